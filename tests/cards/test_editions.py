"""Editions: each ruleset belongs to one, with its cards and its way to begin a game."""

import pytest

from spaceline.cards.decks import ready_decks
from spaceline.cards.rulesets import pool, ruleset
from spaceline.core import engine
from spaceline.editions import DEFAULT, EDITIONS, RULESETS, UnknownRuleset, edition_of


def test_every_ruleset_belongs_to_one_edition():
    assert len(set(RULESETS)) == len(RULESETS)
    assert {edition_of(name) for name in RULESETS} == set(EDITIONS)


def test_a_ruleset_that_does_not_exist_is_refused_with_those_that_do():
    for asks in (edition_of, pool, ruleset):
        with pytest.raises(UnknownRuleset, match=r"'2e-cta2004'; there are: 2e-cta2003"):
            asks("2e-cta2004")


def test_an_edition_builds_only_its_own_rulesets():
    for edition in EDITIONS:
        for name in set(RULESETS) - set(edition.names):
            with pytest.raises(UnknownRuleset, match=edition.name):
                edition.build(name, {})


@pytest.mark.parametrize("name", RULESETS)
def test_a_ruleset_has_its_name_and_all_cards_of_its_edition(name):
    rules = ruleset(name)
    assert rules.name == name
    assert rules is ruleset(name)
    assert len(pool(name)) > 300
    assert pool(name).items() <= rules.definitions.items()


@pytest.mark.parametrize("name", RULESETS)
def test_a_game_of_ready_decks_begins_with_a_decision(name):
    decks = [deck.brought(pool(name)) for deck in ready_decks(name).values()][:2]
    state = edition_of(name).start(ruleset(name), decks, 7)
    assert state.ruleset.name == name
    assert engine.decision(state) is not None


def test_the_default_is_a_ruleset():
    assert ruleset() is ruleset(DEFAULT)
