"""Every ready deck is introduced to those who choose one, by what it is."""

import pytest

from spaceline.cards.decks import introduced, ready_decks
from spaceline.cards.decks.loading import introductions
from spaceline.editions import EDITIONS
from spaceline.server.matches.offers import decks

RULESETS = [name for edition in EDITIONS for name in edition.names]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_ready_deck_is_introduced(ruleset):
    for name in ready_decks(ruleset):
        it = introduced(ruleset, name)
        assert it.style.endswith("."), name
        assert it.level, name


def test_nothing_is_introduced_that_is_not_there():
    for edition in EDITIONS:
        there = {name for ruleset in edition.names for name in ready_decks(ruleset)}
        assert set(introductions()[edition.key]) <= there


@pytest.mark.parametrize(
    ("ruleset", "name", "sides"),
    [
        ("2e-cta2003", "bajoran", ("Baj",)),
        ("2e-cta2003", "deep-space-9", ("Fed", "Baj")),
        ("1e-modern", "romulan", ("Rom",)),
        ("objectives", "klingon", ("Kli",)),
    ],
)
def test_a_deck_is_of_the_affiliations_that_most_of_its_personnel_have(ruleset, name, sides):
    assert next(it for it in decks(ruleset) if it.name == name).affiliations == sides
