"""Search among the worlds that a seat may think possible, in both gears.

`tree` knows no game; a module of a game's name says what is tried in it and how a deal is played
out; `thinking` runs that in either gear, by iterations and by the clock.
"""
