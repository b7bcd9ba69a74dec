"""The planning cards of the Fremen allies."""

from __future__ import annotations

from functools import partial

from sietch.arrakis.cards.deck import planning
from sietch.arrakis.vocabulary import *
from sietch.arrakis.vocabulary import who

card = partial(planning, "fremen-ally")

card("shai-hulud", given(not_in_play(who.WILD_MAKER), EnterWildMaker(), WildMaker()), copies=3)
card("wall-of-sandworms", seq(PlaceWorm(1, near_worm=True), desert_power(1)))
card("dust-chasms", seq(DustChasms(), desert_power(1)))
card("fremen-rockets", Rockets())
card("eyes-of-ibad", Attach(hold=True))
card("captured-ornithopter", CapturedOrnithopter())
card("crysknife", seq(move(1, with_special), Tank(Tank.ADJACENT)))
card("cielagos-piping-message", seq(CielagoToken(), draw(1)))
card("jubba-cloaks", seq(move(1, led_in_desert), play_one()))
card("hieregs", seq(spread(empty_desert, regulars=2), desert_power(1)))
card("grandmother-of-a-storm", StormNow())
card("stillsuits", seq(move(1, in_desert), SwapTokens()))
card("i-am-stilgar-the-fremen", seq(place(free_plateau, elites=2, regulars=1, named=(who.STILGAR,)), draw(1)))
card("thumpers", PlaceWorm(2, near_worm=False))
card("kitab-al-ibar", MoveSietch())
card("sandtides", seq(SandTides(), desert_power(1)))
