"""Whether something bad happens to the cards that a text gives a name to."""

from __future__ import annotations

from functools import lru_cache

from spaceline.effects.nodes import walk
from spaceline.effects.nodes.captivity import Capture
from spaceline.effects.nodes.effects import (
    Affect,
    Destroy,
    Disable,
    Discard,
    Hold,
    Kill,
    Put,
    RemoveFromGame,
    Stop,
)
from spaceline.effects.nodes.modifiers import Raise
from spaceline.players.heuristic.appraisal import Texts
from spaceline.players.heuristic.guesses import REMEMBERED

BAD_PLACES = ("deck_top", "deck_bottom", "discard", "pile", "headquarters", "brig")


@lru_cache(REMEMBERED)
def is_bad_for(definition: Texts, name: str) -> bool:
    """Whether something bad happens to the cards that a text gives this name to."""
    for ability in definition.abilities:
        for _, node in walk(ability):
            cards = getattr(node, "cards", None)
            if cards is None or getattr(cards, "where", "") != "named" or cards.name != name:
                continue
            if isinstance(node, Stop | Kill | Destroy | Discard | RemoveFromGame | Disable | Hold | Capture):
                return True
            if isinstance(node, Put) and node.to in BAD_PLACES:
                return True
            if isinstance(node, Affect) and any(isinstance(it, Raise) and it.times < 0 for it in node.modifiers):
                return True
    return False
