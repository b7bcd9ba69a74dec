"""Programs of strangers in a sandbox: what they try, and that they get nowhere."""

import json
import os
import random
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.busy import PATIENCE

import sietch
from sietch.bots import BotError, Guard, ProcessBot, find, look, sandbox
from sietch.bots.process import WALLED
from sietch.bots.sandbox import Sandbox, SandboxError
from sietch.lab.simulation import simulate

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"
PYTHON = os.path.realpath(sys.executable)
# The Python that runs the tests may be anywhere.
WALLS = Sandbox(reads=(sys.base_prefix,))


def why_not(wanted: Sandbox) -> str:
    try:
        wanted.check()
    except SandboxError as error:
        return str(error)
    return ""


NO_WALLS = why_not(WALLS)
needs_walls = pytest.mark.skipif(bool(NO_WALLS), reason=NO_WALLS)
needs_root = pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root has other users")

# It answers with what it could do.
HOSTILE = """
import json, os, socket, sys

secret, server, port = sys.argv[1].partition("=")[2], *sys.argv[2:4]
found = {}

def attempt(name, work):
    try:
        found[name] = str(work())
    except Exception as error:
        found[name] = None

attempt("database", lambda: open(secret).read())
attempt("folder", lambda: os.listdir(os.path.dirname(secret)))
attempt("environment", lambda: os.environ.get("SIETCH_TEST_PASSWORD"))
attempt("environment of the server", lambda: "SIETCH" in open(f"/proc/{server}/environ").read())
attempt("memory of the server", lambda: open(f"/proc/{server}/mem", "rb"))
attempt("server", lambda: socket.create_connection(("127.0.0.1", int(port)), 5))
attempt("kill", lambda: os.kill(int(server), 0))
attempt("written", lambda: open(os.path.join(os.path.dirname(secret), "written"), "w"))
attempt("settings of the system", lambda: open("/proc/sys/kernel/hostname", "w").close())
attempt("passwords", lambda: open("/etc/shadow").close())

for line in sys.stdin:
    message = json.loads(line)
    if message["message"] == "choose":
        print(json.dumps({"id": message["id"], "key": json.dumps(found)}), flush=True)
"""


def reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: Sandbox | None, python: str) -> dict[str, Any]:
    """What a hostile bot could do."""
    monkeypatch.setenv("SIETCH_TEST_PASSWORD", "swordfish")
    secret = tmp_path / "sietch.db"
    secret.touch(0o600)
    secret.write_text("links")
    game = sietch.new("uprising", players=4, seed=1)
    seat = game.decision.seat
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        # It need not look for the secret; but a word that is the name of a file would be shown to it.
        command = [python, "-c", HOSTILE, f"secret={secret}", str(os.getpid()), str(port)]
        bot = ProcessBot(shlex.join(command), where)
        try:
            answer: Any = bot.choose(*look(game, seat), random.Random(1))
        finally:
            bot.close()
    found: dict[str, Any] = json.loads(answer)
    return found


def test_a_hostile_program_outside_gets_at_everything(tmp_path, monkeypatch):
    """So that the tests below can fail."""
    found = reported(tmp_path, monkeypatch, None, PYTHON)
    assert found["database"] == "links"
    assert found["environment"] == "swordfish"
    assert None not in [found[name] for name in ("folder", "environment of the server", "server", "kill", "written")]


@needs_walls
def test_a_hostile_program_gets_nowhere_behind_walls(tmp_path, monkeypatch):
    found = reported(tmp_path, monkeypatch, WALLS, PYTHON)
    assert found.pop("environment") == "None"
    assert set(found.values()) == {None}
    assert not (tmp_path / "written").exists()


@needs_root
def test_a_hostile_program_of_another_user_reads_nothing_of_ours(tmp_path, monkeypatch):
    python = shutil.which("python3", path=sandbox.PATH)
    if python is None:
        pytest.skip("there is no Python that another user may run")
    tmp_path.chmod(0o755)
    found = reported(tmp_path, monkeypatch, Sandbox(walls=False, user="nobody"), python)
    assert found.pop("environment") == "None"
    open_to_all = {name for name, value in found.items() if value is not None}
    assert open_to_all <= {"server", "folder"}  # what the docs say


@needs_walls
@needs_root
def test_there_can_be_walls_and_another_user(tmp_path, monkeypatch):
    both = Sandbox(user="nobody")
    python = shutil.which("python3", path=sandbox.PATH)
    if python is None or why_not(both):
        pytest.skip(why_not(both) or "there is no Python that another user may run")
    found = reported(tmp_path, monkeypatch, both, python)
    assert {value for name, value in found.items() if name != "environment"} == {None}


@needs_walls
def test_a_bot_in_a_sandbox_plays_in_the_lab(tmp_path):
    bot = tmp_path / "first.sh"
    (text,) = re.findall(r"```sh\n(#!/bin/sh.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    bot.write_text(text, encoding="utf-8")
    bots = [f"{WALLED}sh {bot}", "random"]
    result = simulate("arrakis", {}, bots, games=1, seed=2, most_decisions=50)
    assert result["decisions"] >= 50
    assert not any(result["faults"][bots[0]].values())


@needs_walls
def test_what_a_program_starts_ends_with_it_even_in_a_session_of_its_own():
    mark = f"600.{random.randrange(10**6)}"
    bot = ProcessBot(f"sh -c 'setsid sleep {mark} & echo 0; wait'", WALLS)
    game = sietch.new("uprising", players=4, seed=1)
    bot.choose(*look(game, game.decision.seat), random.Random(1))
    until = time.monotonic() + PATIENCE
    while not running(mark):
        assert time.monotonic() < until, "it has not begun"
        time.sleep(0.05)
    bot.close(at_once=True)
    until = time.monotonic() + PATIENCE
    while running(mark):
        assert time.monotonic() < until, "it lives on"
        time.sleep(0.05)


def running(mark: str) -> bool:
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if f"sleep\0{mark}" in file.read_text():
                return True
        except OSError:
            continue
    return False


@needs_walls
@pytest.mark.parametrize(
    "greedy_for", ["bytearray(8 << 30)", "open('/tmp/x', 'wb').write(bytes(1 << 28))", "open('/dev/shm/x', 'w')"]
)
def test_what_a_program_may_have_is_bounded(greedy_for):
    code = f"import sys\ntry:\n    {greedy_for}\nexcept (MemoryError, OSError):\n    sys.exit(7)\n"
    command = WALLS.inside([PYTHON, "-c", code])
    code_of_end = subprocess.run(command, capture_output=True, timeout=PATIENCE, **WALLS.options()).returncode
    assert code_of_end in (7, 128 + signal.SIGXFSZ, -signal.SIGXFSZ)


@needs_walls
def test_a_program_that_fails_in_the_sandbox_tells_why(tmp_path, caplog):
    guard = Guard(ProcessBot(f"{PYTHON} -c 'raise ValueError(\"oops\")'", WALLS), 20.0)
    game = sietch.new("uprising", players=4, seed=1)
    assert guard.choose(game, game.decision.seat, random.Random(1)) == game.decision.options[0].key
    assert "ValueError: oops" in caplog.text


# ---- sandboxes that there cannot be


def test_without_bubblewrap_nothing_is_run(monkeypatch):
    monkeypatch.setattr(sandbox, "BUBBLEWRAP", "no-such-program")
    monkeypatch.setattr(sandbox, "_possible", set())
    with pytest.raises(SandboxError, match="needs bubblewrap"):
        find(f"{WALLED}sh -c true")


@needs_walls
def test_bubblewrap_that_cannot_work_here_is_told_with_what_it_says(monkeypatch):
    monkeypatch.setattr(sandbox, "OF_ETC", ())
    monkeypatch.setattr(sandbox, "SYSTEM", ("/proc",))
    monkeypatch.setattr(sandbox, "_possible", set())
    with pytest.raises(SandboxError, match="bubblewrap cannot make a sandbox for bots here: bwrap: "):
        Sandbox().check()


@needs_root
@pytest.mark.parametrize(("user", "reason"), [("no-such-user", "there is no user"), ("root", "may do everything")])
def test_a_user_for_bots_is_somebody_who_may_not_do_everything(user, reason):
    with pytest.raises(SandboxError, match=reason):
        Sandbox(walls=False, user=user).check()


def test_only_root_lets_bots_run_as_another_user(monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(SandboxError, match="only root"):
        Sandbox(walls=False, user="nobody").check()


def test_what_bots_are_to_read_must_be_there(tmp_path):
    with pytest.raises(SandboxError, match=f"cannot read {tmp_path}/none: it is not there"):
        Sandbox(reads=(f"{tmp_path}/none",)).check()


def test_what_is_to_be_hidden_is_never_shown(tmp_path, monkeypatch):
    database = tmp_path / "sietch.db"
    database.touch()
    walls = Sandbox(hides=(str(database),))
    for shown in (tmp_path, tmp_path.parent, database, "/", Path.home()):
        with pytest.raises(BotError, match="would see all of"):
            walls.inside(["sh", str(shown)])
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BotError, match="would see all of"):
        walls.inside(["sh", "."])
    beside = tmp_path / "bots"
    beside.mkdir()
    assert str(beside) in walls.inside(["sh", "bots"])
