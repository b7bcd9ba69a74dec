"""Where the terminal does not know every symbol."""

import os
import subprocess
import sys

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
