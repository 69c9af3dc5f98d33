"""Targets and costs come before the responses: those of dilemmas (1E-7.2.2.0.1/8) and of all actions (1E-5.0/6)."""

from __future__ import annotations

import pytest

from spaceline.core import table
from spaceline.core.codec import fingerprint, load, save
from spaceline.core.view import view
from spaceline.effects.nodes.abilities import AfterFailure, Encounter, Played, When
from spaceline.effects.nodes.choices import Guess
from spaceline.effects.nodes.effects import (
    Discard,
    Draw,
    Gate,
    Kill,
    Nullify,
    Put,
    Relocate,
    Score,
    Select,
    Sequence,
    Stop,
    Tell,
    Top,
)
from spaceline.effects.nodes.requirements import Skill
from spaceline.effects.nodes.selectors import Cards, Count, Number
from spaceline.effects.nodes.tests import Are, Shows
from spaceline.effects.nodes.traits import like
from spaceline.effects.perform.initiating import begins_early
from spaceline.rules.first.data.frames import SeedEncounter
from tests.support.first_hand import HandTable
from tests.support.first_table import ME, OPPONENT, FirstTable

THOSE = Cards("named", name="those")
VICTIM = Select(Cards("facing"), by="opponent")
SHIELD = When("just", "encounter", Nullify(THOSE), "anyone", like(types=("dilemma",)))
ANDROIDS = Are(Cards("facing"), like(species=("Android",)))
SHOWS_SCIENCE = Shows(Skill("SCIENCE"))


def met(*texts: Encounter | AfterFailure) -> tuple[FirstTable, int, int, tuple[int, int]]:
    """Two personnel attempt a mission with such a dilemma; something in play could nullify it."""
    it = FirstTable()
    place = it.location("Planet")
    team = (it.person("Ann", place), it.person("Bob", place))
    for name in ("Elsewhere", "Farther"):
        it.person(f"at {name}", it.location(name, requirement=Skill("Telepathy")))
    it.card("Shield", "event", SHIELD, parent=OPPONENT, role="table", owner=OPPONENT)
    dilemma = it.dilemma("Trap", place, *texts)
    it.begin().do("attempt", it.names["Planet"], place)
    return it, place, dilemma, team


@pytest.mark.parametrize(
    "text",
    [
        Encounter(Sequence((VICTIM, Kill(THOSE)))),
        Encounter(Sequence((VICTIM, Kill(THOSE))), unless=SHOWS_SCIENCE),
        Encounter(Score(1), trigger=ANDROIDS, otherwise=Sequence((VICTIM, Kill(THOSE)))),
        Encounter(Sequence((Tell(Count(Cards("facing")), "many"), VICTIM, Score(Number("many")), Kill(THOSE)))),
    ],
)
def test_the_target_is_chosen_before_the_response_and_struck_after_it(text):
    """1E-7.2.2.0.1/8, 1E-5.0/6: of an automatic effect, of a condition that fails, of a trigger that does not hold."""
    it, _, dilemma, (ann, bob) = met(text)
    assert (it.decision.player, it.decision.kind) == (OPPONENT, "cards")
    assert it.role(dilemma) == "encountered"
    it.choose(bob)
    assert it.decision.kind == "response"
    assert (it.role(ann), it.role(bob)) == ("surface", "surface")
    it.let_pass()
    assert (it.role(ann), it.role(bob)) == ("surface", "discard")


def test_nobody_is_struck_by_a_dilemma_that_was_nullified():
    it, place, dilemma, (_, bob) = met(Encounter(Sequence((VICTIM, Kill(THOSE)))))
    it.choose(bob)
    it.respond(it.names["Shield"])
    assert (it.role(bob), it.role(dilemma)) == ("surface", "out-of-play")
    assert it.mark(place, "completed") == ME


def test_where_the_condition_is_met_no_target_is_chosen():
    shows = Shows(Skill("SCIENCE", 0))
    it, *_ = met(Encounter(Sequence((VICTIM, Kill(THOSE))), unless=shows))
    assert it.decision.kind == "response"


def test_targets_are_chosen_in_case_what_is_tried_fails():
    """1E-7.2.2.0.1/8: the attempt to meet the condition comes after the responses."""
    pay = Discard(Cards("present", filter=like(types=("equipment",))))
    it, _, dilemma, (_, bob) = met(Encounter(Sequence((VICTIM, Stop(THOSE))), tries=pay), AfterFailure("discard"))
    it.choose(bob)
    assert it.decision.kind == "response"
    it.let_pass()
    assert it.happened("stop")[0].cards == (bob,)
    assert it.role(dilemma) == "out-of-play"


def test_the_targets_of_a_later_effect_are_chosen_when_the_effects_before_it_are_done():
    """1E-7.2.2.0.1/2, /8: there is one moment for responses."""
    kill = Encounter(Sequence((VICTIM, Kill(THOSE))))
    it, _, _, (ann, bob) = met(kill, Encounter(Sequence((Top("Cunning", Cards("facing")), Stop(THOSE)))))
    it.choose(bob)
    it.let_pass()
    assert len(it.happened("encounter")) == 0
    assert it.happened("stop")[0].cards == (ann,)


def test_a_game_saved_between_choice_and_result_goes_on_as_before():
    it, *_, (_, bob) = met(Encounter(Sequence((VICTIM, Kill(THOSE)))))
    it.choose(bob)
    saved = load(it.state.ruleset, save(it.state))
    assert fingerprint(saved) == fingerprint(it.state)
    assert saved.frames == it.state.frames


@pytest.mark.parametrize("viewer", [0, ME, OPPONENT])
def test_who_was_chosen_is_told_under_the_numbers_of_each_player(viewer):
    it, *_, (_, bob) = met(Encounter(Sequence((VICTIM, Kill(THOSE)))))
    it.choose(bob)
    (encounter,) = (frame for frame in view(it.state, viewer).frames if isinstance(frame, SeedEncounter))
    assert encounter.set_aside is not None
    (named,) = encounter.set_aside.cards["those"]
    zones = view(it.state, viewer).zones
    assert any(named in zone.cards for zone in zones if zone.role == "surface")


@pytest.mark.parametrize(
    ("effect", "begins"),
    [
        (Sequence((VICTIM, Kill(THOSE))), True),
        (Sequence((Tell(1, "n"), VICTIM, Kill(THOSE))), True),
        (Sequence((Kill(Cards("facing")), VICTIM, Kill(THOSE))), False),
        (Sequence((Tell(1, "n"), Score(Number("n")))), False),
        (Sequence((VICTIM, Top("Cunning", THOSE))), False),
        (Kill(Cards("facing")), False),
        (VICTIM, False),
        (Gate(asks="you", then=Draw(), otherwise=Draw(who="opponent")), True),
        (Gate(asks="you", then=Draw()), False),
        (Gate(asks="opponent", then=Draw(), otherwise=Draw(who="opponent")), False),
        (Gate(tries=Stop(THOSE), then=Draw()), True),
        (Gate(tries=Stop(THOSE), otherwise=Draw()), False),
        (Gate(tries=Guess(THOSE), then=Draw()), False),
        (Relocate(THOSE, "neighbor"), True),
        (Relocate(THOSE, "furthest_planet"), False),
    ],
)
def test_which_effects_begin_with_their_initiation(effect, begins):
    assert begins_early(effect) == begins


RECALL = Played(Sequence((Select(Cards("discard"), name="chosen"), Put(Cards("named", name="chosen"), "hand"))))
VETO = When("action", "action-play", Nullify(), "opponent", like(types=("interrupt",)))


def recalled() -> tuple[HandTable, int, int, int]:
    """An interrupt that brings back a card of the discard pile was played, and its target is to be chosen."""
    it = HandTable()
    first, second = (it.card(name, "event", parent=ME, role="discard") for name in ("First", "Second"))
    recall, veto = it.hold("Recall", "interrupt", RECALL), it.hold("Veto", "interrupt", VETO, owner=OPPONENT)
    it.to_play().play(recall)
    assert {first, second} <= set(it.decision.selection.cards)
    return it, first, second, veto


def test_a_target_is_chosen_before_the_responses():
    """1E-5.0/6: and brought back after them."""
    it, first, second, _ = recalled()
    it.choose(first)
    assert (it.decision.player, it.decision.kind) == (OPPONENT, "response")
    it.let_pass()
    assert (it.role(first), it.role(second)) == ("hand", "discard")


def test_an_action_whose_target_was_chosen_can_be_saved_at_each_decision():
    it, first, *_ = recalled()
    for _ in range(2):
        saved = load(it.state.ruleset, save(it.state))
        assert fingerprint(saved) == fingerprint(it.state)
        assert saved.frames == it.state.frames
        if it.decision.player == ME:
            it.choose(first)


def test_a_target_that_is_gone_leaves_an_action_without_results():
    """1E-G:actions-responses-modifying-targets-or-conditions/2: nobody else is brought back for it."""
    it, first, second, _ = recalled()
    it.choose(first)
    table.move(it.state, first, ME, "out-of-play")
    it.let_pass()
    assert (it.role(first), it.role(second)) == ("out-of-play", "discard")
