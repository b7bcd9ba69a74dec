"""Dune: Imperium in the terminal: the table by what is drawn, and what each module adds to it."""

from sietch.cli.screens.imperium.screen import ImperiumScreen

__all__ = ["ImperiumScreen"]
