"""Activating holograms (1E-6.3.2.1/7)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import EntityId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.rules.first import holograms, places, teams
from spaceline.rules.first.movement.forced_moves import is_bound
from spaceline.rules.first.movement.offering import no_order, orders
from spaceline.rules.first.refusals import refusal

ACTIVATE = "hologram"


def find_holograms(state: State, player: PlayerId) -> Iterator[Option]:
    """Each deactivated hologram that could be activated."""
    for card in holograms.holograms(state):
        if (card, "deactivated") in state.marks and cannot_activate(state, player, card) is None:
            yield Option(ACTIVATE, card)


def no_activation(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a hologram cannot be activated."""
    return no_order(state, player, option) or cannot_activate(state, player, option.card)


def cannot_activate(state: State, player: PlayerId, card: EntityId) -> Refusal | None:
    """Why a hologram stays deactivated: it takes a holodeck, and an unstopped personnel present.

    1E-6.3.2.1/1, /6, /7; an active hologram will do. Nor does a crew activate one whose ship is sent (1E-7.10/1) or out
    of time (1E-G:temporal-rift/1).
    """
    if card not in state.cards or state.cards[card].controller != player or not state.mark(card, "deactivated"):
        return refusal("no-hologram")
    if is_bound(state, card):
        return refusal("bound")
    where = places.container(state, card)
    if not where or not holograms.is_projected(state, card):
        return refusal("no-hologram")
    if places.is_out_of_time(state, card):
        return refusal("out-of-time")
    if state.mark(card, "was-deactivated"):
        return refusal("deactivated-this-turn")
    if not holograms.may_be_active(state, card, where):
        return refusal("no-holodeck")
    present = teams.personnel_at(state, where, player)
    return None if any(teams.is_usable(state, other) for other in present) else refusal("nobody-activates")


def activate(state: State, action: Action) -> None:
    """Activate it."""
    request(state, Change("activate", (action.option.card,), action.player))


ACTIONS: tuple[ActionRule, ...] = (
    ActionRule(ACTIVATE, orders(find_holograms), no_activation, activate, possible=holograms.holograms),
)
