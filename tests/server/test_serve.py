"""The command `sietch serve`: what it says when it starts, and when it cannot."""

import ipaddress
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.people import PATIENCE, browse, wait_for
from typer.testing import CliRunner

from sietch.cli import app
from sietch.table.addresses import is_local
from sietch.table.server import reached_at


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
    out, errors = started.communicate(timeout=PATIENCE)
    assert started.returncode == 2
    assert out == ""
    assert re.fullmatch(r"sietch serve: .+\n", errors)
    assert "secret" not in errors


def test_a_port_that_is_taken_is_one_line_and_code_2(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        started = serve("--port", str(port), "--database", f"sqlite:///{tmp_path}/table.db")
        out, errors = started.communicate(timeout=PATIENCE)
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
    assert re.match("Friends on other machines .* serve --host 0.0.0.0$", started.stdout.readline())
    assert browse().get(f"{address[1]}api").status_code == 200
    started.terminate()
    _, errors = started.communicate(timeout=PATIENCE)
    assert errors == ""
    assert started.returncode == 0


@pytest.mark.parametrize(("how", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_it_ends_quietly_while_bots_think(tmp_path: Path, how: signal.Signals, code: int):
    started = serve("--port", "0", "--database", f"sqlite:///{tmp_path}/table.db", "--workers", "2")
    assert started.stdout is not None
    address = started.stdout.readline().split()[4]
    links = browse().post(f"{address}api/tables", json={"seats": [{"bot": "greedy"}] * 4}).json()
    header = {"authorization": f"Bearer {links['spectator']}"}

    def answered() -> bool:
        table = browse().get(f"{address}api/tables/{links['table']}", headers=header).json()
        return table["decision"] is None or table["seq"] > 3

    wait_for(answered)
    started.send_signal(how)
    _, errors = started.communicate(timeout=PATIENCE)
    assert errors == ""
    assert started.returncode == code


def test_everywhere_is_told_by_the_addresses_of_the_machine(tmp_path: Path):
    started = serve("--port", "0", "--host", "0.0.0.0", "--database", f"sqlite:///{tmp_path}/table.db")
    assert started.stdout is not None
    line = started.stdout.readline()
    started.terminate()
    started.communicate(timeout=PATIENCE)
    assert "0.0.0.0" not in line
    assert re.match(r"The table is at http://\d+\.\d+\.\d+\.\d+:\d+/ ", line)


@pytest.mark.parametrize(
    ("host", "local"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("192.168.1.5", False), ("table.example.org", False)],
)
def test_an_address_is_told_as_it_was_given_and_may_be_this_machines_only(host: str, local: bool):
    assert reached_at(host) == [host]
    assert is_local(host) is local


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_all_addresses_are_numbers_that_others_can_reach_or_this_machine(host: str):
    found = reached_at(host)
    assert found
    assert not any(ipaddress.ip_address(address).is_unspecified for address in found)
    assert len(found) == 1 or not any(map(is_local, found))


@pytest.mark.parametrize("wrong", [("--port", "4.0"), ("--port", "65536"), ("--port", "-1"), ("--workers", "1.0")])
def test_a_number_that_is_none_or_out_of_bounds_is_one_line_and_code_2(wrong: tuple[str, str]):
    started = serve(*wrong)
    out, errors = started.communicate(timeout=PATIENCE)
    assert started.returncode == 2
    assert out == ""
    assert re.fullmatch(rf"sietch: Invalid value for '{wrong[0]}': .+\n", errors)


def test_the_public_address_is_the_one_that_is_told(tmp_path: Path):
    options = ("--port", "0", "--public-url", "https://dune.example.org", "--public-url", "http://table.example.org:81")
    started = serve(*options, "--database", f"sqlite:///{tmp_path}/table.db")
    assert started.stdout is not None
    line = started.stdout.readline()
    started.terminate()
    rest, _ = started.communicate(timeout=PATIENCE)
    assert line.startswith("The table is at https://dune.example.org/ or http://table.example.org:81/ ")
    assert rest == ""


@pytest.mark.parametrize(
    "wrong",
    [
        ("--public-url", "dune.example.org"),
        ("--public-url", "https://example.org/table"),
        ("--proxy", "nginx"),
        ("--proxy", "10.0.0.0/99"),
    ],
)
def test_an_address_that_is_none_is_one_line_and_code_2(wrong: tuple[str, str], tmp_path: Path):
    started = serve("--port", "0", *wrong, "--database", f"sqlite:///{tmp_path}/table.db")
    out, errors = started.communicate(timeout=PATIENCE)
    assert started.returncode == 2
    assert out == ""
    assert re.fullmatch(r"sietch serve: .+\n", errors)
    assert wrong[1] in errors
    assert not (tmp_path / "table.db").exists()


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--bot", "x=process:no-such-program"], "no-such-program is not there"),
        (["--bot-user", "no-such-user"], "no-such-user"),
        (["--bot-reads", "/"], "--bot-reads says what bots see in the sandbox: it needs --bot-sandbox"),
    ],
)
def test_bots_that_cannot_be_had_as_they_are_wished_for_are_one_line_and_code_2(tmp_path, options, reason):
    started = serve("--port", "0", "--database", f"sqlite:///{tmp_path}/table.db", *options)
    out, errors = started.communicate(timeout=PATIENCE)
    assert started.returncode == 2
    assert out == ""
    assert re.fullmatch(rf"sietch serve: .*{reason}.*\n", errors)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--proxy", "none", "--proxy", "10.0.0.1"], "none is nobody, but 10.0.0.1 is named as a proxy too"),
        (["--metrics-token", " "], "--metrics-token is empty"),
    ],
)
def test_what_cannot_be_meant_is_one_line_and_code_2(tmp_path, options, reason):
    refused = CliRunner().invoke(app, ["serve", "--database", f"sqlite:///{tmp_path}/table.db", *options])
    assert refused.exit_code == 2
    assert re.fullmatch(rf"sietch serve: {reason}.*\n", refused.stderr)
    assert list(tmp_path.iterdir()) == []


def test_a_sandbox_that_cannot_be_had_is_one_line_and_code_2(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    started = serve("--port", "0", "--database", f"sqlite:///{tmp_path}/table.db", "--bot-sandbox")
    out, errors = started.communicate(timeout=PATIENCE)
    assert started.returncode == 2
    assert out == ""
    assert re.fullmatch(r"sietch serve: a sandbox for bots needs bubblewrap .+\n", errors)
