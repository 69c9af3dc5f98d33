"""Where those come who report to a card: to a ship or facility, to a planet, or to somebody's company (1E-6.3/8)."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, EntityId
from spaceline.core.state import State
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.perform.reading import cards_meant
from spaceline.effects.scope import Scope
from spaceline.rules.first import places
from spaceline.rules.first.playing.time_locations import TYPE
from spaceline.rules.first.values import is_disabled, type_of

IN_COMPANY = ("personnel", "equipment")


def spots_of(state: State, card: CardId, *, in_space: bool = False) -> tuple[EntityId, ...]:
    """Ships and facilities, of a station its sites; a location stands for its surface, or its space.

    1E-G:report/3.

    Who reports where somebody is present comes aboard the same ship, into the same facility or site, or to the same
    surface (1E-12.4/2).
    """
    kind = type_of(state, card)
    if kind in IN_COMPANY:
        where = places.container(state, card)
        return (where,) if where else ()
    if kind not in ("mission", TYPE):
        return places.rooms(state, card)
    place = state.cards[card].parent
    return (place,) if in_space or places.has_surface(state, place) else ()


def named_by(state: State, scope: Scope, at: Cards) -> tuple[CardId, ...]:
    """The cards to which a text lets others come, but for those that cannot be used (1E-10.2.3/1, 1E-G:in-play/4)."""
    return tuple(card for card in cards_meant(state, scope, at) if not is_disabled(state, card))
