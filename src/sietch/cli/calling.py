"""How the program was called: the command as it can be typed again, and a terminal that cannot show every symbol."""

from __future__ import annotations

import codecs
import io
import shlex
import shutil
import sys
import unicodedata
from pathlib import Path
from typing import IO

NAME = "sietch"
# What stands for a symbol where it cannot be written; one letter each, so that columns stay straight.
PLAIN = str.maketrans("→←↑↓↔»«►▲∆△♦≈◊†×≠∞○§Σ¤¬√∴⇄⚑★▶✗·…“”„‹›─│", '><^v=><>AAA*~%+x#8oSE!-v:=Px>x.."""<>-|')
# The name of the way to write what an encoding does not have.
FALLBACK = "sietch-plain"


def command(*words: str | Path) -> str:
    """A command line that works where this one did."""
    return shlex.join([program(), *map(str, words)])


def program() -> str:
    """`sietch` if that is what a shell would find; otherwise the path by which it was called."""
    called = Path(sys.argv[0])
    if called.stem != NAME or not called.exists():
        return NAME
    found = shutil.which(NAME)
    if found is not None and Path(found).samefile(called):
        return NAME
    here = Path.cwd()
    path = called.absolute()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)


def plain(error: UnicodeError) -> tuple[str, int]:
    """What cannot be encoded loses its accents, or is replaced by something alike."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    written = ""
    for letter in error.object[error.start : error.end]:
        bare = unicodedata.normalize("NFKD", letter.translate(PLAIN).replace("ł", "l").replace("Ł", "L"))[:1]
        written += bare if bare.isascii() else "?"
    return written, error.end


def write_plainly(*streams: IO[str]) -> None:
    """Streams of a terminal that does not know every symbol get the nearest one it has."""
    codecs.register_error(FALLBACK, plain)
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=FALLBACK)
