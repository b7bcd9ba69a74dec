"""Writes tests/text/snapshots: every component's name, icon rows and text in each language.

Run it after a change of wording or of a component, and read the difference.
"""

from pathlib import Path

import sietch
from sietch.text import LANGUAGES, icon_row, language
from sietch.text.card_text import entry_name, entry_text

FOLDER = Path(__file__).parents[1] / "tests" / "text" / "snapshots"


def snapshot(code: str, game: str = "uprising") -> str:
    speech = language(code)
    blocks = []
    for entry in sietch.rules(game).catalogue():
        rows = [icon_row(icons) for _, _, icons in entry.parts if icons]
        lines = [f"{entry_name(speech, entry)}  ({entry.id})", *entry_text(speech, entry), "   ".join(rows)]
        blocks.append("\n    ".join(line for line in lines if line))
    return "\n\n".join(blocks) + "\n"


def file(code: str, game: str) -> Path:
    return FOLDER / (f"{code}.txt" if game == "uprising" else f"{game}-{code}.txt")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in sietch.GAMES:
        for code in LANGUAGES:
            file(code, game).write_text(snapshot(code, game), encoding="utf-8")


if __name__ == "__main__":
    main()
