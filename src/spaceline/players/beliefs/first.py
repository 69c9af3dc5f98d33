"""Hidden cards of First Edition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from spaceline.cards.card import Card
from spaceline.core.data.leaves import PlayerId
from spaceline.players.beliefs.hidden import HiddenCards
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.first.ruleset import UNREAD
from spaceline.rules.first.side_decks.piles import SIDE_DECKS, TRIBBLE_DECK, TRIBBLES, TRIBBLES_DRAWN, Q

SEEDS = ("seed-deck", "seeds", "found", "encountered")
TACTICS = ("tactics", "drawn-tactics", "laid-tactic")
SEEDED = ("dilemma", "artifact", "facility", "site", "doorway", "incident", "objective")
IN_PLAY = ("personnel", "equipment", "ship")
DRAWN = (*IN_PLAY, "event", "interrupt", "facility", "site", "doorway", "incident", "objective")
OWN = ("personnel", "ship", "facility")
"""Types whose affiliation tells what their player plays."""
NEUTRAL = ("NA", "Neu")


def kind(owner: PlayerId, role: str, /, *, in_play: bool) -> str:
    """What a card that cannot be read might be; of those in play everybody knows the type (1E-12.12/2)."""
    if role == "missions":
        return role
    if role in SEEDS:
        return "seed-deck"
    if role in TACTICS:
        return "tactics"
    if role in SIDE_DECKS:
        return role
    if role == TRIBBLES_DRAWN:
        return TRIBBLE_DECK
    return "play" if in_play else "deck"


def sides(cards: Iterable[FirstFacts]) -> frozenset[str]:
    """The affiliations of facilities, ships and personnel; before any is seen, those that most missions are for."""
    known = tuple(cards)
    if found := frozenset(icon for it in known if it.type in OWN for icon in it.affiliations).difference(NEUTRAL):
        return found
    wanted = Counter(icon for it in known if it.type == "mission" for icon in icons_of(it))
    most = max(wanted.values(), default=0)
    return frozenset(icon for icon, count in wanted.items() if count == most)


def icons_of(mission: FirstFacts) -> Iterable[str]:
    """The affiliation icons of a mission."""
    return mission.end.attempt if mission.end is not None else ()


def takes_side(it: FirstFacts, icons: frozenset[str]) -> bool:
    """Whether a card works with these affiliations, or is of none."""
    return it.type not in OWN or not it.affiliations or not icons.union(NEUTRAL).isdisjoint(it.affiliations)


def is_of_q(card: Card) -> bool:
    """Whether a card shows the icon of the Q, and so lies in a Q-Continuum (1E-2.15/1)."""
    return Q in card.facts.icons


def can_be_in_play(card: Card) -> bool:
    """Whether a card may lie face down in play."""
    return card.type in IN_PLAY or getattr(card, "used_as", "") in IN_PLAY


FIRST_HIDDEN = HiddenCards(
    kind,
    {
        "missions": lambda card: card.type == "mission",
        "seed-deck": lambda card: card.type in SEEDED and not is_of_q(card),
        "deck": lambda card: card.type in DRAWN and not is_of_q(card),
        "play": can_be_in_play,
        "tactics": lambda card: card.type == "tactic",
        "tent": lambda card: card.type in DRAWN and not is_of_q(card),
        "continuum": is_of_q,
        "tribbles": lambda card: card.type in TRIBBLES,
    },
    sides,
    takes_side,
    UNREAD.facts.id,
)
