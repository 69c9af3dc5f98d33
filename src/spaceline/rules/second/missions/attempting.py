"""Attempting a mission (2E-attempting-a-mission, 2E-facing-dilemmas, 2E-checking-mission-requirements)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.replaceable import Replaceable
from spaceline.core.ruleset import DONE, ActionRule, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.core.windows import open_window
from spaceline.effects.names import TARGET
from spaceline.effects.nodes.abilities import Forbids
from spaceline.effects.perform.checking import begin_group_check, could_meet
from spaceline.effects.perform.reading import holds
from spaceline.effects.scope import Reading, beholding
from spaceline.rules import verbs
from spaceline.rules.second import places
from spaceline.rules.second.data.frames import MissionAttempt
from spaceline.rules.second.facts import AttemptPermission
from spaceline.rules.second.missions.dilemmas import (
    choose_dilemmas,
    draw_dilemmas,
    next_dilemma,
    prepare_to_draw,
    stack_dilemmas,
)
from spaceline.rules.second.missions.grants import grant_of, granted, grants, may_be_used, what_entitles
from spaceline.rules.second.participants import taking_part
from spaceline.rules.second.playing import imposed_costs
from spaceline.rules.second.refusals import refusal
from spaceline.rules.second.seating import left_of
from spaceline.rules.second.switches import readings
from spaceline.rules.second.topics import ATTEMPT
from spaceline.rules.second.turn import no_order_now, segment
from spaceline.rules.second.values import bars, definition, facts, identities


@Replaceable
def overcome_at(state: State, mission: CardId) -> int:
    """How many dilemmas have been overcome there (2E-when-your-attempt-fails/3)."""
    return sum(len(state.zone(copy, "beneath")) for copy in places.one_mission(state, mission))


@Replaceable
def volunteers(state: State, player: PlayerId, mission: CardId, target: EntityId) -> tuple[CardId, ...]:
    """Who would take part: all unstopped personnel on the planet or aboard (2E-attempting-a-mission/1, /2).

    They may be of any affiliations (2E-affiliations/5).

    After a failure others may try again, or the same ones if they were unstopped (2E-when-your-attempt-fails/2).
    """
    kept_from = bars(state)
    return tuple(card for card in unstopped_at(state, player, target) if not kept_from(card, "attempt"))


def unstopped_at(state: State, player: PlayerId, target: EntityId) -> tuple[CardId, ...]:
    """All unstopped personnel on the planet or aboard, those too whom a text keeps from attempting."""
    return places.unstopped_personnel(
        state, state.zone(target, "aboard" if target >= FIRST_CARD else "surface"), player
    )


def may_begin(state: State, permission: AttemptPermission | None, personnel: Iterable[CardId]) -> bool:
    """Whether one of them has an affiliation that may attempt the mission (2E-attempting-a-mission/5, /6)."""
    look = identities(state)
    return any(suits(permission, look(card).affiliation) for card in personnel)


def suits(permission: AttemptPermission | None, affiliation: str) -> bool:
    """Whether an affiliation may attempt the mission."""
    allowed = permission or AttemptPermission()
    return (not allowed.affiliations or affiliation in allowed.affiliations) and affiliation not in allowed.excluded


def entitlement_shown(state: State, attempt: MissionAttempt, personnel: tuple[CardId, ...]) -> str:
    """What entitles them to attempt it: an affiliation, or what the text asks for (2E-showing-your-cards/3, /5)."""
    permission, grant = facts(state, attempt.mission).attempt, grant_of(state, attempt)
    by_face = tuple(sorted(personnel, key=lambda card: not state.cards[card].face_up))
    if grant is not None:
        return what_entitles(state, grant, by_face)
    if permission is None:
        return ""
    look = identities(state)
    affiliations = (look(card).affiliation for card in by_face)
    return next((affiliation for affiliation in affiliations if suits(permission, affiliation)), "")


def offer_attempts(state: State, player: PlayerId) -> Iterable[Option]:
    """The attempts that could be begun: at a planet with those on it, in space with a ship."""
    return find_attempts(state, player) if segment(state) == "orders" else ()


def find_attempts(state: State, player: PlayerId) -> list[Option]:
    """Look at every own mission that can be attempted, and at it wherever there is anybody."""
    zones, leaves = state.contents, state.cards
    found: list[Option] = []
    for mission in places.own_missions(state, player):
        place = leaves[mission].parent
        if ((place, "surface") in zones or (place, "orbit") in zones) and no_attempt_at(state, mission) is None:
            found.extend(attempts_of(state, player, mission))
    return found


def attempts_of(state: State, player: PlayerId, mission: CardId) -> Iterator[Option]:
    """The attempts at one mission."""
    place = state.cards[mission].parent
    for target in places.ships_at(state, place, player) if facts(state, mission).kind == "space" else (place,):
        personnel = volunteers(state, player, mission, target)
        if personnel and can_be_used(state, player, mission, target):
            details = ("", *(detail for detail, _ in grants(state, player, mission)))
            options = (Option("attempt", mission, target, detail) for detail in details)
            yield from (it for it in options if no_attempt_by(state, player, it, personnel) is None)


def open_missions(state: State, player: PlayerId, place: PlaceId) -> tuple[CardId, ...]:
    """The player's missions at a place that can be attempted."""
    own = (card for card in places.missions_at(state, place) if state.cards[card].owner == player)
    return tuple(mission for mission in own if no_attempt_at(state, mission) is None)


@Replaceable
def is_open(state: State, player: PlayerId, place: PlaceId) -> bool:
    """Whether there is anything at a place that the player may attempt, once somebody is there who can."""
    return bool(open_missions(state, player, place))


@Replaceable
def attempts_at(state: State, player: PlayerId, place: PlaceId) -> tuple[Option, ...]:
    """The attempts that can be begun at one place when orders are given."""
    return tuple(it for mission in open_missions(state, player, place) for it in attempts_of(state, player, mission))


def no_attempt(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why the mission cannot be attempted like that; nobody else's is, whatever grants it (2E-for-the-cause/1)."""
    problem = no_order_now(state, player)
    if problem is not None:
        return problem
    mission, target = option.card, option.target
    if mission not in state.cards or state.cards[mission].role != "mission" or state.cards[mission].owner != player:
        return refusal("not-your-mission")
    it, problem = facts(state, mission), no_attempt_at(state, mission)
    if problem is not None:
        return problem
    if not can_be_used(state, player, mission, target):
        return refusal(no_use(state, player, mission, target))
    personnel = volunteers(state, player, mission, target)
    if not personnel and unstopped_at(state, player, target):
        return refusal("attempt-barred")
    if not personnel:
        return refusal("no-crew" if it.kind == "space" else "nobody-there")
    return no_attempt_by(state, player, option, personnel)


def no_attempt_at(state: State, mission: CardId) -> Refusal | None:
    """Why a mission cannot be attempted by anybody."""
    if facts(state, mission).kind == "headquarters":
        return refusal("headquarters-mission")
    return refusal("completed") if state.mark(mission, "completed") else None


@Replaceable
def no_attempt_by(state: State, player: PlayerId, option: Option, personnel: tuple[CardId, ...]) -> Refusal | None:
    """Why these personnel cannot begin it, by the icons of the mission or by a text that grants it."""
    if option.detail:
        return no_granted_attempt(state, player, option, personnel)
    if not may_begin(state, facts(state, option.card).attempt, personnel):
        return refusal("no-matching-icon")
    if not imposed_costs.can_pay(state, player, imposed_costs.due_for_attempt(state, player, option.card)):
        return refusal("cost-not-payable")
    return refusal("attempt-barred") if is_barred(state, player, option.card, personnel) else None


def no_granted_attempt(state: State, player: PlayerId, option: Option, personnel: tuple[CardId, ...]) -> Refusal | None:
    """Why the attempt that a text grants cannot be begun by these personnel."""
    grant = granted(state, player, option.card, option.detail)
    if grant is None:
        return refusal("no-such-text")
    if not may_be_used(state, grant, personnel):
        return refusal("not-granted-to-them")
    if not imposed_costs.can_pay(state, player, imposed_costs.due_for_attempt(state, player, option.card)):
        return refusal("cost-not-payable")
    is_kept = not grant.regardless and is_barred(state, player, option.card, personnel)
    return refusal("attempt-barred") if is_kept else None


def is_barred(state: State, player: PlayerId, mission: CardId, personnel: tuple[CardId, ...]) -> bool:
    """Whether a card that lies on the mission keeps these personnel from beginning an attempt.

    By the rulebook of 2002 one on a copy of the mission does too (2E-moving-a-ship-glossary/3).
    """
    for card in state.watched.get("forbids:attempt", ()):
        leaf = state.cards[card]
        if leaf.role == "on" and leaf.parent in places.one_mission(state, mission):
            scope = beholding(Reading(card, player, {TARGET: personnel}))
            texts = definition(state, card).of_kind(Forbids)
            if any(text.act == "attempt" and holds(state, scope, text.test) for _, text in texts):
                return True
    return False


def can_be_used(state: State, player: PlayerId, mission: CardId, target: EntityId) -> bool:
    """Whether the planet, or the unstopped ship, is where the mission or a copy of it is (2E-missions-glossary/2)."""
    place = state.cards[mission].parent
    if facts(state, mission).kind == "planet":
        return target == place
    return target in places.ships_at(state, place, player) and not state.mark(target, "stopped")


def no_use(state: State, player: PlayerId, mission: CardId, target: EntityId) -> str:
    """The refusal of an attempt with that: at a planet, with those on it; in space, with a ship of one's own there."""
    if facts(state, mission).kind == "planet":
        return "nobody-there"
    return "stopped" if target in places.ships_at(state, state.cards[mission].parent, player) else "no-ship-for-it"


def pay_for_attempt(state: State, action: Action) -> None:
    """Discard what ships of others ask for."""
    imposed_costs.pay(state, action.player, imposed_costs.due_for_attempt(state, action.player, action.option.card))


def attempt(state: State, action: Action) -> None:
    """Begin the attempt; once begun it cannot be called off (2E-attempting-a-mission/7)."""
    mission, target = action.option.card, action.option.target
    state.frames.append(
        MissionAttempt(
            step="count_participants",
            player=action.player,
            mission=mission,
            place=state.cards[mission].parent,
            ship=target if target >= FIRST_CARD else 0,
            opponent=left_of(state, action.player),
            grant=action.option.detail,
        )
    )


def count_participants(state: State, attempt: MissionAttempt) -> Next:
    """Count and announce who takes part; dilemmas overcome before count against them (2E-facing-dilemmas/1, /3)."""
    personnel = entered(state, attempt, overcome_at(state, attempt.mission))
    shown = entitlement_shown(state, attempt, personnel)
    announced = Change("attempt", (attempt.mission,), attempt.player, amount=len(personnel), detail=shown)
    request(state, announced, Change("take-part", personnel, attempt.player, attempt.mission))
    return None


def entered(state: State, attempt: MissionAttempt, overcome: int) -> tuple[CardId, ...]:
    """Those who take part from now on, against whom so many dilemmas count that were overcome before.

    Texts may bring more, so that their difference has no floor yet (2E-modifiers/1).
    """
    personnel = volunteers(state, attempt.player, attempt.mission, attempt.ship or attempt.place)
    state.frames[state.depth] = replace(attempt, participants=personnel, limit=len(personnel) - overcome)
    state.invalidate(ATTEMPT)
    return personnel


def prepare_to_check(state: State, attempt: MissionAttempt) -> Next:
    """Those who are left could not complete the mission yet, but still attempt it (2E-when-and-while/3)."""
    state.invalidate(ATTEMPT)
    group = taking_part(state, attempt)
    if "about:requirements" in state.watched and group and not could_complete(state, attempt, group, paying=False):
        open_window(state, "about", Change("requirements", group, attempt.player, attempt.mission))
    return None


def prepare_to_complete(state: State, attempt: MissionAttempt) -> Next:
    """Those who are left could complete the mission: the moment for texts that respond to their being about to."""
    state.invalidate(ATTEMPT)
    group = taking_part(state, attempt)
    if "about:check" in state.watched and group and could_complete(state, attempt, group, paying=True):
        open_window(state, "about", Change("check", group, attempt.player, attempt.mission))
    return None


def could_complete(state: State, attempt: MissionAttempt, group: tuple[CardId, ...], *, paying: bool) -> bool:
    """Whether they meet what the mission asks for, paying for skills as far as there are cards, or for none."""
    return may_complete(state, attempt) and could_meet(state, attempt.mission, attempt.player, group, paying=paying)


def check_requirements(state: State, attempt: MissionAttempt) -> Next:
    """Check once, after all dilemmas, with those who are left, of whatever affiliation.

    2E-checking-mission-requirements/1, /2.
    """
    state.invalidate(ATTEMPT)
    group = taking_part(state, attempt)
    if not group or not may_complete(state, attempt):
        return "fail"
    begin_group_check(state, state.cards[attempt.mission].definition, (), attempt.mission, attempt.player, group)
    return None


def may_complete(state: State, attempt: MissionAttempt) -> bool:
    """Whether the mission's own text does not stand in the way, or the text that grants the attempt passes over it."""
    grant = grant_of(state, attempt)
    return not is_forbidden(state, attempt) or bool(grant and grant.regardless)


@Replaceable
def is_forbidden(state: State, attempt: MissionAttempt) -> bool:
    """Whether the mission's own text stands in the way: by what is there, stopped or not, for nothing of it is used."""
    scope = beholding(Reading(attempt.mission, attempt.player))
    texts = definition(state, attempt.mission).of_kind(Forbids)
    return any(text.act == "complete" and holds(state, scope, text.test) for _, text in texts)


def succeed_or_fail(state: State, attempt: MissionAttempt) -> Next:
    """Complete the mission and score its points; nobody is stopped (2E-checking-mission-requirements/6, /8)."""
    if not attempt.succeeded:
        return "fail"
    grant = grant_of(state, attempt)
    points = grant.points if grant and grant.points else facts(state, attempt.mission).points
    request(state, Change("complete", (attempt.mission,), attempt.player, amount=points, uses=attempt.used))
    if readings(state).dilemmas_of_completed == "return":
        request(state, *returned(state, attempt))
    return "end_attempt"


def returned(state: State, attempt: MissionAttempt) -> Iterator[Change]:
    """The dilemmas beneath a completed mission go back to their owners' piles.

    They stay there by the rulebook of 2003 (2E-checking-mission-requirements/8); that of 2002 does not say.
    """
    for dilemma in state.zone(attempt.mission, "beneath"):
        yield Change("put", (dilemma,), attempt.player, to=state.cards[dilemma].owner, role="pile")


def fail(state: State, attempt: MissionAttempt) -> Next:
    """All who are left in the attempt are stopped, the ship is not (2E-when-your-attempt-fails/1)."""
    group = taking_part(state, attempt)
    changes = [Change("stop", group, attempt.player)] if group else []
    request(state, *changes, Change("fail-attempt", (attempt.mission,), attempt.player))
    return None


def end_attempt(state: State, attempt: MissionAttempt) -> Next:
    """What lasts until the end of the attempt ends."""
    verbs.end_lasting(state, "attempt")
    state.invalidate(ATTEMPT)
    return DONE


MISSION_ATTEMPT: Procedure = Procedure(
    MissionAttempt,
    count_participants,
    prepare_to_draw,
    draw_dilemmas,
    Choose(choose_dilemmas, stack_dilemmas),
    next_dilemma,
    prepare_to_check,
    prepare_to_complete,
    check_requirements,
    succeed_or_fail,
    fail,
    end_attempt,
)

ACTIONS: tuple[ActionRule, ...] = (ActionRule("attempt", offer_attempts, no_attempt, attempt, pay_for_attempt),)
