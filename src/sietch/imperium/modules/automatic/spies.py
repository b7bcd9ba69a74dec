"""Spies of rivals: they only fill posts, and the third one on the board sets off the rival's scheme."""

from __future__ import annotations

from collections.abc import Sequence

from sietch.core.node import Features, Icon, Node, Words
from sietch.imperium.bits import bits
from sietch.imperium.components import POSTS, name_id, number_of
from sietch.imperium.modules.automatic.rival import rival_of
from sietch.imperium.spies import SPIES, place_spy, recall_spy
from sietch.imperium.state import Imperium


def faction_posts(g: Imperium, player: int) -> list[int]:
    """The posts of the factions, in the order of the rival's list."""
    found = []
    for faction in rival_of(g, player).priority:
        found += [post.number for post in g.ruleset.posts.values() if post.icons >> faction & 1]
    return found


def place_rival_spy(g: Imperium, player: int, posts: Sequence[int]) -> None:
    """On the first post without a spy; where there is none, or no spy in supply, nothing happens."""
    taken = 0
    for p in g.players:
        taken |= p.spies
    free = [post for post in posts if not taken >> post & 1]
    if free and g.players[player].spies.bit_count() < SPIES:
        place_spy(g, player, free[0])
        g.spy_placed = free[0]


def scheme(g: Imperium, player: int) -> Node[Imperium] | None:
    """With the third spy on the board the other two come back: the scheme that is carried out then."""
    spies = g.players[player].spies
    if spies.bit_count() < SPIES:
        return None
    # A position laid out in words does not say which of them was placed last.
    last = g.spy_placed if g.spy_placed >= 0 and spies >> g.spy_placed & 1 else bits(spies)[-1]
    for post in bits(spies & ~(1 << last)):
        recall_spy(g, player, post)
    return rival_of(g, player).scheme


class RivalSpy(Node[Imperium]):
    """On the first free one of these posts, or of those of the factions in the order of the rival's list."""

    def __init__(self, *posts: str) -> None:
        self.posts = posts

    def run(self, g: Imperium, seat: int, x: int) -> None:
        wanted = [number_of(POSTS, id) for id in self.posts]
        on_board = [post for post in wanted if post in g.ruleset.posts]
        place_rival_spy(g, seat, on_board if self.posts else faction_posts(g, seat))

    def words(self) -> Words:
        if not self.posts:
            return ("rival-spy", {})
        found = tuple(name_id(POSTS[number_of(POSTS, id)]) for id in self.posts)
        return ("rival-spy-on", {"posts_steps": found})

    def icons(self) -> list[Icon]:
        return [("spy", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"spy": 1.0}
