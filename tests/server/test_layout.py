"""How a table is laid out is told to everybody who draws it."""

from __future__ import annotations

import sietch


def test_layouts_are_told_to_everybody(house):
    for game in sietch.GAMES:
        assert house.http.get(f"/api/games/{game}/layout").json() == sietch.rules(game).layout()
    assert sietch.rules("uprising").layout() == {}


def test_a_game_that_there_is_not_has_no_layout(house):
    answer = house.http.get("/api/games/chess/layout")
    assert answer.status_code == 404
    assert answer.json()["words"]["id"] == "refused-game"
