"""Cards that are not played on something for what it must do, or must not, or for what it is.

1E-G:actions-required/1, 1E-10.2.1/1, 1E-G:objective/1.
"""

from __future__ import annotations

from functools import cache

from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.effects.names import TARGET
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import Played
from spaceline.effects.nodes.effects import Affect, Nullify
from spaceline.effects.nodes.modifiers import Fix
from spaceline.effects.nodes.space import Assimilate
from spaceline.rules.first.borg.collective import no_counterpart
from spaceline.rules.first.borg.objectives import is_fulfilled
from spaceline.rules.first.definition import TIME_TRAVEL, VANISH, CardDefinition
from spaceline.rules.first.movement.forced_moves import is_sent, way_on
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.turn import active_player
from spaceline.rules.first.values import definition, is_stopped


def hindrance(state: State, player: PlayerId, card: CardId, target: EntityId) -> Refusal | None:
    """Why a card is not played on another, though it is one of those of which its text speaks.

    What is stopped does not travel in time, in neither of the two ways (1E-10.2.1/1, 1E-G:time-travel/1); a card that
    opens a way through time lets no ship vanish. Nobody puts
    out of time, or leaves without RANGE, an own ship that a card sends somewhere (1E-G:actions-required/1). A completed
    objective cannot be nullified (1E-G:objective/1). Who has a counterpart targets nobody to become one
    (1E-G:assimilation-personnel/4).
    """
    it = definition(state, card)
    if target in state.cards and is_fulfilled(state, target) and nullifies_target(it):
        return refusal("completed-objective")
    if target in state.cards and makes_counterpart(it) and no_counterpart(state, player, target):
        return refusal("no-counterpart")
    lets_vanish = VANISH in it.listens and TIME_TRAVEL not in it.listens
    if lets_vanish and target in state.cards and is_stopped(state, target):
        return refusal("stopped-in-time")
    if not (lets_vanish or takes_range(it)) or not is_own_sent(state, player, target):
        return None
    is_kept = lets_vanish or (active_player(state) == player and bool(way_on(state, target)))
    return refusal("made-impossible") if is_kept else None


def is_own_sent(state: State, player: PlayerId, target: EntityId) -> bool:
    """Whether it is a ship of the player's that a card sends somewhere."""
    return target in state.cards and state.cards[target].controller == player and is_sent(state, target)


@cache
def takes_range(it: CardDefinition) -> bool:
    """Whether a card leaves the ship that it is played on without RANGE for the turn (1E-G:actions-required/2)."""
    affected = (
        node
        for _, text in it.of_kind(Played)
        for _, node in walk(text.effect)
        if isinstance(node, Affect) and (node.cards.where, node.cards.name) == ("named", TARGET)
    )
    return any(
        isinstance(modifier, Fix) and "Range" in modifier.attributes and not modifier.value
        for node in affected
        for modifier in node.modifiers
    )


@cache
def makes_counterpart(it: CardDefinition) -> bool:
    """Whether a card makes a counterpart of the personnel that it targets."""
    nodes = (node for text in it.abilities for _, node in walk(text))
    return any(isinstance(node, Assimilate) and node.to == "counterpart" for node in nodes)


@cache
def nullifies_target(it: CardDefinition) -> bool:
    """Whether a card nullifies what it is played on."""
    nodes = (node for _, text in it.of_kind(Played) for _, node in walk(text.effect))
    return any(
        isinstance(node, Nullify)
        and node.cards is not None
        and (node.cards.where, node.cards.name) == ("named", TARGET)
        for node in nodes
    )
