"""Seeds that another card lets its owner put beneath the same mission (1E-7.2.4.0.1/1, 1E-G:mis-seeds/3)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.leaves import CardId, EntityId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Plays
from spaceline.effects.nodes.traits import Filter
from spaceline.rules.first import places
from spaceline.rules.first.playing.timing import speaks_of
from spaceline.rules.first.values import definition

SEEDED = "seeded"
"""How cards are seeded by the text of another (the node ``Plays``)."""

LYING = ("seeds", "found")
"""The roles of what lies beneath a mission, not met yet or face up."""


def welcomes(state: State, host: CardId, seed: CardId) -> Iterator[Filter]:
    """What the texts of a card let lie with it, one card by each text, as far as a seed is like that."""
    for _, text in definition(state, host).of_kind(Plays):
        if text.how == SEEDED and text.cards is not None and speaks_of(state, text.cards, seed):
            yield text.cards


def rooms(state: State, host: CardId, seed: CardId) -> int:
    """How many cards like a seed the text of a card takes."""
    return sum(1 for _ in welcomes(state, host, seed))


def takes_any(state: State, seed: CardId, place: PlaceId) -> bool:
    """Whether the text of a mission lets any number of such cards be seeded there (1E-G:orb-negotiations/1)."""
    return any(rooms(state, mission, seed) for mission in places.missions_at(state, place))


def is_companion(state: State, seed: CardId, place: PlaceId) -> bool:
    """Whether a card of the same owner lets it lie there, and those that were found are not as many already."""
    owner = state.cards[seed].owner
    own = {role: [it for it in state.zone(place, role) if state.cards[it].owner == owner] for role in LYING}
    hosts = (it for cards in own.values() for it in cards if it != seed)
    room = [(host, kind) for host in hosts for kind in welcomes(state, host, seed)]
    lying = (it for it in own["found"] if it != seed)
    used = sum(any(it != host and speaks_of(state, kind, it) for host, kind in room) for it in lying)
    return used < len(room)


def is_host(state: State, card: CardId) -> bool:
    """Whether a card lies beneath a mission and lets others of its owner lie there."""
    texts = definition(state, card).of_kind(Plays)
    return state.cards[card].role in LYING and any(text.how == SEEDED for _, text in texts)


def hosted(player: PlayerId) -> str:
    """The mark of a location from which such a card of a player is gone."""
    return f"hosted-{player}"


def was_legal(state: State, seed: CardId, place: EntityId) -> bool:
    """Whether a card that is a mis-seed now was none as it was seeded: what allowed it is gone (1E-7.2.4.0.1/1)."""
    return bool(state.mark(place, hosted(state.cards[seed].owner)))
