"""The pages of the components: their texts as last read by an editor, and the symbols of their icons."""

import unicodedata

import pytest
from scripts.write_texts import file, snapshot
from tests.uprising import catalogue, with_modules

from sietch.core.catalogue import Entry
from sietch.imperium import components
from sietch.imperium.catalogue import KINDS
from sietch.imperium.components import NODES
from sietch.text import LANGUAGES, clause, icon_row, language
from sietch.text.card_text import entry_name, entry_text
from sietch.text.symbols import ARRAKIS_SYMBOLS, PUNCTUATION, SYMBOLS, SYMBOLS_OF

ENTRIES = catalogue()


def entry(id: str, kind: str) -> Entry:
    return next(entry for entry in ENTRIES if entry.id == id and entry.kind == kind)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_texts_are_those_that_were_read(code):
    """After a change run `python scripts/write_texts.py` and read the difference."""
    for game in ("uprising", "imperium"):
        assert file(code, game).read_text(encoding="utf-8") == snapshot(code, game)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_module_has_a_name(code):
    """What a component is said to be of is no id."""
    unnamed = language(code).format("fact-module", module="unnamed")
    for module in {entry.module for entry in ENTRIES}:
        named = language(code).format("fact-module", module=module)
        assert module == "uprising" or named != unnamed.replace("unnamed", module)


def test_the_catalogue_has_every_component_once():
    tables = (
        components.CARDS,
        components.INTRIGUES,
        components.CONFLICTS,
        components.TABLES["contracts"],
        components.LEADERS,
        components.FACES,
        components.POSTS,
        components.OBJECTIVES,
        components.TABLES["factions"],
    )
    game = with_modules("choam")
    there = [thing for table in tables for thing in table if not hasattr(thing, "module") or game.has(thing)]
    assert len(ENTRIES) == len(there)
    assert len({(entry.kind, entry.id) for entry in ENTRIES}) == len(ENTRIES)
    assert {entry.kind for entry in ENTRIES} <= set(KINDS)


def test_the_catalogue_without_a_module_leaves_its_components_out():
    assert {entry.module for entry in catalogue(())} == {"uprising"}
    assert {entry.module for entry in catalogue(("choam",))} == {"uprising", "choam"}


def test_an_entry_tells_the_facts_of_a_card():
    card = entry("sardaukar-soldier", "imperium")
    assert card.numbers == {"cost": 1, "persuasion": 1, "swords": 1}
    assert (card.tags, card.icons, card.copies, card.doubt) == (("emperor",), ("city",), 1, "")
    assert [label for label, _, _ in card.parts] == ["part-reveal", "part-trashed"]
    assert "cost" not in entry("dagger", "starting").numbers


def test_playing_an_intrigue_card_means_to_pay_its_cost():
    text = entry_text(language("en"), entry("mercenaries", "intrigue"))[-1]
    assert text == "Plot: Pay 3 Solari → draw 1 Intrigue card and recruit 2 troops."
    text = entry_text(language("en"), entry("find-weakness", "intrigue"))[-1]
    assert text == "Combat: Gain 2 swords. Optionally recall 1 Spy → gain 3 swords."


def test_what_is_optional_beside_what_is_not_is_set_off():
    text = entry_text(language("cs"), entry("tread-in-darkness", "imperium"))[1]
    assert text.endswith("volitelně znič 1 svou kartu (v ruce, v odkládacím balíčku nebo ve hře); dober si 1 kartu.")


def test_what_is_not_certain_is_said():
    doubtful = Entry("x", "post", "uprising", 1, ("post-emperor", {}), doubt="where it lies")
    assert entry_text(language("en"), doubtful) == ["Observation post", "Not certain: where it lies"]
    assert entry_name(language("en"), doubtful) == "Sardaukar / Dutiful Service"


# ---- icons


def icon_names() -> set[str]:
    found = {icon for node in NODES.nodes for icon, _ in node.icons()}
    found |= {icon for entry in ENTRIES for _, _, icons in entry.parts for icon, _ in icons}
    for icons in (entry.icons for entry in ENTRIES if entry.kind in ("conflict", "objective")):
        found |= set(icons)
    return found


def test_every_icon_has_a_symbol():
    assert icon_names() <= SYMBOLS.keys()


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_symbol_is_in_the_legend(code):
    meanings = [clause(language(code), (f"icon-{name}", {})) for name in SYMBOLS | ARRAKIS_SYMBOLS]
    assert len(set(meanings)) == len(meanings)


@pytest.mark.parametrize("symbols", SYMBOLS_OF.values(), ids=SYMBOLS_OF)
def test_symbols_are_short_and_told_apart(symbols):
    assert len(set(symbols.values())) == len(symbols)
    for name, symbol in symbols.items():
        assert 1 <= len(symbol) <= 4, name
        assert all(unicodedata.east_asian_width(letter) not in "WF" for letter in symbol), name
        assert not any(letter.isdigit() for letter in symbol), name


def test_punctuation_has_symbols():
    assert set(SYMBOLS) > PUNCTUATION


@pytest.mark.parametrize(
    ("icons", "row"),
    [
        ([("spice", 2), ("arrow", 1), ("card", 1)], "2♦ → [+]"),
        ([("influence-fremen", 2), ("colon", 1), ("water", 1), ("or", 1), ("troop", 3)], "2↑Fr: ≈ / 3▲"),
        ([("no", 1), ("high-council-seat", 1)], "¬HC"),
        ([("solari", 0), ("arrow", 1), ("acquire", 0)], "$ → [$]"),
        ([], ""),
    ],
)
def test_an_icon_row_is_read_from_left_to_right(icons, row):
    assert icon_row(icons) == row
