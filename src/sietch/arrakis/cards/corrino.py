"""The planning cards of the Corrino allies."""

from __future__ import annotations

from functools import partial

from sietch.arrakis.cards.deck import planning
from sietch.arrakis.vocabulary import *
from sietch.arrakis.vocabulary import who

card = partial(planning, "corrino-ally")

card(
    "rage-overcame-shaddam-1",
    given(
        not_in_play(who.SHADDAM),
        seq(enter(who.SHADDAM), play_one()),
        place(own_settlement, regulars=4, named=(who.SHADDAM,)),
    ),
)
card(
    "rage-overcame-shaddam-2",
    given(
        not_in_play(who.SHADDAM),
        seq(enter(who.SHADDAM), play_one()),
        place(own_legion, specials=2, named=(who.SHADDAM,)),
    ),
)
card(
    "rage-overcame-shaddam-3",
    given(
        not_in_play(who.SHADDAM),
        seq(enter(who.SHADDAM), play_one()),
        seq(place(legion_with_special, named=(who.SHADDAM,)), move(1, that_legion), surprise(that_legion)),
    ),
)
card("manipulation-of-others", seq(opponent_discards(2), draw(2)))
card("breeding-program", seq(TakeSister(), play_one()))
card("troop-carriers", TroopCarriers())
card("shigawire", seq(move(1, with_special), Tank(Tank.ADJACENT)))
card("hope-clouds-observation", ReturnPrescience())
card("reports-of-traitors", LoseHouseDie(), doubt="lost-die-and-tank")
card("sardaukar-pogrom", move(3, with_special))
card("sardaukars-manner", choose(move(1, with_special), surprise(with_special)))
card("spies-all-over-arrakis", seq(RevealArea(), draw(2)))
card("full-control-of-the-air", seq(ornithopters(2), move()))
card("moving-the-battle-group", place(free_mountain, elites=2, generics=1))
card("killers-without-mercy", attack(with_special, no_cost=True))
card("sardaukar-disguised", seq(specials_for_elites(2), move(2, with_special)))
card(
    "i-decide-what-best-serves-his-majesty",
    seq(
        place(legion_with_special, named=(who.ARAMSHAM,)),
        choose(move(1, that_legion), surprise(that_legion)),
    ),
)
card("seek-out-the-mahdi", seq(move(), StopPaul()))
