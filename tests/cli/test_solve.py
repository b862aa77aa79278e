"""`kolmikko solve` and `kolmikko strategy`."""

import json
import re
from pathlib import Path

import pytest

from kolmikko.rulekit.gear import is_available
from kolmikko.solvers.tables import Book
from tests.cli.running import Kolmikko

HAND = ("strategy", "trojka", "--hand", "Kd 9s 7c", "--turn-up", "Qs")
CHART = ("strategy", "trojka", "--turn-up", "Qs")
SECOND = ("--preset", "classic32")


def test_strategy_leads_the_middle_card_of_the_main_version(kolmikko: Kolmikko) -> None:
    ran = kolmikko(*HAND, "--seat", "lead")
    assert ran.status == 0
    assert ran.out.startswith("7♣ K♦ 9♠, turned up Q♠, bank 10: you lead\n")
    rows = [row.split() for row in ran.out.splitlines()[4:7]]
    assert [row[:2] for row in rows] == [["7♣", "0.0"], ["K♦", "100.0"], ["9♠", "0.0"]]


def test_strategy_shows_the_dealer_all_answers_or_one(kolmikko: Kolmikko) -> None:
    every = kolmikko(*HAND, "--seat", "dealer", *SECOND, "--lang", "pl")
    assert every.status == 0
    assert every.out.splitlines()[2].split()[:2] == ["Na", "stole"]
    assert len(every.out.splitlines()) == 4 + 8 + 6 + 2
    one = kolmikko(*HAND, "--seat", "dealer", *SECOND, "--led", "8d", "--bank", "20")
    assert [row.split()[0] for row in one.out.splitlines()[4:6]] == ["K♦", "9♠"]


@pytest.mark.parametrize(
    "arguments, said",
    [
        (("--seat", "lead", *SECOND, "--bank", "21"), "10, 15, 18, 19, 20"),
        (("--seat", "lead", *SECOND, "--stake", "7"), "there is no table"),
        (("--seat", "lead", "--led", "8d"), "--led is for the dealer"),
        (("--seat", "dealer", "--led", "Kd"), "--led: a card is wanted"),
        (("--seat", "dealer", "--led", "8x"), "--led: there is no card 8x"),
        (("--seat", "lead", "--hand", "Kd Ks Kc"), "this is a trójka"),
        (("--seat", "lead", "--hand", "Kd Ks"), "three different cards"),
        (("--seat", "lead", "--hand", "2d 9s 7c", *SECOND), "three different cards"),
        (("--seat", "lead", "--preset", "tri_listika"), "not solved"),
    ],
)
def test_strategy_says_what_it_cannot_tell(
    kolmikko: Kolmikko, arguments: tuple[str, ...], said: str
) -> None:
    ran = kolmikko(*HAND, *arguments)
    assert ran.status == 2
    assert said in ran.err


@pytest.mark.parametrize("language, words", [("en", "what to lead"), ("fi", "millä kullakin")])
def test_a_chart_of_all_hands_is_a_page_of_its_own(
    kolmikko: Kolmikko, tmp_path: Path, language: str, words: str
) -> None:
    path = tmp_path / "leads.html"
    ran = kolmikko(*CHART, *SECOND, "--lang", language, "--chart", str(path))
    assert (ran.status, ran.out) == (0, "")
    assert str(path) in ran.err
    page = path.read_text("utf-8")
    assert words in page
    assert page.count("<figure>") == 14
    assert page.count("<title>") == 1 + 560
    assert "<title>7 100\N{SPACE}%, 9♠ 0\N{SPACE}%, A♠ 0\N{SPACE}%</title>" in page
    assert not re.search(r"(src|href|url|import)\W*[=(]", page)


def test_a_chart_of_answers_needs_the_card_that_is_led(kolmikko: Kolmikko, tmp_path: Path) -> None:
    path = str(tmp_path / "answers.html")
    answers = (*CHART, "--seat", "dealer", "--chart", path)
    assert "--led says which card" in kolmikko(*answers).err
    assert kolmikko(*answers, "--led", "8d").status == 0
    assert "8♦ is led" in Path(path).read_text("utf-8")


@pytest.mark.parametrize(
    "arguments, said",
    [
        ((), "--hand for one hand, or --chart for all"),
        (("--hand", "Kd 9s 7c", "--chart", "x.html"), "--hand for one hand, or --chart for all"),
        (("--chart", "x.gif"), "--chart x.gif: a picture ends in .html, .png"),
        (("--chart", "nowhere/at/all/x.html"), "there is no such folder"),
        (("--chart", "x.html", "--turn-up", "2s", *SECOND), "--turn-up: 2s is not in the pack"),
        (("--chart", "x.html", "--seat", "dealer", "--led", "Qs"), "--led: a card is wanted"),
    ],
)
def test_what_cannot_be_charted(kolmikko: Kolmikko, arguments: tuple[str, ...], said: str) -> None:
    ran = kolmikko(*CHART, *arguments)
    assert ran.status == 2
    assert said in ran.err


@pytest.mark.parametrize(
    "arguments, said",
    [
        (("--preset", "tri_listika"), "not solved"),
        (("--write", "x.tables"), "--write is for rules"),
        (("--stake", "7"), "--stake changes nothing"),
    ],
)
def test_solve_says_what_it_does_not_solve(
    kolmikko: Kolmikko, arguments: tuple[str, ...], said: str
) -> None:
    ran = kolmikko("solve", "trojka", *arguments)
    assert ran.status == 2
    assert said in ran.err


@pytest.mark.slow
@pytest.mark.skipif(not is_available(), reason="needs the fast gear")
def test_solve_proves_the_rule_and_writes_tables(kolmikko: Kolmikko, tmp_path: Path) -> None:
    small = ("solve", "trojka", "--rule", "deck_size=24")
    assert kolmikko(*small).out.count("0.0e+00") == 6
    path = tmp_path / "small.tables"
    ran = kolmikko(*small, *SECOND, "--stake", "4", "--write", str(path), "--json")
    assert ran.status == 0
    told = json.loads(ran.out)
    assert told["nashconv"] == max(deal["nashconv"] for deal in told["deals"]) < 1e-4
    book = Book(path.read_bytes())
    assert [str(bank) for bank in book.head.banks] == list(told["banks"])
    assert book.head.stake == 4


@pytest.mark.skipif(not is_available(), reason="needs the fast gear")
def test_solve_for_three_measures_what_a_seat_gains_alone(kolmikko: Kolmikko) -> None:
    three = ("solve", "trojka", "--players", "3", "--deals", "1000", *SECOND)
    told = json.loads(kolmikko(*three, "--json").out)
    gains = {policy: found for policy, (found,) in told["gains"].items()}
    assert {found["seat"] for found in gains.values()} == {2}
    assert gains["table"]["high"] < gains["keep"]["low"]
    lines = kolmikko(*three, "--lang", "fi").out.splitlines()
    assert lines[0].startswith("Trójka, pelaajia 3, 32 korttia")
    assert len(lines) == 2 + 2 + 3 + 3
    assert "nyrkkisäännöillä" in lines[-1]


@pytest.mark.skipif(not is_available(), reason="needs the fast gear")
def test_solve_measures_among_bots_what_a_seat_gains_alone(kolmikko: Kolmikko) -> None:
    three = ("solve", "trojka", "--players", "3", "--deals", "1000", "--bot", "thumb", *SECOND)
    told = json.loads(kolmikko(*three, "--json").out)
    assert told["bot"] == "thumb"
    assert {policy: found["seat"] for policy, (found,) in told["gains"].items()} == {
        "table": 2,
        "bot": 2,
    }
    lines = kolmikko(*three).out.splitlines()
    assert "do as thumb does" in lines[5]
    assert lines[-1] == "Tricks are played by thumb."


@pytest.mark.parametrize(
    "arguments, status, said",
    [
        (("--players", "3", "--write", "x.tables"), 2, "--write is for two players"),
        (("--deals", "5000"), 2, "--deals is for three players"),
        (("--seed", "5"), 2, "--seed is for three players"),
        (("--bot", "hard"), 2, "--bot is for three players"),
        (("--players", "3", "--workers", "2"), 2, "--workers is for --bot"),
        (("--players", "3", "--bot", "deep"), 2, "deep"),
        (("--players", "5", "--rule", "deck_size=24"), 1, "24"),
    ],
)
def test_solve_says_what_so_many_players_do_not_heed(
    kolmikko: Kolmikko, arguments: tuple[str, ...], status: int, said: str
) -> None:
    ran = kolmikko("solve", "trojka", *arguments)
    assert ran.status == status
    assert said in ran.err
