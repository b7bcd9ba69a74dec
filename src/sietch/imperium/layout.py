"""How the table is laid out, as plain data for whoever draws it: areas with their places, observation posts, tracks.

What else lies on the table is told by the view and the catalogue.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sietch.imperium.components import FACES, ICONS, POSTS, SPICE_TRADE, Space
from sietch.imperium.influence import BONUS_AT, POINT_AT, TOP
from sietch.imperium.ruleset import Ruleset

# The areas that every board has, in the order in which they are told; those of modules come after them.
AREAS = ("emperor", "guild", "bene-gesserit", "fremen", "landsraad", "choam", "city", "desert")


def layout(rules: Ruleset) -> dict[str, Any]:
    """Places and posts by their ids, in the order in which the boards have them."""
    areas: dict[str, list[str]] = {area: [] for area in AREAS}
    for space in in_order(rules):
        areas.setdefault(area_of(rules, space), []).append(space.id)
    return {
        "areas": [{"id": area, "spaces": spaces} for area, spaces in areas.items() if spaces],
        "posts": [
            {"id": post.id, "spaces": [rules.spaces[number].id for number in post.spaces]}
            for post in POSTS
            if post.number in rules.posts
        ],
        "tracks": [
            {
                "id": ICONS[faction],
                "name": rules.track_names[faction],
                "top": TOP,
                "point": POINT_AT,
                "bonus": BONUS_AT,
                "icons": [list(icon) for icon in bonus.icons()],
            }
            for faction, bonus in sorted(rules.tracks.items())
        ],
        "makers": [space.id for space in rules.makers],
        "locations": [space.id for space in rules.controlled],
        # What lies behind the Shield Wall, where there is one: the places that are fought for.
        "walled": [space.id for space in rules.controlled if space.number in rules.locations.values()],
        # The stacks of the reserve, and the field of the view that counts each.
        "reserve": [{"id": stack.card.id, "count": stack.field} for stack in rules.reserve],
        "modules": [module.id for module in rules.modules],
        **{name: value for module in rules.modules for name, value in module.laid.items()},
    }


def in_order(rules: Ruleset) -> Iterable[Space]:
    """The faces of a game's places; one that covers another stands where that one stood."""
    first: dict[int, int] = {}
    for order, face in enumerate(FACES):
        if any(module.face(face) for module in rules.modules):
            first.setdefault(face.number, order)
    return sorted(rules.spaces.values(), key=lambda space: first[space.number])


def area_of(rules: Ruleset, space: Space) -> str:
    """The part of the board that a place belongs to: what a module says, else what its face shows."""
    for module in reversed(rules.modules):
        if space.id in module.areas:
            return module.areas[space.id]
    if space.is_maker:
        return "desert"
    if space.faction >= 0:
        return ICONS[space.faction]
    return "choam" if space.icon == SPICE_TRADE else ICONS[space.icon]
