"""Everything the program says, in English, Czech and Polish."""

from sietch.text.language import LANGUAGES, BadMessage, Language, MissingMessage, UnknownLanguage, language
from sietch.text.writer import HasWords, Words, clause, sentence

__all__ = [
    "LANGUAGES",
    "BadMessage",
    "HasWords",
    "Language",
    "MissingMessage",
    "UnknownLanguage",
    "Words",
    "clause",
    "language",
    "sentence",
]
