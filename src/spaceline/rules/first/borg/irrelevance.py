"""What of a dilemma is irrelevant to Borg who scout (1E-7.2.2.0.2, 1E-G:scouting-locations/5)."""

from __future__ import annotations

from typing import Any

from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import Encounter
from spaceline.effects.nodes.effects import Gate, Score
from spaceline.effects.nodes.traits import Named

GENDERS = frozenset(("male", "female"))


def is_irrelevant(effect: Encounter) -> bool:
    """Whether an effect of a dilemma does nothing to Borg: it asks for a gender, a classification, or offers points.

    They have neither, and of two options they take the one that brings no points (1E-7.2.2.0.2/1, /3, 1E-6.4.0.2/2).
    """
    return any(speaks_of_people(node) for _, node in walk(effect)) or offers_points(effect.effect)


def speaks_of_people(node: Any) -> bool:
    """Whether a text names somebody by gender or classification."""
    if not isinstance(node, Named):
        return False
    return node.trait == "classifications" or (node.trait == "characteristics" and not GENDERS.isdisjoint(node.names))


def offers_points(effect: Any) -> bool:
    """Whether an effect is nothing but an offer of points, which may be left."""
    if not isinstance(effect, Gate) or effect.asks != "you" or effect.then is None or effect.otherwise is not None:
        return False
    return any(isinstance(node, Score) for _, node in walk(effect.then))
