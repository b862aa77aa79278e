"""Kolmonen on the screen: which cards may be chosen, and what the buttons do."""

from collections.abc import Sequence
from typing import Final

from kolmikko.cards import (
    RANKS,
    count,
    first_cards,
    lowest,
    members,
    name_of,
    of_rank,
    rank_of,
)
from kolmikko.games.kolmonen.actions import ARRANGE, END, FLIP, REVEAL, SWAP, TAKE
from kolmikko.games.kolmonen.observe import View
from kolmikko.games.kolmonen.options import Options
from kolmikko.games.kolmonen.state import ARRANGING, DEALT, OVER
from kolmikko.rulekit.game import Move
from kolmikko.text.catalog import Words
from kolmikko.tui.canvas import Canvas
from kolmikko.tui.cards import Pack
from kolmikko.tui.desk import PICK, PLAY, REFUSED, Group, Offer, Story, rank_keys
from kolmikko.tui.kolmonen_scene import KolmonenTable

KEYS: Final = {"take": "t", "flip": "f", "reveal": "f", "swap": "s", "arrange": "s", "end": "e"}
BITS: Final = {
    "take": TAKE,
    "flip": FLIP,
    "reveal": REVEAL,
    "swap": SWAP,
    "arrange": ARRANGE,
    "end": END,
}


class KolmonenDesk:
    """A desk of Kolmonen; see `desk.Desk` for what its members mean."""

    def __init__(self, words: Words, options: Options) -> None:
        self.words = words
        self.options = options
        self.chosen = 0
        self.picking = ""
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
        if not self.mine:
            self.picking = ""
        elif self.view.stage == ARRANGING and self.picking != "arrange":
            self.picking = "arrange"
            self.chosen = self.view.table[self.view.viewer]
        elif self.picking == "swap" and not self._may("swap"):
            self.picking = ""
        self.chosen &= self._reach()

    def _may(self, verb: str) -> bool:
        return bool(self.view.legal >> BITS[verb] & 1)

    def _most(self, rank: int) -> int:
        """How many cards of a rank may be played now."""
        return (self.view.legal >> 4 * rank & 0b1111).bit_length()

    def _reach(self) -> int:
        """The cards to choose from: the hand; then, or as far as they may be played, the row."""
        v = self.view
        if v.viewer < 0:
            return 0
        row = v.table[v.viewer]
        if self.picking == "arrange":
            return v.hand | row
        if self.picking == "swap":
            return v.hand
        if v.hand == 0:
            return row
        playable = sum(
            of_rank(rank) & row
            for rank in range(len(RANKS))
            if self._most(rank) > count(v.hand & of_rank(rank))
        )
        return v.hand | (playable if v.stage < OVER else 0)

    def groups(self) -> Sequence[Group]:
        reach = self._reach()
        groups = []
        for rank, letter in enumerate(RANKS):
            cards = reach & of_rank(rank)
            if cards:
                keys = rank_keys(self.words.say(f"rank-{letter}.index"), letter)
                groups.append(Group(cards, keys, self._mark(rank)))
        return groups

    def _mark(self, rank: int) -> str:
        if not self.mine:
            return ""
        if self.picking:
            return PICK
        return PLAY if self._most(rank) else REFUSED

    def toggle(self, group: Group) -> None:
        had = self.chosen & group.cards
        if self.picking:
            room = DEALT - count(self.chosen & ~group.cards)
            more = count(had) + 1
            wanted = more if more <= min(room, count(group.cards)) else 0
            self.chosen = self.chosen & ~group.cards | first_cards(group.cards, wanted)
            return
        most = self._most(rank_of(lowest(group.cards))) or count(group.cards)
        wanted = count(had) - 1 if had else min(most, count(group.cards))
        self.chosen = first_cards(group.cards, wanted)

    def offers(self) -> Sequence[Offer]:
        if not self.mine:
            return []
        if self.picking:
            return self._picking_offers()
        offers = [self._play_offer()]
        verbs = ["take", "reveal" if self._may("reveal") else "flip", "swap", "end"]
        for verb in verbs:
            if self._may(verb) or self._is_usual(verb):
                label = self.words.say(f"ui-{verb}")
                asks = self._asks(verb)
                offers.append(
                    Offer(verb, KEYS[verb], label, Move(verb), self._may(verb), asks=asks)
                )
        return offers

    def _is_usual(self, verb: str) -> bool:
        """Whether a button is shown although it cannot be used now."""
        v = self.view
        if verb == "swap":
            return v.swaps_left[v.viewer] > 0
        return verb == "take" or (verb == "flip" and v.stock > 0)

    def _asks(self, verb: str) -> str:
        """Taking the pile although one could play is costly, and asked about."""
        could_play = self.view.legal & (1 << TAKE) - 1
        if verb == "take" and could_play:
            return self.words.say("ui-take-sure", count=count(self.view.pile))
        return ""

    def _play_offer(self) -> Offer:
        if not self.chosen:
            return Offer(PLAY, "", self.words.say("ui-play-none"), None, is_main=True)
        cards = tuple(members(self.chosen))
        label = self.words.say("ui-play", cards=" ".join(map(name_of, cards)))
        legal = len(cards) <= self._most(rank_of(cards[0]))
        return Offer(PLAY, "", label, Move(PLAY, cards), legal, is_main=True)

    def _picking_offers(self) -> Sequence[Offer]:
        whole = count(self.chosen) == DEALT
        label = self.words.say(f"ui-{self.picking}-now", count=count(self.chosen))
        move = Move(self.picking, tuple(members(self.chosen))) if whole else None
        offers = [Offer(self.picking, "", label, move, whole, is_main=True)]
        if self.picking == "swap":
            offers.append(Offer("give-up", "escape", self.words.say("ui-give-up")))
        return offers

    def start(self, verb: str) -> bool:
        if verb != "swap" or self.picking:
            return False
        self.picking = "swap"
        self.chosen = 0
        return True

    def give_up(self) -> bool:
        had = bool(self.chosen) or self.picking == "swap"
        if self.picking != "arrange":
            self.picking = ""
        self.chosen = 0
        return had

    def hint(self) -> str:
        if self.picking:
            return self.words.say(f"ui-{self.picking}-hint", count=count(self.chosen))
        if self.view.hand == 0 and self._reach():
            return self.words.say("ui-row-hint")
        return ""

    def asked(self, group: Group) -> Move:
        if self.picking:
            return Move(self.picking, tuple(members(self.chosen | group.cards)))
        cards = self.chosen & group.cards or group.cards
        return Move(PLAY, tuple(members(cards)))

    def lacking(self, key: str) -> Move | None:
        for rank, letter in enumerate(RANKS):
            if key in rank_keys(self.words.say(f"rank-{letter}.index"), letter):
                row = of_rank(rank) & self.view.table[self.view.viewer]
                return Move(PLAY, (lowest(row or of_rank(rank)),))
        return None

    def draw(self, canvas: Canvas, pack: Pack) -> None:
        new_row = self.chosen if self.picking else 0
        table = KolmonenTable(
            canvas, pack, self.words, self.options, self.story, self.view, new_row
        )
        table.draw()
