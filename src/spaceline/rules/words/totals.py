"""What a half-made choice of cards amounts to, in words."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.data.decisions import Check, Selection
from spaceline.core.data.leaves import CardId
from spaceline.rules.words.scene import Scene


def running_total(scene: Scene, selection: Selection, chosen: Sequence[CardId], check: Check) -> list[str]:
    """How many are chosen, what they count together, how many more are needed or possible."""
    say = scene.words.say
    parts = [say("total.chosen", number=len(chosen))]
    if selection.weights:
        parts.append(say("total.cost", total=check.total, budget=selection.budget))
    if check.missing:
        parts.append(say("total.missing", number=check.missing))
    elif check.addable:
        parts.append(say("total.addable", number=len(check.addable)))
    return parts
