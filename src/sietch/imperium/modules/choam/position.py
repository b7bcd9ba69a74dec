"""Words of positions for contracts: `offer`, and what a seat has."""

from __future__ import annotations

from collections.abc import Sequence

from sietch.imperium.modules.choam.contract import CONTRACTS
from sietch.imperium.modules.choam.taking import OFFER_SIZE
from sietch.imperium.position import Facts, Pool, names
from sietch.imperium.state import Imperium


def offer(facts: Facts, *ids: str, bank: Sequence[str] | None = None) -> None:
    """The face-up contracts; bank: those face down, all others unless said.

    Fewer than two: the bank is empty, or they would have been refilled.
    """
    facts.more["offer"] = ids
    facts.more["contract_bank"] = bank


def lay_out(g: Imperium, facts: Facts) -> None:
    """An offer that is not full means that the bank is empty."""
    wanted, wanted_bank = facts.more.get("offer"), facts.more.get("contract_bank")
    aside = Pool(CONTRACTS, g.aside_contracts)
    pool = Pool(CONTRACTS, g.contract_bank + g.offer)
    # Those that another module deals.
    dealt = Pool(CONTRACTS, [token.number for token in CONTRACTS if token.module != "choam" and g.ruleset.has(token)])
    for p, said in zip(g.players, facts.seats, strict=True):
        for name in ("contracts", "completed"):
            wished = names(name, said.get(name, ()))
            taken = [next((some for some in (aside, dealt) if some.has(id)), pool).take(id) for id in wished]
            setattr(p, name, tuple(taken))
    g.aside_contracts = tuple(aside.left)
    named = pool.all(wanted)
    bank = pool.all(wanted_bank)
    if len(named) > OFFER_SIZE:
        raise ValueError(f"{OFFER_SIZE} contracts are on offer, not {len(named)}")
    if bank and len(named) < OFFER_SIZE:
        raise ValueError(f"the offer is refilled to {OFFER_SIZE} while the bank has contracts, so it cannot be {named}")
    if wanted is None:
        for token in g.offer:
            if token in pool.left:
                pool.left.remove(token)
                named.append(token)
        while len(named) < OFFER_SIZE and pool.left:
            named.append(pool.left.pop())
    g.offer = named
    full = len(named) == OFFER_SIZE and wanted_bank is None
    g.contract_bank = pool.left if full else bank
