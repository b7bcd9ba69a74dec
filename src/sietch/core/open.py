"""What takes attributes that no class of ours names. Compiled classes do so only under one that is not compiled."""

from __future__ import annotations


class Open:
    """The base of whatever modules from elsewhere keep fields in; where it is not compiled, `__dict__` is a slot."""

    __slots__ = ()
