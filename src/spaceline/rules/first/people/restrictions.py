"""Restriction boxes among cards that lie face down: whom they keep apart in one place is known to all (1E-12.12/2)."""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import FIRST_CARD, CardId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import teams
from spaceline.rules.first.affiliations import allegiance_of, are_kept_apart, treaties_of
from spaceline.rules.first.definition import BOX
from spaceline.rules.first.roles import APART


def see_to_those_apart(state: State) -> None:
    """After an action, note whom restriction boxes keep apart in one place, since teams and house arrest show it."""
    if BOX not in state.watched:
        return
    kept = set[CardId]()
    for card in state.watched[BOX]:
        leaf = state.cards[card]
        if leaf.role in ("aboard", "surface"):
            here = (
                *teams.personnel_at(state, leaf.parent, leaf.controller),
                *((leaf.parent,) if leaf.parent >= FIRST_CARD else ()),
            )
            foes = [other for other in here if other != card and are_foes(state, leaf.controller, card, other)]
            kept.update((card, *foes) if foes else ())
    for card in sorted({*[card for card, name in state.marks if name == APART]} ^ kept):
        request(state, Change("note", (), to=card, detail=APART, amount=int(card in kept)))


def are_foes(state: State, player: PlayerId, one: CardId, other: CardId) -> bool:
    """Whether nothing but a restriction box keeps two cards of a player apart."""
    return are_kept_apart(allegiance_of(state, one), allegiance_of(state, other), treaties_of(state, player))
