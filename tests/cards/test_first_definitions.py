"""What holds for the definitions of all First Edition cards: titles, names, words of our own."""

import pytest

from spaceline.cards.catalogue import FIRST_CARDS
from spaceline.cards.definitions import books, load_definitions
from spaceline.cards.languages import LANGUAGES
from spaceline.editions import edition_of
from spaceline.effects.lint import problems_of
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import (
    AfterFailure,
    Countdown,
    Cure,
    Encounter,
    PartOfCombo,
)
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import Filter, like
from spaceline.effects.phrases import attempting
from spaceline.effects.render import render
from spaceline.effects.support import unsupported
from spaceline.effects.vocabulary import Vocabulary
from spaceline.rules.first.definition import CardDefinition
from tests.architecture.test_originality import runs_of, source_hashes
from tests.support.offered import looked_at_before

ICONS_OF_LATER_SETS = ("Q", "<P")
"""Icons that texts name although no card of this release has them."""
NAMED_WITHOUT_A_CARD = ("ANIMAL",)
"""The personnel type that no card of this release has."""
OF_LATER_SETS = ("Thermal Deflectors",)
"""Titles that texts name although their cards are in none of the sets that are there."""


@pytest.fixture(scope="module")
def facts():
    return FIRST_CARDS.facts()


@pytest.fixture(scope="module")
def definitions():
    return load_definitions("first")


def test_a_definition_stands_under_the_number_and_title_of_its_card(facts):
    wrong = {
        card: title
        for book in books("first").values()
        for card, title in book.titles.items()
        if card not in facts or title != facts[card].title
    }
    assert not wrong


RULED = {"1e-faj-15"}
"""Cards without text, of which a ruling says what a text would: Sisters of Duras (1E-G:sisters-of-duras/1)."""


def test_only_cards_with_text_are_defined(definitions, facts):
    assert {card for card in definitions if not facts[card].has_text} == RULED


def test_no_definition_repeats_a_countdown_that_is_printed_as_an_icon(definitions, facts):
    counting = [card for card, texts in definitions.items() if any(isinstance(it, Countdown) for it in texts)]
    assert counting
    assert not [card for card in counting if facts[card].countdown]


def test_nothing_is_listened_to_twice(definitions, facts):
    listening = {card: CardDefinition(facts[card], texts).listens for card, texts in definitions.items()}
    assert not [card for card, names in listening.items() if len(set(names)) < len(names)]


def test_the_definitions_are_clean(definitions, facts):
    later = {"skills": NAMED_WITHOUT_A_CARD, "titles": OF_LATER_SETS, "icons": ICONS_OF_LATER_SETS}
    known = Vocabulary.of(facts.values(), **later)
    found = {card: problems for card, texts in definitions.items() if (problems := problems_of(texts, known))}
    assert not found


def test_the_definitions_say_what_the_edition_supports(definitions, facts):
    language = LANGUAGES.of(edition_of("1e-modern"))
    assert not [problem for card, texts in definitions.items() for problem in unsupported(card, texts, language)]


def test_every_definition_can_be_read(definitions, facts):
    for card, texts in definitions.items():
        assert render(texts, facts[card]), card


def test_no_rendered_text_runs_along_a_source(definitions, facts, shared):
    hashes = source_hashes(shared)
    texts = {card: render(abilities, facts[card]) for card, abilities in definitions.items()}
    copied = {card: [" ".join(run) for run in runs_of(text) if hash(run) in hashes] for card, text in texts.items()}
    assert not {card: runs for card, runs in copied.items() if runs}


def test_dilemma_texts_stand_on_dilemmas_only(definitions, facts):
    kinds = (Encounter, AfterFailure, Cure, PartOfCombo)
    wrong = [
        card
        for card, texts in definitions.items()
        if any(isinstance(text, kinds) for text in texts) != (facts[card].type == "dilemma")
    ]
    assert not wrong


def test_a_dilemma_that_is_discarded_after_failure_has_a_condition(definitions):
    wrong = [
        card
        for card, texts in definitions.items()
        if AfterFailure("discard") in texts
        and not any(isinstance(text, Encounter) and (text.unless or text.tries) for text in texts)
    ]
    assert not wrong


TEXTS = {
    "Ancient Computer": "Unless you show 2 Computer Skill or 3 SCIENCE or 3 ENGINEER: nobody gets past.",
    "Armus - Skin of Evil": "Kill 1 personnel (at random).",
    "Nausicaans": (
        "Unless you show Strength > 44: kill 1 personnel (at random).\nAfter failure, this dilemma is discarded."
    ),
    "Treaty: Federation/Klingon": "Is played on the table.\nYour [Fed] and [Kli] cards are compatible.",
    "Bynars Weapon Enhancement": "Is played on a ship in play.\nThe ship: Weapons +2.\nSeveral copies add up.",
    "Medical Kit": "All your personnel of classification OFFICER present: gain MEDICAL.",
    "Amanda Rogers": (
        "While an interrupt is being played, or another card as one, you may:\n"
        "  Nullify that.\n"
        "  Put this interrupt in the point area.\n"
        "Not nullified by “Amanda Rogers”."
    ),
    "Varon-T Disruptor": ("Joins the team once earned; used as equipment.\nAll your personnel present: Strength × 2."),
}


@pytest.mark.parametrize("title", TEXTS)
def test_a_text_in_words(title, definitions, facts):
    card = next(id for id, it in facts.items() if it.title == title)
    assert render(definitions[card], facts[card]) == TEXTS[title]


CONCEALED = {"personnel", "equipment"}
SEEN = (
    *("afflicted", "captured", "teams", "players", "named", "this", "facing", "missions", "mission", "ship", "discard"),
)


def may_be_concealed(cards):
    """Whether a selector asks what cards are that an opponent may have concealed.

    Who attempts is seen by all, and who is in a battle, disabled or a captive, how many cards are held or seeded, and
    of what type a card in play is.
    """
    if cards.filter.without("disabled", "own") == like(types=("personnel",)) and cards.where in (
        "table",
        "present",
    ):
        return False
    if cards.filter in (like(types=("personnel",), facing=True), attempting("opponent").filter):
        return False
    if cards.where in ("hand", "involved", "seeds") and cards.filter == Filter():
        return False
    filters = (cards.filter, *cards.filter.said.get("one_of", ()))
    types = {type for filter in filters for type in filter.names("types")} or CONCEALED
    return cards.of != "you" and cards.where not in SEEN and not types.isdisjoint(CONCEALED)


def test_no_text_is_offered_or_refused_by_what_an_opponent_has_concealed(definitions):
    """1E-12.12/2."""
    telling = [
        (card, cards)
        for card, texts in definitions.items()
        for text in texts
        for part in looked_at_before(text)
        for _, cards in walk(part)
        if isinstance(cards, Cards) and may_be_concealed(cards)
    ]
    assert telling == []
