"""Seeding one card at a time in turn: stage 4, the facility phase, and the phases of Open (1E-4.3/9, 1E-4.4/1)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spaceline.core.actions import begin_action
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import PASS, Answer, Decision, Option
from spaceline.core.data.leaves import PlayerId
from spaceline.core.ruleset import Next
from spaceline.core.state import State
from spaceline.rules.first.data.frames import Seeding
from spaceline.rules.first.seeding import facilities, permission
from spaceline.rules.first.seeding.phases import (
    PHASES,
    is_at_once,
    is_final,
    is_in_stages,
    opened,
    other,
)
from spaceline.rules.first.stations.derelicts import bases, is_base
from spaceline.rules.first.switches import readings
from spaceline.rules.first.turn import offers
from spaceline.rules.first.values import type_of

BETWEEN = ("special-download",)
"""What else may be done between two seeds (1E-4.0.2/1)."""


def begin_facility_phase(state: State, frame: Seeding) -> Next:
    """The starting player goes first (1E-4.4/1)."""
    state.frames[0] = opened(frame)
    return None


def seed_doorways(state: State, frame: Seeding) -> Decision | None:
    """Doorways one by one (1E-4.1.0.1/1)."""
    return None if is_at_once(state) else ask(state, frame, "1E-4.1.0.1/1")


def seed_besides(state: State, frame: Seeding) -> Decision | None:
    """Fourth stage: cards of this phase that do not go beneath missions (1E-4.3/9)."""
    return ask(state, frame, "1E-4.3/9")


def seed_singly(state: State, frame: Seeding) -> Decision | None:
    """All cards of the dilemma phase one by one, in any order (1E-4.3.0.3/1)."""
    return None if is_in_stages(state) else ask(state, frame, "1E-4.3.0.3/1")


def seed_facilities(state: State, frame: Seeding) -> Decision | None:
    """Facilities, and all other cards that seed face up (1E-4.4/1, 1E-4.0/2)."""
    return ask(state, frame, "1E-4.4/1")


def ask(state: State, frame: Seeding, clause: str) -> Decision:
    """Ask the player whose turn it is to seed a card or to pass."""
    options = (*options_of(state, frame, frame.player), *offers(state, frame.player, BETWEEN), PASS)
    return Decision(frame.player, "action", frame.step.replace("_", "-"), options, clause=clause)


def options_of(state: State, frame: Seeding, player: PlayerId) -> tuple[Option, ...]:
    """The cards that a player may seed at this step, and where."""
    if frame.step == "seed_singly":
        found = (*beneath(state, player), *facilities.options(state, player, "dilemma"))
        return tuple(dict.fromkeys(found))
    return tuple(facilities.options(state, player, PHASES[frame.step]))


def beneath(state: State, player: PlayerId) -> Iterator[Option]:
    """Each card that may go beneath a mission, with each location; one of several copies is enough."""
    one_each = {state.cards[card].definition: card for card in reversed(permission.for_stacks(state, player))}
    everywhere = bases(state)
    for card in one_each.values():
        for base in everywhere:
            yield Option("seed", card, base)


def seed_or_pass(state: State, frame: Seeding, answer: Answer) -> Next:
    """Seed the card, and let the other player go on who has not passed for good (1E-4.3/9, 1E-4.1.0.1/1)."""
    option = answer.option
    assert option is not None
    if option.kind in BETWEEN:
        begin_action(state, frame.player, option)
        return frame.step
    passed = frame.passed
    if option == PASS:
        passed = (*passed, frame.player)
    else:
        passed = passed if is_final(state, frame.step) else ()
        seed(state, frame, frame.player, option)
    if len(passed) == len(state.players):
        return None
    following = other(frame.player)
    state.frames[0] = replace(frame, player=frame.player if following in passed else following, passed=passed)
    return frame.step


def seed(state: State, frame: Seeding, player: PlayerId, option: Option) -> None:
    """Put a card down: face down beneath a mission, at the end of the pile that the switch says (1E-4.3/10).

    A facility that may be at the location is put there, and not beneath its mission.
    """
    card, target = option.card, option.target
    is_facility = (
        type_of(state, card) == "facility" and facilities.obstacle(state, player, card, target, "dilemma") is None
    )
    if frame.step == "seed_singly" and not option.detail and is_base(state, target) and not is_facility:
        end = readings(state).single_seeds_go
        request(state, Change("seed", (card,), player, to=target, role="seeds", detail=end))
    else:
        facilities.put_down(state, player, card, target, option.detail)
