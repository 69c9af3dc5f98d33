"""Downloads that found nothing: the same one is not tried again before there is more to look through (1E-6.5.3.0.2/4).

There is more once the sources hold more cards than they did then.
"""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.state import State
from spaceline.effects.scope import Scope
from spaceline.rules.first.playing.sources import amount_to_search

IN_VAIN = "searched-in-vain"
"""The mark of a card whose text found nothing: among how many cards, and one more."""


def was_in_vain(state: State, scope: Scope) -> bool:
    """Whether the text of that card found nothing, and there is no more to look through now."""
    searched = state.mark(scope.source, IN_VAIN)
    return bool(searched) and amount_to_search(state, scope) < searched


def note_in_vain(state: State, scope: Scope) -> None:
    """Keep in mind among how many cards nothing was found."""
    amount = amount_to_search(state, scope) + 1
    request(state, Change("note", (), scope.you, scope.source, to=scope.source, detail=IN_VAIN, amount=amount))
