"""How two hands of three cards play out, in heights; and where a strategy keeps its numbers.

A *strategy* of a seat is one flat array. Cards of a hand are numbered 0 to 2, lowest first. The
first card is chosen among three, the second among the two that are left, the last is forced.

Leader, class h of `classes`, height of a card among `tops`:
  first(h): chances of the three leads;
  again(h, i): after lead i has won: chance to lead the lower of the two left;
  reply(h, i, b, c): after b has beaten lead i and c is led: chance of the lower of the two left,
  where both or neither of them beat c.
Dealer:
  answer(h, a): chances of the three cards on lead a: only those that beat, where one does;
  lead(h, a, j): after j has beaten a: chance to lead the lower of the two left;
  reply(h, a, j, c): after j went face down on a and c is led: as above.
"""

from kolmikko.dialect import rule


@rule
def first_at(h: int) -> int:
    """Where the leader's three chances of the first lead begin."""
    return 3 * h


@rule
def again_at(classes: int, h: int, i: int) -> int:
    """The place of the leader's second lead."""
    return 3 * classes + 3 * h + i


@rule
def leader_reply_at(classes: int, tops: int, h: int, i: int, b: int, c: int) -> int:
    """The place of the leader's answer in the second trick."""
    return 6 * classes + ((3 * h + i) * tops + b) * tops + c


@rule
def answer_at(tops: int, h: int, a: int) -> int:
    """Where the dealer's three chances of the first answer begin."""
    return 3 * (h * tops + a)


@rule
def lead_at(classes: int, tops: int, h: int, a: int, j: int) -> int:
    """The place of the dealer's lead in the second trick."""
    return 3 * classes * tops + 3 * (h * tops + a) + j


@rule
def dealer_reply_at(classes: int, tops: int, h: int, a: int, j: int, c: int) -> int:
    """The place of the dealer's answer in the second trick."""
    return 6 * classes * tops + (3 * (h * tops + a) + j) * tops + c


def leader_length(classes: int, tops: int) -> int:
    """How long a leader's strategy is."""
    return leader_reply_at(classes, tops, classes, 0, 0, 0)


def dealer_length(classes: int, tops: int) -> int:
    """How long a dealer's strategy is."""
    return dealer_reply_at(classes, tops, classes, 0, 0, 0)


@rule
def lower(i: int) -> int:
    """The lower of the two cards that are left without card i."""
    return 1 if i == 0 else 0


@rule
def higher(i: int) -> int:
    """The higher of the two cards that are left without card i."""
    return 1 if i == 2 else 2


@rule
def is_free(low: int, high: int, c: int) -> bool:
    """Whether both of two cards may answer c: both beat it, or neither does."""
    return low > c or high <= c


@rule
def after_beaten(c: int, d: int, r: int, s: int) -> int:
    """Tricks of the leader whose first lead was beaten.

    The dealer leads c and has d left; the leader answers r and has s left.
    """
    if r > c:
        return 2 if s >= d else 1
    return 1 if s > d else 0


@rule
def after_won(c: int, s: int, r: int, t: int) -> int:
    """Tricks of the leader whose first lead won.

    The leader leads c and has s left; the dealer answers r and has t left.
    """
    if r > c:
        return 2 if s > t else 1
    return 3 if s >= t else 2
