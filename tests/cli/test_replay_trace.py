"""`kolmikko replay --trace`: other programs rely on every line of it."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kolmikko.records.files import read_file, record_data
from tests.cli.running import EXAMPLES, Kolmikko

FILES = sorted(EXAMPLES.glob("*.toml"))
BROKEN = """
game = "kolmonen"
players = ["Aino", "Ville"]
[[deal]]
dealer = "p2"
deck = "7c 2d Ts 9h 3c Kd 4h Qs 2s 5c 6d Jc 8h 5d Ah 3d 9c Tc 4c 8d 7h Kc Qd 6s Js As 2c \
3h 4d 5h 6c 7d 8c 9d Td Jd Qc Kh Ad 2h 3s 4s 5s 6h 7s 8s 9s Th Jh Qh Ks Ac"
actions = ["p1 play 8h", "p2 play 5d"]
"""


def lines(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def wanted(file: Path) -> list[dict[str, object]]:
    return lines(file.with_name(f"{file.stem}.trace.jsonl").read_text("utf-8"))


def as_json_line(file: Path) -> str:
    return json.dumps({"record": file.stem, **record_data(read_file(file))})


def test_the_traces_of_many_files_come_one_after_the_other(kolmikko: Kolmikko) -> None:
    ran = kolmikko("replay", "--trace", *map(str, FILES))
    assert (ran.status, ran.err) == (0, "")
    assert lines(ran.out) == [line for file in FILES for line in wanted(file)]


def test_json_lines_on_standard_input_give_the_same(kolmikko: Kolmikko) -> None:
    typed = "\n".join(map(as_json_line, FILES)) + "\n\n"
    ran = kolmikko("replay", "--trace", "-", typed=typed)
    assert (ran.status, ran.err) == (0, "")
    assert lines(ran.out) == [line for file in FILES for line in wanted(file)]


def test_a_line_is_compact_and_plain_ascii(kolmikko: Kolmikko) -> None:
    first = kolmikko("replay", "--trace", str(FILES[0])).out.splitlines()[0]
    assert first.startswith('{"record":"kolmonen-00","deal":1,"step":0,"actor":"p')
    assert ": " not in first
    assert first.isascii()


@pytest.mark.parametrize(
    "language, reason",
    [
        ("en", "a 5 does not go on an 8"),
        ("fi", "vitonen ei käy kasin päälle"),
        ("pl", "piątka nie pasuje na ósemkę"),
    ],
)
def test_a_refused_record_is_told_up_to_the_refusal_and_the_others_go_on(
    kolmikko: Kolmikko, tmp_path: Path, language: str, reason: str
) -> None:
    broken = tmp_path / "a.toml"
    broken.write_text(BROKEN)
    ran = kolmikko(
        "replay", "--trace", "--lang", language, str(FILES[0]), str(broken), str(FILES[1])
    )
    assert ran.status == 1
    assert ran.err == (
        f'{broken}: deal 1, action 2 "p2 play 5d": refused by K7 ({reason})\n'
    )  # fmt: skip
    told = lines(ran.out)
    ours = [line for line in told if line["record"] == "a"]
    assert [line["step"] for line in ours] == [0, 1]
    assert [line for line in told if line["record"] != "a"] == wanted(FILES[0]) + wanted(FILES[1])


@pytest.mark.parametrize(
    "second, reason",
    [
        ("p2 pass", "verb 'pass' is not one of: play, take, flip, swap, arrange, reveal, end"),
        ("p2 play 5x", "no such card: '5x'"),
        ("p3 take", "seat 'p3' is not one of: p1, p2"),
        ("p2 take 5d", "take takes no cards"),
        ("p2 swap 5d", "refused by K19 (an exchange takes exactly three hand cards)"),
        ("p2 play", "refused by K5 (at least one card has to be named)"),
    ],
)
def test_a_record_is_told_up_to_whatever_is_no_legal_action(
    kolmikko: Kolmikko, tmp_path: Path, second: str, reason: str
) -> None:
    broken = tmp_path / "a.toml"
    broken.write_text(BROKEN.replace("p2 play 5d", second))
    ran = kolmikko("replay", "--trace", str(broken), str(FILES[0]))
    assert ran.status == 1
    assert ran.err == f'{broken}: deal 1, action 2 "{second}": {reason}\n'
    ours = lines(ran.out)[:2]
    assert [(line["record"], line["step"], line["actor"]) for line in ours] == [
        ("a", 0, "p1"),
        ("a", 1, "p2"),
    ]
    assert lines(ran.out)[2:] == wanted(FILES[0])
    data = json.dumps({"record": "b", **tomllib.loads(broken.read_text())})
    piped = kolmikko("replay", "--trace", "-", typed=data)
    assert piped.err == f'b: deal 1, action 2 "{second}": {reason}\n'
    assert [line["step"] for line in lines(piped.out)] == [0, 1]
    words = kolmikko("replay", "--why", str(broken))
    assert words.err == ran.err
    assert words.out.rstrip().endswith("Aino draws 4♣. [K6]")


def test_the_first_refusal_on_standard_input_is_named_by_its_record(kolmikko: Kolmikko) -> None:
    good = as_json_line(FILES[0])
    ran = kolmikko("replay", "--trace", "-", typed=f'{good}\nnonsense\n{{"record": "x"}}\n{good}')
    assert ran.status == 1
    assert ran.err.splitlines() == [
        "line 2: is not JSON: Expecting value: line 1 column 1 (char 0)",
        "x: game = None is not one of: kolmonen, trojka",
    ]
    assert lines(ran.out) == wanted(FILES[0]) * 2


def test_a_file_that_is_not_there_is_named(kolmikko: Kolmikko) -> None:
    ran = kolmikko("replay", "--trace", "none.toml")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == "none.toml: cannot be read: No such file or directory\n"


def test_a_trace_has_no_boards(kolmikko: Kolmikko) -> None:
    ran = kolmikko("replay", "--trace", "--board", str(FILES[0]))
    assert ran.status == 2
    assert ran.err.count("\n") == 1


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    typed=st.lists(
        st.binary(max_size=40)
        | st.sampled_from(FILES).flatmap(
            lambda file: st.builds(
                lambda text, start, piece: text[:start] + piece + text[start + len(piece) :],
                st.just(as_json_line(file).encode()),
                st.integers(0, 900),
                st.binary(max_size=5),
            )
        ),
        max_size=3,
    ).map(b"\n".join),
    mode=st.sampled_from([["--trace"], ["--why", "--board"], ["--lang", "pl"]]),
)
def test_whatever_stands_on_standard_input_ends_in_words(
    kolmikko: Kolmikko, typed: bytes, mode: list[str]
) -> None:
    ran = kolmikko("replay", *mode, "-", typed=typed)
    assert ran.status == (1 if ran.err else 0)
    assert "Traceback" not in ran.out + ran.err


def test_a_reader_that_has_seen_enough_ends_the_command_quietly() -> None:
    script = (
        f"{sys.executable} -m kolmikko replay --trace "
        f"{' '.join(map(str, FILES * 4))} | head -n 1; echo ${{PIPESTATUS[0]}}"
    )
    ran = subprocess.run(
        ["bash", "-c", script],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    first, status = ran.stdout.splitlines()
    assert json.loads(first)["step"] == 0
    assert (status, ran.stderr) == ("0", "")
