"""How a mechanism of the rulebook is seen in a game: in an event, in what was chosen, or in how things stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from spaceline.core.data.changes import Event
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.lab.pool_games.pool import nodes_of
from spaceline.rules.first import places
from spaceline.rules.first.borg.acquiring import was_taken
from spaceline.rules.first.data.frames import Scouting
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.values import definition


class Seen(NamedTuple):
    """An event, with the game before the answer that brought it about and after."""

    before: State
    after: State
    event: Event

    @property
    def cards(self) -> tuple[CardDefinition, ...]:
        """The cards that the change is about."""
        return tuple(definition(self.after, card) for card in self.event.change.cards)

    def called(self, entity: CardId) -> CardDefinition | None:
        """What a card is; None for anything else."""
        return definition(self.after, entity) if entity in self.after.cards else None


EventTest = Callable[[Seen], bool]
StateTest = Callable[[State], bool]


class Mechanism(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the rulebook tells of, and how one sees that it has occurred."""

    name: str
    verbs: tuple[str, ...] = ()
    """Events of these kinds, each of which counts once."""
    test: EventTest | None = None
    """What must hold of the event besides."""
    chosen: tuple[str, ...] = ()
    """Options of these kinds that a player has chosen; counted where there was a choice."""
    in_response: bool | None = None
    """Whether they are chosen in response to something; None for either."""
    stands: StateTest | None = None
    """What is looked for as each turn ends: it counts once for each turn."""
    needs: Callable[[CardDefinition], bool] | None = None
    """A card such as this must be in the pool; None for what the rules bring about, or many cards."""


def fitted(equipment: str) -> Callable[[CardDefinition], bool]:
    """Whether a ship has a special equipment."""
    return lambda card: equipment in card.facts.special_equipment


def of_type(*types: str) -> EventTest:
    """Whether one of the cards is of one of these types."""
    return lambda seen: any(card.type in types for card in seen.cards)


def titled(*titles: str) -> EventTest:
    """Whether one of the cards has one of these titles."""
    return lambda seen: any(card.title in titles for card in seen.cards)


def showing(icon: str) -> EventTest:
    """Whether one of the cards shows an icon."""
    return lambda seen: any(icon in card.facts.icons for card in seen.cards)


def of_kind(*kinds: str) -> EventTest:
    """Whether one of the cards, a facility or a mission, is of one of these kinds."""
    return lambda seen: any(card.facts.kind in kinds for card in seen.cards)


def detail(*words: str) -> EventTest:
    """Whether the change is made in that manner."""
    return lambda seen: seen.event.change.detail in words


def going_to(*roles: str) -> EventTest:
    """Whether the cards come to lie in one of these ways."""
    return lambda seen: seen.event.change.role in roles


def coming_from(*roles: str) -> EventTest:
    """Whether a card lay in one of these ways before."""
    return lambda seen: any(leaf.role in roles for leaf in seen.event.before)


def having_marked(amount: int) -> EventTest:
    """Whether the number of the change is that one."""
    return lambda seen: seen.event.change.amount == amount


def by_source(is_so: Callable[[CardDefinition], bool]) -> EventTest:
    """Whether a card did it of which that holds."""

    def test(seen: Seen) -> bool:
        source = seen.called(seen.event.change.source)
        return source is not None and is_so(source)

    return test


def by_text(*nodes: str) -> EventTest:
    """Whether the text of a card did it in which one of these nodes stands; without any, whether any card's did."""
    return by_source(lambda source: not nodes or not nodes_of(source).isdisjoint(nodes))


def by_card(*titles: str) -> EventTest:
    """Whether a card with one of these titles did it."""
    return by_source(lambda source: source.title in titles)


def by_type(*types: str) -> EventTest:
    """Whether a card of one of these types did it."""
    return by_source(lambda source: source.type in types)


def onto(*types: str) -> EventTest:
    """Whether the cards come to a card of one of these types."""

    def test(seen: Seen) -> bool:
        target = seen.called(seen.event.change.to)
        return target is not None and target.type in types

    return test


def both(*tests: EventTest) -> EventTest:
    """Whether all of that holds."""
    return lambda seen: all(test(seen) for test in tests)


def negated(test: EventTest) -> EventTest:
    """Whether it does not hold."""
    return lambda seen: not test(seen)


def by_nobody(seen: Seen) -> bool:
    """Whether no player does it (1E-11.1/1)."""
    return not seen.event.change.player


def is_combo(seen: Seen) -> bool:
    """Whether a dilemma has two halves (1E-7.2.2.0.7/1)."""
    return any(card.halves for card in seen.cards)


def in_scouting(seen: Seen) -> bool:
    """Whether it occurs while Borg scout."""
    return any(isinstance(frame, Scouting) for frame in (*seen.before.frames, *seen.after.frames))


def where_borg_were(seen: Seen) -> bool:
    """Whether what is earned was left at a mission where Borg have completed an objective (1E-7.3.2.1/5)."""
    return was_taken(seen.after, places.place_of(seen.after, seen.event.change.source))


def through_passage(seen: Seen) -> bool:
    """Whether a ship comes from one end of a passage to the other."""
    return bool(seen.event.change.detail) or seen.event.change.verb == "travel"


def is_owned_by_other(seen: Seen) -> bool:
    """Whether a card is not its owner's any more."""
    return any(leaf.controller != leaf.owner for leaf in seen.event.after)


def is_turned(seen: Seen) -> bool:
    """Whether the other side of a card lies up than before."""
    cards = seen.event.change.cards
    return any(seen.before.mark(card, "turned-over") != seen.after.mark(card, "turned-over") for card in cards)


def is_on_other_quadrant(seen: Seen) -> bool:
    """Whether a ship comes to another spaceline than it was on."""
    if not seen.event.before:
        return False
    ends = [places.place_of(seen.after, at) for at in (seen.event.before[0].parent, seen.event.change.to)]
    here, there = (places.quadrant_of(seen.after, end) if places.is_location(seen.after, end) else "" for end in ends)
    return bool(here and there and here != there)
