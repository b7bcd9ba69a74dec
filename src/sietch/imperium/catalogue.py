"""All components as plain entries to read: names, facts and labelled parts, in words of no language yet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from sietch.core.catalogue import Entry, Part
from sietch.core.combinators import Given, May, Seq
from sietch.core.node import Icon, Node, Words
from sietch.imperium.bits import bits
from sietch.imperium.components import (
    BATTLE_ICONS,
    CARDS,
    CONFLICTS,
    FACES,
    GOODS,
    ICONS,
    INTRIGUES,
    LEADERS,
    NO_ICON,
    OBJECTIVES,
    PLACES,
    POSTS,
    VICTORY_POINT,
    Card,
    Component,
    Conflict,
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
from sietch.imperium.influence import BONUS_AT, POINT_AT, TOP
from sietch.imperium.module import Module

# In the order in which they are listed; kinds that only a module has come where it says.
KINDS: list[str] = [
    "starting",
    "reserve",
    "imperium",
    "intrigue",
    "conflict",
    "leader",
    "space",
    "post",
    "objective",
    "track",
]


def new_kind(name: str, after: str) -> None:
    """A kind of components that a module brings, and which one it is listed after."""
    KINDS.insert(KINDS.index(after) + 1, name)


def components_of(module: Module) -> list[Entry]:
    """The components that every module may have, in the order of registration, as far as this one brings them."""
    found: list[Entry] = []
    for table, tell in _TABLES:
        brings = module.face if table is FACES else module.brings
        found += [replace(tell(thing), module=module.box or module.id) for thing in table if brings(thing)]
    return found


def in_order(entries: Iterable[Entry]) -> list[Entry]:
    """By kind, each kind as it comes."""
    return sorted(entries, key=lambda entry: KINDS.index(entry.kind))


def entry(component: Component, kind: str, parts: Iterator[Part], **facts: Any) -> Entry:
    return Entry(
        component.id,
        kind,
        component.module,
        component.copies,
        name_id(component),
        tuple(parts),
        doubt=component.doubt,
        doubt_words=("fact-doubt", {"doubt": (f"doubt-{component.doubt}", {})}) if component.doubt else None,
        printed=component.printed,
        **facts,
    )


def part(label: str, *effects: Node[Any] | None) -> Iterator[Part]:
    """A part that holds these effects, if there are any, each in a sentence of its own."""
    nodes = [node for effect in effects for node in boxes(effect)]
    if nodes:
        yield (label, ("box", {"effects_sentences": nodes}), [icon for node in nodes for icon in node.icons()])


def _play(label: str, effect: Node[Any] | None) -> Iterator[Part]:
    """What an intrigue card does: to play it is to pay its cost."""
    if isinstance(effect, May) or (isinstance(effect, Given) and isinstance(effect.then, May)):
        yield (label, effect.chosen_words(), effect.icons())
    else:
        yield from part(label, effect)


# ---- cards


def _card(card: Card) -> Entry:
    """Its cost in persuasion, if it has one, and what the Reveal box gives without conditions."""
    numbers = {"persuasion": card.persuasion, "swords": card.swords}
    if card.cost >= 0:
        numbers = {"cost": card.cost, **numbers}
    return entry(
        card,
        card.kind,
        _card_parts(card),
        numbers=numbers,
        tags=tuple(ICONS[tag] for tag in card.tags),
        icons=tuple(ICONS[icon] for icon in card.icons),
    )


def _card_parts(card: Card) -> Iterator[Part]:
    yield from part("part-cost", card.price)
    for test, icons in card.icons_if:
        words = ("icons-if", {"test": test, "icons_list": tuple(ICONS[icon] for icon in bits(icons))})
        yield ("part-icons", words, [*test.icons(), ("colon", 1), *((f"on-{ICONS[icon]}", 1) for icon in bits(icons))])
    yield from part("part-agent", *card.agent)
    yield from part("part-reveal", *card.reveal)
    yield from part("part-acquire", card.acquire)
    yield from part("part-discarded", card.on_discard)
    yield from part("part-trashed", card.on_trash)


def _intrigue(card: Intrigue) -> Entry:
    def parts() -> Iterator[Part]:
        yield from _play("part-plot", card.plot)
        yield from _play("part-combat", card.combat)
        yield from _play("part-victory", card.victory)
        yield from _play("part-endgame", card.endgame)

    return entry(card, "intrigue", parts())


def _conflict(card: Conflict) -> Entry:
    icons = () if card.icon == NO_ICON else (BATTLE_ICONS[card.icon],)
    return entry(card, "conflict", _conflict_parts(card), icons=icons)


def _conflict_parts(card: Conflict) -> Iterator[Part]:
    yield ("part-level", ("level", {"n": card.level}), [])
    if card.icon != NO_ICON:
        yield _battle_icon(card.icon)
    if card.location:
        location = name_id(PLACES[number_of(PLACES, card.location)])
        yield ("part-winner", ("control-of", {"space": location}), [("control", 1)])
    yield from part("part-first", card.first)
    yield from part("part-second", card.second)
    yield from part("part-third", card.third)


def _battle_icon(icon: int) -> Part:
    return ("part-battle-icon", ("the-noun", {"what": BATTLE_ICONS[icon]}), [(BATTLE_ICONS[icon], 1)])


def _objective(card: Objective) -> Entry:
    def parts() -> Iterator[Part]:
        yield _battle_icon(card.icon)
        yield ("part-players", ("player-counts", {"counts": ", ".join(map(str, card.players))}), [])
        if card.first_player:
            yield ("part-set-up", ("first-player", {}), [])

    return entry(card, "objective", parts(), icons=(BATTLE_ICONS[card.icon],))


# ---- leaders


def _leader(leader: Leader) -> Entry:
    if leader.entry is not None:
        told: Entry = leader.entry(leader)
        return told
    return entry(leader, "leader", _leader_parts(leader))


def _leader_parts(leader: Leader) -> Iterator[Part]:
    name = name_id(leader)[0]
    if leader.other_side:
        yield ("part-side", ("other-side", {}), [])
    if leader.without:
        cards = tuple(name_id(CARDS[number_of(CARDS, id)]) for id in leader.without)
        yield ("part-set-up", _titled(f"{name}-setup", ("starts-without", {"cards_list": cards})), [])
    ability = f"{name}-ability"
    for words in leader.told:
        yield ("part-ability", _titled(ability, words), [])
    if leader.discount is not None:
        icon, what, n = leader.discount
        less: Words = ("costs-less", {"icon": ICONS[icon], "what": GOODS[what], "n": n})
        yield ("part-ability", _titled(ability, less), [(f"on-{ICONS[icon]}", 1), ("colon", 1), (GOODS[what], -n)])
    if leader.passes:
        places = tuple(("icon-noun", {"icon": ICONS[icon]}) for icon in leader.passes)
        passing: list[Icon] = [("agent", 1), ("on-occupied", 1), *((f"on-{ICONS[icon]}", 1) for icon in leader.passes)]
        yield ("part-ability", _titled(ability, ("passes-others", {"icons_options": places})), passing)
    for label, words, icons in part("part-ability", *leader.ability):
        yield (label, _titled(ability, words), icons)
    for label, words, icons in part("part-signet", leader.signet):
        yield (label, _titled(f"{name}-signet", words), icons)


def _titled(title: str, words: Words) -> Words:
    return ("titled", {"title": (title, {}), "text_sentences": (words,)})


# ---- the board


def _space(space: Space) -> Entry:
    return entry(space, "space", _space_parts(space), icons=(ICONS[space.icon],))


def _space_parts(space: Space) -> Iterator[Part]:
    if space.cost is not None:
        what, n = space.cost
        icons: list[Icon] = [(GOODS[what], n)]
        if space.cost_after:
            after = {"n": n, "after": space.cost_after, "what": GOODS[what]}
            yield ("part-cost", ("cost-after", after), [*icons, ("or", 1), (GOODS[what], space.cost_after)])
        elif space.amounts:
            most = space.amounts[-1][0]
            amounts = {"least": n, "most": most, "what": GOODS[what]}
            yield ("part-cost", ("cost-between", amounts), [(GOODS[what], n), ("or", 1), (GOODS[what], most)])
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
    if space.is_maker:
        yield ("part-mark", ("mark-maker", {}), [("bonus-spice", 1)])
    if space.visit is not None:
        yield ("part-influence", space.visit.words(), space.visit.icons())
    elif space.faction >= 0:
        gained = ("influence", {"faction": ICONS[space.faction], "n": 1})
        yield ("part-influence", gained, [(f"influence-{ICONS[space.faction]}", 1)])
    yield from part("part-effects", *space.effects)
    if space.amounts:
        yield _amounts(space)
    if space.extra is not None:
        yield _extra(space.extra, space.extra_effects)
    yield from part("part-control-bonus", space.control_bonus)


def _amounts(space: Space) -> Part:
    """What each amount gives that can be paid."""
    assert space.cost is not None
    good = GOODS[space.cost[0]]
    words: list[Words] = []
    icons: list[Icon] = []
    for n, effects in space.amounts:
        node = effects[0] if len(effects) == 1 else Seq(*effects)
        words.append(("for-amount", {"n": n, "what": good, "get": node}))
        icons += [*([("or", 1)] if icons else ()), (good, n), ("arrow", 1), *node.icons()]
    return ("part-effects", ("steps", {"parts_steps": tuple(words)}), icons)


def _extra(extra: tuple[int, int], effects: Effects) -> Part:
    what, n = extra
    node = effects[0] if len(effects) == 1 else Seq(*effects)
    words = ("extra-payment", {"n": n, "what": GOODS[what], "get": node})
    return ("part-extra", words, [(GOODS[what], n), ("arrow", 1), *node.icons()])


def _post(post: Post) -> Entry:
    spaces = tuple(name_id(PLACES[number]) for number in post.spaces)
    parts: Iterator[Part] = iter([("part-spaces", ("connected-spaces", {"spaces_list": spaces}), [("spy", 1)])])
    return entry(post, "post", parts)


def track(name: str, bonus: Node[Any], module: str) -> Entry:
    """The influence track of a faction: what its steps give."""
    point: Icon = (GOODS[VICTORY_POINT], 1)
    a_point: Words = ("gain", {"n": 1, "what": GOODS[VICTORY_POINT]})
    parts: list[Part] = [
        ("part-step", ("track-length", {"n": TOP}), []),
        ("part-step", ("track-step", {"n": POINT_AT, "get": a_point}), [point]),
        ("part-step", ("track-step", {"n": BONUS_AT, "get": bonus}), bonus.icons()),
        ("part-alliance", ("track-alliance", {"n": BONUS_AT}), [(f"alliance-{name}", 1), point]),
    ]
    return Entry(name, "track", module, 1, (f"icon-influence-{name}", {}), tuple(parts), icons=(name,))


_TABLES: tuple[tuple[list[Any], Any], ...] = (
    (CARDS, _card),
    (INTRIGUES, _intrigue),
    (CONFLICTS, _conflict),
    (LEADERS, _leader),
    (FACES, _space),
    (POSTS, _post),
    (OBJECTIVES, _objective),
)
