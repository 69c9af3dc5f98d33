"""Random games with a Q's Tent and a Q-Continuum, as both players and onlookers read what comes out of these."""

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core.view import view
from spaceline.presentation import Scene, labels, prompt, tell
from spaceline.presentation.first.text import TEXT
from tests.presentation import test_first_text_in_play
from tests.support.first_side_decks import RULESET, SHIPS, with_side_decks

POOL = ruleset(RULESET).definitions
VERBS = ("flash", "draw-of-the-q", "renew-continuum", "stack-continuum", "forgo-draws")
PROMPTS = ("put-on-top", "play-of-the-q")


@pytest.fixture(scope="module")
def moments():
    """Views with the decisions and the events of some games that have to do with side decks."""
    asked, seen = [], []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(test_first_text_in_play, "ready_decks", lambda name: {it: with_side_decks(it) for it in SHIPS})
        for state, what in test_first_text_in_play.game(RULESET, 1):
            if isinstance(what, tuple) and what[1].verb in VERBS:
                seen.append(what)
            elif not isinstance(what, tuple) and what.prompt in PROMPTS:
                shown = view(state, what.player)
                asked.append((shown, shown.decision))
    return asked, seen


def test_what_comes_out_of_side_decks_is_told_in_sentences(moments):
    told = [(seen.verb, tell(seen, shown, POOL, TEXT)) for shown, seen in moments[1]]
    assert {verb for verb, _ in told} >= {"flash", "draw-of-the-q", "stack-continuum"}
    assert all(text and "{" not in text and "  " not in text for _, text in told), told


def test_what_is_asked_of_side_decks_is_put_in_words(moments):
    found = {decision.prompt: prompt(shown, decision, POOL, TEXT) for shown, decision in moments[0]}
    assert "put-on-top" in found
    assert all(text and "{" not in text and not text.endswith(": choose") for text in found.values())
    assert all("{" not in one for shown, it in moments[0] for one in labels(Scene(shown, POOL, TEXT), it.options))
