"""Holograms: where they can exist, activated or not, and what becomes of those that are elsewhere (1E-6.3.2)."""

from __future__ import annotations

from spaceline.core.caching import cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId
from spaceline.core.modifiers import values_for
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.values import HOLOGRAM, afflicted_by, facts, is_captive, type_of

HOLODECK = "Holodeck"
"""The special equipment with which holograms are activated. A text that lets holograms exist on a planet gives it to
the mission there: then they may exist on the surface and in what stands on it, in either state (1E-6.3.2.0.1/1)."""

EQUIPMENT = frozenset(("special_equipment",))


def is_projected(state: State, card: CardId) -> bool:
    """Whether a card in play is a hologram (1E-6.3.2/1)."""
    return HOLOGRAM in facts(state, card).icons and state.in_play(card)


def has_projector(state: State, card: CardId) -> bool:
    """Whether a ship, a facility, a site or a mission lets holograms be active."""
    if HOLODECK in facts(state, card).characteristics and type_of(state, card) == places.SITE:
        return True
    found: CardValues = values_for(state, EQUIPMENT)(card)
    return HOLODECK in found.special_equipment


def surface_projects(state: State, where: EntityId) -> bool:
    """Whether holograms may be on a surface, or in what stands on it, by a text about that planet."""
    if where >= FIRST_CARD:
        stands = state.cards[where].role == "surface"
        where = places.place_of(state, where) if stands else 0
    return any(has_projector(state, mission) for mission in places.missions_at(state, where)) if where else False


def may_be_active(state: State, card: CardId, where: EntityId) -> bool:
    """Whether a hologram could be active aboard a ship, inside a facility or on a surface (1E-6.3.2.1/1).

    An opponent's holodeck is of no use without leave (1E-6.3.2.0.2/1), which no rule gives yet.
    """
    vessels = {where, places.vessel_of(state, where)} if where >= FIRST_CARD and is_own(state, card, where) else ()
    if any(has_projector(state, vessel) for vessel in vessels):
        return True
    return surface_projects(state, where)


def may_exist(state: State, card: CardId, where: EntityId) -> bool:
    """Whether a hologram could be there in any state: deactivated, aboard every own ship and facility."""
    return (where >= FIRST_CARD and is_own(state, card, where)) or may_be_active(state, card, where)


def is_own(state: State, card: CardId, vessel: CardId) -> bool:
    """Whether the two have one controller, and the other is one that holds personnel."""
    leaf = state.cards[places.vessel_of(state, vessel)]
    return leaf.controller == state.cards[card].controller and type_of(state, vessel) in places.CONTAINERS


@cached_on()
def holograms(state: State) -> tuple[CardId, ...]:
    """The holograms of this game, wherever they are; as a rule there are none."""
    return tuple(card for card in state.cards if HOLOGRAM in facts(state, card).icons)


def see_to_holograms(state: State) -> None:
    """Erase holograms found where they cannot exist, and deactivate those that cannot be active where they are.

    1E-6.3.2.1/1, /4. Captives are kept by those who hold them; a card that shelters a crew has no holodeck.
    """
    if not holograms(state):
        return
    placed = [
        (card, where)
        for card in holograms(state)
        if (where := places.container(state, card)) and not is_captive(state, card)
    ]
    stray = tuple(card for card, where in placed if not may_exist(state, card, where))
    dark = tuple(
        card
        for card, where in placed
        if card not in stray and not state.mark(card, "deactivated") and not may_be_active(state, card, where)
    )
    sheltered = afflicted_by(state, "sheltered") if state.lasting else ()
    dark += tuple(card for card in holograms(state) if card in sheltered and not state.mark(card, "deactivated"))
    if stray:
        request(state, Change("erase", stray))
    if dark:
        request(state, Change("deactivate", dark))
