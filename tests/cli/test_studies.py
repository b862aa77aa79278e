"""`kolmikko odds`, `rules`, `arena`, `simulate` and `warm`."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.running import Kolmikko

PLAIN = ("--gear", "plain")


def test_odds_of_trojka_are_exact(kolmikko: Kolmikko) -> None:
    out = kolmikko("odds", "trojka", "--players", "3").out
    assert "a trójka                1196  5.4118 %  23/425" in out
    assert "Somebody has a trójka       15.3535 %   5530167/36018920" in out


def test_odds_leave_out_what_cannot_be(kolmikko: Kolmikko) -> None:
    second = kolmikko("odds", "trojka", "--preset", "classic32").out
    assert "of one rank               32  0.6452 %" in second
    for missing in ("of one suit", "trumps", "draws a card", "0.0000"):
        assert missing not in second
    suits = kolmikko("odds", "trojka", "--rule", "trojka_kinds=suit_only").out
    assert "of one rank" not in suits
    assert "Somebody has one of trumps" in suits
    assert "A player who draws a card from it pays a third" in suits
    assert "draws a card" not in kolmikko("odds", "trojka", "--preset", "tri_listika").out
    for preset in ("classic", "classic32"):
        ran = kolmikko("odds", "trojka", "--preset", preset, "--players", "5")
        assert ("trumps" in ran.out) == (preset == "classic")


def test_odds_with_many_cards_seen_have_rows_for_those_who_still_get_a_hand(
    kolmikko: Kolmikko,
) -> None:
    seen = " ".join(rank + suit for rank in "23456789T" for suit in "cdhs")
    ran = kolmikko("odds", "trojka", "--seen", seen)
    assert ran.status == 0
    assert [row.split()[0] for row in ran.out.splitlines()[-7:-2]] == list("12345")


def test_VQ3_odds_take_wild_cards_that_serve_in_no_set(kolmikko: Kolmikko) -> None:
    wild = ("--preset", "classic32_wild", "--rule", "trojka_kinds=suit_only")
    assert "a trójka                 224  4.5161 %" in kolmikko("odds", "trojka", *wild).out


def test_odds_of_trojka_have_a_row_for_each_number_that_can_play(kolmikko: Kolmikko) -> None:
    rows = kolmikko("odds", "trojka").out.splitlines()
    assert [row.split()[0] for row in rows[-8:]] == list("23456789")
    small = kolmikko("odds", "trojka", "--pack", "24", "--lang", "pl").out
    assert small.startswith("Trójka, kart: 24. Dokładne szanse\n")
    assert [row.split()[0] for row in small.splitlines()[-3:]] == list("234")


def test_odds_of_kolmonen_know_what_has_been_seen(kolmikko: Kolmikko) -> None:
    out = kolmikko("odds", "kolmonen", "--players", "4").out
    assert out.splitlines()[4].split() == ["4", "16"]
    assert "A       A                            3/51    5.88 %" in out
    seen = kolmikko("odds", "kolmonen", "--seen", "Ac Ad Ah", "--lang", "fi").out
    assert seen.splitlines()[-3].split() == ["A", "A", "0/48", "0,00", "%"]
    ten = kolmikko("odds", "kolmonen", "--rule", "ace_answer=ace_two_ten").out
    assert "A       2 10 A                      11/51   21.57 %" in ten


@pytest.mark.parametrize("language", ["en", "fi", "pl"])
@pytest.mark.parametrize("form", ["text", "md", "html"])
def test_rules_are_those_of_the_table_in_any_form(
    kolmikko: Kolmikko, language: str, form: str
) -> None:
    arguments = ("rules", "kolmonen", "--lang", language, "--format", form)
    plain = kolmikko(*arguments)
    changed = kolmikko(*arguments, "--rule", "two_effect=reset_only")
    assert (plain.status, changed.status) == (0, 0)
    assert "K15" in plain.out
    assert plain.out != changed.out


def test_one_rule_can_be_asked_for_in_any_case(kolmikko: Kolmikko) -> None:
    assert kolmikko("rules", "kolmonen", "k15").out.startswith("K15  Only an ace answers an ace\n")
    assert "reset_only" in kolmikko("rules", "kolmonen", "two_effect").out
    assert "KQ8" in kolmikko("rules", "kolmonen", "KQ8").out


@pytest.mark.parametrize("game", ["kolmonen", "trojka"])
@pytest.mark.parametrize("language", ["en", "fi", "pl"])
def test_an_arena_tells_each_bot_with_its_interval(
    kolmikko: Kolmikko, game: str, language: str
) -> None:
    ran = kolmikko("arena", game, "--deals", "4", "--players", "3", *PLAIN, "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    rows = [line for line in ran.out.splitlines() if line.startswith(("thumb", "uniform"))]
    assert len(rows) == 2
    assert all("…" in row for row in rows)


def test_an_arena_as_json_can_be_repeated(kolmikko: Kolmikko) -> None:
    arguments = ("arena", "trojka", "--deals", "5", "--seed", "7", *PLAIN, "--json")
    one, two = (json.loads(kolmikko(*arguments, "--preset", "classic32").out) for _ in range(2))
    assert one == two
    assert (one["game"], one["deals"], one["seed"], one["preset"]) == ("trojka", 5, 7, "classic32")
    assert {score["bot"] for score in one["scores"]} == {"thumb", "uniform"}
    assert {"value", "low", "high", "count"} == set(one["scores"][0]["score"])


@pytest.mark.parametrize("language", ["en", "fi", "pl"])
@pytest.mark.parametrize("game", ["kolmonen", "trojka"])
def test_a_simulation_tells_what_games_are_like(
    kolmikko: Kolmikko, game: str, language: str
) -> None:
    match = ("--deals", "3") if game == "trojka" else ()
    ran = kolmikko("simulate", game, "--games", "4", *match, *PLAIN, "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("…") > 5


def test_a_simulation_tells_the_bank_after_every_deal(kolmikko: Kolmikko) -> None:
    study = ("simulate", "trojka", "--games", "3", "--deals", "32", *PLAIN)
    out = kolmikko(*study).out
    lines = out[out.index("The bank in stakes") :].splitlines()[1:5]
    assert [line.split()[0] for line in lines] == ["1–10", "11–20", "21–30", "31–32"]
    told = [float(bank) for line in lines for bank in line.split()[1:]]
    counted = json.loads(kolmikko(*study, "--json").out)["growth"]
    assert told == [pytest.approx(bank, abs=0.005) for bank in counted]
    assert len(told) == 32


def test_a_simulation_counts_halves_only_where_two_tricks_take_them(kolmikko: Kolmikko) -> None:
    study = ("simulate", "trojka", "--games", "3", *PLAIN)
    assert "two tricks" not in kolmikko(*study).out
    assert "two tricks take half" in kolmikko(*study, "--preset", "classic32").out


def test_an_arena_of_one_bot_of_each_kind_has_no_column_for_being_alone(kolmikko: Kolmikko) -> None:
    arguments = ("arena", "kolmonen", "--deals", "4", *PLAIN)
    assert "Alone among others" not in kolmikko(*arguments, "--players", "2").out
    assert "Alone among others" in kolmikko(*arguments, "--players", "3").out


def test_a_simulation_as_json_is_the_same_with_two_workers(kolmikko: Kolmikko) -> None:
    arguments = ("simulate", "kolmonen", "--games", "30", *PLAIN, "--json")
    one, two = (json.loads(kolmikko(*arguments, "--workers", n).out) for n in "12")
    assert one == two
    assert one["games"] == 30
    assert len(one["shares"]) == 3


@pytest.mark.skipif(find_spec("matplotlib") is None, reason="pictures need Matplotlib")
@pytest.mark.parametrize("name", ["a.png", "a.svg"])
def test_a_picture_is_drawn_when_it_is_asked_for(
    kolmikko: Kolmikko, tmp_path: Path, name: str
) -> None:
    path = tmp_path / name
    ran = kolmikko("simulate", "kolmonen", "--games", "20", *PLAIN, "--plot", str(path))
    assert ran.err == f"The picture: {path}\n"
    assert path.stat().st_size > 1000
    ran = kolmikko("arena", "trojka", "--deals", "4", *PLAIN, "--plot", str(path))
    assert ran.status == 0


def test_a_picture_needs_a_folder(kolmikko: Kolmikko) -> None:
    ran = kolmikko("arena", "trojka", "--plot", "none/a.png")
    assert ran.status == 2
    assert "there is no such folder" in ran.err


@pytest.mark.slow
def test_warm_compiles_once(
    kolmikko: Kolmikko, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KOLMIKKO_CACHE", str(tmp_path / "cache"))
    first, second = kolmikko("warm"), kolmikko("warm")
    assert "functions compiled in" in first.out
    assert second.out == "Everything was compiled already.\n"
