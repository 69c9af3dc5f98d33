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
from spaceline.effects.nodes.abilities import AfterFailure, Cure, Encounter, Nullifier
from spaceline.effects.paths import names as part_names
from spaceline.effects.perform.checking import begin_test
from spaceline.effects.perform.reading import holds
from spaceline.effects.perform.run import begin_effect
from spaceline.effects.world import Reading
from spaceline.rules.first import teams
from spaceline.rules.first.data.frames import MissionAttempt, SeedEncounter
from spaceline.rules.first.participants import facing, taking_part, where_of
from spaceline.rules.first.procedures.countdowns import note_encounter
from spaceline.rules.first.procedures.missions import seeds, solving
from spaceline.rules.first.procedures.missions.parting import parting
from spaceline.rules.first.procedures.variables import pick_for_dilemma
from spaceline.rules.first.values import definition, facts, type_of


def attempt_of(state: State) -> tuple[int, MissionAttempt]:
    """The attempt right below the encounter, with its depth."""
    attempt = state.frames[state.depth - 1]
    assert isinstance(attempt, MissionAttempt)
    return state.depth - 1, attempt


def judge(state: State, encounter: SeedEncounter) -> Next:
    """A card that may not be there goes out of play, a find lies down face up, a dilemma is encountered.

    1E-7.2.4/1, 1E-6.2/3, 1E-7.2.3/1.
    """
    seed, (_, attempt) = encounter.seed, attempt_of(state)
    place, owner = attempt.place, state.cards[seed].owner
    if seeds.is_mis_seed(state, seed, place):
        changes = [Change("remove", (seed,), attempt.player, attempt.mission)]
        if owner == attempt.player:
            changes.append(Change("note", to=place, detail=solving.barred(owner), amount=1))
        if type_of(state, seed) == "artifact":
            changes.append(Change("note", to=place, detail=seeds.artifacts(owner), amount=1))
        elif type_of(state, seed) in seeds.FINDS:
            changes.append(Change("note", to=place, detail=seeds.met(state, seed), amount=1))
        request(state, *changes)
        return DONE
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
        request(
            state,
            Change("note", to=seed, detail=seeds.MET, amount=1),
            Change("note", to=attempt.place, detail=seeds.met(state, seed), amount=1),
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
    """Only that team is concerned."""
    assert answer.option is not None
    depth, attempt = attempt_of(state)
    members = attempt.joined if answer.option.detail == "surface" else attempt.participants
    state.frames[depth] = replace(attempt, faces=members)
    return None


def is_gone(state: State, encounter: SeedEncounter) -> bool:
    """Whether the dilemma lies no longer where it was encountered: nullified, or placed by its own text."""
    return state.cards[encounter.seed].role != "encountered"


def try_nullifier(state: State, encounter: SeedEncounter) -> Next:
    """A nullifier that can be met must be met, before anything happens (1E-7.2.2.4/1, 1E-7.2.1.0.3/1)."""
    state.touch("attempt")
    texts = definition(state, encounter.seed).of_kind(Nullifier)
    if not texts:
        return "pick_values"
    begin_test(state, encounter.seed, (texts[0][0], 0), encounter.player)
    pick_for_dilemma(state, texts[0][1])
    return None


def nullify_or_go_on(state: State, encounter: SeedEncounter) -> Next:
    """Meeting it removes the dilemma; not meeting it fails nothing (1E-7.2.2.4/1, /2)."""
    if not encounter.succeeded:
        return None
    state.frames[state.depth] = replace(encounter, has_met=True, outcome="nullified")
    return "meet"


def effects_of(state: State, dilemma: CardId) -> tuple[tuple[int, Encounter], ...]:
    """The effects of a dilemma in printed order, with their numbers (1E-7.2.2.0.1/2)."""
    return definition(state, dilemma).of_kind(Encounter)


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
    return "meet"


def note_check(state: State, encounter: SeedEncounter) -> Next:
    """A condition that is met is got past; otherwise something may be done to meet it, or it fails."""
    _, effect = effects_of(state, encounter.seed)[encounter.part]
    missed = "fails" if effect.tries is None else "tries"
    state.frames[state.depth] = replace(encounter, outcome="met" if encounter.succeeded else missed)
    return None


def meet(state: State, encounter: SeedEncounter) -> Next:
    """Once the first check is made the dilemma is encountered: the moment for responses (1E-7.2.2.0.1/8, /9).

    Targets are chosen when the effect is carried out; nothing but the responses comes between.
    """
    if not encounter.is_announced:
        state.frames[state.depth] = replace(encounter, is_announced=True)
        note_encounter(state, encounter.seed, encounter.player)
        request(state, Change("encounter", (encounter.seed,), encounter.player, to=encounter.mission))
    return None


def take_effect(state: State, encounter: SeedEncounter) -> Next:
    """What the check came to happens, unless a response has nullified the dilemma, or nobody is left to face it."""
    is_untouched = not encounter.has_struck and not encounter.is_failed
    if is_untouched and encounter.part == 0 and is_gone(state, encounter):
        return DONE
    if encounter.outcome in ("", "nullified"):
        return "conclude"
    if is_untouched and not facing(state):
        return "reseed"
    at, _ = effects_of(state, encounter.seed)[encounter.part]
    if encounter.outcome == "untriggered":
        return begin_part(state, encounter, at, "otherwise")
    if encounter.outcome == "strikes":
        return strike(state, encounter, at)
    if encounter.outcome == "tries":
        return begin_part(state, encounter, at, "tries", following="after_trying")
    return get_past(state, encounter) if encounter.outcome == "met" else "fail_condition"


def get_past(state: State, encounter: SeedEncounter) -> Next:
    """The condition was met."""
    state.frames[state.depth] = replace(encounter, part=encounter.part + 1, has_met=True)
    return "pick_values"


def has_left(state: State, encounter: SeedEncounter) -> bool:
    """Whether the dilemma was discarded meanwhile; one that was placed goes on with its effects (1E-7.2.2.0.5/2)."""
    return not state.in_play(encounter.seed)


def begin_part(state: State, encounter: SeedEncounter, at: int, name: str, following: Next = "pick_values") -> Next:
    """Carry out one part of an effect, if there is such a part, and go on with the effect after it."""
    effect = definition(state, encounter.seed).abilities[at]
    names = part_names(effect)
    moved = encounter.part + 1 if following == "pick_values" else encounter.part
    state.frames[state.depth] = replace(encounter, part=moved)
    if name in names:
        begin_effect(state, encounter.seed, (at, names.index(name)), encounter.player)
    return following


def strike(state: State, encounter: SeedEncounter, at: int) -> Next:
    """The effect happens, as much of it as targets allow (1E-7.2.2.1/1, 1E-7.2.2.0.3/1, /2)."""
    encounter = replace(encounter, has_struck=True)
    return begin_part(state, encounter, at, "effect")


def after_trying(state: State, encounter: SeedEncounter) -> Next:
    """What was done may have met the condition."""
    return get_past(state, encounter) if encounter.succeeded else None


def fail_condition(state: State, encounter: SeedEncounter) -> Next:
    """A failed condition: its effect happens, and the attempt will fail (1E-7.2.2.2/2)."""
    at, effect = effects_of(state, encounter.seed)[encounter.part]
    failed = replace(encounter, is_failed=True, has_struck=encounter.has_struck or effect.effect is not None)
    return begin_part(state, failed, at, "effect")


def try_cure(state: State, encounter: SeedEncounter) -> Next:
    """After its effect a dilemma with a cure has left the seeds; what is there cures it at once (1E-7.2.2.3/1)."""
    texts = definition(state, encounter.seed).of_kind(Cure)
    if not texts or not encounter.has_struck or has_left(state, encounter):
        return "conclude"
    state.frames[state.depth] = replace(encounter, succeeded=False)
    begin_test(state, encounter.seed, (texts[0][0], 0), encounter.player)
    pick_for_dilemma(state, texts[0][1])
    return None


def cure_or_stay(state: State, encounter: SeedEncounter) -> Next:
    """Cured, the whole dilemma is discarded; otherwise it stays in play (1E-7.2.2.3/1, /2)."""
    if encounter.succeeded:
        at, cure = definition(state, encounter.seed).of_kind(Cure)[0]
        if cure.effect is not None:
            begin_effect(state, encounter.seed, (at, 1), encounter.player)
        state.frames[state.depth] = replace(encounter, has_met=True)
        return "leave_cured"
    if not is_gone(state, encounter):
        _, attempt = attempt_of(state)
        request(state, Change("put", (encounter.seed,), encounter.player, to=attempt.place, role="at"))
    return None


def conclude(state: State, encounter: SeedEncounter) -> Next:
    """A failed condition stops the team; the dilemma is reseeded, removed or stays as its text says (1E-7.2.2.2)."""
    if not encounter.is_failed:
        return "remove"
    how = [text.how for _, text in definition(state, encounter.seed).of_kind(AfterFailure)]
    if "continues" in how:
        return "remove"
    stop_team(state)
    if "discard" in how or is_gone(state, encounter):
        return "remove"
    return None


def reseed(state: State, encounter: SeedEncounter) -> Next:
    """Back under the mission at the bottom, to be met first the next time; the attempt fails (1E-7.2.2.2/2).

    So does a dilemma whose whole team has left before any effect, which stops nobody (1E-7.2.6.0.1/1).
    """
    depth, attempt = attempt_of(state)
    state.frames[depth] = replace(attempt, has_failed=True)
    request(state, Change("reseed", (encounter.seed,), encounter.player, to=attempt.place, role="seeds"))
    return DONE


def stop_team(state: State) -> None:
    """The attempt fails, and the ship, its crew or the Away Team are stopped with what they carry.

    1E-7.2.2.2/2, 1E-7.2.6.0.3/1, 1E-10.2.1/5; a personnel who is stopped already is not stopped again.
    """
    depth, attempt = attempt_of(state)
    state.frames[depth] = replace(attempt, has_failed=True)
    team = taking_part(state, attempt)
    kept = teams.equipment_at(state, where_of(attempt), attempt.player) if team else ()
    ship = (attempt.ship,) if attempt.ship and state.in_play(attempt.ship) else ()
    stopped = (*ship, *team, *kept)
    if stopped:
        request(state, Change("stop", stopped, attempt.player, attempt.mission))


def leave_cured(state: State, encounter: SeedEncounter) -> Next:
    """A cured dilemma leaves play; after a failed condition the team is stopped all the same (1E-7.2.2.3.0.1/1)."""
    if encounter.is_failed:
        stop_team(state)
    request(state, *parting(state, encounter.seed, encounter.player, is_met=True))
    return DONE


def remove(state: State, encounter: SeedEncounter) -> Next:
    """Removed from the seeds: to the point area when it scores, otherwise discarded; or it stays (1E-7.2.2/3)."""
    if has_left(state, encounter) or (is_gone(state, encounter) and not encounter.has_met):
        return DONE
    if is_gone(state, encounter) and encounter.has_struck:
        return DONE
    is_met = encounter.has_met and not encounter.is_failed
    if is_met and is_overcome(state, encounter):
        request(state, Change("overcome", (encounter.seed,), encounter.player, to=encounter.mission))
    request(state, *parting(state, encounter.seed, encounter.player, is_met=is_met))
    return DONE


def is_overcome(state: State, encounter: SeedEncounter) -> bool:
    """Whether conditions were met: a dilemma that was nullified is not overcome (1E-G:overcome/1)."""
    conditions = (effect for _, effect in effects_of(state, encounter.seed) if effect.unless or effect.tries)
    return encounter.part > 0 and any(conditions)


SEED_ENCOUNTER: Procedure = Procedure(
    SeedEncounter,
    judge,
    Choose(choose_team, take_team),
    try_nullifier,
    nullify_or_go_on,
    pick_values,
    check_effect,
    note_check,
    meet,
    take_effect,
    after_trying,
    fail_condition,
    try_cure,
    cure_or_stay,
    conclude,
    reseed,
    leave_cured,
    remove,
)
