"""The games as standard environments: `sietch.envs.pettingzoo`, `sietch.envs.gymnasium`, `sietch.envs.openspiel`.

Importing this registers the Gymnasium environments, one for each game, where Gymnasium is installed.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("numpy") is None:
    raise ImportError("sietch.envs needs numpy: pip install 'sietch[envs]', or 'sietch[openspiel]' for OpenSpiel")

if find_spec("gymnasium") is not None:
    from sietch.envs.gymnasium import register

    register()
