"""Everything that games with partners can say has its message in every language, and games say it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.tempers import choice
from tests.text.ftl import messages

import sietch
from sietch.arrakis.components import SIDES
from sietch.arrakis.rules import ruleset
from sietch.arrakis.teams import options as t
from sietch.core.game import Decision, Event
from sietch.text import LANGUAGES, clause, event_line, language, option_line, prompt_line, reason_line

RULES = ruleset(4)
SETUPS: tuple[dict[str, Any], ...] = ({"players": 4}, {"players": 3}, {"players": 2, "modules": ["mahdi"]})


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_option_of_partners_can_be_said(code):
    for kind in (t.ACT, t.BOARD):
        for number in range(4):
            assert clause(language(code), RULES.option_words(RULES.blank(), kind | number))
    assert clause(language(code), RULES.option_words(RULES.blank(), t.CONE))


def every_event() -> Iterator[Event]:
    for kind in t.EVENTS:
        for what in [thing.id for thing in RULES.tables[kind.of]] if kind.of else [None]:
            yield Event(kind.name, SIDES.index("atreides"), what, 1)
    yield Event("card-handed-over", SIDES.index("atreides"), None, 1, hidden=True)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_of_partners_can_be_told(code):
    for event in every_event():
        line = event_line(language(code), RULES, event, ["Atreides", "Harkonnen"])
        assert line.endswith(".")
        assert not line.endswith("..")


@pytest.fixture(scope="module")
def said() -> tuple[dict[str, Decision], set[str]]:
    """What games say, each different question once, and all reasons and why somebody is asked."""
    decisions: dict[str, Decision] = {}
    ids: set[str] = set()
    for seed, setup in enumerate(SETUPS * 2):
        rng = random.Random(seed)
        game = sietch.new("arrakis", seed=seed, **setup)
        for _ in range(900):
            if game.over:
                break
            decision = game.decision
            decisions[decision.prompt[0]] = decision
            ids.add(decision.prompt[0])
            if decision.because is not None:
                ids.add(decision.because[0])
                assert clause(language("cs"), decision.because)
            for refusal in game.refusals(decision.seat):
                ids.add(refusal.reason[0])
                assert reason_line(language("pl"), refusal.reason)
            game.choose(choice(decision, "eager" if seed % 2 else "timid", rng))
    return decisions, ids


@pytest.mark.parametrize("code", LANGUAGES)
def test_whatever_partners_are_asked_can_be_put_into_words(code, said):
    for decision in said[0].values():
        assert prompt_line(language(code), decision)[-1] in ".?"
        for option in decision.options:
            assert option_line(language(code), option, ["Atreides", "Harkonnen"])


def test_no_message_is_left_that_nobody_says(said):
    own = {message.id.name for message in messages("en") if message.id.name.startswith("teams-")}
    seldom = ("prompt-split", "prompt-sister-result", "why-partners-leader", "why-no-cone")
    assert own - said[1] <= {f"teams-{id}" for id in seldom}
