"""Hidden cards of Second Edition, and of the variant that is built on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from spaceline.cards.card import Card
from spaceline.core.data.leaves import PlayerId
from spaceline.players.beliefs.hidden import HiddenCards
from spaceline.rules.second.facts import Facts

PILES = ("pile", "drawn", "stack")
APART = ("mission", "dilemma", "objective", "tactic")
"""Types that are in no deck."""
TACTICS = ("tactics", "drawn-tactics", "laid-tactic")
NEUTRAL = "NA"


def kind(owner: PlayerId, role: str, /, *, in_play: bool) -> str:
    """What a card that cannot be read is: in play, somebody who was concealed (2E-showing-your-cards)."""
    if role in PILES:
        return "pile"
    return "personnel" if in_play else "deck"


def kind_of_objectives(owner: PlayerId, role: str, /, *, in_play: bool) -> str:
    """What it is in the variant, which has side decks too (OBJ-building-a-deck)."""
    if role in TACTICS:
        return "tactics"
    return role if role == "objectives" else kind(owner, role, in_play=in_play)


def sides(cards: Iterable[Facts]) -> frozenset[str]:
    """The icons of the headquarters; where none is known, the affiliations of personnel and ships."""
    known = tuple(cards)
    found = frozenset(icon for it in known for icon in it.headquarters_of)
    return found or frozenset(it.affiliation for it in known if it.affiliation) - {NEUTRAL}


def takes_side(it: Facts, icons: frozenset[str]) -> bool:
    """Whether a headquarters with these icons may well accept a card."""
    return not it.affiliation or it.affiliation == NEUTRAL or it.affiliation in icons or bool(icons & {*it.icons})


def is_of(*types: str) -> Callable[[Card], bool]:
    """Whether a card is of one of some types."""
    return lambda card: card.type in types


SECOND_HIDDEN = HiddenCards(
    kind,
    {"pile": is_of("dilemma"), "deck": lambda card: card.type not in APART, "personnel": is_of("personnel")},
    sides,
    takes_side,
)
OBJECTIVES_HIDDEN = replace(
    SECOND_HIDDEN,
    kind=kind_of_objectives,
    belongs={**SECOND_HIDDEN.belongs, "objectives": is_of("objective"), "tactics": is_of("tactic")},
)
