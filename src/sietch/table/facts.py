"""What is the same for everybody as long as the program runs: games, catalogues, layouts, languages."""

from __future__ import annotations

import tomllib
from collections import OrderedDict
from functools import cache, lru_cache
from threading import Lock
from typing import Any

import msgspec

import sietch
from sietch.bots import USUAL
from sietch.core.rules import Rules
from sietch.table import messages as m
from sietch.table.lasting import Lasting
from sietch.table.roster import Roster
from sietch.text.folders import catalogues, catalogues_of, folders, lexicons, lexicons_of
from sietch.text.rulebook import rulebook
from sietch.text.wire import as_data

# Anybody can ask for any set of modules: what was told last is kept.
MOST_RULESETS = 32


@cache
def games(roster: Roster) -> Lasting:
    return Lasting(msgspec.json.encode([_game_shown(rules, roster) for rules in sietch.GAMES.values()]))


def _game_shown(rules: Rules, roster: Roster) -> m.GameShown:
    choices = rules.choices()
    options = [
        m.SetupOptionShown(
            o.name,
            o.takes,
            list(o.values),
            list(o.suggested),
            dict(o.needs),
            {value: list(people) for value, people in o.people.items()},
        )
        for o in choices.options
    ]
    return m.GameShown(
        game=rules.name,
        players=list(choices.players),
        suggested=choices.suggested,
        roles=[m.RolesShown(each.players, list(each.seats), dict(each.said)) for each in choices.roles],
        always={n: list(modules) for n, modules in choices.always.items()},
        fixed={n: {name: dict(seats) for name, seats in of.items()} for n, of in choices.fixed.items()},
        options=options,
        modules=[m.ModuleShown(module.id, list(module.needs)) for module in rules.modular()],
        presets=[m.PresetShown(preset.id, list(preset.modules), preset.players) for preset in rules.presets()],
        bots=roster.names(),
        usual_bot=USUAL,
        companion=rules.companion,
    )


@lru_cache(MOST_RULESETS)
def layout(rules: Rules) -> Lasting:
    return Lasting(msgspec.json.encode(rules.layout()))


_catalogues: OrderedDict[Rules, Lasting] = OrderedDict()
_one_thread = Lock()


def known_catalogue(rules: Rules) -> Lasting | None:
    """The catalogue, if it was told lately; otherwise it takes a while to put it together."""
    with _one_thread:
        found = _catalogues.get(rules)
        if found is not None:
            _catalogues.move_to_end(rules)
        return found


def catalogue(rules: Rules) -> Lasting:
    found = _catalogue(rules)
    with _one_thread:
        _catalogues[rules] = found
        if len(_catalogues) > MOST_RULESETS:
            _catalogues.popitem(last=False)
    return found


def _catalogue(rules: Rules) -> Lasting:
    entries = [
        {
            "id": entry.id,
            "kind": entry.kind,
            "module": entry.module,
            "copies": entry.copies,
            "name": as_data(entry.name),
            "parts": [{"label": label, "words": as_data(words), "icons": icons} for label, words, icons in entry.parts],
            "numbers": entry.numbers,
            "tags": entry.tags,
            "icons": entry.icons,
            "doubt": entry.doubt,
            "doubt_words": entry.doubt_words and as_data(entry.doubt_words),
            "facts": [as_data(fact) for fact in entry.facts],
        }
        for entry in rules.catalogue()
    ]
    return Lasting(msgspec.json.encode(entries))


@cache
def language(code: str, part: str = "") -> Lasting:
    """part: one of those in which a page fetches it; everything where nothing is said."""
    return Lasting(msgspec.json.encode(language_data(code, part)))


@lru_cache(MOST_RULESETS)
def language_of(code: str, part: str, modules: frozenset[str]) -> Lasting:
    """The part of a family, with these modules alone."""
    return Lasting(msgspec.json.encode(language_data(code, part, modules)))


def spoken_of(rules: Rules) -> frozenset[str]:
    """The folders of the modules whose words a table needs: its own, and those that they speak of."""
    modules: list[Any] = list(getattr(rules, "modules", ()))
    folders = {
        name for module in modules for name in (*type(module).__module__.split("."), module.id.replace("-", "_"))
    }
    return frozenset(folders | {name for module in modules for name in getattr(module, "speaks_of", ())})


@cache
def rules(code: str) -> Lasting:
    """The rules in the words of a language, and where reasons, icons and components lead in them."""
    return Lasting(msgspec.json.encode(rulebook(code)))


def language_data(code: str, part: str = "", modules: frozenset[str] | None = None) -> dict[str, Any]:
    """All texts and nouns of a language, or those of a part of it, for whoever puts words together elsewhere."""
    texts = catalogues_of(part, code, modules) if part else catalogues(folders(code))
    lexicon: dict[str, Any] = {}
    for file in lexicons_of(part, code, modules) if part else lexicons(folders(code)):
        lexicon |= tomllib.loads(file.read_text("utf-8"))
    return {"code": code, "messages": "\n".join(_bare(file.read_text("utf-8")) for file in texts), "lexicon": lexicon}


def _bare(text: str) -> str:
    """Without what is only for those who write it."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("#"))
