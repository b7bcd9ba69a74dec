"""Everything that the solo game of War for Arrakis can say has its message in every language, and games say it."""

import random
from collections.abc import Iterator

import pytest
from tests.tempers import choice
from tests.text.ftl import messages
from tests.words import ids_in

import sietch
from sietch.arrakis.components import SIDES
from sietch.arrakis.mahdi import options as m
from sietch.arrakis.rules import ruleset
from sietch.core.game import Decision, Event
from sietch.core.state import ARG
from sietch.text import LANGUAGES, clause, event_line, language, option_line, prompt_line, reason_line

RULES = ruleset(1)
NAMES = ["Anna", "Harkonnen"]
GAMES = (*range(24), 28)  # by seed

# What hardly ever comes up in games at random, or only at a real table.
SELDOM_SAID = {
    "arrakis-prompt-chance-drawn-tactic",
    "mahdi-prompt-ability",
    "mahdi-prompt-blasted",
    "mahdi-prompt-carried",
    "mahdi-prompt-carried-to",
    "mahdi-prompt-garrison",
    "mahdi-prompt-harvest-sector",
    "mahdi-prompt-rescue",
    "mahdi-prompt-special",
    "mahdi-prompt-surplus",
    "mahdi-prompt-tank-order",
    "mahdi-prompt-who-goes",
    "mahdi-prompt-casualty",
    "arrakis-option-aim",
    "mahdi-prompt-aim",
    "mahdi-prompt-tank",
    "mahdi-prompt-uncover",
    "mahdi-prompt-wormsign",
}


# What takes a longer game, or a strong defence.
SELDOM_TOLD = {
    "attack-ceased",
    "deck-rebuilt",
    "die-as-named",
    "die-joined",
    "no-sietch-weak-enough",
    "no-target",
    "nobody-marches",
    "target-too-strong",
    "temporary-target",
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_option_of_the_solo_game_can_be_said(code):
    for kind in (m.AIM, m.DRAWN_TACTIC):
        table = RULES.tables[RULES.option_kinds[kind >> 16].of]
        for number in range(len(table)):
            assert number <= ARG
            assert clause(language(code), RULES.option_words(RULES.blank(), kind | number))


def every_event() -> Iterator[Event]:
    for kind in m.EVENTS:
        whats = [thing.id for thing in RULES.tables[kind.of]] if kind.of else [None]
        for n in range(len(RULES.tables[kind.n_of])) if kind.n_of else (1, 2):
            for what in whats[:4]:
                yield Event(kind.name, SIDES.index("harkonnen"), what, n)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_of_the_solo_game_can_be_told(code):
    for event in every_event():
        line = event_line(language(code), RULES, event, NAMES)
        assert line.endswith(".")
        assert not line.endswith("..")


@pytest.fixture(scope="module")
def said() -> tuple[dict[str, Decision], dict[str, Event]]:
    """What games say, each different message once."""
    decisions: dict[str, Decision] = {}
    events: dict[str, Event] = {}
    for seed in GAMES:
        rng = random.Random(seed)
        game = sietch.new("arrakis", players=1, seed=seed)
        while not game.over:
            decisions[game.decision.prompt[0]] = game.decision
            for refusal in game.refusals(0):
                assert reason_line(language("en"), refusal.reason)
            game.choose(choice(game.decision, "eager" if seed % 2 else "timid", rng))
        events.update((event.kind, event) for event in game.events(0))
    return decisions, events


@pytest.mark.parametrize("code", LANGUAGES)
def test_whatever_solo_games_say_can_be_put_into_words(code, said):
    speech = language(code)
    decisions, events = said
    for decision in decisions.values():
        assert prompt_line(speech, decision)[-1] in ".?"
        for option in decision.options:
            assert option_line(speech, option, NAMES)
    for event in events.values():
        assert event_line(speech, RULES, event, NAMES)


def test_the_games_said_nearly_all_that_the_harkonnen_have_to_say(said):
    decisions, events = said
    prompts = {message.id.name for message in messages("en", "mahdi.ftl") if "-prompt-" in message.id.name}
    assert prompts - set(ids_in([decision.prompt for decision in decisions.values()])) <= SELDOM_SAID
    assert {kind.name for kind in m.EVENTS} - set(events) <= SELDOM_TOLD


def test_a_turn_of_the_harkonnen_reads_as_a_chain_of_reasons():
    from tests.arrakis.mahdi.alone import mahdi, rolls

    from sietch.arrakis.scenario import legion

    table = mahdi().sietch("windgap", level=2).area("windgap", atreides=legion(regular=3)).sietch("hobars-gap", level=1)
    table.area("harg-pass", harkonnen=legion(regular=2)).tactics(harvest="outer-ne", target="windgap")
    game = rolls(table, "strategy")
    told = [event_line(language("en"), RULES, event, NAMES) for event in game.events(0)]
    assert told[1:8] == [
        "Harkonnen rolls Strategy.",
        "No legion can attack a sietch.",
        "No legion can attack a weaker legion, so legions are to move.",
        "No legion is stronger than who defends Windgap.",
        "The temporary target is Hobars Gap.",
        "The legion in Harg Pass is the nearest that can move toward Hobars Gap.",
        "Harkonnen moves a legion from Harg Pass to False Wall South.",
    ]
