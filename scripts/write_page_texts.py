"""Writes what the page's own writer must reproduce: the languages as the server sends them, and many texts in each.
Besides, the layouts of the tables and what is known of every component, from which the page draws.

`web/tests/text.test.ts` reads the file; `make test` writes it anew each time, so it is never out of date.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import sietch
from sietch.table.facts import language_data
from sietch.text import LANGUAGES, Words, clause, language, sentence
from sietch.text.folders import PARTS
from sietch.text.report import event_words, option_line
from sietch.text.rulebook import FAMILIES, rulebook
from sietch.text.wire import as_data

TARGET = Path(__file__).parent.parent / "web" / "tests" / "texts.json"
NAMES = ["Anna", "Boris", "Cyril", "Dana"]


# Words, and the part of a language that they need besides the shared one.
Told = tuple[Words, str]


def component_words() -> Iterator[Told]:
    for game in sietch.GAMES:
        for entry in sietch.rules(game).catalogue():
            yield entry.name, FAMILIES[game]
            for _, words, _ in entry.parts:
                yield words, FAMILIES[game]


def played_words(seed: int) -> Iterator[Told]:
    """Prompts, reasons and the log of a game of random answers."""
    game = sietch.new("uprising", players=4, seed=seed, modules=["choam"], names=NAMES)
    answers = random.Random(seed)
    yield from told_words(game, answers)


def told_words(game: sietch.Game, answers: random.Random, most: int = 10_000) -> Iterator[Told]:
    part = FAMILIES[game.rules.name]
    for _ in range(most):
        if game.over:
            break
        yield game.decision.prompt, part
        for refusal in game.refusals(game.decision.seat):
            yield refusal.reason, part
        game.choose(answers.choice(game.decision.options))
    for event in game.events(0):
        yield event_words(game.rules, event, NAMES), part


def war_words(seed: int) -> Iterator[Told]:
    """The same of some rounds of War for Arrakis."""
    return told_words(sietch.new("arrakis", seed=seed, names=NAMES[:2]), random.Random(seed), most=800)


def refused_words() -> Iterator[Told]:
    """Why some set-ups cannot be played."""
    wishes: list[tuple[str, dict[str, Any]]] = [
        ("chess", {}),
        ("uprising", {"players": 5}),
        ("uprising", {"players": 6}),
        ("uprising", {"players": 3, "names": ["A"]}),
        ("uprising", {"players": 1, "rivals": ["rival-feyd", "rival-amber", "rival-margot"]}),
        ("arrakis", {"names": ["A", "A"]}),
    ]
    for game, setup in wishes:
        try:
            sietch.new(game, **setup)
        except sietch.SetupError as error:
            yield ("refused-set-up", {"reason": error.words}), FAMILIES.get(game, "")


def option_texts(seed: int) -> Iterator[tuple[Words, dict[str, str]]]:
    game = sietch.new("uprising", players=4, seed=seed, modules=["choam"], names=NAMES)
    answers = random.Random(seed)
    while not game.over:
        for option in game.decision.options:
            yield option.words, {code: option_line(language(code), option, NAMES) for code in LANGUAGES}
        game.choose(answers.choice(game.decision.options))


def samples() -> list[dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    words_of_all = [*component_words(), *played_words(1), *played_words(2), *war_words(1), *refused_words()]
    for words, part in words_of_all:
        data = as_data(words)
        found[json.dumps([data, part])] = {
            "words": data,
            "of": part,
            "clause": {code: clause(language(code), words) for code in LANGUAGES},
            "sentence": {code: sentence(language(code), words) for code in LANGUAGES},
        }
    for words, texts in option_texts(3):
        data = as_data(words)
        if "seat" in data["args"]:
            data["args"]["player"] = NAMES[data["args"]["seat"]]
        found[json.dumps([data, FAMILIES["uprising"]])] = {"words": data, "of": FAMILIES["uprising"], "clause": texts}
    return list(found.values())


def components() -> list[dict[str, Any]]:
    """Of every component what its picture is drawn from."""
    return [
        {
            "game": game,
            "id": entry.id,
            "kind": entry.kind,
            "module": entry.module,
            "tags": entry.tags,
            "icons": entry.icons,
            "parts": [{"label": label, "icons": icons} for label, _, icons in entry.parts],
            "facts": [as_data(fact) for fact in entry.facts],
        }
        for game in sietch.GAMES
        for entry in sietch.rules(game).catalogue()
    ]


def rulesets() -> dict[str, Any]:
    """The layouts of a game alone, with everything, with each of its modules, and of its presets."""
    found: dict[str, Any] = {}
    for name, rules in sietch.GAMES.items():
        modules = {module.id: module.needs for module in rules.modular() if not module.mode}
        sets = [(), *((*needs, id) for id, needs in modules.items()), *(preset.modules for preset in rules.presets())]
        for wanted in sets if modules else ():
            layout = rules.of(rules.setup({"modules": list(wanted)})).layout()
            found[" + ".join((name, *wanted))] = layout
    return found


def main() -> None:
    languages = {code: language_data(code) for code in LANGUAGES}
    layouts = {game: sietch.rules(game).layout() for game in sietch.GAMES}
    written = {
        "languages": languages,
        "parts": {code: {part: language_data(code, part) for part in PARTS} for code in LANGUAGES},
        "samples": samples(),
        "layouts": layouts,
        "rulesets": rulesets(),
        "components": components(),
        "rules": {code: msgspec.to_builtins(rulebook(code)) for code in LANGUAGES},
    }
    TARGET.write_text(json.dumps(written, ensure_ascii=False))
    print(f"wrote {TARGET.name}", file=sys.stderr)


if __name__ == "__main__":
    main()
