"""The rules in our own words: all languages say the same, every section is reached, and everything leads somewhere."""

import re

import pytest
from tests.text.ftl import messages

import sietch
from sietch.text import LANGUAGES
from sietch.text.rulebook import (
    FAMILIES,
    BadRulebook,
    Rulebook,
    Section,
    _block,
    applies,
    matching,
    rulebook,
    structure,
)
from sietch.text.symbols import SYMBOLS_OF

BOOK = rulebook("en")
SECTIONS = {section.id: section for section in BOOK.sections()}
# By family, its games.
GAMES = {family: [game for game, of in FAMILIES.items() if of == family] for family in BOOK.links}


def shape(section: Section) -> list[object]:
    """What a translation keeps: the kinds of its blocks, conditions, phases, components and links."""
    return [
        (
            block.kind,
            block.about,
            [(line.when, line.id, sorted(span.to for span in line.spans if span.to)) for line in block.lines],
        )
        for block in section.blocks
    ]


@pytest.mark.parametrize("code", ["cs", "pl"])
def test_the_languages_have_the_same_sections_conditions_and_links(code):
    others = {section.id: section for section in rulebook(code).sections()}
    assert others.keys() == SECTIONS.keys()
    for name, section in SECTIONS.items():
        assert shape(others[name]) == shape(section), name


@pytest.mark.parametrize("code", LANGUAGES)
def test_titles_are_different_and_nothing_is_left_untranslated(code):
    for war in (True, False):
        chapters = [chapter for chapter in rulebook(code).chapters if ("arrakis" in chapter.when) is war]
        titles = [section.title for chapter in chapters for section in chapter.sections]
        assert len(set(titles)) == len(titles) > 20
    if code != "en":
        same = {line.text for section in rulebook(code).sections() for line in section.lines()} & {
            line.text for section in BOOK.sections() for line in section.lines()
        }
        assert not same


def test_a_section_belongs_to_one_chapter_and_conditions_are_about_what_there_is():
    found = [section.id for section in BOOK.sections()]
    assert len(set(found)) == len(found)
    facts = {*sietch.GAMES, "teams", *(f"players-{n}" for n in range(1, 7))}
    facts |= {module.id for rules in sietch.GAMES.values() for module in rules.modular()}
    conditions = [word for chapter in BOOK.chapters for word in chapter.when]
    conditions += [word for section in BOOK.sections() for word in section.when]
    conditions += [word for section in BOOK.sections() for line in section.lines() for word in line.when]
    assert {fact.lstrip("!") for word in conditions for fact in word.split("/")} <= facts
    assert structure()["sections"].keys() <= SECTIONS.keys()


def test_links_lead_to_sections_that_are_there():
    for section in BOOK.sections():
        for line in section.lines():
            for span in line.spans:
                assert not span.to or span.to in SECTIONS, f"{section.id}: {span.to}"
    for links in BOOK.links.values():
        for found in (links.reasons, links.prompts, links.icons, links.kinds, links.modules):
            assert set(found.values()) <= SECTIONS.keys()
    assert {term.section for term in BOOK.glossary} <= SECTIONS.keys()


def ids(pattern: str, family: str) -> set[str]:
    """The messages of a family's catalogues whose ids have this in them."""
    found = {message.id.name for message in messages("en") if re.search(pattern, message.id.name)}
    war = {name for name in found if re.match("arrakis-|mahdi-|teams-", name)} | ({"why-choose-sector"} & found)
    return war if family == "arrakis" else found - war


@pytest.mark.parametrize("family", BOOK.links)
def test_every_refusal_leads_to_a_section(family):
    shared = {"why-game-over", "why-not-now"}
    wanted = ids(r"(^|-)why-", family)
    assert len(wanted) > 90
    assert BOOK.links[family].reasons.keys() == (wanted | shared if family == "arrakis" else wanted)


@pytest.mark.parametrize("family", BOOK.links)
def test_every_question_leads_to_a_section(family):
    wanted = ids(r"(^|-)prompt-", family)
    assert len(wanted) > 80
    assert BOOK.links[family].prompts.keys() == wanted


@pytest.mark.parametrize("family", BOOK.links)
def test_every_icon_component_and_module_leads_to_a_section(family):
    links = BOOK.links[family]
    for game in GAMES[family]:
        rules = sietch.rules(game)
        entries = rules.catalogue()
        assert SYMBOLS_OF[game].keys() <= links.icons.keys()
        assert {entry.kind for entry in entries} <= links.kinds.keys()
        assert {entry.module for entry in entries} | {module.id for module in rules.modular()} <= links.modules.keys()


def test_questions_are_about_components_that_there_are():
    known = {entry.id for rules in sietch.GAMES.values() for entry in rules.catalogue()}
    about = {name for section in BOOK.sections() for block in section.blocks for name in block.about}
    assert len(about) > 20
    assert about <= known


def test_the_glossary_has_a_word_for_each_term_in_every_language():
    assert len(BOOK.glossary) > 80
    for term in BOOK.glossary:
        assert list(term.words) == list(LANGUAGES)
        assert all(term.words.values()), term.id
    assert next(term for term in BOOK.glossary if term.id == "spy").words == {
        "en": "Spy",
        "cs": "špion",
        "pl": "szpieg",
    }


@pytest.mark.parametrize(
    ("family", "section", "phases"),
    [("imperium", "round", "phases"), ("arrakis", "war-round", "phases")],
)
def test_the_steps_of_a_round_are_its_phases(family, section, phases):
    """Where a table is in the round is marked by the phase that its view names."""
    rules = sietch.rules(GAMES[family][0])
    names = [component.id for component in rules.tables[phases]]
    steps = [line.id for block in SECTIONS[section].blocks if block.kind == "steps" for line in block.lines]
    ends = [line.id for line in SECTIONS["end-of-game"].lines() if line.id] if family == "imperium" else []
    assert [*steps, *ends] == [name for name in names if name != "set-up"]


def test_what_a_condition_asks():
    assert applies([], {"uprising"})
    assert applies(["uprising", "players-1/players-2"], {"uprising", "players-2"})
    assert not applies(["uprising", "!epic"], {"uprising", "epic"})
    assert not applies(["players-1/players-2"], {"players-3"})


def test_what_is_looked_for_is_found_without_accents_titles_first():
    found = matching(rulebook("cs"), "spioni")
    assert found[0].id == "spies"
    assert len(found) > 3
    assert matching(rulebook("pl"), "laczyc znikad") == []


@pytest.mark.parametrize(
    ("text", "said"),
    [("? Why?", "without an answer"), ("- {@dagger} item", "only a question is about components")],
)
def test_a_chapter_that_is_wrong_says_where(text, said):
    with pytest.raises(BadRulebook, match=said):
        _block("en/turns#deck", text)


def test_a_book_has_a_section_or_none():
    book: Rulebook = BOOK
    assert book.section("spies") is SECTIONS["spies"]
    assert book.section("no-such-thing") is None
