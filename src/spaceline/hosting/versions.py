"""Which version of the program and of its cards a game is played with."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.metadata import version
from typing import Any

from spaceline.core.state import State

WRITTEN: dict[int, tuple[Any, bytes]] = {}
"""By the identity of a definition: the definition, which thereby stays what it is, and what it says."""


@cache
def engine_version() -> str:
    """The version that is running."""
    return version("spaceline")


def definitions_of(state: State) -> str:
    """A hash of the cards of a game, so that a saved game knows whether they have changed since."""
    made = hashlib.sha256()
    for name in sorted({card.definition for card in state.cards.values()}):
        made.update(written(state.ruleset.definitions[name]))
    return made.hexdigest()[:16]


def written(it: Any) -> bytes:
    """All that a definition says, worked out once."""
    found = WRITTEN.get(id(it))
    if found is None:
        found = WRITTEN[id(it)] = (it, repr((it.facts, it.abilities)).encode())
    return found[1]
