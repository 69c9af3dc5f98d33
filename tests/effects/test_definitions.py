"""What holds for the definitions of all cards: titles, names, size, and words of our own."""

import pytest

from spaceline.cards.catalogue import SECOND_CARDS
from spaceline.cards.definitions import books, load_definitions
from spaceline.cards.languages import LANGUAGES
from spaceline.editions import edition_of
from spaceline.effects.lint import problems_of
from spaceline.effects.render import render, render_requirement
from spaceline.effects.support import unsupported
from spaceline.effects.vocabulary import Vocabulary
from tests.architecture.test_originality import runs_of, source_hashes

NAMED_WITHOUT_A_CARD = {"species": ("Hologram",), "keywords": ("Consume",)}
"""Names in texts of these sets that no card of them has."""


@pytest.fixture(scope="module")
def facts():
    return SECOND_CARDS.facts()


@pytest.fixture(scope="module")
def definitions():
    return load_definitions()


def test_a_definition_stands_under_the_number_and_title_of_its_card(facts):
    wrong = {
        card: title
        for book in books().values()
        for card, title in book.titles.items()
        if card not in facts or title not in (facts[card].title, f"{facts[card].title}: {facts[card].subtitle}")
    }
    assert not wrong


def test_only_cards_with_text_are_defined(definitions, facts):
    assert not [card for card in definitions if not facts[card].has_text]


def test_the_definitions_are_clean(definitions, facts):
    known = Vocabulary.of(facts.values(), **NAMED_WITHOUT_A_CARD)
    found = {card: problems for card, texts in definitions.items() if (problems := problems_of(texts, known))}
    assert not found


def test_the_definitions_say_what_the_edition_supports(definitions, facts):
    language = LANGUAGES.of(edition_of("2e-cta2003"))
    assert not [problem for card, texts in definitions.items() for problem in unsupported(card, texts, language)]


def test_every_definition_can_be_read(definitions, facts):
    for card, texts in definitions.items():
        assert render(texts, facts[card]), card


def test_no_rendered_text_runs_along_a_source(definitions, facts, shared):
    hashes = source_hashes(shared)
    texts = {card: render(abilities, facts[card]) for card, abilities in definitions.items()}
    texts |= {f"{card} asks": render_requirement(it.requirement) for card, it in facts.items() if it.requirement}
    copied = {card: [" ".join(run) for run in runs_of(text) if hash(run) in hashes] for card, text in texts.items()}
    assert not {card: runs for card, runs in copied.items() if runs}
