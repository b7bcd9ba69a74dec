"""Who plays without a seat on the board of 2020: House Hagal itself, or leaders, of whom only the signet counts."""

from __future__ import annotations

from sietch.imperium.components import LEADERS
from sietch.imperium.modules.automatic.ix import RivalTech
from sietch.imperium.modules.automatic.rival import rival

HOUSE_HAGAL = rival("hagal", "house-hagal", signet=None)

WITHOUT = ("paul-atreides", "helena-richese")
for _leader in [leader for leader in LEADERS if leader.module == "base" and leader.id not in WITHOUT]:
    rival("hagal", f"rival-{_leader.id}", of=_leader.id, signet=_leader.signet)

OF_IX = {
    "viscount-hundro-moritani": next(leader for leader in LEADERS if leader.id == "viscount-hundro-moritani").signet,
    "prince-rhombur-vernius": RivalTech(negotiator=True),
}
for _id, _signet in OF_IX.items():
    rival("hagal-ix", f"rival-{_id}", of=_id, signet=_signet)
