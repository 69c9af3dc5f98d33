"""Cards that do something lasting as they are played: laid on the table by a scenario they would lack it."""

from __future__ import annotations

from spaceline.core.state import State
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import Played
from spaceline.effects.nodes.effects import Affect, Afflict, Hold

LAID_ON = ("on", "at")
"""How cards lie that are on another card or at a location, where their texts speak of what they are played on."""


def unsettled(state: State) -> str:
    """The first card that only playing settles; nothing where all that lie on others are what they would be."""
    for card, leaf in state.cards.items():
        if leaf.role in LAID_ON and any(lasts(text) for text in state.definition(card).abilities):
            title: str = state.definition(card).facts.title
            return title
    return ""


def lasts(text: object) -> bool:
    """Whether a text marks, holds or modifies cards for as long as its card is there, as it is played."""
    return isinstance(text, Played) and any(
        isinstance(node, Afflict | Hold) or (isinstance(node, Affect) and node.until == "leaves")
        for _, node in walk(text)
    )
