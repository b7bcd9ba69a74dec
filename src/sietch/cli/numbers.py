"""Numbers on the command line."""

from __future__ import annotations

from collections.abc import Callable

import typer

# A day: longer times are mistakes.
LONGEST = 86_400
# The seconds of an hour, a day and a week; a month would be of no certain length.
UNITS = {"h": 3_600, "d": 86_400, "w": 604_800}
MOST_DIGITS = 6


def whole(text: str) -> int:
    """A whole number; 4.0 is refused like 4.5, for whoever writes it has something else in mind than a count."""
    try:
        return int(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is not a valid integer") from None


def seconds(text: str) -> float:
    """A time that is longer than none."""
    try:
        number = float(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is not a number of seconds") from None
    if not 0 < number <= LONGEST:
        raise typer.BadParameter(f"{text} is not more than 0 and at most {LONGEST} seconds")
    return number


def duration(text: str) -> float:
    """A time such as 90d, 12h or 2w, in seconds."""
    number, unit = text[:-1], text[-1:]
    if unit not in UNITS or not number.isdecimal() or len(number) > MOST_DIGITS or int(number) == 0:
        raise typer.BadParameter(f"{text!r} is not a time such as 12h, 90d or 2w")
    return float(int(number) * UNITS[unit])


def whole_within(least: int, most: int | None = None) -> Callable[[str], int]:
    """As `whole`, for numbers from `least` to `most`."""

    def within(text: str) -> int:
        number = whole(text)
        if number < least or (most is not None and number > most):
            bounds = f"at least {least}" if most is None else f"from {least} to {most}"
            raise typer.BadParameter(f"{number} is not {bounds}")
        return number

    return within
