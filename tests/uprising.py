"""What is in a game of Uprising with some modules, for tests that go through all of it."""

from sietch.core.catalogue import Entry
from sietch.imperium.rules import Family, ruleset


def with_modules(*modules: str) -> Family:
    return ruleset("uprising", ("uprising", *modules), 4)


def catalogue(modules: tuple[str, ...] = ("choam",)) -> list[Entry]:
    return with_modules(*modules).catalogue()


SPACES = list(with_modules().spaces.values())
POSTS = list(with_modules().posts.values())
