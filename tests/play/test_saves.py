"""Matches are kept after every action and taken up again just as they were."""

import json
import os
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kolmikko.cards import members
from kolmikko.games.kolmonen.observe import View
from kolmikko.play.saves import (
    SaveError,
    Saver,
    data_folder,
    load,
    read_save,
    save_data,
    taken_up,
    unfinished,
)
from kolmikko.play.table import Plan, Table
from kolmikko.records.files import read_file
from kolmikko.rulekit.game import Move
from tests.play.lines import plan

PLANS = [
    plan(),
    plan(preset="shithead_basic", people=("Aino", "Basia"), deals=None, table_swap_limit=1),
    plan("trojka", bots=3, deals=5),
    plan("trojka", preset="classic32", bots=2, deals=3, bonus_king="Kh"),
]
IDS = ["kolmonen", "two people", "trojka", "32 cards"]


def go_on(table: Table, actions: int) -> None:
    """Play on; people do the first thing that is legal and no exchange."""
    for _ in range(actions):
        actor = table.actor
        if actor is None:
            if table.is_over:
                return
            table.next_deal()
        elif table.person_to_act():
            moves = [table.deal.move_of(action) for action in table.deal.legal()]
            whole = next((m for m in moves if m.verb not in ("swap", "arrange")), None)
            if whole is None:
                whole = Move("arrange", row(table, actor))
            table.play(actor, whole)
        else:
            table.step()


def row(table: Table, seat: int) -> tuple[int, ...]:
    """The face-up cards of a seat."""
    view = table.view(seat)
    assert isinstance(view, View)
    return tuple(members(view.table[seat]))


@pytest.mark.parametrize("wanted", PLANS, ids=IDS)
def test_a_match_taken_up_again_goes_on_exactly_as_if_it_had_not_been_left(wanted: Plan) -> None:
    table = Table(wanted)
    for _ in range(4):
        go_on(table, 13)
        saver = Saver()
        assert saver.save(table)
        assert saver.path is not None
        again = load(saver.path)
        assert again.plan == table.plan
        assert again.record == table.record
        assert again.events == table.events
        assert again.match == table.match
        assert again.actor == table.actor
        go_on(again, 30)
        twin = load(saver.path)
        go_on(twin, 30)
        assert again.record == twin.record
    path = saver.path
    assert path is not None
    go_on(table, 5)
    again = load(path)
    go_on(again, 5)
    assert again.record == table.record
    assert again.deal.zones() == table.deal.zones()


def test_a_save_is_whole_and_readable_by_its_owner_only(data: Path) -> None:
    table, saver = Table(plan()), Saver()
    assert saver.save(table)
    assert saver.path is not None
    assert saver.path.parent == data / "saves"
    assert saver.path.stat().st_mode & 0o77 == 0
    written = json.loads(saver.path.read_text("utf-8"))
    assert written == json.loads(json.dumps(save_data(table)))
    assert written["version"] == 1
    assert [file.name for file in saver.path.parent.iterdir()] == [saver.path.name]


def test_two_matches_of_a_day_have_two_names() -> None:
    savers = [Saver() for _ in range(3)]
    for saver in savers:
        saver.save(Table(plan()))
    assert len({saver.path for saver in savers}) == 3
    assert len(unfinished()) == 3


def test_the_match_played_last_comes_first() -> None:
    one, other = Saver(), Saver()
    one.save(Table(plan()))
    other.save(Table(plan()))
    assert one.path is not None
    os.utime(one.path, (10**10, 10**10))
    assert unfinished() == [one.path, other.path]


def test_a_finished_match_becomes_a_record_and_its_save_goes(data: Path) -> None:
    table, saver = Table(plan()), Saver()
    saver.save(table)
    assert saver.path is not None
    name = saver.path.stem
    record = saver.finish(table)
    assert record == data / "records" / f"{name}.toml"
    assert saver.record == record
    assert read_file(record).deals == table.record.deals
    assert unfinished() == []
    new = Saver()
    new.save(table)
    assert new.path is not None
    assert new.path.stem != name


def test_a_full_disk_ends_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table, saver = Table(plan()), Saver()
    assert saver.save(table)

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert not saver.save(table)
    assert isinstance(saver.problem, OSError)
    monkeypatch.undo()
    assert saver.path is not None
    assert load(saver.path).record == table.record


def resumed_twice() -> list[tuple[Table, Saver]]:
    """A match that two programs have taken up at once."""
    first = Saver()
    first.save(Table(plan()))
    assert first.path is not None
    saves = [read_save(first.path) for _ in range(2)]
    return [(taken_up(save), Saver(save)) for save in saves]


def test_of_two_programs_that_go_on_with_one_match_neither_writes_over_the_other() -> None:
    (one, saver), (other, parting) = resumed_twice()
    go_on(one, 3)
    go_on(other, 5)
    assert saver.save(one)
    assert parting.save(other)
    assert saver.parted is None
    assert parting.parted == saver.path != parting.path
    for table, kept in ((one, saver), (other, parting)):
        go_on(table, 4)
        assert kept.save(table)
        assert kept.path is not None
        assert load(kept.path).record == table.record
    assert len(unfinished()) == 2


def test_a_match_that_another_program_has_ended_is_kept_beside_its_record(data: Path) -> None:
    (one, saver), (other, parting) = resumed_twice()
    record = saver.finish(one)
    assert record is not None
    whole = record.read_bytes()
    assert parting.save(other)
    assert parting.finish(other) not in (None, record)
    assert record.read_bytes() == whole
    assert len(list((data / "records").glob("*.toml"))) == 2


def test_a_full_disk_at_the_parting_writes_over_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    (one, saver), (other, parting) = resumed_twice()
    go_on(one, 3)
    saver.save(one)
    with monkeypatch.context() as patch:
        patch.setattr("kolmikko.play.saves.save_under_new_name", full_disk)
        assert not parting.save(other)
    assert parting.save(other)
    assert parting.parted == saver.path
    assert saver.path is not None
    assert load(saver.path).record == one.record


def full_disk(*_arguments: object) -> Path:
    raise OSError(28, "No space left on device")


def broken(change: dict[str, object]) -> str:
    """Why a save with something changed in it cannot be taken up."""
    table, saver = Table(plan()), Saver()
    go_on(table, 5)
    saver.save(table)
    assert saver.path is not None
    data = json.loads(saver.path.read_text("utf-8"))
    saver.path.write_text(json.dumps(data | change), "utf-8")
    return why(saver.path)


def why(path: Path) -> str:
    before = path.read_bytes() if path.exists() else None
    with pytest.raises(SaveError) as caught:
        load(path)
    assert (path.read_bytes() if path.exists() else None) == before
    return caught.value.why


@pytest.mark.parametrize(
    "change, reason",
    [
        ({"kind": "else"}, "foreign"),
        ({"version": 2}, "newer"),
        ({"version": "x" * 1000}, "newer"),
        ({"record": 3}, "foreign"),
        ({"record": {"game": "bridge"}}, "foreign"),
        ({"bots": ["thumb"]}, "foreign"),
        ({"bots": ["a", "b", "c"]}, "foreign"),
        ({"bots": [[], {}, 1.5]}, "foreign"),
        ({"seed": 1}, "foreign"),
        ({"deals": 0}, "foreign"),
        ({"deals": True}, "foreign"),
        ({"stake": "5"}, "foreign"),
        ({"seed": "another"}, "changed"),
    ],
)
def test_a_save_that_is_not_right_is_named_and_left_alone(
    change: dict[str, object], reason: str
) -> None:
    assert broken(change) == reason


@pytest.mark.parametrize("text", [b"", b"{", b"\xff\xfe", b"[" * 9999, b"null", b"[]"])
def test_a_broken_file_is_named_and_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(text)
    assert why(path) in ("unreadable", "foreign")


def test_an_action_that_the_rules_refuse_means_that_they_have_changed() -> None:
    table, saver = Table(plan()), Saver()
    go_on(table, 5)
    saver.save(table)
    assert saver.path is not None
    data = json.loads(saver.path.read_text("utf-8"))
    data["record"]["deal"][0]["actions"].append("p1 arrange 2c 3c 4c")
    saver.path.write_text(json.dumps(data), "utf-8")
    assert why(saver.path) == "changed"


def test_a_save_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert why(tmp_path / "none.json") == "missing"


def test_matches_are_kept_in_the_folder_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KOLMIKKO_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert data_folder() == Path("/somewhere/kolmikko")


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(drawn=st.data())
def test_whatever_stands_in_a_save_is_a_match_or_a_save_error(
    data: Path, drawn: st.DataObject
) -> None:
    table = Table(plan())
    go_on(table, 4)
    whole: object = json.loads(json.dumps(save_data(table)))
    place = whole
    while isinstance(place, dict | list) and place:
        key = drawn.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else [0, -1]))
        inner = place[key]
        if not isinstance(inner, dict | list) or drawn.draw(st.booleans()):
            place[key] = drawn.draw(
                st.none() | st.integers() | st.text(max_size=5) | st.lists(st.none(), max_size=2)
            )
            break
        place = inner
    path = data / "saves" / "x.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(whole), "utf-8")
    with suppress(SaveError):
        go_on(load(path), 3)
