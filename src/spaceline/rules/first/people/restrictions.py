"""Restriction boxes among cards that lie face down: whom they keep apart in one place is known to all (1E-12.12/2)."""

from __future__ import annotations

from collections.abc import Iterable

from spaceline.core.caching import cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import FIRST_CARD, CardId
from spaceline.core.state import State
from spaceline.rules.first import teams
from spaceline.rules.first.affiliations import are_at_one, are_kept_apart, sides_of, treaties_of
from spaceline.rules.first.definition import BOX
from spaceline.rules.first.roles import APART
from spaceline.rules.first.topics import LAYOUT, PLAY, STATUS
from spaceline.rules.first.values import identities


def see_to_those_apart(state: State) -> None:
    """After an action, note whom restriction boxes keep apart in one place, since teams and house arrest show it."""
    if BOX not in state.watched:
        return
    kept = set[CardId]()
    at_odds = [player for player in state.players if not are_at_one(state, player)]
    for card in boxes_in_play(state) if at_odds else ():
        leaf = state.cards[card]
        if leaf.role in ("aboard", "surface") and leaf.controller in at_odds:
            here = (
                *teams.personnel_at(state, leaf.parent, leaf.controller),
                *((leaf.parent,) if leaf.parent >= FIRST_CARD else ()),
            )
            foes = foes_among(state, card, here)
            kept.update((card, *foes) if foes else ())
    for card in sorted(noted_apart(state) ^ kept):
        request(state, Change("note", (), to=card, detail=APART, amount=int(card in kept)))


@cached_on(PLAY, LAYOUT)
def boxes_in_play(state: State) -> tuple[CardId, ...]:
    """The cards in play that have a restriction box."""
    return tuple([card for card in state.watched[BOX] if state.in_play(card)])


@cached_on(PLAY, STATUS, LAYOUT)
def noted_apart(state: State) -> frozenset[CardId]:
    """Those of whom that is noted; who leaves play is forgotten."""
    return frozenset([card for card, name in state.marks if name == APART])


def foes_among(state: State, card: CardId, here: Iterable[CardId]) -> list[CardId]:
    """Those of several cards of a player whom nothing but a restriction box keeps apart from one of them."""
    sides = sides_of(state, (card, *here), identities(state))
    treaties = treaties_of(state, state.cards[card].controller)
    return [other for other in here if other != card and are_kept_apart(sides[card], sides[other], treaties)]
