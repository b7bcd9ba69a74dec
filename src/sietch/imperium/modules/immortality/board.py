"""The face that the overlay gives the Research Station, and the hexes of the research track."""

from __future__ import annotations

from sietch.imperium.components import Box
from sietch.imperium.modules.immortality.research import Research, connect, hex
from sietch.imperium.modules.immortality.specimens import Specimens
from sietch.imperium.modules.immortality.tleilaxu_track import Tleilaxu
from sietch.imperium.vocabulary import *

Box("immortality").space(
    "research-station",
    icon=CITY,
    combat=True,
    cost=(WATER, 2),
    effects=seq(draw(2), Research()),
)

# Columns from the left; in each of them t is the top, m the middle, b the bottom.
hex("c0-start", None, "c1")
hex("c1", Specimens(1), "c2-t", "c2-b")
hex("c2-t", Specimens(1), "c3-t", "c3-m")
hex("c2-b", Tleilaxu(), "c3-m", "c3-b")
hex("c3-t", Research(), "c4-t")
hex("c3-m", seq(trash(), Specimens(1)), "c4-t", "c4-m")
hex("c3-b", seq(Tleilaxu(), Specimens(1)), "c4-m", "c4-b")
hex("c4-t", Tleilaxu(), "c5-t", "c5-m")
hex("c4-m", Specimens(1), "c5-m", "c5-b")
hex("c4-b", Research(), "c5-b")
hex("c5-t", Research(), "c6-t")
hex("c5-m", Specimens(1), "c6-t", "c6-m")
hex("c5-b", gain(SOLARI, 1), "c6-m", "c6-b")
hex("c6-t", gain(SPICE, 1), "c7-t", "c7-m")
hex("c6-m", Tleilaxu(), "c7-m", "c7-b")
hex("c6-b", influence_any(), "c7-b")
hex("c7-t", Tleilaxu(), "c8-t")
hex("c7-m", pay_get(TrashIntrigue(), seq(draw(1), intrigue_card())), "c8-t", "c8-m")
hex("c7-b", seq(trash(), Specimens(1)), "c8-m", "c8-b")
hex("c8-t", gain(SPICE, 2))
hex("c8-m", Tleilaxu())
hex("c8-b", pay_get(pay(SOLARI, 7), Tleilaxu(2)))
connect()
