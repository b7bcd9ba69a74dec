"""All components as plain entries to read: names, facts and labelled parts, in words of no language yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sietch.arrakis.components import (
    AREAS,
    BURROWING,
    FIGURE_NOUNS,
    JIHAD,
    KWISATZ_HADERACH,
    LEADER,
    LEADERS,
    MARKERS,
    OBJECTIVES,
    PLANNING,
    POWERS,
    PRESCIENCE,
    RESULTS,
    SANCTIONS,
    SAND,
    SAND_DWELLERS,
    SECTORS,
    SETTLEMENTS,
    SIDES,
    SIGNS,
    STATIONS,
    SUPPLY,
    TACTICS,
    TERRAINS,
    TOKENS,
    ZONES,
    Area,
    Component,
    Leader,
    Objective,
    Planning,
    Prescience,
    Sanction,
    Settlement,
    Sign,
    Tactic,
    Token,
    marker_name,
    name_id,
    number_of,
    power_name,
    result_name,
    token_figures,
)
from sietch.arrakis.facts import FACTS
from sietch.arrakis.leaders import SUCCEEDED
from sietch.arrakis.map import ADJACENT, ATOMIC_SLOTS, LINKED, WALLED, bits
from sietch.core.catalogue import Entry, Part
from sietch.core.node import Icon, Words

MODULE = "arrakis"
KINDS = ("planning", "prescience", "leader", "objective", "sanction", "tactic", "area", "settlement", "token")

# What is not certain about components, by the end of the message that says so; an owner of the box may have words of
# their own.
DOUBTS = (
    "linked-aircraft",
    "deep-desert-counts",
    "alia-and-a-card",
    "split-over-cities",
    "lost-die-and-tank",
    "rabban-in-the-tank",
    "how-many-schemes",
    "aramsham-in-battle",
    "token-contents",
    "token-number",
    "wormsign-split",
    "station-split",
    "one-source",
    "one-spoken-source",
    "borders-one-source",
    "special-one-source",
    "special",
    "slot-and-special",
    "slot-special-and-battle",
    "no-slot-no-special",
    "numbers",
    "stand-in",
    "which-markers",
    "condition-and-markers",
    "sixth-face",
    "last-step",
    "two-steps",
)


def catalogue() -> list[Entry]:
    """The components by kind, each kind in the order of registration."""
    found = [entry for table, entries in _TABLES for entry in map(entries, table)]
    return sorted([*found, *_others()], key=lambda entry: KINDS.index(entry.kind))


def _entry(component: Component, kind: str, parts: Iterator[Part], *facts: Words) -> Entry:
    return _made(component.id, kind, component.copies, name_id(component), parts, component.doubt, *facts)


def _made(id: str, kind: str, copies: int, name: Words, parts: Iterator[Part], doubt: str, *facts: Words) -> Entry:
    if copies != 1:
        facts = (*facts, ("fact-copies", {"n": copies}))
    return Entry(
        id,
        kind,
        MODULE,
        copies,
        name,
        tuple(parts),
        facts=facts or ((f"arrakis-kind-{kind}", {}),),
        doubt=doubt,
        doubt_words=doubtful(doubt) if doubt else None,
    )


def doubtful(doubt: str) -> Words:
    said: Words = (f"arrakis-doubt-{doubt}", {}) if doubt in DOUBTS else ("arrakis-doubt-own", {"doubt": doubt})
    return ("arrakis-fact-reconstructed", {"doubt": said})


def _kind(kind: str) -> Words:
    return (f"arrakis-kind-{kind}", {})


def _names(components: list[Any]) -> Words:
    return ("arrakis-names", {"names_list": tuple(name_id(component) for component in components)})


# ---- cards


def _planning(card: Planning) -> Entry:
    def parts() -> Iterator[Part]:
        if card.effect is not None:
            yield ("arrakis-part-effect", card.effect.words(), card.effect.icons())
        if card.hand_only:
            # The only card that works from the hand: Hawat's Scheming.
            yield ("arrakis-part-effect", ("arrakis-scheming", {}), [("discard-card", 2), ("arrow", 1), *_NAMED])
            yield ("arrakis-part-use", ("arrakis-hand-only", {}), [])

    return _entry(card, "planning", parts(), _kind("planning"), ("arrakis-fact-deck", {"deck": _deck(card.deck)}))


_NAMED: list[Icon] = [("named-leader", 1)]


def _deck(deck: str) -> Words:
    return (f"arrakis-deck-{deck}", {})


def _prescience(card: Prescience) -> Entry:
    def parts() -> Iterator[Part]:
        when = "end" if card.end else "action" if card.pay is None else "die" if card.costs_die else "free"
        yield ("arrakis-part-claimed", (f"arrakis-claimed-{when}", {}), [("die", 1)] if card.costs_die else [])
        if card.condition is not None:
            yield ("arrakis-part-condition", card.condition.words(), card.condition.icons())
        if card.pay is not None:
            yield ("arrakis-part-condition", card.pay.words(), card.pay.icons())
        steps = [(marker, n) for marker, n in enumerate(card.advance) if n]
        words = tuple(("arrakis-advance", {"marker": marker_name(marker), "n": n}) for marker, n in steps)
        icons = [(f"marker-{MARKERS[marker]}", n) for marker, n in steps]
        yield ("arrakis-part-markers", ("arrakis-names", {"names_list": words}), icons)

    return _entry(card, "prescience", parts(), _kind("prescience"))


def _objective(card: Objective) -> Entry:
    words = tuple(("arrakis-target", {"marker": marker_name(m), "n": n}) for m, n in enumerate(card.targets))
    icons = [(f"marker-{MARKERS[marker]}", n) for marker, n in enumerate(card.targets)]
    parts: list[Part] = [("arrakis-part-targets", ("arrakis-names", {"names_list": words}), icons)]
    return _entry(card, "objective", iter(parts), _kind("objective"))


def _sanction(card: Sanction) -> Entry:
    parts: list[Part] = [
        ("arrakis-part-power", power_name(card.power), [("imperium-marker", 1)]),
        ("arrakis-part-effect", (f"arrakis-ban-{POWERS[card.power]}", {}), []),
    ]
    return _entry(card, "sanction", iter(parts), _kind("sanction"))


def _tactic(card: Tactic) -> Entry:
    sectors: Words = ("arrakis-inner-sectors", {})
    if len(card.sectors) == 1:
        sectors = name_id(SECTORS[number_of(SECTORS, card.sectors[0])])
    parts: list[Part] = [
        ("arrakis-part-sector", sectors, []),
        ("arrakis-part-areas", name_id(AREAS[number_of(AREAS, card.area)]), [("sietch", 1)]),
    ]
    return _entry(card, "tactic", iter(parts), _kind("tactic"))


# ---- leaders

_MARKER_AT: dict[str, Words] = {
    "chani": ("arrakis-enters-marker", {"marker": marker_name(JIHAD), "n": 3}),
    "paul-muaddib": (
        "arrakis-enters-instead",
        {"marker": marker_name(KWISATZ_HADERACH), "n": 3, "leader": ("arrakis-leader-paul-atreides", {})},
    ),
    "reverend-mother-jessica": (
        "arrakis-enters-instead",
        {"marker": marker_name(SAND_DWELLERS), "n": 3, "leader": ("arrakis-leader-lady-jessica", {})},
    ),
    "alia": ("arrakis-enters-any-marker", {"n": 6}),
    "thufir-hawat": ("arrakis-enters-supremacy", {"n": 1}),
    "feyd-rautha": ("arrakis-enters-supremacy", {"n": 6}),
}
_BY_CARD = {
    "alia": "alia-the-abomination",
    "feyd-rautha": "beloved-feyd-rautha",
    "gaius-helen-mohiam": "hawats-scheming",
}
_BY_FIRST: dict[str, Words] = {
    "gurney-halleck": ("arrakis-planning-smugglers", {}),
    "wild-maker": ("arrakis-planning-shai-hulud", {}),
    "shaddam-iv": ("arrakis-planning-rage-overcame-shaddam", {}),
}
_GONE_FOR = {LEADERS[old].id: LEADERS[new].id for old, new in SUCCEEDED}


def _leader(leader: Leader) -> Entry:
    return _entry(
        leader,
        "leader",
        _leader_parts(leader),
        _kind("leader"),
        ("arrakis-fact-deck", {"deck": _deck(leader.deck)}),
    )


def _leader_parts(leader: Leader) -> Iterator[Part]:
    yield ("arrakis-part-enters", _enters(leader), [])
    if leader.id in _GONE_FOR:
        yield ("arrakis-part-leaves", ("arrakis-leaves-for", {"leader": _leader_name(_GONE_FOR[leader.id])}), [])
    if not leader.generic:
        yield ("arrakis-part-slot", _slot(leader), [])
    if leader.hits or leader.shields:
        counts = (("hit", leader.hits), ("shield", leader.shields))
        words = tuple((f"arrakis-{what}s", {"n": n}) for what, n in counts if n)
        yield ("arrakis-part-battle", ("arrakis-combat", {"parts_list": words}), [icon for icon in counts if icon[1]])
    if leader.special is not None:
        yield ("arrakis-part-special", leader.special.words(), leader.special.icons())


def _leader_name(id: str) -> Words:
    return name_id(LEADERS[number_of(LEADERS, id)])


def _enters(leader: Leader) -> Words:
    if leader.generic:
        return ("arrakis-enters-generic", {"n": SUPPLY[leader.side][LEADER], "what": FIGURE_NOUNS[leader.side][LEADER]})
    if leader.starts:
        return ("arrakis-enters-start", {})
    if leader.id in _BY_FIRST:
        return ("arrakis-enters-first-card", {"card": _BY_FIRST[leader.id]})
    reached = _MARKER_AT.get(leader.id)
    if leader.id not in _BY_CARD:
        assert reached is not None
        return reached
    card = name_id(PLANNING[number_of(PLANNING, _BY_CARD[leader.id])])
    if reached is None:
        return ("arrakis-enters-card", {"card": card})
    return ("arrakis-enters-or-card", {"first": reached, "card": card})


def _slot(leader: Leader) -> Words:
    if leader.slot >= 0:
        return ("arrakis-slot-result", {"result": result_name(leader.slot)})
    by_power = FACTS.leaders[leader.id].slot == "desert-power"
    return ("arrakis-slot-desert-power" if by_power else "arrakis-slot-none", {})


# ---- the map


def _area(area: Area) -> Entry:
    terrain = TERRAINS[area.terrain]
    sectors = tuple(name_id(SECTORS[number_of(SECTORS, id)]) for id in area.sectors)
    return _entry(
        area,
        "area",
        _area_parts(area),
        _kind("area"),
        ("arrakis-fact-terrain", {"terrain": (f"arrakis-terrain-{terrain}", {})}),
        ("arrakis-fact-sectors", {"sectors_list": sectors}),
    )


def _area_parts(area: Area) -> Iterator[Part]:
    if area.settlement:
        here: Words = ("arrakis-here-settlement", {"n": area.settlement})
        yield ("arrakis-part-here", here, [("settlement", area.settlement)])
    for there, name in ((area.sietch, "sietch"), (area.station, "station"), (area.atomics, "atomics")):
        if there:
            yield ("arrakis-part-here", (f"arrakis-here-{name}", {}), [(name, 1)])
    if area.sheltered:
        opened = any(ADJACENT[slot] >> area.number & 1 for slot in ATOMIC_SLOTS)
        yield ("arrakis-part-here", ("arrakis-here-sheltered" if opened else "arrakis-here-always-sheltered", {}), [])
    yield ("arrakis-part-borders", _names([AREAS[other] for other in bits(ADJACENT[area.number])]), [])
    if WALLED[area.number]:
        yield ("arrakis-part-walls", _names([AREAS[other] for other in bits(WALLED[area.number])]), [])
    yield ("arrakis-part-zones", _names([ZONES[zone] for zone in bits(LINKED[area.number])]), [])


def _settlement(token: Settlement) -> Entry:
    sietch = token.id.startswith("sietch")
    destroyed = "arrakis-when-destroyed-sietch" if sietch else "arrakis-when-destroyed-settlement"
    parts: list[Part] = [
        ("arrakis-part-areas", _names([AREAS[number_of(AREAS, id)] for id in token.areas]), []),
        ("arrakis-part-effect", (destroyed, {"n": token.level}), [("sietch" if sietch else "settlement", token.level)]),
    ]
    rank: Words = ("arrakis-fact-rank", {"n": token.level})
    return _entry(token, "settlement", iter(parts), _kind("settlement"), rank)


# ---- tokens, dice and tracks


def _token(token: Token) -> Entry:
    icons: list[Icon] = [
        (name, n) for name, n in zip(("regular", "elite", "special", "leader"), (*token.units, token.leaders)) if n
    ]
    shows: Part = ("arrakis-part-shows", ("arrakis-all-of", {"parts_list": token_figures(token)}), icons)
    return _entry(token, "token", iter([shows]), _kind("token"))


def _sign(sign: Sign) -> Entry:
    if sign.marker >= 0:
        words: Words = ("arrakis-shows-station", {"marker": marker_name(sign.marker)})
        icons: list[Icon] = [(f"marker-{MARKERS[sign.marker]}", 1)]
    elif sign.number == SAND:
        words, icons = ("arrakis-shows-sand", {}), []
    elif sign.number == BURROWING:
        words, icons = ("arrakis-shows-burrowing", {}), [("terrain-deep-desert", 1), ("colon", 1), ("sandworm", 1)]
    else:
        words, icons = ("arrakis-shows-worm", {}), [("sandworm", 1)]
    kind = "token" if sign.marker >= 0 else "wormsign"
    return _entry(sign, "token", iter([("arrakis-part-shows", words, icons)]), _kind(kind))


def _others() -> Iterator[Entry]:
    """What is no component of a table: the action dice, the tracks, and tokens without a face."""
    for side, copies in zip(SIDES, (4, 8), strict=True):
        die = FACTS.dice[side]
        faces = tuple(result_name(RESULTS.index(face)) for face in die.faces)
        shows: Part = ("arrakis-part-faces", ("arrakis-names", {"names_list": faces}), [])
        name: Words = (f"arrakis-die-{side}", {})
        yield _made(f"{side}-action-die", "token", copies, name, iter([shows]), die.doubt, _kind("die"))
    track = FACTS.tracks["prescience"]
    last: Part = ("arrakis-part-steps", ("arrakis-track-last", {"n": track.last}), [("prescience", track.last)])
    name = ("arrakis-track-prescience", {})
    yield _made("prescience-track", "token", 1, name, iter([last]), track.doubt, _kind("track"))
    track = FACTS.tracks["supremacy"]
    steps = tuple(("arrakis-track-step", {"n": step}) for step in track.bene_gesserit)
    sisters: Words = ("arrakis-track-sisters", {"steps_list": steps})
    marks: list[Part] = [("arrakis-part-steps", sisters, [("bene-gesserit", len(steps))])] if steps else []
    name = ("arrakis-track-supremacy", {})
    yield _made("supremacy-track", "token", 1, name, iter(marks), track.doubt, _kind("track"))
    atomics = _names([area for area in AREAS if area.atomics])
    for id, copies, parts in (
        ("family-atomics", 3, [("arrakis-part-areas", atomics, [("atomics", 1)])]),
        ("bg-token", 5, []),
        ("spice-reserve", 1, []),
    ):
        use: Part = ("arrakis-part-use", (f"arrakis-use-{id}", {}), [])
        yield _made(id, "token", copies, (f"arrakis-token-{id}", {}), iter([*parts, use]), "", _kind("token"))


_TABLES: tuple[tuple[list[Any], Any], ...] = (
    (PLANNING, _planning),
    (PRESCIENCE, _prescience),
    (LEADERS, _leader),
    (OBJECTIVES, _objective),
    (SANCTIONS, _sanction),
    (TACTICS, _tactic),
    (AREAS, _area),
    (SETTLEMENTS, _settlement),
    (TOKENS, _token),
    (SIGNS, _sign),
    (STATIONS, _sign),
)
