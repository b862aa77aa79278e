"""Boxes open with the right key at the right place, and the key lies where only we can read it."""

import re
from pathlib import Path

import pytest

from kolmikko.table.events import SealedDeck
from kolmikko.table.packs import Place, Shuffled
from kolmikko.table.seal import KEY_FILE, KEY_VARIABLE, Seal, SealError, load_key, new_pack
from kolmikko.table.tokens import new_token, person_of
from tests.table.rooms import LUCK

SEAL = Seal(b"k" * 32)
PLACE = Place("t", 1, 2)
PACK = Shuffled(tuple(range(51, -1, -1)), LUCK)


def test_a_pack_comes_out_as_it_went_in() -> None:
    box = SEAL.sealed(PACK, PLACE)
    assert SEAL.opened(box, PLACE) == PACK
    assert bytes(PACK.deck) not in box.box
    assert bytes.fromhex(LUCK) not in box.box
    assert "51" not in repr(PACK)
    assert repr(box) == "SealedDeck()"


@pytest.mark.parametrize("place", [Place("u", 1, 2), Place("t", 2, 2), Place("t", 1, 3)])
def test_a_pack_cannot_be_moved_to_another_place(place: Place) -> None:
    with pytest.raises(SealError):
        SEAL.opened(SEAL.sealed(PACK, PLACE), place)


def test_another_key_opens_nothing() -> None:
    with pytest.raises(SealError):
        Seal(b"l" * 32).opened(SEAL.sealed(PACK, PLACE), PLACE)


@pytest.mark.parametrize("where", [0, 11, 12, 50, -1])
def test_a_changed_box_does_not_open(where: int) -> None:
    box = bytearray(SEAL.sealed(PACK, PLACE).box)
    box[where] ^= 1
    for broken in (bytes(box), b"", bytes(box[:12])):
        with pytest.raises(SealError):
            SEAL.opened(SealedDeck(broken), PLACE)


def test_one_pack_sealed_twice_gives_unlike_boxes_of_one_length() -> None:
    boxes = [SEAL.sealed(pack, PLACE).box for pack in (PACK, PACK, new_pack(range(52), "s", LUCK))]
    assert len(set(boxes)) == 3
    assert len({len(box) for box in boxes}) == 1


def test_the_key_of_the_data_folder_is_made_once_and_only_its_owner_may_read_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(KEY_VARIABLE, raising=False)
    folder = tmp_path / "new" / "data"
    key = load_key(folder)
    assert load_key(folder) == key
    assert len(key) == 32
    assert (folder / KEY_FILE).stat().st_mode & 0o777 == 0o600
    assert [path.name for path in folder.iterdir()] == [KEY_FILE]


def test_a_key_that_others_may_read_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(KEY_VARIABLE, raising=False)
    load_key(tmp_path)
    (tmp_path / KEY_FILE).chmod(0o640)
    with pytest.raises(SealError, match="chmod 600"):
        load_key(tmp_path)


def test_the_key_of_the_environment_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(KEY_VARIABLE, "ab" * 32)
    assert load_key(tmp_path) == b"\xab" * 32
    assert not (tmp_path / KEY_FILE).exists()
    for wrong in ("", "ab" * 31, "xy" * 32):
        monkeypatch.setenv(KEY_VARIABLE, wrong)
        with pytest.raises(SealError, match=KEY_VARIABLE):
            load_key(tmp_path)


def test_a_person_is_known_by_the_hash_of_a_token() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len({person_of(token) for token in tokens}) == 100
    assert all(len(token) >= 43 and token not in person_of(token) for token in tokens)


def test_a_name_can_be_typed_and_follows_from_its_parts() -> None:
    seal = Seal(b"k" * 32)
    name = seal.name("table", "a person", "a request")
    assert re.fullmatch(r"[a-hjkmnp-z]{4}(-[a-hjkmnp-z]{4}){2}", name)
    assert name == Seal(b"k" * 32).name("table", "a person", "a request")
    assert name != seal.name("table", "a person", "another request")
    assert name != Seal(b"K" * 32).name("table", "a person", "a request")
