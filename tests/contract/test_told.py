"""What is told, to whom and for how long, at every question; ``benchmarks/told.py`` looks at more of them."""

from itertools import islice

import msgspec
import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core import engine, view
from spaceline.core.changing import make
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Selection
from spaceline.editions import RULESETS
from spaceline.effects.perform import choosing
from spaceline.lab.scenarios import load_scenario
from spaceline.lab.scenarios.running import positions
from spaceline.presentation import prompts
from spaceline.rules.verbs import SEEN_BY
from tests.contract.offers.positions import SCENARIOS
from tests.contract.told import declared, properties
from tests.contract.told.looking import look
from tests.contract.told.walks import Step, of_scenarios, walks

REVIEWED = "second/review"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", RULESETS)
def test_in_games_everybody_is_told_what_they_may_know(name):
    found = look(islice(walks(name, 5), 2), 5)
    assert found.questions > 50
    assert found.twins > 5
    assert not found.found


@pytest.mark.parametrize(("edition", "share"), [("first", 0.008), ("second", 0.004), ("objectives", 0.015)])
def test_on_the_tables_of_scenarios_everybody_is_told_what_they_may_know(edition, share):
    found = look(of_scenarios(edition, share, 5), 5)
    assert found.questions > 50
    assert not found.found


@pytest.mark.parametrize("name", RULESETS)
def test_numbers_that_a_text_keeps_are_of_what_all_may_know(name):
    assert list(properties.numbers_kept(ruleset(name))) == []


@pytest.mark.parametrize("name", [name for name in RULESETS if name.startswith("2e")])
def test_own_personnel_that_are_a_condition_show_it(name, monkeypatch):
    assert list(properties.unshown_conditions(ruleset(name))) == []
    monkeypatch.setattr(declared, "SHOWS_PARTNERS", {})
    found = list(properties.unshown_conditions(ruleset(name)))
    assert "Diplomatic Overture asks for own personnel in cards of PlaysOn, who are not shown" in found
    assert "Aid Clone Colony asks for own personnel in copies of Download, who are not shown" in found


def at(file, step):
    """The question after so many steps of a scenario."""
    state = next(it.state for number, it in positions(load_scenario(SCENARIOS / f"{file}.yaml")) if number == step)
    return Step(file, state.clone(), engine.decision(state))


def test_a_choice_among_cards_that_cannot_be_read_is_found():
    step = at(f"{REVIEWED}/en-event/salvaging-the-wreckage", 0)
    hidden = step.state.zone(1, "deck")
    asked = Decision(2, "cards", "select.those", selection=Selection(hidden, 1, 1))
    assert not list(properties.unread_candidates(step))
    assert list(properties.unread_candidates(msgspec.structs.replace(step, asked=asked)))


def test_what_stays_open_is_found():
    step = at(f"{REVIEWED}/en-event/salvaging-the-wreckage", 0)
    before = properties.openness(step.state)
    assert not list(properties.left_open(before, step))
    make(step.state, Change("reveal", step.state.zone(1, "deck"), 1))
    assert list(properties.left_open(before, step))


def test_a_view_that_tells_of_hidden_cards_is_found(monkeypatch):
    step = at(f"{REVIEWED}/en-event/salvaging-the-wreckage", 0)
    assert not list(properties.hidden_cards_told(step, 1))
    make(step.state, Change("reveal", step.state.zone(1, "deck"), 1))
    for player in step.state.players:
        step.state.marks = {at: it for at, it in step.state.marks.items() if at[1] != SEEN_BY[player]}
    monkeypatch.setattr(view, "may_read", lambda state, card, viewer: True)
    assert list(properties.hidden_cards_told(step, 1))


def test_a_decision_about_somebody_who_is_not_named_is_found(monkeypatch):
    file = f"{REVIEWED}/en-dilemma/memory-invasion-discarded"
    assert not list(properties.undisclosed(at(file, 3)))
    monkeypatch.setattr(choosing, "spoken_of", lambda state, run, it, player: ())
    assert list(properties.undisclosed(at(file, 3)))


def test_a_price_that_is_not_told_is_found(monkeypatch):
    file = f"{REVIEWED}/en-interrupt/well-crafted-lure"
    assert not list(properties.undisclosed(at(file, 1)))
    monkeypatch.setattr(choosing, "names_of_numbers", lambda it: ())
    assert list(properties.undisclosed(at(file, 1)))


def test_a_target_that_responders_do_not_learn_is_found(monkeypatch):
    file = "first/initiation/a-download-names-its-card-first"
    assert not list(properties.untold_to_responders(at(file, 2)))
    monkeypatch.setattr(prompts, "chosen_before", lambda scene: ())
    assert list(properties.untold_to_responders(at(file, 2)))


def test_an_order_that_is_told_is_found(monkeypatch):
    monkeypatch.setattr(view, "is_order_unknown", lambda state, change, viewer: False)
    step = at(f"{REVIEWED}/en-event/salvaging-the-wreckage", 2)
    cards = step.asked.selection.cards
    by_name = sorted(cards, key=lambda card: step.state.cards[card].definition, reverse=True)
    step.state.sink = []
    engine.answer(step.state, Answer(cards=tuple(by_name)))
    assert list(properties.orders_told(msgspec.structs.replace(step, events=tuple(step.state.sink))))
