"""Games of three and four: choosing an opponent, leaving the game, and what becomes of the seat."""

from dataclasses import replace

import pytest

from spaceline.cards.decks import ready_decks
from spaceline.cards.rulesets import pool, ruleset
from spaceline.core import engine
from spaceline.core.codec import load, save
from spaceline.core.data.decisions import Answer, Refusal
from spaceline.core.recording.record import dump, read, replay, verify
from spaceline.core.recording.session import Session
from spaceline.editions import DEFAULT, SECOND
from spaceline.lab.matches import ArenaMatch
from spaceline.players.registry import make_player
from spaceline.rules.second.seating import GONE, VACATED, left_of
from spaceline.rules.second.turn import active_player

CARDS_LEAVE = {"leaving": "cards-leave"}


def game(players, turned=None, seed=5):
    decks = [deck.brought(pool(DEFAULT)) for deck in ready_decks().values()]
    rules = SECOND.build(DEFAULT, pool(DEFAULT), turned) if turned else ruleset()
    return SECOND.start(rules, decks[:players], seed)


def match(players, turned=None, seed=5):
    state = game(players, turned, seed)
    return ArenaMatch(state, [make_player("random", seed * 31 + seat) for seat in state.players])


def play_on(it, decisions):
    for _ in range(decisions):
        assert it.step()


def anything(state):
    asked = engine.decision(state)
    return Answer(asked.options[0]) if asked.options else Answer(cards=asked.selection.cards[: asked.selection.least])


def test_who_leaves_a_game_of_two_has_lost():
    state = game(2)
    engine.leave(state, 1)
    assert state.result == ((2,), "left")
    assert engine.decision(state) is None


def test_the_seat_goes_on_being_asked():
    it = match(3)
    play_on(it, 40)
    asked = engine.decision(it.state)
    it.vacate(asked.player, make_player("heuristic", 1))
    assert engine.decision(it.state) == asked
    assert it.state.mark(asked.player, VACATED)
    while it.step():
        pass
    assert it.state.result[1] in ("points", "decks")


def test_nobody_leaves_twice():
    state = game(3)
    engine.leave(state, 2)
    before = save(state)
    with pytest.raises(Refusal, match="has left"):
        engine.leave(state, 2)
    assert save(state) == before


@pytest.mark.parametrize("player", [0, 4])
def test_only_a_player_of_the_game_can_leave_it(player):
    with pytest.raises(Refusal, match="cannot leave"):
        engine.leave(game(3), player)


def test_where_the_cards_leave_the_neighbours_close_up():
    state = game(4, CARDS_LEAVE)
    leaver = left_of(state, active_player(state))
    engine.leave(state, leaver)
    staying = {leaf.role for leaf in state.cards.values() if leaf.owner == leaver}
    assert staying == {"mission", "removed"}
    assert state.mark(leaver, GONE)
    assert left_of(state, active_player(state)) == left_of(state, leaver) != leaver


def test_the_turn_of_a_player_whose_cards_have_left_is_over():
    state = game(3, CARDS_LEAVE)
    leaver = active_player(state)
    following = left_of(state, leaver)
    engine.leave(state, leaver)
    assert active_player(state) == engine.decision(state).player == following


def test_whoever_is_left_alone_wins():
    state = game(3, CARDS_LEAVE)
    engine.leave(state, 1)
    assert state.result is None
    engine.leave(state, 3)
    assert state.result == ((2,), "left")


@pytest.mark.parametrize("seed", range(4))
def test_cards_leave_only_when_what_is_going_on_is_done(seed):
    """The game goes on to its end, saved and loaded, wherever in it somebody leaves."""
    it = match(4, CARDS_LEAVE, seed)
    play_on(it, 60)
    while len(it.state.frames) < 3:
        play_on(it, 1)
    leaver = engine.decision(it.state).player
    it.vacate(leaver, make_player("random", 9))
    assert not it.state.mark(leaver, GONE)
    assert load(it.state.ruleset, save(it.state)) == it.state
    while it.step():
        pass
    assert it.state.mark(leaver, GONE)
    assert leaver not in it.state.result[0]


def test_leaving_is_recorded_and_played_again():
    session = Session(game(3), engine_version="test", definitions="test")
    for _ in range(5):
        session.answer(anything(session.state))
    session.leave(2)
    session.answer(anything(session.state))
    record = read(dump(session.record))
    again = replay(ruleset(), record)
    assert again.state == session.state
    assert again.state.mark(2, VACATED)
    assert verify(ruleset(), record)


def test_an_edition_that_knows_nothing_of_leaving_refuses_it():
    state = game(2)
    state.ruleset = replace(state.ruleset, leave=None)
    with pytest.raises(Refusal, match="cannot leave"):
        engine.leave(state, 1)
