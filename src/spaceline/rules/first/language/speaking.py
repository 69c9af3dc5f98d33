"""Which cards speak: whose texts go on where they lie, and to whom each of them speaks."""

from __future__ import annotations

from collections.abc import Hashable

from spaceline.core.caching import LASTING, cached_while
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.defaults import Defaults
from spaceline.effects.perform.continuous import STATIC
from spaceline.effects.scope import Values
from spaceline.rules.first import places, teams
from spaceline.rules.first.definition import BLANKS, VANISH
from spaceline.rules.first.roles import INFILTRATING, ROLES
from spaceline.rules.first.stations.uncontrolled import is_uncontrolled
from spaceline.rules.first.suspension import is_suspended
from spaceline.rules.first.topics import LAYOUT, PLAY, STATUS
from spaceline.rules.first.values import (
    are_printed,
    blanked,
    has_lost_text,
    is_disabled,
    put_out,
    told_of_sides,
    type_of,
)

IN_PLAY = frozenset(name for name, role in ROLES.items() if role.in_play)

PASSING = ("playing", "encountered")
"""Roles of cards in play whose texts are carried out and do not go on."""

Speaker = tuple[CardId, PlayerId]
"""A card whose text is in force, and the player who controls it."""


def silencing(state: State) -> Hashable | None:
    """The cards that texts put out of use, and whose own text is lost with their skills.

    None where ships may vanish: then it also depends on where cards are.
    """
    if VANISH in state.watched:
        return None
    return (put_out(state), blanked(state)) if BLANKS in state.watched else put_out(state)


@cached_while(silencing, PLAY, STATUS, LASTING, LAYOUT)
def speakers(state: State) -> tuple[Speaker, ...]:
    """The cards whose texts are in force now: as long as they are the same, so are those texts but for lasting effects.

    Kept by whom texts put out of use or leave without text (1E-10.2.3/1, 1E-10.1.0.4/1) until a card enters or leaves
    play or its status changes.
    """
    leaves = state.cards
    there = [card for card in state.watched.get(STATIC, ()) if leaves[card].role in IN_PLAY]
    return tuple((card, leaves[card].controller) for card in there if text_is_on(state, card))


def text_is_on(state: State, card: CardId) -> bool:
    """Whether the card's text works: in play, not suspended, disabled or lost (1E-10.2.3/1, 1E-10.2.4/1, /2).

    That of a site does not while its station is nobody's (1E-G:empok-nor/2).
    """
    role = state.cards[card].role
    if role not in IN_PLAY or role in PASSING or is_suspended(state, card):
        return False
    if role == places.SITE and is_uncontrolled(state, state.cards[card].parent):
        return False
    return not is_disabled(state, card) and not has_lost_text(state, card)


def is_arrested(state: State, card: CardId, look: Values) -> bool:
    """Whether a personnel is under house arrest by the values found so far.

    Where texts in force change with whom somebody goes, that is asked of the own side only, of nobody who infiltrates.
    """
    if are_printed(state, told_of_sides(state)):
        return teams.is_arrested(state, card)
    leaf = state.cards[card]
    if leaf.role != "aboard" or (card, INFILTRATING) in state.marks:
        return False
    is_own = teams.is_own(state, leaf.parent, leaf.controller)
    return is_own and card in teams.find_house_arrest(state, leaf.parent, leaf.controller, look)


class Speaking(Defaults):
    """The part of the edition's world that is about whose texts work."""

    __slots__ = ()

    def text_is_on(self, state: State, card: CardId) -> bool:
        """Whether the card's text works."""
        return text_is_on(state, card)

    def silenced_by(self, state: State, card: CardId) -> frozenset[str]:
        """Of a personnel, that on which it depends who goes with whom (1E-10.2.10/1)."""
        return told_of_sides(state) if type_of(state, card) == "personnel" else frozenset()

    def is_silenced(self, state: State, card: CardId, values: Values) -> bool:
        """Whoever is under house arrest says as little as if disabled (1E-10.2.10/2, 1E-10.2.3/1)."""
        return is_arrested(state, card, values)

    def may_use(self, state: State, card: CardId) -> bool:
        """Whether the card is under no house arrest (1E-10.2.10/2)."""
        return not teams.is_arrested(state, card)
