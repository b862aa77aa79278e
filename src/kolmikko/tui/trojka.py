"""Trójka on the screen: which cards may be chosen, and what the buttons do."""

from collections.abc import Sequence
from typing import Final

from kolmikko.cards import RANKS, lowest, members, name_of, of_rank, suit_of
from kolmikko.games.trojka.observe import View
from kolmikko.games.trojka.options import Options
from kolmikko.games.trojka.state import DECIDING, OVER, TRICKS
from kolmikko.rulekit.game import Move
from kolmikko.text.catalog import Words
from kolmikko.tui.canvas import Canvas
from kolmikko.tui.cards import Pack
from kolmikko.tui.desk import FACE_DOWN, PLAY, REFUSED, Group, Offer, Story, rank_keys
from kolmikko.tui.trojka_scene import TrojkaTable, laid_after

DECISIONS: Final = (("keep", "k"), ("exchange", "e"), ("pass", "p"))
"""The decisions in the order of their bits in a view, with their keys."""


class TrojkaDesk:
    """A desk of Trójka; see `desk.Desk` for what its members mean."""

    def __init__(self, words: Words, options: Options) -> None:
        self.words = words
        self.options = options
        self.chosen = 0
        self.story: Story

    @property
    def view(self) -> View:
        view = self.story.view
        assert isinstance(view, View)
        return view

    @property
    def mine(self) -> bool:
        """Whether the viewer is to act."""
        v = self.view
        return v.viewer == v.turn and v.stage != OVER

    def take_in(self, story: Story) -> None:
        self.story = story
        self.chosen &= self.view.hand

    def groups(self) -> Sequence[Group]:
        v = self.view
        trumps = [card for card in members(v.hand) if suit_of(card) == v.trump]
        plain = [card for card in members(v.hand) if suit_of(card) != v.trump]
        return [Group(1 << card, self._keys(card), self._mark(card)) for card in plain + trumps]

    def _keys(self, card: int) -> tuple[str, ...]:
        letter = name_of(card)[0]
        return rank_keys(self.words.say(f"rank-{letter}.index"), letter)

    def _mark(self, card: int) -> str:
        if not self.mine or self.view.stage != TRICKS:
            return ""
        if self.view.plays >> card & 1:
            return PLAY
        return FACE_DOWN if self.view.discards >> card & 1 else REFUSED

    def toggle(self, group: Group) -> None:
        self.chosen = 0 if self.chosen == group.cards else group.cards

    def offers(self) -> Sequence[Offer]:
        if not self.mine:
            return []
        if self.view.stage == DECIDING:
            return [self._decision(bit) for bit in range(len(DECISIONS))]
        return self._card_offers() if self.view.stage == TRICKS else []

    def _decision(self, bit: int) -> Offer:
        verb, key = DECISIONS[bit]
        legal = bool(self.view.decisions >> bit & 1)
        label = self.words.say(f"ui-{verb}")
        return Offer(verb, key, label, Move(verb), legal, is_main=bit == 0)

    def _card_offers(self) -> Sequence[Offer]:
        v = self.view
        if not self.chosen:
            return [Offer(PLAY, "", self.words.say("ui-choose-card"), None, is_main=True)]
        card = lowest(self.chosen)
        up, down = bool(v.plays >> card & 1), bool(v.discards >> card & 1)
        face_up = Offer(PLAY, "", self._label("play-card"), Move(PLAY, (card,)), up, is_main=True)
        face_down = Offer(
            "discard", "", self._label("discard"), Move("discard", (card,)), down, is_main=not up
        )
        if up and down:
            return [face_up, Offer("discard", "x", face_down.label, face_down.move)]
        return [face_up if up or not v.laid else face_down]

    def _label(self, what: str) -> str:
        return self.words.say(f"ui-{what}", cards=name_of(lowest(self.chosen)))

    def start(self, verb: str) -> bool:
        return False

    def give_up(self) -> bool:
        had = bool(self.chosen)
        self.chosen = 0
        return had

    def hint(self) -> str:
        if self.mine and self.view.stage == DECIDING:
            return self.words.say("ui-decide-hint")
        return ""

    def asked(self, group: Group) -> Move:
        card = lowest(group.cards)
        may_only_play = self.view.plays >> card & 1 and not self.view.discards >> card & 1
        return Move("discard" if may_only_play else PLAY, (card,))

    def lacking(self, key: str) -> Move | None:
        for rank, letter in enumerate(RANKS):
            if key in rank_keys(self.words.say(f"rank-{letter}.index"), letter):
                return Move(PLAY, (lowest(of_rank(rank) & ~self.view.hand),))
        return None

    def draw(self, canvas: Canvas, pack: Pack) -> None:
        laid = laid_after(self.story.shown)
        TrojkaTable(canvas, pack, self.words, self.story, self.view, laid).draw()
