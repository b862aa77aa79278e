"""A table that people and bots share: what they ask for, what happened, and who may see what.

The core (`decide`, `evolve`, `house`, `views`) is pure and holds frozen values; `service` runs
one mailbox a table around it and reaches the outside only through `ports`. No rule of a game is
here: those are asked through `rulekit.game.Deal`. No SQL, socket or sentence either.
"""
