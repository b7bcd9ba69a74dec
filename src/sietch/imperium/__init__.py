"""Dune: Imperium - Uprising and its family: rules as data on the core engine."""
