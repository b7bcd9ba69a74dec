"""The ten contracts of Rise of Ix: what completes each, and its reward."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rise_of_ix.ix import ix, play
from tests.table import choose, goods, keys, player

OFFER = ("contract-arrakeen-water", "contract-immediate")

# By contract: the space and the card, what the seat needs, solari that it gains, whether a Negotiator may be placed.
BY_SPACE: dict[str, tuple[str, dict[str, Any], int, bool]] = {
    "dreadnought": ("dagger", {"solari": 3}, 0, True),
    "tech-negotiation": ("dagger", {}, 0, False),
    "high-council": ("dagger", {"solari": 5}, 0, True),
    "interstellar-shipping": ("dune-the-desert-planet", {"influence": {"guild": 2}}, 0, True),
    "smuggling": ("dune-the-desert-planet", {}, 1, False),
    "heighliner": ("diplomacy", {"spice": 5}, 3, False),
    "espionage": ("diplomacy", {"spice": 1}, 1, False),
    "secrets": ("diplomacy", {}, 0, False),
}


@pytest.mark.component("contract", "contract-ix-dreadnought")
@pytest.mark.component("contract", "contract-ix-tech-negotiation")
@pytest.mark.component("contract", "contract-ix-high-council")
@pytest.mark.component("contract", "contract-ix-interstellar-shipping")
@pytest.mark.component("contract", "contract-ix-smuggling")
@pytest.mark.component("contract", "contract-ix-heighliner")
@pytest.mark.component("contract", "contract-ix-espionage")
@pytest.mark.component("contract", "contract-ix-secrets")
@pytest.mark.parametrize("name", BY_SPACE)
def test_an_agent_at_the_space_completes_the_contract_and_another_one_is_taken(name: str):
    card, facts, solari, negotiator = BY_SPACE[name]
    token = f"contract-ix-{name}"
    table = ix("choam").offer(*OFFER).seat(0, contracts=[token], **facts)
    game = play(card, name, table)
    assert player(game, 0)["completed"] == [token]
    assert goods(game, 0)[0] == solari
    effects = [key for key in keys(game) if key.startswith(f"effect:{token}.")]
    assert len(effects) == 1 + negotiator
    if negotiator:
        choose(game, effects[0])
        assert player(game, 0)["negotiators"] == 1
    if effects[-1] in keys(game):
        choose(game, effects[-1])
    choose(game, "contract:contract-arrakeen-water")
    assert player(game, 0)["contracts"] == ["contract-arrakeen-water"]


@pytest.mark.component("contract", "contract-ix-harvest-3")
@pytest.mark.component("contract", "contract-ix-harvest-4")
@pytest.mark.parametrize(("bonus", "done"), [(1, []), (2, ["contract-ix-harvest-3"]), (3, None)])
def test_harvest_contracts_count_the_spice_of_the_turn(bonus: int, done: list[str] | None):
    both = ["contract-ix-harvest-3", "contract-ix-harvest-4"]
    table = ix("choam").offer(*OFFER).bonus_spice(imperial_basin=bonus).seat(0, contracts=both)
    game = play("dune-the-desert-planet", "imperial-basin", table)
    assert player(game, 0)["completed"] == (both if done is None else done)
    assert goods(game, 0)[0] == (2 if done is None else 0)
