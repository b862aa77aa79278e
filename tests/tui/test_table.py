"""Sitting at the terminal table: choosing, asking why not, exchanging, looking around, leaving."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event

import pytest

from kolmikko.cards import count, members, rank_of
from kolmikko.play.hints import hint_for
from kolmikko.play.saves import Saver, load
from kolmikko.play.table import Table
from kolmikko.rulekit.entries import LANGUAGES
from kolmikko.rulekit.game import Deal
from kolmikko.studies.hints import Hint
from kolmikko.tui.desk import PICK, PLAY, REFUSED, Group
from kolmikko.tui.dialogs import Dialog
from kolmikko.tui.outcome import Outcome
from tests.tui.driving import (
    App,
    Driver,
    act_by_keys,
    click_group,
    is_asked,
    moment,
    persons_turn,
    screen,
    seated,
    table,
    until,
    view_of,
)

Scene = Callable[[App, Driver], Awaitable[None]]


def sit(
    match: Table,
    scene: Scene,
    *,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    saver: Saver | None = None,
) -> App:
    """Play a scene at a table."""

    async def play() -> App:
        async with seated(match, size=size, language=language, saver=saver) as (app, pilot):
            await until(pilot, app, is_asked)
            await scene(app, pilot)
        return app

    return asyncio.run(play())


def with_mark(app: App, mark: str, least: int = 1) -> Group:
    """The first group of the hand with a mark and so many cards."""
    return next(g for g in app.board.hand.groups if g.mark == mark and count(g.cards) >= least)


def in_the_middle(match: Table) -> bool:
    """A person to act with a pair to play, and a card that may not be played."""
    if not persons_turn(match):
        return False
    view = view_of(match, 0)
    legal = view.legal
    pairs = any(legal >> 4 * rank & 2 for rank in range(13))
    held = {rank_of(card) for card in members(view.hand)}
    refused = any(not legal >> 4 * rank & 1 for rank in held)
    return pairs and refused and bool(view.pile) and view.swaps_left[0] > 0


def may_decide(match: Table) -> bool:
    """A person who may keep, exchange or pass."""
    return persons_turn(match) and match.deal.legal_texts() == ["exchange", "keep", "pass"]


def a_rich_hand() -> Table:
    return moment("kolmonen", in_the_middle, seats=3)


def test_a_stack_is_chosen_whole_and_then_one_card_fewer() -> None:
    async def scene(app: App, pilot: Driver) -> None:
        group = with_mark(app, PLAY, least=2)
        most = count(group.cards)
        for wanted in (*range(most, -1, -1), most):
            await pilot.press(group.keys[0])
            assert count(app.desk.chosen) == wanted
        await pilot.press("escape")
        assert app.desk.chosen == 0

    sit(a_rich_hand(), scene)


def test_the_mouse_chooses_as_the_keys_do() -> None:
    async def scene(app: App, pilot: Driver) -> None:
        group = with_mark(app, PLAY, least=2)
        number = list(app.board.hand.groups).index(group)
        await click_group(app, pilot, number)
        assert app.desk.chosen == group.cards
        await click_group(app, pilot, number)
        assert count(app.desk.chosen) == count(group.cards) - 1

    sit(a_rich_hand(), scene)


def test_arrows_and_space_choose_and_enter_plays() -> None:
    async def scene(app: App, pilot: Driver) -> None:
        group = with_mark(app, PLAY)
        await pilot.press(*["right"] * list(app.board.hand.groups).index(group), "space")
        assert app.desk.chosen == group.cards
        before = len(app.table.record.deals[-1].actions)
        await pilot.press("enter")
        played = app.table.record.deals[-1].actions[before]
        assert played.move.verb == "play"
        assert set(played.move.cards) == set(members(group.cards))

    sit(a_rich_hand(), scene)


def test_legal_cards_are_marked_by_more_than_a_colour() -> None:
    async def scene(app: App, pilot: Driver) -> None:
        del pilot
        legal = sum(group.mark == PLAY for group in app.board.hand.groups)
        refused = sum(group.mark == REFUSED for group in app.board.hand.groups)
        lines = app.board.hand.canvas.lines()
        assert lines[-1].count("●") == legal
        assert "".join(lines).count("▛") >= legal
        assert refused > 0

    sit(a_rich_hand(), scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_not_names_the_clause(language: str) -> None:
    async def scene(app: App, pilot: Driver) -> None:
        await pilot.press(with_mark(app, REFUSED).keys[0])
        assert "(K7)" in app.board.turn.text or "(K15)" in app.board.turn.text
        assert app.board.turn.is_refusal
        await pilot.press("y")
        assert isinstance(app.screen, Dialog)
        clause = "K7" if "(K7)" in app.board.turn.text else "K15"
        assert f"{clause}  " in screen(app)
        await pilot.press("enter")
        assert not isinstance(app.screen, Dialog)

    sit(a_rich_hand(), scene, language=language)


@pytest.mark.parametrize("language, best", [("en", "Best:"), ("fi", "Paras"), ("pl", "Najlepiej:")])
def test_a_bot_is_asked_for_a_hint_and_the_game_may_go_on_meanwhile(
    language: str, best: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    go = Event()

    def slow(deal: Deal, seat: int) -> Hint:
        go.wait(60)
        return hint_for(deal, seat)

    monkeypatch.setattr("kolmikko.tui.course.hint_for", slow)

    async def scene(app: App, pilot: Driver) -> None:
        await pilot.press("i")
        assert not isinstance(app.screen, Dialog)
        go.set()
        await until(pilot, app, lambda app: best in screen(app))
        await pilot.press("enter")
        go.clear()
        await pilot.press("i", with_mark(app, PLAY).keys[0], "enter")
        go.set()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert not isinstance(app.screen, Dialog)

    sit(a_rich_hand(), scene, language=language)


def test_why_not_names_the_option_that_decides() -> None:
    async def scene(app: App, pilot: Driver) -> None:
        await pilot.press("f")
        assert "(KQ17)" in app.board.turn.text
        await pilot.press("w")
        assert "blind_flip" in screen(app)

    sit(a_rich_hand(), scene)


def test_a_right_click_asks_why_not() -> None:
    async def scene(app: App, pilot: Driver) -> None:
        number = list(app.board.hand.groups).index(with_mark(app, REFUSED))
        await click_group(app, pilot, number, button=3)
        assert isinstance(app.screen, Dialog)

    sit(a_rich_hand(), scene)


def test_a_rank_that_one_has_not_got_is_refused_in_words() -> None:
    async def scene(app: App, pilot: Driver) -> None:
        held = {key for group in app.board.hand.groups for key in group.keys}
        for key in set("234567890jqka") - held:
            await pilot.press(key)
            assert "(K4)" in app.board.turn.text or "(K20)" in app.board.turn.text

    sit(a_rich_hand(), scene)


def test_taking_the_pile_although_one_could_play_is_asked_about() -> None:
    async def scene(app: App, pilot: Driver) -> None:
        before = len(app.table.record.deals[-1].actions)
        await pilot.press("t")
        assert len(app.table.record.deals[-1].actions) == before
        await pilot.press("t")
        assert app.table.record.deals[-1].actions[before].move.verb == "take"

    sit(a_rich_hand(), scene)


def test_three_cards_are_exchanged_for_the_row() -> None:
    async def scene(app: App, pilot: Driver) -> None:
        row = view_of(app.table, 0).table[0]
        await pilot.press("s")
        assert all(group.mark == PICK for group in app.board.hand.groups)
        hand = view_of(app.table, 0).hand
        for group in app.board.hand.groups:
            for _ in range(min(count(group.cards), 3 - count(app.desk.chosen))):
                await pilot.press(group.keys[0])
        wanted = app.desk.chosen
        assert count(wanted) == 3
        shown = "\n".join(app.board.scene.canvas.lines())
        assert all(app.board.pack.name(card) in shown for card in members(wanted))
        await pilot.press("enter")
        view = view_of(app.table, 0)
        assert view.table[0] == wanted
        assert view.hand == hand & ~wanted | row

    sit(moment("kolmonen", persons_turn, seats=3), scene)


def test_an_exchange_can_be_given_up() -> None:
    async def scene(app: App, pilot: Driver) -> None:
        await pilot.press("s", "space", "escape")
        assert app.desk.chosen == 0
        assert any(group.mark != PICK for group in app.board.hand.groups)

    sit(moment("kolmonen", persons_turn, seats=3), scene)


def test_before_the_first_card_the_row_is_arranged_where_the_table_wants_it() -> None:
    async def scene(app: App, pilot: Driver) -> None:
        row = view_of(app.table, 0).table[0]
        assert app.desk.chosen == row
        await pilot.press("enter")
        done = [(a.seat, a.move.verb) for a in app.table.record.deals[-1].actions]
        assert (0, "arrange") in done
        assert view_of(app.table, 0).table[0] == row

    sit(moment("kolmonen", persons_turn, seats=2, preset="china_hand"), scene)


@pytest.mark.parametrize("key, verb", [("k", "keep"), ("e", "exchange"), ("p", "pass")])
def test_keep_exchange_and_pass_have_keys(key: str, verb: str) -> None:
    async def scene(app: App, pilot: Driver) -> None:
        offer = next(offer for offer in app.board.bar.offers if offer.verb == verb)
        assert offer.is_legal
        before = len(app.table.record.deals[-1].actions)
        await pilot.press(key)
        assert app.table.record.deals[-1].actions[before].move.verb == verb

    sit(moment("trojka", may_decide, seats=4), scene)


def test_the_screen_follows_the_terminal_live() -> None:
    async def scene(app: App, pilot: Driver) -> None:
        for width, height in ((140, 40), (100, 30), (80, 24), (60, 18), (200, 60), (80, 24)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            text = screen(app)
            letters = {app.board.pack.letters[rank_of(c)] for c in members(app.board.hand.chosen)}
            assert letters <= set(text.split())
            marks = app.board.hand.canvas.lines()[-1]
            assert "●" in marks, f"{width}×{height}"
            assert app.board.panel.display == (width >= 100)

    sit(a_rich_hand(), scene)


def test_every_rank_of_a_big_hand_is_on_a_small_screen() -> None:
    def is_big(match: Table) -> bool:
        return persons_turn(match) and count(view_of(match, 0).hand) >= 20

    async def scene(app: App, pilot: Driver) -> None:
        del pilot
        hand = view_of(app.table, 0).hand
        line = " ".join(app.board.hand.canvas.lines())
        for card in members(hand):
            assert app.board.pack.letters[rank_of(card)] in line

    sit(moment("kolmonen", is_big, seats=2), scene)


@pytest.mark.parametrize("language, letters", [("en", "JQK"), ("fi", "JQK"), ("pl", "WDK")])
def test_cards_have_the_letters_of_the_language(language: str, letters: str) -> None:
    async def scene(app: App, pilot: Driver) -> None:
        del pilot
        assert app.board.pack.letters[9:12] == tuple(letters)

    sit(a_rich_hand(), scene, language=language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game, seats", [("kolmonen", 5), ("trojka", 9)])
def test_the_whole_table_speaks_each_language(game: str, seats: int, language: str) -> None:
    async def scene(app: App, pilot: Driver) -> None:
        for key in ("question_mark", "r"):
            await pilot.press(key)
            assert isinstance(app.screen, Dialog)
            await pilot.press("escape")
        await pilot.press("plus", "minus", "c", "f4", "l", "l")
        text = screen(app)
        assert all(name in text for name in app.course.names[1:])

    sit(moment(game, persons_turn, seats=seats), scene, language=language)


def test_a_match_is_taken_up_where_it_was_left(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KOLMIKKO_DATA", str(tmp_path_factory.mktemp("data")))
    saver = Saver()

    async def leave(app: App, pilot: Driver) -> None:
        await act_by_keys(app, pilot)
        await until(pilot, app, is_asked)
        await pilot.press("ctrl+q")
        assert isinstance(app.screen, Dialog)
        await pilot.press("enter")

    left = a_rich_hand()
    assert sit(left, leave, saver=saver).return_value == Outcome.LEFT
    assert saver.path is not None
    again = load(saver.path)
    assert view_of(again, 0) == view_of(left, 0)

    async def go_on(app: App, pilot: Driver) -> None:
        log = "\n".join(line.text for line in app.board.panel.lines)
        assert "You play" in log
        await act_by_keys(app, pilot)

    sit(again, go_on, saver=saver)


def test_somebody_is_told_when_another_program_goes_on_with_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KOLMIKKO_DATA", str(tmp_path))
    saver = Saver()

    async def scene(app: App, pilot: Driver) -> None:
        await act_by_keys(app, pilot)
        assert saver.path is not None
        saver.path.write_text("{}")
        await until(pilot, app, is_asked)
        await act_by_keys(app, pilot)
        told = [notice.message for notice in app._notifications]
        assert told == [app.words.say("ui-save-parted", path=str(saver.path))]

    match = table("kolmonen", seats=2, persons=1, seed="elm")
    sit(match, scene, saver=saver)
    assert saver.parted is not None
    assert saver.parted.read_text() == "{}"


def test_leaving_is_asked_about() -> None:
    async def scene(app: App, pilot: Driver) -> None:
        await pilot.press("ctrl+c", "escape")
        assert not isinstance(app.screen, Dialog)
        assert app.return_value is None

    sit(a_rich_hand(), scene)
