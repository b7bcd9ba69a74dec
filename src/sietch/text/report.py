"""What a game says to its players: the question, the answers, why something is not possible, and the log."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sietch.core.game import Decision, Event, Option, Refusal
from sietch.core.rules import EventKind, Rules
from sietch.text.language import Language
from sietch.text.writer import Words, clause, sentence


def prompt_line(language: Language, decision: Decision) -> str:
    """The question of a decision."""
    return sentence(language, decision.prompt)


def option_line(language: Language, option: Option | Refusal, names: Sequence[str | Words] = ()) -> str:
    """An answer; `names` of the players are needed where it is about one of them."""
    message_id, args = option.words
    seat = args.get("seat")
    if isinstance(seat, int):
        args = {**args, "player": names[seat] if names else str(seat + 1)}
    return clause(language, (message_id, args))


def reason_line(language: Language, reason: Words) -> str:
    """Why something is not possible."""
    return clause(language, reason)


def event_line(language: Language, rules: Rules, event: Event, names: Sequence[str | Words]) -> str:
    """A line of the log, as told by the event: one that is hidden does not say which card it was."""
    return clause(language, event_words(rules, event, names)) + "."


@lru_cache
def _event_kinds(rules: Rules) -> dict[str, EventKind]:
    return {kind.name: kind for kind in rules.event_kinds}


def event_words(rules: Rules, event: Event, names: Sequence[str | Words]) -> Words:
    kind = _event_kinds(rules)[event.kind]
    message_id = f"event-{event.kind}"
    args: dict[str, object] = {"n": abs(event.n)}
    if event.n < 0:
        message_id += "-less"
    if event.hidden:
        message_id += "-hidden"
    if event.seat is not None:
        args["player"] = names[event.seat]
        team = rules.team(event.seat) if kind.together else ()
        if len(team) > 1:
            message_id += "-team"
            args["players"] = ", ".join(str(names[player]) for player in team)
    if isinstance(event.what, str):
        args["what"] = rules.name_words(kind.of, event.what, event.seat)
    if kind.n_of == "seats":
        args["other"] = names[event.n]
    elif kind.n_of:
        args["which"] = rules.name_words(kind.n_of, rules.tables[kind.n_of][event.n].id, event.seat)
    return (message_id, args)
