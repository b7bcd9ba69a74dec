"""Where the terminal does not know every symbol, and where the command begins."""

import os
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from sietch.cli.calling import FALLBACK, write_plainly
from sietch.text.symbols import SYMBOLS


@pytest.fixture(autouse=True)
def fallback():
    write_plainly()


def test_every_symbol_has_a_plain_one_as_wide():
    for symbol in SYMBOLS.values():
        plain = symbol.encode("ascii", FALLBACK).decode()
        assert "?" not in plain or "?" in symbol
        assert len(plain) == len(symbol)


def test_accents_are_left_out():
    assert "Příliš žluťoučký kůň, żółta łódź".encode("ascii", FALLBACK) == b"Prilis zlutoucky kun, zolta lodz"


def test_a_terminal_without_unicode_is_no_reason_to_fail(tmp_path):
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}
    script = "from sietch.cli import main; main()"
    result = subprocess.run(
        [sys.executable, "-c", script, "play", "--seed", "7", "--lang", "pl"],
        input=b"1\nicons\nquit\n",
        capture_output=True,
        cwd=tmp_path,
        env=env,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert result.stderr == b""
    assert b"Reka: Gracz 1" in result.stdout


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
@pytest.mark.parametrize("module", ["sietch", "sietch.core.game", "sietch.cli", "sietch.cli.tournament"])
def test_ctrl_c_while_the_program_is_still_being_read_ends_it_quietly(module):
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    begins, _, function = project["scripts"]["sietch"].partition(":")
    script = (
        "import os, signal, sys\n"
        "class Interrupting:\n"
        "    def find_spec(name, path=None, target=None):\n"
        f"        if name == {module!r}:\n"
        f"            os.kill(os.getpid(), {int(signal.SIGINT)})\n"
        "sys.meta_path.insert(0, Interrupting)\n"
        f"from {begins} import {function}\n"
        f"{function}()\n"
    )
    done = subprocess.run([sys.executable, "-c", script, "--version"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
