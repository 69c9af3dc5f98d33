"""What the events of each verb are like, so that nobody expects one not to happen that never could."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from spaceline.core.data.changes import REPORTS, Change
from spaceline.core.state import State

ANY = "*"
"""A detail that may be any word."""


@dataclass(frozen=True)
class Happenings:
    """By verb what the events of an edition have beside it; whatever is not listed they may have."""

    without_cards: frozenset[str]
    with_amount: frozenset[str]
    details: Mapping[str, frozenset[str]]
    """The words that say more about it, or any."""


def impossible(known: Happenings, state: State, wanted: Change) -> Iterator[str]:
    """Why no event could ever be like that."""
    verbs = state.ruleset.verbs
    if wanted.verb in REPORTS:
        return
    if wanted.verb not in verbs:
        close = get_close_matches(wanted.verb, verbs)
        hint = f"; did you mean {' or '.join(close)}?" if close else ""
        yield f"no event is called {wanted.verb!r}{hint}"
        return
    if wanted.cards and wanted.verb in known.without_cards:
        yield f"{wanted.verb!r} names no cards"
    if wanted.amount and wanted.verb not in known.with_amount:
        yield f"{wanted.verb!r} has no number"
    words = known.details.get(wanted.verb, frozenset())
    if wanted.detail and not words & {wanted.detail, ANY}:
        yield f"{wanted.verb!r} says no {wanted.detail!r}" + (f", but {', '.join(sorted(words))}" if words else "")
    if wanted.player and wanted.player not in state.players:
        yield f"there is no player {wanted.player}"
