import gzip
import json
import os

import pytest

from sietch.lab.archive import once_each, places, read, writing
from sietch.lab.workers import LabError


def test_records_are_written_in_the_order_of_their_numbers(tmp_path):
    path = tmp_path / "games.jsonl"
    with writing(path) as keep:
        for number in (2, 0, 1, 4):
            keep(number, {"answers": [str(number)]})
    assert [line.record for line in read(path)] == [{"answers": [n]} for n in "0124"]
    assert [line.place for line in read(path)] == [f"{path}:{n}" for n in (1, 2, 3, 4)]


def test_an_archive_is_not_written_over(tmp_path):
    (tmp_path / "a").touch()
    with pytest.raises(LabError, match="exists already"), writing(tmp_path / "a"):
        pass
    with pytest.raises(LabError, match="No such file"), writing(tmp_path / "no" / "a"):
        pass


def test_a_broken_line_is_named_and_the_others_are_read(tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_bytes(b'{"answers": []}\n\n{"answers": [\nnull\n\xff\n{"answers": ["x"]}\n')
    lines = list(read(path))
    assert [line.record for line in lines] == [{"answers": []}, None, None, None, {"answers": ["x"]}]
    assert [line.place for line in lines] == [f"{path}:{n}" for n in (1, 3, 4, 5, 6)]
    assert lines[1].wrong.startswith("not JSON: ")
    assert lines[2].wrong == "not a record of a game: it has no answers"


def test_the_first_line_may_be_the_broken_one(tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_text('nonsense\n{"answers": []}\n')
    assert [bool(line.wrong) for line in read(path)] == [True, False]


def test_a_single_record_over_many_lines_is_an_archive_too(tmp_path):
    path = tmp_path / "game.json"
    path.write_text(json.dumps({"answers": ["a"]}, indent=1))
    assert [(line.place, line.record) for line in read(path)] == [(str(path), {"answers": ["a"]})]


def test_a_file_that_is_not_there_is_told(tmp_path):
    with pytest.raises(LabError, match="No such file"):
        list(read(tmp_path / "none"))


def test_a_file_that_is_no_text_is_one_line(tmp_path):
    record = json.dumps({"answers": ["a"]}).encode() + b"\n"
    (tmp_path / "games.jsonl.gz").write_bytes(gzip.compress(record * 3000 + os.urandom(30_000)))
    (tmp_path / "picture").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + os.urandom(30_000))
    [compressed] = read(tmp_path / "games.jsonl.gz")
    assert (compressed.place, compressed.wrong) == (str(tmp_path / "games.jsonl.gz"), "compressed: gunzip it first")
    [picture] = read(tmp_path / "picture")
    assert (picture.place, picture.wrong) == (str(tmp_path / "picture"), "not a text file")


def test_a_record_is_taken_once_however_it_is_laid_out(tmp_path):
    record = {"game": "x", "answers": ["a"]}
    lines = [record, {"answers": ["b"]}, dict(reversed(record.items())), {"answers": ["b"]}]
    (tmp_path / "1.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines) + "oops\noops\n")
    (tmp_path / "2.json").write_text(json.dumps(record, indent=1))
    (tmp_path / "3.jsonl").write_text('{"answers": ' + "[" * 994 + "]" * 994 + "}\n")
    archived = [place for path in sorted(tmp_path.iterdir()) for place in places(path)]
    assert [(place.path.name, place.line) for place in once_each(archived)] == [
        ("1.jsonl", 1), ("1.jsonl", 2), ("1.jsonl", 5), ("1.jsonl", 6), ("3.jsonl", 1),
    ]  # fmt: skip
