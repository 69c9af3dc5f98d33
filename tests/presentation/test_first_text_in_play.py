"""Random games of First Edition, read by both players: labels are unique, questions and events are sentences."""

import random
from collections import Counter

import pytest

from spaceline.cards.decks import ready_decks
from spaceline.cards.rulesets import ruleset
from spaceline.core import choices, engine
from spaceline.core.data.decisions import Answer
from spaceline.core.data.seen import SeenEvent
from spaceline.core.view import seen_event, view
from spaceline.editions import FIRST
from spaceline.presentation import Scene, card_labels, label, labels, outcome, prompt, tell
from spaceline.presentation.first.text import TEXT


def game(name: str, seed: int):
    """A random game, decision by decision, with the events of each answer."""
    rules = ruleset(name)
    decks = [deck.brought(rules.definitions) for deck in ready_decks(name).values()]
    rng = random.Random(seed)
    state = FIRST.start(rules, [rng.choice(decks), rng.choice(decks)], seed)
    while (asked := engine.decision(state)) is not None:
        yield state, asked
        state.sink = []
        engine.answer(state, chosen(state, asked, rng))
        events, state.sink = state.sink, None
        for viewer in (0, *state.players):
            found = [seen for event in events if (seen := seen_event(state, event, viewer)) is not None]
            shown = view(state, viewer) if found else None
            yield from ((state, (shown, seen)) for seen in found)


def chosen(state, asked, rng):
    """A random answer that keeps the facilities for their phase, so that there is something to play at."""
    if asked.prompt == "build-stack":
        belong = [card for card in asked.selection.cards if state.definition(card).type != "facility"]
        return Answer(cards=tuple(rng.sample(belong, min(2, len(belong)))))
    seeds = [option for option in asked.options if option.kind == "seed"]
    facilities = [option for option in seeds if state.definition(option.card).type == "facility"]
    return Answer(option=rng.choice(facilities)) if facilities else choices.sample(asked, rng)


@pytest.fixture(scope="module")
def moments():
    """Views with the decisions and events of some random games."""
    asked, seen, ends = [], [], []
    for name, seed in (("1e-modern", 1), ("1e-open", 3)):
        for state, what in game(name, seed):
            if isinstance(what, tuple):
                seen.append(what)
            else:
                shown = view(state, what.player)
                asked.append((shown, shown.decision))
        ends.append(state)
    return asked, seen, ends


POOL = ruleset("1e-modern").definitions


def test_every_option_has_a_label_of_its_own(moments):
    kinds = Counter()
    for shown, decision in moments[0][::2]:
        scene = Scene(shown, POOL, TEXT)
        found = labels(scene, decision.options)
        found += card_labels(scene, decision.selection.cards) if decision.selection else []
        assert all(text and "{" not in text and "  " not in text for text in found), found
        assert len(set(found)) == len(found)
        kinds.update(option.kind for option in decision.options)
    assert set(kinds) >= {"lay-out", "seed", "play", "beam", "move", "attempt", "end-play", "end-turn"}


def test_a_label_is_the_same_alone_and_among_the_others(moments):
    shown, decision = max(moments[0], key=lambda moment: len(moment[1].options))
    together = labels(Scene(shown, POOL, TEXT), decision.options)
    assert [label(shown, option, POOL, TEXT) for option in decision.options] == together


def test_every_question_is_put_in_words_of_its_own(moments):
    asked = {decision.prompt: prompt(shown, decision, POOL, TEXT) for shown, decision in moments[0]}
    assert set(asked) >= {"place-mission", "build-stack", "seed-facilities", "card-plays", "orders", "beam"}
    for name, text in asked.items():
        assert text
        assert "{" not in text
        assert "  " not in text
        assert not text.endswith(": choose"), name


def test_every_event_is_told_or_silent(moments):
    told = [(seen.verb, tell(seen, shown, POOL, TEXT)) for shown, seen in moments[1]]
    assert all(text is None for verb, text in told if verb in TEXT.silent)
    texts = [text for _, text in told if text is not None]
    assert len(texts) > 500
    assert all(text.strip() and "{" not in text and "  " not in text and " ." not in text for text in texts)


def test_what_is_seeded_beneath_a_mission_is_told_to_nobody_else(moments):
    others = [(shown, seen) for shown, seen in moments[1] if seen.role == "seeds" and seen.player != shown.viewer]
    told = [tell(seen, shown, POOL, TEXT) for shown, seen in others if seen.verb == "seed"]
    assert told
    assert all(" seeds " in text and ("card beneath" in text or "cards beneath" in text) for text in told)


def test_the_end_is_told_to_both_sides(moments):
    for state in moments[2]:
        winners, reason = state.result
        assert f"reason.{reason}" in TEXT.lexicon.templates
        for player in state.players:
            first, *_ = outcome(Scene(view(state, player), POOL, TEXT))
            assert (first == "You win.") == (winners == (player,))


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (SeenEvent("score", 1, amount=1), "You score 1 point."),
        (SeenEvent("score", 1, amount=-2), "You lose 2 points."),
        (SeenEvent("score", 1, amount=1, detail="bonus"), "You score 1 bonus point."),
        (SeenEvent("score", 1, amount=-5, detail="bonus"), "You lose 5 bonus points."),
        (SeenEvent("lose", 1), "You lose the game."),
    ],
)
def test_one_point_is_no_points(event, said):
    state, _ = next(game("1e-modern", 1))
    assert tell(event, view(state, 1), POOL, TEXT) == said
