"""The five objective cards."""

from __future__ import annotations

from sietch.imperium.components import CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER, Box

objective = Box("uprising").objective

objective("objective-desert-mouse-first-player", icon=DESERT_MOUSE, players=(1, 2, 3, 4, 6), first_player=True)
objective("objective-crysknife", icon=CRYSKNIFE, players=(1, 2, 3, 4, 6))
objective("objective-ornithopter-1-3p", icon=ORNITHOPTER, players=(1, 2, 3))
objective("objective-desert-mouse-4-6p", icon=DESERT_MOUSE, players=(4, 6))
objective("objective-crysknife-4-6p", icon=CRYSKNIFE, players=(4, 6))
