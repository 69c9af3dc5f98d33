"""Effects that take personnel captive, or let captives go, and control of ships (1E-7.7, 1E-7.8)."""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.frames import RunEffect
from spaceline.core.state import State
from spaceline.effects.nodes.captivity import Abduct, Capture, Release
from spaceline.effects.nodes.space import Connect, TakeControl
from spaceline.effects.parts import captures_of
from spaceline.effects.perform.leaving import cards_hit
from spaceline.effects.perform.reading import cards_meant
from spaceline.effects.perform.verdicts import FELL_SHORT, Outcome, outcome
from spaceline.effects.world import world_of


def capture(state: State, run: RunEffect, it: Capture) -> Outcome:
    """Let a player capture those who are still there."""
    cards = cards_hit(state, run, it.cards)
    player = run.you if it.who == "you" else world_of(state).opponent(state, run)
    team = cards_meant(state, run, it.team) if it.team is not None else ()
    if not cards or (it.team is not None and not team):
        return FELL_SHORT
    request(state, *world_of(state).hit(state, run, it.cards, cards))
    return outcome(complete=captures_of(state).capture(state, run, player, cards, team[:1]))


def take_control(state: State, run: RunEffect, it: TakeControl) -> Outcome:
    """Control ships until the turn ends, or commandeer those that are not yours yet (1E-7.8.0.1/1)."""
    cards = cards_hit(state, run, it.cards)
    if it.by is None:
        request(state, *([Change("borrow", cards, run.you, run.source)] if cards else []))
        return outcome(complete=bool(cards))
    takers = cards_meant(state, run, it.by)
    others = tuple(card for card in cards if state.cards[card].controller != run.you)
    if not others or not takers:
        return FELL_SHORT
    request(state, Change("commandeer", others, run.you, run.source, to=takers[0]))
    return outcome(complete=len(others) == len(cards))


def release(state: State, run: RunEffect, it: Release) -> Outcome:
    """Free captives; where the place is gone to which they should go, nobody is freed."""
    cards = cards_hit(state, run, it.cards)
    to = cards_meant(state, run, it.to) if it.to is not None else ()
    if not cards or (it.to is not None and not to):
        return FELL_SHORT
    return outcome(complete=captures_of(state).release(state, run, cards, to[:1]))


def abduct(state: State, run: RunEffect, it: Abduct) -> Outcome:
    """Abduct those who are still there, as far as they can be."""
    return outcome(complete=captures_of(state).abduct(state, run, cards_hit(state, run, it.cards)))


def connect(state: State, run: RunEffect, it: Connect) -> Outcome:
    """Connect personnel to the card whose text it is, or disconnect them."""
    cards = cards_hit(state, run, it.cards)
    if cards:
        request(state, Change("disconnect" if it.off else "connect", cards, run.you, run.source))
    return outcome(complete=bool(cards))
