"""When a time location may be seeded or played: only beside the place to which it corresponds (1E-2.12/2)."""

from __future__ import annotations

from spaceline.core.caching import cached_on
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import Played
from spaceline.effects.nodes.effects import Download, EachPlayer, Effect, Gate
from spaceline.effects.perform.affording import is_affordable
from spaceline.effects.scope import Reading
from spaceline.rules.first import places
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.topics import OFFERS
from spaceline.rules.first.values import definition, facts

TYPE = "time location"


def cannot_lie(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why a card that is a time location cannot come into play: nothing of any other card.

    What corresponds must be in play, and all that it says must be possible (1E-2.12/2, 1E-G:time-location/1).
    """
    if facts(state, card).type != TYPE:
        return None
    if not is_paired(state, card):
        return refusal("nothing-corresponds")
    return None if can_be_followed(state, player, card) else refusal("instructions-in-vain")


def is_paired(state: State, card: CardId) -> bool:
    """Whether the spaceline location that corresponds is in play: its mission has not been destroyed (1E-2.12/2)."""
    it = facts(state, card)
    there = (place for place in places.locations(state) if places.missions_at(state, place))
    return any(places.name_of(state, place) == (it.quadrant, it.lies_at()) for place in there)


@cached_on(*OFFERS)
def can_be_followed(state: State, player: PlayerId, card: CardId) -> bool:
    """Whether all that the card demands as it comes could be done once it lies there."""
    demanded = [text.effect for _, text in definition(state, card).of_kind(Played) if demands(text.effect)]
    if not demanded:
        return True
    supposed = state.clone()
    lay = Change("play", (card,), player, to=player, role=places.TIME_LOCATION)
    state.ruleset.verbs["play"].apply(supposed, lay)
    return all(is_affordable(supposed, Reading(card, player), effect) for effect in demanded)


def demands(effect: Effect) -> bool:
    """Whether a text demands a download, which nobody is free to leave."""
    if isinstance(effect, EachPlayer) or (isinstance(effect, Gate) and effect.asks):
        return False
    return any(isinstance(node, Download) for _, node in walk(effect))
