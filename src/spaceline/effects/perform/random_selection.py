"""Selecting at random, and texts that change whom chance selects before or after it has."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from spaceline.core.chance import pick
from spaceline.core.changing import amend_change, close_window, make, request
from spaceline.core.data.changes import Change
from spaceline.core.data.frames import Changing, RunEffect, Window
from spaceline.core.data.leaves import CardId, EntityId
from spaceline.core.modifiers import current_values_for
from spaceline.core.state import State
from spaceline.core.windows import open_window
from spaceline.effects.names import SPOKEN_OF
from spaceline.effects.nodes.choices import ByChance, Redirect
from spaceline.effects.nodes.effects import Discard, Kill, Select, Sequence
from spaceline.effects.nodes.selectors import Cards, Count
from spaceline.effects.paths import part
from spaceline.effects.perform.leaving import BARRED
from spaceline.effects.perform.reading import cards_meant, number_meant
from spaceline.effects.perform.verdicts import (
    CAME_BACK,
    COME_BACK,
    DONE_WELL,
    FELL_SHORT,
    Outcome,
    name_cards,
    name_number,
    outcome,
    running,
)
from spaceline.effects.world import texts_called

AMONG, INSTEAD = "random among", "random instead"
"""The names of those among whom chance selects, and of those who are selected without it."""
SELECTED = "chance has selected"
"""The number that says that chance has selected."""
SELECTED_AS = "selected as"
"""The word that says what those are called whom chance selects."""
SHUFFLED = "shuffled"
"""The name of cards that are put somewhere in random order."""
IN_RANDOM_ORDER = "in random order"
"""The detail of the change that puts them there: its cards stand in no order."""


def select_at_random(state: State, run: RunEffect, it: Select) -> Outcome:
    """Let chance select; where texts of this game respond to that, they may change among whom, and whom."""
    if it.count == Count(it.cards):
        return shuffle_all(state, run, it)
    wanted = number_meant(state, run, it.count)
    if "about:random_selection" not in state.watched and "when:select" not in state.watched:
        return select_among(state, run, it, eligible(state, cards_meant(state, run, it.cards)), wanted)
    if run.resumed != CAME_BACK:
        cards = eligible(state, cards_meant(state, run, it.cards))
        name_cards(state, AMONG, cards)
        name_cards(state, INSTEAD, ())
        name_number(state, SELECTED, 0)
        state.frames[state.depth] = replace(running(state), words={**run.words, SELECTED_AS: it.name})
        about = Change("random_selection", cards, run.you, run.source, amount=wanted)
        if cards and open_window(state, "about", about):
            return COME_BACK
    elif run.numbers[SELECTED]:
        chosen = run.cards[it.name]
        return outcome(complete=bool(chosen) and len(chosen) == wanted)
    name_number(state, SELECTED, 1)
    select_among(state, running(state), it, running(state).cards[AMONG], wanted)
    return COME_BACK


def shuffle_all(state: State, run: RunEffect, it: Select) -> Outcome:
    """Take all cards to put them somewhere in random order: none is selected, and nobody learns the order."""
    cards = cards_meant(state, run, it.cards)
    name_cards(state, it.name, cards)
    name_cards(state, SHUFFLED, cards)
    return outcome(complete=bool(cards))


def mixed(changes: list[Change]) -> list[Change]:
    """Put what goes to the same pile there at once, so that what is told of it does not tell the order."""
    piles = dict.fromkeys(replace(change, cards=(), detail=IN_RANDOM_ORDER) for change in changes)
    return [
        replace(pile, cards=tuple(card for change in changes if change.to == pile.to for card in change.cards))
        for pile in piles
    ]


def at_once(changes: list[Change]) -> list[Change]:
    """Put what goes to the same pile there together: in which order it lies there, whoever puts it there knows."""
    piles: dict[Change, tuple[CardId, ...]] = {}
    for change in changes:
        pile = replace(change, cards=())
        piles[pile] = (*piles.get(pile, ()), *change.cards)
    return [replace(pile, cards=cards) for pile, cards in piles.items()]


def eligible(state: State, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Those among whom chance selects: not those that a text exempts (2E-selections/1)."""
    values = current_values_for(state, BARRED)
    return cards if values is None else tuple(card for card in cards if "random" not in values.of(card).barred)


def select_among(state: State, run: RunEffect, it: Select, cards: tuple[CardId, ...], wanted: int) -> Outcome:
    """Select so many, or as many as there are (2E-actions-effects/1)."""
    chosen = drawn_among(state, cards, run.cards.get(INSTEAD, ())[:wanted], wanted)
    name_cards(state, it.name, chosen)
    if chosen:
        request(state, Change("select", chosen, run.you, run.source, detail=fate_of(state, run, it)))
    return outcome(complete=bool(chosen) and len(chosen) == wanted)


def drawn_among(state: State, cards: tuple[CardId, ...], given: tuple[CardId, ...], wanted: int) -> tuple[CardId, ...]:
    """Those whom a text gives, and chance selects the others, each with the same odds (2E-selections/1)."""
    rest = tuple(card for card in cards if card not in given)
    return (*given, *pick(state, rest, wanted - len(given)))


def fate_of(state: State, run: RunEffect, it: Select) -> str:
    """What chance selects for: ``kill`` where the text goes on to kill those, whatever they are."""
    node: Any = texts_called(state, run.definition)[run.path[0]]
    above: list[Any] = [node := part(node, step) for step in (*run.path[1:], *run.cursor)]
    steps = above[-2].steps if len(above) > 1 and isinstance(above[-2], Sequence) else ()
    following = steps[run.cursor[-1] + 1 :] if run.cursor else ()
    is_killed = following and isinstance(following[0], Kill) and following[0].cards == Cards("named", name=it.name)
    return "kill" if is_killed else ""


def selecting(state: State, depth: int) -> int:
    """The depth of the text that selects at random, from that of the frame a response answers; -1 for none.

    Between the two lie the texts that let chance select again.
    """
    for at in range(depth, -1, -1):
        frame = state.frames[at]
        if isinstance(frame, RunEffect) and AMONG in frame.cards:
            return at
    return -1


def redirect(state: State, run: RunEffect, it: Redirect) -> Outcome:
    """Change among whom chance selects, or whom it has selected."""
    depth = selecting(state, run.responds_to)
    if depth < 0:
        return FELL_SHORT
    frame = state.frames[depth]
    assert isinstance(frame, RunEffect)
    cards = () if it.cards is None else cards_meant(state, run, it.cards)
    if frame.numbers[SELECTED]:
        chosen = selected_now(state, run, frame, it, cards)
        state.frames[depth] = replace(frame, cards={**frame.cards, frame.words[SELECTED_AS]: chosen})
        report_selection(state, run, Change("select", chosen, frame.you, frame.source), by_chance=it.cards is None)
        return DONE_WELL
    left = tuple(card for card in frame.cards[AMONG] if card not in cards)
    changed = {INSTEAD: cards} if it.instead else {AMONG: left}
    state.frames[depth] = replace(frame, cards={**frame.cards, **changed})
    return outcome(complete=bool(cards))


def report_selection(state: State, run: RunEffect, now: Change, *, by_chance: bool) -> None:
    """Tell who is selected after all.

    When chance selects again, the former result is ignored: nobody responds to that any more, but to the new one, which
    is selected for the same. A card that a text puts in the place of another is not selected at random, so there is
    nothing new to respond to.
    """
    former = state.frames[run.responds_to + 1]
    if not by_chance:
        make(state, now)
        return
    close_window(state, run.responds_to + 1)
    fate = former.occurrence.detail if isinstance(former, Window) else ""
    request(state, replace(now, detail=fate))


def discard_by_chance(state: State, run: RunEffect, it: ByChance) -> Outcome:
    """Let chance select what is about to be discarded; texts that have named the other card mean this one then."""
    frame = state.frames[run.responds_to] if 0 <= run.responds_to < state.depth else None
    if not isinstance(frame, Changing) or not frame.pending:
        return FELL_SHORT
    change, depth = frame.pending[0], run.responds_to
    chosen = tuple(card for card in change.cards if card in run.cards[SPOKEN_OF])[:1]
    taken = {card for other in frame.pending for card in other.cards}.difference(chosen)
    drawn = pick(state, tuple(card for card in discardable(state, depth, change) if card not in taken), 1)
    if not chosen or not drawn:
        return FELL_SHORT
    amend_change(state, depth, replace(change, cards=exchanged(change.cards, chosen[0], drawn[0])))
    below = state.frames[depth - 1]
    if isinstance(below, RunEffect):
        named = {name: exchanged(cards, chosen[0], drawn[0]) for name, cards in below.cards.items()}
        state.frames[depth - 1] = replace(below, cards=named)
    return DONE_WELL


def exchanged(cards: tuple[EntityId, ...], old: CardId, new: CardId) -> tuple[EntityId, ...]:
    """The cards with one in the place of another."""
    return tuple(new if card == old else card for card in cards)


def discardable(state: State, depth: int, change: Change) -> tuple[CardId, ...]:
    """The cards of a hand that could be discarded: what the text lets choose from, else all of it."""
    hand = state.zone(change.player, "hand")
    below = state.frames[depth - 1] if depth else None
    if not isinstance(below, RunEffect):
        return hand
    node: Any = texts_called(state, below.definition)[below.path[0]]
    for step in (*below.path[1:], *below.cursor):
        node = part(node, step)
    steps = node.steps[: below.resumed + 1] if isinstance(node, Sequence) else ()
    names = {step.cards.name for step in steps[-1:] if isinstance(step, Discard)}
    chosen = next((step for step in steps if isinstance(step, Select) and step.name in names), None)
    return hand if chosen is None else cards_meant(state, below, chosen.cards)


def selected_now(
    state: State, run: RunEffect, frame: RunEffect, it: Redirect, cards: tuple[CardId, ...]
) -> tuple[CardId, ...]:
    """Those who are selected after all: others by chance, or certain cards in place of some."""
    before = frame.cards[frame.words[SELECTED_AS]]
    if it.cards is None:
        return pick(state, frame.cards[AMONG], len(before))
    replaced = [card for card in before if card in run.cards[SPOKEN_OF]][: len(cards)]
    return (*(card for card in before if card not in replaced), *cards[: len(replaced)])
