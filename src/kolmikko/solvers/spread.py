"""How the tricks of two known hands are likely to end when both play by a strategy."""

from dataclasses import dataclass

from kolmikko.solvers.hands import Three
from kolmikko.solvers.position import NONE
from kolmikko.solvers.seats import Play
from kolmikko.solvers.tricks import after_beaten, after_won, higher, is_free, lower

Chances = list[float]
"""Of 0, 1, 2 and 3 tricks of the leader."""


@dataclass(slots=True)
class Course:
    """Two hands in heights, and the numbers of the cards that have gone, else NONE.

    `lead` and `answer` went in the first trick; in the second the winner led card `again`, and the
    other answers with card `reply`.
    """

    leader: Three
    dealer: Three
    lead: int = NONE
    answer: int = NONE
    again: int = NONE
    reply: int = NONE


def spread(play: Play, course: Course) -> Chances:
    """The chances of the leader's tricks."""
    total = [0.0] * 4
    if course.reply != NONE:
        total[_tricks(course)] = 1.0
        return total
    for chance, further in _steps(play, course):
        if chance > 0:
            for tricks, each in enumerate(spread(play, further)):
                total[tricks] += chance * each
    return total


def _steps(play: Play, course: Course) -> list[tuple[float, Course]]:
    """All that can come next, each with its chance."""
    x, y, lead, answer, again = (
        course.leader,
        course.dealer,
        course.lead,
        course.answer,
        course.again,
    )
    if lead == NONE:
        return [(p, Course(x, y, n)) for n, p in enumerate(play.first(x))]
    if answer == NONE:
        return [(p, Course(x, y, lead, n)) for n, p in enumerate(play.answer(y, x[lead]))]
    beaten = y[answer] > x[lead]
    if again == NONE:
        gone = answer if beaten else lead
        chance = play.lead(y, x[lead], answer) if beaten else play.again(x, lead)
        return [
            (chance, Course(x, y, lead, answer, lower(gone))),
            (1 - chance, Course(x, y, lead, answer, higher(gone))),
        ]
    hand, gone, led = (x, lead, y[again]) if beaten else (y, answer, x[again])
    chance = 0.0
    if is_free(hand[lower(gone)], hand[higher(gone)], led):
        if beaten:
            chance = play.leader_reply(x, lead, y[answer], led)
        else:
            chance = play.dealer_reply(y, x[lead], answer, led)
    return [
        (chance, Course(x, y, lead, answer, again, lower(gone))),
        (1 - chance, Course(x, y, lead, answer, again, higher(gone))),
    ]


def _tricks(course: Course) -> int:
    """The leader's tricks of a course that is over but for the last cards."""
    lead, answer, again, reply = course.lead, course.answer, course.again, course.reply
    x, y = course.leader, course.dealer
    if y[answer] > x[lead]:
        return after_beaten(y[again], y[3 - answer - again], x[reply], x[3 - lead - reply])
    return after_won(x[again], x[3 - lead - again], y[reply], y[3 - answer - reply])
