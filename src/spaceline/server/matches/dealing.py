"""The first position of a match, once all have sat down."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from spaceline.core.chance import KEY_BYTES
from spaceline.hosting.beginning import begin
from spaceline.hosting.game import HostedGame
from spaceline.hosting.seating import PERSON, Chair
from spaceline.lab.lessons.playing import begin_lesson
from spaceline.presentation.lexicon.english import ENGLISH
from spaceline.server.decks.written import deck_of, from_store
from spaceline.server.live.persistence import Checkpoint, since
from spaceline.server.matches.making import is_chosen
from spaceline.server.storage.matches import Match
from spaceline.server.storage.positions import Stored

Deal = Callable[[Match, str], Stored]
"""Deals a match whose people are told of it in a language."""


def deal(match: Match, language: str = ENGLISH) -> Stored:
    """Deal a match. Called in a thread: a hundred cards take some hundredths of a second.

    Where no seed was chosen, chance has a key of the system's that stands in the stored game only.
    """
    if match.chapter:
        return since(told_in(begin_lesson(match.chapter, language), language), Checkpoint())
    chairs = tuple(Chair(seat.computer or PERSON, seat.deck) for seat in match.seats)
    own = {seat.player: deck_of(from_store(seat.own)) for seat in match.seats if seat.own}
    key = b"" if is_chosen(match.seed) else new_key()
    game = begin(match.ruleset, chairs, match.seed, is_watched=True, own=own, key=key, language=language)
    return since(told_in(game, language), Checkpoint())


def told_in(game: HostedGame, language: str) -> HostedGame:
    """A game of which everybody is told in a language, until they ask for another."""
    for viewer in game.viewers if language != ENGLISH else ():
        game.speak(viewer, language)
    return game


def new_key() -> bytes:
    """A key of chance that nobody knows."""
    return secrets.token_bytes(KEY_BYTES)
