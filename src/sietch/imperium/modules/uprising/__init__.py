"""Dune: Imperium - Uprising for up to four players."""

from sietch.imperium.modules.uprising import board

from sietch.imperium.modules.uprising import starting  # isort: skip  (cards know the spaces they lead to)
from sietch.imperium.modules.uprising import conflicts, imperium, intrigue, leaders, objectives

__all__ = ["board", "conflicts", "imperium", "intrigue", "leaders", "objectives", "starting"]
