"""Numbers on the command line."""

from __future__ import annotations

from collections.abc import Callable

import typer


def whole(text: str) -> int:
    """A whole number; 4.0 is refused like 4.5, for whoever writes it has something else in mind than a count."""
    try:
        return int(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is not a valid integer") from None


def whole_within(least: int, most: int | None = None) -> Callable[[str], int]:
    """As `whole`, for numbers from `least` to `most`."""

    def within(text: str) -> int:
        number = whole(text)
        if number < least or (most is not None and number > most):
            bounds = f"at least {least}" if most is None else f"from {least} to {most}"
            raise typer.BadParameter(f"{number} is not {bounds}")
        return number

    return within
