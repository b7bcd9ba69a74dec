"""What effects are counted by, each with its words and icons: the effect happens once for each of them."""

from __future__ import annotations

from sietch.core.node import Count, Icon, Words
from sietch.imperium.cards import in_play_with
from sietch.imperium.components import CARDS, ICONS, number_of
from sietch.imperium.receiving import of_receiver, pieces
from sietch.imperium.state import Imperium


class CardsInPlay(Count[Imperium]):
    """The cards of a faction that the player has in play."""

    def __init__(self, tag: int) -> None:
        self.tag = tag

    def count(self, g: Imperium, seat: int) -> int:
        return in_play_with(g.players[seat], self.tag)

    def words(self) -> Words:
        return ("count-cards-in-play", {"faction": ICONS[self.tag]})

    def icons(self) -> list[Icon]:
        return [(f"card-{ICONS[self.tag]}", 1)]


class CardsRevealed(Count[Imperium]):
    """The cards of a faction revealed this turn."""

    def __init__(self, tag: int) -> None:
        self.tag = tag

    def count(self, g: Imperium, seat: int) -> int:
        return sum(self.tag in CARDS[card].tags for card in g.players[seat].revealed)

    def words(self) -> Words:
        return ("count-cards-revealed", {"faction": ICONS[self.tag]})

    def icons(self) -> list[Icon]:
        return [(f"card-{ICONS[self.tag]}", 1)]


class OtherSwordCards(Count[Imperium]):
    """Other revealed cards that gave one or more swords this turn."""

    def __init__(self, card: str) -> None:
        self.card = card

    def count(self, g: Imperium, seat: int) -> int:
        own = number_of(CARDS, self.card)
        return sum(card != own for card in g.sword_cards)

    def words(self) -> Words:
        return ("count-other-sword-cards", {})

    def icons(self) -> list[Icon]:
        return [("card-sword", 1)]


class CountOfPieces(Count[Imperium]):
    """A number of pieces: the reason says whose they are."""

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        reason = super().why_not(g, seat)
        return None if reason is None else of_receiver(g, seat, reason)


class WormCount(CountOfPieces):
    """Own sandworms in the conflict."""

    def count(self, g: Imperium, seat: int) -> int:
        return pieces(g, seat).worms

    def words(self) -> Words:
        return ("count-worms", {})

    def icons(self) -> list[Icon]:
        return [("sandworm", 1)]
