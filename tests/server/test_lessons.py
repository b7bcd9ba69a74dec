"""The guided first games can be played through as their steps say, by the rules and the bots as they are now."""

import pytest
from tests.lessons import FOLDER, LESSONS, begun, bots_play, followed

from sietch.text import LANGUAGES
from sietch.text.rulebook import rulebook


@pytest.mark.parametrize("name", LESSONS)
def test_every_step_is_shown_in_its_turn_and_can_be_done(name):
    lesson = LESSONS[name]
    shown = list(dict.fromkeys(step for step, _ in followed(lesson)))
    steps = [step["id"] for step in lesson["steps"]]
    assert sorted(shown) == sorted(steps)
    assert shown[0] == steps[0]
    assert shown[-1] == steps[-1]
    assert 10 <= len(steps) <= 15


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_the_same_each_time(name):
    games = [begun(LESSONS[name]) for _ in range(2)]
    for game in games:
        bots_play(game, LESSONS[name])
    assert games[0].record == games[1].record


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_step_says_something_and_leads_to_the_rules(code):
    said = (FOLDER / "lessons" / "lang" / f"{code}.ftl").read_text(encoding="utf-8")
    for name, lesson in LESSONS.items():
        for step in lesson["steps"]:
            assert f"\npage-lesson-{name}-{step['id']} = " in said
            assert rulebook(code).section(step["section"]) is not None
