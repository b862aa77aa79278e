"""Whether a bot knows what its choice is worth, or has an estimate."""

from kolmikko.bots.base import Choice


def is_exact(choice: Choice) -> bool:
    """Whether the values are those of a solution.

    A search shares its iterations out among the actions; what is solved took all its work for each
    of them (`bots.finishing`).
    """
    return sum(one.visits for one in choice.tried) > choice.iterations
