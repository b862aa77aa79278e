"""What happened and what is refused, in whole sentences of three languages."""

import pytest

from kolmikko.games import GAMES
from kolmikko.rulekit.events import Event, Hidden
from kolmikko.rulekit.refusal import Refusal
from tests.text.spoken import dealt, shown, speaker

TWO_EIGHTS = Event("played", 1, shown("8h 8s"), because=("K7", "K8"))
TOPPLED = Event("toppled", 1, shown("8h Th"), amount=2, because=("K13",))
DREW = Event("drew", 1, Hidden(2), because=("K6",))
TOOK = Event("took", 1, shown("8h"), amount=1, because=("K9",))
LIFTED = Event("lifted", 1, Hidden(1), amount=1, because=("K21",))
NOT_FITTING = Event("did-not-fit", 1, shown("3c 4c 5c 6c 7c"), amount=5, because=("K12",))
PLACED = Event("went-out", 1, amount=2, because=("K24",))


@pytest.mark.parametrize(
    "language, event, sentence",
    [
        ("en", TWO_EIGHTS, "Ville plays two eights."),
        ("fi", TWO_EIGHTS, "Ville lyö kaksi kasia."),
        ("pl", TWO_EIGHTS, "Ville zagrywa dwie ósemki."),
        ("en", TOPPLED, "Ville topples the pile, and 2 cards go out of play."),
        ("fi", TOPPLED, "Ville kaataa avopakan, ja 2 korttia poistuu pelistä."),
        ("pl", TOPPLED, "Ville zbija stos, z gry odpadają 2 karty."),
        ("en", DREW, "Ville draws 2 cards."),
        ("fi", DREW, "Ville nostaa umpipakasta 2 korttia."),
        ("pl", DREW, "Ville dobiera 2 karty."),
        ("en", TOOK, "Ville takes the pile, 1 card."),
        ("fi", TOOK, "Ville nostaa avopakan, yhden kortin."),
        ("pl", TOOK, "Ville zbiera stos, jedną kartę."),
        ("en", LIFTED, "Ville lifts a hidden card."),
        ("fi", LIFTED, "Ville nostaa piilokortin."),
        ("pl", LIFTED, "Ville podnosi zakrytą kartę."),
        ("en", NOT_FITTING, "It does not fit, and Ville takes it with the pile, 5 cards in all."),
        ("fi", NOT_FITTING, "Se ei käy, ja Ville ottaa sen ja avopakan, yhteensä 5 korttia."),
        ("pl", NOT_FITTING, "Karta nie pasuje i Ville bierze ją razem ze stosem, w sumie 5 kart."),
        ("en", PLACED, "Ville has no cards left and takes place 2."),
        ("fi", PLACED, "Ville pääsee kaikista korteistaan ja on sijalla 2."),
        ("pl", PLACED, "Ville nie ma już kart i zajmuje miejsce 2."),
    ],
)
def test_events_of_kolmonen(language: str, event: Event, sentence: str) -> None:
    assert speaker("kolmonen", language).event(event) == sentence


TRUMP = Event("turned-trump", 0, shown("8h"), because=("T5", "T6"))
LEAD = Event("played", 1, shown("Kd"), because=("T16",))
BEATS = Event("played", 1, shown("Kd"), because=("T19",))
FACE_DOWN = Event("discarded", 1, Hidden(1), because=("T17",))
PAID = Event("drew-and-paid", 1, shown("Kd"), amount=4, other=0, because=("T12", "T13"))


@pytest.mark.parametrize(
    "language, event, sentence",
    [
        ("en", TRUMP, "The turn-up is 8♥: hearts are trumps."),
        ("fi", TRUMP, "Käännetty kortti on 8♥, valtti on hertta."),
        ("pl", TRUMP, "Odkryta karta to 8♥, atutem jest kier."),
        ("en", LEAD, "Ville leads K♦."),
        ("fi", LEAD, "Ville aloittaa kortilla K♦."),
        ("pl", LEAD, "Ville wychodzi kartą K♦."),
        ("en", BEATS, "Ville beats with K♦."),
        ("fi", BEATS, "Ville lyö yli kortilla K♦."),
        ("pl", BEATS, "Ville przebija kartą K♦."),
        ("en", FACE_DOWN, "Ville adds a card face down."),
        ("fi", FACE_DOWN, "Ville panee kortin kuvapuoli alaspäin."),
        ("pl", FACE_DOWN, "Ville dokłada kartę koszulką do góry."),
        ("en", PAID, "Ville draws K♦ and pays Aino 4 chips."),
        ("fi", PAID, "Ville nostaa K♦ ja maksaa pelaajalle Aino 4 pelimerkkiä."),
        ("pl", PAID, "Ville losuje K♦ i płaci graczowi Aino 4 żetony."),
    ],
)
def test_events_of_trojka(language: str, event: Event, sentence: str) -> None:
    assert speaker("trojka", language).event(event) == sentence


@pytest.mark.parametrize(
    "language, event, sentence",
    [
        ("en", TWO_EIGHTS, "You play two eights."),
        ("fi", TWO_EIGHTS, "Lyöt kaksi kasia."),
        ("pl", TWO_EIGHTS, "Zagrywasz dwie ósemki."),
        ("en", Event("lifted", 1, shown("8h")), "You lift a hidden card: 8♥."),
        ("fi", Event("lifted", 1, shown("8h")), "Nostat piilokortin: 8♥."),
        ("pl", Event("lifted", 1, shown("8h")), "Podnosisz zakrytą kartę: 8♥."),
        ("en", Event("ended", 1), "You end your turn."),
        ("fi", Event("ended", 1), "Päätät vuorosi."),
        ("pl", Event("ended", 1), "Kończysz ruch."),
        (
            "en",
            Event("ended", 1, because=("KQ15",)),
            "You have nothing to lead with, and the turn passes.",
        ),
        (
            "fi",
            Event("ended", 1, because=("KQ15",)),
            "Et voi aloittaa millään kortilla, ja vuoro siirtyy.",
        ),
        (
            "pl",
            Event("ended", 1, because=("KQ15",)),
            "Nie masz czym wyjść i kolej przechodzi dalej.",
        ),
    ],
)
def test_the_one_who_acts_is_spoken_to(language: str, event: Event, sentence: str) -> None:
    assert speaker("kolmonen", language, viewer=1).event(event) == sentence


@pytest.mark.parametrize(
    "language, sentence",
    [
        ("en", "Ville draws K♦ and pays you 4 chips."),
        ("fi", "Ville nostaa K♦ ja maksaa sinulle 4 pelimerkkiä."),
        ("pl", "Ville losuje K♦ i płaci Ci 4 żetony."),
    ],
)
def test_the_one_who_is_paid_is_spoken_to(language: str, sentence: str) -> None:
    assert speaker("trojka", language, viewer=0).event(PAID) == sentence


@pytest.mark.parametrize(
    "language, sentences",
    [
        ("en", ["1 chip", "2 chips", "5 chips", "22 chips", "112 chips"]),
        (
            "fi",
            [
                "yhden pelimerkin",
                "2 pelimerkkiä",
                "5 pelimerkkiä",
                "22 pelimerkkiä",
                "112 pelimerkkiä",
            ],
        ),
        ("pl", ["1 żeton", "2 żetony", "5 żetonów", "22 żetony", "112 żetonów"]),
    ],
)
def test_chips_are_counted_in_the_plurals_of_the_language(
    language: str, sentences: list[str]
) -> None:
    said = speaker("trojka", language)
    for amount, end in zip((1, 2, 5, 22, 112), sentences, strict=True):
        event = Event("took-bank", 1, amount=amount, because=("T23",))
        assert said.event(event).endswith(f", {end}.")


def test_a_payment_in_finnish_has_its_object_in_the_right_case() -> None:
    said = speaker("trojka", "fi")
    assert said.event(Event("anted", 1, amount=1)) == "Ville maksaa pottiin yhden pelimerkin."
    assert said.event(Event("anted", 1, amount=5)) == "Ville maksaa pottiin 5 pelimerkkiä."


def test_why_an_event_came_about_is_added_on_request() -> None:
    said = speaker("kolmonen", "en")
    assert said.event(TWO_EIGHTS, why=True) == "Ville plays two eights. (K7, K8)"
    assert said.event(Event("ended", 1), why=True) == "Ville ends the turn."


TEN_ON_ACE = Refusal("K15", (("seat", "1"), ("turn", "1"), ("rank", "T"), ("top", "A")))
FIVE_ON_EIGHT = Refusal("K7", (("seat", "1"), ("turn", "1"), ("rank", "5"), ("top", "8")))
FIVE_ON_ACE = Refusal("K15", (("seat", "1"), ("turn", "1"), ("rank", "5"), ("top", "A")))
NOT_YOUR_TURN = Refusal("K7", (("seat", "1"), ("turn", "2"), ("rank", "5"), ("top", "8")))


@pytest.mark.parametrize(
    "language, refusal, sentence, reason",
    [
        (
            *("en", TEN_ON_ACE, "You cannot play the 10: only an ace goes on an ace (K15)."),
            "a 10 does not go on an ace",
        ),
        (
            *("fi", TEN_ON_ACE, "Et voi lyödä kymppiä: ässän päälle käy vain ässä (K15)."),
            "kymppi ei käy ässän päälle",
        ),
        (
            *("pl", TEN_ON_ACE, "Nie możesz zagrać dziesiątki: na asa pasuje tylko as (K15)."),
            "dziesiątka nie pasuje na asa",
        ),
        (
            *(
                "en",
                FIVE_ON_EIGHT,
                "You cannot play the 5: it is lower than the 8 on the pile (K7).",
            ),
            "a 5 does not go on an 8",
        ),
        (
            *("fi", FIVE_ON_EIGHT, "Et voi lyödä vitosta: se on pienempi kuin avopakan kasi (K7)."),
            "vitonen ei käy kasin päälle",
        ),
        (
            "pl",
            FIVE_ON_EIGHT,
            "Nie możesz zagrać piątki: na ósemkę pasuje karta równa lub starsza (K7).",
            "piątka nie pasuje na ósemkę",
        ),
        (
            *("en", NOT_YOUR_TURN, "It is not your turn: Ewa is to play (K7)."),
            "it is Ewa's turn",
        ),
        (
            *("fi", NOT_YOUR_TURN, "Nyt ei ole sinun vuorosi: vuorossa on Ewa (K7)."),
            "vuorossa on Ewa",
        ),
        (*("pl", NOT_YOUR_TURN, "To nie Twoja kolej: teraz gra Ewa (K7)."), "teraz gra Ewa"),
    ],
)
def test_refusals_name_their_clause(
    language: str, refusal: Refusal, sentence: str, reason: str
) -> None:
    said = speaker("kolmonen", language, viewer=1)
    assert said.refusal(refusal) == sentence
    assert said.reason(refusal) == reason


def test_a_refusal_knows_the_house_rules() -> None:
    weak_ace = speaker("kolmonen", "en", ace_answer="ace_two_ten")
    assert "only an ace, a two or a ten goes on an ace" in weak_ace.refusal(FIVE_ON_ACE)
    no_swaps = speaker("kolmonen", "en", table_swap_limit=0)
    used_up = Refusal("KQ23", (("seat", "1"), ("turn", "1"), ("verb", "swap")))
    assert no_swaps.refusal(used_up) == "Face-up cards are not exchanged at this table (KQ23)."
    assert speaker("kolmonen", "en").refusal(used_up) == "You have no exchanges left (KQ23)."


@pytest.mark.parametrize(
    "language, mine, others",
    [
        ("en", "Your turn.", "Waiting for Ville."),
        ("fi", "Sinun vuorosi.", "Vuorossa on Ville."),
        ("pl", "Twoja kolej.", "Teraz gra Ville."),
    ],
)
def test_whose_turn_it_is(language: str, mine: str, others: str) -> None:
    deal = dealt(GAMES["kolmonen"], GAMES["kolmonen"].presets["classic"], 3)
    assert deal.actor == 1
    assert speaker("kolmonen", language, viewer=1).turn(deal) == mine
    assert speaker("kolmonen", language, viewer=0).turn(deal) == others
    assert speaker("kolmonen", language).turn(deal) == others
