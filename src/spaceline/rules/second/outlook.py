"""What a text looks at, so that values are worked out anew only when something of that has changed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from spaceline.effects.nodes import AnyNode, walk
from spaceline.effects.nodes.modifiers import Copy
from spaceline.effects.nodes.requirements import Requirement, Skill
from spaceline.effects.nodes.selectors import Cards, Filter, Highest
from spaceline.effects.nodes.tests import HasCompleted, HasPoints, Leads, Shows
from spaceline.effects.world import Outlook
from spaceline.rules.second.values import ATTRIBUTE_LAYER, SKILL_LAYER, TYPE_LAYER

ZONES = {
    "hand": "values-hand",
    "deck": "values-deck",
    "discard": "values-discard",
    "pile": "values-pile",
    "drawn": "values-pile",
    "stack": "values-pile",
    "removed": "values-removed",
}
"""Words for zones that are not in play to the families that fall when something there changes."""

SCORE = "values-score"

LAYERS = {
    "types": TYPE_LAYER,
    "affiliations": TYPE_LAYER,
    "icons": TYPE_LAYER,
    "keywords": TYPE_LAYER,
    "species": TYPE_LAYER,
    "skills": SKILL_LAYER,
    "lacks": SKILL_LAYER,
    "below": ATTRIBUTE_LAYER,
}
"""The fields of a filter that look at values, and the layer in which those are modified."""


@cache
def outlook(node: AnyNode) -> Outlook:
    """What a part of a text looks at."""
    inside = [part for _, part in walk(node)]
    layers = (layer for part in inside for layer in layers_of(part))
    grounds = dict.fromkeys(ground for part in inside for ground in grounds_of(part))
    return Outlook(max(layers, default=-1), tuple(grounds))


def layers_of(node: AnyNode) -> Iterator[int]:
    """The layers of the values that one node looks at."""
    if isinstance(node, Filter):
        yield from (layer for field, layer in LAYERS.items() if getattr(node, field))
    elif isinstance(node, Skill | Copy):
        yield SKILL_LAYER
    elif isinstance(node, Requirement | Highest | Shows):
        yield ATTRIBUTE_LAYER


def grounds_of(node: AnyNode) -> Iterator[str]:
    """The families whose fall may change what one node means."""
    if isinstance(node, Cards) and node.where in ZONES:
        yield ZONES[node.where]
    elif isinstance(node, HasCompleted | HasPoints | Leads):
        yield SCORE
