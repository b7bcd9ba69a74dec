"""`sietch odds`: legions as they are typed, tables in three languages, JSON, and what cannot be."""

import io
import json
import re

import pytest
from rich.console import Console

from sietch.arrakis.components import ATREIDES, HARKONNEN
from sietch.arrakis.odds import Battle, Legion, OddsError, Side, odds
from sietch.cli.legion_words import read_legion
from sietch.cli.odds import Screen
from sietch.text import language


def read(text):
    return read_legion(text, "attacker").legion


@pytest.mark.parametrize(
    ("text", "legion"),
    [
        ("2 regular 1 elite 1 sardaukar bashar baron-harkonnen", Legion(2, 1, 1, 1, ("baron-harkonnen",))),
        ("1 regular, 1 Fedaykin, Paul-Muad'Dib", Legion(1, 0, 1, 0, ("paul-muaddib",))),
        ("regular elite", Legion(1, 1)),
        ("3x Regulars + 2 elites and 2 leaders", Legion(3, 2, 0, 2)),
        ("2 special elite units with a leader", Legion(0, 0, 2, 1)),
        ("2 reg 1 sard", Legion(2, 0, 1)),
        ("2 regular 1 regular", Legion(3)),
        ("1 regular Harkonnen", Legion(1)),
        ("Harkonnen: 1 regular, Baron", Legion(1, named=("baron-harkonnen",))),
        ("1 regular feyd shaddam", Legion(1, named=("feyd-rautha", "shaddam-iv"))),
        ("1 regular lady jessica chani", Legion(1, named=("chani", "lady-jessica"))),
        ("2 běžné jednotky, 1 elitní, 3 fedajkiny a 2 velitelé", Legion(2, 1, 3, 2)),
        ("5 běžných, 1 speciální elitní, bašár", Legion(5, 0, 1, 1)),
        ("2 zwykłe, 1 elitarna, 1 sardaukar i baszar", Legion(2, 1, 1, 1)),
        ("3 jednostki zwykłe, 2 specjalne jednostki elitarne i 2 dowódców", Legion(3, 0, 2, 2)),
        ("2 REGULR", Legion(2)),
    ],
)
def test_legions_are_read_as_people_type_them(text, legion):
    assert read(text) == legion


def test_what_a_legion_says_about_its_side_is_noticed():
    assert read_legion("1 sardaukar", "attacker").side == HARKONNEN
    assert read_legion("1 regular naib", "attacker").side == ATREIDES
    assert read_legion("1 regular", "attacker").side is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("7 regular", "has 7 units; a legion has at most 6"),
        ("4 regular 3 elite", "has 7 units"),
        ("", "no unit"),
        ("leader", "no unit"),
        ("1 regular 1 elephant", "'elephant' is not known"),
        ("1 regular 2xyz", "'yz' is not known; known: regular"),
        ("1 regular stillgar", "did you mean stilgar"),
        ("1 regular paul", "'paul' can be paul-atreides or paul-muaddib"),
        ("1 regular 2 chani", "only one chani"),
        ("1 regular chani chani", "only one chani"),
        ("1 sardaukar chani", "sardaukar and chani are not on the same side"),
        ("1 regular wild maker", "Wild Maker is a sandworm"),
        ("2 3 regular", "2 of what"),
        ("1 regular 2", "2 of what"),
    ],
)
def test_nonsense_is_told(text, message):
    with pytest.raises(OddsError, match=message):
        read(text)


def complains(result, *words):
    assert result.exit_code == 2, result.output
    assert len(result.stderr.strip().splitlines()) == 1
    assert all(word in result.stderr for word in words), result.stderr
    return True


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["7 regular", "1 regular"], ["the attacker has 7 units"]),
        (["1 regular", "3 elefants"], ["the defender", "elefants"]),
        (["1 regular chani", "1 regular stilgar"], ["both legions are of the Atreides"]),
        (["6 regular", "1 regular", "--limit", "5,6"], ["at most 5"]),
        (["1 regular", "1 regular", "--cards", "1"], ["--cards", "two numbers"]),
        (["1 regular", "1 regular", "--cards", "1,x"], ["--cards"]),
        (["1 regular", "1 regular", "--settlement", "4"], ["--settlement"]),
        (["1 regular", "1 regular", "--stop-after", "-1"], ["--stop-after"]),
        (["1 regular", "1 regular", "--stop-after", "0"], ["--stop-after"]),
        (["1 regular", ""], ["the defender has no unit"]),
        (["1 regular", "stilgar", "--settlement", "1"], ["the defender has no unit"]),
        (["1 regular", "1 regular paul-atreides paul-muaddib"], ["paul-atreides and paul-muaddib"]),
        (["1 regular", "1 regular", "--attacker-order", "worms"], ["worms"]),
        (["1 fedaykin", "1 regular", "--no-cost"], ["--no-cost", "Harkonnen"]),
        (["1 regular", "1 regular", "--lang", "de"], ["language"]),
        (["1 regular"], ["Missing argument"]),
    ],
)
def test_wrong_input_is_one_line_and_exit_code_2(run, args, words):
    assert complains(run("odds", *args), *words)


def test_json_has_the_exact_odds(run):
    shown = run(
        "odds", "2 regular 1 sardaukar bashar", "2 regular paul-muaddib", "--settlement", "1", "--surprise",
        "--cards", "2,1", "--cards-per-round", "1,", "--defender-order", "regular", "--retreat-below", "2", "--json",
    )  # fmt: skip
    assert shown.exit_code == 0, shown.output
    data = json.loads(shown.output)
    order = ("regular", "elite", "leader", "special", "named")
    expected = odds(
        Battle(
            Side(Legion(2, 0, 1, 1), cards=2, cards_per_round=1),
            Side(Legion(2, named=("paul-muaddib",)), cards=1, order=order),
            settlement=1,
            surprise=True,
            retreat_below=2,
        )
    )
    assert data["attacker_wins"] == pytest.approx(expected.attacker_wins)
    assert data["ends"] == pytest.approx(expected.ends)
    assert [each["fought"] for each in data["rounds"]] == pytest.approx([each.fought for each in expected.rounds])
    assert data["attacker"]["side"] == "harkonnen"
    assert data["defender"]["legion"]["named"] == ["paul-muaddib"]
    assert data["defender"]["lost"] == pytest.approx(expected.defender.lost)
    assert sum(each["chance"] for each in data["attacker"]["left"]) == pytest.approx(1)


def test_json_has_no_chance_above_one_and_no_loss_below_nothing(run):
    # As many dice on both sides, and every special of the attacker counts twice: the losses are never the larger ones.
    data = json.loads(run("odds", "2 elite chani", "2 regular", "--json").output)
    assert (data["attacker_wins"], data["attacker"]["units_lost"]) == (1.0, 0.0)
    assert min(data["attacker"]["came"].values()) == 0.0


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["The attacker wins", "20.0%", "By round (2.4 rounds on average)", "Mean losses", "0.80", "later"]),
        ("cs", ["Zvítězí útočník", "20,0 %", "Po kolech (průměrně 2,4 kola)", "Průměrné ztráty", "0,80", "později"]),
        ("pl", ["Wygrywa atakujący", "20,0%", "Według rund (średnio 2,4 rundy)", "Średnie straty", "0,80", "później"]),
    ],
)
def test_the_table_speaks_three_languages(run, lang, words):
    shown = run("odds", "1 regular", "1 regular", "--lang", lang)
    assert shown.exit_code == 0
    for word in words:
        assert word in shown.output


def test_a_settlement_without_defenders_falls(run):
    shown = run("odds", "1 sardaukar", "", "--settlement", "2").output
    assert re.search("The attacker wins +│ +always", shown)
    assert re.search("The defender wins +│ +never", shown)
    assert "Defender: nothing, in a settlement of level 2" in shown


@pytest.mark.parametrize(
    ("lang", "least", "most"),
    [
        ("en", "less than 0.1%", "more than 99.9%"),
        ("cs", "méně než 0,1 %", "více než 99,9 %"),
        ("pl", "mniej niż 0,1%", "ponad 99,9%"),
    ],
)
def test_what_can_happen_is_never_told_as_nothing(run, lang, least, most):
    shown = run(
        "odds", "2 regular 1 sardaukar bashar", "3 regular paul-muaddib", "--settlement", "2", "--lang", lang
    ).output
    ends = shown[: shown.index("┏")]
    assert ends.count(least) == 3
    assert ends.count(most) == 1


def test_the_figures_of_a_mean_are_written_as_the_language_does():
    words = Screen(language("cs"), (ATREIDES, HARKONNEN))
    result = odds(Battle(Side(Legion(regular=2)), Side(Legion(regular=1))))
    result.attacker.start["regular"] = 1.5
    console = Console(width=120, record=True, file=io.StringIO())
    console.print(words.losses(result))
    shown = console.export_text()
    assert "1,50" in shown
    assert "." not in shown


def test_elites_that_become_regular_units_are_no_negative_losses(run):
    shown = run("odds", "2 regular 2 elite baron-harkonnen", "2 regular 1 fedaykin paul-muaddib").output
    losses = shown[shown.index("Mean losses") :]
    assert "From elites" in losses
    assert "Paul-Muad'Dib" in losses
    assert "-" not in losses.replace("Paul-Muad'Dib", "")
    assert "From elites" not in run("odds", "2 regular", "2 regular").output


@pytest.mark.parametrize(
    ("low", "high", "told"),
    [
        (0.25, 0.5, "The attacker wins in 25.0% to 50.0% of the cases."),
        (0.25, 0.25, "Whatever it is, the attacker wins in 25.0% of the cases."),
        (0.9999, 1.0, "Whatever it is, the attacker wins in more than 99.9% of the cases."),
        (0.9998, 0.9999, "Whatever it is, the attacker wins in more than 99.9% of the cases."),
        (0.0, 0.5, "The attacker wins in 0% to 50.0% of the cases."),
        (0.0001, 1.0, "The attacker wins in less than 0.1% to 100% of the cases."),
        (1.0, 1.0, "Whatever it is, the attacker always wins."),
        (0.0, 0.0, "Whatever it is, the attacker never wins."),
        (0.0, 0.0001, "Whatever it is, the attacker wins in less than 0.1% of the cases."),
    ],
)
def test_what_cannot_be_seen_is_told_without_saying_a_number_twice(low, high, told):
    assert Screen(language("en"), (ATREIDES, HARKONNEN)).attacker_wins(low, high) == told
