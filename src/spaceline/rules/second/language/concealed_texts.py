"""What a player shows of concealed cards whose texts make a value what it has to be (2E-showing-your-cards/3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.modifiers import bearing_on, in_force, values_without
from spaceline.core.ruleset import Continuous
from spaceline.core.state import State
from spaceline.effects.perform.continuous import Text
from spaceline.effects.scope import Values
from spaceline.rules.second.movement.staffing import shown_to_staff
from spaceline.rules.verbs import TEXT


def shown_to_move(state: State, ship: CardId, needed: int) -> Iterator[Change]:
    """Whoever staffs a ship that moves, and the concealed cards without whose texts its Range would not do."""
    yield shown_to_staff(state, ship)
    needed += state.mark(ship, "range-used")

    def is_enough(others: Values) -> bool:
        found: int = others(ship).attributes.get("Range", 0)
        return found >= needed

    yield from texts_shown(state, state.cards[ship].controller, frozenset(("Range",)), is_enough)


def texts_shown(
    state: State, player: PlayerId, names: frozenset[str], is_enough: Callable[[Values], bool]
) -> Iterator[Change]:
    """The concealed cards of a player without whose texts values of these names would not be enough.

    As few as it takes.
    """
    unseen = unseen_speakers(state, player, names)

    def is_enough_without(cards: frozenset[CardId]) -> bool:
        return is_enough(values_without(state, names, partial(is_printed_on, cards)).of)

    idle = frozenset(unseen)
    if unseen and not is_enough_without(idle):
        idle = frozenset()
        for card in unseen:
            if is_enough_without(idle | {card}):
                idle |= {card}
    yield from (Change("use", (card,), player, card, detail=TEXT) for card in unseen if card not in idle)


def unseen_speakers(state: State, player: PlayerId, names: frozenset[str]) -> tuple[CardId, ...]:
    """The concealed cards of a player with texts that go on all the time and bear on values of these names."""
    texts = bearing_on(names, in_force(state).texts)
    sources = dict.fromkeys(text.scope.source for text in texts if isinstance(text, Text))
    return tuple(
        card
        for card in sources
        if state.in_play(card) and state.cards[card].controller == player and not state.cards[card].face_up
    )


def is_printed_on(cards: frozenset[CardId], text: Continuous) -> bool:
    """Whether a text goes on because it is printed on one of the cards, not because it was used."""
    return isinstance(text, Text) and not text.lasts and text.scope.source in cards
