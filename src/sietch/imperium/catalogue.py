"""All components as plain entries to read: names, facts and labelled parts, in words of no language yet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sietch.core.catalogue import Entry, Part
from sietch.core.combinators import May, Seq
from sietch.core.node import Icon, Node, Words
from sietch.imperium import modules
from sietch.imperium.components import (
    BATTLE_ICONS,
    CARDS,
    CONFLICTS,
    CONTRACTS,
    FACTIONS,
    GOODS,
    ICONS,
    INTRIGUES,
    LEADERS,
    LOCATIONS,
    OBJECTIVES,
    POSTS,
    SPACES,
    VICTORY_POINT,
    Card,
    Component,
    Conflict,
    Contract,
    Effects,
    Intrigue,
    Leader,
    Objective,
    Post,
    Space,
    boxes,
    name_id,
    number_of,
)
from sietch.imperium.influence import BONUS_AT, POINT_AT, TOP, TRACK_BONUS

KINDS = (
    "starting",
    "reserve",
    "imperium",
    "intrigue",
    "conflict",
    "contract",
    "leader",
    "space",
    "post",
    "objective",
    "track",
)


# Importing the modules registered all components.
MODULES = tuple(modules.__all__)


def catalogue(wanted: Sequence[str] = MODULES) -> list[Entry]:
    """The components of Uprising and of the wanted modules, by kind, each kind in the order of registration."""
    found = [entry for table, entries in _TABLES for entry in map(entries, table)] + list(map(_track, FACTIONS))
    found = [entry for entry in found if entry.module in ("uprising", *wanted)]
    return sorted(found, key=lambda entry: KINDS.index(entry.kind))


def _entry(component: Component, kind: str, parts: Iterator[Part], **facts: Any) -> Entry:
    return Entry(
        component.id,
        kind,
        component.module,
        component.copies,
        name_id(component),
        tuple(parts),
        doubt=component.doubt,
        **facts,
    )


def _part(label: str, *effects: Node[Any] | None) -> Iterator[Part]:
    """A part that holds these effects, if there are any, each in a sentence of its own."""
    nodes = [node for effect in effects for node in boxes(effect)]
    if nodes:
        yield (label, ("box", {"effects_sentences": nodes}), [icon for node in nodes for icon in node.icons()])


def _play(label: str, effect: Node[Any] | None) -> Iterator[Part]:
    """What an intrigue card does: to play it is to pay its cost."""
    if isinstance(effect, May):
        yield (label, effect.chosen_words(), effect.icons())
    else:
        yield from _part(label, effect)


# ---- cards


def _card(card: Card) -> Entry:
    return _entry(
        card,
        card.kind,
        _card_parts(card),
        cost=card.cost if card.cost >= 0 else None,
        tags=tuple(ICONS[tag] for tag in card.tags),
        icons=tuple(ICONS[icon] for icon in card.icons),
        persuasion=card.persuasion,
        swords=card.swords,
    )


def _card_parts(card: Card) -> Iterator[Part]:
    yield from _part("part-agent", *card.agent)
    yield from _part("part-reveal", *card.reveal)
    yield from _part("part-acquire", card.acquire)
    yield from _part("part-discarded", card.on_discard)
    yield from _part("part-trashed", card.on_trash)


def _intrigue(card: Intrigue) -> Entry:
    def parts() -> Iterator[Part]:
        yield from _play("part-plot", card.plot)
        yield from _play("part-combat", card.combat)
        yield from _play("part-endgame", card.endgame)

    return _entry(card, "intrigue", parts())


def _conflict(card: Conflict) -> Entry:
    return _entry(card, "conflict", _conflict_parts(card), icons=(BATTLE_ICONS[card.icon],))


def _conflict_parts(card: Conflict) -> Iterator[Part]:
    yield ("part-level", ("level", {"n": card.level}), [])
    yield _battle_icon(card.icon)
    if card.location >= 0:
        location = name_id(SPACES[number_of(SPACES, LOCATIONS[card.location])])
        yield ("part-winner", ("control-of", {"space": location}), [("control", 1)])
    yield from _part("part-first", card.first)
    yield from _part("part-second", card.second)
    yield from _part("part-third", card.third)


def _battle_icon(icon: int) -> Part:
    return ("part-battle-icon", ("the-noun", {"what": BATTLE_ICONS[icon]}), [(BATTLE_ICONS[icon], 1)])


def _contract(token: Contract) -> Entry:
    def parts() -> Iterator[Part]:
        yield ("part-requirement", *_task(token))
        yield from _part("part-reward", *token.reward)

    return _entry(token, "contract", parts())


def _task(token: Contract) -> tuple[Words, list[Icon]]:
    """What completes a contract."""
    if token.space >= 0:
        return ("task-send", {"space": name_id(SPACES[token.space])}), [("agent", 1)]
    if token.harvest:
        return ("task-harvest", {"n": token.harvest}), [("agent", 1), ("on-maker", 1), ("spice", token.harvest)]
    if token.acquire:
        card = CARDS[number_of(CARDS, token.acquire)]
        return ("task-acquire", {"card": name_id(card)}), [("acquire", card.cost)]
    return ("task-none", {}), []


def _objective(card: Objective) -> Entry:
    def parts() -> Iterator[Part]:
        yield _battle_icon(card.icon)
        yield ("part-players", ("player-counts", {"counts": ", ".join(map(str, card.players))}), [])
        if card.first_player:
            yield ("part-set-up", ("first-player", {}), [])

    return _entry(card, "objective", parts(), icons=(BATTLE_ICONS[card.icon],))


# ---- leaders


def _leader(leader: Leader) -> Entry:
    return _entry(leader, "leader", _leader_parts(leader))


def _leader_parts(leader: Leader) -> Iterator[Part]:
    name = name_id(leader)[0]
    if leader.other_side:
        yield ("part-side", ("other-side", {}), [])
    if leader.without:
        cards = tuple(name_id(CARDS[number_of(CARDS, id)]) for id in leader.without)
        yield ("part-set-up", _titled(f"{name}-setup", ("starts-without", {"cards_list": cards})), [])
    ability = f"{name}-ability"
    if leader.commands:
        contracts = tuple(name_id(CONTRACTS[number_of(CONTRACTS, id)]) for id in leader.commands)
        yield ("part-ability", _titled(ability, ("commands-contracts", {"contracts_list": contracts})), [])
    for label, words, icons in _part("part-ability", *leader.ability):
        yield (label, _titled(ability, words), icons)
    for label, words, icons in _part("part-signet", leader.signet):
        yield (label, _titled(f"{name}-signet", words), icons)


def _titled(title: str, words: Words) -> Words:
    return ("titled", {"title": (title, {}), "text_sentences": (words,)})


# ---- the board


def _space(space: Space) -> Entry:
    return _entry(space, "space", _space_parts(space), icons=(ICONS[space.icon],))


def _space_parts(space: Space) -> Iterator[Part]:
    if space.cost is not None:
        what, n = space.cost
        icons: list[Icon] = [(GOODS[what], n)]
        if space.cost_after:
            after = {"n": n, "after": space.cost_after, "what": GOODS[what]}
            yield ("part-cost", ("cost-after", after), [*icons, ("or", 1), (GOODS[what], space.cost_after)])
        else:
            yield ("part-cost", ("counted", {"n": n, "what": GOODS[what]}), icons)
    if space.requirement is not None:
        faction, n = space.requirement
        asked = ("needs-influence", {"faction": ICONS[faction], "n": n})
        yield ("part-requirement", asked, [(f"influence-{ICONS[faction]}", n)])
    if space.once:
        yield ("part-requirement", ("once-in-the-game", {}), [])
    if space.combat:
        yield ("part-mark", ("mark-combat", {}), [("deploy", 1)])
    if space.maker >= 0:
        yield ("part-mark", ("mark-maker", {}), [("bonus-spice", 1)])
    if space.faction >= 0:
        gained = ("influence", {"faction": ICONS[space.faction], "n": 1})
        yield ("part-influence", gained, [(f"influence-{ICONS[space.faction]}", 1)])
    yield from _part("part-effects", *space.effects)
    if space.extra is not None:
        yield _extra(space.extra, space.extra_effects)
    yield from _part("part-control-bonus", space.control_bonus)


def _extra(extra: tuple[int, int], effects: Effects) -> Part:
    what, n = extra
    node = effects[0] if len(effects) == 1 else Seq(*effects)
    words = ("extra-payment", {"n": n, "what": GOODS[what], "get": node})
    return ("part-extra", words, [(GOODS[what], n), ("arrow", 1), *node.icons()])


def _post(post: Post) -> Entry:
    spaces = tuple(name_id(SPACES[number]) for number in post.spaces)
    parts: Iterator[Part] = iter([("part-spaces", ("connected-spaces", {"spaces_list": spaces}), [("spy", 1)])])
    return _entry(post, "post", parts)


def _track(faction: int) -> Entry:
    """The influence track of a faction: what its steps give."""
    name = ICONS[faction]
    point: Icon = (GOODS[VICTORY_POINT], 1)
    a_point: Words = ("gain", {"n": 1, "what": GOODS[VICTORY_POINT]})
    bonus = TRACK_BONUS[faction]
    parts: list[Part] = [
        ("part-step", ("track-length", {"n": TOP}), []),
        ("part-step", ("track-step", {"n": POINT_AT, "get": a_point}), [point]),
        ("part-step", ("track-step", {"n": BONUS_AT, "get": bonus}), bonus.icons()),
        ("part-alliance", ("track-alliance", {"n": BONUS_AT}), [(f"alliance-{name}", 1), point]),
    ]
    return Entry(name, "track", "uprising", 1, (f"icon-influence-{name}", {}), tuple(parts), icons=(name,))


_TABLES: tuple[tuple[list[Any], Any], ...] = (
    (CARDS, _card),
    (INTRIGUES, _intrigue),
    (CONFLICTS, _conflict),
    (CONTRACTS, _contract),
    (LEADERS, _leader),
    (SPACES, _space),
    (POSTS, _post),
    (OBJECTIVES, _objective),
)
