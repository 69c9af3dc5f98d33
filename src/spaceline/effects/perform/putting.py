"""Putting cards somewhere without playing them, one after another or at once (2E-play-and-place/1)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer
from spaceline.core.data.frames import RunEffect
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes import effects as node
from spaceline.effects.nodes.words import ON_THE_LEFT
from spaceline.effects.parts import dilemmas_of, seats_of
from spaceline.effects.perform import choosing
from spaceline.effects.perform.leaving import cards_in_reach, is_out_of_sight, is_still_meant, spared
from spaceline.effects.perform.random_selection import SHUFFLED, at_once, mixed
from spaceline.effects.perform.reading import cards_meant
from spaceline.effects.perform.verdicts import (
    ASK,
    EXAMINED,
    FELL_SHORT,
    WHITHER,
    Outcome,
    is_free,
    name_cards,
    name_number,
    outcome,
    running,
)
from spaceline.effects.world import world_of


def put(state: State, run: RunEffect, it: node.Put) -> Outcome:
    """Put cards somewhere; the order may be left to the player, and so is the place where the text means several."""
    cards = cards_in_reach(state, run, it.cards)
    if it.cards.where == "this" and not is_still_meant(state, run):
        return FELL_SHORT
    if (it.any_order and len(cards) > 1) or choosing.undecided(state, run, it, cards)[1]:
        return ASK
    return put_in_order(state, run, it, cards)


def take_order(state: State, run: RunEffect, it: node.Put, answer: Answer) -> Outcome:
    """Remember where a card goes, or put the cards in the order that was chosen."""
    if not choosing.undecided(state, run, it, cards_in_reach(state, run, it.cards))[1]:
        return put_in_order(state, run, it, answer.cards)
    name_cards(state, WHITHER, (*run.cards.get(WHITHER, ()), *answer.cards))
    return put(state, running(state), it)


def put_in_order(state: State, run: RunEffect, it: node.Put, cards: tuple[CardId, ...]) -> Outcome:
    """Put cards one after another, so that the first one lies on top."""
    world = world_of(state)
    changes: list[Change] = []
    meant = cards_meant(state, run, it.cards)
    goals = choosing.decided(state, run, it, cards)
    for card in reversed(cards) if it.to == "deck_top" else cards:
        change = world.destination(state, run, it, card, goals.get(card, 0))
        if change is not None:
            if it.who != "you":
                change = replace(change, player=who_puts(state, run, it))
            is_leaving = state.in_play(card) and not state.ruleset.roles[change.role or "on"].in_play
            if not is_leaving or spared(state, "put", (card,)):
                changes.append(change)
    if len(cards) > 1 and cards == run.cards.get(SHUFFLED):
        changes = mixed(changes)
    elif it.any_order:
        changes = at_once(changes)
    if it.to == "spot" and it.at is not None and changes:
        dilemmas_of(state).stand_in(state, cards_meant(state, run, it.at), cards)
    request(state, *changes, *world.following(state, run, tuple(changes)))
    if any(run.source in change.cards and is_out_of_sight(state, change) for change in changes):
        name_number(state, EXAMINED, 1)
        request(state, Change("reveal", (run.source,), run.you, run.source))
    is_complete = sum(len(change.cards) for change in changes) == len(meant)
    return outcome(complete=is_complete and (bool(cards) or is_free(run, it.cards)))


def who_puts(state: State, run: RunEffect, it: node.Put) -> PlayerId:
    """The other player who is told to do it."""
    return seats_of(state).left_of(state, run.you) if it.who == ON_THE_LEFT else world_of(state).opponent(state, run)
