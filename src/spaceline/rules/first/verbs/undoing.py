"""An action is undone: all that it changed is as it was before it, but for what has changed again since."""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec.structs import replace

from spaceline.core.caching import no_caches
from spaceline.core.data.leaves import CardId, CardState, EntityId
from spaceline.core.soundness import faults
from spaceline.core.state import State, Zone


def undo(
    state: State,
    before: State,
    after: State,
    staying: Collection[CardId],
    is_kept: Callable[[EntityId, str], bool],
) -> bool:
    """Undo what was done between two positions; returns whether that can be, and changes nothing where it cannot.

    Some cards stay as they are, and so do marks of which ``is_kept`` says so, by what bears them and by their names.
    Chance is not rewound, nor do names that cards were known by come again.
    """
    if state.cards.keys() != before.cards.keys():
        return False
    undone = state.clone()
    undo_cards(undone, before, after, staying)
    undo_marks(undone, before, after, is_kept)
    if state.places == after.places:
        undone.places = before.places
    begun = [effect for effect in after.lasting if effect not in before.lasting]
    ended = [effect for effect in before.lasting if effect not in after.lasting]
    undone.lasting = (*(effect for effect in state.lasting if effect not in begun), *ended)
    undone.settled = before.settled if state.settled == after.settled else state.settled
    undone.frames = undone.frames[:1]
    if any(faults(undone)) or any(is_left_alone(undone, card, state) for card in undone.cards):
        return False
    state.cards, state.contents, state.marks = undone.cards, undone.contents, undone.marks
    state.places, state.lasting, state.settled = undone.places, undone.lasting, undone.settled
    state.caches = no_caches()
    return True


def undo_cards(state: State, before: State, after: State, staying: Collection[CardId]) -> None:
    """Let the cards lie as they did, as far as they still lie as the action has left them."""
    now = state.contents
    for card in state.cards.keys() - set(staying):
        state.cards[card] = undone_leaf(state.cards[card], before.cards[card], after.cards[card])
    lying: dict[Zone, list[CardId]] = {}
    for zone, cards in now.items():
        lying[zone] = [card for card in cards if zone_of(state.cards[card]) == zone]
    moved = [card for zone, cards in now.items() for card in cards if zone_of(state.cards[card]) != zone]
    for card in sorted(moved, key=lambda card: before.zone(*zone_of(before.cards[card])).index(card)):
        zone = zone_of(state.cards[card])
        there = lying.setdefault(zone, [])
        there.insert(before.zone(*zone).index(card), card)
    for zone, there in lying.items():
        earlier = before.zone(*zone)
        if now.get(zone) == after.contents.get(zone) and sorted(earlier) == sorted(there):
            lying[zone] = list(earlier)
    state.contents = {zone: tuple(cards) for zone, cards in lying.items() if cards}


def zone_of(leaf: CardState) -> Zone:
    """Where a card lies."""
    return leaf.parent, leaf.role


def undone_leaf(now: CardState, before: CardState, after: CardState) -> CardState:
    """A card as it was, as far as it has not changed again."""
    if now == after:
        return before
    parts = {name: getattr(before, name) for name in ("definition", "controller", "face_up")}
    back = {name: value for name, value in parts.items() if getattr(now, name) == getattr(after, name)}
    if zone_of(now) == zone_of(after) != zone_of(before):
        return replace(now, parent=before.parent, role=before.role, handles=before.handles, **back)
    return replace(now, **back)


def undo_marks(state: State, before: State, after: State, is_kept: Callable[[EntityId, str], bool]) -> None:
    """Let marks be as they were, as far as they have not changed again."""
    for mark in before.marks.keys() | after.marks.keys():
        earlier, later = before.marks.get(mark), after.marks.get(mark)
        if earlier == later or state.marks.get(mark) != later or is_kept(*mark):
            continue
        if earlier is None:
            del state.marks[mark]
        else:
            state.marks[mark] = earlier


def is_left_alone(state: State, card: CardId, former: State) -> bool:
    """Whether a card in play would be on one that is not, though it was not before."""
    parent = state.cards[card].parent
    if parent not in state.cards or not state.in_play(card) or state.in_play(parent):
        return False
    return former.in_play(parent)
