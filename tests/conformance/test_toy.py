"""The toy game passes the battery, and uses all that the core has to offer."""

from tests.conformance.battery import Conformance
from tests.conformance.toy.rules import BAZAAR, NODES
from tests.conformance.toy.schema import SCHEMA
from tests.conformance.toy.write_state import STATE

from sietch.core import combinators
from sietch.core.node import Node
from sietch.core.schema import Holds, See, source


class TestBazaar(Conformance):
    rules = BAZAAR
    setups = ({"players": 2}, {"players": 3})
    seeds = (1, 2, 3, 4)


def test_the_written_state_is_fresh():
    assert STATE.read_text(encoding="utf-8") == source(SCHEMA)


def test_the_toy_uses_every_combinator():
    offered = {
        thing
        for thing in vars(combinators).values()
        if isinstance(thing, type) and issubclass(thing, Node) and thing.__module__ == combinators.__name__
    }
    assert offered <= {type(node) for node in NODES.nodes}


def test_the_toy_uses_every_kind_of_field():
    fields = [*SCHEMA.game, *SCHEMA.player]
    assert {field.holds for field in fields} == set(Holds)
    assert {field.see for field in fields} == set(See) - {See.NOBODY}
