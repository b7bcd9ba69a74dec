"""The facts of `reconstructed.toml`, checked: what no source gives for certain and an owner of the box can correct."""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from sietch.arrakis.areas import BORDERS, redrawn
from sietch.arrakis.components import AREAS, HARKONNEN, RESULTS, SUPPLY, TERRAINS
from sietch.core.rules import SetupError

VARIABLE = "SIETCH_ARRAKIS"
FILE = "reconstructed.toml"
# Where an owner's corrections are kept if the variable does not say it: in the folder where the program runs.
OWN_FILE = "arrakis-facts.toml"
# How many tokens of each back there are in the box, and how many of the other things.
TOKENS_IN_BOX = {"starting": 8, "standard": 8, "black": 6, "silver": 6}
MOST_UNITS = 6  # in one area
SIETCHES, WORMSIGNS_IN_BOX, STATIONS_IN_BOX = 8, 16, 6
# The steps of a special action by name, and whether a number follows; the last three are for the Atreides only.
STEPS = {
    "move": False,
    "move-again": False,
    "attack": False,
    "surprise": False,
    "move-or-surprise": False,
    "move-any": True,
    "draw": True,
    "draw-house": True,
    "draw-allies": True,
    "play": True,
    "any-other-result": False,
    "regulars-to-elites": True,
    "elites-to-specials": True,
    "deploy-regulars-special-leader": True,
    "deploy-token-fedaykin-leader": False,
    "desert-power": True,
    "wild-maker": False,
}
ATREIDES_STEPS = tuple(STEPS)[-3:]
HARKONNEN_LEADERS = (
    "beast-rabban",
    "thufir-hawat",
    "baron-harkonnen",
    "feyd-rautha",
    "shaddam-iv",
    "gaius-helen-mohiam",
    "captain-aramsham",
)
# What a prescience card of the action phase can ask for, and whether a number follows.
CONDITIONS = {
    "harvesters-removed": True,
    "rode-with-paul": False,
    "fedaykin-won": False,
    "leader-slain": False,
    "settlement-destroyed": False,
    "die-and-paul-to-the-tank": False,
    "remove-units-from-deep-desert": True,
    "die-and-cards-with-jessica-on-a-sietch": True,
}
# The highest number that a step or a condition may have.
MOST = 9


class FactsError(SetupError):
    """A file of facts that cannot be used; the message says where and what would be right."""


class _Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    doubt: str = ""


class Die(_Fact, frozen=True):
    faces: list[str]


class TokenFact(_Fact, frozen=True):
    back: str
    copies: int
    regulars: int = 0
    elites: int = 0
    specials: int = 0
    leaders: int = 0


class SietchFact(_Fact, frozen=True):
    level: int
    copies: int


class Copies(_Fact, frozen=True):
    copies: int


class Track(_Fact, frozen=True):
    last: int = 10
    bene_gesserit: list[int] = []


class Targets(_Fact, frozen=True):
    kh: int = 0
    sd: int = 0
    ji: int = 0


class LeaderFact(_Fact, frozen=True):
    slot: str
    hits: int
    shields: int
    special: list[str] = []


class ClaimFact(Targets, frozen=True, kw_only=True):
    condition: str
    name: str = ""  # as the card is called, in place of the name that we gave it


class AreaFact(_Fact, frozen=True, kw_only=True):
    terrain: str
    borders: list[str]
    walls: list[str] = []
    station: bool = False


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    dice: dict[str, Die]
    tokens: dict[str, TokenFact]
    sietches: dict[str, SietchFact]
    wormsigns: dict[str, Copies]
    stations: dict[str, Copies]
    tracks: dict[str, Track]
    objectives: dict[str, Targets]
    leaders: dict[str, LeaderFact]
    prescience: dict[str, ClaimFact]
    areas: dict[str, AreaFact] = {}  # only those that an owner corrects


ENTRIES: dict[str, type[_Fact]] = {
    "dice": Die,
    "tokens": TokenFact,
    "sietches": SietchFact,
    "wormsigns": Copies,
    "stations": Copies,
    "tracks": Track,
    "objectives": Targets,
    "leaders": LeaderFact,
    "prescience": ClaimFact,
    "areas": AreaFact,
}
# Of deployment tokens there may be other kinds than we know; the areas are in a file of their own.
_CLOSED = tuple(section for section in ENTRIES if section not in ("tokens", "areas"))


def read(text: str, where: str) -> dict[str, Any]:
    """The sections of a file of facts; what they hold is checked by `facts_of`."""
    try:
        found: dict[str, Any] = msgspec.toml.decode(text)
    except msgspec.DecodeError as error:
        raise FactsError(f"{where} is not TOML: {error}") from None
    return found


def facts_of(box: dict[str, Any], own: dict[str, Any], where: str) -> Facts:
    """The facts of the box with an owner's corrections: an entry given there replaces the whole entry."""
    merged = {section: dict(entries) for section, entries in box.items()}
    for section, entries in own.items():
        if section not in merged:
            raise FactsError(f"{where}: unknown section {section!r}; possible: {', '.join(merged)}")
        if not isinstance(entries, dict):
            example = next(iter(merged[section]), "NAME")
            raise FactsError(f"{where}: {section} holds named entries, as in [{section}.{example}]")
        merged[section].update(entries)
    made: dict[str, dict[str, Any]] = {}
    for section, kind in ENTRIES.items():
        made[section] = {
            name: _entry(kind, entry, f"{where}: {section}.{name}") for name, entry in merged[section].items()
        }
    facts = Facts(**made)
    _check(facts, box, where)
    return facts


def _entry(kind: type[_Fact], entry: Any, where: str) -> _Fact:
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        raise FactsError(f"{where}: {error}") from None


def _check(facts: Facts, box: dict[str, Any], where: str) -> None:
    def ensure(right: bool, what: str) -> None:
        if not right:
            raise FactsError(f"{where}: {what}")

    for section in _CLOSED:
        for name in getattr(facts, section):
            known = ", ".join(box[section])
            ensure(name in box[section], f"{section} has no entry {name!r}; possible: {known}")
    for name, die in facts.dice.items():
        ensure(len(die.faces) == 6, f"dice.{name} needs 6 faces, not {len(die.faces)}")
        for face in die.faces:
            ensure(face in RESULTS, f"dice.{name}: unknown face {face!r}; possible: {', '.join(RESULTS)}")
    for back, wanted in TOKENS_IN_BOX.items():
        there = sum(token.copies for token in facts.tokens.values() if token.back == back)
        ensure(there == wanted, f"there are {wanted} {back} tokens in the box, not {there}")
    for name, token in facts.tokens.items():
        ensure(token.back in TOKENS_IN_BOX, f"tokens.{name}: back is one of {', '.join(TOKENS_IN_BOX)}")
        numbers = (token.copies, token.regulars, token.elites, token.specials, token.leaders)
        ensure(min(numbers) >= 0, f"tokens.{name}: numbers cannot be below 0")
        ensure(1 <= sum(numbers[1:4]) <= 6, f"tokens.{name} must show 1 to 6 units")
        ensure(
            not token.leaders or token.back in ("black", "silver"), f"tokens.{name}: Atreides tokens show no leaders"
        )
    for section, wanted in (("sietches", SIETCHES), ("wormsigns", WORMSIGNS_IN_BOX), ("stations", STATIONS_IN_BOX)):
        copies = [entry.copies for entry in getattr(facts, section).values()]
        ensure(min(copies) >= 0, f"{section}: copies cannot be below 0")
        ensure(sum(copies) == wanted, f"{section}: there are {wanted} in the box, not {sum(copies)}")
    for name, sietch in facts.sietches.items():
        ensure(sietch.level in (1, 2, 3), f"sietches.{name}: a level is 1, 2 or 3")
    _check_figures(facts, ensure)
    _check_areas(facts.areas, ensure)
    last = facts.tracks["prescience"].last
    ensure(8 <= last <= 20, f"tracks.prescience: the last step is 8 to 20, not {last}")
    steps = facts.tracks["supremacy"].bene_gesserit
    ensure(len(set(steps)) == len(steps) == 2, f"tracks.supremacy: bene_gesserit has 2 different steps, not {steps}")
    for step in steps:
        ensure(1 <= step <= 10, f"tracks.supremacy: a step is 1 to 10, not {step}")
    for name, targets in facts.objectives.items():
        for value in (targets.kh, targets.sd, targets.ji):
            ensure(1 <= value <= last, f"objectives.{name}: a target is 1 to {last}, not {value}")
    for name, leader in facts.leaders.items():
        slots = (*RESULTS, "none", "desert-power")
        ensure(leader.slot in slots, f"leaders.{name}: slot is one of {', '.join(slots)}")
        wild = name == "wild-maker"
        ensure(wild == (leader.slot == "desert-power"), f"leaders.{name}: only the wild-maker lies on desert-power")
        ensure(not wild or leader.special == ["wild-maker"], f"leaders.{name}: its special action cannot be changed")
        ensure(not leader.special or leader.slot != "none", f"leaders.{name}: a special action needs a slot")
        for text in leader.special:
            mistake = _mistake(text, STEPS)
            ensure(not mistake, f"leaders.{name}: {mistake}")
            for_atreides = parts(text)[0] in ATREIDES_STEPS
            ensure(not for_atreides or name not in HARKONNEN_LEADERS, f"leaders.{name}: {text} is for the Atreides")
        ensure(0 <= leader.hits <= 6 and 0 <= leader.shields <= 6, f"leaders.{name}: hits and shields are 0 to 6")
    for name, claim in facts.prescience.items():
        gains = (claim.kh, claim.sd, claim.ji)
        ensure(min(gains) >= 0 and sum(gains) > 0, f"prescience.{name} must advance a marker")
        ensure(max(gains) <= last, f"prescience.{name}: a marker advances at most {last} steps, not {max(gains)}")
        mistake = _mistake(claim.condition, CONDITIONS)
        ensure(not mistake, f"prescience.{name}: {mistake}")


def _check_figures(facts: Facts, ensure: Callable[[bool, str], None]) -> None:
    """The set-up must be possible: figures enough, and a black and a silver token fit into one area."""
    most = [max(_units(token) for token in facts.tokens.values() if token.back == back) for back in ("black", "silver")]
    ensure(sum(most) <= MOST_UNITS, f"a black and a silver token may show {MOST_UNITS} units together, not {sum(most)}")
    starting = [token for token in facts.tokens.values() if token.back in ("black", "silver")]
    for place, name in enumerate(("regulars", "elites", "specials", "leaders")):
        shown = sum(token.copies * getattr(token, name) for token in starting)
        there = SUPPLY[HARKONNEN][place]
        ensure(shown <= there, f"the black and silver tokens show {shown} {name}, and the box has {there}")


def _check_areas(corrected: dict[str, AreaFact], ensure: Callable[[bool, str], None]) -> None:
    """Both areas of a border tell the same about it, and every area can be reached on the ground."""
    known = {area.id: area for area in AREAS}
    for name, fact in corrected.items():
        ensure(name in known, f"areas has no entry {name!r}; {_nearest(name, known)}")
        ensure(fact.terrain in TERRAINS, f"areas.{name}: terrain is one of {', '.join(TERRAINS)}")
        printed = TERRAINS[known[name].terrain]
        ensure(not known[name].named or fact.terrain == printed, f"areas.{name}: its terrain is certain, {printed}")
        for other in (*fact.borders, *fact.walls):
            ensure(other in known, f"areas.{name}: unknown area {other!r}; {_nearest(other, known)}")
        twice = [other for other, times in Counter([name, *fact.borders, *fact.walls]).items() if times > 1]
        ensure(not twice, f"areas.{name}: {', '.join(twice)} cannot be named there, or not twice")
        for other, beyond in corrected.items():
            for line in ("borders", "walls"):
                same = (other in getattr(fact, line)) == (name in getattr(beyond, line))
                ensure(same, f"areas.{name} and areas.{other} contradict each other: see {line}")
    stations = sum(corrected[area.id].station if area.id in corrected else area.station for area in AREAS)
    ensure(stations == STATIONS_IN_BOX, f"areas: {STATIONS_IN_BOX} of them have a station, not {stations}")
    alone = _cut_off(corrected)
    ensure(not alone, f"areas: no border that can be crossed leads to {', '.join(alone[:5])}")


def _cut_off(corrected: dict[str, AreaFact]) -> list[str]:
    """The areas that cannot be reached on the ground from the first one."""
    borders = redrawn(BORDERS, {name: fact.borders for name, fact in corrected.items()})
    reach, before = 1, 0
    while reach != before:
        before = reach
        for area in AREAS:
            reach |= borders[area.number] * (before >> area.number & 1)
    return [area.id for area in AREAS if not reach >> area.number & 1]


def _nearest(name: str, known: Iterable[str]) -> str:
    """Names of areas like one that is not known, or where to find them all."""
    near = get_close_matches(name, known)
    return (
        f"did you mean {' or '.join(near)}?" if near else "`sietch cards --game arrakis --kind area --json` lists them"
    )


def _units(token: TokenFact) -> int:
    return token.regulars + token.elites + token.specials


def parts(text: str) -> tuple[str, list[int]]:
    """The name and the number of a step or a condition that was checked."""
    name, *numbers = text.split()
    return name, [int(number) for number in numbers]


def _mistake(text: str, known: dict[str, bool]) -> str:
    """What is wrong with a step or a condition, "" if nothing is."""
    name, *numbers = text.split() or [""]
    if name not in known:
        possible = ", ".join(f"{other} N" if counted else other for other, counted in known.items())
        return f"unknown name {name!r}; possible: {possible}"
    if not known[name]:
        return f"{name} takes no number" if numbers else ""
    if len(numbers) == 1 and numbers[0].isdecimal() and 1 <= int(numbers[0]) <= MOST:
        return ""
    return f"{name} takes a number from 1 to {MOST}, as in '{name} 2'"


def reconstructed() -> dict[str, Any]:
    """The sections of the package's own file."""
    return read(files("sietch.arrakis").joinpath(FILE).read_text(encoding="utf-8"), FILE)


def edition(facts: Facts) -> str:
    """What marks a game that is played with these facts."""
    return hashlib.sha256(msgspec.json.encode(facts, order="deterministic")).hexdigest()[:12]


def _load() -> tuple[Facts, str, str]:
    box = reconstructed()
    of_the_box = facts_of(box, {}, FILE)
    path = os.environ.get(VARIABLE)
    if not path:
        return of_the_box, "", ""
    try:
        facts = facts_of(box, read(Path(path).read_text(encoding="utf-8"), path), path)
    except (OSError, UnicodeDecodeError) as error:
        return of_the_box, "", f"{VARIABLE} names {path}, which cannot be read: {error}"
    except FactsError as error:
        return of_the_box, "", str(error)
    return facts, edition(facts), ""


# The facts in force, what marks a game played with an owner's corrections ("" without any), and what is wrong with
# the owner's file: then no game begins until it is mended.
FACTS, EDITION, WRONG = _load()


def ensure_usable() -> None:
    """Raise a FactsError if the owner's file cannot be used."""
    if WRONG:
        raise FactsError(WRONG)
