"""`python -m bench.profiled FILE serve …`: the program under cProfile, by CPU time."""

import cProfile
import sys
import time

from kolmikko.cli import main

if __name__ == "__main__":
    path = sys.argv.pop(1)
    profile = cProfile.Profile(time.thread_time)
    try:
        profile.runcall(main)
    finally:
        profile.dump_stats(path)
