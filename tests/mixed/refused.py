"""Set-ups of the family that cannot be, and what the refusal says would be right."""

from __future__ import annotations

from typing import Any

REFUSED = [
    (
        "imperium",
        {"modules": ["uprising"]},
        "cannot be played with 'uprising'; possible: immortality, epic, rise-of-ix",
    ),
    ("uprising", {"modules": ["base"]}, "cannot be played with 'base'; possible: choam, base-cards"),
    ("imperium", {"modules": ["choam"]}, "Dune: Imperium cannot be played with 'choam'; possible: immortality"),
    ("imperium", {"modules": ["base-cards"]}, "cannot be played with 'base-cards'"),
    ("imperium", {"modules": ["base-conflicts"]}, "cannot be played with 'base-conflicts'"),
    ("imperium", {"modules": ["ix-conflicts"]}, "ix-conflicts needs rise-of-ix: add it, or leave ix-conflicts out"),
    ("uprising", {"modules": ["ix-conflicts"]}, "ix-conflicts needs rise-of-ix: add it, or leave ix-conflicts out"),
    ("imperium", {"modules": ["epic"]}, "epic needs rise-of-ix: add it, or leave epic out"),
    ("uprising", {"modules": ["epic", "immortality"]}, "epic needs rise-of-ix: add it, or leave epic out"),
    ("imperium", {"modules": ["go-to-11"]}, "go-to-11 needs immortality: add it, or leave go-to-11 out"),
    ("uprising", {"modules": ["bloodlines"]}, "unknown module 'bloodlines'; possible: choam, base-cards"),
    ("imperium", {"players": 5}, "Dune: Imperium is played by 1, 2, 3 or 4 players here, not 5"),
    ("uprising", {"players": 5}, "Uprising is played by 1, 2, 3, 4 or 6 players here, not 5"),
    ("uprising", {"leaders": ["shaddam-corrino-iv"]}, "'shaddam-corrino-iv' comes with the module 'choam': add it"),
    ("uprising", {"leaders": ["ilesa-ecaz"]}, "'ilesa-ecaz' comes with the module 'rise-of-ix': add it"),
    ("imperium", {"leaders": ["ilesa-ecaz"]}, "'ilesa-ecaz' comes with the module 'rise-of-ix': add it"),
    ("uprising", {"leaders": ["paul-atreides"]}, "'paul-atreides' comes with the module 'base-cards': add it"),
    ("imperium", {"leaders": ["muad-dib"]}, "Dune: Imperium has no leader 'muad-dib'; possible: random, choose, paul"),
    ("imperium", {"leaders": ["leto-ii"]}, "unknown leader 'leto-ii'; possible: random, choose, paul-atreides"),
]


def wish(setup: dict[str, Any]) -> dict[str, Any]:
    """The other seats take what comes."""
    leaders = setup.get("leaders")
    return {**setup, "leaders": [*leaders, "random", "random", "random"]} if leaders else dict(setup)
