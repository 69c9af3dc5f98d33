"""Whether a saved position can be one at all: each card in one place, and nothing named that is not there.

What the rules make of it is another matter; a position that no rule could lead to may still be looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from spaceline.core.codec import SaveError
from spaceline.core.data.leaves import FIRST_CARD, FIRST_PLACE, NOBODY, TABLE, CardId, CardState, EntityId
from spaceline.core.data.renaming import renamed_record
from spaceline.core.state import State

LARGEST = 1 << 53
"""No number of a game is larger: beyond it, files of other kinds lose digits."""


def faults(state: State) -> Iterator[str]:
    """What cannot be in a position, each with its place."""
    if len(state.handles) != len(state.players) + 1 or any(not 0 <= given <= LARGEST for given in state.handles):
        yield "handles: one number for each player, and one for a spectator"
        return
    entities = {NOBODY, TABLE, *state.players, *state.places, *state.cards}
    yield from faults_of_numbers(state)
    for card, leaf in state.cards.items():
        yield from (f"cards: {card}: {fault}" for fault in faults_of_card(state, card, leaf, entities))
    yield from faults_of_zones(state, entities)
    for (entity, name), value in state.marks.items():
        if entity not in entities or abs(value) > LARGEST:
            yield f"marks: {entity}: {name}: {value}"
    for number, frame in enumerate(state.frames):
        yield from (f"frames: {number}: there is no {entity}" for entity in named_in(frame) - entities)
    for number, lasting in enumerate(state.lasting):
        named = {lasting.source, lasting.you, *(card for cards in lasting.cards.values() for card in cards)}
        yield from (f"lasting: {number}: there is no {entity}" for entity in named - entities)
    for player in {*state.lists, *(state.result[0] if state.result else ())} - set(state.players):
        yield f"there is no player {player}"


def faults_of_numbers(state: State) -> Iterator[str]:
    """What cannot be the number of a place or of a card, and what chance cannot have drawn."""
    for place in state.places:
        if not FIRST_PLACE <= place < FIRST_CARD:
            yield f"places: {place} is no number of a place"
    for card in state.cards:
        if not FIRST_CARD <= card <= LARGEST:
            yield f"cards: {card} is no number of a card"
    if not 0 <= state.chance.drawn <= LARGEST:
        yield "chance: it was drawn from so often"
    for card in set(state.chance.fixed) - set(state.cards):
        yield f"chance: there is no card {card}"


def faults_of_card(state: State, card: CardId, leaf: CardState, entities: set[EntityId]) -> Iterator[str]:
    """What cannot be so about a card."""
    if leaf.definition not in state.ruleset.definitions:
        yield f"{state.ruleset.name} has no card {leaf.definition}"
    if leaf.owner not in state.players:
        yield f"its owner is no player: {leaf.owner}"
    if leaf.controller not in state.players and leaf.controller not in (NOBODY, TABLE):
        yield f"its controller is no player: {leaf.controller}"
    if leaf.parent not in entities:
        yield f"it is with {leaf.parent}, which is not there"
    if len(leaf.handles) != len(state.handles) or any(not 0 <= name <= LARGEST for name in leaf.handles):
        yield "it has a name for each player, and one for a spectator"
    above, steps = leaf.parent, 0
    while above in state.cards and steps <= len(state.cards):
        above, steps = state.cards[above].parent, steps + 1
    if above in state.cards:
        yield "it lies, by others, on itself"


def faults_of_zones(state: State, entities: set[EntityId]) -> Iterator[str]:
    """What cannot lie together."""
    times = Counter(card for cards in state.contents.values() for card in cards)
    for (parent, role), cards in state.contents.items():
        if parent not in entities:
            yield f"contents: {parent}: it is not there"
        for card in cards:
            leaf = state.cards.get(card)
            if leaf is None:
                yield f"contents: {parent}: {role}: there is no card {card}"
            elif (leaf.parent, leaf.role) != (parent, role):
                yield f"contents: {parent}: {role}: card {card} says that it is elsewhere"
    for card in state.cards:
        if times[card] != 1:
            yield f"contents: card {card} is there {times[card]} times"


def named_in(frame: object) -> set[EntityId]:
    """The players, places and cards that a frame names."""
    found: set[EntityId] = set()

    def note(entity: EntityId) -> EntityId:
        found.add(entity)
        return entity

    renamed_record(frame, note)
    return found


def confirm_sound(state: State) -> None:
    """Stop at a position that cannot be one.

    Raises:
        SaveError: it is none; with the place.
    """
    for fault in faults(state):
        raise SaveError(f"an impossible position: {fault}")
