"""The rules in our own words: chapters and sections of a language, and where each reason, icon and component leads.

`rulebook.toml` has what no language changes: the chapters in their order, the sections of each, when they apply, and
which section explains what. The words are in `<code>/rules/<chapter>.md`, in a small part of Markdown:

    # The chapter's title

    ## section-id: The section's title

    A paragraph with **strong words** and a [link](another-section).

    - an item of a list
    1. [combat] a step; the id says which phase of a round it is

    ? A question about a ruling
    ! Its answer

A paragraph, an item or a question may begin with a condition in braces: `{epic}`, `{!epic}`, `{players-1/players-2}`,
`{uprising choam}`. It is true of a table (see `applies`) or the text is not shown there; whoever reads the whole book
sees all. A question may also name the components that it is about: `? {@corrinth-city} ...`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from sietch.text.language import LANGUAGES, language
from sietch.text.plain import matches

# By game: the family whose rules it is played by.
FAMILIES: Final = {"uprising": "imperium", "imperium": "imperium", "arrakis": "arrakis"}

_SECTION = re.compile(r"## ([a-z0-9-]+): (.+)")
_ITEM = re.compile(r"(?:-|\d+\.) (?:\[([a-z-]+)\] )?")
_CONDITION = re.compile(r"\{([^}]*)\} ")
_INLINE = re.compile(r"\*\*(.+?)\*\*|\[(.+?)\]\(([a-z0-9-]+)\)")


class BadRulebook(ValueError):
    """A chapter that cannot be read; the message says where and why."""


class Span(msgspec.Struct, omit_defaults=True):
    """A piece of a line. to: the section that it leads to."""

    text: str
    strong: bool = False
    to: str = ""


class Line(msgspec.Struct, omit_defaults=True):
    """when: the words of its condition; all have to be true. id: of a step, the phase that it tells about."""

    spans: list[Span]
    when: list[str] = []
    id: str = ""

    @property
    def text(self) -> str:
        return "".join(span.text for span in self.spans)


class Block(msgspec.Struct, omit_defaults=True):
    """A paragraph (one line), a list, steps, or a question with its answer (two lines; about: its components)."""

    kind: Literal["text", "list", "steps", "question"]
    lines: list[Line]
    about: list[str] = []


class Section(msgspec.Struct):
    id: str
    title: str
    when: list[str]
    blocks: list[Block]

    def lines(self) -> Iterator[Line]:
        for block in self.blocks:
            yield from block.lines


class Chapter(msgspec.Struct):
    id: str
    title: str
    when: list[str]
    sections: list[Section]


class Links(msgspec.Struct):
    """For a family, the section for each id: of reasons, questions, icons, kinds of components and modules."""

    reasons: dict[str, str]
    prompts: dict[str, str]
    icons: dict[str, str]
    kinds: dict[str, str]
    modules: dict[str, str]


class Term(msgspec.Struct):
    """A noun of the lexicon: its word in each language, and the section that explains it."""

    id: str
    section: str
    words: dict[str, str]


class Rulebook(msgspec.Struct):
    """What a language says, and what is the same in all: links by family, families by game, and the glossary."""

    code: str
    chapters: list[Chapter]
    links: dict[str, Links]
    families: dict[str, str]
    glossary: list[Term]

    def sections(self) -> Iterator[Section]:
        for chapter in self.chapters:
            yield from chapter.sections

    def section(self, section_id: str) -> Section | None:
        return next((section for section in self.sections() if section.id == section_id), None)


def applies(when: Collection[str], facts: Collection[str]) -> bool:
    """Is a condition true of a table? Its words: a fact, `!fact` where it must not be, `a/b` where either will do.

    facts: the game, its modules, and the number of people as `players-3`.
    """
    return all(any(_holds(fact, facts) for fact in word.split("/")) for word in when)


def _holds(fact: str, facts: Collection[str]) -> bool:
    return fact[1:] not in facts if fact.startswith("!") else fact in facts


def matching(book: Rulebook, words: str) -> list[Section]:
    """The sections that have all these words: those with all of them in the title first."""
    found = [
        section
        for section in book.sections()
        if matches(words, section.id, section.title, *(line.text for line in section.lines()))
    ]
    return sorted(found, key=lambda section: not matches(words, section.title))


# ---- reading


def structure() -> dict[str, Any]:
    """What no language changes."""
    return tomllib.loads(files("sietch.text").joinpath("rulebook.toml").read_text("utf-8"))


@cache
def rulebook(code: str) -> Rulebook:
    found = structure()
    when = {name: list(of.get("when", ())) for name, of in found["sections"].items()}
    chapters = [_chapter(code, name, of, when) for name, of in found["chapters"].items()]
    links = {
        family: Links(**{name: _turned(of) for name, of in each.items()}) for family, each in found["links"].items()
    }
    terms = [Term(noun, section, _words(noun)) for noun, section in _turned(found["glossary"]).items()]
    return Rulebook(code, chapters, links, dict(FAMILIES), terms)


def _words(noun: str) -> dict[str, str]:
    return {code: language(code).lexicon.form(noun) for code in LANGUAGES}


def _links(sections: dict[str, dict[str, list[str]]]) -> Links:
    return Links(**{name: _turned(of) for name, of in sections.items()})


def _turned(sections: dict[str, list[str]]) -> dict[str, str]:
    """By id the section, from lists of ids by section."""
    found: dict[str, str] = {}
    for section, ids in sections.items():
        for each in ids:
            if each in found:
                raise BadRulebook(f"{each} leads to {found[each]} and to {section}")
            found[each] = section
    return found


def _chapter(code: str, name: str, of: dict[str, Any], when: dict[str, list[str]]) -> Chapter:
    text = files("sietch.text").joinpath(code, "rules", f"{name}.md").read_text("utf-8")
    head, *parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    if not head.startswith("# "):
        raise BadRulebook(f"{code}/{name}: the first line is the chapter's title")
    sections = [_section(f"{code}/{name}", part, when) for part in parts]
    if [section.id for section in sections] != of["sections"]:
        raise BadRulebook(f"{code}/{name}: its sections are not {', '.join(of['sections'])}, in this order")
    return Chapter(name, head[2:].strip(), list(of.get("when", ())), sections)


def _section(where: str, part: str, when: dict[str, list[str]]) -> Section:
    first, _, rest = part.partition("\n")
    named = _SECTION.fullmatch(first.strip())
    if named is None:
        raise BadRulebook(f"{where}: a section begins with its id and its title, not {first!r}")
    blocks = [_block(f"{where}#{named[1]}", text) for text in re.split(r"\n\s*\n", rest.strip())]
    return Section(named[1], named[2].strip(), when.get(named[1], []), blocks)


def _block(where: str, text: str) -> Block:
    if text.startswith("? "):
        question, mark, answer = text.partition("\n! ")
        if not mark:
            raise BadRulebook(f"{where}: a question without an answer: {question!r}")
        line, about = _line(question[2:])
        return Block("question", [line, _line(answer)[0]], about)
    if _ITEM.match(text):
        items = re.split(r"^(?=(?:-|\d+\.) )", text, flags=re.MULTILINE)[1:]
        return Block("list" if text.startswith("-") else "steps", [_item(where, item) for item in items])
    return Block("text", [_line(text)[0]])


def _item(where: str, text: str) -> Line:
    mark = _ITEM.match(text)
    assert mark is not None
    line, about = _line(text[mark.end() :])
    if about:
        raise BadRulebook(f"{where}: only a question is about components: {text!r}")
    line.id = mark[1] or ""
    return line


def _line(text: str) -> tuple[Line, list[str]]:
    """A line, and the components that its condition names."""
    text = " ".join(text.split())
    words: list[str] = []
    if condition := _CONDITION.match(text):
        words = condition[1].split()
        text = text[condition.end() :]
    about = [word[1:] for word in words if word.startswith("@")]
    return Line(list(_spans(text)), [word for word in words if not word.startswith("@")]), about


def _spans(text: str) -> Iterator[Span]:
    at = 0
    for found in _INLINE.finditer(text):
        if found.start() > at:
            yield Span(text[at : found.start()])
        yield Span(found[1], strong=True) if found[1] else Span(found[2], to=found[3])
        at = found.end()
    if at < len(text):
        yield Span(text[at:])
