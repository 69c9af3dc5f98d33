"""Decisions as they are sent: every one with words, and the same for a viewer and the twin of that viewer."""

import msgspec
import pytest

from spaceline.core import engine
from spaceline.core.choices import check as work_out
from spaceline.core.data.decisions import Answer, Decision, Refusal, Selection
from spaceline.lab.scenarios.running import positions as positions_of
from spaceline.players.seat import Seat
from spaceline.presentation import text_of
from spaceline.presentation.labels import labels
from spaceline.presentation.obstacles import obstacles as why_not, refused, rule_of
from spaceline.presentation.prompts import is_forced, prompt_of
from spaceline.server.live.replies import answer_of, checked, obstacles_of
from spaceline.server.wire.messages import Given
from tests.support.scenario_files import FOLDER, scenario
from tests.support.shown_games import RULESETS, kept, scene, twin


@pytest.fixture(params=RULESETS)
def asked(request):
    """Positions in which somebody is asked, with the one who is."""
    states = kept(request.param, 11, 5)
    return [(state, found.player) for state in states if (found := engine.decision(state)) is not None]


def prompt(state, player):
    seen = scene(state, player)
    return prompt_of(seen, seen.view.decision, 7)


def test_every_choice_has_a_label_of_its_own_and_every_action_a_heading(asked):
    for state, player in asked:
        found = prompt(state, player)
        labels = [choice.label for choice in found.choices]
        assert found.question
        assert all(labels)
        assert len(set(labels)) == len(labels)
        if found.kind == "action":
            assert all(choice.group for choice in found.choices)


def test_an_answer_made_from_a_prompt_is_one_that_the_rules_take(asked):
    for state, player in asked:
        found = prompt(state, player)
        if found.choices:
            given = Given(option=found.choices[-1].key)
            Seat(state.clone(), player).give(answer_of(given))


def test_a_viewer_and_the_twin_of_that_viewer_are_asked_the_same(asked):
    for number, (state, player) in enumerate(asked[::4]):
        other = twin(state, player, number)
        assert msgspec.json.encode(prompt(other, player)) == msgspec.json.encode(prompt(state, player))


def test_a_viewer_and_the_twin_of_that_viewer_are_told_the_same_obstacles_and_totals(asked):
    for number, (state, player) in enumerate(asked[::8]):
        other = twin(state, player, number)
        for card in [0, *(seen.id for seen in scene(state, player).view.cards)][:12]:
            told = [obstacles(game, player, card) for game in (state, other)]
            assert msgspec.json.encode(told[0]) == msgspec.json.encode(told[1])
        sums = [totals(game, player) for game in (state, other)]
        assert msgspec.json.encode(sums[0]) == msgspec.json.encode(sums[1])


def obstacles(state, player, card):
    seen = scene(state, player)
    return obstacles_of(seen, Seat(state, player), seen.view.decision, 1, card)


def totals(state, player):
    seen = scene(state, player)
    selection = seen.view.decision.selection
    if selection is None:
        return None
    given = Answer(cards=selection.cards[:2])
    seat = Seat(state, player)
    return checked(seen, seen.view.decision, 1, given, seat.check(given.cards), seat.previews(given))


def test_obstacles_are_found_and_cite_their_clause_in_words(asked):
    found = [it for state, player in asked for it in obstacles(state, player, 0).found]
    assert found
    assert all(what and why.sentence for what, why in found)
    with_rule = [why for _, why in found if why.rule is not None]
    assert with_rule
    assert all(why.rule.text for why in with_rule)


def test_what_is_asked_about_a_card_is_about_that_card_alone(asked):
    for state, player in asked[:30:2]:
        seen = scene(state, player)
        for card in seen.view.cards:
            name = seen.name(card.id)
            assert all(name in what for what, _ in obstacles(state, player, card.id).found)


class SaysItOtherwise:
    """Refuses every move for want of Range, in a language of its own."""

    def __init__(self, reason):
        self.reason = reason

    def why_not(self, option):
        return Refusal(self.reason, "Trop loin.") if option.kind == "move" else None


@pytest.mark.parametrize(("reason", "is_told"), [("too-far", True), ("ship-stopped", False)])
def test_where_to_is_told_by_the_code_of_a_refusal_in_whatever_words(reason, is_told):
    scenes = [scene(state, player) for state in kept("2e-cta2003", 11, 5) for player in (1, 2)]
    acting = [it for it in scenes if it.view.decision is not None and it.view.decision.kind == "action"]
    found = [it for seen in acting for it in why_not(seen, SaysItOtherwise(reason), seen.view.decision)]
    assert found
    assert {" to " in it.what for it in found} == {is_told}


def test_a_refusal_brings_the_rule_that_it_enforces():
    words = text_of("2e-cta2003").lexicon
    found = refused(Refusal("some-reason", "That is not allowed.", "2E-combat/1"), words)
    assert (found.reason, found.sentence) == ("some-reason", "That is not allowed.")
    assert found.rule == rule_of("2E-combat/1")
    assert found.rule.text
    assert refused(Refusal("late", "Too late."), words).rule is None
    assert rule_of("2E-no-such-thing/1") is None


def test_declining_is_no_choice_where_something_must_be_chosen():
    assert is_forced(Decision(1, "cards", "x", selection=Selection((1001, 1002), least=1, most=1)))
    assert not is_forced(Decision(1, "cards", "x", selection=Selection((1001, 1002), least=0, most=1)))
    assert is_forced(Decision(1, "number", "x", low=0, high=3))


def test_a_running_total_tells_what_is_chosen_what_it_costs_and_what_is_missing():
    state = kept("2e-cta2003", 11, 5)[0]
    seen = scene(state, 1)
    cards = tuple(card.id for card in seen.view.cards)[:3]
    selection = Selection(cards, least=2, most=3, weights=(2, 3, 4), budget=7)
    decision = Decision(1, "cards", "choose-dilemmas", selection=selection, about=(10,))
    told = checked(seen, decision, 4, Answer(cards=cards[:1]), work_out(selection, cards[:1]))
    assert (told.ref, told.total, told.missing, told.is_complete) == (4, 2, 1, False)
    assert told.told == "1 chosen, cost 2 of 7, 1 more needed"
    (limit,) = told.previews
    assert (limit.kind, limit.needs[0].have, limit.needs[0].need, limit.needs[0].bound) == ("limit", 2, 7, "most")
    assert prompt_of(seen, decision, 1).pick.is_ordered


def test_cards_of_one_group_are_told_apart_from_cards_of_none():
    seen = scene(kept("2e-cta2003", 11, 5)[0], 1)
    cards = tuple(card.id for card in seen.view.cards)[:3]
    in_groups = Decision(1, "cards", "select.x", selection=Selection(cards, most=3, groups=(0, 0, 1)), about=(10,))
    assert [it.group for it in prompt_of(seen, in_groups, 1).pick.candidates] == [1, 1, 2]
    in_none = Decision(1, "cards", "select.x", selection=Selection(cards, most=3), about=(10,))
    assert [it.group for it in prompt_of(seen, in_none, 1).pick.candidates] == [0, 0, 0]


def test_an_answer_goes_back_to_the_engine_as_it_was_given():
    assert answer_of(Given(cards=(1003, 1001))) == Answer(cards=(1003, 1001))
    assert answer_of(Given(numbers=(2, 0))) == Answer(numbers=(2, 0))


def test_a_ship_whose_range_has_an_x_is_said_to_move():
    """What is left of its Range depends on where it flies, so that is not told."""
    rules = scenario(FOLDER / "first" / "movement" / "more-range-within-a-region.yaml")
    state = next(it.state for _, it in positions_of(rules))
    seen = scene(state, 1)
    moves = [option for option in seen.view.decision.options if option.kind == "move"]
    assert moves
    assert all("Bajoran Interceptor" in label for label in labels(seen, moves))
