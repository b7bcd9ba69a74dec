"""Options tell in icons what they cost and bring, and a space can be chosen before the card that leads there."""

from __future__ import annotations

import random

import sietch
from sietch.imperium.scenario import uprising
from sietch.table.showing import asked


def names(game: sietch.Game, key: str) -> list[tuple[str, int]]:
    return next(option.icons for option in asked(game).options if option.key == key)


def test_sending_tells_what_is_paid_and_gained_and_how_many_may_be_deployed():
    seen = set()
    for seed in range(6):
        game, chance = sietch.new("uprising", players=4, seed=seed), random.Random(seed)
        for _ in range(150):
            for option in asked(game).options:
                if option.kind == "send":
                    seen.add((option.target, tuple(option.icons)))
            if game.over:
                break
            game.choose(chance.choice(game.decision.options))
    heighliner = [icons for place, icons in seen if place == "heighliner"]
    assert heighliner
    for icons in heighliner:
        assert icons[:2] == (("spice", 5), ("arrow", 1))
        assert ("troop", 5) in icons
        assert ("influence-guild", 1) in icons
        assert dict(icons)["deploy"] >= 5
    assert all("deploy" not in dict(icons) for place, icons in seen if place == "secrets")


def test_an_effect_has_its_own_icons_and_every_icon_is_a_name_with_a_number():
    for game, players in (("uprising", 4), ("imperium", 3), ("arrakis", 2)):
        played, chance = sietch.new(game, players=players, seed=2), random.Random(2)
        effects = 0
        for _ in range(400):
            if played.over:
                break
            for option in asked(played).options:
                assert all(isinstance(name, str) and isinstance(n, int) for name, n in option.icons)
                effects += option.kind == "effect" and bool(option.icons)
            played.choose(chance.choice(played.decision.options))
        assert effects > 0 or game == "arrakis"


def test_revealing_counts_the_council_seat_and_agents_that_assemble_too():
    game = uprising().seat(0, hand=["dagger", "convincing-argument"], council=True).seat(1, hand=["dagger"]).turn(0)
    assert names(game, "reveal") == [("persuasion", 4), ("sword", 1)]
    game.choose("reveal")
    assert game.view(0)["players"][0]["persuasion"] == 4


def test_a_space_can_be_answered_together_with_a_card_that_reaches_it():
    game = sietch.new("uprising", players=4, seed=1)
    decision = asked(game)
    further = {(*shown.keys, shown.option.key) for shown in decision.further}
    assert further
    for keys in further:
        other = game.copy()
        for key in keys:
            other.choose(key)
    # No more than what the cards lead to one after the other.
    for option in (option for option in decision.options if option.kind == "play"):
        behind = game.copy()
        behind.choose(option.key)
        assert {keys for keys in further if keys[0] == option.key} == {
            (option.key, each.key) for each in behind.decision.options
        }
