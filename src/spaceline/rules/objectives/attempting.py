"""Attempting an objective (OBJ-attempt-an-objective, OBJ-facing-dilemmas, OBJ-checking-objective-requirements)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Decision, Option, Refusal, Selection
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.ruleset import ActionRule, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.effects.names import TARGET
from spaceline.effects.nodes.abilities import Forbids
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.perform.reading import holds
from spaceline.effects.scope import Reading, beholding
from spaceline.rules.objectives.data.frames import ObjectiveAttempt
from spaceline.rules.objectives.facts import is_of_the_kind
from spaceline.rules.objectives.refusals import refusal, restated
from spaceline.rules.objectives.roles import DONE_HERE
from spaceline.rules.second import places
from spaceline.rules.second.data.frames import DilemmaEncounter, MissionAttempt
from spaceline.rules.second.missions import attempting, dilemmas
from spaceline.rules.second.missions.grants import grants
from spaceline.rules.second.participants import current_attempt
from spaceline.rules.second.playing import imposed_costs
from spaceline.rules.second.seating import left_of
from spaceline.rules.second.turn import no_order_now, segment
from spaceline.rules.second.values import definition, facts


def active_objectives(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """A player's active objectives: drawn, and not completed (OBJ-checking-objective-requirements/3)."""
    return state.zone(player, "objective")


def location_at(state: State, player: PlayerId, target: EntityId) -> CardId:
    """A player's own location at a place, or where a ship is; 0 where there is none."""
    place = places.place_of(state, target)
    return next(iter(own_locations(state, player, place)), 0) if place else 0


def misplaced(state: State, objective: CardId, location: CardId) -> str:
    """Why an objective cannot be attempted at a location: its kind or a keyword (OBJ-attempt-an-objective/3, /4)."""
    task, there = facts(state, objective), facts(state, location)
    if is_of_the_kind(task, there):
        return ""
    return "keyword-missing" if task.kind == there.kind else "wrong-kind-of-location"


def offer_attempts(state: State, player: PlayerId) -> Iterable[Option]:
    """Each active objective at each location of the player where somebody can attempt it."""
    return tuple(find_attempts(state, player)) if segment(state) == "orders" else ()


def find_attempts(state: State, player: PlayerId) -> Iterator[Option]:
    """Look at the planets, and at the ships in space, with each objective."""
    for location in places.own_missions(state, player):
        yield from attempts_in(state, player, location)


def attempts_in(state: State, player: PlayerId, location: CardId) -> Iterator[Option]:
    """Look at one location."""
    place = state.cards[location].parent
    in_space = facts(state, location).kind == "space"
    for objective in active_objectives(state, player):
        for target in places.ships_at(state, place, player) if in_space else (place,):
            details = ("", *(detail for detail, _ in grants(state, player, location)))
            options = (Option("attempt", objective, target, detail) for detail in details)
            yield from (it for it in options if no_attempt_at(state, player, it) is None)


def own_locations(state: State, player: PlayerId, place: PlaceId) -> tuple[CardId, ...]:
    """The player's locations at a place."""
    return tuple(card for card in places.missions_at(state, place) if state.cards[card].owner == player)


def is_open(state: State, player: PlayerId, place: PlaceId) -> bool:
    """Whether a player has a location at a place, and an objective to attempt."""
    return bool(own_locations(state, player, place) and active_objectives(state, player))


def attempts_at(state: State, player: PlayerId, place: PlaceId) -> tuple[Option, ...]:
    """The attempts that can be begun at one place when orders are given."""
    return tuple(it for card in own_locations(state, player, place) for it in attempts_in(state, player, card))


def no_attempt(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why an objective cannot be attempted there now."""
    return restated(no_order_now(state, player)) or no_attempt_at(state, player, option)


def no_attempt_at(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why an objective cannot be attempted there; affiliations do not matter (OBJ-attempt-an-objective/6)."""
    objective, target = option.card, option.target
    if objective not in active_objectives(state, player):
        is_done = objective in state.zone(player, "completed")
        return refusal("objective-completed" if is_done else "not-your-objective")
    location = location_at(state, player, target) if target in state.cards or target in state.places else 0
    if not location:
        return refusal("not-your-location")
    problem = misplaced(state, objective, location)
    if problem:
        return refusal(problem)
    if not attempting.can_be_used(state, player, location, target):
        return refusal(attempting.no_use(state, player, location, target))
    personnel = attempting.volunteers(state, player, location, target)
    if not personnel and attempting.unstopped_at(state, player, target):
        return refusal("attempt-barred")
    if not personnel:
        return refusal("no-crew" if target >= FIRST_CARD else "nobody-there")
    if not imposed_costs.can_pay(state, player, imposed_costs.due_for_attempt(state, player, location)):
        return refusal("cost-not-payable")
    return barred(state, player, option, location, personnel)


def barred(
    state: State, player: PlayerId, option: Option, location: CardId, personnel: tuple[CardId, ...]
) -> Refusal | None:
    """What texts of the objective and at the location have against the attempt (OBJ-attempt-an-objective/5)."""
    if option.detail:
        return attempting.no_granted_attempt(state, player, replace(option, card=location), personnel)
    if forbids(state, option.card, "attempt", Reading(location, player, {TARGET: personnel})):
        return refusal("not-ready-for-it")
    return refusal("attempt-barred") if attempting.is_barred(state, player, location, personnel) else None


def forbids(state: State, objective: CardId, act: str, at: Reading) -> bool:
    """Whether the text of an objective stands in the way at a location."""
    texts = definition(state, objective).of_kind(Forbids)
    return any(text.act == act and holds(state, beholding(at), text.test) for _, text in texts)


def pay_for_attempt(state: State, action: Action) -> None:
    """Discard what ships of others ask for."""
    location = location_at(state, action.player, action.option.target)
    imposed_costs.pay(state, action.player, imposed_costs.due_for_attempt(state, action.player, location))


def attempt(state: State, action: Action) -> None:
    """Begin the attempt at an objective, where a location is (OBJ-introduction/1, OBJ-attempt-an-objective/1)."""
    target = action.option.target
    location = location_at(state, action.player, target)
    state.frames.append(
        ObjectiveAttempt(
            step="count_participants",
            player=action.player,
            mission=location,
            objective=action.option.card,
            place=state.cards[location].parent,
            ship=target if target >= FIRST_CARD else 0,
            opponent=left_of(state, action.player),
            grant=action.option.detail,
        )
    )


def count_participants(state: State, attempt: ObjectiveAttempt) -> Next:
    """Count and announce who takes part, less the dilemmas beneath the objective (OBJ-facing-dilemmas/1)."""
    personnel = attempting.entered(state, attempt, len(state.zone(attempt.objective, "beneath")))
    announced = Change("attempt", (attempt.mission,), attempt.player, attempt.objective, amount=len(personnel))
    request(state, announced, Change("take-part", personnel, attempt.player, attempt.mission))
    return None


def choose_dilemmas(state: State, attempt: ObjectiveAttempt) -> Decision | None:
    """Choose any of them, in order: what is illegal shows when it is revealed (OBJ-facing-dilemmas/2)."""
    drawn = state.zone(attempt.opponent, "drawn")
    if not drawn:
        return Decision(attempt.opponent, "cards", "choose-dilemmas", selection=Selection(()))
    limit = dilemmas.budget(attempt)
    return Decision(
        attempt.opponent,
        "cards",
        "choose-dilemmas",
        selection=Selection(drawn, 0, len(drawn)),
        about=(attempt.mission, attempt.objective),
        numbers={"limit": limit, "personnel": len(attempt.participants)},
        clause="OBJ-facing-dilemmas/2",
    )


def beneath_objective(state: State, mission: CardId) -> CardId:
    """Overcome dilemmas go beneath the objective that is attempted (OBJ-facing-dilemmas/7)."""
    attempt = current_attempt(state)
    return attempt.objective if isinstance(attempt, ObjectiveAttempt) else mission


def reveal(state: State, encounter: DilemmaEncounter) -> Next:
    """A second copy, one of a wrong kind or above the limit is overcome unfaced (OBJ-facing-dilemmas/3, /4, /6)."""
    attempt = current_attempt(state)
    title = definition(state, encounter.dilemma).title
    if isinstance(attempt, ObjectiveAttempt):
        if title in attempt.revealed:
            return "overcome_unless_placed"
        depth = state.frames.index(attempt)
        state.frames[depth] = replace(attempt, revealed=(*attempt.revealed, title))
    return dilemmas.reveal(state, encounter)


def is_forbidden(state: State, attempt: MissionAttempt) -> bool:
    """Whether the text of the location, or of the objective, keeps it from being completed."""
    if isinstance(attempt, ObjectiveAttempt):
        at = Reading(attempt.mission, attempt.player)
        if forbids(state, attempt.objective, "complete", at):
            return True
    return attempting.is_forbidden.rule(state, attempt)


def asked_by(state: State, card: CardId) -> AnyRequirement | None:
    """What an objective requires; a location, what the one does that is attempted there (OBJ-types-of-cards/6)."""
    attempt = current_attempt(state)
    if isinstance(attempt, ObjectiveAttempt) and attempt.mission == card:
        card = attempt.objective
    return definition(state, card).requirement


def is_completed(state: State, card: CardId) -> bool:
    """Whether an objective is, or one has been at a location: texts mean that by a completed mission."""
    return state.cards[card].role == "completed" or state.mark(card, DONE_HERE) > 0


def succeed_or_fail(state: State, attempt: ObjectiveAttempt) -> Next:
    """Complete the objective and score its points (OBJ-checking-objective-requirements/1).

    Texts that speak of a mission which is completed somewhere mean the location then.
    """
    if not attempt.succeeded:
        return "fail"
    points = facts(state, attempt.objective).points
    who, where = attempt.player, attempt.mission
    done = Change("complete", (attempt.objective,), who, where, who, amount=points, uses=attempt.used)
    request(state, done, Change("complete", (where,), who, attempt.objective))
    return "end_attempt"


OBJECTIVE_ATTEMPT: Procedure = Procedure(
    ObjectiveAttempt,
    count_participants,
    dilemmas.prepare_to_draw,
    dilemmas.draw_dilemmas,
    Choose(choose_dilemmas, dilemmas.stack_dilemmas),
    dilemmas.next_dilemma,
    attempting.prepare_to_check,
    attempting.prepare_to_complete,
    attempting.check_requirements,
    succeed_or_fail,
    attempting.fail,
    attempting.end_attempt,
)
ENCOUNTER: Procedure = dilemmas.DILEMMA_ENCOUNTER.with_step(reveal, instead_of="reveal")

ACTIONS: tuple[ActionRule, ...] = (ActionRule("attempt", offer_attempts, no_attempt, attempt, pay_for_attempt),)
