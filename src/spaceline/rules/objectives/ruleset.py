"""The ruleset `objectives` as a value: what it has otherwise than `2e-cta2003`."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.effects import Put
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.perform.opponents import is_unread
from spaceline.effects.scope import Scope
from spaceline.rules.objectives import (
    attempting,
    battles,
    fighting,
    movement,
    reporting,
    restrictions,
    systems,
    turn,
    verbs,
)
from spaceline.rules.objectives.facts import TACTIC
from spaceline.rules.objectives.numbers import ObjectivesNumbers
from spaceline.rules.objectives.roles import MARKS, ROLES
from spaceline.rules.objectives.switches import OBJECTIVES, ObjectivesReadings
from spaceline.rules.objectives.winning import completed_kinds, kinds_that_win
from spaceline.rules.second import winning
from spaceline.rules.second.battle.beginning import may_attack
from spaceline.rules.second.damage import MOST, damage_on, is_wrecked
from spaceline.rules.second.language.matching import asked_by, is_completed
from spaceline.rules.second.language.world import SecondWorld
from spaceline.rules.second.missions.attempting import attempts_at, is_forbidden, is_open
from spaceline.rules.second.missions.dilemmas import beneath_what
from spaceline.rules.second.movement.moving import distance, is_shut, no_way
from spaceline.rules.second.movement.staffing import find_unstaffed, icon_bearers
from spaceline.rules.second.playing.headquarters import harbors, takes
from spaceline.rules.second.playing.playing import no_place, stays_in_play, targets
from spaceline.rules.second.ruleset import SecondRules
from spaceline.rules.second.showing import shown
from spaceline.rules.second.turn import has_to_spend
from spaceline.rules.second.values import definition, facts
from spaceline.rules.second.verbs.leaving import destroyed
from spaceline.rules.second.verbs.table import pile_of


class ObjectivesWorld(SecondWorld):
    """What the effect language knows of the variant: requirements are those of objectives."""

    __slots__ = ()

    def destination(self, state: State, scope: Scope, put: Put, card: CardId, goal: CardId) -> Change | None:
        """How a card is put where the text says, and whether it gets into play by that."""
        change = super().destination(state, scope, put, card, goal)
        return None if change is None else verbs.where_overcome(state, verbs.entering(state, change))

    def whereabouts(self, state: State, card: CardId) -> tuple[EntityId, ...]:
        """What lies beneath an active objective is there and at no location (OBJ-facing-dilemmas/7)."""
        return (card,) if state.cards[card].role == "objective" else super().whereabouts(state, card)

    def hit(self, state: State, scope: Scope, meant: Cards, cards: tuple[CardId, ...]) -> tuple[Change, ...]:
        """Whoever's text hits concealed cards of others sees why it hits them (OBJ-showing-your-cards/3)."""
        viewer = state.cards[scope.source].controller
        hidden = [card for card in cards if is_unread(state, card, viewer)]
        told = shown(state, scope.source, viewer, hidden, meant.filter, len(hidden))
        return tuple(replace(it, verb="be-seen") for it in told)

    def joining(self, state: State, scope: Scope, ships: tuple[CardId, ...]) -> tuple[Change, ...]:
        """How ships join the engagement: those that attack as far as they may (OBJ-attack-restrictions/1)."""
        return fighting.joining(state, super().joining(state, scope, ships))

    def may_lose_points(self, state: State, player: PlayerId, points: int) -> bool:
        """Whether a player has the points for a cost (OBJ-paying-costs/2)."""
        return state.mark(player, "points") >= points

    def completed(self, state: State, player: PlayerId, kind: str) -> bool:
        """Whether a player has completed an objective at a location of that kind."""
        done = state.zone(player, "completed")
        return any(kind in ("", facts(state, objective).kind) for objective in done)


def too_much_damage(state: State, ship: CardId, more: int) -> bool:
    """Damage cards that are no tactics are counted by themselves: hull damage is what counts of tactics."""
    others = [card for card in damage_on(state, ship) if definition(state, card).type != TACTIC]
    return len(others) + more > MOST


RULES = SecondRules(
    name=OBJECTIVES,
    readings=ObjectivesReadings(),
    numbers=ObjectivesNumbers(),
    world=ObjectivesWorld,
    procedures=(turn.TURN, attempting.OBJECTIVE_ATTEMPT, attempting.ENCOUNTER, *battles.PROCEDURES),
    actions=(*attempting.ACTIONS, *fighting.ACTIONS, *systems.ACTIONS),
    roles=ROLES,
    verbs=verbs.VERBS,
    marks=MARKS,
    rules=(
        icon_bearers.by(movement.icon_bearers),
        harbors.by(reporting.welcomes),
        takes.by(reporting.takes),
        beneath_what.by(attempting.beneath_objective),
        winning.completed_kinds.by(completed_kinds),
        winning.kinds_that_win.by(kinds_that_win),
        asked_by.by(attempting.asked_by),
        is_completed.by(attempting.is_completed),
        destroyed.by(verbs.destroyed),
        distance.by(movement.distance),
        find_unstaffed.by(movement.unstaffed),
        has_to_spend.by(turn.spends_at_will),
        is_shut.by(movement.is_closed),
        is_wrecked.by(too_much_damage),
        attempts_at.by(attempting.attempts_at),
        is_open.by(attempting.is_open),
        is_forbidden.by(attempting.is_forbidden),
        may_attack.by(restrictions.may_attack),
        no_place.by(reporting.no_place),
        no_way.by(movement.no_way),
        pile_of.by(verbs.home),
        stays_in_play.by(reporting.stays),
        targets.by(reporting.places_to_play),
    ),
)
