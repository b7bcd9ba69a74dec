"""The sets of components. Importing this package registers all of them, in a fixed order."""

from sietch.imperium.modules import uprising

from sietch.imperium.modules import choam  # isort: skip  (its contracts name spaces of the board)

__all__ = ["choam", "uprising"]
