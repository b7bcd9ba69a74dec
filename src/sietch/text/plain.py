"""Texts as they are searched: what a person types finds what is meant, whatever the capitals and accents."""

from __future__ import annotations

import unicodedata


def plain(text: str) -> str:
    """The text as it is searched for: lower case, no accents, so that "pisecny" finds "písečný"."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).replace("ł", "l")


def matches(wanted: str, *texts: str) -> bool:
    """Whether every word that was typed is in one of the texts."""
    found = plain(" ".join(texts))
    return all(word in found for word in plain(wanted).split())
