"""Cards that leave play: what becomes of those that are destroyed, and of what lies on and in them."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.replaceable import Replaceable
from spaceline.core.state import State
from spaceline.core.windows import has_listener
from spaceline.rules.second.definition import UPON


@Replaceable
def destroyed(state: State, change: Change) -> tuple[Change, ...]:
    """Personnel who are destroyed are killed, other cards are not (2E-destroy-discard-kill/3)."""
    killed = tuple(card for card in change.cards if state.definition(card).type == "personnel")
    others = tuple(card for card in change.cards if card not in killed)
    return tuple(
        replace(change, verb=verb, cards=cards) for verb, cards in (("kill", killed), ("destroy", others)) if cards
    )


def put_away(state: State, change: Change) -> tuple[Change, ...]:
    """Cards are put into their owners' piles (2E-discarding/5): one change for each owner and kind of pile."""
    found: dict[tuple[PlayerId, str], tuple[CardId, ...]] = {}
    for card in change.cards:
        to = (state.cards[card].owner, "pile" if state.definition(card).type == "dilemma" else change.role)
        found[to] = (*found.get(to, ()), card)
    return tuple(replace(change, cards=cards, to=owner, role=role) for (owner, role), cards in found.items())


def orphaned(state: State, change: Change) -> tuple[Change, ...]:
    """What becomes of cards on, in and under cards that leave play (2E-discarding/5, 2E-damage/3, /4).

    Those that were not in play there are neither destroyed nor killed, nor come they from a hand or deck. Whom a
    response keeps from being killed is not, but cannot stay there either. What is put elsewhere in play takes what it
    holds along.
    """
    if change.verb == "put" and state.ruleset.roles[change.role].in_play:
        return ()
    there = tuple((role, card) for (it, role), cards in state.contents.items() if it in change.cards for card in cards)
    lost = tuple(card for role, card in there if role != UPON)
    aside = tuple(card for role, card in there if role == UPON)
    saved = lost if has_listener(state, "kill") else ()
    return (
        *destroyed(state, Change("destroy", lost, change.player, change.source)),
        *put_away(state, Change("put", aside, change.player, change.source, role="discard")),
        *put_away(state, Change("put", saved, change.player, change.source, role="discard", detail=WRECKED)),
    )


WRECKED = "wrecked"
"""The detail of a change that puts away who would be left on a card that leaves play."""


def are_left(state: State, change: Change) -> tuple[CardId, ...]:
    """Those who are still there of the cards that would be left on a card that leaves play; of others, all."""
    return tuple(card for card in change.cards if state.in_play(card)) if change.detail == WRECKED else change.cards


def can_be_put(state: State, change: Change) -> bool:
    """Whether there is something to put away."""
    return not change.cards or bool(are_left(state, change))
