"""The command `sietch serve`: what it says when it starts, and when it cannot."""

import re
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest


def serve(*options: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", "from sietch.cli import main; main()", "serve", "--no-browser", *options]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize(
    "database",
    [
        "nonsense",
        "sqlite://",
        "sqlite:////dev/null/x.db",
        "strange://x",
        "postgresql+psycopg://me:secret@127.0.0.1:1/x",
    ],
)
def test_a_database_that_cannot_be_opened_is_one_line_and_code_2(database):
    started = serve("--port", "0", "--database", database)
    out, errors = started.communicate(timeout=60)
    assert started.returncode == 2
    assert out == ""
    assert re.fullmatch(r"sietch serve: .+\n", errors)
    assert "secret" not in errors


def test_a_port_that_is_taken_is_one_line_and_code_2(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        started = serve("--port", str(port), "--database", f"sqlite:///{tmp_path}/table.db")
        out, errors = started.communicate(timeout=60)
    assert started.returncode == 2
    assert out == ""
    assert re.fullmatch(rf"sietch serve: cannot listen on 127\.0\.0\.1 port {port}: .+\n", errors)
    assert not (tmp_path / "table.db").exists()


def test_it_says_where_it_is_and_ends_quietly(tmp_path: Path):
    started = serve("--port", "0", "--database", f"sqlite:///{tmp_path}/table.db")
    assert started.stdout is not None
    line = started.stdout.readline()
    address = re.match(r"The table is at (http://127\.0\.0\.1:\d+/) ", line)
    assert address is not None
    assert httpx.get(f"{address[1]}api").status_code == 200
    started.terminate()
    _, errors = started.communicate(timeout=60)
    assert errors == ""
