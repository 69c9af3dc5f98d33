"""What a text says of each of several opponents, where a condition makes it speak of one."""

from __future__ import annotations

from functools import cache

from spaceline.core.data.leaves import PlayerId
from spaceline.effects.names import NO_OTHER_OPPONENT, OPPONENT
from spaceline.effects.nodes import AnyNode, parts
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import HasCompleted, HasPoints
from spaceline.effects.world import Reading, Scope


@cache
def looks_at_opponents(it: AnyNode) -> bool:
    """Whether a condition counts or compares what opponents have, or asks what they have achieved."""
    if isinstance(it, Cards) and it.of == "opponent":
        return True
    if isinstance(it, HasCompleted | HasPoints) and it.who == "opponent":
        return True
    return any(looks_at_opponents(inner) for _, inner in parts(it))


def meaning(scope: Scope, opponent: PlayerId) -> Reading:
    """What the text says when it means that opponent."""
    return Reading(
        scope.source,
        scope.you,
        {**scope.cards, OPPONENT: (opponent,), NO_OTHER_OPPONENT: (opponent,)},
        scope.numbers,
        scope.words,
    )
