"""Everything the program says, in English, Czech and Polish."""

from sietch.text.language import LANGUAGES, BadMessage, Language, MissingMessage, UnknownLanguage, language
from sietch.text.report import event_line, option_line, prompt_line, reason_line
from sietch.text.symbols import icon_row
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
    "event_line",
    "icon_row",
    "language",
    "option_line",
    "prompt_line",
    "reason_line",
    "sentence",
]
