"""`kolmikko arena --pool`: tables in three languages, a file that grows, and what is refused."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from kolmikko.studies.pool.ledger import Ledger, read
from tests.cli.running import Kolmikko

POOL = ("--pool", "--bots", "easy,thumb", "--deals", "50", "--gear", "plain")
TROJKA = ("arena", "trojka", *POOL)


def test_the_matrix_has_both_directions_and_the_least_of_each_bot(kolmikko: Kolmikko) -> None:
    ran = kolmikko(*TROJKA, "--players", "2,3")
    assert ran.status == 0
    assert ran.out.startswith("Trójka, classic: each bot against each\neasy@1, thumb@1; rules ")
    assert "seeds development, number 1" in ran.out
    two, three = ran.out.split("2 players.")[1].split("3 players.")
    for part in (two, three):
        rows = [line.split() for line in part.splitlines() if line.startswith(("easy", "thumb"))]
        assert rows[0] == ["easy", "–", rows[0][2], rows[0][2]]
        assert rows[1] == ["thumb", rows[1][1], "–", rows[1][1]]
    assert two.count("…") == 1, "for two a pair has one line"
    assert three.split("Time for a choice")[0].count("…") == 2
    assert "L1 ≥ 0.000" in two
    assert ran.out.rstrip().splitlines()[-1].count("/") == 2


@pytest.mark.parametrize("language", ["en", "fi", "pl"])
def test_a_pool_speaks_all_languages(kolmikko: Kolmikko, language: str) -> None:
    ran = kolmikko(*TROJKA, "--lang", language)
    assert ran.status == 0
    assert ran.err.rstrip().endswith("pool.jsonl")
    assert ("0,0" in ran.out) == (language != "en")


def test_the_file_is_where_matches_are_kept_or_where_it_is_wanted(
    kolmikko: Kolmikko, tmp_path: Path
) -> None:
    assert kolmikko(*TROJKA).status == 0
    usual = tmp_path / "data" / "arena" / "pool.jsonl"
    before = usual.read_bytes()
    assert kolmikko(*TROJKA).status == 0
    assert usual.read_bytes() == before, "nothing was left to play"
    (tmp_path / "here").mkdir()
    for out in ("here", "there.jsonl"):
        assert kolmikko(*TROJKA, "--out", str(tmp_path / out)).status == 0
    scores = [next(iter(read(path))).scores for path in (usual, tmp_path / "here" / "pool.jsonl")]
    assert scores[0] == scores[1]
    assert (tmp_path / "there.jsonl").exists()


def test_runs_add_up(kolmikko: Kolmikko, tmp_path: Path) -> None:
    out = tmp_path / "pool.jsonl"
    wanted = ("arena", "trojka", "--pool", "--gear", "plain", "--out", str(out), "--json")
    first = json.loads(kolmikko(*wanted, "--bots", "easy,thumb", "--deals", "50").out)
    both = json.loads(kolmikko(*wanted, "--bots", "uniform,easy,thumb", "--deals", "100").out)
    assert [cell["played"] for cell in first["cells"]] == [50]
    assert {cell["alone"] for cell in both["cells"]} == {"easy", "thumb"}
    assert (both["preset"], both["rules"], both["seeds"]) == ("classic", {}, "development")
    assert both["versions"]["thumb"] == "thumb@1"
    assert {key.alone for key in Ledger(out).known()} == {"easy@1", "thumb@1"}


def test_what_is_there_is_shown_without_playing(kolmikko: Kolmikko, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "pool.jsonl"))
    empty = kolmikko(*TROJKA, *out, "--show")
    assert not (tmp_path / "pool.jsonl").exists()
    assert "played: –" in empty.out
    kolmikko(*TROJKA, *out)
    before = (tmp_path / "pool.jsonl").read_bytes()
    shown = kolmikko(*TROJKA, *out, "--players", "2,3", "--show")
    assert shown.out.count("L1 ") == 3
    assert shown.out.count("not decided") + shown.out.count("reached") == 1
    assert (tmp_path / "pool.jsonl").read_bytes() == before


def test_house_rules_are_named_and_kept_apart(kolmikko: Kolmikko, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "pool.jsonl"))
    kolmikko(*TROJKA, *out)
    ran = kolmikko(*TROJKA, *out, "--rule", "must_beat=false")
    assert "Trójka, classic must_beat=false: " in ran.out
    assert len({key.rules for key in Ledger(tmp_path / "pool.jsonl").known()}) == 2


def test_the_final_seeds_are_noted_and_using_them_again_is_said(kolmikko: Kolmikko) -> None:
    final = ("--seeds", "final")
    again = "The final seeds have been used for these bots since 20"
    assert "final seeds" not in kolmikko(*TROJKA, *final).err
    assert again in kolmikko(*TROJKA, *final).err
    assert again not in kolmikko(*TROJKA, "--seeds", "gate").err
    other = kolmikko(*TROJKA, *final, "--preset", "classic32")
    assert "other versions of rules or bots" in other.err


@pytest.mark.skipif(find_spec("matplotlib") is None, reason="pictures need Matplotlib")
def test_the_matrix_is_drawn(kolmikko: Kolmikko, tmp_path: Path) -> None:
    for name in ("a.png", "a.svg", "b.svg"):
        ran = kolmikko(*TROJKA, "--players", "2,3", "--plot", str(tmp_path / name))
        assert ran.err.endswith(f"The picture: {tmp_path / name}\n")
        assert (tmp_path / name).stat().st_size > 5000
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()


@pytest.mark.parametrize(
    "arguments, says",
    [
        (("--pool", "--deals", "60"), "--deals 60: a pool is looked at after 50 deals"),
        (("--pool", "--bots", "thumb,thumb"), "bots: 1; a pool wants two bots or more"),
        (("--pool", "--players", "2,x"), "--players 2,x: numbers from 2 to 20"),
        (("--pool", "--players", "1"), "--players 1: numbers from 2 to 20"),
        (("--pool", "--players", "2,10"), "10 players cannot play"),
        (("--pool", "--seed", str(2**32)), "there is no such seed in a range"),
        (("--players", "2,3"), "--players 2,3 is for --pool"),
        (("--seeds", "gate"), "--seeds is for --pool"),
        (("--show",), "--show is for --pool"),
        (("--out", "x.jsonl"), "--out is for --pool"),
    ],
)
def test_what_cannot_be_meant_is_refused(
    kolmikko: Kolmikko, arguments: tuple[str, ...], says: str
) -> None:
    ran = kolmikko("arena", "trojka", *arguments)
    assert ran.status == (1 if "cannot play" in says else 2)
    assert says in ran.err
    assert ran.out == ""


def test_another_file_is_left_alone(kolmikko: Kolmikko, tmp_path: Path) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("my notes\n", "utf-8")
    ran = kolmikko(*TROJKA, "--out", str(other))
    assert ran.status == 1
    assert "cannot be read as results of a pool: line 1: not JSON" in ran.err
    assert other.read_text("utf-8") == "my notes\n"
