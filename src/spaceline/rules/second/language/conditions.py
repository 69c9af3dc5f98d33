"""By which of its parts a test holds, so that those by whom it holds can be told and paid for."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.state import State
from spaceline.effects.names import SPOKEN_OF
from spaceline.effects.nodes.tests import Both, Either, OneIs, Test
from spaceline.effects.perform.reading import cards_meant, holds
from spaceline.effects.scope import Reading


def parts_that_hold(state: State, scope: Reading, test: Test) -> Iterator[tuple[Reading, Test]]:
    """The parts of a test, and how each is read: what is asked of one of several cards, of one of which it holds."""
    if isinstance(test, Both):
        for part in test.tests:
            yield from parts_that_hold(state, scope, part)
    elif isinstance(test, Either):
        one = next((part for part in test.tests if holds(state, scope, part)), None)
        if one is not None:
            yield from parts_that_hold(state, scope, one)
    elif isinstance(test, OneIs):
        readings = (
            Reading(scope.source, scope.you, {**scope.cards, SPOKEN_OF: (card,)})
            for card in cards_meant(state, scope, test.cards)
        )
        found = next((reading for reading in readings if holds(state, reading, test.test)), None)
        if found is not None:
            yield from parts_that_hold(state, found, test.test)
    else:
        yield scope, test
