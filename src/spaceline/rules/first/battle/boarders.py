"""Cards that board ships to fight there, and that nobody controls (1E-G:rogue-borg-mercenaries/1, /2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.core.caching import cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import NOBODY, CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Boards
from spaceline.effects.perform.run import begin_effect
from spaceline.rules.first import places, teams
from spaceline.rules.first.definition import BOARDS
from spaceline.rules.first.roles import BOARDED, OVERRUN, PARTY
from spaceline.rules.first.topics import LAYOUT, PLAY, STATUS
from spaceline.rules.first.values import definition


def boarders_among(state: State, cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """Those of several cards that have boarded a ship."""
    return tuple(card for card in cards if definition(state, card).of_kind(Boards))


def are_boarders(state: State, force: tuple[CardId, ...]) -> bool:
    """Whether a force is one of those who board ships, which has no affiliation and no leader."""
    return bool(boarders_among(state, force[:1]))


def whose(state: State, card: CardId) -> PlayerId:
    """Whose card it is to a text: those that board ships are of whoever played them, though nobody controls them."""
    leaf = state.cards[card]
    is_boarder = leaf.controller == NOBODY and leaf.role == "aboard" and bool(boarders_among(state, (card,)))
    return leaf.owner if is_boarder else leaf.controller


def is_tamed(state: State, card: CardId) -> bool:
    """Whether a player controls one of those that board ships: it does nothing unbidden (1E-G:lore-returns/1)."""
    return state.cards[card].controller in state.players and bool(boarders_among(state, (card,)))


def parties_at(state: State, where: EntityId, *controllers: PlayerId) -> tuple[tuple[CardId, ...], ...]:
    """Those who have boarded a ship, there or gone from it, under such control: each party is a force of its own."""
    inside = places.cards_inside(state, where) if BOARDS in state.watched else ()
    there = [card for card in boarders_among(state, inside) if state.cards[card].controller in controllers]
    numbers = dict.fromkeys(state.mark(card, PARTY) for card in there)
    return tuple(tuple(card for card in there if state.mark(card, PARTY) == number) for number in numbers)


def have_just_boarded(state: State) -> dict[EntityId, tuple[CardId, ...]]:
    """By ship, those that have come aboard and not fought yet, in the order in which they lie there."""
    fresh = (card for card, name in state.marks if name == BOARDED)
    ships = dict.fromkeys(state.cards[card].parent for card in fresh if state.cards[card].role == "aboard")
    return {ship: tuple(c for c in state.zone(ship, "aboard") if (c, BOARDED) in state.marks) for ship in ships}


def see_to_boarders(state: State) -> None:
    """Once nothing else is being carried out those fight that have come aboard together.

    1E-G:rogue-borg-mercenaries/2. One that does not fight as it comes aboard joins those who are there.
    """
    see_to_new_crews(state)
    if BOARDS not in state.watched:
        return
    for ship, party in have_just_boarded(state).items():
        first = next(fighters(state, party), None)
        number = mark_of_those_there(state, ship) if first is None else next_number(state)
        request(state, Change("form-party", party, to=ship, amount=number))
        if first is not None:
            card, at = first
            begin_effect(state, card, (at, 0), state.ruleset.active_player(state))


def see_to_new_crews(state: State) -> None:
    """A ship that has a crew again is no longer one whose crew was killed, even once that crew leaves.

    1E-G:occupied-ship/1.
    """
    for ship in overrun_ships(state):
        if teams.personnel_at(state, ship, state.cards[ship].controller):
            request(state, Change("note", to=ship, detail=OVERRUN, amount=0))


@cached_on(PLAY, STATUS, LAYOUT)
def overrun_ships(state: State) -> tuple[CardId, ...]:
    """The ships of which that is noted."""
    return tuple(sorted([card for card, name in state.marks if name == OVERRUN]))


def fighters(state: State, party: tuple[CardId, ...]) -> Iterator[tuple[CardId, int]]:
    """Those of a party that fight as they come aboard, each with the number of its text."""
    for card in party:
        yield from ((card, at) for at, text in definition(state, card).of_kind(Boards) if text.effect is not None)


def mark_of_those_there(state: State, ship: EntityId) -> int:
    """The number of the party that was there before; of several the latest."""
    there = boarders_among(state, state.zone(ship, "aboard"))
    return max((state.mark(card, PARTY) for card in there if (card, BOARDED) not in state.marks), default=0)


def next_number(state: State) -> int:
    """A number that no party has."""
    return 1 + max((number for (_, name), number in state.marks.items() if name == PARTY), default=0)
