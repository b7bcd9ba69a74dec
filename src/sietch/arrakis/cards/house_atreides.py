"""The planning cards of House Atreides."""

from __future__ import annotations

from functools import partial

from sietch.arrakis.cards.deck import planning
from sietch.arrakis.vocabulary import *
from sietch.arrakis.vocabulary import Effect, who

card = partial(planning, "house-atreides")


def smugglers(number: int, otherwise: Effect, doubt: str = "") -> None:
    """The first Smugglers card brings Gurney Halleck; later ones do what they say."""
    card(
        f"smugglers-{number}",
        given(
            not_in_play(who.GURNEY),
            seq(enter(who.GURNEY), place(empty_desert, elites=2, named=(who.GURNEY,))),
            otherwise,
        ),
        doubt=doubt,
    )


card("war-plan", choose(move(), attack(extra_die=True)))
card(
    "alia-the-abomination",
    given(
        not_in_play(who.ALIA),
        seq(provided(in_play(who.MOTHER_JESSICA), enter(who.ALIA)), play_one()),
        seq(Tank(), draw(2)),
    ),
    doubt="alia-and-a-card",
)
smugglers(1, seq(wormsigns(2), move(1, legion_of(who.GURNEY))))
smugglers(2, place(beside(who.GURNEY), elites=2))
smugglers(3, RemoveVehicles(), doubt="linked-aircraft")
card("the-voice", seq(opponent_discards(1), play_one()))
card("death-commandos", seq(specials_for_elites(2), move(2, with_special)))
card("tested-with-the-gom-jabbar", seq(SecondObjective(), draw(2)))
card("chatt-the-leaper", place(own_sietch, specials=2, generics=1))
card("truthtrance", seq(NameDie(), choose(draw(2), play_one())))
card("adab-the-demanding-memory", seq(ExchangePrescience(), play_one()))
card("alam-al-mithal", seq(ShiftMarkers(), draw(2)))
card("usul-the-base-of-the-pillar", seq(desert_power(1), play_one()))
card(
    "voice-from-the-outer-world",
    seq(
        place(own_legion, specials=1, named=who.PAUL),
        choose(move(1, that_legion), surprise(that_legion)),
    ),
)
card(
    "our-family-atomics",
    given(AtomicsLeft(), seq(provided(marker_at(4), DetonateNow()), play_one()), desert_power(2)),
)
card("battle-language", choose(move(1, led), surprise(led, four_dice=True)))
card("bill-of-particulars", seq(DropMarker(), play_one()))
card("fear-is-the-mind-killer", Attach(hold=False))
