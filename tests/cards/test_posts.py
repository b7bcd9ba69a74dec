"""The 13 observation posts: which spaces each is connected to, seen by what a spy there allows."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table import choose, keys, player
from tests.uprising import POSTS
from tests.visits import CARD_FOR, about_to_send

from sietch.core.game import Game
from sietch.imperium.scenario import uprising

CONNECTED = {
    "post-emperor": ["sardaukar", "dutiful-service"],
    "post-guild": ["heighliner", "deliver-supplies"],
    "post-bene-gesserit": ["espionage", "secrets"],
    "post-fremen": ["desert-tactics", "fremkit"],
    "post-landsraad-west": ["high-council", "imperial-privilege", "swordmaster"],
    "post-landsraad-east": ["assembly-hall", "gather-support"],
    "post-choam": ["shipping", "accept-contract"],
    "post-sietch-research": ["sietch-tabr", "research-station"],
    "post-research-refinery": ["research-station", "spice-refinery"],
    "post-refinery-arrakeen": ["spice-refinery", "arrakeen"],
    "post-imperial-basin": ["imperial-basin"],
    "post-hagga-basin": ["hagga-basin"],
    "post-deep-desert": ["deep-desert"],
}

RICH: dict[str, Any] = {"solari": 20, "spice": 20, "water": 20, "influence": {"emperor": 2, "guild": 2, "fremen": 2}}

each_post = pytest.mark.parametrize(
    "post", [pytest.param(post, marks=pytest.mark.component("post", post)) for post in CONNECTED]
)


def sends(game: Game) -> set[str]:
    return {key.removeprefix("send:") for key in keys(game) if key.startswith("send:")}


def test_the_board_has_these_13_posts_and_no_space_without_one():
    assert sorted(post.id for post in POSTS) == sorted(CONNECTED)
    assert {space for spaces in CONNECTED.values() for space in spaces} == set(CARD_FOR)
    two = [space for space in CARD_FOR if sum(space in spaces for spaces in CONNECTED.values()) == 2]
    assert sorted(two) == ["research-station", "spice-refinery"]


@each_post
def test_the_spy_icon_leads_from_the_post_to_its_spaces_alone(post):
    # The Emperor icon keeps the choice open; Sardaukar and Dutiful Service come with it.
    table = uprising().seat(0, hand=["imperial-spymaster"], spies=[post], **RICH)
    game = choose(table.turn(0), "play:imperial-spymaster")
    assert sends(game) == {"sardaukar", "dutiful-service", *CONNECTED[post]}


@each_post
def test_a_spy_on_the_post_infiltrates_its_spaces_alone(post):
    for space in CARD_FOR:
        foreign = uprising().seat(2, at=[space])
        game = about_to_send(space, foreign, spies=[post], **RICH)
        assert (space in sends(game)) is (space in CONNECTED[post])
        if space in CONNECTED[post]:
            game.choose(f"send:{space}")
            if "number:0" in keys(game):
                game.choose("number:0")
            assert player(game, 0)["spies"] == []


@each_post
def test_a_spy_on_the_post_gathers_at_its_spaces_alone(post):
    for space in CARD_FOR:
        game = about_to_send(space, spies=[post], **RICH)
        game.choose(f"send:{space}")
        if "number:0" in keys(game):
            game.choose("number:0")
        gathers = [key for key in keys(game) if key.startswith("gather:")]
        assert gathers == ([f"gather:{post}"] if space in CONNECTED[post] else [])


def places_spy(card: str, space: str, **facts: Any) -> list[str]:
    """Where the Agent box of the card lets a spy be placed."""
    table = uprising().seat(0, hand=[card], **(RICH | facts)).seat(1, hand=["dagger"])
    game = choose(table.turn(0), f"play:{card}")
    if f"send:{space}" in keys(game):
        game.choose(f"send:{space}")
    game.choose(f"effect:{card}.agent.0")
    if not [key for key in keys(game) if key.startswith("post:")]:
        return list(player(game, 0)["spies"])
    return [key.removeprefix("post:") for key in keys(game) if key.startswith("post:")]


@pytest.mark.component("post", "post-emperor")
@pytest.mark.component("post", "post-bene-gesserit")
@pytest.mark.component("post", "post-fremen")
def test_posts_of_three_factions():
    expected = ["post-emperor", "post-bene-gesserit", "post-fremen"]
    assert places_spy("reliable-informant", "deliver-supplies") == expected


@pytest.mark.component("post", "post-sietch-research")
@pytest.mark.component("post", "post-research-refinery")
@pytest.mark.component("post", "post-refinery-arrakeen")
def test_posts_of_cities():
    table = uprising().seat(0, intrigues=["special-mission"], hand=["dagger"])
    game = choose(table.turn(0), "intrigue:special-mission")
    assert keys(game) == ["post:post-sietch-research", "post:post-research-refinery", "post:post-refinery-arrakeen"]


@pytest.mark.parametrize(
    ("space", "posts"),
    [
        ("gather-support", ["post-landsraad-east"]),
        ("high-council", ["post-landsraad-west"]),
        ("accept-contract", ["post-choam"]),
        ("research-station", ["post-sietch-research", "post-research-refinery"]),
        ("spice-refinery", ["post-research-refinery", "post-refinery-arrakeen"]),
        ("arrakeen", ["post-refinery-arrakeen"]),
        ("hagga-basin", ["post-hagga-basin"]),
    ],
)
def test_a_card_that_spies_on_the_visited_space_knows_its_posts(space, posts):
    extra = {"solari": 5, "spice": 0, "water": 3} if space != "gather-support" else {"solari": 0}
    assert places_spy("double-agent", space, **extra) == posts


def test_two_own_spies_never_share_a_post():
    assert places_spy("double-agent", "research-station", spies=["post-emperor", "post-guild"]) == [
        "post-sietch-research",
        "post-research-refinery",
    ]
    table = uprising().seat(0, hand=["double-agent"], spies=["post-imperial-basin"]).seat(1, hand=["dagger"])
    game = choose(table.turn(0), "play:double-agent", "send:imperial-basin", "no")
    assert "effect:double-agent.agent.0" not in keys(game)
    assert game.why_not("effect:double-agent.agent.0") == ("why-no-post", {})
