"""Toy games at random keep the contract at every decision."""

import random

from hypothesis import HealthCheck, given, settings, strategies as st

from spaceline.core import choices, engine, view
from spaceline.core.codec import canonical, load, save
from spaceline.core.data.decisions import PASS, Answer
from spaceline.core.recording.record import replay, verify
from spaceline.core.recording.session import Session
from tests.contract.checks import contract, encoded, same_answers_give_the_same_bytes, viewers
from tests.contract.probes.playing import POOLS, dealt, kind
from tests.contract.probes.toy import TOY
from tests.contract.probes.toy_cards import CARDS

decks = st.lists(st.sampled_from(sorted(CARDS)), min_size=8, max_size=16).map(tuple)
ONE_IN = 20


def played(state, seed, look):
    """Play a game at random to its end; ``look`` sees every decision with its number."""
    rng = random.Random(seed)
    begin, answers = state.clone(), []
    while (asked := engine.decision(state)) is not None:
        look(state, len(answers))
        given_ = choices.sample(asked, rng)
        if asked.options and rng.random() < 0.7:  # what happens is worth more than what does not
            given_ = Answer(option=rng.choice([option for option in asked.options if option != PASS]))
        answers.append(given_)
        state.sink = []
        for event in engine.answer(state, given_):
            for viewer in viewers(state):
                encoded(view.seen_event(state, event, viewer))
        state.sink = None
        assert len(answers) < 2000
    look(state, 0)
    return begin, answers


@settings(max_examples=8, suppress_health_check=[HealthCheck.too_slow])
@given(players=st.lists(decks, min_size=2, max_size=3), seed=st.integers(0, 2**32))
def test_a_random_game_keeps_the_contract(players, seed):
    def look(state, number):
        contract(state, POOLS, kind, full=number % ONE_IN == 0, seed=seed + number)

    state = dealt(dict(enumerate(players, 1)), seed)
    begin, answers = played(state, seed, look)
    assert state.result is not None
    same_answers_give_the_same_bytes(begin, answers, state)


@settings(max_examples=15, suppress_health_check=[HealthCheck.too_slow])
@given(first=decks, second=decks, seed=st.integers(0, 2**32), steps=st.lists(st.integers(0, 9), max_size=30))
def test_a_recorded_game_with_steps_back_plays_again_as_it_was(first, second, seed, steps):
    rng = random.Random(seed)
    session = Session(dealt({1: first, 2: second}, seed), engine_version="test", definitions="test")
    for step in steps:
        asked = engine.decision(session.state)
        if asked is None or step == 0:
            session.go_back(max(0, session.answers - 2))
        else:
            session.answer(choices.sample(asked, rng))
    assert canonical(replay(TOY, session.record).state) == canonical(session.state)
    verify(TOY, session.record)
    assert canonical(load(TOY, save(session.state))) == canonical(session.state)
