"""The same results wherever the games are played; nothing is left behind."""

import json
import os
import signal
import struct
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest
from tests.busy import PATIENCE

from sietch.lab import workers
from sietch.lab.simulation import simulate
from sietch.lab.workers import LabError, run

SETUP = {"players": 3}


def doubled(n: int) -> int:
    return 2 * n


def processes(group: int) -> list[str]:
    """The processes of a group that still run."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            name, _, rest = path.read_text().rpartition(")")
            state, _, its_group = rest.split()[:3]
            if int(its_group) == group and state != "Z":
                found.append(f"{name})")
    return found


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_work_is_done_on_each_thing(jobs):
    found = [result for done in run(doubled, range(23), jobs) for result in done]
    assert sorted(found) == [2 * n for n in range(23)]


def test_nothing_to_do_is_no_trouble():
    assert list(run(doubled, [], 2)) == []


def test_a_ray_cluster_gives_the_same_results(tmp_path):
    pytest.importorskip("ray")
    bots = ["greedy", "random", "random"]
    here = simulate("uprising", SETUP, bots, 5, seed=3, archive=tmp_path / "here.jsonl")
    there = simulate("uprising", SETUP, bots, 5, seed=3, archive=tmp_path / "there.jsonl", ray="local")
    here.pop("seconds"), there.pop("seconds")
    assert here == there
    assert (tmp_path / "here.jsonl").read_text() == (tmp_path / "there.jsonl").read_text()


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("127.0.0.1:1", "no Ray cluster at '127.0.0.1:1': Connection refused"),
        ("ray://127.0.0.1:1", "no Ray cluster at 'ray://127.0.0.1:1': Connection refused"),
        ("nonsense", "no Ray cluster at 'nonsense': an address is HOST:PORT"),
    ],
)
def test_a_cluster_that_is_not_there_is_told_at_once(address, message):
    pytest.importorskip("ray")
    with pytest.raises(LabError, match=message):
        list(run(doubled, range(3), ray=address))


def test_without_ray_the_message_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LabError, match=r"pip install 'sietch\[ray\]'"):
        list(run(doubled, range(3), ray="local"))


def test_at_least_one_process_plays():
    with pytest.raises(LabError, match="at least one process must play, not 0"):
        run(doubled, range(3), 0)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes where Linux lists them")
def test_who_ends_a_simulation_gets_the_result_so_far_and_no_worker_is_left(tmp_path):
    file = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "sietch", "simulate", "--games", "100000", "--jobs", "2", "--json"]
    simulation = subprocess.Popen([*command, "--archive", str(file)], stdout=subprocess.PIPE, start_new_session=True)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and not (file.exists() and file.stat().st_size):
        time.sleep(0.1)
    simulation.send_signal(signal.SIGTERM)
    out, _ = simulation.communicate(timeout=PATIENCE)
    assert simulation.returncode == 130
    result = json.loads(out)
    assert result["interrupted"]
    assert 0 < result["finished"] == len(file.read_text().splitlines())
    until = time.monotonic() + PATIENCE
    while alive := processes(simulation.pid):
        assert time.monotonic() < until, alive
        time.sleep(0.1)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes where Linux lists them")
def test_ctrl_c_while_the_workers_are_still_starting_is_told_without_tracebacks():
    command = [sys.executable, "-m", "sietch", "simulate", "--games", "100000", "--jobs", "2", "--json"]
    pipe = subprocess.PIPE
    simulation = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    until = time.monotonic() + PATIENCE
    while len(processes(simulation.pid)) < 3:  # itself, what looks after resources, and a worker
        assert time.monotonic() < until
        time.sleep(0.005)
    os.killpg(simulation.pid, signal.SIGINT)
    out, err = simulation.communicate(timeout=PATIENCE)
    assert (simulation.returncode, err) == (130, "")
    assert json.loads(out)["interrupted"]


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="signals of Unix")
def test_workers_do_not_hear_ctrl_c_from_their_very_beginning():
    program = (
        "import os, signal\n"
        "from multiprocessing import util\n"
        "spawn = util.spawnv_passfds\n"
        "def noting(path, args, files):\n"
        "    if not any('resource_tracker' in str(arg) for arg in args):\n"
        "        blocked = signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])\n"
        "        os.write(1, b'deaf\\n' if blocked else b'hears\\n')\n"
        "    return spawn(path, args, files)\n"
        "util.spawnv_passfds = noting\n"
        "from sietch.lab.workers import run\n"
        "list(run(abs, range(8), 2))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert done.stdout.split() == ["deaf", "deaf"]


def test_chunks_keep_all_workers_busy_to_the_end():
    assert [list(chunk) for chunk in workers._chunks(range(7), 2, 5)] == [[n] for n in range(7)]
    assert max(len(chunk) for chunk in workers._chunks(range(1000), 2, 5)) == 5


def half_a_result(n: int) -> None:
    """The process ends while it hands over its result: so many bytes are said to come, and fewer do."""
    frame = sys._getframe()
    while "result_queue" not in frame.f_locals:
        assert frame.f_back is not None
        frame = frame.f_back
    os.write(frame.f_locals["result_queue"]._writer.fileno(), struct.pack("!i", 100) + b"half")
    os._exit(1)


def test_a_process_that_ends_while_it_hands_over_a_result_keeps_nobody_waiting():
    process = workers._Process()
    waiting = threading.Thread(target=process.work_on, args=(half_a_result, [1], lambda n: None), daemon=True)
    waiting.start()
    while process._pool is None or not process._pool._processes:
        time.sleep(0.01)
    next(iter(process._pool._processes.values())).join()
    stopping = threading.Thread(target=process.stop, daemon=True)
    stopping.start()
    stopping.join(PATIENCE)
    assert not stopping.is_alive()
