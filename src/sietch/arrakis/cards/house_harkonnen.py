"""The planning cards of House Harkonnen."""

from __future__ import annotations

from functools import partial

from sietch.arrakis.cards.deck import planning
from sietch.arrakis.vocabulary import *
from sietch.arrakis.vocabulary import who

card = partial(planning, "house-harkonnen")

card(
    "hard-times-and-oppression",
    seq(
        *(place(settlement(area), regulars=1) for area in ("arsunt", "hagga-basin", "imperial-basin", "north-pole")),
        place(settlement("carthag"), elites=1),
        place(settlement("arrakeen"), elites=1),
    ),
)
card("forced-recruitment", place(settlement("arrakeen"), elites=3, leaders=1))
card(
    "beloved-feyd-rautha",
    given(not_in_play(who.FEYD), seq(enter(who.FEYD), play_one()), place(beside(who.FEYD), elites=2)),
)
card("harkonnen-patrols", spread(empty_desert, regulars=3))
card(
    "arsunt-legion",
    seq(
        place(settlement("arsunt"), elites=1, regulars=1, leaders=1),
        choose(move(1, legion_in("arsunt")), attack(legion_in("arsunt"))),
    ),
)
card(
    "barons-personal-guard",
    seq(spread(arrakeen_or_carthag, elites=2), place(arrakeen_or_carthag, named=(who.BARON,)), move()),
    doubt="split-over-cities",
)
card("hawats-scheming", copies=3, hand_only=True, doubt="how-many-schemes")
card("evidence-of-rebellion", seq(place(own_settlement, elites=2), draw(2)))
card("polar-cap-factories", seq(place(settlement("north-pole"), regulars=2, elites=1, generics=1), ClearPole()))
card("carthag-the-former-capital", place(settlement("carthag"), regulars=3, elites=1, leaders=1))
card("workhorse-of-arrakis", seq(harvesters(1), carryall(), draw(2)))
card("spotter-control", seq(RemoveWormsigns(3), draw(2)))
card("explosive-artillery", seq(move(), special_attack(4)))
card("sandmasters", seq(harvesters(3), draw(1)))
card(
    "mudir-nahya",
    given(
        not_gone(who.RABBAN),
        seq(place(own_legion, elites=1, named=(who.RABBAN,)), surprise(that_legion)),
        place(own_legion, elites=2, leaders=1),
    ),
    doubt="rabban-in-the-tank",
)
card("hunter-seeker", Tank(Tank.SECTOR))
