"""Words as plain values, for a reader elsewhere: a message id and its arguments, which may again be words."""

from __future__ import annotations

from typing import Any

from sietch.text.writer import HasWords, Words


def as_data(words: Words | HasWords) -> dict[str, Any]:
    """`{"id": ..., "args": {...}}`; an argument is a number, a text, words, or a list of them."""
    message_id, args = words if isinstance(words, tuple) else words.words()
    return {"id": message_id, "args": {name: _value(value) for name, value in args.items()}}


def _value(value: object) -> Any:
    if isinstance(value, (int, str)):
        return value
    if _is_words(value) or hasattr(value, "words"):
        return as_data(value)  # type: ignore[arg-type]
    if isinstance(value, (list, tuple)):
        return [_value(item) for item in value]
    raise TypeError(f"words cannot hold {value!r}")


def _is_words(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], dict)


def as_words(data: dict[str, Any]) -> Words:
    """Words again, from what `as_data` made of them."""
    return (data["id"], {name: _back(value) for name, value in data["args"].items()})


def _back(value: Any) -> object:
    if isinstance(value, dict):
        return as_words(value)
    if isinstance(value, list):
        return tuple(_back(item) for item in value)
    return value
