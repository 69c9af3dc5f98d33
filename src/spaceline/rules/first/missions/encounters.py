"""Encountering a seed: judged first, then a dilemma's effects in printed order (1E-7.2.2).

The decision table of the whole: a mis-seed and a second copy leave, a find lies down, a dilemma is nullified, overcome,
takes effect, is cured, is reseeded or stays in play; only a failed condition fails the attempt and stops the team.
"""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.leaves import CardId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.effects.multiples import REQUIREMENT
from spaceline.effects.nodes.abilities import Nullifier
from spaceline.effects.nodes.effects import Gate
from spaceline.effects.nodes.tests import Shows
from spaceline.effects.paths import names as part_names
from spaceline.effects.perform.checking import begin_test
from spaceline.effects.perform.initiating import begins_early, only_choose
from spaceline.effects.perform.reading import holds
from spaceline.effects.perform.required import node_at
from spaceline.effects.perform.run import begin_effect
from spaceline.effects.scope import Reading
from spaceline.rules.first.countdowns import note_encounter
from spaceline.rules.first.data.frames import MissionAttempt, SeedEncounter
from spaceline.rules.first.missions import (
    companions,
    halves,
    interposing,
    multiplied_dilemmas,
    resolving,
    seeds,
    solving,
    undoing,
)
from spaceline.rules.first.missions.curing import begin_to_meet
from spaceline.rules.first.missions.multiplied_dilemmas import worded, wording
from spaceline.rules.first.missions.resolving import attempt_of, effects_of, has_left, path_of
from spaceline.rules.first.topics import ATTEMPT
from spaceline.rules.first.values import definition, facts, type_of
from spaceline.rules.first.variables import pick_for_dilemma


def judge(state: State, encounter: SeedEncounter) -> Next:
    """A card that may not be there goes out of play, a find lies down face up, a dilemma is encountered.

    1E-7.2.4/1, 1E-4.3/5, 1E-6.2/3, 1E-7.2.3/1. What has become a mis-seed bars nobody (1E-7.2.4.0.1/1).
    """
    seed, (_, attempt) = encounter.seed, attempt_of(state)
    place, owner = attempt.place, state.cards[seed].owner
    if seeds.is_mis_seed(state, seed, place):
        changes = [Change("remove", (seed,), attempt.player, attempt.mission)]
        if owner == attempt.player and not companions.was_legal(state, seed, place):
            changes.append(Change("note", to=place, detail=solving.barred(owner), amount=1))
        if type_of(state, seed) == "artifact":
            changes.append(Change("note", to=place, detail=seeds.artifacts(owner), amount=1))
        elif type_of(state, seed) in seeds.FINDS:
            changes.append(Change("note", to=place, detail=seeds.met(state, seed), amount=1))
        request(state, *changes)
        return DONE
    halves.skip_first(state, encounter, place)
    note_as_met(state, seed, attempt)
    if seeds.is_surplus(state, seed):
        request(state, Change("discard", (seed,), attempt.player))
        return DONE
    if type_of(state, seed) in seeds.FINDS:
        request(state, Change("find", (seed,), attempt.player, to=place, role="found"))
        return DONE
    return None


def note_as_met(state: State, seed: CardId, attempt: MissionAttempt) -> None:
    """Remember that a card of this title and owner was met here, so that a second copy is known for a mis-seed."""
    if not state.mark(seed, seeds.MET):
        titles = [half.title for half in halves.whole(state, seed).halves] or [definition(state, seed).title]
        names = [seeds.met_as(state, seed, title) for title in titles]
        request(
            state,
            Change("note", to=seed, detail=seeds.MET, amount=1),
            *(Change("note", to=attempt.place, detail=name, amount=1) for name in names),
        )


def choose_team(state: State, encounter: SeedEncounter) -> Decision | None:
    """Where two teams attempt together the attempter says which of them meets a dual dilemma (1E-7.2.1.0.2/2)."""
    _, attempt = attempt_of(state)
    if not attempt.joined:
        return None
    kind = facts(state, encounter.seed).kind
    kinds = {"planet": ("surface",), "space": ("crew",)}.get(kind, ("crew", "surface"))
    options = tuple(Option("team", encounter.seed, detail=kind) for kind in kinds)
    return Decision(attempt.player, "option", "which-team", options, about=(encounter.seed,), clause="1E-7.2.1.0.2/2")


def take_team(state: State, encounter: SeedEncounter, answer: Answer) -> Next:
    """Only that team is concerned, also by what chance takes of it (1E-7.2.1.0.2/3)."""
    assert answer.option is not None
    depth, attempt = attempt_of(state)
    members = attempt.joined if answer.option.detail == "surface" else attempt.participants
    state.frames[depth] = replace(attempt, faces=members)
    return None


def try_nullifier(state: State, encounter: SeedEncounter) -> Next:
    """A nullifier that can be met must be met, before anything happens (1E-7.2.2.4/1, 1E-7.2.1.0.3/1)."""
    state.invalidate(ATTEMPT)
    texts = worded(state, encounter.seed).of_kind(Nullifier)
    if not texts:
        return "pick_values"
    begin_to_meet(state, encounter.seed, *texts[0], encounter.player)
    pick_for_dilemma(state, texts[0][1])
    return None


def nullify_or_go_on(state: State, encounter: SeedEncounter) -> Next:
    """Meeting it removes the dilemma; not meeting it fails nothing (1E-7.2.2.4/1, /2)."""
    if not encounter.succeeded:
        return None
    state.frames[state.depth] = replace(encounter, has_met=True, outcome="nullified")
    return "meet"


def pick_values(state: State, encounter: SeedEncounter) -> Next:
    """Before an effect what X is may be picked where it looks at that; each time anew (1E-10.1.0.7/2)."""
    effects = effects_of(state, encounter.seed)
    if encounter.part < len(effects):
        pick_for_dilemma(state, effects[encounter.part][1])
    return None


def check_effect(state: State, encounter: SeedEncounter) -> Next:
    """Take up the next effect: its trigger, its condition (1E-7.2.2.0.4/1, 1E-7.2.2.2/1)."""
    effects = effects_of(state, encounter.seed)
    if encounter.part >= len(effects) or has_left(state, encounter):
        return "try_cure" if encounter.is_announced else "meet"
    at, effect = effects[encounter.part]
    if effect.trigger is not None and not holds(state, Reading(encounter.seed, encounter.player), effect.trigger):
        outcome = "untriggered"
    elif effect.unless is not None:
        begin_test(state, encounter.seed, (at, part_names(effect).index("unless")), encounter.player)
        return None
    else:
        outcome = "strikes" if effect.tries is None else "tries"
    state.frames[state.depth] = replace(encounter, outcome=outcome)
    return "choose_targets"


def note_check(state: State, encounter: SeedEncounter) -> Next:
    """A condition that is met is got past; otherwise something may be done to meet it, or it fails."""
    _, effect = effects_of(state, encounter.seed)[encounter.part]
    missed = "fails" if effect.tries is None else "tries"
    state.frames[state.depth] = replace(encounter, outcome="met" if encounter.succeeded else missed)
    return None


RESULTS = {"strikes": "effect", "fails": "effect", "tries": "effect", "untriggered": "otherwise"}
"""The part of an effect that a check may bring."""


def choose_targets(state: State, encounter: SeedEncounter) -> Next:
    """Targets of what may come of the check are chosen before anybody responds (1E-7.2.2.0.1/8, 1E-5.0/6)."""
    name = RESULTS.get(encounter.outcome)
    if name is None:
        return None
    at, _ = effects_of(state, encounter.seed)[encounter.part]
    path = way_in(state, encounter, path_of(state, encounter.seed, at, name))
    if path and begins_early(node_at(state, wording(state, encounter.seed), path)):
        begin_effect(state, encounter.seed, path, encounter.player)
        only_choose(state)
    return None


def way_in(state: State, encounter: SeedEncounter, path: tuple[int, ...]) -> tuple[int, ...]:
    """The way to what an effect does as things are, where a test that asks nobody says which of two things that is.

    Which of them it is is checked before anybody responds, as its targets are chosen then (1E-7.2.2.0.1/8). Whoever
    meets a requirement does something for it, so that is no such test.
    """
    node = node_at(state, wording(state, encounter.seed), path) if path else None
    if not isinstance(node, Gate) or node.test is None or isinstance(node.test, Shows):
        return path
    scope = Reading(encounter.seed, encounter.player)
    name = "then" if holds(state, scope, node.test) else "otherwise"
    return (*path, part_names(node).index(name)) if name in part_names(node) else path


def meet(state: State, encounter: SeedEncounter) -> Next:
    """Then the dilemma is encountered, once: the moment for responses (1E-7.2.2.0.1/8, /9)."""
    if not encounter.is_announced:
        now = multiplied_dilemmas.factors_of(state, encounter.seed)
        state.frames[state.depth] = replace(encounter, is_announced=True, doubled=now)
        note_encounter(state, encounter.seed, encounter.player)
        request(state, Change("encounter", (encounter.seed,), encounter.player, to=encounter.mission))
    return None


def read_anew(state: State, encounter: SeedEncounter) -> Next:
    """A dilemma that a response has doubled reads as if it had been from the beginning (1E-7.2.2.0.1/9, 1E-5.0/7).

    Where more is asked for that is checked again; otherwise targets are chosen anew.
    """
    now = multiplied_dilemmas.factors_of(state, encounter.seed)
    if now == encounter.doubled or encounter.part or not state.in_play(encounter.seed):
        return None
    resolving.forget_targets(state, encounter)
    again = replace(encounter, doubled=now, set_aside=None)
    if dict(now).get(REQUIREMENT) == dict(encounter.doubled).get(REQUIREMENT):
        state.frames[state.depth] = again
        return "choose_targets"
    state.frames[state.depth] = replace(again, outcome="", has_met=False, succeeded=False)
    return "try_nullifier"


SEED_ENCOUNTER: Procedure = Procedure(
    SeedEncounter,
    judge,
    interposing.find_stand_in,
    Choose(interposing.whether_to_interpose, interposing.interpose),
    Choose(choose_team, take_team),
    try_nullifier,
    nullify_or_go_on,
    pick_values,
    check_effect,
    note_check,
    choose_targets,
    meet,
    read_anew,
    resolving.take_effect,
    resolving.after_trying,
    resolving.fail_condition,
    resolving.try_cure,
    resolving.cure_or_stay,
    resolving.conclude,
    resolving.reseed,
    resolving.leave_cured,
    resolving.remove,
    undoing.undo_actions,
)
