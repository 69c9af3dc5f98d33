"""What a choice in the making comes to is what the rules find when it has been made, in games of both editions."""

import pytest

from spaceline.core import engine
from spaceline.core.data.decisions import Answer
from spaceline.core.prospects import seen_previews
from spaceline.core.view import view
from spaceline.effects.groups import Asking
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of
from spaceline.rules.first.movement.staffing import unstaffed as first_unstaffed
from spaceline.rules.second.movement.staffing import unstaffed as second_unstaffed
from spaceline.rules.second.participants import current_attempt, taking_part
from tests.support.shown_games import RULESETS, kept

UNSTAFFED = dict(zip(RULESETS, (second_unstaffed, first_unstaffed), strict=True))


def asked(name):
    """Positions in which somebody is asked, with what."""
    for seed in (11, 12):
        for state in kept(name, seed, 1):
            found = engine.decision(state)
            if found is not None:
                yield state, found, view(state, found.player).decision


def previews(state, player, given):
    return {preview.kind: preview for preview in seen_previews(state, player, given)}


@pytest.mark.parametrize("name", RULESETS)
def test_a_ship_is_staffed_by_those_who_went_aboard_where_that_was_told(name):
    told = []
    for state, found, seen in asked(name):
        if found.prompt != "beam" or found.selection is None:
            continue
        for number in (1, 2, len(found.selection.cards)):
            foretold = previews(state, found.player, Answer(cards=seen.selection.cards[:number])).get("staffing")
            if foretold is None:
                continue
            after = state.clone()
            engine.answer(after, Answer(cards=found.selection.cards[:number]))
            assert foretold.is_met == (UNSTAFFED[name](after, found.about[1]) is None)
            told.append(foretold.is_met)
    assert set(told) == {True, False}


def attempts(name):
    """Attempts that could be begun, each with what is told of it and the game after it was begun."""
    for state, found, seen in asked(name):
        for option, own in zip(found.options, seen.options, strict=True):
            if option.kind == "attempt":
                after = state.clone()
                engine.answer(after, Answer(option=option))
                yield state, option, previews(state, found.player, Answer(option=own))["mission"], after


def test_an_attempt_comes_to_what_was_told_as_soon_as_it_has_begun():
    told = []
    for _, _, foretold, after in attempts(RULESETS[0]):
        attempt, world = current_attempt(after), world_of(after)
        if attempt is None:
            continue
        scope = Reading(attempt.mission, attempt.player)
        met = world.meets(after, Asking(scope, world.printed_requirement(after, scope), taking_part(after, attempt)))
        assert foretold.is_met == bool(met)
        told.append(foretold.is_met)
    assert told


def test_a_mission_without_seeds_is_solved_by_those_of_whom_that_was_told():
    told = []
    for state, option, foretold, after in attempts(RULESETS[1]):
        place = state.cards[option.card].parent
        if not state.zone(place, "seeds"):
            assert foretold.is_met == bool(after.mark(place, "completed"))
            told.append(foretold.is_met)
    assert told


@pytest.mark.parametrize("name", RULESETS)
def test_all_that_can_be_asked_in_a_game_is_told_and_changes_nothing(name):
    kinds = set()
    for state, found, seen in asked(name):
        before, cards = state.clone(), seen.selection.cards if seen.selection else ()
        answers = [*(Answer(option=it) for it in seen.options), *(Answer(cards=cards[:n]) for n in (0, 1, 3))]
        for given in answers if seen.options else answers[-3:]:
            kinds.update(preview.kind for preview in seen_previews(state, found.player, given))
        assert state == before
    assert kinds >= {"mission", "staffing", "ahead", "behind"}
