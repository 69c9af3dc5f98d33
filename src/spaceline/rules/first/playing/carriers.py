"""Which ships may be aboard which others (1E-7.1.6.1)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.movement import Carries
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.perform.reading import values_for_filter
from spaceline.effects.world import world_of
from spaceline.rules.first.definition import CARRIES
from spaceline.rules.first.values import definition


def may_carry(state: State, player: PlayerId, carrier: CardId, ship: CardId) -> bool:
    """Whether a text lets one ship carry another, and none on the carrier forbids it; it serves both ways.

    1E-7.1.6.1/1, 1E-7.1.6.1.0.1/1, 1E-G:carried-ships/1.
    """
    if any(text.never and fits(state, text.ships, ship, carrier) for text in texts_of(state, carrier)):
        return False
    return any(
        not text.never and fits(state, text.ships, ship, source) and fits(state, text.by, carrier, source)
        for source in speaking(state, player)
        for text in texts_of(state, source)
    )


def texts_of(state: State, source: CardId) -> tuple[Carries, ...]:
    """What a card says of ships that are carried."""
    return tuple(text for _, text in definition(state, source).of_kind(Carries))


def speaking(state: State, player: PlayerId) -> Iterator[CardId]:
    """The cards of a player whose texts about that are in force."""
    for source in state.watched.get(CARRIES, ()):
        if state.cards[source].controller == player and state.ruleset.language.text_is_on(state, source):
            yield source


def fits(state: State, wanted: Filter | None, ship: CardId, source: CardId) -> bool:
    """Whether a ship is what a text says, or the card of that text where it says nothing."""
    if wanted is None:
        return ship == source
    return world_of(state).matches(state, ship, wanted, values_for_filter(state, wanted))
