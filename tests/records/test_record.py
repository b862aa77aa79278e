"""A record is strict: whatever is wrong with it is an error that says where. Nothing is guessed."""

import json
from pathlib import Path

import pytest

from kolmikko.records.files import read_file, read_lines, read_text, record_data
from kolmikko.records.record import RecordError, read_record
from kolmikko.records.replay import replay

DECK = (
    "7c 2d Ts 9h 3c Kd 4h Qs 2s 5c 6d Jc 8h 8d Ah 3d 9c Tc 4c 5d 7h Kc Qd 6s Js As 2c "
    "3h 4d 5h 6c 7d 8c 9d Td Jd Qc Kh Ad 2h 3s 4s 5s 6h 7s 8s 9s Th Jh Qh Ks Ac"
)


WRITTEN = 'an action is written SEAT VERB CARDS, such as "p1 play 5c 5d"'


def kolmonen(
    *, top: str = "", dealer: str = "p2", deck: str = DECK, actions: str = "", deal: str = ""
) -> str:
    return f"""
game = "kolmonen"
players = ["Aino", "Ville"]
{top}
[[deal]]
dealer = "{dealer}"
deck = "{deck}"
actions = [{actions}]
{deal}
"""


def trojka(*, top: str = "stake = 5", deck: str = DECK, actions: str = "") -> str:
    return f"""
game = "trojka"
players = ["Aino", "Ville", "Ewa"]
{top}
[[deal]]
dealer = "p3"
deck = "{deck}"
actions = [{actions}]
"""


def error(text: str) -> str:
    """What is wrong with a record, read and replayed."""
    with pytest.raises(RecordError) as caught:
        for _ in replay(read_text(text, "a.toml")):
            pass
    return str(caught.value)


def test_the_record_that_the_errors_start_from_is_right() -> None:
    steps = list(replay(read_text(kolmonen(actions='"p1 play 8h"'), "a.toml")))
    assert [step.number for step in steps] == [0, 1]


@pytest.mark.parametrize(
    "text, wrong",
    [
        ("", "a.toml: game = None is not one of: kolmonen, trojka"),
        ('game = "bridge"', "a.toml: game = 'bridge' is not one of: kolmonen, trojka"),
        ("game = [", "a.toml: is not TOML: Invalid value (at end of document)"),
        (
            'a = 1\na = 2\ngame = "kolmonen"',
            "a.toml: is not TOML: Cannot overwrite a value (at line 2, column 6)",
        ),
        (
            kolmonen(top="stake = 5"),
            "a.toml: unknown key 'stake' (there are: game, preset, players, rules, deal)",
        ),
        (
            kolmonen(top='preset = "wild"'),
            "a.toml: preset = 'wild' is not one of: classic, china_hand, shithead_basic",
        ),
        (
            kolmonen(top="rules = 3"),
            'a.toml: rules must be a table, such as { two_effect = "reset_only" }',
        ),
        (
            kolmonen(top='rules = { two_effect = "off" }'),
            'a.toml: rules: two_effect = "off" is not one of: "play_again_optional", '
            '"play_again_forced", "reset_only", "clears_pile"',
        ),
        (
            kolmonen(top="rules = { voluntary_pickup = 1 }"),
            "a.toml: rules: voluntary_pickup = 1 is not one of: true, false",
        ),
        (
            kolmonen(top="rules = { table_swap_limit = -1 }"),
            "a.toml: rules: table_swap_limit = -1 is not a number from 0 to 1000000000",
        ),
        (
            kolmonen(dealer="p3"),
            "a.toml: deal 1: dealer 'p3' is not one of: p1, p2",
        ),
        (
            kolmonen(deal='note = "x"'),
            "a.toml: deal 1: unknown key 'note' (there are: dealer, deck, actions)",
        ),
        (kolmonen(deck=DECK.replace("7c", "7x")), "a.toml: deal 1: no such card: '7x'"),
        (kolmonen(deck=DECK.replace("7c", "2d")), "a.toml: deal 1: 2d is twice in the deck"),
        (
            kolmonen(deck=DECK.replace("7c ", "")),
            "a.toml: deal 1: the deck has 51 of 52 cards; missing: 7c",
        ),
        (
            kolmonen(actions='"p3 play 4c"'),
            "a.toml: deal 1, action 1 \"p3 play 4c\": seat 'p3' is not one of: p1, p2",
        ),
        (
            kolmonen(actions='"p1 pass"'),
            "a.toml: deal 1, action 1 \"p1 pass\": verb 'pass' is not one of: "
            "play, take, flip, swap, arrange, reveal, end",
        ),
        (
            kolmonen(actions='"p1 play 4x"'),
            "a.toml: deal 1, action 1 \"p1 play 4x\": no such card: '4x'",
        ),
        (
            kolmonen(actions='"p1 play ??"'),
            "a.toml: deal 1, action 1 \"p1 play ??\": no such card: '??'",
        ),
        (
            kolmonen(actions='"p1 take 4c"'),
            'a.toml: deal 1, action 1 "p1 take 4c": take takes no cards',
        ),
        (
            kolmonen(actions='"p1"'),
            'a.toml: deal 1, action 1 "p1": ' + WRITTEN,
        ),
        (
            kolmonen(actions="4"),
            "a.toml: deal 1, action 1 4: " + WRITTEN,
        ),
        (trojka(top=""), "a.toml: stake is required: chips of one ante, 0 or more"),
        (trojka(top="stake = 5.0"), "a.toml: stake is required: chips of one ante, 0 or more"),
        (trojka(top="stake = true"), "a.toml: stake is required: chips of one ante, 0 or more"),
        (
            trojka(top="stake = 1000000000000001"),
            "a.toml: stake: 1000000000000001 is not from 0 to 1000000000000000 chips",
        ),
        (
            trojka(top="stake = -1"),
            "a.toml: stake: -1 is not from 0 to 1000000000000000 chips",
        ),
        (
            trojka(top="stake = 5\nbank = -1"),
            "a.toml: bank: -1 is not from 0 to 1000000000000000 chips",
        ),
        (
            trojka(top="stake = 5\nbalances = [1, 2, -2000000000000000]"),
            "a.toml: balances: -2000000000000000 is not from -1000000000000000 to "
            "1000000000000000 chips",
        ),
        (trojka(top="stake = 5\nbank = 1.5"), "a.toml: bank must be a number of chips, 0 or more"),
        (
            kolmonen().replace('"Aino"', '"Ai\\nno"'),
            "a.toml: the name 'Ai\\nno' has a line break or another control character in it",
        ),
        (
            kolmonen().replace('"Aino"', '"Aino\\u202e"'),
            "a.toml: the name 'Aino\\u202e' has a line break or another control character in it",
        ),
        (
            trojka(top="stake = 5\nbalances = [1, 2]"),
            "a.toml: balances must be a list with a number of chips for each player",
        ),
        (
            trojka(top="stake = 5\nrules = { deck_size = 32 }"),
            "a.toml: deal 1: 2d is not in the pack of 32 cards",
        ),
    ],
)
def test_what_is_wrong_is_named_with_its_place(text: str, wrong: str) -> None:
    assert error(text) == wrong


@pytest.mark.parametrize(
    "text, wrong",
    [
        (
            kolmonen(actions='"p1 play 8h", "p2 play 3d"'),
            'a.toml: deal 1, action 2 "p2 play 3d": refused by K7',
        ),
        (
            kolmonen(actions='"p2 play 5d"'),
            'a.toml: deal 1, action 1 "p2 play 5d": refused by K7',
        ),
        (
            kolmonen(actions='"p1 play 8h 8h"'),
            'a.toml: deal 1, action 1 "p1 play 8h 8h": refused by K8',
        ),
        (
            kolmonen(actions='"p1 play"'),
            'a.toml: deal 1, action 1 "p1 play": refused by K5',
        ),
        (
            kolmonen(actions='"p1 swap 4c"'),
            'a.toml: deal 1, action 1 "p1 swap 4c": refused by K19',
        ),
        (
            kolmonen(actions='"p1 swap 4c 4c 4c"'),
            'a.toml: deal 1, action 1 "p1 swap 4c 4c 4c": refused by K19',
        ),
        (
            kolmonen(actions='"p1 arrange 4c"'),
            'a.toml: deal 1, action 1 "p1 arrange 4c": refused by KQ28',
        ),
        (trojka(actions='"p2 play"'), 'a.toml: deal 1, action 1 "p2 play": refused by T16'),
        (kolmonen(actions='"p1 play Ac"'), 'a.toml: deal 1, action 1 "p1 play Ac": refused by K4'),
        (kolmonen(actions='"p1 take"'), 'a.toml: deal 1, action 1 "p1 take": refused by KQ15'),
        (trojka(actions='"p1 pass"'), 'a.toml: deal 1, action 1 "p1 pass": refused by T18'),
    ],
)
def test_an_action_that_is_not_legal_is_named_with_its_clause(text: str, wrong: str) -> None:
    assert error(text) == wrong


@pytest.mark.parametrize("name", ["", "Åke", "Дмитро", "עברית\u200f", "👩\u200d🦱", "O'Neill 2"])
def test_names_may_be_written_in_any_script(name: str) -> None:
    assert read_text(kolmonen().replace("Aino", name), "a").players[0] == name


def test_an_answer_that_is_null_is_named() -> None:
    data = record_data(read_text(kolmonen(), "a"))
    with pytest.raises(RecordError) as caught:
        read_record({**data, "rules": {"two_effect": None}}, "a")
    assert str(caught.value).startswith('a: rules: two_effect = null is not one of: "play_again_')
    with pytest.raises(RecordError, match="turn_limit = null is not a number from 1 to 1000000000"):
        read_record({**data, "rules": {"turn_limit": None}}, "a")


@pytest.mark.parametrize(
    "second", ["p1 pass", "p9 take", "p2 play 4x", "p2 take 4c", "p2", "", "p2 play ??"]
)
def test_the_record_up_to_what_is_no_action_comes_with_the_error(second: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_text(kolmonen(actions=f'"p1 play 8h", "{second}", "p1 take"'), "a")
    assert str(caught.value).startswith(f'a: deal 1, action 2 "{second}": ')
    begun = caught.value.record
    assert begun is not None
    assert [step.number for step in replay(begun)] == [0, 1]


def test_the_deals_before_what_is_no_deal_come_with_the_error() -> None:
    second = kolmonen(deck=DECK.replace("7c", "2d"))
    text = kolmonen(actions='"p1 play 8h"') + second[second.index("[[deal]]") :]
    with pytest.raises(RecordError) as caught:
        read_text(text, "a")
    assert str(caught.value) == "a: deal 2: 2d is twice in the deck"
    begun = caught.value.record
    assert begun is not None
    assert [deal.actions[0].text for deal in begun.deals] == ["p1 play 8h"]
    with pytest.raises(RecordError) as caught:
        read_text(second, "a")
    assert caught.value.record is None


def test_only_the_last_deal_may_be_unfinished() -> None:
    two_deals = kolmonen() + kolmonen()[kolmonen().index("[[deal]]") :]
    assert error(two_deals) == "a.toml: deal 1: is not finished, and is not the last one"


def test_too_many_players_are_refused_with_the_sum() -> None:
    six = kolmonen().replace('"Aino", "Ville"', ", ".join(['"x"'] * 6))
    assert error(six) == "a.toml: 6 players cannot play: 6 * 9 = 54 > 52"


def test_unknown_cards_can_be_shown_but_not_replayed() -> None:
    text = kolmonen(deck=DECK.replace("7c", "??"))
    assert read_text(text, "a.toml").deals[0].is_partial
    assert error(text) == (
        "a.toml: deal 1: has unknown cards (??): the view of one seat can be shown, not replayed"
    )


def test_an_error_stays_on_one_line_whatever_stands_in_the_record() -> None:
    text = kolmonen(top='"bad\\nkey\\u001b[2J" = 1')
    assert error(text).isprintable()
    text = kolmonen(top='rules = { two_effect = "a\\nb" }')
    assert error(text).isprintable()


@pytest.mark.parametrize("digits", ["9" * 5000, "0x" + "f" * 5000])
def test_a_number_of_thousands_of_digits_is_an_error_like_any_other(digits: str) -> None:
    for key in ("game", "stake", "bank"):
        with pytest.raises(RecordError):
            read_text(f"game = 'trojka'\nplayers = ['a', 'b']\n{key} = {digits}".lstrip(), "a")
    with pytest.raises(RecordError):
        read_text(kolmonen(top=f"rules = {{ progress_limit = {digits} }}"), "a")


def test_a_file_that_is_not_there_or_not_text_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"none\.toml: cannot be read: No such file"):
        read_file(tmp_path / "none.toml")
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b'game = "kolmonen" # \xe4')
    with pytest.raises(RecordError, match=r"latin\.toml: cannot be read: it is not UTF-8 text"):
        read_file(latin)
    with pytest.raises(RecordError, match="cannot be read: Is a directory"):
        read_file(tmp_path)


@pytest.mark.parametrize(
    "line, wrong",
    [
        (b"{", "line 1: is not JSON: Expecting property name"),
        (b"[]", "line 1: is not a JSON object"),
        (b"\xff", "line 1: cannot be read: it is not UTF-8 text"),
        (b'{"record": 3}', "line 1: record = 3 is not a name"),
        (b'{"record": "b", "game": "x"}', "b: game = 'x' is not one of: kolmonen, trojka"),
        (b'{"game": "x", "game": "y"}', "line 1: is not JSON: a key stands twice in one object"),
        (b"[" * 3000, "line 1: is not JSON: maximum recursion depth exceeded"),
    ],
)
def test_a_line_that_is_no_record_is_named(line: bytes, wrong: str) -> None:
    (found,) = read_lines([line])
    assert str(found).startswith(wrong)


def test_json_lines_hold_the_same_keys_and_the_deck_may_be_a_list() -> None:
    record = {
        "record": "b",
        "game": "kolmonen",
        "players": ["Aino", "Ville"],
        "deal": [{"dealer": "p2", "deck": DECK.split(), "actions": ["p1 play 4c"]}],
    }
    (found,) = read_lines(["", json.dumps(record), "\n"])
    assert found == read_text(kolmonen(actions='"p1 play 4c"'), "b")
