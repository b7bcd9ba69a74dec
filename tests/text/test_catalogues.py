"""The three catalogues say the same things, and a language never falls back silently."""

import pytest
from tests.text.ftl import messages, variables

from sietch.imperium.components import LEADERS, TABLES, name_id
from sietch.text import LANGUAGES, BadMessage, MissingMessage, UnknownLanguage, language
from sietch.text.folders import catalogues, folders
from sietch.text.language import BadCatalogue

# Names that are the same in English: of people, of the Emperor's soldiers, and a word that all three share.
SAME_AS_IN_ENGLISH = {
    "commander-usul",
    "leader-muad-dib",
    "leader-gurney-halleck",
    "leader-feyd-rautha-harkonnen",
    "leader-staban-tuek",
    "space-sardaukar",
    "conflict-propaganda",
    "imperium-chani",
    "imperium-duncan-idaho",
    "imperium-gurney-halleck",
    "imperium-kwisatz-haderach",
    "imperium-liet-kynes",
    "imperium-missionaria-protectiva",
    "imperium-piter-de-vries",
    "imperium-stilgar",
    "imperium-thufir-hawat",
    "leader-helena-richese",
    "space-mentat",
    "tleilaxu-ghola",
    "imperium-esmar-tuek",
    "hagal-uh-sardaukar",
    "rival-feyd",
    "rival-gurney",
    "rival-muaddib",
    "rival-staban",
}
PROPER_NAMES = {
    "cs": SAME_AS_IN_ENGLISH
    | {"leader-lady-jessica", "leader-ilesa-ecaz", "imperium-jamis", "imperium-lady-jessica", "leader-paul-atreides"}
    | {"rival-jessica"},
    "pl": SAME_AS_IN_ENGLISH
    | {
        "leader-lady-amber-metulli",
        "leader-lady-margot-fenring",
        "leader-tessia-vernius",
        "tech-chaumurky",
        "leader-baron-vladimir-harkonnen",
        "rival-amber",
        "rival-baron",
        "rival-baron-vladimir-harkonnen",
        "rival-margot",
    },
}


NAMES = sorted(message.id.name for message in messages("en", "names.ftl"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_languages_have_the_same_messages(code):
    assert language(code).message_ids == language("en").message_ids


@pytest.mark.parametrize("code", ["cs", "pl"])
def test_the_languages_keep_their_messages_in_the_same_files(code):
    for file in catalogues(folders("en")):
        ids = [[message.id.name for message in messages(each, file.name)] for each in ("en", code)]
        assert ids[0] == ids[1], file.name


@pytest.mark.parametrize("code", ["cs", "pl"])
def test_a_translation_uses_the_arguments_that_english_does(code):
    english = {message.id.name: variables(message) for message in messages("en")}
    for message in messages(code):
        assert variables(message) == english[message.id.name], message.id.name


def test_every_component_has_a_name():
    tables = (
        "cards",
        "intrigues",
        "spaces",
        "posts",
        "leaders",
        "conflicts",
        "objectives",
        "contracts",
        "hexes",
        "tech",
        "hagal",
    )
    things = [name_id(thing)[0] for table in tables for thing in TABLES[table]]
    assert [name for name in things if name not in NAMES] == []
    leaders = [name_id(leader)[0] for leader in LEADERS if leader.has_deck]
    parts = [f"{leader}{part}" for leader in leaders for part in ("-ability", "-signet")]
    assert [name for name in parts if name not in NAMES] == []
    set_up = [f"{name_id(leader)[0]}-setup" for leader in LEADERS if leader.without]
    assert [name for name in NAMES if name.startswith("leader-")] == sorted([*leaders, *parts, *set_up])


@pytest.mark.parametrize("code", ["cs", "pl"])
def test_no_name_is_left_in_english(code):
    same = {name for name in NAMES if language(code).format(name) == language("en").format(name)}
    assert same == PROPER_NAMES[code]


@pytest.mark.parametrize("code", LANGUAGES)
def test_components_of_a_kind_are_told_apart_by_their_names(code):
    seen: dict[tuple[str, str], str] = {}
    for name in NAMES:
        # The same card or person again.
        if name not in ("objective-crysknife-4-6p", "reserve-base-the-spice-must-flow", "rival-baron", "rival-rabban"):
            key = name.split("-")[0], language(code).format(name)
            assert key not in seen, f"{name} and {seen[key]} are both {key[1]}"
            seen[key] = name


def test_a_message_that_is_not_there_is_an_error():
    with pytest.raises(MissingMessage, match="the cs catalogue has no message 'no-such-thing'"):
        language("cs").format("no-such-thing")
    assert not language("cs").has("no-such-thing")
    assert language("cs").has("space-arrakeen")


def test_an_argument_that_is_not_there_is_an_error():
    with pytest.raises(BadMessage, match=r"'join-and'.*after"):
        language("cs").format("join-and", before="voda")


def test_an_argument_that_cannot_be_printed_is_an_error():
    with pytest.raises(BadMessage, match="after"):
        language("cs").format("join-and", before="voda", after=object())


def test_an_unknown_language_names_the_known_ones():
    with pytest.raises(UnknownLanguage, match="no language 'de'; choose one of en, cs, pl"):
        language("de")


def test_a_language_is_loaded_once():
    assert language("pl") is language("pl")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("broken = { $n", r"cs/more\.ftl: .*broken"),
        ("space-arrakeen = Arrakén", "space-arrakeen is there a second time"),
    ],
)
def test_a_broken_catalogue_is_refused(speaking, text, reason):
    with pytest.raises(BadCatalogue, match=reason):
        speaking("cs", text)
