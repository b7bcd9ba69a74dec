"""The influence tracks: what the catalogue says of them is what their steps give."""

from __future__ import annotations

import pytest
from tests.visits import sent_to

import sietch
from sietch.core.catalogue import Entry

TRACKS: dict[str, Entry] = {entry.id: entry for entry in sietch.rules("uprising").catalogue() if entry.kind == "track"}
BONUS = {"emperor": ("spy", 1), "guild": ("solari", 3), "bene-gesserit": ("intrigue", 1), "fremen": ("water", 1)}


@pytest.mark.parametrize(
    "faction", [pytest.param(faction, marks=pytest.mark.component("track", faction)) for faction in BONUS]
)
def test_the_catalogue_tells_the_steps_of_a_track(faction):
    steps = {words[1]["n"]: icons for label, words, icons in TRACKS[faction].parts if label == "part-step"}
    assert steps == {6: [], 2: [("victory-point", 1)], 4: [BONUS[faction]]}
    (alliance,) = (icons for label, _, icons in TRACKS[faction].parts if label == "part-alliance")
    assert alliance == [(f"alliance-{faction}", 1), ("victory-point", 1)]


def test_the_fourth_step_gives_what_the_catalogue_says():
    game = sent_to("fremkit", influence={"fremen": 3})
    assert game.view(0)["players"][0]["influence"]["fremen"] == 4
    assert [e.n for e in game.events() if e.kind == "gained" and e.what == "water"] == [1]
