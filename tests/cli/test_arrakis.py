"""War for Arrakis in the terminal: the table, the commands, saving, both sides, three languages."""

import io
import itertools
import json
import random
import re

import pytest
from rich.console import Console

import sietch
from sietch.arrakis.components import OBJECTIVES, number_of
from sietch.arrakis.mahdi.scenario import mahdi
from sietch.arrakis.scenario import arrakis, legion
from sietch.cli.replay import Replay
from sietch.cli.screens import ArrakisScreen, drawing, screen_of
from sietch.cli.screens.arrakis_speech import ArrakisSpeech
from sietch.core.game import Event
from sietch.text import LANGUAGES
from sietch.text.symbols import ARRAKIS_SYMBOLS


def printed(shown, width=100):
    text = io.StringIO()
    Console(file=text, width=width, color_system=None).print(shown)
    return text.getvalue()


def screen(view, lang="en"):
    found = ArrakisScreen(lang)
    found.meet(view)
    return found


def drawn(view, lang="en", width=100):
    return printed(screen(view, lang).table(view, width), width)


def line(text, start):
    """What the map shows behind the name of an area."""
    found = next(part.split(f" {start} ", 1)[1] for part in text.splitlines() if f" {start} " in part)
    return found.strip().split("   ")[0]


def positions(seed, every, answers=400):
    """A game at some moments."""
    game = sietch.new("arrakis", seed=seed)
    rng = random.Random(seed)
    for place in range(answers):
        if game.over:
            return
        if place % every == 0:
            yield game
        game.choose(rng.randrange(len(game.decision.options)))


def typed_at_random(table, seed):
    """Numbers of options, one after the other."""
    rng = random.Random(seed)
    while True:
        yield str(rng.choice(list(table.session.numbered())))


# ---- the table


def test_the_table_shows_what_lies_on_it():
    view = sietch.new("arrakis", seed=3).view(0)
    shown = drawn(view)
    assert "Round 1 · " in shown
    assert "CHOAM 1 · the Spacing Guild 1 · the Landsraad 1" in shown
    assert "beside the board: Paul Atreides, Lady Jessica, Stilgar" in shown
    assert line(shown, "Arrakeen") == "@Pl Se3 H 3R S L"
    assert "Secret Objective" in shown
    for card in view["revealed"]:
        assert ArrakisSpeech("en").name("prescience", card) in shown


def test_pieces_of_every_kind_stand_in_their_areas():
    view = sietch.new("arrakis", seed=3).view(0)
    view["leader_at"] = {"baron-harkonnen": "arrakeen"}
    view["players"][1]["legions"]["great-flat"] = {"elite": 2, "special": 1}
    view["harvesters"] = ["funeral-plain"]
    view["wormsigns"] = ["harg-pass"]
    view["worms"] = ["wind-pass", "pasty-mesa"]
    view["wild_maker"] = "pasty-mesa"
    view["detonated"] = "splintered-rock"
    view["ornithopters"], view["carryalls"] = ["az-inner-e"], ["az-outer-sw"]
    view["tank"]["beast-rabban"] = 2
    view["spent"] = ["stilgar"]
    view["sanctions"] = ["choam"]
    shown = drawn(view, width=140)
    assert line(shown, "Arrakeen") == "@Pl Se3 H 3R S L Baron Harkonnen"
    assert line(shown, "The Great Flat").endswith("H 2E S")
    assert line(shown, "The Funeral Plain").endswith("Hv")
    assert line(shown, "Harg Pass") == "@Er §?"
    assert line(shown, "Wind Pass") == "@De §"
    assert line(shown, "Pasty Mesa").endswith("§!")
    assert line(shown, "Splintered Rock") == "@Mo ¤"
    assert "Air zones: Inner East Or · Outer South-West Ca" in shown
    assert "regeneration tank (space): Beast Rabban (2)" in shown
    assert "exhausted: Stilgar" in shown
    assert "CHOAM 1 (ban)" in shown
    assert "Baron Harkonnen" not in shown.split("beside the board:")[2].splitlines()[0]


def test_the_tracks_show_the_markers_what_waits_there_and_the_own_objective():
    view = sietch.new("arrakis", seed=3).view(0)
    view["supremacy"], view["prescience"]["kh"] = 3, 2
    rows = {row.split("  ")[0].strip(): row.split() for row in drawn(view).splitlines()}
    assert rows["Supremacy"] == ["Supremacy", "H", "BG", "L!", "BG"]
    assert sum("{O}" in row for row in drawn(view).splitlines()) == 4
    assert sum("{O}" in row for row in drawn(sietch.new("arrakis", seed=3).view(1)).splitlines()) == 0


def test_only_the_owner_sees_the_rank_of_a_sietch_and_the_face_of_a_token():
    game = sietch.new("arrakis", seed=3)
    assert line(drawn(game.view(0)), "Windgap") == "@De Si(2) A L [R E]"
    assert line(drawn(game.view(1)), "Windgap") == "@De Si? A L [T]"
    assert line(drawn(game.view()), "Windgap") == "@De Si? A L [T]"


def test_what_a_seat_cannot_see_does_not_change_its_screen():
    for game in positions(5, every=90):
        for seat in range(2):
            assert drawn(game.view(seat)) == drawn(game.redeal(seat, seed=1).view(seat))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_fits_the_screen_and_the_small_table_a_short_one(lang):
    for game in positions(8, every=130):
        view = game.view(game.decision.seat)
        for width in (80, 100, 140):
            assert max(map(len, drawn(view, lang, width).splitlines())) <= width
        small = printed(screen(view, lang).small_table(view)).splitlines()
        assert len(small) < 24
        assert max(map(len, small)) <= 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_symbol_is_explained(lang):
    told = ArrakisSpeech(lang).legend()
    assert {symbol for symbol, _ in told} >= {*ARRAKIS_SYMBOLS.values(), "R", "E", "F", "S", "Si?", "[2R E]"}
    assert all(meaning for _, meaning in told)


def test_a_battle_tells_what_was_rolled():
    view = sietch.new("arrakis", seed=3).view(0)
    view["attacker"], view["attack_from"], view["attack_at"], view["battle_round"] = 1, "arsunt", "windgap", 1
    view["players"][1]["rolled"]["hit"] = 3
    view["players"][0]["wounds"] = 2
    shown = printed(screen(view).status(view))
    assert "Harkonnen attacks Windgap, round 2" in shown
    assert "H 3R E L · rolled 3 hits" in shown
    assert "losses to take: 2" in shown


# ---- options


def test_many_options_stand_side_by_side_and_are_read_downwards():
    lines = [(n, f"to Outer North-East {n}", "@De") for n in range(1, 17)]
    shown = printed(drawing.options(lines, 100)).splitlines()
    assert len(shown) < 9
    assert shown[0].split()[0] == "1"
    assert shown[1].split()[0] == "2"
    assert {str(n) for n, _, _ in lines} <= set(" ".join(shown).split())
    assert len(printed(drawing.options(lines[:10], 100)).splitlines()) == 10
    long = [*lines[:15], (16, "to Outer North-East 16", "@De H 3R 2E S L Captain Aramsham, Beast Rabban")]
    folded = printed(drawing.options(long, 80), 80)
    assert 8 <= len(folded.splitlines()) < 14
    assert all(text in folded for _, text, _ in long)
    assert len(printed(drawing.options(lines, 40), 40).splitlines()) == 16


def test_an_option_shows_what_stands_in_its_area_and_what_its_card_does():
    view = sietch.new("arrakis", seed=3).view(0)
    hint = screen(view).hint

    def option(kind, target):
        return sietch.Option(0, f"{kind}:{target}", kind, target, ("", {}))

    assert hint(option("to", "carthag"), view) == "@Pl Se2 H 2R E S L"
    assert hint(option("card", "war-plan"), view) == "» / †"
    assert hint(option("special", "stilgar"), view) == "[T] ◆ L"
    assert hint(option("die", "strategy"), view) == ""


# ---- what happened


def test_what_is_alike_and_in_a_row_is_one_line():
    speech = ArrakisSpeech("en", ["Anna", "Bo"])
    placed = [Event("figure-placed", 1, "carthag", figure) for figure in (0, 1, 0)]
    elsewhere = Event("figure-placed", 1, "arsunt", 0)
    assert [told for _, told in speech.log([*placed, elsewhere])] == [
        "Bo places in Carthag: 2 regular units, 1 elite unit.",
        "Bo places a regular unit in Arsunt.",
    ]
    rolled = [Event("action-rolled", 0, result, n) for result, n in (("strategy", 2), ("house", 1))]
    assert [told for _, told in speech.log(rolled)] == ["Anna rolls: 2 × Strategy; 1 × House."]
    moved = [Event("legion-moved", 0, "windgap", 0), Event("figure-moved", 0, "regular", 2)]
    moved += [Event("figure-moved", 0, "special", 1), Event("leader-moved", 0, "stilgar", 1)]
    assert [told for _, told in speech.log(moved)] == [
        "Anna moves a legion from Windgap to North Pole: 2 regular units, 1 Fedaykin, Stilgar.",
    ]
    hidden = [Event("planning-drawn", 1, None, 1, hidden=True)] * 2
    assert [told for _, told in speech.log(hidden)] == ["Bo draws 2 Planning cards."]


# ---- playing


@pytest.mark.parametrize(("lang", "seats"), [("en", "human,random"), ("cs", "random,human"), ("pl", "human,human")])
def test_a_round_is_played_and_no_line_is_wider_than_the_screen(sit, lang, seats):
    table = sit(game="arrakis", lang=lang, seats=seats, seed=3)

    def typed():
        for number in typed_at_random(table, 1):
            if table.game.state.round > 1:
                return
            yield "" if table.prompt.endswith(": ") else number

    lines = table.play_on(typed()).splitlines()
    assert table.game.state.round == 2
    assert [line for line in lines if len(line) > 100] == []


def test_a_whole_game_is_played_to_its_result(sit):
    # Against a bot that knows what it wants the war is short; between two that do not it can take hundreds of rounds.
    table = sit(game="arrakis", seed=3, seats="human,greedy")
    shown = table.play_on(typed_at_random(table, 2))
    assert table.game.over
    assert 2 < table.game.state.round < 20
    winner = table.game.setup["names"][table.game.winners[0]]
    assert f"★ {winner[0]} {winner}" in shown
    assert f"{winner} wins." in shown
    assert "Supremacy 10 of 10" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_result_says_what_the_winners_had_to_reach(lang):
    game = arrakis().objective(OBJECTIVES[0].id).prescience(kh=10, sd=10, ji=10).supremacy(7).phase("round-end")
    while not game.over:
        game.choose(0)
    (objective,) = game.view(1)["players"][0]["objectives_shown"]
    targets = OBJECTIVES[number_of(OBJECTIVES, objective)].targets
    shown = printed(screen(game.view(1), lang).result(game.view(1), game.winners))
    assert all(re.search(rf"10\D+{target}\b", shown) for target in targets)
    assert re.search(r"7\D+10\b", shown)


def test_long_lists_of_reasons_are_cut_unless_one_asks_for_something(sit):
    table = sit(game="arrakis", seed=3, seats="random,human")
    shown = table.play("?", "why broken", "why wind pass")
    assert "…: this is no desert: Mountain." in " ".join(shown.split())
    assert "✗ Broken Land: this is no desert: Mountain." in shown
    assert "first choose the sector" in shown[shown.index("why wind pass") :]
    assert "first choose the sector" not in shown[: shown.index("why wind pass")]


def test_the_commands(sit):
    shown = sit(game="arrakis", seed=3).play(
        "no", "why", "card war plan", "i arrakeen", "card nothing", "icons", "log", "board", "help", "undo", "", "quit"
    )
    assert "✗" in shown
    assert "Planning card · House Atreides" in shown
    assert "Area · Plateau · Inner North-East" in shown
    assert "No component is called “nothing”" in shown
    assert "Deployment token that you know" in shown
    assert "Harkonnen places in Arrakeen: 3 regular units, 1 Sardaukar, 1 Bashar." in shown
    assert shown.count("Map: what stands in each sector") == 3
    assert "take option 12" in shown
    assert "Taken back." in shown or "cannot be taken back" in shown


@pytest.mark.parametrize("typed", ["0", "99", "no such thing", "²", "1" * 5000, "[bold]", "card", ""])
def test_what_cannot_be_understood_changes_nothing(sit, typed):
    table = sit(game="arrakis", seed=3)
    table.play("quit")
    before = table.game.record
    table.play(typed, "quit")
    assert table.game.record == before


def test_an_answer_is_taken_back_and_text_finds_an_option(sit):
    table = sit(game="arrakis", seed=3)
    table.play("no", "quit")
    before = table.game.record
    shown = table.play("strategy", "undo", "quit")
    assert "→ spend a Strategy die" in shown
    assert "Taken back." in shown
    assert table.game.record == before


def test_saving_and_going_on_gives_the_same_game(sit, tmp_path):
    table = sit(game="arrakis", seed=3)
    table.play("1", "strategy", f"save {tmp_path / 'kept.json'}", "quit")
    record = json.loads((tmp_path / "kept.json").read_text())
    again = sit(record=record)
    assert again.game.record == table.game.record
    again.play("undo", "1", "quit")
    assert again.game.record["answers"][: len(record["answers"]) - 1] == record["answers"][:-1]


def test_nobody_sees_the_hand_of_another_person(sit):
    table = sit(game="arrakis", seats="human,human", names=["Anna", "Bo"], seed=11)
    shown = table.play(*itertools.islice(itertools.cycle(["", "1"]), 60))
    before, *turns = shown.split("Pass the keyboard to ")
    assert "Hand:" not in before
    assert len(turns) > 2
    for turn in turns:
        assert {row.split()[1] for row in turn.splitlines() if row.startswith("Hand: ")} <= {turn.split(",")[0]}


def test_a_replay_steps_through_the_game():
    game = sietch.new("arrakis", seed=3)
    for _ in range(12):
        game.choose(0)
    text = io.StringIO()
    keys = iter(["", "9", "q"])
    console = Console(file=text, width=100, color_system=None)
    Replay(game.record, None, screen_of("arrakis", "en"), console, lambda _: next(keys)).walk(0)
    assert text.getvalue().count("Map: what stands in each sector") == 3
    assert "Step 9 of 12" in text.getvalue()
    assert "Si?" not in text.getvalue()
    keys = iter(["", "q"])
    Replay(game.record, 1, screen_of("arrakis", "en"), console, lambda _: next(keys)).walk(0)
    assert "Si?" in text.getvalue()


def test_a_replay_speaks_the_language_of_the_game(run, tmp_path):
    record = {**sietch.new("arrakis", seed=3).record, "lang": "pl"}
    (tmp_path / "game.json").write_text(json.dumps(record))
    assert "Faza: Rozmieszczenie pojazdów" in run("replay", "game.json").output
    assert "Phase: " in run("replay", "game.json", "--lang", "en").output


def test_a_component_has_every_heading_once(run):
    shown = run("cards", "--game", "arrakis", "hunter-seeker").output
    assert shown.count("Effect:") == 1
    assert "Tk" in shown
    areas = [run("cards", "--game", "arrakis", "--kind", "area", "--json", id).output for id in ("carthag", "arrakeen")]
    texts = {row["id"]: row["text"] for area in areas for row in json.loads(area)}
    assert "Safe from storms and sandworms." in texts["carthag"]
    assert "until the Family Atomics" in texts["arrakeen"]


# ---- the command


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Hand: Atreides"), ("cs", "Ruka: Atreides"), ("pl", "Ręka: Atreides")]
)
def test_the_command_plays_it_in_every_language(run, tmp_path, lang, words):
    begun = run("play", "--game", "arrakis", "--seed", "7", "--lang", lang, typed="1\nquit\n")
    assert begun.exit_code == 0
    assert words in begun.output
    record = json.loads((tmp_path / "sietch-7.json").read_text())
    assert (record["game"], record["seats"]) == ("arrakis", ["human", "greedy"])
    again = run("play", "--resume", "sietch-7.json", typed="quit\n")
    assert words in again.output
    assert run("replay", "sietch-7.json", "--lang", lang).exit_code == 0


def test_a_person_can_be_the_harkonnen(run):
    shown = run("play", "--game", "arrakis", "--seats", "random,human", "--names", "Eva,Hana", typed="quit\n").output
    assert "Hand: Hana" in shown
    assert "Where do you place a Harvester (3 left)?" in shown


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--players", "5"], "1, 2, 3 or 4 players"),
        (["--modules", "choam"], "unknown module"),
        (["--leaders", "random"], "no leaders to choose"),
        (["--house-rules", "none"], "unknown house rule"),
        (["--seats", "human"], "2 seats"),
        (["--names", "Anna"], "2 names, not 1: Anna"),
    ],
)
def test_a_wrong_set_up_is_one_clear_line(run, args, words):
    result = run("play", "--game", "arrakis", *args)
    assert result.exit_code == 2, result.output
    assert len(result.stderr.strip().splitlines()) == 1
    assert words in result.stderr


# ---- odds


def test_the_odds_of_an_attack_are_told_from_what_the_seat_can_see(sit):
    asked = ("odds arrakeen windgap", "odds arrakeen", "odds arrakeen carthag")
    enemy = sit(game="arrakis", seed=3, seats="random,human").play(*asked)
    assert "What lies face down could be other things" in enemy
    assert "The attacker wins" in enemy
    assert enemy.count("odds AREA AREA works out an attack") == 2
    table = sit(game="arrakis", seed=3, seats="human,random")
    own = table.play(*asked)
    assert "What lies face down could be other things" not in own
    assert "in a settlement of level" in own


@pytest.mark.parametrize(
    ("asked", "unknown"),
    [
        ("nonsense arrakeen", "nonsense"),
        ("arrakeen nonsense", "nonsense"),
        ("arrakeen more nonsense", "more nonsense"),
        ("utter nonsense", "utter nonsense"),
    ],
)
def test_an_area_that_there_is_not_is_named(sit, asked, unknown):
    shown = " ".join(sit(game="arrakis", seed=3, seats="random,human").play(f"odds {asked}").split())
    assert f"There is no area “{unknown}”" in shown


def test_a_game_without_battles_of_its_own_has_no_odds(sit):
    assert "There are no odds to work out here" in sit().play("odds arrakeen windgap")


# ---- alone


def test_the_solo_table_shows_what_the_harkonnen_are_after():
    table = mahdi().sietch("windgap", level=2).sietch("hobars-gap").tactics(harvest="outer-ne", target="windgap")
    table.area("north-pole", harkonnen=legion(regular=2, tokens=["hk-black-a"])).unrolled(3, on_board=2, strategy=2)
    view = table.reinforcements("sandmasters", "shigawire", "hunter-seeker").turn(0).view(0)
    text = drawn(view)
    assert "Harvesting Sector: North-East Sector" in text
    assert "Target Sietch: Central Sectors – Windgap" in text
    assert "Reinforcements 3: 2 House Harkonnen, 1 Corrino Ally" in text
    assert "3 not rolled; spent: 2 Strategy; on the spice board: 2" in text
    assert "temporary target" not in text
    assert "What the Harkonnen are after" in printed(screen(view).small_table(view))
    view["temporary_target"] = "hobars-gap"
    assert "temporary target: Hobars Gap" in drawn(view)
    assert "What the Harkonnen are after" not in drawn(sietch.new("arrakis", seed=1).view(0))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_solo_game_is_played_to_its_result(run, lang):
    result = run("play", "--game", "arrakis", "--players", "1", "--seats", "random", "--seed", "3", "--lang", lang)
    assert result.exit_code == 0, result.output
    assert "★ H Harkonnen" in result.output


def test_a_person_is_asked_for_the_harkonnen_with_the_reason(run):
    result = run("play", "--game", "arrakis", "--players", "1", "--seed", "2", typed="1\n")
    assert "equally good for a Harvester" in result.output


def test_bots_can_be_tried_alone_but_do_not_meet_there(run):
    result = run("simulate", "--game", "arrakis", "--players", "1", "--bots", "random", "--games", "2", "--seed", "1")
    assert result.exit_code == 0, result.output
    assert "atreides won 0.0%" in result.output
    result = run("tournament", "--game", "arrakis", "--players", "1", "--bots", "random,greedy", "--to", "here.jsonl")
    assert result.exit_code == 2
    assert "games of two or more" in result.stderr


def test_partners_see_both_boards_and_their_own_hand():
    game = sietch.new("arrakis", players=4, seed=3, names=["Paul", "Chani", "Baron", "Count"])
    view = game.view(0)
    text = drawn(view)
    for name in ("Paul (House Atreides)", "Chani (Fremen Ally)", "Baron (House Harkonnen)", "Count (Corrino Ally)"):
        assert name in text
    assert "Cones of Silence 3" in text
    assert "Hand: Paul" in text
    speech = ArrakisSpeech("en")
    own, partners = (game.view(seat)["players"][0][f"{deck}_hand"][0] for seat, deck in ((0, "house"), (1, "ally")))
    assert speech.called("planning", own) in text
    assert speech.called("planning", partners) not in text


@pytest.mark.parametrize("setup", [["--players", "4"], ["--players", "3", "--shared", "atreides"]], ids=" ".join)
def test_a_game_of_partners_is_played_to_its_result(run, setup):
    seats = ",".join(["greedy"] * int(setup[1]))
    result = run("play", "--game", "arrakis", *setup, "--seats", seats, "--seed", "1")
    assert result.exit_code == 0, result.output
    assert "★ " in result.output


def test_a_partner_is_told_why_it_is_their_decision(run):
    result = run("play", "--game", "arrakis", "--players", "4", "--seed", "2", typed="1\n")
    assert "House Atreides decides for the side where the rules name nobody else." in result.output


def test_two_people_play_together_against_the_mahdi_rules(run):
    options = ("--players", "2", "--modules", "mahdi", "--seats", "greedy,greedy", "--seed", "1")
    result = run("play", "--game", "arrakis", *options)
    assert result.exit_code == 0, result.output
    assert "What the Harkonnen are after" in result.output or "★ H Harkonnen" in result.output
