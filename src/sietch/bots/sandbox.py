"""Where the program of a stranger runs: it sees the system's programs, its own files and its messages, nothing else.

Walls are bubblewrap's (Linux): no network, no other process, no file but those, a /tmp of its own. Another user is what
whoever is root can have beside them or instead: then only what that user may read and do is open to the program.
Without what was asked for nothing is run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sietch.bots.errors import BotError

BUBBLEWRAP = "bwrap"
# What programs of the system are made of. In /etc there are secrets, so only what every program needs is shown of it.
SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/nix/store")
OF_ETC = ("/etc/alternatives", "/etc/ld.so.cache", "/etc/localtime")
PATH = "/usr/local/bin:/usr/bin:/bin"
# What a program may have: bytes of the memory that each of its processes has for itself, of any file and of its /tmp;
# and processes (root is not counted).
MEMORY = 2 << 30
FILE = 16 << 20
FILES = 64 << 20
PROCESSES = 64
SECONDS_TO_TRY = 10.0


class SandboxError(BotError):
    """There can be no such sandbox; the message says why."""


@dataclass(frozen=True)
class Sandbox:
    """walls: bubblewrap's. user: who the program runs as; nobody else if it is empty.

    reads: further files and folders that programs may read. hides: what must not be among all that they see.
    """

    walls: bool = True
    user: str = ""
    reads: tuple[str, ...] = ()
    hides: tuple[str, ...] = ()

    def check(self) -> None:
        """Refuse a sandbox that this machine cannot have."""
        if self not in _possible:
            self._try()
            _possible.add(self)

    def _try(self) -> None:
        if self.user:
            self._check_user()
        if not self.walls:
            return
        for path in self.reads:
            if not os.path.exists(path):
                raise SandboxError(f"bots in the sandbox cannot read {path}: it is not there")
        if shutil.which(BUBBLEWRAP) is None:
            raise SandboxError("a sandbox for bots needs bubblewrap (the program bwrap), which there is for Linux")
        try:
            tried = subprocess.run(
                self.inside(["true"]), capture_output=True, text=True, timeout=SECONDS_TO_TRY, **self.options()
            )
        except (OSError, subprocess.SubprocessError) as error:
            raise SandboxError(f"bubblewrap cannot make a sandbox for bots here: {error}") from error
        if tried.returncode:
            said = (tried.stderr.strip().splitlines() or ["it says nothing"])[-1]
            raise SandboxError(f"bubblewrap cannot make a sandbox for bots here: {said}")

    def _check_user(self) -> None:
        if not hasattr(os, "geteuid") or os.geteuid() != 0:
            raise SandboxError(f"only root can let bots run as another user ({self.user})")
        import pwd

        try:
            number = pwd.getpwnam(self.user).pw_uid
        except KeyError:
            raise SandboxError(f"there is no user {self.user} for bots") from None
        if number == 0:
            raise SandboxError(f"bots must not run as {self.user}, who may do everything")

    # ---- a program in it

    def inside(self, command: list[str]) -> list[str]:
        """The command that runs a command in the sandbox. Files that it names are there, at their own places."""
        found = [shutil.which(command[0]) or command[0], *command[1:]]
        words = [str(Path(word).absolute()) if _is_there(word) else word for word in found]
        if not self.walls:
            return words
        shown = [Path(word) for word in words if _is_there(word)] + [Path(path).absolute() for path in self.reads]
        for path in (*shown, *map(Path, SYSTEM)):
            self._refuse_to_show(path)
        return [*self._walls(), *_shown(shown), "--remount-ro", "/", "--chdir", "/tmp", "--", *words]

    def _refuse_to_show(self, path: Path) -> None:
        for hidden in (*self.hides, str(Path.home()), "/"):
            if Path(hidden).resolve().is_relative_to(path.resolve()):
                raise SandboxError(f"a bot in the sandbox would see all of {path}, and {hidden} with it")

    def _walls(self) -> list[str]:
        walls = [shutil.which(BUBBLEWRAP) or BUBBLEWRAP, "--unshare-all", "--die-with-parent", "--new-session"]
        walls += ["--cap-drop", "ALL", "--clearenv"]
        for name, value in environment().items():
            walls += ["--setenv", name, value]
        for folder in SYSTEM:
            if os.path.islink(folder):
                walls += ["--symlink", os.readlink(folder), folder]
            elif os.path.isdir(folder):
                walls += ["--ro-bind", folder, folder]
        for file in OF_ETC:
            walls += ["--ro-bind-try", file, file]
        # Whoever is root owns the settings of the system in /proc/sys, whatever else was taken from them.
        walls += ["--proc", "/proc", "--remount-ro", "/proc", "--dev", "/dev", "--remount-ro", "/dev"]
        return [*walls, "--size", str(FILES), "--tmpfs", "/tmp"]

    def options(self) -> dict[str, Any]:
        """How the process of that command is to be started."""
        options: dict[str, Any] = {"env": environment(), "cwd": "/"}
        if hasattr(os, "fork"):
            options["preexec_fn"] = self._limits()
        if self.user:
            import pwd

            account = pwd.getpwnam(self.user)
            options |= {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
        return options

    def _limits(self) -> Callable[[], None]:
        import resource

        # The system counts all processes of a user, also those that have nothing to do with bots.
        processes = _processes_of(self.user) + PROCESSES
        limits = {
            resource.RLIMIT_CORE: 0,
            resource.RLIMIT_DATA: MEMORY,
            resource.RLIMIT_FSIZE: FILE,
            resource.RLIMIT_NPROC: processes,
        }

        def limit() -> None:
            for kind, most in limits.items():
                _, hard = resource.getrlimit(kind)
                most = most if hard == resource.RLIM_INFINITY else min(most, hard)
                resource.setrlimit(kind, (most, most))

        return limit


# Sandboxes that this process has tried before.
_possible: set[Sandbox] = set()


def environment() -> dict[str, str]:
    """Nothing of ours: there may be passwords in it."""
    return {"PATH": PATH, "HOME": "/tmp", "LANG": "C.UTF-8"}


def _is_there(word: str) -> bool:
    return os.path.exists(word) and not word.startswith("-")


def _shown(paths: list[Path]) -> Iterator[str]:
    for path in dict.fromkeys(paths):
        if not any(path.is_relative_to(folder) for folder in SYSTEM):
            yield from ("--ro-bind", str(path), str(path))


def _processes_of(user: str) -> int:
    """How many processes and threads a user has, or whoever runs this."""
    number = os.geteuid()
    if user:
        import pwd

        number = pwd.getpwnam(user).pw_uid
    count = 0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if folder.stat().st_uid == number:
                count += sum(1 for _ in folder.joinpath("task").iterdir())
        except OSError:  # it has ended
            continue
    return count
