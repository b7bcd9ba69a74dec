"""What is worth watching: things on their way, a turn in one line, one key that skips ahead, and scenes that wait."""

from __future__ import annotations

import random
import re
from typing import Any

from tests.browser.conftest import Server, Visit
from tests.browser.play import expect, take_first

import sietch

FLOWN = "() => Number(document.querySelector('.flights').dataset.flown)"


def test_what_is_played_is_seen_on_its_way_and_gone_when_it_has_arrived(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0), speed="slow")
    take_first(page)
    page.wait_for_function("() => Number(document.querySelector('.flights').dataset.flown) > 0")
    expect(page.locator(".flight")).to_have_count(0)


def test_nothing_flies_where_motion_is_not_wanted(visit: Visit, server: Server):
    links = server.open("", "greedy", "greedy")
    still = visit(server.seat(links, 0), speed="fast", reduced_motion="reduce")
    take_first(still)
    take_first(still)
    assert still.evaluate(FLOWN) == 0
    instant = visit(server.seat(links, 0))
    take_first(instant)
    assert instant.evaluate(FLOWN) == 0


def test_a_turn_of_a_bot_ends_in_one_line_and_the_space_bar_skips_ahead(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0), speed="slow")
    skip = page.get_by_role("button", name="Skip ahead")
    for _ in range(12):
        if skip.is_visible():
            break
        take_first(page)
        page.wait_for_function(
            "() => document.querySelector('button.option') || /Skip ahead/.test(document.body.innerText)"
        )
    # Whatever has the focus: nothing is to be answered now.
    page.get_by_role("button", name="Icons").focus()
    expect(page.locator("#decision")).not_to_contain_text("thinks")
    page.keyboard.press("Space")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("button.option").first.wait_for()
    page.get_by_role("tab", name="Log").click()
    summed = page.locator("[role=log] .summary[data-seat='1']").last
    expect(summed).to_contain_text("Boris:")
    expect(summed).to_contain_text("→")


def test_the_own_reveal_turn_is_a_scene_that_waits(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0), speed="fast")
    page.locator("button.option[data-key=reveal]").click()
    scene = page.get_by_role("group", name="Your Reveal turn")
    expect(scene.locator(".card")).to_have_count(5)
    persuasion = scene.locator(".counted span").first
    expect(persuasion).to_contain_text("Persuasion")
    # The table stands as it was until one goes on.
    expect(page.locator("button.option[data-key=end]")).to_have_count(0)
    shown = persuasion.inner_text().split()[0]
    page.keyboard.press("Enter")
    expect(scene).to_have_count(0)
    page.locator("button.option[data-key=end]").wait_for()
    assert shown == str(server.look(page)["players"][0]["persuasion"])


def one_answer_before_the_end(seed: int) -> tuple[dict[str, Any], int, str]:
    """The record of a random game before its last answer, who gives that, and which it is."""

    def play(answers: int | None) -> tuple[sietch.Game, int]:
        game, chance, done = sietch.new("uprising", players=3, seed=seed), random.Random(seed), 0
        while not game.over and done != answers:
            game.choose(chance.choice(game.decision.options))
            done += 1
        return game, done

    _, answers = play(None)
    before, _ = play(answers - 1)
    last = next(option.key for option in before.decision.options if ends(before, option.key))
    return before.record, before.decision.seat, last


def ends(game: sietch.Game, key: str) -> bool:
    later = game.copy()
    later.choose(key)
    return later.over


def test_the_end_of_the_game_is_counted_step_by_step(visit: Visit, server: Server):
    record, seat, last = one_answer_before_the_end(4)
    page = visit(server.seat(server.open("", "", "", record=record), seat), speed="fast")
    page.locator(f"button.option[data-key='{last}']").click()
    ending = page.get_by_role("group", name="The end")
    # A combat that decided it is seen first.
    earlier = page.locator(".scene:not([aria-label='The end'])")
    earlier.or_(ending).first.wait_for()
    if earlier.is_visible():
        earlier.get_by_role("button", name=re.compile("^(Skip|Go on)$")).first.click()
    ending.wait_for()
    expect(ending.get_by_test_id("ending").locator("ol > li")).to_have_count(3)
    ending.get_by_role("button", name="Next").click()
    expect(ending.locator(".place").first).to_have_text("1.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
