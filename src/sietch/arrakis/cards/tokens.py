"""Tokens and the cards beside the board: deployment tokens, wormsigns, stations, settlements, sanctions, tactics."""

from __future__ import annotations

from sietch.arrakis.components import (
    AREAS,
    MARKERS,
    POWERS,
    SANCTIONS,
    SETTLEMENTS,
    SIGNS,
    STATIONS,
    TACTICS,
    TOKENS,
    WORMSIGNS,
    Sanction,
    Settlement,
    Sign,
    Tactic,
    Token,
    register,
)
from sietch.arrakis.facts import FACTS

for id, token in FACTS.tokens.items():
    units = (token.regulars, token.elites, token.specials)
    register(
        TOKENS,
        Token(id, copies=token.copies, doubt=token.doubt, back=token.back, units=units, leaders=token.leaders),
    )
for id in WORMSIGNS:
    register(SIGNS, Sign(id, copies=FACTS.wormsigns[id].copies, doubt=FACTS.wormsigns[id].doubt))
for marker, name in enumerate(MARKERS):
    fact = FACTS.stations[f"station-{name}"]
    register(STATIONS, Sign(f"station-{name}", copies=fact.copies, doubt=fact.doubt, marker=marker))

register(SETTLEMENTS, Settlement("arrakeen", level=3, areas=("arrakeen",)))
register(SETTLEMENTS, Settlement("carthag", level=2, areas=("carthag",)))
villages = tuple(area.id for area in AREAS if area.settlement == 1)
register(SETTLEMENTS, Settlement("pyon-village", copies=4, level=1, areas=villages))
slots = tuple(area.id for area in AREAS if area.sietch)
for id, sietch in FACTS.sietches.items():
    register(SETTLEMENTS, Settlement(id, copies=sietch.copies, doubt=sietch.doubt, level=sietch.level, areas=slots))

for power, name in enumerate(POWERS):
    register(SANCTIONS, Sanction(f"ban-{name}", power=power))

for area, sectors in (
    ("sihaya-ridge", "outer-ne"),
    ("gara-kulon", "outer-ne"),
    ("tasmin-sink", "outer-se"),
    ("habbanya-ridge", "outer-sw"),
    ("bight-of-the-cliff", "outer-nw"),
    ("rock-outcroppings", "outer-nw"),
    ("hobars-gap", "inner-ne inner-se inner-sw inner-nw"),
    ("windgap", "inner-ne inner-se inner-sw inner-nw"),
):
    register(TACTICS, Tactic(f"tactic-{area}", sectors=tuple(sectors.split()), area=area))
