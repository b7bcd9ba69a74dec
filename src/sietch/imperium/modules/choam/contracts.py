"""The twenty standard contracts."""

from __future__ import annotations

from sietch.imperium.modules.choam.contract import contract
from sietch.imperium.vocabulary import *

contract(
    "contract-acquire-the-spice-must-flow",
    acquire="the-spice-must-flow",
    reward=seq(influence(GUILD), gain(SOLARI, 3)),
)
contract("contract-arrakeen-water", space="arrakeen", reward=gain(WATER, 1))
contract("contract-arrakeen-spy", space="arrakeen", reward=seq(troops(1), spy()))
contract("contract-deliver-supplies", space="deliver-supplies", reward=gain(SOLARI, 3))
contract("contract-espionage", space="espionage", copies=2, reward=gain(SOLARI, 3))
contract("contract-harvest-3", harvest=3, copies=2, reward=gain(SOLARI, 3))
contract("contract-harvest-4", harvest=4, reward=gain(SOLARI, 4))
contract("contract-heighliner-water", space="heighliner", reward=gain(WATER, 2))
contract("contract-heighliner-troops", space="heighliner", reward=troops(2))
contract("contract-high-council-influence", space="high-council", reward=influence(BENE_GESSERIT))
contract("contract-high-council-solari", space="high-council", reward=gain(SOLARI, 3))
contract("contract-immediate", immediate=True, reward=gain(SOLARI, 2))
contract("contract-research-station-spy", space="research-station", reward=seq(gain(SOLARI, 2), spy()))
contract("contract-research-station-solari", space="research-station", reward=gain(SOLARI, 3))
contract("contract-sardaukar-cards", space="sardaukar", reward=draw(2))
contract("contract-sardaukar-recall", space="sardaukar", reward=RecallAgent())
contract("contract-spice-refinery-cards", space="spice-refinery", reward=draw(2))
contract("contract-spice-refinery-water", space="spice-refinery", reward=gain(WATER, 1))
