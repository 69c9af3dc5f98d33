"""Initiation: what of a text is done before anybody responds, the choice of its targets and its costs (1E-5.0/6).

A text is begun with ``only_chooses``; at its first result it is set aside in the frame below, and taken up again when
the results come. What must happen by chance is chosen then too, since targets are (1E-G:target/2).
"""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from spaceline.core.data.frames import Action, RunEffect
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.choices import Name
from spaceline.effects.nodes.course import Transport
from spaceline.effects.nodes.effects import (
    CardPlays,
    Destroy,
    Discard,
    Download,
    Draw,
    EachPlayer,
    Effect,
    Gate,
    Kill,
    Offer,
    Prevent,
    Put,
    Relocate,
    RemoveFromGame,
    Reveal,
    Select,
    Sequence,
    Stop,
    Tell,
    Top,
)
from spaceline.effects.nodes.piles import Shuffle
from spaceline.effects.paths import names, part
from spaceline.effects.perform.verdicts import ENOUGH, FOUND, NAMED, NOT_FOUND, WERE, WHITHER

TARGETING = (Select, Top, Name)
"""What chooses targets, or announces something."""
PAYING = (*TARGETING, Stop, Kill, Destroy, Discard, RemoveFromGame, Put, Offer, CardPlays, Prevent)
"""What costs are made of; prevented is what something is done in place of, as a card draw (1E-6.5.3/3)."""
TENT = "tent"
"""The word for a Q's Tent."""
ANYWHERE = ("location", "anywhere", "spaceline", "neighbor", "likewise")
"""Where cards are relocated to that are so to a place of a player's choice, which is a target."""


def is_cost(effect: Effect) -> bool:
    """Whether an effect could be a cost."""
    return all(map(is_cost, effect.steps)) if isinstance(effect, Sequence) else isinstance(effect, PAYING)


def has_choice(gate: Gate) -> bool:
    """Whether a text lets its player say which of two things it does, and so to whom, which is declared at once."""
    return gate.asks == "you" and gate.otherwise is not None


@cache
def is_between_players(gate: Gate) -> bool:
    """Whether a text does to its player or to the others one and the same thing, so that this chooses a player."""
    then, other = gate.then, gate.otherwise
    if not has_choice(gate) or then is None:
        return False
    if isinstance(other, EachPlayer):
        return other.opponents_only and other.effect == then
    if isinstance(then, Draw):
        return other == replace(then, who="opponent")
    return isinstance(then, Shuffle) and other == replace(then, cards=replace(then.cards, of="opponent"))


def has_cost(gate: Gate) -> bool:
    """Whether something is paid so that something else happens."""
    return gate.tries is not None and gate.then is not None and is_cost(gate.tries)


@cache
def way_of(gate: Gate) -> Relocate | None:
    """How cards are relocated to a place of a player's choice by what something is paid for."""
    first = gate.then.steps[0] if isinstance(gate.then, Sequence) else gate.then
    return first if has_cost(gate) and isinstance(first, Relocate) and first.to in ANYWHERE else None


@cache
def download_of(gate: Gate) -> Download | None:
    """The download that something is paid for; its card is named before that (1E-G:actions-step-1-initiation/1)."""
    first = gate.then.steps[0] if isinstance(gate.then, Sequence) else gate.then
    return first if has_cost(gate) and isinstance(first, Download) else None


def is_named(run: RunEffect, it: Download) -> bool:
    """Whether a download has named all its cards, or has looked for them in vain."""
    found = run.numbers.get(FOUND, 0)
    is_enough = ENOUGH in run.numbers if it.worth else (found >= it.count if it.count else found < 0)
    has_all = bool(run.cards.get(NAMED)) and is_enough
    return has_all or bool(run.numbers.get(NOT_FOUND))


def is_fetching(effect: Any) -> bool:
    """Whether something begins with a card that comes out of a Q's Tent, which is shown before it is answered.

    1E-G:qs-tent/1.
    """
    if isinstance(effect, Sequence):
        return is_fetching(effect.steps[0])
    return isinstance(effect, Select) and effect.cards.where == TENT


@cache
def begins_early(effect: Effect) -> bool:
    """Whether an effect begins with what belongs to its initiation, and goes on from there."""
    if isinstance(effect, Sequence):
        first = next((step for step in effect.steps if not isinstance(step, Tell)), None)
        goes_on = any(not isinstance(step, (*TARGETING, Tell)) for step in effect.steps)
        return first is not None and goes_on and (isinstance(first, TARGETING) or begins_early(first))
    if isinstance(effect, Gate):
        return has_choice(effect) or has_cost(effect)
    return isinstance(effect, Download | Transport) or (isinstance(effect, Relocate) and effect.to in ANYWHERE)


@cache
def first_choice(effect: Effect) -> Select | None:
    """What the player of an effect chooses at its very beginning; None where it does not begin with that."""
    if not isinstance(effect, Sequence) or not begins_early(effect):
        return None
    first = effect.steps[0]
    return first if isinstance(first, Select) and first.by == "you" else None


def is_early(run: RunEffect, root: Any, node: Any) -> bool:
    """Whether the node at the cursor belongs to the initiation; what follows a choice between two things does not."""
    above = root
    for step in run.cursor:
        if isinstance(above, Gate):
            name = names(above)[step]
            if name == "tries":
                return True
            if above.asks or name == "otherwise":
                return is_fetching(node) or isinstance(node, Reveal)
        above = part(above, step)
    if isinstance(node, Relocate | Transport):
        return (isinstance(node, Transport) or node.to in ANYWHERE) and not run.cards.get(WHITHER)
    if isinstance(node, Download):
        return not is_named(run, node)
    if isinstance(node, Gate):
        return has_choice(node) or has_cost(node)
    return isinstance(node, (*TARGETING, Tell, Sequence))


def only_choose(state: State) -> None:
    """Let the text that was just begun be carried out no further than its initiation."""
    run = state.frames[-1]
    assert isinstance(run, RunEffect)
    state.frames[-1] = replace(run, only_chooses=True)


def set_aside(state: State, depth: int, run: RunEffect) -> None:
    """Its initiation is done: the frame below keeps the run for later, with where the cards are that it names."""
    there: dict[str, tuple[CardId, ...]] = {}
    for card in {card for cards in run.cards.values() for card in cards if card in state.cards}:
        key = WERE + where(state, card)
        there[key] = tuple(sorted((*there.get(key, ()), card)))
    keep(state, depth - 1, replace(run, only_chooses=False, cards={**run.cards, **there}))


def where(state: State, card: CardId) -> str:
    """Where a card is that is a target: in play, or in some zone."""
    return "in play" if state.in_play(card) else state.cards[card].role


def keep(state: State, depth: int, run: RunEffect) -> None:
    """Let a frame keep a run; an action may have several texts."""
    frame = state.frames[depth]
    kept: Any = (*frame.set_aside, run) if isinstance(frame, Action) else run
    state.frames[depth] = replace(frame, set_aside=kept)


def end_early(state: State, depth: int, run: RunEffect, *, succeeded: bool) -> None:
    """A text ends with its initiation: it had nothing but costs, or they were not paid and the action fails."""
    frame = state.frames[depth - 1]
    if isinstance(frame, Action):
        state.frames[depth - 1] = replace(frame, cancelled=not succeeded)
        keep(state, depth - 1, run)


def gone(state: State, run: RunEffect) -> frozenset[CardId]:
    """Those of its targets that are no longer where they were; one in play is meant wherever it has gone there."""
    return frozenset(
        card
        for name, cards in run.cards.items()
        if name.startswith(WERE)
        for card in cards
        if name != WERE + where(state, card)
    )


def has_lost_targets(state: State, run: RunEffect) -> bool:
    """Whether nothing is left of what a text names: it is played out without results.

    1E-G:actions-responses-modifying-targets-or-conditions/2.
    """
    lost = gone(state, run)
    return bool(lost) and any(cards and lost.issuperset(cards) for cards in run.cards.values())


def go_on_with(state: State, run: RunEffect) -> None:
    """Carry out what is left of a text; one that came to its end as it was initiated has nothing left."""
    if not run.only_chooses:
        take_up(state, run)


def take_up(state: State, run: RunEffect) -> None:
    """Carry out the rest of a text that was set aside, without those targets that are gone."""
    lost = gone(state, run)
    cards = {name: tuple(card for card in named if card not in lost) for name, named in run.cards.items()}
    state.frames.append(replace(run, cards=cards))
