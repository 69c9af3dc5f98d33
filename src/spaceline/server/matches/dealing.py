"""The first position of a match, once all have sat down."""

from __future__ import annotations

from collections.abc import Callable

from spaceline.hosting.beginning import begin
from spaceline.hosting.seating import PERSON, Chair
from spaceline.server.decks.written import deck_of, from_store
from spaceline.server.live.persistence import Checkpoint, since
from spaceline.server.storage.matches import Match
from spaceline.server.storage.positions import Stored

Deal = Callable[[Match], Stored]


def deal(match: Match) -> Stored:
    """Deal a match. Called in a thread: a hundred cards take some hundredths of a second."""
    chairs = tuple(Chair(seat.computer or PERSON, seat.deck) for seat in match.seats)
    own = {seat.player: deck_of(from_store(seat.own)) for seat in match.seats if seat.own}
    game = begin(match.ruleset, chairs, match.seed, is_watched=True, own=own)
    return since(game, Checkpoint())
