"""The only writers of the state. Verbs of a ruleset call them; nothing else does (tests/architecture)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from spaceline.core.caching import CONTROL, LASTING, NOTHING
from spaceline.core.chance import shuffled
from spaceline.core.data.leaves import (
    FIRST_CARD,
    FIRST_PLACE,
    HOLDERS,
    CardId,
    CardState,
    EntityId,
    Lasting,
    Place,
    PlaceId,
    PlayerId,
)
from spaceline.core.state import State

TOP = "top"
BOTTOM = "bottom"
LEAVES = "leaves"
"""An effect lasts until this moment as long as the card that has it stays in play."""


def add_place(state: State, key: str) -> PlaceId:
    """The place of that key, new if there is none yet."""
    for place, leaf in state.places.items():
        if leaf.key == key:
            return place
    place = FIRST_PLACE + len(state.places)
    state.places = {**state.places, place: Place(key)}
    return place


def create(state: State, definition: str, owner: PlayerId, parent: EntityId, role: str, *, face_up: bool) -> CardId:
    """A card that a player brings to the game."""
    card = FIRST_CARD + len(state.cards)
    state.cards[card] = CardState(definition, owner, owner, parent, role, face_up, (0,) * len(state.handles))
    zone = (parent, role)
    state.contents[zone] = (*state.contents.get(zone, ()), card)
    state.cards[card] = named(state, state.cards[card])
    return card


def named(state: State, leaf: CardState) -> CardState:
    """The leaf with the handles that its place on the table gives it."""
    known = "all" if leaf.face_up else state.ruleset.roles[leaf.role].known
    handles = handles_there(state, known, leaf.parent, leaf.handles)
    return leaf if handles is leaf.handles else replace(leaf, handles=handles)


def handles_there(state: State, known: str, parent: EntityId, handles: tuple[int, ...]) -> tuple[int, ...]:
    """What is left of a card's handles where it lies, with new ones for those to whom it is known there."""
    if known == "all":
        return handles if 0 not in handles else with_handles(state, handles, range(len(handles)))
    kept = [0] * len(handles)
    if known == "holder":
        kept[parent] = handles[parent] or new_handle(state, parent)
    return tuple(kept)


def new_handle(state: State, viewer: PlayerId) -> int:
    """The next handle of a viewer."""
    given = list(state.handles)
    given[viewer] = found = given[viewer] + 1
    state.handles = tuple(given)
    return found


def with_handles(state: State, handles: tuple[int, ...], viewers: Iterable[PlayerId]) -> tuple[int, ...]:
    """Handles with a new one for each of some viewers who has none."""
    names, given = list(handles), list(state.handles)
    for viewer in viewers:
        if not names[viewer]:
            names[viewer] = given[viewer] = given[viewer] + 1
    state.handles = tuple(given)
    return tuple(names)


def for_one(handles: tuple[int, ...], viewer: PlayerId) -> tuple[int, ...]:
    """Handles of which only one viewer's is left."""
    kept = [0] * len(handles)
    kept[viewer] = handles[viewer]
    return tuple(kept)


def introduce(state: State, card: CardId, viewer: PlayerId) -> None:
    """Let a player tell a card apart where it lies, until it is named anew."""
    leaf = state.cards[card]
    if not leaf.handles[viewer]:
        state.cards[card] = replace(leaf, handles=with_handles(state, leaf.handles, (viewer,)))


def name_anew(state: State, card: CardId) -> None:
    """Let players tell a card apart only as far as its place on the table allows."""
    state.cards[card] = named(state, state.cards[card])


def move(
    state: State,
    card: CardId,
    parent: EntityId,
    role: str,
    *,
    end: str = BOTTOM,
    face_up: bool | None = None,
    controller: PlayerId | None = None,
) -> None:
    """Put a card somewhere else, under the cards there or on top of them.

    A card that leaves play loses its marks and returns to its owner's control.
    """
    leaf = state.cards[card]
    roles = state.ruleset.roles
    old, new = roles[leaf.role], roles[role]
    take_out(state, card, leaf)
    zone = (parent, role)
    there = state.contents.get(zone, ())
    state.contents[zone] = (card, *there) if end == TOP else (*there, card)
    if not new.in_play:
        controller = leaf.owner
        if old.in_play:
            lose_marks(state, card)
            if state.lasting:
                forget(state, card)
    elif controller is None:
        controller = leaf.controller
    face = leaf.face_up if face_up is None else face_up
    handles = handles_there(state, "all" if face else new.known, parent, leaf.handles)
    state.cards[card] = CardState(leaf.definition, leaf.owner, controller, parent, role, face, handles)
    if controller != leaf.controller:
        state.invalidate(CONTROL)
    if new.topic is old.topic:
        state.invalidate(new.topic.within if controller == leaf.controller else new.topic)
    else:
        state.invalidate(old.topic)
        state.invalidate(new.topic)


def lose_marks(state: State, card: CardId) -> None:
    """Take all that a card keeps in play only off it."""
    lost = [name for name in state.ruleset.card_marks if state.marks.pop((card, name), None) is not None]
    for name in lost:
        state.invalidate(state.ruleset.mark_topics.get(name, NOTHING))


def forget(state: State, card: CardId) -> None:
    """End what lasts as long as a card stays in play, and let nothing that lasts concern that card any more.

    What comes back into play is another card.
    """
    kept = tuple(
        replace(effect, cards={name: without(cards, card) for name, cards in effect.cards.items()})
        if any(card in cards for cards in effect.cards.values())
        else effect
        for effect in state.lasting
        if effect.until != LEAVES or effect.source != card
    )
    if kept != state.lasting:
        state.lasting = kept
        state.invalidate(LASTING)


def without(cards: tuple[EntityId, ...], card: CardId) -> tuple[EntityId, ...]:
    """Cards but for one."""
    return tuple(other for other in cards if other != card)


def take_out(state: State, card: CardId, leaf: CardState) -> None:
    """Take the card out of the list of the zone it lies in."""
    zone = (leaf.parent, leaf.role)
    there = state.contents[zone]
    if len(there) == 1:
        del state.contents[zone]
    else:
        at = there.index(card)
        state.contents[zone] = there[:at] + there[at + 1 :]


def turn(state: State, card: CardId, *, face_up: bool) -> None:
    """Turn a card face up or face down where it lies."""
    leaf = state.cards[card]
    if leaf.face_up != face_up:
        state.cards[card] = named(state, replace(leaf, face_up=face_up))
        state.invalidate(state.ruleset.roles[leaf.role].topic)


def conceal(state: State, card: CardId) -> None:
    """Turn a card face down among its controller's other face-down cards there, so that no one else can follow it.

    They get new names and change places. What lies on such a card, is marked on it or names it in a frame or a lasting
    effect would still give it away: the rules deal with those first.
    """
    turn(state, card, face_up=False)
    leaf = state.cards[card]
    mixed_in = [
        other
        for other in state.zone(leaf.parent, leaf.role)
        if not state.cards[other].face_up and state.cards[other].controller == leaf.controller
    ]
    mixed = shuffled(state, mixed_in)
    order, hidden = iter(mixed), set(mixed)
    zone = (leaf.parent, leaf.role)
    state.contents[zone] = tuple(next(order) if other in hidden else other for other in state.contents[zone])
    for other in mixed:
        it = state.cards[other]
        state.cards[other] = named(state, replace(it, handles=for_one(it.handles, leaf.controller)))


def hand_over(state: State, card: CardId, controller: PlayerId) -> None:
    """Give control of a card to a player; it stays where it is."""
    leaf = state.cards[card]
    state.cards[card] = replace(leaf, controller=controller)
    state.invalidate(CONTROL)
    state.invalidate(state.ruleset.roles[leaf.role].topic)


def put_mark(state: State, entity: EntityId, name: str, value: int) -> None:
    """Keep a number on an entity; 0 takes it away."""
    if state.marks.get((entity, name), 0) == value:
        return
    if value:
        state.marks[entity, name] = value
    else:
        state.marks.pop((entity, name), None)
    state.invalidate(state.ruleset.mark_topics.get(name, NOTHING))


def add_mark(state: State, entity: EntityId, name: str, amount: int) -> None:
    """Add to the number kept on an entity."""
    put_mark(state, entity, name, state.mark(entity, name) + amount)


def clear_marks(state: State, *names: str) -> None:
    """Take some marks off everything."""
    cleared = frozenset(names)
    marked = [mark for mark in state.marks if mark[1] in cleared]
    for mark in marked:
        del state.marks[mark]
    for topic in {state.ruleset.mark_topics.get(name, NOTHING) for _, name in marked}:
        state.invalidate(topic)


def shuffle(state: State, parent: EntityId, role: str) -> None:
    """Shuffle a pile; cards face up in it are turned face down, and nobody can tell them apart any more."""
    pile = shuffled(state, state.zone(parent, role))
    if pile:
        state.contents[parent, role] = pile
    nameless = (0,) * len(state.handles)
    for card in pile:
        leaf = state.cards[card]
        if leaf.face_up or leaf.handles != nameless:
            state.cards[card] = replace(leaf, face_up=False, handles=nameless)


def reshuffle_unknown(state: State, parent: EntityId, role: str) -> None:
    """Shuffle the cards of a pile that nobody can tell apart among the places where they lie."""
    pile = state.zone(parent, role)
    unknown = [card for card in pile if not state.cards[card].face_up and not any(state.cards[card].handles)]
    drawn = iter(shuffled(state, unknown))
    hidden = set(unknown)
    if unknown:
        state.contents[parent, role] = tuple(next(drawn) if card in hidden else card for card in pile)


def arrange(state: State, parent: EntityId, role: str, order: Sequence[CardId]) -> None:
    """Put the cards of a zone into a given order, the first on top."""
    if order:
        state.contents[parent, role] = tuple(order)


def begin_lasting(state: State, effect: Lasting) -> None:
    """Let an effect go on until the moment it names."""
    state.lasting = (*state.lasting, effect)
    state.invalidate(LASTING)


def end_effects_of(state: State, source: CardId, moment: str) -> None:
    """End the effects of one card that last until this moment."""
    kept = tuple(effect for effect in state.lasting if effect.until != moment or effect.source != source)
    if len(kept) != len(state.lasting):
        state.lasting = kept
        state.invalidate(LASTING)


def end_lasting(state: State, moment: str, reaching: tuple[CardId, ...] | None = None) -> None:
    """End the effects that last until this moment, or only those of them that reach one of some cards."""
    kept = tuple(
        effect
        for effect in state.lasting
        if effect.until != moment or (reaching is not None and set(reaching).isdisjoint(effect.cards.get(HOLDERS, ())))
    )
    if len(kept) != len(state.lasting):
        state.lasting = kept
        state.invalidate(LASTING)
