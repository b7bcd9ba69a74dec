"""Words become clauses and sentences of a language."""

import pytest

from sietch.text import MissingMessage, Words, clause, language, sentence

PREPARE: Words = ("reserve-prepare-the-way", {})
DAGGER: Words = ("starting-dagger", {})
SIGNET: Words = ("starting-signet-ring", {})


class Effect:
    def words(self) -> Words:
        return DAGGER


@pytest.fixture
def polish(speaking):
    """Polish with the messages of a few verbs and combinators."""
    return speaking(
        "pl",
        'gain = zdobądź { $n } { NOUN($what, $n, case: "acc") }',
        "pay-then = opcjonalnie: { $cost } → { $get_steps }",
        'pay = zapłać { $n } { NOUN($what, $n, case: "acc") }',
        "played = { $player } zagrywa: { $cards_list }",
        "choose = wybierz: { $choice_options }",
        'spy = umieść szpiega u { NOUN($faction_options, case: "gen") }',
        "ask = co dalej?",
    )


def test_a_clause_is_the_message(polish):
    assert clause(polish, ("gain", {"n": 2, "what": "spice"})) == "zdobądź 2 przyprawy"


def test_a_sentence_has_a_capital_letter_and_a_full_stop(polish):
    assert sentence(polish, ("gain", {"n": 5, "what": "spice"})) == "Zdobądź 5 przypraw."
    assert sentence(polish, ("ask", {})) == "Co dalej?"
    assert sentence(language("cs"), ("imperium-fedaykin-stilltent", {})) == "Fedajkínský filtrstan."


def test_a_name_with_capitals_inside_keeps_them():
    assert sentence(language("en"), ("leader-muad-dib", {})) == "Muad'Dib."


def test_words_in_words_are_written_first(polish):
    words = (
        "pay-then",
        {
            "cost": ("pay", {"n": 2, "what": "water"}),
            "get_steps": [("gain", {"n": 1, "what": "solari"}), ("gain", {"n": 3, "what": "troop"})],
        },
    )
    assert sentence(polish, words) == "Opcjonalnie: zapłać 2 wody → zdobądź 1 solarisa; zdobądź 3 żołnierzy."


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ([DAGGER], "Anna zagrywa: Sztylet"),
        ([DAGGER, SIGNET], "Anna zagrywa: Sztylet i Sygnet"),
        ((DAGGER, SIGNET, PREPARE), "Anna zagrywa: Sztylet, Sygnet i Przygotuj metodę"),
        ([Effect(), Effect()], "Anna zagrywa: Sztylet i Sztylet"),
    ],
)
def test_a_list_is_joined(polish, cards, text):
    assert clause(polish, ("played", {"player": "Anna", "cards_list": cards})) == text


def test_options_are_joined_by_or(polish):
    choice = [("gain", {"n": 1, "what": "water"}), ("gain", {"n": 4, "what": "spice"})]
    text = clause(polish, ("choose", {"choice_options": choice}))
    assert text == "wybierz: zdobądź 1 wodę lub zdobądź 4 przyprawy"


def test_a_list_of_nouns_is_declined(polish):
    words = ("spy", {"faction_options": ("emperor", "guild")})
    assert clause(polish, words) == "umieść szpiega u Imperatora lub Gildii Kosmicznej"


def test_an_object_that_has_words_stands_for_them():
    assert clause(language("cs"), Effect()) == "Dýka"
    assert sentence(language("cs"), Effect()) == "Dýka."


def test_a_list_must_say_how_it_is_joined(polish):
    with pytest.raises(ValueError, match="joined as list, options, alternatives, steps, not as 'cards'"):
        clause(polish, ("played", {"player": "Anna", "cards": [DAGGER, SIGNET]}))


def test_an_empty_list_is_refused(polish):
    with pytest.raises(ValueError, match="nothing to join"):
        clause(polish, ("played", {"player": "Anna", "cards_list": []}))


def test_an_argument_that_has_no_words_is_refused(polish):
    with pytest.raises(TypeError, match="'what' cannot be put into words"):
        clause(polish, ("gain", {"n": 1, "what": None}))


def test_words_without_a_message_are_refused():
    with pytest.raises(MissingMessage):
        sentence(language("en"), ("nothing", {}))
