"""Frames made from views: what lies where, in which order, and how it is said."""

import random

import msgspec
import pytest

from kolmikko.cards import card, card_set
from kolmikko.games.kolmonen.observe import View
from kolmikko.rulekit.game import SPECTATOR, Deal
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.commands import Act, Agree, AllowChat, Chat, Phrase, Ready, Sit, Start
from kolmikko.table.events import Wish
from kolmikko.table.settings import Settings
from kolmikko.table.state import Stage
from kolmikko.table.views import NOBODY
from kolmikko.text.catalog import LANGUAGES, Words
from kolmikko.web.frames import Story
from kolmikko.web.messages import KolmonenSight, Room, TrojkaSight
from tests.table.rooms import KOLMONEN, PEOPLE, TROJKA, begun
from tests.table.rooms import Room as House

VIEWERS = (*PEOPLE[:2], NOBODY)


class Onlookers:
    """Some viewers of one table, each of whom gets every room."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.stories = {person: Story(house.now.settings) for person in VIEWERS}
        self.seen = dict.fromkeys(VIEWERS, 0)

    def look(self) -> dict[str, Room]:
        rooms = {}
        for person, story in self.stories.items():
            since = self.seen[person]
            view = self.house.view(person, since)
            story.take_in(view.events)
            rooms[person] = story.room(view, now=self.house.at, since=since)
            self.seen[person] = view.version
        return rooms


def deal_of(house: House) -> Deal:
    """The deal on the table, which there has to be."""
    assert house.now.dealt is not None
    return house.now.dealt.deal


def play_on(house: House, chance: random.Random) -> bool:
    """One more thing happens; False when the match has ended."""
    if house.now.stage == Stage.ENDED:
        return False
    if house.now.stage == Stage.BETWEEN:
        for person in PEOPLE[:2]:
            house.ask(person, Ready(yes=True))
    if house.step() is None:
        house.act_any(chance.randrange(100))
    return True


def match(settings: Settings, seed: int) -> tuple[House, random.Random]:
    """A match in its first deal; each seed has a pack of its own."""
    house = House(settings)
    house.secrets = 1000 * seed
    for person in PEOPLE[:2]:
        house.must(person, Sit(person.title()))
        house.must(person, Ready(yes=True))
    house.must("aino", Start(fill="uniform"))
    while house.now.dealt is None:
        house.step()
    return house, random.Random(seed)


def matches(settings: Settings, seeds: int) -> list[tuple[House, random.Random]]:
    return [match(settings, seed) for seed in range(seeds)]


@pytest.mark.parametrize("settings", [KOLMONEN, TROJKA], ids=["kolmonen", "trojka"])
def test_all_that_is_said_can_be_said_in_every_language(settings: Settings) -> None:
    words = [Words(language) for language in LANGUAGES]
    said = set()
    for house, chance in matches(settings, 3):
        onlookers = Onlookers(house)
        while play_on(house, chance):
            for room in onlookers.look().values():
                for event in room.events:
                    said.add(event.say.id)
                    for speech in words:
                        assert speech.say(event.say.id, **event.say.facts)
    assert any(".you" in message for message in said)
    assert any(".you" not in message for message in said)


def test_the_pile_lies_in_the_order_in_which_it_was_played() -> None:
    longest = 0
    for house, chance in matches(KOLMONEN, 4):
        onlookers = Onlookers(house)
        while play_on(house, chance):
            for room in onlookers.look().values():
                assert room.deal is not None
                sight = room.deal.sight
                assert isinstance(sight, KolmonenSight)
                view = deal_of(house).observe(SPECTATOR)
                assert isinstance(view, View)
                assert card_set(map(card, sight.pile)) == view.pile
                ranks = [name[0] for name in sight.pile]
                assert (ranks[-1] if ranks else None) == sight.top
                if sight.run:
                    assert set(ranks[-sight.run :]) == {sight.top}
                longest = max(longest, len(ranks))
    assert longest > 8


def test_a_card_in_the_trick_is_known_face_down_only_to_its_owner() -> None:
    unknown = known = 0
    for house, chance in matches(TROJKA, 8):
        onlookers = Onlookers(house)
        while play_on(house, chance):
            for person, room in onlookers.look().items():
                assert room.deal is not None
                sight = room.deal.sight
                assert isinstance(sight, TrojkaSight)
                for number, seat in enumerate(sight.seats):
                    if seat.trick is None:
                        assert not seat.trick_face_down
                    elif not seat.trick_face_down:
                        assert seat.trick in seat.up
                    elif number == room.seat:
                        known += 1
                        assert seat.trick in seat.down
                    else:
                        unknown += 1
                        assert (seat.trick, set(seat.down)) == ("??", {None}), person
    assert known
    assert unknown


def test_who_arrives_late_gets_the_present_deal_whole_and_no_other() -> None:
    house, chance = match(TROJKA, 1)
    onlookers = Onlookers(house)
    here = onlookers.look()["aino"]
    while here.deal is None or here.deal.number < 2 or len(here.events) < 2:
        assert play_on(house, chance)
        here = onlookers.look()["aino"]
    view, story = house.view("aino"), Story(house.now.settings)
    story.take_in(view.events)
    room = story.room(view, now=house.at, since=0)
    assert room.deal == here.deal
    assert room.events == here.events[-len(room.events) :]
    assert [event.kind for event in room.events if event.kind == "dealt-hand"] == ["dealt-hand"] * 3
    assert len(view.events) > len(room.events)


def test_what_was_taken_back_is_told_anew() -> None:
    house = begun(KOLMONEN, 2)
    onlookers = Onlookers(house)
    while house.now.dealt is None or house.now.dealt.last is None:
        play_on(house, random.Random(1))
        onlookers.look()
    player = PEOPLE[house.now.dealt.last.seat]
    last = house.view("aino", house.now.dealt.begun)
    fresh = Story(house.now.settings)
    fresh.take_in(house.view("aino").events)
    before = fresh.room(last, now=0, since=0)
    for person in (player, *PEOPLE[:2]):
        house.ask(person, Agree(Wish.UNDO))
    house.settle()
    view = house.view("aino", onlookers.seen["aino"])
    assert onlookers.stories["aino"].is_undone_by(view)
    assert not onlookers.stories["aino"].is_undone_by(house.view("aino", view.version))
    fresh, whole = Story(house.now.settings), house.view("aino")
    fresh.take_in(whole.events)
    after = fresh.room(whole, now=0, since=0)
    assert before.deal is not None
    assert after.deal is not None
    assert isinstance(before.deal.sight, KolmonenSight)
    assert isinstance(after.deal.sight, KolmonenSight)
    assert after.deal.sight.pile != before.deal.sight.pile
    assert after.notes[-1].kind == "undo"


def test_talk_and_the_switch_of_chat_reach_everybody() -> None:
    house = begun(KOLMONEN, 2)
    onlookers = Onlookers(house)
    onlookers.look()
    house.must("aino", Phrase("hello"))
    house.must("ville", Chat("Terve!"))
    house.must("aino", AllowChat(yes=False))
    room = onlookers.look()[NOBODY]
    assert [(note.kind, note.seat, note.word) for note in room.notes] == [
        ("phrase", 0, "hello"),
        ("chat", 1, "Terve!"),
    ]
    assert not room.settings.chat
    assert onlookers.look()[NOBODY].notes == []


def test_a_refusal_by_a_clause_has_all_facts_of_its_sentence() -> None:
    house = begun(KOLMONEN, 2)
    person = house.actor()
    other = "ville" if person == "aino" else "aino"
    deal = deal_of(house)
    decision = house.ask(other, Act(deal.move_of(deal.legal()[0])))
    assert isinstance(decision, Refusal)
    frame = Story(house.now.settings).refusal(decision, house.view(other))
    assert frame.clause == decision.clause == "K7"
    for language in LANGUAGES:
        sentence = Words(language).say(frame.say.id, **frame.say.facts)
        assert person.title() in sentence
        assert Words(language).say(f"{frame.say.id}.why", **frame.say.facts)


def test_a_refusal_by_the_table_is_a_word_of_its_own() -> None:
    house = begun(KOLMONEN, 2)
    decision = house.ask("ola", Ready(yes=True))
    assert isinstance(decision, Refusal)
    frame = Story(house.now.settings).refusal(decision, house.view("ola"))
    assert (frame.clause, frame.say.id) == (None, "table-not-seated")


def test_every_frame_reads_back_as_it_was_sent() -> None:
    for settings in (KOLMONEN, TROJKA):
        house, chance = matches(settings, 1)[0]
        onlookers = Onlookers(house)
        for _ in range(12):
            play_on(house, chance)
            for room in onlookers.look().values():
                assert msgspec.json.decode(msgspec.json.encode(room), type=Room) == room
