"""The cards: planning cards by deck, prescience cards, special actions of leaders, tokens. Importing registers them."""

from sietch.arrakis.cards import corrino, fremen, house_atreides, house_harkonnen, prescience, specials, tokens

__all__ = ["corrino", "fremen", "house_atreides", "house_harkonnen", "prescience", "specials", "tokens"]
