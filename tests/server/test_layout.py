"""How a table is laid out is told to everybody who draws it."""

from __future__ import annotations

from typing import Any

import pytest

import sietch


def test_layouts_are_told_to_everybody(house):
    for game in sietch.GAMES:
        assert house.http.get(f"/api/games/{game}/layout").json() == sietch.rules(game).layout()


def test_the_layout_is_that_of_the_modules_that_are_asked_for(house):
    told = house.http.get("/api/games/uprising/layout?modules=choam").json()
    assert told["modules"] == ["uprising", "choam"]
    assert house.http.get("/api/games/uprising/layout?modules=").json()["modules"] == ["uprising"]


@pytest.mark.parametrize(
    ("modules", "choam"),
    [(["choam"], ["shipping", "accept-contract"]), (["rise-of-ix"], ["interstellar-shipping", "smuggling"])],
)
def test_every_place_and_post_of_a_board_is_laid_out_once(modules, choam):
    rules: Any = sietch.rules("uprising")
    rules = rules.of(rules.setup({"modules": modules}))
    layout = rules.layout()
    places = [space for area in layout["areas"] for space in area["spaces"]]
    assert sorted(places) == sorted(space.id for space in rules.spaces.values())
    assert {post["id"] for post in layout["posts"]} == {post.id for post in rules.posts.values()}
    assert all(set(post["spaces"]) <= set(places) for post in layout["posts"])
    areas = {area["id"]: area["spaces"] for area in layout["areas"]}
    assert areas["desert"] == ["imperial-basin", "hagga-basin", "deep-desert"]
    assert areas["choam"] == choam
    assert areas.get("ix", []) == (["tech-negotiation", "dreadnought"] if "rise-of-ix" in modules else [])


def test_a_game_that_there_is_not_has_no_layout(house):
    answer = house.http.get("/api/games/chess/layout")
    assert answer.status_code == 404
    assert answer.json()["words"]["id"] == "setup-unknown"
