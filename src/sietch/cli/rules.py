"""`sietch rules`: the rules in our own words, by chapters and by what is looked for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import sietch
from sietch.text import LANGUAGES, UnknownLanguage, language
from sietch.text.rulebook import FAMILIES, Block, Chapter, Line, Rulebook, Section, matching, rulebook

MARKS = {"list": "- ", "steps": "{}. "}


def rules(
    words: Annotated[list[str] | None, typer.Argument(help="A section's id, or words to look for.")] = None,
    game: Annotated[str | None, typer.Option(help=f"Only one game: {', '.join(sietch.GAMES)}.")] = None,
    lang: Annotated[str, typer.Option(help="en, cs or pl.", envvar="SIETCH_LANG")] = "en",
    json: Annotated[bool, typer.Option("--json", help="Print a JSON list of sections.")] = False,
) -> None:
    """Read the rules: without words what there is, otherwise the sections that have them."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {lang!r}; choose one of {', '.join(LANGUAGES)}")
    book = rulebook(lang)
    chapters = [chapter for chapter in book.chapters if game is None or _is_of(chapter, game)]
    wanted = " ".join(words or [])
    found = _found(book, chapters, wanted)
    if json:
        print(msgspec.json.encode(found).decode())
        return
    console = Console(highlight=False)
    if not wanted:
        for chapter in chapters:
            console.print(Text(chapter.title, style="bold"))
            for section in chapter.sections:
                console.print(Padding(Text.assemble((section.id, "cyan"), f"  {section.title}"), (0, 0, 0, 2)))
    elif found:
        for section in found:
            for line in _page(section):
                console.print(line)
            console.print()
    else:
        print(language(lang).format("terminal-nothing-fits"))


def _is_of(chapter: Chapter, game: str) -> bool:
    """Whether a chapter is about this game's family."""
    family = FAMILIES[sietch.rules(game).name]
    return (family == "arrakis") == ("arrakis" in chapter.when)


def _found(book: Rulebook, chapters: list[Chapter], wanted: str) -> list[Section]:
    sections = [section for chapter in chapters for section in chapter.sections]
    exactly = [section for section in sections if section.id == wanted]
    return exactly or [section for section in matching(book, wanted) if section in sections]


def _page(section: Section) -> Iterator[Text | Padding]:
    yield Text.assemble((section.title, "bold"), "  ", (section.id, "cyan"))
    for block in section.blocks:
        yield from _block(block)


def _block(block: Block) -> Iterator[Text | Padding]:
    if block.kind == "question":
        question, answer = block.lines
        yield Text.assemble("? ", (question.text, "italic"))
        yield Padding(_text(answer), (0, 0, 0, 2))
        return
    for place, line in enumerate(block.lines, start=1):
        mark = MARKS.get(block.kind, "").format(place)
        yield Padding(Text(mark) + _text(line), (0, 0, 0, 2 if mark else 0))


def _text(line: Line) -> Text:
    """A line; what leads to another section is told by its id."""
    text = Text()
    for span in line.spans:
        text.append(span.text, "bold" if span.strong else "")
        if span.to:
            text.append(f" ({span.to})", "cyan")
    return text
