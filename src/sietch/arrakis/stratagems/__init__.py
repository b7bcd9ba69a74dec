"""Verbs that only a card or two use, by what they are about."""
