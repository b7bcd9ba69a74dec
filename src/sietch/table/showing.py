"""Decisions, forms and events of a game, as they are told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sietch.core.forms import Form
from sietch.core.game import CHANCE, OPTIONS_KEPT, Event, Game, Option
from sietch.core.rules import Rules
from sietch.core.state import State
from sietch.table import messages as m
from sietch.table.in_a_row import form_of, further
from sietch.text import Words
from sietch.text.report import event_words
from sietch.text.wire import as_data


def asked(game: Game, teller: int = CHANCE) -> m.DecisionShown:
    """The pending decision, as who decides is told it. teller: of chance, the seat that is to tell what it gave."""
    decision = game.decision
    if decision.seat == CHANCE:
        options = [m.OptionShown(o.key, o.kind, o.target, as_data(o.words)) for o in decision.options]
        return m.DecisionShown(decision.id, teller, as_data(decision.prompt), options, by_chance=True)
    form = form_of(game)
    return m.DecisionShown(
        decision.id,
        decision.seat,
        as_data(decision.prompt),
        [offered(game.rules, game.state, option) for option in decision.options],
        decision.because and as_data(decision.because),
        form_shown(game, form) if form else None,
        [m.FurtherShown(keys, offered(game.rules, state, option)) for keys, state, option in further(game)],
    )


def offered(rules: Rules, state: State, option: Option) -> m.OptionShown:
    icons = rules.option_icons(state, option.number)
    words = _lasting_words(rules, option.number) if rules.words_stay else as_data(option.words)
    return m.OptionShown(option.key, option.kind, option.target, words, list(icons))


@lru_cache(OPTIONS_KEPT)
def _lasting_words(rules: Rules, option: int) -> dict[str, Any]:
    """Those of an option that reads the same whenever it is offered; for reading."""
    return as_data(rules.option_words(None, option))


def form_shown(game: Game, form: Form) -> m.FormShown:
    rules = game.rules
    fields = [
        m.FieldShown(game.key(item), rules.target(item), as_data(rules.option_words(game.state, item)), most)
        for item, most in form.fields.items()
    ]
    return m.FormShown(form.kind, form.about, fields, form.most, form.exact)


def shown(game: Game, event: Event, names: Sequence[str | Words] | None = None) -> m.EventShown:
    """names: those of the players, if they are known."""
    words = as_data(event_words(game.rules, event, game.names if names is None else names))
    return m.EventShown(event.kind, event.seat, event.what, event.n, words)
