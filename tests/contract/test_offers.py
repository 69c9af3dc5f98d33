"""Just what is legal is offered, in positions of all sorts; ``benchmarks/offers.py`` looks at more of them."""

import random
from dataclasses import replace
from itertools import islice

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core import actions, engine
from spaceline.core.data.decisions import Decision, Option, Refusal, Selection
from spaceline.lab.scenarios import load_scenario
from spaceline.lab.scenarios.setting import set_table
from tests.contract.offers.comparing import accepted_unasked, choices_otherwise, differences
from tests.contract.offers.details import details_of
from tests.contract.offers.looking import look
from tests.contract.offers.positions import SCENARIOS, all_tables, midgames, mixed

NOBODY = Refusal("nobody", "Nobody may.")
ONE_IN = 3
"""``make test`` looks at one in so many of the positions at which ``make thorough`` looks."""
MOVING = SCENARIOS / "second" / "movement" / "a-ships-own-text-shortens-the-way.yaml"


@pytest.mark.parametrize(("edition", "positions"), [("first", 30), ("second", 80)])
def test_in_games_just_what_is_legal_is_offered(edition, positions, is_thorough):
    positions //= 1 if is_thorough else ONE_IN
    assert look(islice(mixed(edition, 11, every=12), positions), edition, 11) == (positions, [])


@pytest.mark.parametrize(("edition", "share"), [("first", 0.01), ("second", 0.03)])
def test_on_the_tables_of_scenarios_just_what_is_legal_is_offered(edition, share, is_thorough):
    looked_at, found = look(all_tables(edition, 12, share if is_thorough else share / ONE_IN), edition, 12)
    assert found == []
    assert looked_at > (20 if is_thorough else 20 // ONE_IN)


def test_while_a_turn_begins_nobody_changes_an_affiliation():
    """A response to the beginning of the turn is asked for, and no action is under way."""
    assert look(islice(midgames(2240), 1), "first", 12) == (1, [])


def with_rule(**changes):
    """A table of Second Edition on which ships can move, with another rule about moves."""
    state = set_table(load_scenario(MOVING)).state
    rules = state.ruleset
    state.ruleset = replace(rules, actions={**rules.actions, "move": replace(rules.actions["move"], **changes)})
    state.caches.clear()
    return state


def found_in(state):
    return list(differences(state, details_of(state, "second"), random.Random(1)))


def test_a_legal_action_that_is_not_listed_is_found():
    assert found_in(with_rule()) == []
    found = found_in(with_rule(offer=lambda state, player: ()))
    assert any("legal and not offered: move Xhosa" in line for line in found)


def test_a_listed_action_that_is_refused_is_found():
    found = found_in(with_rule(obstacle=lambda state, player, option: NOBODY))
    assert any("offered and refused, nobody: move Xhosa" in line for line in found)


def test_an_option_that_says_more_than_its_kind_does_is_found_where_it_is_not_refused():
    legal = ruleset().actions["move"].obstacle
    found = found_in(
        with_rule(obstacle=lambda state, player, it: legal(state, player, Option(it.kind, it.card, it.target)))
    )
    assert any("legal and not offered: move Xhosa" in line and "[0]" in line for line in found)


def test_a_choice_that_cannot_be_completed_is_found():
    state = set_table(load_scenario(MOVING)).state
    cards = tuple(state.cards)[:3]
    fair = Decision(1, "cards", "any", selection=Selection(cards, 2, 2, (1, 2, 3), 4))
    assert list(choices_otherwise(fair, state, random.Random(1))) == []
    unfair = Decision(1, "cards", "any", selection=Selection(cards, 3, 2))
    assert list(choices_otherwise(unfair, state, random.Random(1)))


def test_what_somebody_may_do_who_is_not_asked_is_found(monkeypatch):
    state = set_table(load_scenario(MOVING)).state
    assert [*accepted_unasked(state, engine.decision(state), random.Random(1))] == []
    monkeypatch.setattr(actions, "refuse", lambda state, player, option: None)
    assert [*accepted_unasked(state, engine.decision(state), random.Random(1))]
