"""`sietch verify`: whether the shuffles of a finished game are those that were promised before it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import sietch
from sietch.cli.numbers import whole
from sietch.cli.record_files import read_older
from sietch.core.fairness import BROKEN, verify
from sietch.text import LANGUAGES, clause, language

NOT_FAIR = 1


def verify_record(
    file: Annotated[Path, typer.Argument(help="A record: a saved game, or a file with a record in each line.")],
    commitment: Annotated[
        str | None, typer.Option(help="The commitment that was published before the game, to compare it with.")
    ] = None,
    game_number: Annotated[
        int | None, typer.Option(parser=whole, metavar="<int>", help="Which game of a file with several, from 1.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
    lang: Annotated[str | None, typer.Option(help="en, cs or pl; otherwise SIETCH_LANG, or en.")] = None,
) -> None:
    """Check that the shuffles of a game are those that were promised before it; exit code 1 if they are not."""
    spoken = language(lang or os.environ.get("SIETCH_LANG") or LANGUAGES[0])
    record, notice = read_older(file, game_number)
    if notice is not None:
        typer.echo(clause(spoken, notice), err=True)
    found = verify(sietch.rules(record["game"]), record)
    other = commitment is not None and commitment.strip().lower() != found.commitment
    if json:
        told = {
            "verdict": found.kind,
            "commitment": found.commitment,
            "text": found.text,
            "outcomes": found.outcomes,
            "since": found.since,
            "differs_at": found.at if found.kind == BROKEN else None,
            "as_published": None if commitment is None else not other,
        }
        print(msgspec.json.encode(told).decode())
    else:
        print(f"{clause(spoken, found.words)}.")
        if found.commitment:
            print(f"{clause(spoken, ('fair-commitment', {'commitment': found.commitment}))}")
            print(f"{clause(spoken, ('fair-text', {'text': found.text}))}")
        if commitment is not None:
            print(f"{clause(spoken, ('fair-other' if other else 'fair-same', {}))}.")
    if found.kind == BROKEN or other:
        raise typer.Exit(NOT_FAIR)
