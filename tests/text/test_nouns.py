"""Czech, Polish and English nouns stand in the form that their number and case ask for."""

import pytest

from sietch.text import LANGUAGES, BadMessage, language
from sietch.text.language import Nouns
from sietch.text.lexicon import CASES

COUNTS = (1, 2, 3, 5, 12, 22)

# For each count of COUNTS, the noun in the nominative, accusative and genitive.
CZECH = {
    "card": {
        "nom": ("karta", "karty", "karty", "karet", "karet", "karet"),
        "acc": ("kartu", "karty", "karty", "karet", "karet", "karet"),
        "gen": ("karty", "karet", "karet", "karet", "karet", "karet"),
    },
    "sandworm": {
        "nom": ("písečný červ", "píseční červi", "píseční červi") + ("písečných červů",) * 3,
        "acc": ("písečného červa", "písečné červy", "písečné červy") + ("písečných červů",) * 3,
        "gen": ("písečného červa",) + ("písečných červů",) * 5,
    },
    "spy": {
        "nom": ("špion", "špioni", "špioni", "špionů", "špionů", "špionů"),
        "acc": ("špiona", "špiony", "špiony", "špionů", "špionů", "špionů"),
        "gen": ("špiona", "špionů", "špionů", "špionů", "špionů", "špionů"),
    },
    "spice": dict.fromkeys(("nom", "acc", "gen"), ("koření",) * 6),
    "influence": {
        "nom": ("bod vlivu", "body vlivu", "body vlivu", "bodů vlivu", "bodů vlivu", "bodů vlivu"),
        "acc": ("bod vlivu", "body vlivu", "body vlivu", "bodů vlivu", "bodů vlivu", "bodů vlivu"),
        "gen": ("bodu vlivu", "bodů vlivu", "bodů vlivu", "bodů vlivu", "bodů vlivu", "bodů vlivu"),
    },
}
POLISH = {
    "card": {
        "nom": ("karta", "karty", "karty", "kart", "kart", "karty"),
        "acc": ("kartę", "karty", "karty", "kart", "kart", "karty"),
        "gen": ("karty", "kart", "kart", "kart", "kart", "kart"),
    },
    "troop": {
        "nom": ("żołnierz", "żołnierze", "żołnierze", "żołnierzy", "żołnierzy", "żołnierze"),
        "acc": ("żołnierza", "żołnierzy", "żołnierzy", "żołnierzy", "żołnierzy", "żołnierzy"),
        "gen": ("żołnierza", "żołnierzy", "żołnierzy", "żołnierzy", "żołnierzy", "żołnierzy"),
    },
    "sandworm": {
        "nom": ("czerw pustyni", "czerwie pustyni", "czerwie pustyni")
        + ("czerwów pustyni", "czerwów pustyni", "czerwie pustyni"),
        "acc": ("czerwia pustyni", "czerwie pustyni", "czerwie pustyni")
        + ("czerwów pustyni", "czerwów pustyni", "czerwie pustyni"),
        "gen": ("czerwia pustyni",) + ("czerwów pustyni",) * 5,
    },
    "any-leader": {
        "nom": ("dowódca", "dowódcy", "dowódcy", "dowódców", "dowódców", "dowódcy"),
        "acc": ("dowódcę", "dowódców", "dowódców", "dowódców", "dowódców", "dowódców"),
        "gen": ("dowódcy", "dowódców", "dowódców", "dowódców", "dowódców", "dowódców"),
    },
    "solari": {
        "nom": ("solaris", "solarisy", "solarisy", "solarisów", "solarisów", "solarisy"),
        "acc": ("solarisa", "solarisy", "solarisy", "solarisów", "solarisów", "solarisy"),
        "gen": ("solarisa", "solarisów", "solarisów", "solarisów", "solarisów", "solarisów"),
    },
    "persuasion": {
        "nom": ("punkt perswazji", "punkty perswazji", "punkty perswazji")
        + ("punktów perswazji", "punktów perswazji", "punkty perswazji"),
        "acc": ("punkt perswazji", "punkty perswazji", "punkty perswazji")
        + ("punktów perswazji", "punktów perswazji", "punkty perswazji"),
        "gen": ("punktu perswazji",) + ("punktów perswazji",) * 5,
    },
}
ENGLISH = {
    "card": {"nom": ("card",) + ("cards",) * 5},
    "spy": {"acc": ("Spy",) + ("Spies",) * 5},
    "spice": {"gen": ("spice",) * 6},
}

# Proper names and masses have no plural; hooks, Fremen and (in Polish) a player's supply have no singular.
NO_PLURAL = {"shield-wall", "control", "reserve", "imperium-row", "emperor", "guild", "bene-gesserit"}
NO_PLURAL |= {"landsraad", "spice-trade"}
WITHOUT = {
    "en": {"sg": {"maker-hooks", "fremen", "fringe-worlds", "great-houses"}, "pl": NO_PLURAL},
    "cs": {"sg": {"maker-hooks", "fremen", "fringe-worlds", "great-houses"}, "pl": NO_PLURAL | {"persuasion"}},
    "pl": {
        "sg": {"maker-hooks", "fremen", "fringe-worlds", "great-houses", "supply"},
        "pl": NO_PLURAL | {"persuasion"},
    },
}


@pytest.mark.parametrize(
    ("code", "noun", "case", "forms"),
    [
        pytest.param(code, noun, case, forms, id=f"{code}-{noun}-{case}")
        for code, nouns in (("cs", CZECH), ("pl", POLISH), ("en", ENGLISH))
        for noun, cases in nouns.items()
        for case, forms in cases.items()
    ],
)
def test_a_count_chooses_the_form(code, noun, case, forms):
    lexicon = language(code).lexicon
    assert tuple(lexicon.counted_form(noun, count, case) for count in COUNTS) == forms


def test_a_count_does_not_turn_other_cases_into_the_genitive():
    assert language("cs").lexicon.counted_form("card", 5, "ins") == "kartami"
    assert language("pl").lexicon.counted_form("card", 5, "loc") == "kartach"


def test_none_is_counted_like_many():
    assert language("cs").lexicon.counted_form("card", 0) == "karet"
    assert language("pl").lexicon.counted_form("card", 0) == "kart"
    assert language("en").lexicon.counted_form("card", 0) == "cards"


def test_a_noun_alone_is_singular_unless_asked_otherwise():
    czech = language("cs").lexicon
    assert czech.form("influence") == "vliv"
    assert czech.form("card", "gen") == "karty"
    assert czech.form("card", "gen", "pl") == "karet"
    assert czech.form("fremen", "gen") == "fremenů"


def test_the_languages_have_the_same_nouns():
    assert language("cs").lexicon.nouns.keys() == language("en").lexicon.nouns.keys()
    assert language("pl").lexicon.nouns.keys() == language("en").lexicon.nouns.keys()


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_noun_has_all_its_forms(code):
    lexicon = language(code).lexicon
    for number in ("sg", "pl"):
        without = {noun_id for noun_id, noun in lexicon.nouns.items() if getattr(noun, number) is None}
        assert without == WITHOUT[code][number]
    for noun_id, noun in lexicon.nouns.items():
        for declension in (noun, noun.counted or noun):
            for forms in (declension.sg, declension.pl):
                for case in CASES if forms else ():
                    word = forms if isinstance(forms, str) else getattr(forms, case)
                    assert word, noun_id
                    assert word == word.strip(), noun_id


@pytest.mark.parametrize("code", ["cs", "pl"])
def test_every_noun_is_declined(code):
    """A word that was forgotten would be the same in all cases."""
    indeclinable = {"cs": set(), "pl": {"bene-gesserit"}}[code]
    lexicon = language(code).lexicon
    for noun_id in lexicon.nouns:
        same = len({lexicon.form(noun_id, case) for case in CASES}) == 1
        assert same == (noun_id in indeclinable), noun_id


@pytest.mark.parametrize("code", ["cs", "pl"])
def test_the_accusative_follows_the_gender(code):
    """Masculine animates take it from the genitive unless they end in -a, inanimates and neuters from the nominative;
    in the plural Polish masculine personal nouns alone take it from the genitive."""
    for noun_id, noun in language(code).lexicon.nouns.items():
        for declension in (noun, noun.counted or noun):
            if (
                declension.sg is not None
                and declension.gender != "f"
                and not declension.form("sg", "nom").endswith("a")
            ):
                source = "gen" if declension.gender in ("ma", "mp") else "nom"
                assert declension.form("sg", "acc") == declension.form("sg", source), noun_id
            if declension.pl is not None and (code, declension.gender) != ("cs", "ma"):
                source = "gen" if declension.gender == "mp" else "nom"
                assert declension.form("pl", "acc") == declension.form("pl", source), noun_id


def test_messages_decline_nouns(speaking):
    czech = speaking(
        "cs",
        'gain = získej { $n } { NOUN($what, $n, case: "acc") }',
        'all = všechny { NOUN($what, number: "pl", case: "acc") }',
        'with = u { NOUN($what, case: "gen") }',
    )
    assert czech.format("gain", n=2, what="sandworm") == "získej 2 písečné červy"
    assert czech.format("gain", n=5, what="influence") == "získej 5 bodů vlivu"
    assert czech.format("all", what="spy") == "všechny špiony"
    assert czech.format("with", what="guild") == "u Kosmické gildy"


def test_messages_agree_with_the_gender(speaking):
    polish = speaking(
        "pl", "your = { GENDER($what) ->\n    [f] twoja\n    [n] twoje\n   *[mi] twój\n } { NOUN($what) }"
    )
    assert polish.format("your", what="deck") == "twoja talia"
    assert polish.format("your", what="memory") == "twoje wspomnienie"
    assert polish.format("your", what="garrison") == "twój garnizon"


def test_a_counted_noun_may_have_another_gender():
    lexicon = language("cs").lexicon
    assert (lexicon.gender("persuasion"), lexicon.gender("persuasion", counted=True)) == ("f", "mi")
    assert (lexicon.gender("card"), lexicon.gender("card", counted=True)) == ("f", "f")


def test_english_nouns_know_their_article(speaking):
    english = speaking("en", "one = { GENDER($what) ->\n    [an] an\n   *[a] a\n } { NOUN($what) }")
    assert english.format("one", what="intrigue-card") == "an Intrigue card"
    assert english.format("one", what="spy") == "a Spy"


def test_several_nouns_are_each_declined(speaking):
    polish = speaking("pl", 'with = u { NOUN($whom, case: "gen") }')
    factions = Nouns(("emperor", "bene-gesserit", "fremen"), "options")
    assert polish.format("with", whom=factions) == "u Imperatora, Bene Gesserit lub Fremenów"


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ("{ NOUN($what) }", "no noun 'sandwurm'"),
        ('{ NOUN("card", case: "voc") }', "no case 'voc'"),
        ('{ NOUN("card", number: "dual") }', "no number 'dual'"),
        ('{ NOUN("fremen", 1) }', "has no sg forms"),
        ('{ NOUN("card", $what) }', "whole number"),
        ('{ NOUN("card", 2, number: "pl") }', "not both"),
        ("{ NOUN($whom) }", "Unknown external: whom"),
        ("{ GENDER(2) }", "noun id"),
    ],
)
def test_a_wrong_noun_is_refused(speaking, message, reason):
    with pytest.raises(BadMessage, match=reason):
        speaking("cs", f"wrong = {message}").format("wrong", what="sandwurm")


def test_a_lexicon_names_the_noun_that_it_lacks():
    with pytest.raises(LookupError, match="en lexicon has no noun 'sandwurm'"):
        language("en").lexicon.form("sandwurm")
