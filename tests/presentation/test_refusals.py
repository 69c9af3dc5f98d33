"""What is refused is told by its reason in the language of whoever reads it: one sentence for each, kept in tables."""

import ast
import re
from collections import Counter

import pytest
import yaml

from spaceline.cards.decks import DeckProblem
from spaceline.cards.decks.problem import problem
from spaceline.core import refusals as of_the_engine
from spaceline.core.data.decisions import Refusal
from spaceline.editions import EDITIONS
from spaceline.presentation import deck_sentence, sentence_of
from spaceline.presentation.lexicon import UnknownLanguage, lexicon_of, read
from spaceline.presentation.lexicon.english import SHARED, to_translate
from spaceline.rules.first import refusals as first
from tests.architecture.source_tree import PACKAGE, modules_in

REFUSING = ("core", "effects", "rules", "cards", "players", "hosting")
"""The rooms from which players read why something is refused."""
KEYS = [edition.key for edition in EDITIONS]


def makes(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Refusal", "DeckProblem")


def test_sentences_stand_in_tables_only():
    found = {module.name for room in REFUSING for module in modules_in(PACKAGE / room) if any(map(makes, module.nodes))}
    tables = {
        "core/refusals.py",
        "cards/decks/problem.py",
        *(f"rules/{key}/refusals.py" for key in KEYS),
    }
    assert {name.split("spaceline/")[-1] for name in found} == tables


@pytest.mark.parametrize("edition", KEYS)
@pytest.mark.parametrize("section", ["refusals", "decks"])
def test_each_reason_has_one_sentence_in_an_edition(edition, section):
    reasons = Counter([*to_translate(SHARED)[section], *to_translate(edition)[section]])
    assert len(reasons) > 10
    assert not [reason for reason, often in reasons.items() if often > 1]


def test_no_chapter_of_first_edition_says_what_another_does():
    chapters = (first.TURN, first.SEEDING, first.PLAY, first.TRANSFERS, first.SHIPS, first.TEAMS)
    assert sum(map(len, (*chapters, first.MISSIONS, first.BATTLE, first.BORG, first.TRIBBLES))) == len(first.SENTENCES)


@pytest.mark.parametrize("name", [SHARED, *KEYS])
@pytest.mark.parametrize("section", ["refusals", "decks"])
def test_sentences_are_sentences(name, section):
    for reason, sentence in to_translate(name)[section].items():
        assert re.fullmatch(r"[a-z0-9-]+", reason)
        assert re.fullmatch(r"[A-Z{].*\.", sentence), sentence


@pytest.fixture
def french(tmp_path):
    """A language that says a few things."""
    folder = tmp_path / "fr"
    folder.mkdir()
    said = {"refusals": {"out-of-range": "Un nombre de {low} à {high}."}, "decks": {"unknown-name": "{name} ?"}}
    (folder / "shared.yaml").write_text(yaml.safe_dump(said, allow_unicode=True), encoding="utf-8")
    (folder / "second.yaml").write_text(yaml.safe_dump({"refusals": {"too-far": "Trop loin."}}), encoding="utf-8")
    return folder


def test_a_refusal_is_told_by_its_reason_with_its_values(french):
    words = lexicon_of("second", str(french))
    assert sentence_of(words, of_the_engine.refusal("out-of-range", low=1, high=3)) == "Un nombre de 1 à 3."
    assert sentence_of(words, Refusal("too-far", "The ship has not enough Range left.")) == "Trop loin."
    assert sentence_of(lexicon_of("first", str(french)), first.refusal("too-far")) == first.SENTENCES["too-far"][0]


def test_a_refusal_that_a_language_does_not_know_is_told_in_english(french):
    words = lexicon_of("second", str(french))
    assert sentence_of(words, of_the_engine.refusal("wrong-sum", sum=4)) == "Share out exactly 4."
    assert sentence_of(words, Refusal("odd", "Of a {house}.", house="tent")) == "Of a tent."


def test_what_is_wrong_with_a_deck_is_told_by_its_reason(french):
    words = lexicon_of("second", str(french))
    assert deck_sentence(words, problem("unknown-name", name="Dario")) == "Dario ?"
    assert deck_sentence(words, DeckProblem("odd", "{card} is odd.", "", {"card": "Daro"})) == "Daro is odd."


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"templates": {"option.pas": "Passe"}}, "English has no templates option.pas"),
        ({"templates": {"option.move": "Va à {where}"}}, "templates option.move names {where}, which English does not"),
        ({"templates": {"option.move": "Va {"}}, "templates option.move: "),
        ({"templates": {"option.pass": 3}}, "templates option.pass must be a text"),
        ({"templates": ["Passe"]}, "templates must have keys"),
        ({"refusals": {"out-of-reach": "Non."}}, "English has no refusals out-of-reach"),
    ],
)
def test_a_translation_that_cannot_be_used_is_refused_at_once(tmp_path, said, why):
    (tmp_path / "shared.yaml").write_text(yaml.safe_dump(said), encoding="utf-8")
    with pytest.raises(UnknownLanguage, match=re.escape(f"shared.yaml: {why}")):
        read(SHARED, str(tmp_path))


def test_a_language_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(UnknownLanguage, match="there is no language"):
        lexicon_of("first", str(tmp_path / "none"))
