"""Staban Tuek and Shaddam Corrino IV."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.cards.led import SIGNET, led_by, signet
from tests.table import choose, goods, influence, keys, player

import sietch
from sietch.core.game import Game
from sietch.core.rules import SetupError

# ---- Staban Tuek


@pytest.mark.component("leader", "staban-tuek")
def test_staban_starts_with_nine_cards_and_without_diplomacy():
    game = sietch.new("uprising", players=3, seed=2, leaders=["staban-tuek", "muad-dib", "lady-jessica"])
    cards = [Counter(player(game, seat)["deck"] + player(game, seat)["hand"]) for seat in range(3)]
    assert cards[0].total() == 9
    assert cards[1] == cards[2] == cards[0] + Counter(["diplomacy"])


@pytest.mark.component("leader", "staban-tuek")
@pytest.mark.parametrize(
    ("space", "spies", "spice"),
    [
        ("hagga-basin", ["post-hagga-basin"], 1),
        ("imperial-basin", ["post-imperial-basin"], 1),
        ("hagga-basin", ["post-imperial-basin", "post-deep-desert", "post-choam"], 0),
        ("accept-contract", ["post-choam"], 0),
    ],
)
def test_staban_gets_a_spice_when_another_player_goes_to_a_maker_space_he_spies_on(space, spies, spice):
    table = led_by("staban-tuek", spies=spies).seat(1, hand=["dune-the-desert-planet"], water=1)
    game = choose(table.turn(1), "play:dune-the-desert-planet", f"send:{space}")
    assert goods(game, 0)[1] == spice


@pytest.mark.component("leader", "staban-tuek")
def test_staban_gets_nothing_for_his_own_agent():
    table = led_by("staban-tuek", hand=["dune-the-desert-planet"], spies=["post-imperial-basin"])
    game = choose(table.turn(0), "play:dune-the-desert-planet", "send:imperial-basin", "no")
    assert goods(game, 0)[1] == 1, "the spice of the space alone"


@pytest.mark.component("leader", "staban-tuek")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_stabans_signet_on_a_landsraad_post_may_sell_a_spice_for_3_solari(answer):
    game = signet("staban-tuek", "assembly-hall", spice=1, solari=2)
    choose(game, SIGNET, "post:post-landsraad-west")
    assert keys(game) == ["yes", "no"]
    game.choose(answer)
    assert goods(game, 0)[:2] == ((5, 0) if answer == "yes" else (2, 1))
    assert player(game, 0)["spies"] == ["post-landsraad-west"]


@pytest.mark.component("leader", "staban-tuek")
@pytest.mark.parametrize("post", ["post-emperor", "post-guild", "post-bene-gesserit", "post-fremen"])
def test_stabans_signet_on_a_faction_post_may_buy_an_intrigue_card_for_2_solari(post):
    game = signet("staban-tuek", "spice-refinery", spice=0, solari=0)
    assert goods(game, 0)[0] == 2
    choose(game, SIGNET, f"post:{post}", "yes")
    assert goods(game, 0)[0] == 0
    assert len(player(game, 0)["intrigues"]) == 2


@pytest.mark.component("leader", "staban-tuek")
@pytest.mark.parametrize("post", ["post-choam", "post-hagga-basin", "post-sietch-research"])
def test_stabans_signet_on_other_posts_offers_nothing_more(post):
    game = signet("staban-tuek", "assembly-hall", spice=5, solari=5)
    choose(game, SIGNET, f"post:{post}")
    assert goods(game, 0)[:2] == (5, 5)
    assert "yes" not in keys(game)


# ---- Shaddam Corrino IV


@pytest.mark.ruling("up_setup_shaddam")
@pytest.mark.component("leader", "shaddam-corrino-iv")
def test_shaddam_needs_the_choam_module_and_sets_both_sardaukar_contracts_aside():
    leaders = ["shaddam-corrino-iv", "muad-dib", "lady-jessica"]
    with pytest.raises(SetupError):
        sietch.new("uprising", players=3, leaders=leaders)
    view = sietch.new("uprising", players=3, seed=3, modules=["choam"], leaders=leaders).view(0)
    assert sorted(view["aside_contracts"]) == ["contract-sardaukar-cards", "contract-sardaukar-recall"]
    assert (len(view["offer"]), view["contract_bank_count"]) == (2, 16)
    assert view["players"][0]["contracts"] == [], "set aside is not owned"
    view = sietch.new("uprising", players=3, seed=3, modules=["choam"], leaders=["staban-tuek", *leaders[1:]]).view(0)
    assert (view["aside_contracts"], view["contract_bank_count"]) == ([], 18)


@pytest.mark.component("leader", "shaddam-corrino-iv")
def test_only_shaddam_may_take_a_sardaukar_contract_instead_of_one_of_the_offer():
    table = led_by("shaddam-corrino-iv", hand=["diplomacy"]).offer("contract-espionage", "contract-harvest-3")
    game = choose(table.turn(0), "play:diplomacy", "send:dutiful-service")
    assert keys(game) == [
        "contract:contract-espionage",
        "contract:contract-harvest-3",
        "contract:contract-sardaukar-cards",
        "contract:contract-sardaukar-recall",
    ]
    game.choose("contract:contract-sardaukar-cards")
    assert player(game, 0)["contracts"] == ["contract-sardaukar-cards"]
    assert game.view(0)["aside_contracts"] == ["contract-sardaukar-recall"]
    assert game.view(0)["offer"] == ["contract-espionage", "contract-harvest-3"], "the offer is not touched"

    table = led_by("shaddam-corrino-iv").seat(1, hand=["diplomacy"]).offer("contract-espionage", "contract-harvest-3")
    game = choose(table.turn(1), "play:diplomacy", "send:dutiful-service")
    assert keys(game) == ["contract:contract-espionage", "contract:contract-harvest-3"]


@pytest.mark.ruling("up_contract_icon_exhausted")
@pytest.mark.component("leader", "shaddam-corrino-iv")
def test_shaddam_with_an_empty_offer_chooses_between_his_contracts_and_2_solari():
    def asked() -> Game:
        table = led_by("shaddam-corrino-iv", hand=["diplomacy"]).offer()
        return choose(table.turn(0), "play:diplomacy", "send:dutiful-service")

    game = asked()
    assert keys(game) == ["contract:contract-sardaukar-cards", "contract:contract-sardaukar-recall", "no"]
    game.choose("no")
    assert goods(game, 0)[0] == 2
    game = asked()
    game.choose("contract:contract-sardaukar-recall")
    assert goods(game, 0)[0] == 0
    assert player(game, 0)["contracts"] == ["contract-sardaukar-recall"]


@pytest.mark.component("leader", "shaddam-corrino-iv")
def test_shaddams_signet_gives_a_solari_and_a_troop_or_an_influence_for_3_solari():
    game = signet("shaddam-corrino-iv", "assembly-hall", solari=3)
    game.choose(SIGNET)
    branches = keys(game)
    assert len(branches) == 2
    game.choose(branches[0])
    assert (goods(game, 0)[0], player(game, 0)["garrison"]) == (4, 4)

    game = signet("shaddam-corrino-iv", "assembly-hall", solari=3)
    choose(game, SIGNET, branches[1], "faction:fremen")
    assert goods(game, 0)[0] == 0
    assert influence(game, 0) == (0, 0, 0, 1)

    game = signet("shaddam-corrino-iv", "assembly-hall", solari=2)
    game.choose(SIGNET)
    assert (goods(game, 0)[0], player(game, 0)["garrison"]) == (3, 4), "what cannot be paid is not a choice"


@pytest.mark.ruling("up_shaddam_signet")
@pytest.mark.component("leader", "shaddam-corrino-iv")
def test_shaddams_signet_forbids_deployment_at_once_even_before_it_is_used():
    game = signet("shaddam-corrino-iv", "arrakeen", solari=3)
    assert SIGNET in keys(game)
    assert "deploy" not in keys(game)
    assert game.why_not("deploy") == ("why-deployment-forbidden", {})
    game.choose(SIGNET)
    game.choose(keys(game)[0])
    assert "deploy" not in keys(game)

    table = led_by("shaddam-corrino-iv", hand=["reconnaissance"])
    game = choose(table.turn(0), "play:reconnaissance", "send:arrakeen")
    assert "deploy" in keys(game), "another card does not forbid it"


@pytest.mark.ruling("up_shaddam_signet")
@pytest.mark.component("leader", "shaddam-corrino-iv")
@pytest.mark.component("intrigue", "detonation")
@pytest.mark.component("intrigue", "unexpected-allies")
def test_shaddams_ban_covers_plot_cards_and_sandworms():
    game = signet("shaddam-corrino-iv", "assembly-hall", intrigues=["detonation", "unexpected-allies"], water=2)
    choose(game, "intrigue:unexpected-allies", "no")
    assert goods(game, 0)[2] == 0
    assert player(game, 0)["worms"] == 0, "the conflict is not protected: it is the ban"
    game.choose("intrigue:detonation")
    assert game.view(0)["shield_wall"] is False, "only the detonation was possible"
    assert player(game, 0)["troops"] == 0


@pytest.mark.ruling("up_shaddam_signet")
@pytest.mark.component("leader", "shaddam-corrino-iv")
def test_shaddams_ban_covers_the_worm_of_a_desert_space():
    game = signet("shaddam-corrino-iv", "hagga-basin", hooks=True, water=1)
    while any(key.startswith(("effect:space", "branch:space")) for key in keys(game)):
        game.choose(next(key for key in keys(game) if key.startswith(("effect:space", "branch:space"))))
    assert player(game, 0)["worms"] == 0
    assert goods(game, 0)[1] == 2, "the spice is the only choice"


@pytest.mark.ruling("up_shaddam_signet")
@pytest.mark.component("leader", "shaddam-corrino-iv")
def test_shaddams_ban_ends_with_the_turn():
    table = led_by("shaddam-corrino-iv", hand=["signet-ring", "reconnaissance"], intrigues=["devour"], deck=[])
    table.seat(1, hand=[], has_revealed=True).seat(2, has_revealed=True).seat(3, has_revealed=True)
    game = choose(table.turn(0), "play:signet-ring", "send:gather-support")
    assert game.why_not("deploy") == ("why-deployment-forbidden", {})
    choose(game, "end", "play:reconnaissance", "send:arrakeen")
    assert "deploy" in keys(game)
