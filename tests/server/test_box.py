"""The facts of the box of War for Arrakis: told to everybody, corrected at the server's own machine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sietch.arrakis import corrections
from sietch.arrakis.corrections import correct, correctable, own_corrections, written
from sietch.arrakis.facts import VARIABLE, FactsError, facts_of, read, reconstructed

BOX = "/api/games/arrakis/box"
OBJECTIVE = {"objectives": {"objective-1": {"kh": 7, "sd": 6, "ji": 5}}}


@pytest.fixture
def file(tmp_path, monkeypatch) -> Path:
    """The owner's file, which is not there yet."""
    path: Path = tmp_path / "my-box.toml"
    monkeypatch.setenv(VARIABLE, str(path))
    return path


def entry(box: dict[str, Any], section: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(e for e in box["entries"] if (e["section"], e["name"]) == (section, name))
    return found


def lines(found: dict[str, Any]) -> dict[str, Any]:
    return {line["name"]: line["value"] for line in found["lines"]}


# ---- over HTTP


def test_everything_uncertain_is_told_with_its_value_and_its_doubt(house, file):
    box = house.http.get(BOX).json()
    assert (box["owner"], box["own"], box["wrong"], box["file"]) == (True, {}, "", str(file))
    stand_ins = [e["name"] for e in box["entries"] if e["section"] == "prescience" and e["name"].startswith("stand-in")]
    assert len(stand_ins) == 6
    assert sum(e["section"] == "tokens" for e in box["entries"]) == 13
    assert entry(box, "objectives", "objective-1")["doubt"]["id"] == "arrakis-fact-reconstructed"
    # What is certain is not among them.
    assert not [e for e in box["entries"] if e["name"] == "beast-rabban"]


def test_corrections_are_written_into_the_owners_file_and_told_from_then_on(house, file):
    answer = house.http.put(BOX, json={"corrections": OBJECTIVE})
    assert answer.status_code == 200, answer.text
    found = entry(answer.json(), "objectives", "objective-1")
    assert (found["corrected"], found["doubt"]) == (True, None)
    assert lines(found) == {"kh": 7, "sd": 6, "ji": 5}
    assert read(file.read_text(), "") == OBJECTIVE
    # Everything back to what the package has.
    assert house.http.put(BOX, json={"corrections": {}}).json()["own"] == {}


def test_what_is_wrong_is_told_and_nothing_is_written(house, file):
    wrong = {"objectives": {"objective-1": {"kh": 77, "sd": 6, "ji": 5}}}
    answer = house.http.put(BOX, json={"corrections": wrong})
    assert answer.status_code == 400
    assert "a target is 1 to" in answer.json()["error"]
    assert answer.json()["words"]["id"] == "refused-box"
    assert not file.exists()
    bodies: list[dict[str, Any]] = [{"corrections": {"objectives": 3}}, {"corrections": {"x": {"y": {"z": {}}}}}, {}]
    for body in bodies:
        assert house.http.put(BOX, json=body).status_code == 400
    unknown = {"nonsense": {"y": {"z": 1}}}
    assert "unknown section" in house.http.put(BOX, json={"corrections": unknown}).json()["error"]


@pytest.mark.parametrize("header", [{"x-forwarded-for": "10.1.2.3"}, {"forwarded": "for=10.1.2.3"}, {"via": "1.1 x"}])
def test_strangers_see_the_facts_and_change_nothing(house, file, header):
    box = house.http.get(BOX, headers=header).json()
    assert (box["owner"], box["file"], box["start"]) == (False, "", "")
    assert len(box["entries"]) > 40
    answer = house.http.put(BOX, json={"corrections": OBJECTIVE}, headers=header)
    assert (answer.status_code, answer.json()["words"]["id"]) == (403, "refused-box-elsewhere")
    assert not file.exists()


def test_a_page_of_somebody_else_cannot_change_them(house, file):
    header = {"origin": "https://evil.example"}
    assert house.http.put(BOX, json={"corrections": OBJECTIVE}, headers=header).status_code == 403
    assert not file.exists()


def test_where_no_file_is_named_it_is_said_how_the_server_has_to_be_started(house, tmp_path, monkeypatch):
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.chdir(tmp_path)
    box = house.http.put(BOX, json={"corrections": OBJECTIVE}).json()
    assert box["start"] == f"{VARIABLE}={tmp_path / 'arrakis-facts.toml'}"
    assert (tmp_path / "arrakis-facts.toml").exists()


def test_a_server_goes_on_with_the_facts_it_began_with(house, file):
    """So do its tables: an edition is in the set-up of each."""
    seats = [{"name": "Anna"}, {"name": "Boris"}]
    before = house.http.post("/api/tables", json={"game": "arrakis", "seats": seats, "setup": {}}).json()
    assert house.http.put(BOX, json={"corrections": OBJECTIVE}).json()["edition"] == ""
    after = house.http.post("/api/tables", json={"game": "arrakis", "seats": seats, "setup": {}}).json()
    for links in (before, after):
        look = house.http.get(f"/api/tables/{links['table']}", headers={"authorization": f"Bearer {links['seats'][0]}"})
        assert look.status_code == 200


def test_a_table_begun_with_other_facts_waits_unchanged_for_a_server_that_has_them(serve, monkeypatch):
    first = serve()
    seats = [{"name": "Anna"}, {"name": "Boris"}]
    links = first.http.post("/api/tables", json={"game": "arrakis", "seats": seats, "setup": {}}).json()
    token = {"authorization": f"Bearer {links['seats'][0]}"}
    shown = first.http.get(f"/api/tables/{links['table']}", headers=token).json()
    first.stop()
    with monkeypatch.context() as patched:
        patched.setattr("sietch.arrakis.rules.EDITION", "1a2b3c4d5e6f")
        other = serve()
        answer = other.http.get(f"/api/tables/{links['table']}", headers=token)
        other.stop()
    assert answer.status_code == 409
    assert "other facts of the box" in answer.text
    again = serve().http.get(f"/api/tables/{links['table']}", headers=token).json()
    assert again["view"] == shown["view"]


# ---- the file


def test_what_was_kept_before_stays_beside_the_file_by_its_edition(file):
    correct(OBJECTIVE)
    other = {"objectives": {"objective-1": {"kh": 8, "sd": 6, "ji": 5}}}
    correct(other)
    correct(other)
    kept = sorted(path.name for path in file.parent.iterdir())
    assert len(kept) == 2
    former = next(path for path in file.parent.iterdir() if path != file)
    assert read(former.read_text(), "") == OBJECTIVE
    assert former.name.removeprefix("my-box.").removesuffix(".toml") == corrections.former_edition(former)


def test_a_file_that_cannot_be_used_is_told_and_kept_when_it_is_replaced(house, file):
    file.write_text("[objectives]\nobjective-1 = 3\n")
    with pytest.raises(FactsError):
        own_corrections()
    assert "objectives.objective-1" in house.http.get(BOX).json()["wrong"]
    correct(OBJECTIVE)
    assert (file.parent / "my-box.unusable.toml").exists()
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(FactsError, match="cannot be read"):
        own_corrections()
    with pytest.raises(FactsError, match="cannot be written"):
        correct(OBJECTIVE)


def test_a_folder_that_cannot_be_written_in_is_told(monkeypatch, tmp_path):
    monkeypatch.setenv(VARIABLE, str(tmp_path / "nowhere" / "box.toml"))
    with pytest.raises(FactsError, match="cannot be written"):
        correct(OBJECTIVE)


def test_every_entry_that_is_shown_can_be_written_as_it_is():
    """With all its lines, quotes and other letters, and read again by the same code."""
    own: dict[str, dict[str, Any]] = {}
    for found in correctable({}):
        own.setdefault(found.section, {})[found.name] = {line.name: line.value for line in found.lines}
    own["prescience"]["stand-in-raid"]["name"] = 'A "raid" \\ přepad\n\x7f'
    own["tokens"]["my own"] = {"back": "starting", "copies": 0, "regulars": 1}
    assert read(written(own), "") == own
    facts_of(reconstructed(), own, "all")
    corrected = [found for found in correctable(own) if found.corrected]
    assert len(corrected) == sum(map(len, own.values()))
    assert all(found.doubt is None for found in corrected)
