"""What players do in the course of a game, counted where a card of the game asks for it.

A dilemma is used by its owner to score or to discard others if what the owner does brings that about, and not if the
other player does (1E-G:writ-of-accountability/1).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.frames import RunEffect
from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.tests import DeedDone
from spaceline.effects.this_turn import DEED, marks_of
from spaceline.effects.topics import SCORE
from spaceline.rules.first.definition import DEEDS, FORFEITS, RAISES_GOAL, CardDefinition
from spaceline.rules.first.roles import SCOUTED_FOR, SCOUTING
from spaceline.rules.first.topics import BETWEEN
from spaceline.rules.first.values import is_dilemma


def counted(definitions: Iterable[CardDefinition]) -> Mapping[str, str]:
    """The marks of deeds that cards ask for, each with what such a card listens to."""
    asked = (
        node
        for it in definitions
        if DEEDS in it.listens
        for text in it.abilities
        for _, node in walk(text)
        if isinstance(node, DeedDone)
    )
    return {mark: DEEDS for deed in asked for mark in marks_of(deed)}


def note_played(state: State, change: Change) -> None:
    """A player has played cards, even if nothing comes of it."""
    for card in change.cards if DEEDS in state.watched else ():
        note(state, change.player, f"played:{state.definition(card).title}", 1)


def note_points(state: State, change: Change) -> None:
    """An own dilemma has brought its owner points."""
    if DEEDS in state.watched and change.amount > 0 and is_own_doing(state, change):
        note(state, change.player, "points", change.amount)


AT_STAKE = "at-stake"
"""The mark of a player who would lose so many points by a battle."""


def note_stake(state: State, change: Change) -> None:
    """A card has brought points that are lost once its player is in a battle (1E-G:mordock/1)."""
    if change.amount > 0 and change.source in state.watched.get(FORFEITS, ()):
        table.add_mark(state, change.player, AT_STAKE, change.amount)


def note_discards(state: State, change: Change) -> None:
    """An own dilemma has discarded others."""
    if DEEDS in state.watched and is_own_doing(state, change):
        others = sum(is_dilemma(state, card) for card in change.cards if card != change.source)
        if others:
            note(state, change.player, "discarded", others)


def note(state: State, player: PlayerId, did: str, amount: int) -> None:
    """Count what a player has done; it may end the game."""
    table.add_mark(state, player, f"{DEED}{did}", amount)
    state.invalidate(BETWEEN)


def is_own_doing(state: State, change: Change) -> bool:
    """Whether it is the doing of a player by a dilemma of the own, and not of whoever carries out its text."""
    source = change.source
    if source not in state.cards or not is_dilemma(state, source) or state.cards[source].owner != change.player:
        return False
    texts = (frame for frame in reversed(state.frames) if isinstance(frame, RunEffect) and frame.source == source)
    return next((text.you for text in texts), change.player) == change.player


def scout(state: State, change: Change) -> None:
    """Begin to scout for an objective: that it was begun is enough (1E-G:scouted/1)."""
    table.put_mark(state, change.source, SCOUTING, 1)
    if RAISES_GOAL in state.watched:
        for mission in change.cards:
            table.put_mark(state, mission, SCOUTED_FOR[change.player], 1)
        state.invalidate(SCORE)
