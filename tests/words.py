"""What words are made of."""

from collections.abc import Iterator, Mapping
from typing import Any


def ids_in(words: Any) -> Iterator[str]:
    """The ids of all messages in words and in what they hold."""
    if hasattr(words, "words"):
        words = words.words()
    if isinstance(words, tuple) and len(words) == 2 and isinstance(words[0], str) and isinstance(words[1], Mapping):
        yield words[0]
        for argument in words[1].values():
            yield from ids_in(argument)
    elif isinstance(words, (list, tuple)):
        for item in words:
            yield from ids_in(item)
