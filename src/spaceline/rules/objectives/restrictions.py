"""Whom an affiliation may attack (OBJ-attack-restrictions)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.rules.objectives.roles import REFUSED
from spaceline.rules.objectives.switches import readings
from spaceline.rules.second import places
from spaceline.rules.second.values import identity

FREE = ("Kli", "NA")
"""They may attack their own affiliation too (OBJ-attack-restrictions/3)."""
FEDERATION, BORG = "Fed", "Bor"


def is_free_to_attack(state: State, own: str, other: str, *, is_enabled: bool) -> bool:
    """Whether an affiliation may attack another; a card or a counterattack enables Federation.

    OBJ-attack-restrictions/1, /3, /4, /5.
    """
    if own == FEDERATION:
        return is_enabled or other == BORG
    if own == BORG:
        return is_enabled or readings(state).borg_attack == "anybody"
    return own in FREE or own != other


def affiliations(state: State, cards: Iterable[CardId]) -> dict[CardId, str]:
    """The affiliations of ships and personnel among cards."""
    found = ((card, identity(state, card)) for card in cards)
    return {card: it.affiliation for card, it in found if it.type in ("personnel", "ship")}


def protected(state: State, own: Iterable[CardId], others: Iterable[CardId], *, is_enabled: bool) -> tuple[CardId, ...]:
    """Those of the others, be they hidden, whom one of these may not attack (OBJ-attack-restrictions/1)."""
    attackers = set(affiliations(state, own).values())
    return tuple(
        card
        for card, other in affiliations(state, others).items()
        if any(not is_free_to_attack(state, it, other, is_enabled=is_enabled) for it in attackers)
    )


def may_attack(state: State, own: tuple[CardId, ...], others: tuple[CardId, ...], source: CardId) -> bool:
    """Whether they may, for all that everybody can see: what lies face down may be of any affiliation."""
    if any(state.mark(card, REFUSED) for card in own):
        return False
    return not protected(state, own, seen(state, others), is_enabled=bool(source))


def told(state: State, protectors: tuple[CardId, ...]) -> str:
    """The affiliations that protect, which is all that is shown of those cards (OBJ-attack-restrictions/2)."""
    return ", ".join(sorted(set(affiliations(state, protectors).values())))


def seen(state: State, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Those of the cards that lie face up, and their commander's open cards aboard them (OBJ-attack-restrictions/2)."""
    crews = (places.own(state, state.zone(ship, "aboard"), state.cards[ship].controller) for ship in cards)
    return tuple(card for card in (*cards, *chain.from_iterable(crews)) if state.cards[card].face_up)
