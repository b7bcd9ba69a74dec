"""The four Imperium cards, four intrigue cards and the leader that come with the contracts."""

from __future__ import annotations

from sietch.imperium.components import Box
from sietch.imperium.modules.choam.counting import CompletedContracts, ContractCount
from sietch.imperium.modules.uprising.contract_icon import ContractIcon
from sietch.imperium.vocabulary import *

box = Box("choam")
card, intrigue, leader = box.card, box.intrigue, box.leader

card(
    "cargo-runner",
    cost=3,
    tags=(GUILD,),
    icons=(LANDSRAAD, CITY, SPICE_TRADE),
    agent=seq(given(CompletedContracts(2), draw(1)), given(CompletedContracts(4), draw(1))),
    reveal=persuasion(1),
)
card(
    "delivery-agreement",
    cost=5,
    tags=(GUILD,),
    icons=(CITY,),
    agent=pay_get(discard(1), ContractIcon()),
    reveal=choose(gain(SPICE, 1), given(CompletedContracts(4), pay_get(TrashThis(), victory_point()))),
)
card(
    "priority-contracts",
    cost=6,
    tags=(GUILD,),
    icons=(LANDSRAAD, SPICE_TRADE),
    agent=ContractIcon(),
    reveal=choose(gain(SPICE, 2), given(CompletedContracts(4), pay_get(TrashThis(), victory_point()))),
)
card(
    "interstellar-trade",
    cost=7,
    tags=(GUILD,),
    icons=(LANDSRAAD, CITY, SPICE_TRADE),
    agent=influence_any(),
    reveal=each(ContractCount(), gain(PERSUASION, 1)),
    acquire=ContractIcon(),
)

intrigue(
    "backed-by-choam",
    plot=pay_get(lose_influence(1), gain(SOLARI, 4)),
    combat=given(CompletedContracts(2), gain(SWORD, 4)),
)
intrigue("leverage", plot=given(GainedSpice(), seq(ContractIcon(), gain(SOLARI, 1))))
intrigue("reach-agreement", combat=pay_get(retreat(1, 2), ContractIcon()))
intrigue("choam-profits", endgame=given(CompletedContracts(4), victory_point()))

COMMANDED = ("contract-sardaukar-cards", "contract-sardaukar-recall")
leader(
    "shaddam-corrino-iv",
    difficulty=2,
    commands=COMMANDED,
    told=(("commands-contracts", {"contracts_list": tuple((id, {}) for id in COMMANDED)}),),
    signet=seq(
        NoDeployment(),
        choose(seq(gain(SOLARI, 1), troops(1)), pay_get(pay(SOLARI, 3), influence_any())),
    ),
)
