"""Looking up cards does the work that the answer needs: counted, since time says nothing on a busy machine."""

from collections import Counter

import pytest
from typer.testing import CliRunner

from spaceline.cards.decks import Deck
from spaceline.cards.decks.naming import plain
from spaceline.cards.rulesets import pool
from spaceline.cli.app import app
from spaceline.presentation import EditionText, describer_of
from spaceline.presentation.search import shelf_of

RULESETS = ("2e-cta2003", "1e-modern")


@pytest.fixture
def work(monkeypatch):
    """How often texts are put in words and decks are looked through."""
    counted = Counter()
    shelf_of.cache_clear()
    lines, definitions = EditionText.lines, Deck.definitions

    def rendered(self, abilities, facts):
        counted["texts"] += 1
        return lines(self, abilities, facts)

    def looked_through(self, pool):
        counted[self.name] += 1
        return definitions(self, pool)

    monkeypatch.setattr(EditionText, "lines", rendered)
    monkeypatch.setattr(Deck, "definitions", looked_through)
    return counted


def searched(*typed: str) -> None:
    result = CliRunner().invoke(app, ["cards", "search", *typed])
    assert result.exit_code == 0, result.output


def with_text_beside(ruleset: str, word: str) -> tuple[int, int]:
    """How many cards have the word in their name or facts, and how many others have a text."""
    describer, holding, others = describer_of(ruleset), 0, 0
    for card in pool(ruleset).values():
        lines = (card.name, describer.kind(card.facts), *describer.fact_lines(card.facts))
        is_held = word in plain(" ".join(lines))
        holding += is_held
        others += bool(not is_held and card.abilities)
    return holding, others


@pytest.mark.sampled
@pytest.mark.parametrize("ruleset", RULESETS)
def test_each_deck_is_looked_through_once_however_many_cards_are_shown(work, ruleset):
    searched("--ruleset", ruleset, "--json")
    assert work.pop("texts") == len(pool(ruleset))
    assert work
    assert set(work.values()) == {1}


@pytest.mark.sampled
@pytest.mark.parametrize("ruleset", RULESETS)
def test_texts_are_put_in_words_where_name_and_facts_do_not_hold_the_words(work, ruleset):
    word = "picard"
    holding, others = with_text_beside(ruleset, word)
    assert holding
    searched(word, "--ruleset", ruleset)
    assert work == {"texts": others}, "nothing is shown of texts and decks without --json"


def test_a_search_that_needs_no_text_puts_none_in_words(work):
    searched("t:ship")
    assert not work
    searched("t:ship", "ship")
    assert not work, "every ship says in its facts that it is one"


def test_coverage_looks_at_no_text_and_no_deck(work):
    result = CliRunner().invoke(app, ["cards", "coverage", "--json"])
    assert result.exit_code == 0
    assert not work
