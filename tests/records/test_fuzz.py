"""Whatever is done to a record, reading it gives the same trace, another one, or a RecordError."""

import json
from collections.abc import Callable
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from kolmikko.games import GAMES
from kolmikko.match import after_deal, begin_match, next_setup
from kolmikko.records.files import read_lines, read_text, record_data, write_record
from kolmikko.records.record import (
    Action,
    DealRecord,
    Record,
    RecordError,
    action_text,
    is_name,
    read_record,
)
from kolmikko.records.trace import trace
from kolmikko.rulekit.game import Money
from kolmikko.shuffle import shuffled
from kolmikko.testing import at_random, options_of, seats_allowed, walk

EXAMPLES = Path(__file__).parent / "examples"
TEXTS = [path.read_text("utf-8") for path in sorted(EXAMPLES.glob("*.toml"))]
TOKENS = (
    *("p1", "p9", "play", "take", "draw", "swap", "4c", "Kd", "??", "deck", "dealer", "stake"),
    *(
        "game",
        '"',
        "[[deal]]",
        "= 3",
        "= []",
        "= {}",
        "1979-05-27",
        "nan",
        "true",
        "\n",
        "'",
        "\\u",
    ),
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(TOKENS),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=6,
)


def replayed(record: Record) -> int:
    """Lines of a record's trace; nothing but a RecordError may come instead."""
    lines, wrong = 0, ""
    try:
        for line in trace(record, "x"):
            json.dumps(line)
            lines += 1
    except RecordError as error:
        wrong = str(error)
    assert wrong.isprintable()
    return lines


def checked(read: Callable[[], Record]) -> None:
    """Read and replay a record; nothing but a RecordError may come of it, on one line."""
    wrong = ""
    try:
        replayed(read())
    except RecordError as error:
        wrong = str(error)
    assert wrong.isprintable()


@st.composite
def broken_texts(draw: st.DrawFn) -> str:
    """A record with pieces cut out, doubled, or put in."""
    text = draw(st.sampled_from(TEXTS))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 40)))
        piece = draw(st.sampled_from(TOKENS) | st.text(max_size=4) | st.just(text[start:end] * 2))
        text = text[:start] + piece + text[end:]
    return text


@st.composite
def changed_data(draw: st.DrawFn) -> object:
    """The data of a record with one value, somewhere, replaced by anything."""
    data: object = record_data(read_text(draw(st.sampled_from(TEXTS)), "x"))
    place, whole = data, data
    while isinstance(place, dict | list) and place:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = draw(st.sampled_from(keys))
        inner = place[key]
        if not isinstance(inner, dict | list) or draw(st.booleans()):
            place[key] = draw(VALUES)
            break
        place = inner
    return whole


@settings(max_examples=150, deadline=None)
@given(broken_texts())
def test_a_broken_text_is_a_record_or_a_record_error(text: str) -> None:
    checked(lambda: read_text(text, "x"))


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=60) | st.text(max_size=60))
def test_any_line_is_a_record_or_a_record_error(line: bytes | str) -> None:
    for found in read_lines([line]):
        assert isinstance(found, RecordError)
        assert str(found).isprintable()


@settings(max_examples=150, deadline=None)
@given(changed_data())
def test_changed_data_are_a_record_or_a_record_error(data: dict[str, object]) -> None:
    checked(lambda: read_record(data, "x"))


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Whole and unfinished records of both games, under any house rules, of one or two deals."""
    game = GAMES[draw(st.sampled_from(list(GAMES)))]
    preset = draw(st.sampled_from(list(game.presets)))
    options = draw(options_of(game))
    seats = draw(st.sampled_from(seats_allowed(game, options)[:4]))
    money = Money(draw(st.integers(0, 9)), (100,) * seats) if game.needs_stake() else None
    match = begin_match(game, options, seats, draw(st.integers(0, seats - 1)), None, money)
    deals: list[DealRecord] = []
    for number in range(draw(st.integers(1, 2))):
        deck = shuffled(game.pack(options), str(draw(st.integers(0, 99))), number)
        deal = game.deal(next_setup(match, deck))
        actions = []
        for step in walk(deal, at_random(draw(st.integers(0, 99))), 60):
            if step.events:
                actions.append(Action(step.seat, step.move, action_text(step.seat, step.move)))
        deals.append(DealRecord(match.dealer, deck, tuple(actions)))
        if deal.actor is not None:
            break
        match = after_deal(match, deal)
    names = tuple(draw(st.lists(st.text().filter(is_name), min_size=seats, max_size=seats)))
    rules = options.differences(game.presets[preset])
    return Record("x", game, preset, rules, options, names, money, tuple(deals))


@settings(max_examples=60, deadline=None)
@given(records())
def test_any_record_written_and_read_again_is_the_same(record: Record) -> None:
    assert read_text(write_record(record), "x") == record
    (found,) = read_lines([json.dumps({**record_data(record), "record": "x"})])
    assert found == record
    actions = sum(len(deal.actions) for deal in record.deals)
    assert replayed(record) == actions + len(record.deals)
