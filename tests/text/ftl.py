"""The catalogues as their files have them, for tests that look at the messages themselves."""

from collections.abc import Iterator

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, TextElement, VariableReference

from sietch.text.folders import catalogues, folders


def messages(code: str, file_name: str | None = None) -> Iterator[Message]:
    for file in catalogues(folders(code)):
        if file_name in (None, file.name):
            resource = FluentParser().parse(file.read_text(encoding="utf-8"))
            yield from (entry for entry in resource.body if isinstance(entry, Message))


def variables(node: object) -> set[str]:
    if isinstance(node, VariableReference):
        return {node.id.name}
    return {name for child in _children(node) for name in variables(child)}


def texts(node: object) -> Iterator[str]:
    """What a message says itself, without its placeables."""
    if isinstance(node, TextElement):
        yield node.value
    for child in _children(node):
        yield from texts(child)


def _children(node: object) -> Iterator[object]:
    if isinstance(node, BaseNode):
        yield from vars(node).values()
    elif isinstance(node, list):
        yield from node
