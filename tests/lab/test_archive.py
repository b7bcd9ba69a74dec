import json

import pytest

from sietch.lab.archive import read, writing
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
