"""The words that players read: every event, question and option has some, and labels are unique."""

import random
from collections import Counter

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core import choices, engine
from spaceline.core.data.decisions import Option
from spaceline.core.data.seen import SeenEvent
from spaceline.core.view import seen_event, view
from spaceline.lab.simulation import ready_to_play
from spaceline.presentation import Scene, card_labels, label, labels, outcome, prompt, tell
from spaceline.presentation.prompts import question
from spaceline.presentation.second.text import TEXT
from spaceline.presentation.telling import GENERAL
from spaceline.rules.second.setup import start
from spaceline.rules.second.verbs.table import VERBS


def game(seed: int):
    """A random game, decision by decision, with the events of each answer."""
    edition = ruleset()
    decks = list(ready_to_play(edition).values())
    rng = random.Random(seed)
    state = start(edition, [rng.choice(decks), rng.choice(decks)], seed)
    while (asked := engine.decision(state)) is not None:
        yield state, asked
        state.sink = []
        engine.answer(state, choices.sample(asked, rng))
        events, state.sink = state.sink, None
        for viewer in (0, *state.players):
            found = [seen for event in events if (seen := seen_event(state, event, viewer)) is not None]
            shown = view(state, viewer) if found else None
            yield from ((state, (shown, seen)) for seen in found)


@pytest.fixture(scope="module")
def moments():
    """Views with the decisions and events of some random games."""
    asked, seen, ends = [], [], []
    for seed in range(2):
        for state, what in game(seed):
            if isinstance(what, tuple):
                seen.append(what)
            else:
                shown = view(state, what.player)
                asked.append((shown, shown.decision))
        ends.append(state)
    return asked, seen, ends


def test_every_option_has_a_label_of_its_own(moments):
    pool = ruleset().definitions
    kinds = Counter()
    for shown, decision in moments[0]:
        scene = Scene(shown, pool, TEXT)
        found = labels(scene, decision.options)
        found += card_labels(scene, decision.selection.cards) if decision.selection else []
        assert all(found)
        assert len(set(found)) == len(found)
        kinds.update(option.kind for option in decision.options)
    assert set(kinds) >= {"play", "draw", "beam", "move", "attempt", "end-play", "end-orders"}
    assert all(f"option.{kind}" in TEXT.lexicon.templates for kind in kinds)


def test_a_label_is_the_same_alone_and_among_the_others(moments):
    pool = ruleset().definitions
    shown, decision = max(moments[0], key=lambda moment: len(moment[1].options))
    together = labels(Scene(shown, pool, TEXT), decision.options)
    assert [label(shown, option, pool, TEXT) for option in decision.options] == together


def test_an_option_that_is_not_offered_has_a_label_too(moments):
    shown, _ = moments[0][0]
    assert label(shown, Option("pass"), ruleset().definitions, TEXT) == "Pass"


def test_every_question_has_words(moments):
    pool = ruleset().definitions
    for shown, decision in moments[0]:
        text = prompt(shown, decision, pool, TEXT)
        assert text
        assert "{" not in text
        if not decision.prompt.startswith("respond."):
            assert f"prompt.{question(Scene(shown, pool, TEXT), decision)}" in TEXT.lexicon.templates, decision.prompt
    assert len({decision.prompt for _, decision in moments[0]}) > 4


def test_every_verb_of_the_edition_has_words_or_is_silent():
    for verb in VERBS:
        keys = (f"{verb}.one", f"{verb}.you")
        assert (
            verb in TEXT.silent
            or verb in TEXT.tellings
            or verb in GENERAL
            or any(key in TEXT.lexicon.templates for key in keys)
        ), verb


def test_every_event_is_told_or_silent(moments):
    pool = ruleset().definitions
    told = [(seen.verb, tell(seen, shown, pool, TEXT)) for shown, seen in moments[1]]
    assert all(text is None for verb, text in told if verb in TEXT.silent)
    texts = [text for _, text in told if text is not None]
    assert len(texts) > 500
    assert all(text.strip() and "{" not in text and "  " not in text for text in texts)


def test_what_a_player_draws_is_told_to_nobody_else(moments):
    pool = ruleset().definitions
    drawn = [
        tell(seen, shown, pool, TEXT)
        for shown, seen in moments[1]
        if seen.verb == "draw" and seen.player != shown.viewer
    ]
    assert drawn
    assert all(text.endswith(("card.", "cards.")) for text in drawn)


def test_what_a_card_lacks_is_told_as_that(moments):
    shown, pool = moments[0][0][0], ruleset().definitions
    seen = SeenEvent("use", 1, (), ("2e-se-367",), 1, detail="Rom, lacks:Intelligence, unique, Cunning 5")
    assert tell(seen, shown, pool, TEXT).endswith("(Romulan, no Intelligence, unique, Cunning 5).")


def test_who_staffs_a_ship_is_told_with_the_names_of_icons(moments):
    shown, pool = moments[0][0][0], ruleset().definitions
    seen = SeenEvent("staff", 1, (), ("2e-se-367",), 1, detail="Cmd Car, Stf, Stf")
    assert tell(seen, shown, pool, TEXT).endswith("(Command and Cardassian, Staff, Staff).")


def test_the_end_is_told_to_both_sides(moments):
    pool = ruleset().definitions
    for state in moments[2]:
        winners, reason = state.result
        assert f"reason.{reason}" in TEXT.lexicon.templates
        for player in state.players:
            first, *_ = outcome(Scene(view(state, player), pool, TEXT))
            assert (first == "You win.") == (winners == (player,))
