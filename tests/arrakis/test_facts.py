"""The facts of the box: an owner's file corrects them, and every mistake in it is told in one line."""

import json
import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

import sietch
from sietch.arrakis import areas, facts
from sietch.arrakis.cards import prescience, specials
from sietch.arrakis.components import AREAS, number_of
from sietch.arrakis.facts import FACTS, FactsError, facts_of, read

BOX = read(files("sietch.arrakis").joinpath(facts.FILE).read_text(encoding="utf-8"), facts.FILE)


def corrected(text: str) -> facts.Facts:
    return facts_of(BOX, read(text, "own.toml"), "own.toml")


# ---- what is right


def test_without_corrections_the_facts_are_those_of_the_package():
    assert corrected("") == FACTS
    assert (facts.EDITION, facts.WRONG) == ("", "")


def test_an_entry_that_is_given_replaces_the_whole_entry():
    own = corrected('[dice.atreides]\nfaces = ["house", "house", "mentat", "mentat", "strategy", "strategy"]')
    assert own.dice["atreides"].faces[:2] == ["house", "house"]
    assert own.dice["atreides"].doubt == ""
    assert own.dice["harkonnen"] == FACTS.dice["harkonnen"]


def test_kinds_of_deployment_tokens_can_be_added():
    own = corrected(
        '[tokens.at-start-a]\nback = "starting"\ncopies = 2\nregulars = 2\n'
        '[tokens.three-regulars]\nback = "starting"\ncopies = 1\nregulars = 3\n'
    )
    assert own.tokens["three-regulars"].regulars == 3


def test_the_names_of_the_file_are_those_that_the_cards_know():
    known = {*specials._OWN, *specials._COUNTED, *specials._PLAIN}
    assert known == facts.STEPS.keys()
    assert specials._COUNTED.keys() == {name for name, counted in facts.STEPS.items() if counted}
    assert {*prescience._CONDITIONS, *prescience._PAYMENTS} == facts.CONDITIONS.keys()


def test_the_page_about_the_facts_names_all_sections_steps_and_conditions():
    page = (Path(__file__).parents[2] / "docs" / "arrakis-facts.md").read_text(encoding="utf-8")
    for name in (*facts.STEPS, *facts.CONDITIONS):
        assert f"`{name}" in page, name
    for section in BOX:
        assert f"[{section}." in page, section


def test_the_example_of_the_page_is_right():
    page = (Path(__file__).parents[2] / "docs" / "arrakis-facts.md").read_text(encoding="utf-8")
    own, walled = (corrected(example.split("```")[0]) for example in page.split("```toml\n")[1:])
    assert own.objectives["objective-1"].kh == 7
    assert "out-ne-7" in walled.areas["in-ne-6"].walls


def test_two_areas_that_agree_about_their_border_can_both_be_corrected():
    own = corrected(area(walls="'out-ne-7'") + area("out-ne-7", "'shield-wall-east'", "'in-ne-6'", "desert", "false"))
    borders = areas.redrawn(areas.WALLS, {name: fact.walls for name, fact in own.areas.items()})
    inner, outer, desert = (number_of(AREAS, name) for name in ("in-ne-6", "out-ne-7", "in-ne-5"))
    assert (borders[inner], borders[outer]) == (1 << outer, 1 << inner)
    assert not borders[desert] >> outer & 1


# ---- what is wrong

LEADER = '[leaders.{id}]\nslot = "{slot}"\nhits = 1\nshields = {shields}\nspecial = {special}'
RAID = "[prescience.stand-in-raid]\n"


def leader(id: str = "chani", slot: str = "strategy", shields: int = 0, special: str = "[]") -> str:
    return LEADER.format(id=id, slot=slot, shields=shields, special=special)


def area(
    id: str = "in-ne-6", borders: str = "'in-ne-8'", walls: str = "", terrain: str = "mountain", station: str = "true"
) -> str:
    return f"[areas.{id}]\nborders = [{borders}]\nwalls = [{walls}]\nterrain = '{terrain}'\nstation = {station}\n"


MISTAKES = {
    "areas = 3": r"areas holds named entries, as in \[areas.NAME\]",
    "[areas.in-ne-6]\nborders = []": "areas.in-ne-6: Object missing required field `terrain`",
    area("in-ne-66"): "areas has no entry 'in-ne-66'; did you mean in-ne-6 or",
    area(
        "giedi-prime"
    ): "areas has no entry 'giedi-prime'; `sietch cards --game arrakis --kind area --json` lists them",
    area(terrain="swamp"): "areas.in-ne-6: terrain is one of mountain, plateau, minor-erg, desert, deep-desert",
    area("north-pole", terrain="desert", station="false"): "areas.north-pole: its terrain is certain, mountain",
    area(borders="'carthagg'"): "areas.in-ne-6: unknown area 'carthagg'; did you mean carthag?",
    area(borders="'in-ne-6'"): "areas.in-ne-6: in-ne-6 cannot be named there, or not twice",
    area(borders="'in-ne-8'", walls="'in-ne-8'"): "areas.in-ne-6: in-ne-8 cannot be named there, or not twice",
    area(borders="'in-ne-8'")
    + area(
        "in-ne-8", "'in-ne-7'", station="false"
    ): "areas.in-ne-6 and areas.in-ne-8 contradict each other: see borders",
    area(station="false"): "areas: 6 of them have a station, not 5",
    area(borders=""): "areas: no border that can be crossed leads to in-ne-6",
    "[dice": "own.toml is not TOML",
    "[cards.x]\nn = 1": "unknown section 'cards'; possible: dice, tokens",
    "dice = 3": r"dice holds named entries, as in \[dice.atreides\]",
    "[dice.corrino]\nfaces = []": "dice has no entry 'corrino'; possible: atreides, harkonnen",
    "[dice.atreides]\nsides = 6": "dice.atreides: Object contains unknown field `sides`",
    "[dice.atreides]\ndoubt = ''": "dice.atreides: Object missing required field `faces`",
    "[dice.atreides]\nfaces = ['house']": "dice.atreides needs 6 faces, not 1",
    f"[dice.atreides]\nfaces = {['house'] * 5 + ['spice']}": "dice.atreides: unknown face 'spice'; possible: leader",
    "[tokens.at-start-a]\nback = 'starting'\ncopies = '3'": "tokens.at-start-a: Expected `int`, got `str`",
    "[tokens.at-start-a]\nback = 'starting'\ncopies = 4\nregulars = 2": "there are 8 starting tokens in the box, not 9",
    "[tokens.x]\nback = 'blue'\ncopies = 1\nregulars = 1": "tokens.x: back is one of starting, standard, black, silver",
    "[tokens.x]\nback = 'black'\ncopies = 0\nregulars = -1": "tokens.x: numbers cannot be below 0",
    "[tokens.x]\nback = 'black'\ncopies = 0": "tokens.x must show 1 to 6 units",
    "[tokens.x]\nback = 'standard'\ncopies = 0\nregulars = 1\nleaders = 1": "tokens.x: Atreides tokens show no leaders",
    "[sietches.sietch-4]\nlevel = 4\ncopies = 0": "sietches has no entry 'sietch-4'",
    "[sietches.sietch-1]\nlevel = 1\ncopies = 3": "sietches: there are 8 in the box, not 9",
    "[sietches.sietch-1]\nlevel = 4\ncopies = 2": "sietches.sietch-1: a level is 1, 2 or 3",
    "[wormsigns.wormsign-sand]\ncopies = 9": "wormsigns: there are 16 in the box, not 17",
    "[stations.station-kh]\ncopies = -1": "stations: copies cannot be below 0",
    "[tracks.prescience]\nlast = 30": "tracks.prescience: the last step is 8 to 20, not 30",
    "[tracks.supremacy]\nbene_gesserit = [4, 4]": "bene_gesserit has 2 different steps",
    "[tokens.hk-black-a]\nback = 'black'\ncopies = 3\nregulars = 6": "may show 6 units together",
    "[tokens.hk-silver-a]\nback = 'silver'\ncopies = 3\nregulars = 1\nspecials = 1\nleaders = 3": "and the box has 6",
    "[prescience.stand-in-raid]\ncondition = 'harvesters-removed 2'\nji = 99": "at most 10 steps",
    "[tracks.supremacy]\nbene_gesserit = [4, 11]": "tracks.supremacy: a step is 1 to 10, not 11",
    "[objectives.objective-1]\nkh = 11\nsd = 1\nji = 1": "objectives.objective-1: a target is 1 to 10, not 11",
    leader(id="duncan"): "leaders has no entry 'duncan'",
    leader(slot="spice"): "leaders.chani: slot is one of leadership, strategy",
    leader(slot="desert-power"): "leaders.chani: only the wild-maker lies on desert-power",
    leader(id="wild-maker", slot="desert-power"): "leaders.wild-maker: its special action cannot be changed",
    leader(slot="none", special="['move']"): "leaders.chani: a special action needs a slot",
    leader(shields=7): "leaders.chani: hits and shields are 0 to 6",
    leader(special="['fly']"): "leaders.chani: unknown name 'fly'; possible: move, .*draw N",
    leader(special="['']"): "leaders.chani: unknown name ''",
    leader(special="['draw']"): "leaders.chani: draw takes a number from 1 to 9, as in 'draw 2'",
    leader(special="['draw many']"): "draw takes a number",
    leader(special="['draw 0']"): "draw takes a number",
    leader(special="['move 2']"): "leaders.chani: move takes no number",
    leader(
        id="baron-harkonnen", special="['desert-power 1']"
    ): "leaders.baron-harkonnen: desert-power 1 is for the Atr",
    "[prescience.other]\ncondition = 'fedaykin-won'\nji = 1": "prescience has no entry 'other'",
    RAID + "condition = 'fedaykin-won'": "prescience.stand-in-raid must advance a marker",
    RAID
    + "condition = 'peace'\nji = 1": "prescience.stand-in-raid: unknown name 'peace'; possible: harvesters-removed N",
    RAID + "condition = 'harvesters-removed'\nji = 1": "prescience.stand-in-raid: harvesters-removed takes a number",
}


@pytest.mark.parametrize(("text", "told"), MISTAKES.items(), ids=MISTAKES.values())
def test_a_mistake_is_told(text, told):
    with pytest.raises(FactsError, match=told) as raised:
        corrected(text)
    assert str(raised.value).startswith("own.toml")
    assert "\n" not in str(raised.value)


# ---- an owner's game

OWN = """
[prescience.stand-in-raid]
name = "A Real Name"
condition = "fedaykin-won"
kh = 5

[leaders.lady-jessica]
slot = "house"
hits = 0
shields = 1
special = ["draw 4"]

[tracks.prescience]
last = 12
"""
LOOK = """
import json, sietch
from sietch.text import language
from sietch.text.card_text import entry_name, entry_text
game = sietch.new("arrakis", seed=1)
entries = {entry.id: entry for entry in sietch.rules("arrakis").catalogue()}
raid, jessica = entries["stand-in-raid"], entries["lady-jessica"]
english = language("en")
print(json.dumps({
    "record": game.record,
    "raid": [entry_name(english, raid), *entry_text(english, raid)],
    "jessica": [*entry_text(english, jessica), jessica.doubt],
}))
"""


def with_facts(path: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {facts.VARIABLE: str(path)}
    return subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def own_file(tmp_path: Path) -> Path:
    path = tmp_path / "own.toml"
    path.write_text(OWN, encoding="utf-8")
    return path


def test_a_corrected_file_changes_the_game_and_its_texts(own_file):
    seen = json.loads(with_facts(own_file, "-c", LOOK).stdout)
    assert seen["raid"][0] == "A Real Name"
    assert "Markers: Kwisatz Haderach 5 steps." in seen["raid"]
    assert "Slot: House." in seen["jessica"]
    assert "Special action: Draw 4 Planning cards." in seen["jessica"]
    # What an owner has corrected is no longer reconstructed.
    assert seen["jessica"][-1] == ""
    assert not any("Reconstructed" in line for line in seen["raid"])


PLAY = """
import json, random, sietch
from sietch.text import language
from sietch.text.card_text import entry_text
game = sietch.new("arrakis", seed=1)
rng = random.Random(1)
while not game.over:
    game.choose(rng.choice(game.decision.options))
    assert not game.rules.check(game.state)
entries = {entry.id: entry for entry in game.rules.catalogue()}
print(json.dumps({id: entry_text(language("en"), entries[id]) for id in ("in-ne-6", "out-ne-7")}))
"""


def test_a_corrected_border_changes_the_map_for_both_areas(tmp_path):
    path = tmp_path / "own.toml"
    path.write_text(area(borders="'in-ne-5', 'in-ne-8'", walls="'out-ne-7'"), encoding="utf-8")
    seen = json.loads(with_facts(path, "-c", PLAY).stdout)
    assert "Adjacent: Inner North-East 5 and Inner North-East 8." in seen["in-ne-6"]
    assert "Beyond an impassable border: Inner North-East 5 and Inner North-East 6." in seen["out-ne-7"]
    # Only the area that was corrected is certain now.
    assert [any("Reconstructed" in line for line in lines) for lines in seen.values()] == [False, True]


def test_a_game_with_other_facts_is_not_gone_on_with(own_file):
    record = json.loads(with_facts(own_file, "-c", LOOK).stdout)["record"]
    assert len(record["setup"]["facts"]) == 12
    with pytest.raises(sietch.RecordError, match="played with other facts of the box"):
        sietch.replay(record)


def test_a_game_without_corrections_is_not_gone_on_with_by_an_owner(own_file, tmp_path):
    saved = tmp_path / "game.json"
    saved.write_text(json.dumps(sietch.new("arrakis", seed=1).record), encoding="utf-8")
    command = f"import json, sietch; sietch.replay(json.load(open({str(saved)!r})))"
    assert "other facts of the box (those of the package; here: " in with_facts(own_file, "-c", command).stderr


def test_a_mistake_stops_this_game_only(tmp_path):
    path = tmp_path / "own.toml"
    path.write_text("[dice.atreides]\nfaces = []", encoding="utf-8")
    cards = ("-c", "from sietch.cli import main; main()", "cards")
    told = with_facts(path, *cards, "--game", "arrakis")
    assert (told.returncode, told.stderr) == (2, f"sietch: {path}: dice.atreides needs 6 faces, not 0\n")
    assert with_facts(path, *cards, "keeper").returncode == 0


def test_a_file_that_is_not_there_is_told(tmp_path):
    told = with_facts(tmp_path / "none.toml", "-c", "import sietch; sietch.new('arrakis')")
    assert "SIETCH_ARRAKIS names" in told.stderr
    assert "which cannot be read" in told.stderr
