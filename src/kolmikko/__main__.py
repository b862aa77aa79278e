"""`python -m kolmikko` is the command line."""

from kolmikko.cli import main

main()
