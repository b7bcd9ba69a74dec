"""The CHOAM module: contracts, and the cards and the leader that work with them."""

from sietch.imperium.modules.choam import cards, contracts

__all__ = ["cards", "contracts"]
