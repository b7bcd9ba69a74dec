"""The leaders: ability on the left, signet ring on the right; Lady Jessica has two sides."""

from __future__ import annotations

from sietch.imperium.components import Box
from sietch.imperium.vocabulary import *

leader = Box("uprising").leader

leader(
    "muad-dib",
    ability=when(OwnReveal(), given(WormsInConflict(), intrigue_card())),
    signet=draw(1),
)
leader(
    "gurney-halleck",
    ability=when(OwnReveal(), given(AlwaysSmiling(), gain(PERSUASION, 1))),
    signet=troops(1),
)
leader(
    "feyd-rautha-harkonnen",
    ability=when(OwnReveal(), pay_get(recall_spies(1), gain(SWORD, 2))),
    # The track from left to right: two branches, one space, two branches (the lower one of two), the last.
    signet=Training(
        (None, (1, 2)),
        (pay_get(pay(SOLARI, 1), trash()), (3,)),
        (spy(), (3,)),
        (trash(), (4, 5)),
        (trash(), (7,)),
        (spy(), (6,)),
        (gain(SPICE, 2), (7,)),
        (seq(troops(1), spy()), ()),
    ),
)
leader(
    "lady-amber-metulli",
    ability=when(OwnReveal(), may(retreat(1))),
    signet=any_order(gain(SOLARI, 1), given(HasAlliance(), gain(SPICE, 1))),
)
leader(
    "lady-margot-fenring",
    ability=when(ReachedTwo(BENE_GESSERIT), gain(SPICE, 2)),
    signet=spy(CITY),
)
leader(
    "princess-irulan",
    difficulty=2,
    ability=when(ReachedTwo(EMPEROR), intrigue_card()),
    signet=choose_may(acquire_exactly_to_hand(1), TrashForSpice(2)),
)
leader(
    "lady-jessica",
    difficulty=2,
    ability=when(SentAgent(BENE_GESSERIT), may(RecallMemories("reverend-mother-jessica"))),
    signet=pay_get(pay(SPICE, 1), seq(intrigue_card(), StoreMemory())),
)
leader(
    "reverend-mother-jessica",
    copies=0,
    other_side=True,
    difficulty=2,
    ability=when(SentAgent(BENE_GESSERIT, FREMEN), pay_get(pay(WATER, 1), RepeatSpace())),
    signet=pay_get(pay(SPICE, 1), gain(WATER, 1)),
)
leader(
    "staban-tuek",
    difficulty=3,
    without=("diplomacy",),
    ability=when(OtherSentToSpiedMaker(), gain(SPICE, 1)),
    signet=PlaceSpyThen(
        ((LANDSRAAD,), pay_get(pay(SPICE, 1), gain(SOLARI, 3))),
        ((EMPEROR, GUILD, BENE_GESSERIT, FREMEN), pay_get(pay(SOLARI, 2), intrigue_card())),
    ),
)
