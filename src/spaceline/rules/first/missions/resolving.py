"""What comes of an encounter once players could respond (1E-7.2.2)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId
from spaceline.core.ruleset import DONE, Next
from spaceline.core.state import State
from spaceline.core.windows import innermost
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import AfterFailure, Cure, Encounter
from spaceline.effects.nodes.effects import Put
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.paths import names as part_names
from spaceline.effects.perform.initiating import take_up
from spaceline.effects.perform.run import begin_effect
from spaceline.effects.perform.searching import break_off
from spaceline.rules.first.borg.collective import BORG_ONLY
from spaceline.rules.first.borg.irrelevance import is_irrelevant
from spaceline.rules.first.data.frames import MissionAttempt, QFlash, Scouting, SeedEncounter
from spaceline.rules.first.missions import halves
from spaceline.rules.first.missions.curing import begin_to_meet
from spaceline.rules.first.missions.dilemma_disposal import parting
from spaceline.rules.first.missions.multiplied_dilemmas import worded
from spaceline.rules.first.participants import current_attempt, equipment_of, facing, taking_part
from spaceline.rules.first.values import facts, is_captive, type_of
from spaceline.rules.first.variables import pick_for_dilemma


def attempt_of(state: State) -> tuple[int, MissionAttempt]:
    """The attempt below the encounter, with its depth: right below, or below a Q-Flash."""
    depth = innermost(state, MissionAttempt)
    attempt = state.frames[depth]
    assert isinstance(attempt, MissionAttempt)
    return depth, attempt


def is_in_a_flash(state: State) -> bool:
    """Whether the dilemma was drawn in a Q-Flash: it is no seed (1E-G:q-flash/1)."""
    return isinstance(state.frames[state.depth - 1], QFlash)


def is_gone(state: State, encounter: SeedEncounter) -> bool:
    """Whether the dilemma lies no longer where it was encountered: nullified, or placed by its own text."""
    return state.cards[encounter.seed].role != "encountered"


def effects_of(state: State, dilemma: CardId) -> tuple[tuple[int, Encounter], ...]:
    """The effects of a dilemma in printed order, with their numbers; to Borg some are irrelevant.

    1E-7.2.2.0.1/2, 1E-7.2.2.0.2/1.
    """
    effects = worded(state, dilemma).of_kind(Encounter)
    if is_scouted(state) and BORG_ONLY not in facts(state, dilemma).icons:
        return tuple((at, effect) for at, effect in effects if not is_irrelevant(effect))
    return effects


def is_scouted(state: State) -> bool:
    """Whether Borg scout, and do not attempt a mission (1E-7.3.2.1/1)."""
    return isinstance(current_attempt(state), Scouting)


def has_left(state: State, encounter: SeedEncounter) -> bool:
    """Whether the dilemma was discarded meanwhile; one that was placed goes on with its effects (1E-7.2.2.0.5/2)."""
    return not state.in_play(encounter.seed)


def take_effect(state: State, encounter: SeedEncounter) -> Next:
    """What the check came to happens, unless a response has nullified the dilemma, or nobody is left to face it."""
    is_untouched = not encounter.has_struck and not encounter.is_failed
    if halves.is_past(state, encounter):
        forget_targets(state, encounter)
        return halves.go_on(state, encounter)
    if is_untouched and encounter.part == 0 and is_gone(state, encounter):
        forget_targets(state, encounter)
        return DONE
    if encounter.outcome in ("", "nullified"):
        return "conclude"
    if is_untouched and not facing(state):
        forget_targets(state, encounter)
        return "reseed"
    at, _ = effects_of(state, encounter.seed)[encounter.part]
    if encounter.outcome == "untriggered":
        return begin_part(state, encounter, at, "otherwise")
    if encounter.outcome == "strikes":
        return strike(state, encounter, at)
    if encounter.outcome == "tries":
        begin_effect(state, encounter.seed, path_of(state, encounter.seed, at, "tries"), encounter.player)
        return "after_trying"
    return get_past(state, encounter) if encounter.outcome == "met" else "fail_condition"


def forget_targets(state: State, encounter: SeedEncounter) -> None:
    """What the check came to does not happen: the choice of its targets ends with that (1E-G:cancel/1)."""
    if encounter.set_aside is not None:
        break_off(state, (encounter.set_aside,))


def get_past(state: State, encounter: SeedEncounter) -> Next:
    """The condition was met."""
    state.frames[state.depth] = replace(encounter, part=encounter.part + 1, has_met=True, set_aside=None)
    return "pick_values"


def path_of(state: State, dilemma: CardId, at: int, name: str) -> tuple[int, ...]:
    """The way to one part of an effect of a dilemma; empty where it has no such part."""
    names = part_names(worded(state, dilemma).abilities[at])
    return (at, names.index(name)) if name in names else ()


def begin_part(state: State, encounter: SeedEncounter, at: int, name: str) -> Next:
    """Carry out one part of an effect, if there is such a part, and go on with the effect after it.

    Of one whose targets were chosen before players could respond, what is left of it (1E-7.2.2.0.1/8).
    """
    path = path_of(state, encounter.seed, at, name)
    state.frames[state.depth] = replace(encounter, part=encounter.part + 1, set_aside=None)
    if encounter.set_aside is not None:
        take_up(state, encounter.set_aside)
    elif path:
        begin_effect(state, encounter.seed, path, encounter.player)
    return "pick_values"


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
    _, attempt = attempt_of(state)
    team = encounter.failing or (*taking_part(state, attempt), *equipment_of(state, attempt))
    has_struck = encounter.has_struck or effect.effect is not None
    return begin_part(state, replace(encounter, is_failed=True, failing=team, has_struck=has_struck), at, "effect")


def try_cure(state: State, encounter: SeedEncounter) -> Next:
    """After its effect a dilemma with a cure has left the seeds; what is there cures it at once (1E-7.2.2.3/1).

    One that found nothing to lie on has no effect that goes on (1E-7.2.2.0.3/1, 1E-7.2.2.0.5/2).
    """
    texts = worded(state, encounter.seed).of_kind(Cure)
    if not texts or not encounter.has_struck or has_left(state, encounter) or is_unplaced(state, encounter):
        return "conclude"
    state.frames[state.depth] = replace(encounter, succeeded=False)
    begin_to_meet(state, encounter.seed, *texts[0], encounter.player)
    pick_for_dilemma(state, texts[0][1])
    return None


def is_unplaced(state: State, encounter: SeedEncounter) -> bool:
    """Whether the dilemma would be placed by its own text, and lies where it was encountered all the same."""
    parts = (part for _, effect in effects_of(state, encounter.seed) for _, part in walk(effect))
    return not is_gone(state, encounter) and any(isinstance(it, Put) and it.cards == THIS for it in parts)


THIS = Cards("this")


def cure_or_stay(state: State, encounter: SeedEncounter) -> Next:
    """Cured, the whole dilemma is discarded; otherwise it stays in play (1E-7.2.2.3/1, /2)."""
    if encounter.succeeded:
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
    how = [text.how for _, text in worded(state, encounter.seed).of_kind(AfterFailure)]
    if "continues" in how:
        return "remove"
    if "undo" in how:
        return "undo_actions"
    stop_team(state, encounter)
    if "discard" in how or is_gone(state, encounter):
        return "remove"
    return None


def reseed(state: State, encounter: SeedEncounter) -> Next:
    """Back under the mission at the bottom, to be met first the next time; the attempt fails (1E-7.2.2.2/2).

    So does a dilemma whose whole team has left before any effect, which stops nobody (1E-7.2.6.0.1/1). One that came
    in a Q-Flash goes beneath its side deck, wherever it came to nothing (1E-G:q-flash/1).
    """
    if is_in_a_flash(state):
        request(state, Change("discard", (encounter.seed,), encounter.player))
        return DONE
    depth, attempt = attempt_of(state)
    state.frames[depth] = replace(attempt, has_failed=True)
    if halves.is_expelled(state, encounter.seed):
        request(state, Change("remove", (encounter.seed,), encounter.player))
        return DONE
    halves.begin_anew(state, encounter)
    request(state, Change("reseed", (encounter.seed,), encounter.player, to=attempt.place, role="seeds"))
    return DONE


def stop_team(state: State, encounter: SeedEncounter) -> None:
    """The attempt fails, and the ship, its crew or the Away Team are stopped with what they carry.

    1E-7.2.2.2/2, 1E-7.2.6.0.3/1, 1E-10.2.1/5; a personnel who is stopped already is not stopped again. So are those
    whom the effect, or a response to it, has taken elsewhere meanwhile.
    """
    depth, attempt = attempt_of(state)
    state.frames[depth] = replace(attempt, has_failed=True)
    stopped = stopped_by_failure(state, encounter)
    if stopped:
        request(state, Change("stop", stopped, attempt.player, attempt.mission))


def stopped_by_failure(state: State, encounter: SeedEncounter) -> tuple[CardId, ...]:
    """The ship and whoever and whatever is stopped as a condition fails."""
    _, attempt = attempt_of(state)
    ship = (attempt.ship,) if attempt.ship and state.in_play(attempt.ship) else ()
    left = (*taking_part(state, attempt), *equipment_of(state, attempt))
    return tuple(dict.fromkeys((*ship, *those_who_failed(state, encounter), *left)))


def those_who_failed(state: State, encounter: SeedEncounter) -> Iterator[CardId]:
    """Those in play of the team that failed; of what they carried, what is held with them.

    What they left behind or brought to others is stopped if all are who have it now (1E-10.2.1/5).
    """
    for card in encounter.failing:
        is_one_of_them = type_of(state, card) == "personnel" or state.cards[card].role == "on"
        if state.in_play(card) and is_one_of_them and not is_captive(state, card):
            yield card


def leave_cured(state: State, encounter: SeedEncounter) -> Next:
    """A cured dilemma leaves play; after a failed condition the team is stopped all the same (1E-7.2.2.3.0.1/1)."""
    if encounter.is_failed:
        stop_team(state, encounter)
    request(state, *parting(state, encounter.seed, encounter.player, is_met=True))
    return DONE


def remove(state: State, encounter: SeedEncounter) -> Next:
    """Removed from the seeds: to the point area when it scores, otherwise discarded; or it stays (1E-7.2.2/3).

    The first half of a combo only makes way for the second, unless the attempt has failed at it (1E-7.2.2.0.7/1).
    """
    if has_left(state, encounter) or (is_gone(state, encounter) and not encounter.has_met):
        return DONE
    if is_gone(state, encounter) and encounter.has_struck:
        return DONE
    is_met = encounter.has_met and not encounter.is_failed
    if is_met and is_overcome(state, encounter):
        request(state, Change("overcome", (encounter.seed,), encounter.player, to=encounter.mission))
    if halves.is_first(state, encounter):
        has_failed = attempt_of(state)[1].has_failed
        return reseed(state, encounter) if has_failed else halves.go_on(state, encounter)
    request(state, *parting(state, encounter.seed, encounter.player, is_met=is_met))
    return DONE


def is_overcome(state: State, encounter: SeedEncounter) -> bool:
    """Whether conditions were met: a dilemma that was nullified is not overcome (1E-G:overcome/1)."""
    conditions = (effect for _, effect in effects_of(state, encounter.seed) if effect.unless or effect.tries)
    return encounter.part > 0 and any(conditions)
