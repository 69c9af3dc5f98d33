"""Every question that a person is asked is a sentence with a verb, and says what becomes of what is chosen."""

import re

import pytest

from spaceline.cards.rulesets import pool
from spaceline.core import engine
from spaceline.core.data.decisions import Decision, Option
from spaceline.core.data.frames import RunEffect, Window
from spaceline.editions import EDITIONS, RULESETS
from spaceline.effects.nodes import effects, walk
from spaceline.presentation.chosen_for import DEEDS, deed_of, done_to
from spaceline.presentation.lexicon import lexicon_of
from spaceline.presentation.prompts import asked, prompt_of, which
from tests.support.shown_games import kept, scene

ASKS = re.compile(
    "(Which|What|Where|Whose|Who|Against whom|In which order|At which|Of which|To which|By which|Do|Does) "
)
VERBS = re.compile(
    r"\b(is|are|do|does|go|goes|stay|use|pay|name|choose|act|respond|asks|applies|fights|fires|fight|joins?|defend|meets"
    r"|comes|begins?|belong|reports|takes|earn|put|give|play|seed|download|strike|vanishes|beams|walks|attack|probes)\b"
)


def questions(edition):
    templates = lexicon_of(edition).templates
    return {key: text for key, text in templates.items() if key.startswith("prompt.")}


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
def test_every_kind_of_question_is_a_sentence_with_a_verb(edition):
    for key, text in questions(edition).items():
        sentences = re.findall(r"[^.?!]+[.?!]", text.replace("{standing}", "{standing}.") + ".")
        sentence = next((it for it in sentences if it.endswith("?")), "").strip()
        assert ASKS.match(sentence), (key, text)
        assert VERBS.search(sentence.lower()), (key, text)


def test_whatever_a_text_does_to_cards_that_are_chosen_has_words_of_its_own():
    templates = questions("second")
    assert all(f"prompt.select.{deed}" in templates for deed in DEEDS.values())


@pytest.mark.parametrize(("edition", "least"), [("2e-cta2003", 0.85), ("1e-modern", 0.7), ("objectives", 0.8)])
def test_of_nearly_every_choice_within_a_card_text_it_is_known_what_becomes_of_the_cards(edition, least):
    found = [
        done_to(ability, node.name)
        for card in pool(edition).values()
        for ability in card.abilities
        for _, node in walk(ability)
        if isinstance(node, effects.Select) and node.by != "random"
    ]
    assert len(found) > 10
    assert sum(map(bool, found)) >= least * len(found)


def choices_in_texts(ruleset):
    for state in kept(ruleset, 11, 1):
        decision = engine.decision(state)
        if decision is not None and decision.question.kind == "select":
            seen = scene(state, decision.player)
            yield seen, seen.view.decision


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_choice_within_a_text_names_the_card_and_what_it_does(ruleset):
    for seen, decision in choices_in_texts(ruleset):
        text = asked(seen, decision)
        run = next(it for it in reversed(seen.view.frames) if isinstance(it, RunEffect))
        assert seen.name(decision.about[0]) in text
        deed = deed_of(seen, decision)
        if deed in ("kill", "stop", "discard"):
            assert f" {deed} " in text or text.endswith(f" {deed}?")
            assert run.definition in seen.pool
        assert which(seen, decision.selection) in text


def test_a_choice_says_how_many_and_of_what_type():
    told = {asked(seen, decision) for seen, decision in choices_in_texts("2e-cta2003")}
    assert told
    assert any(text.startswith("Which personnel ") for text in told)


def test_who_may_respond_is_shown_the_card_by_which_it_happens_first():
    found = 0
    for state in kept("2e-cta2003", 11, 1):
        decision = engine.decision(state)
        if decision is None or decision.question.kind != "respond":
            continue
        seen = scene(state, decision.player)
        windows = [frame for frame in seen.view.frames if isinstance(frame, Window)]
        source = windows[-1].occurrence.source
        shown = prompt_of(seen, seen.view.decision, 1)
        assert set(seen.view.decision.about) <= set(shown.about)
        if source in seen.cards:
            found += 1
            assert shown.about[0] == source
    assert found


def test_who_is_asked_where_somebody_goes_reads_who_that_is_and_by_which_card():
    state = next(state for state in kept("1e-modern", 11, 1) if engine.decision(state) is not None)
    seen = scene(state, 1)
    source, goes = list(seen.cards)[:2]
    one, several = (
        asked(seen, Decision(1, "place", prompt, (Option("place", source),), about=about))
        for prompt, about in (("relocate-where", (source, goes)), ("relocate-where.several", (source,)))
    )
    assert one == f"Where does {seen.name(goes)} go by {seen.name(source)}?"
    assert several == f"Where do they go by {seen.name(source)}?"
