"""Countdowns: icons count the ends of turns, texts count full turns; then the card expires (1E-G:countdown-icon/1)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Countdown
from spaceline.effects.nodes.selectors import Number
from spaceline.effects.perform.reading import number_meant
from spaceline.effects.scope import Reading
from spaceline.rules.first.definition import COUNTDOWN
from spaceline.rules.first.roles import COUNTDOWN as LEFT, ENCOUNTERED_BY
from spaceline.rules.first.stations.silenced_headquarters import is_kept_from
from spaceline.rules.first.suspension import waits
from spaceline.rules.first.switches import readings
from spaceline.rules.first.values import definition, is_barred


def text_of(state: State, card: CardId) -> Countdown | None:
    """The text that counts full turns, if the card has one."""
    texts = definition(state, card).of_kind(Countdown)
    return texts[0][1] if texts else None


def counting(state: State, player: PlayerId) -> Iterator[CardId]:
    """The cards in play that count that player's turns, none that waits (1E-10.2.4/2, 1E-G:temporal-rift/1).

    Nor one whose countdown a text keeps from going on.
    """
    for card in state.watched.get(COUNTDOWN, ()):
        is_counting = state.in_play(card) and whose_turns(state, card) == player and not waits(state, card)
        if is_counting and not is_held_up(state, card) and not is_renewed(state, card):
            yield card


def is_held_up(state: State, card: CardId) -> bool:
    """Whether a text keeps the countdown of a card from going on: a headquarters, if its player may use that.

    1E-G:homefront/1.
    """
    return is_barred(state, card, "count") and not is_kept_from(state, state.cards[card].controller, card)


def is_renewed(state: State, card: CardId) -> bool:
    """Whether a text lets the countdown of a card begin anew as long as it is where it is."""
    return is_barred(state, card, "run_down")


def see_to_renewals(state: State) -> None:
    """Countdowns that have run down somewhat begin anew where a text says so (1E-G:ketracel-white/1)."""
    for card in state.watched.get(COUNTDOWN, ()):
        left = state.marks.get((card, LEFT))
        if not left or left == (full := definition(state, card).facts.countdown):
            continue
        if state.in_play(card) and is_renewed(state, card):
            request(state, Change("count-down", (card,), state.cards[card].controller, amount=full))


def whose_turns(state: State, card: CardId) -> PlayerId:
    """Whose turns a card counts: its owner's, or those of the owner or the controller of what it lies on.

    1E-G:turn/6, 1E-12.2.0.1/1; the owner has it for good, whoever controls it for a while (1E-12.3/3). Of a dilemma
    without such a word that is its seeder, unless the player who encountered it was noted.
    """
    leaf, text = state.cards[card], text_of(state, card)
    on = target_of(state, card, leaf.parent) if text is not None and text.of != "you" else 0
    if text is not None and on:
        holder = state.cards[on]
        return holder.owner if text.of == "owner" else holder.controller
    return state.mark(card, ENCOUNTERED_BY) or (leaf.owner if text is None else leaf.controller)


def target_of(state: State, card: CardId, parent: EntityId) -> CardId:
    """The card that a card lies on, or that it afflicts from where it lies; 0 for none."""
    if parent >= FIRST_CARD:
        return parent
    afflicted = (effect.cards.get("affected", ()) for effect in state.lasting if effect.source == card)
    return next((cards[0] for cards in afflicted if cards), 0)


def turns_of(state: State, card: CardId, text: Countdown) -> int:
    """How many full turns a text counts: as many as it says, or as were named for it (1E-G:time-travel-pod/1)."""
    if not isinstance(text.turns, Number):
        return number_meant(state, Reading(card, state.cards[card].controller), text.turns)
    named = (effect.words.get(text.turns.name) for effect in state.lasting if effect.source == card)
    return int(next((word for word in named if word), 0))


def note_encounter(state: State, dilemma: CardId, player: PlayerId) -> None:
    """Note who encounters a dilemma with a countdown, where that player's turns count (ambiguity 30)."""
    counts = COUNTDOWN in definition(state, dilemma).listens
    if counts and readings(state).dilemma_countdowns == "encounterer":
        request(state, Change("note", (), player, to=dilemma, detail=ENCOUNTERED_BY, amount=player))


def begin_counting(state: State, player: PlayerId) -> None:
    """At the start of a turn: cards that count full turns begin, so that the turn in progress is none (1E-12.2/2)."""
    for card in counting(state, player):
        text = text_of(state, card)
        if text is not None and not state.mark(card, LEFT):
            request(state, Change("count-down", (card,), player, amount=turns_of(state, card, text)))


def count_down(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """At the end of a turn: one less; returns the cards that reach zero, which are still to expire.

    1E-8.1/1, 1E-G:countdown-icon/1. That a number goes down has no effect beside, so only the end is put in order.
    """
    expiring: list[CardId] = []
    for card in counting(state, player):
        left = state.mark(card, LEFT)
        if text_of(state, card) is None:
            left = left or definition(state, card).facts.countdown
        if left == 1:
            expiring.append(card)
        elif left:
            request(state, Change("count-down", (card,), player, amount=left - 1))
    return tuple(expiring)
