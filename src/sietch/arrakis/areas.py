"""The map as it is printed: 101 areas in 8 sectors, 8 air zones, and the borders between the areas.

Each border is written once, with the later of its two areas: `borders` can be crossed on the ground, `walls` only by
air.
"""

from __future__ import annotations

from sietch.arrakis.components import (
    AREAS,
    DEEP_DESERT,
    DESERT,
    MINOR_ERG,
    MOUNTAIN,
    PLATEAU,
    SECTORS,
    ZONES,
    Area,
    Sector,
    Zone,
    number_of,
    register,
)

INNER = "inner-ne inner-se inner-sw inner-nw"
# What is on the map only according to one source that was checked for consistency.
ONE_SOURCE = "borders-one-source"  # as the catalogue tells it

BORDERS: list[int] = []  # by area: the areas next to it on the ground
WALLS: list[int] = []  # by area: the areas beyond an impassable border

for id in ("outer-ne", "outer-se", "outer-sw", "outer-nw", "inner-ne", "inner-se", "inner-sw", "inner-nw"):
    register(SECTORS, Sector(id))


def area(
    id: str, sectors: str, terrain: int, x: int, y: int, borders: str = "", walls: str = "", **facts: bool | int
) -> None:
    new = Area(id, sectors=tuple(sectors.split()), terrain=terrain, x=x, y=y, **facts)  # type: ignore[arg-type]
    if not new.named:
        new.doubt = ONE_SOURCE
    register(AREAS, new)
    BORDERS.append(0)
    WALLS.append(0)
    for table, names in ((BORDERS, borders), (WALLS, walls)):
        for name in names.split():
            other = number_of(AREAS, name)
            table[other] |= 1 << new.number
            table[new.number] |= 1 << other
    for sector in SECTORS:
        if sector.id in new.sectors:
            sector.areas |= 1 << new.number


def redrawn(table: list[int], neighbours: dict[str, list[str]]) -> list[int]:
    """A table of borders or walls in which some areas have these neighbours and no others."""
    new = list(table)
    for name, others in neighbours.items():
        number = number_of(AREAS, name)
        new[number] = sum(1 << number_of(AREAS, other) for other in others)
        for other in range(len(new)):
            if other != number:
                new[other] = new[other] & ~(1 << number) | (new[number] >> other & 1) << number
    return new


def zone(id: str, sectors: str, x: int, y: int) -> None:
    new: Zone = register(ZONES, Zone(id, sectors=tuple(sectors.split()), x=x, y=y))
    for sector in SECTORS:
        if sector.id in new.sectors:
            new.areas |= sector.areas


area("north-pole", INNER, MOUNTAIN, 485, 595, settlement=1, named=True)
area("arrakeen", "inner-ne", PLATEAU, 578, 310, settlement=3, sheltered=True, named=True)
area("broken-land", "inner-ne", MOUNTAIN, 534, 218, borders="arrakeen", named=True)
area("carthag", "inner-ne", PLATEAU, 499, 313, borders="arrakeen broken-land", settlement=2, sheltered=True, named=True)
area("hole-in-the-rock", "inner-ne", MOUNTAIN, 566, 459, atomics=True, named=True)
area(
    "imperial-basin",
    "inner-ne",
    PLATEAU,
    616,
    391,
    borders="arrakeen hole-in-the-rock",
    settlement=1,
    sheltered=True,
    named=True,
)
area(
    "rimwall-west",
    "inner-ne",
    MOUNTAIN,
    643,
    265,
    borders="arrakeen broken-land imperial-basin",
    atomics=True,
    named=True,
)
area("shield-wall-east", "inner-ne", MOUNTAIN, 829, 443, named=True)
area("in-ne-1", "inner-ne", MOUNTAIN, 518, 390, borders="arrakeen carthag hole-in-the-rock imperial-basin")
area("in-ne-2", "inner-ne", MOUNTAIN, 482, 475, borders="hole-in-the-rock in-ne-1", station=True)
area("in-ne-3", "inner-ne", DESERT, 526, 541, borders="north-pole hole-in-the-rock in-ne-2")
area("in-ne-4", "inner-ne", MOUNTAIN, 615, 525, borders="hole-in-the-rock imperial-basin in-ne-3")
area("in-ne-5", "inner-ne", MOUNTAIN, 685, 382, borders="imperial-basin rimwall-west in-ne-4")
area("in-ne-6", "inner-ne", MOUNTAIN, 759, 403, borders="in-ne-5", walls="shield-wall-east", station=True)
area("in-ne-7", "inner-ne", MINOR_ERG, 685, 513, borders="in-ne-4 in-ne-5")
area("in-ne-8", "inner-ne", MINOR_ERG, 754, 493, borders="shield-wall-east in-ne-5 in-ne-6 in-ne-7")
area("in-ne-9", "inner-ne", PLATEAU, 822, 554, borders="shield-wall-east in-ne-8")
area("false-wall-east", "inner-se", MOUNTAIN, 651, 622, borders="in-ne-4 in-ne-7", station=True, named=True)
area("false-wall-south", "inner-se", PLATEAU, 664, 821, named=True)
area("harg-pass", "inner-se", MINOR_ERG, 622, 729, borders="false-wall-east false-wall-south", named=True)
area("hobars-gap", "inner-se", DESERT, 617, 894, borders="false-wall-south", sietch=True, named=True)
area("in-se-1", "inner-se", DESERT, 562, 660, borders="north-pole in-ne-3 in-ne-4 false-wall-east harg-pass")
area("in-se-2", "inner-se", MINOR_ERG, 742, 603, borders="in-ne-7 in-ne-8 in-ne-9 false-wall-east")
area("in-se-3", "inner-se", MINOR_ERG, 708, 707, borders="false-wall-east false-wall-south harg-pass in-se-2")
area("in-se-4", "inner-se", DESERT, 565, 812, borders="false-wall-south harg-pass hobars-gap in-se-1")
area("in-se-5", "inner-se", DEEP_DESERT, 563, 961, borders="hobars-gap in-se-4")
area("false-wall-west", "inner-sw", PLATEAU, 304, 772, named=True)
area("windgap", "inner-sw", DESERT, 402, 816, borders="false-wall-west", sietch=True, named=True)
area("in-sw-1", "inner-sw", DESERT, 245, 673, borders="false-wall-west")
area("in-sw-2", "inner-sw", PLATEAU, 333, 682, borders="false-wall-west windgap in-sw-1")
area("in-sw-3", "inner-sw", DESERT, 406, 716, borders="windgap in-sw-2")
area("in-sw-4", "inner-sw", DESERT, 470, 672, borders="north-pole in-se-1 in-sw-3")
area("in-sw-5", "inner-sw", DESERT, 493, 764, borders="in-se-1 in-se-4 windgap in-sw-3 in-sw-4")
area("in-sw-6", "inner-sw", DESERT, 490, 875, borders="in-se-4 in-se-5 windgap in-sw-5")
area("arsunt", "inner-nw", PLATEAU, 429, 310, borders="broken-land carthag", settlement=1, sheltered=True, named=True)
area(
    "hagga-basin",
    "inner-nw",
    PLATEAU,
    420,
    403,
    borders="carthag in-ne-1 in-ne-2 arsunt",
    settlement=1,
    sheltered=True,
    named=True,
)
area("shield-wall-west", "inner-nw", MOUNTAIN, 345, 347, borders="arsunt hagga-basin", named=True)
area("splintered-rock", "inner-nw", MOUNTAIN, 407, 500, borders="in-ne-2 hagga-basin", atomics=True, named=True)
area(
    "wind-pass",
    "inner-nw",
    DESERT,
    390,
    593,
    borders="north-pole in-ne-3 in-sw-2 in-sw-3 in-sw-4 splintered-rock",
    named=True,
)
area("in-nw-1", "inner-nw", MOUNTAIN, 267, 431, walls="shield-wall-west")
area(
    "in-nw-2",
    "inner-nw",
    MOUNTAIN,
    336,
    472,
    borders="hagga-basin shield-wall-west splintered-rock wind-pass",
    walls="in-nw-1",
)
area("in-nw-3", "inner-nw", DESERT, 209, 529, borders="in-sw-1 in-nw-1")
area("in-nw-4", "inner-nw", DESERT, 293, 568, borders="in-sw-1 in-sw-2 wind-pass in-nw-1 in-nw-2 in-nw-3", station=True)
area("gara-kulon", "outer-ne", DESERT, 906, 477, borders="shield-wall-east in-ne-9", sietch=True, named=True)
area("sihaya-ridge", "outer-ne", DEEP_DESERT, 813, 52, sietch=True, named=True)
area("out-ne-1", "outer-ne", DEEP_DESERT, 563, 39)
area("out-ne-2", "outer-ne", DEEP_DESERT, 688, 43, borders="sihaya-ridge out-ne-1")
area("out-ne-3", "outer-ne", DESERT, 525, 116, borders="out-ne-1", walls="broken-land")
area(
    "out-ne-4",
    "outer-ne",
    DESERT,
    625,
    145,
    borders="out-ne-1 out-ne-2 out-ne-3",
    walls="broken-land rimwall-west",
    station=True,
)
area("out-ne-5", "outer-ne", DESERT, 713, 213, borders="out-ne-2 out-ne-4", walls="rimwall-west in-ne-5")
area("out-ne-6", "outer-ne", DESERT, 772, 137, borders="sihaya-ridge out-ne-2 out-ne-5")
area("out-ne-7", "outer-ne", DESERT, 764, 314, borders="shield-wall-east in-ne-6 out-ne-5", walls="in-ne-5")
area("out-ne-8", "outer-ne", DESERT, 821, 242, borders="out-ne-5 out-ne-6 out-ne-7")
area("out-ne-9", "outer-ne", DESERT, 878, 165, borders="sihaya-ridge out-ne-6 out-ne-8")
area("out-ne-10", "outer-ne", DEEP_DESERT, 938, 66, borders="sihaya-ridge out-ne-9")
area("out-ne-11", "outer-ne", DESERT, 849, 359, borders="shield-wall-east gara-kulon out-ne-7 out-ne-8")
area("out-ne-12", "outer-ne", DESERT, 908, 313, borders="gara-kulon out-ne-8 out-ne-9 out-ne-11")
area("out-ne-13", "outer-ne", DEEP_DESERT, 956, 240, borders="out-ne-9 out-ne-10 out-ne-12")
area("out-ne-14", "outer-ne", DEEP_DESERT, 965, 413, borders="gara-kulon out-ne-12 out-ne-13")
area("out-ne-15", "outer-ne", DESERT, 882, 607, borders="in-ne-9 gara-kulon")
area("out-ne-16", "outer-ne", DEEP_DESERT, 965, 587, borders="gara-kulon out-ne-14 out-ne-15")
area("pasty-mesa", "outer-se", PLATEAU, 802, 686, borders="in-ne-9 in-se-2 in-se-3 out-ne-15", named=True)
area("tasmin-sink", "outer-se", DESERT, 826, 802, borders="pasty-mesa", sietch=True, named=True)
area("out-se-1", "outer-se", DESERT, 893, 710, borders="out-ne-15 out-ne-16 pasty-mesa tasmin-sink")
area("out-se-2", "outer-se", DEEP_DESERT, 956, 760, borders="out-ne-16 out-se-1")
area("out-se-3", "outer-se", DESERT, 893, 846, borders="tasmin-sink out-se-1 out-se-2")
area("out-se-4", "outer-se", DEEP_DESERT, 938, 934, borders="out-se-2 out-se-3")
area("out-se-5", "outer-se", PLATEAU, 739, 799, borders="false-wall-south in-se-3 pasty-mesa tasmin-sink")
area("out-se-6", "outer-se", DESERT, 761, 884, borders="tasmin-sink out-se-5")
area("out-se-7", "outer-se", DEEP_DESERT, 813, 948, borders="tasmin-sink out-se-3 out-se-4 out-se-6")
area(
    "out-se-8",
    "outer-se",
    DEEP_DESERT,
    688,
    957,
    borders="false-wall-south hobars-gap in-se-5 out-se-5 out-se-6 out-se-7",
)
area("habbanya-ridge", "outer-sw", DESERT, 123, 797, sietch=True, named=True)
area("out-sw-1", "outer-sw", DEEP_DESERT, 41, 717, borders="habbanya-ridge")
area("out-sw-2", "outer-sw", DESERT, 86, 635, borders="habbanya-ridge out-sw-1")
area("out-sw-3", "outer-sw", DESERT, 165, 671, borders="in-sw-1 in-nw-3 habbanya-ridge out-sw-2")
area("out-sw-4", "outer-sw", DEEP_DESERT, 62, 934, borders="habbanya-ridge out-sw-1")
area("out-sw-5", "outer-sw", DESERT, 225, 821, borders="false-wall-west in-sw-1 habbanya-ridge out-sw-3")
area("out-sw-6", "outer-sw", DEEP_DESERT, 187, 948, borders="habbanya-ridge out-sw-4 out-sw-5")
area("out-sw-7", "outer-sw", DEEP_DESERT, 312, 957, borders="out-sw-5 out-sw-6")
area("out-sw-8", "outer-sw", PLATEAU, 335, 874, borders="false-wall-west windgap out-sw-5 out-sw-7")
area("out-sw-9", "outer-sw", DEEP_DESERT, 437, 961, borders="in-se-5 windgap in-sw-6 out-sw-7 out-sw-8")
area("bight-of-the-cliff", "outer-nw", DESERT, 156, 426, borders="in-nw-3", sietch=True, named=True)
area("rock-outcroppings", "outer-nw", DEEP_DESERT, 312, 43, sietch=True, named=True)
area("funeral-plain", "outer-nw", DESERT, 107, 189, named=True)
area("great-flat", "outer-nw", DEEP_DESERT, 34, 500, borders="out-sw-1 out-sw-2", named=True)
area("out-nw-1", "outer-nw", DEEP_DESERT, 62, 66, borders="funeral-plain")
area("out-nw-2", "outer-nw", DEEP_DESERT, 187, 52, borders="rock-outcroppings funeral-plain out-nw-1")
area("out-nw-3", "outer-nw", DEEP_DESERT, 437, 39, borders="out-ne-1 out-ne-3 rock-outcroppings")
area("out-nw-4", "outer-nw", DESERT, 201, 142, borders="rock-outcroppings funeral-plain out-nw-2")
area("out-nw-5", "outer-nw", DEEP_DESERT, 41, 283, borders="funeral-plain great-flat out-nw-1")
area("out-nw-6", "outer-nw", DESERT, 87, 372, borders="bight-of-the-cliff funeral-plain great-flat out-nw-5")
area("out-nw-7", "outer-nw", DESERT, 152, 282, borders="bight-of-the-cliff funeral-plain out-nw-4 out-nw-6")
area("out-nw-8", "outer-nw", DESERT, 230, 217, borders="rock-outcroppings out-nw-4 out-nw-7")
area("out-nw-9", "outer-nw", DESERT, 298, 165, borders="rock-outcroppings out-nw-8")
area("out-nw-10", "outer-nw", DESERT, 372, 115, borders="rock-outcroppings out-nw-3 out-nw-9")
area("out-nw-11", "outer-nw", DESERT, 446, 150, borders="out-ne-3 out-nw-3 out-nw-10", walls="broken-land")
area(
    "out-nw-12",
    "outer-nw",
    DESERT,
    120,
    528,
    borders="in-nw-3 out-sw-2 out-sw-3 bight-of-the-cliff great-flat out-nw-6",
)
area("out-nw-13", "outer-nw", MOUNTAIN, 213, 360, borders="in-nw-1 in-nw-3 bight-of-the-cliff out-nw-7 out-nw-8")
area("out-nw-14", "outer-nw", MOUNTAIN, 281, 294, borders="shield-wall-west in-nw-1 out-nw-8 out-nw-9 out-nw-13")
area(
    "out-nw-15",
    "outer-nw",
    MOUNTAIN,
    355,
    227,
    borders="shield-wall-west out-nw-9 out-nw-10 out-nw-11 out-nw-14",
    station=True,
)
area(
    "out-nw-16",
    "outer-nw",
    MOUNTAIN,
    432,
    236,
    borders="broken-land arsunt shield-wall-west out-nw-11",
    walls="out-nw-15",
)
zone("az-inner-e", "inner-ne inner-se", 714, 558)
zone("az-inner-n", "inner-nw inner-ne", 473, 423)
zone("az-inner-s", "inner-se inner-sw", 516, 817)
zone("az-inner-w", "inner-sw inner-nw", 290, 641)
zone("az-outer-ne", "outer-ne inner-ne", 721, 303)
zone("az-outer-nw", "outer-nw inner-nw", 254, 362)
zone("az-outer-se", "outer-se inner-se", 656, 891)
zone("az-outer-sw", "outer-sw inner-sw", 347, 821)
