"""Troubles go along with tribbles that are moved, as far as their player likes (1E-11.3/3, 1E-G:trouble/1)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Selection
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.ruleset import Next
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.data.frames import TribblesMoved
from spaceline.rules.first.definition import TRIBBLES
from spaceline.rules.first.side_decks import groups
from spaceline.rules.first.side_decks.piles import TROUBLE


def follow(state: State, player: PlayerId, cards: Iterable[CardId], source: EntityId, target: EntityId) -> None:
    """After personnel have gone over, Troubles may follow the small tribbles that these carry."""
    if TRIBBLES not in state.watched:
        return
    moved = tuple(tribble for card in cards for tribble in groups.carried_by(state, card))
    if whose := owners(state, moved, source):
        frame = TribblesMoved(step="choose_troubles", player=player, source=source, target=target, owners=whose)
        state.frames.append(frame)


def owners(
    state: State, moved: tuple[CardId, ...], source: EntityId, apart: tuple[CardId, ...] = ()
) -> tuple[PlayerId, ...]:
    """The players with whose tribbles a Trouble of theirs could go along, but for some that are discarded."""
    theirs = {state.cards[tribble].controller for tribble in moved}
    return tuple(
        player
        for player in state.players
        if player in theirs and not set(troubles_at(state, player, source)).issubset(apart)
    )


def troubles_at(state: State, player: PlayerId, end: EntityId) -> tuple[CardId, ...]:
    """The Troubles of a player in a place."""
    return places.of_type(state, places.own(state, tuple(groups.cards_at(state, end)), player), TROUBLE)


def choose_troubles(state: State, frame: TribblesMoved) -> Decision | None:
    """Ask the player whose tribbles were moved which Troubles go along, any or all of them."""
    if not frame.owners:
        return None
    player = frame.owners[0]
    there = troubles_at(state, player, frame.source)
    return Decision(
        player,
        "cards",
        "troubles-along",
        selection=Selection(there, 0, len(there)),
        about=(frame.source, frame.target),
        clause="1E-11.3/3",
    )


def bring_along(state: State, frame: TribblesMoved, answer: Answer) -> Next:
    """They are where the tribbles are, and the next player is asked."""
    state.frames[state.depth] = replace(frame, owners=frame.owners[1:])
    if answer.cards:
        parent, role = places.zone_of(state, frame.target)
        request(state, Change("relocate", answer.cards, frame.owners[0], to=parent, role=role))
    return "choose_troubles"
