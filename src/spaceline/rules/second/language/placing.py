"""Where texts put cards: piles of their owners, brigs, ships, missions, the spot of another card."""

from __future__ import annotations

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.effects import Put
from spaceline.effects.perform.reading import cards_meant
from spaceline.effects.scope import Scope
from spaceline.rules.second import places
from spaceline.rules.second.definition import UPON
from spaceline.rules.second.language import command
from spaceline.rules.second.language.selectors import mission_meant, ships_meant
from spaceline.rules.second.playing.headquarters import harbors
from spaceline.rules.second.values import definition, facts

PILE_ENDS = {
    "hand": ("hand", ""),
    "deck_top": ("deck", "top"),
    "deck_bottom": ("deck", ""),
    "discard": ("discard", ""),
    "pile": ("pile", ""),
    "pile_top": ("pile", "top"),
    "drawn": ("drawn", ""),
    "stack": ("stack", "top"),
}
"""Words for zones of a card's owner: the role, and the end of the pile."""


def captured_by(scope: Scope, card: CardId, captor: PlayerId) -> Change:
    """A card goes to a brig: yours, or that of the opponent when it is your own (2E-brig-and-captives/1)."""
    return Change("capture", (card,), captor, scope.source)


def placed(state: State, scope: Scope, put: Put, card: CardId, goal: CardId) -> Change | None:
    """How a card is put where a text says; None where it cannot go."""
    zone = destination_zone(state, scope, put, card, goal)
    if zone is None:
        return None
    parent, role, end = zone
    verb = "overcome" if put.to == "beneath" else "arrange" if put.replaces else "put"
    if put.to == "ship" and definition(state, card).becomes_damage:
        verb = "damage"
    return Change(verb, (card,), scope.you, scope.source, to=parent, role=role, detail=end)


def destination_zone(state: State, scope: Scope, put: Put, card: CardId, goal: CardId) -> tuple[int, str, str] | None:
    """Parent, role and end of the pile that a text names; None where the card cannot go."""
    if put.to in PILE_ENDS:
        role, end = PILE_ENDS[put.to]
        return (state.cards[card].owner, role, end)
    if put.to == "this":
        return upon(state, scope, card)
    targets = (goal,) if goal else goals(state, scope, put, card)
    if not targets:
        return None
    if put.to == "spot":
        there = state.cards[targets[0]]
        return (there.parent, there.role, "")
    return in_play_at(state, put.to, targets[0])


def upon(state: State, scope: Scope, card: CardId) -> tuple[int, str, str] | None:
    """On the text's own card: what was not in play is not in play there either, so nobody commands it (OBJ-in-play/3).

    Of what is in play, and stays so, there must be no second copy (2E-play-and-place/1).
    """
    if not state.in_play(card):
        return (scope.source, UPON, "") if state.in_play(scope.source) else None
    return None if command.would_double(state, scope.you, card) else (scope.source, "on", "")


def goals(state: State, scope: Scope, put: Put, card: CardId) -> tuple[CardId, ...]:
    """The missions or ships that a text names, or those that it means; none for a card that nobody may double.

    Of several the player of the text chooses one (2E-nothing-that-happens/1).
    """
    if put.to in PILE_ENDS or put.to in ("this", "brig"):
        return ()
    if put.to == "spot":
        return spots(state, scope, put, card)
    if command.would_double(state, scope.you, card):
        return ()
    if put.at is not None:
        return cards_meant(state, scope, put.at)
    if put.to == "ship":
        return ships_meant(state, scope)
    if put.to == "headquarters":
        own = places.headquarters(state, state.cards[card].controller)
        return tuple(home for home in own if harbors(state, facts(state, home), facts(state, card)))
    return mission_meant(state, scope)


ROLES = {"mission": "on", "ship": "on", "beneath": "beneath", "aboard": "aboard"}
"""Words for where a card lies with another one."""
OF_PLACES = {"space": "orbit", "headquarters": "surface"}
"""Words for where it lies at a mission."""


def in_play_at(state: State, to: str, target: CardId) -> tuple[int, str, str] | None:
    """On, in or beneath a card, or where that is."""
    if to in ROLES:
        return (target, ROLES[to], "")
    return (places.place_of(state, target), OF_PLACES[to], "") if to in OF_PLACES else None


def spots(state: State, scope: Scope, put: Put, card: CardId) -> tuple[CardId, ...]:
    """The cards in play that another one may replace; a copy of one may replace it (2E-play-and-place/1)."""
    replaced = cards_meant(state, scope, put.at) if put.at is not None else ()
    return tuple(
        old for old in replaced if state.in_play(old) and command.could_replace(state, scope.you, (card,), (old,))
    )
