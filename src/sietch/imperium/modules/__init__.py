"""The modules of the family. Importing this package registers all of them, in a fixed order.

In this order they are laid out, too: what a later one covers or changes is what an earlier one has brought.
"""

from sietch.imperium.module import MODULES
from sietch.imperium.modules import uprising

from sietch.imperium.modules import choam  # isort: skip  (after the board that it joins)
from sietch.imperium.modules import base  # isort: skip
from sietch.imperium.modules import immortality  # isort: skip  (replaces starting cards that the epic game looks for)
from sietch.imperium.modules import rise_of_ix  # isort: skip  (its overlay covers what others have brought)
from sietch.imperium.modules import ix_contracts  # isort: skip  (after both that it joins)
from sietch.imperium.modules import go_to_11  # isort: skip  (the points of the epic game come before its own)
from sietch.imperium.modules import automatic, hagal, rivals  # isort: skip  (what people bring comes first)

from sietch.imperium.modules import six_players  # isort: skip  (after what its set-up changes)

for _module in MODULES.values():
    _module.complete()

__all__ = [
    "automatic",
    "base",
    "choam",
    "go_to_11",
    "hagal",
    "immortality",
    "ix_contracts",
    "rise_of_ix",
    "rivals",
    "six_players",
    "uprising",
]
