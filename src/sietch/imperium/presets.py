"""Sets of modules that go by a name, by game."""

from __future__ import annotations

from sietch.core.rules import Preset

PRESETS = {
    "imperium": (
        Preset("preset-classic", ()),
        Preset("preset-classic-full", ("rise-of-ix", "immortality")),
        Preset("preset-epic", ("rise-of-ix", "epic")),
    ),
    "uprising": (
        Preset("preset-uprising", ()),
        Preset("preset-uprising-choam", ("choam",)),
        Preset("preset-uprising-full", ("choam", "rise-of-ix", "immortality")),
        Preset("preset-everything", ("choam", "base-cards", "rise-of-ix", "immortality")),
        Preset("preset-teams", ("choam",), players=6),
    ),
}
