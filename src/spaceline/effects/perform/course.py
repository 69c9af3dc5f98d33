"""Effects on the course of a turn: how many dilemmas are drawn, who faces them, the end of an attempt, beams."""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.frames import RunEffect
from spaceline.core.state import State
from spaceline.effects.nodes.course import (
    Abstain,
    AddToTotal,
    Allot,
    EndAttempt,
    FaceInstead,
    Flash,
    Follow,
    SilenceContinuum,
    Transport,
    Tribbles,
)
from spaceline.effects.parts import dilemmas_of, flashes_of, harm_of, pursuit_of, transports_of
from spaceline.effects.perform.reading import cards_meant, number_meant
from spaceline.effects.perform.verdicts import (
    ASK,
    CAME_BACK,
    COME_BACK,
    DONE_WELL,
    FELL_SHORT,
    WHITHER,
    Outcome,
    name_cards,
    outcome,
    running,
)


def end_attempt(state: State, run: RunEffect, it: EndAttempt) -> Outcome:
    """End a mission attempt."""
    return outcome(complete=harm_of(state).end_attempt(state, run))


def flash(state: State, run: RunEffect, it: Flash) -> Outcome:
    """Let those who face it have a Q-Flash."""
    flashes_of(state).flash(state, run, number_meant(state, run, it.amount), it.chosen)
    return DONE_WELL


def silence_continuum(state: State, run: RunEffect, it: SilenceContinuum) -> Outcome:
    """Let a side deck be inactive from now on, or active again."""
    request(state, Change("silence-continuum", (), run.you, run.source, amount=int(not it.again)))
    return DONE_WELL


def tribbles(state: State, run: RunEffect, it: Tribbles) -> Outcome:
    """Let cards of a Tribble side deck be drawn, or one be downloaded."""
    flashes_of(state).tribbles(state, run, it.draw)
    return DONE_WELL


def add_to_total(state: State, run: RunEffect, it: AddToTotal) -> Outcome:
    """Add to the total of a side, an amount as it is now."""
    request(state, Change("add-to-total", (), run.you, run.source, amount=number_meant(state, run, it.amount)))
    return DONE_WELL


def abstain(state: State, run: RunEffect, it: Abstain) -> Outcome:
    """Let the player begin no engagement any more this turn."""
    request(state, Change("abstain", (), run.you, run.source))
    return DONE_WELL


def face_instead(state: State, run: RunEffect, it: FaceInstead) -> Outcome:
    """Let a ship and its crew face a dilemma in place of others."""
    changes = dilemmas_of(state).facing_instead(state, run, cards_meant(state, run, it.cards))
    request(state, *changes)
    return outcome(complete=bool(changes))


def dilemmas(state: State, run: RunEffect, it: Allot) -> Outcome:
    """Change how many dilemmas are drawn in the attempt, and what they may cost."""
    draw, spend = (number_meant(state, run, amount) for amount in (it.draw, it.spend))
    return outcome(complete=dilemmas_of(state).dilemmas(state, run, draw, spend))


def follow(state: State, run: RunEffect, it: Follow) -> Outcome:
    """Let ships move to where another has gone."""
    prey = cards_meant(state, run, it.to)
    if not prey:
        return FELL_SHORT
    changes = pursuit_of(state).chase(state, run, cards_meant(state, run, it.cards), prey[0])
    request(state, *changes)
    return outcome(complete=bool(changes))


def transport(state: State, run: RunEffect, it: Transport) -> Outcome:
    """Beam from one place to another, which is a target (1E-5.0/6); who goes is said when the results come.

    Of several ways one is chosen.
    """
    ends = run.cards.get(WHITHER, ())
    if run.resumed == CAME_BACK and not ends:
        return DONE_WELL
    ways = transports_of(state).beams(state, run, it)
    if ends:
        chosen = [way for way in ways if (way.card, way.target) == ends]
        return beam(state, it, chosen[0]) if chosen else FELL_SHORT
    if len(ways) > 1:
        return ASK
    return bound_for(state, it, ways[0]) if ways else FELL_SHORT


def bound_for(state: State, it: Transport, way: Option) -> Outcome:
    """Beam like that, or while targets are chosen only remember that it will be done."""
    if not running(state).only_chooses:
        return beam(state, it, way)
    name_cards(state, WHITHER, (way.card, way.target))
    return COME_BACK


def beam(state: State, it: Transport, way: Option) -> Outcome:
    """Let the player say who goes, and bring them over."""
    name_cards(state, WHITHER, ())
    transports_of(state).beam(state, running(state), it, way)
    return COME_BACK


def which_ends(state: State, run: RunEffect, it: Transport) -> Decision:
    """Ask from where to where."""
    return Decision(run.you, "option", "transport", transports_of(state).beams(state, run, it), about=(run.source,))


def take_ends(state: State, run: RunEffect, it: Transport, answer: Answer) -> Outcome:
    """Beam from the one to the other, or remember both."""
    assert answer.option is not None
    return bound_for(state, it, answer.option)
