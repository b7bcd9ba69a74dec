"""Names of bots where there is little room for them."""

from sietch.lab.names import presentable, told_apart

FOLDER = "/somewhere/far/below/in/a/folder/that/somebody/gave/a/long/name"


def test_a_long_name_keeps_its_beginning_and_its_end():
    shown = presentable(f"process:python3 {FOLDER}/bot-v2.py", 40)
    assert len(shown) == 40
    assert shown.startswith("process:python3 /")
    assert shown.endswith("/bot-v2.py")
    assert shown.count("…") == 1
    assert presentable("x" * 40, 40) == "x" * 40


def test_names_that_would_look_the_same_are_numbered():
    names = [f"process:{FOLDER}/{middle}{FOLDER}/bot.py" for middle in ("one", "two")]
    shown = told_apart([*names, "greedy", "greedy"], 40)
    assert list(shown) == [*names, "greedy"]
    assert [shown[name][-3:] for name in names] == [" #1", " #2"]
    assert shown["greedy"] == "greedy"
    assert all(len(name) <= 40 for name in shown.values())
