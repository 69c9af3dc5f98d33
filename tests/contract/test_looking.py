"""Who looks again sees what somebody sees who looks for the first time, whatever position comes after which."""

from random import Random

import pytest

from spaceline.core import table
from spaceline.core.view import ground_of, view
from spaceline.hosting.looking import REMEMBERED, Looking, Lying
from spaceline.players.random_player import RandomPlayer
from spaceline.presentation import scene_of, table_of
from tests.support.hosted import FIRST, SECOND, hosted

OBJECTIVES = "objectives"
VIEWERS = (0, 1, 2)


def same(looking, state):
    return looking.of(state) == ground_of(state, looking.viewer)


@pytest.mark.parametrize("seed", [3, 4])
@pytest.mark.parametrize(("ruleset", "answers"), [(SECOND, 220), (FIRST, 300), (OBJECTIVES, 160)])
def test_a_look_shows_the_table_as_it_is_answer_after_answer_and_from_any_position_to_any_other(ruleset, answers, seed):
    game, rng, player = hosted(ruleset, seed=seed), Random(seed), RandomPlayer(seed)
    steady, jumping = ([Looking(viewer) for viewer in VIEWERS] for _ in range(2))
    positions, session = [], game.session
    while game.asked and session.answers < answers:
        assert all(same(looking, session.state) for looking in steady)
        positions.append(session.state.clone())
        if session.answers % 5 == 0:
            assert all(same(looking, rng.choice(positions)) for looking in jumping)
        game.answer(game.asked, player.choose(game.seat(game.asked)))
    assert len(positions) > 60


@pytest.mark.parametrize("ruleset", [SECOND, FIRST])
def test_viewers_who_share_what_has_changed_see_the_table_as_it_is_however_long_they_have_not_looked(ruleset):
    game, rng, lying = hosted(ruleset, seed=7), Random(7), Lying()
    often, now_and_then, seldom = (Looking(viewer, lying) for viewer in (1, 2, 0))
    for at in range(12 * REMEMBERED):
        state = game.session.state
        lying.look(state)
        assert same(often, state)
        assert at % (REMEMBERED - 2) or same(now_and_then, state)
        assert at % (2 * REMEMBERED) or same(seldom, state)
        if not game.asked:
            break
        game.answer(game.asked, game.seat(game.asked).sample(rng))
    assert at > 3 * REMEMBERED


def test_who_was_told_of_nothing_is_not_shown_the_table():
    game, rng, looked = hosted(FIRST, seed=3, is_watched=True), Random(3), set()
    shown = game.scene

    def scene(viewer):
        looked.add(viewer)
        return shown(viewer)

    game.scene = scene
    for _ in range(60):
        looked.clear()
        before = len(game.log(0))
        told = game.answer(game.asked, game.seat(game.asked).sample(rng))
        if not told[0]:
            assert (0 in looked, len(game.log(0))) == (False, before)
            return
    pytest.fail("all saw every answer")


def test_a_game_shows_its_viewers_what_the_table_is_also_after_going_back():
    game, rng = hosted(SECOND, seed=5, is_watched=True), Random(5)
    for _ in range(60):
        game.answer(game.asked, game.seat(game.asked).sample(rng))
        if game.session.answers % 12 == 0:
            game.turn_back(game.session.answers - 5)
        for viewer in VIEWERS:
            assert game.view(viewer) == view(game.session.state, viewer)


def anew(ruleset=SECOND):
    """A game with somebody who has looked at it, and a card in the hand of player 1 that player 2 cannot tell apart."""
    state = hosted(ruleset).session.state
    looking = [Looking(viewer) for viewer in VIEWERS]
    for it in looking:
        it.of(state)
    return state, looking, state.zone(1, "hand")[0]


def test_a_card_that_can_be_told_apart_where_it_lies_has_a_number_there():
    state, looking, card = anew()
    table.introduce(state, card, 2)
    assert all(same(it, state) for it in looking)
    assert looking[2].of(state) != ground_of(hosted().session.state, 2)


def test_what_lies_with_a_card_that_is_named_anew_lies_with_it_still():
    state, looking, card = anew()
    other = state.zone(1, "hand")[1]
    table.move(state, card, 1, "core", face_up=True)
    table.move(state, other, card, "on", face_up=True)
    assert all(same(it, state) for it in looking)
    table.conceal(state, card)
    assert all(same(it, state) for it in looking)


def test_a_card_that_somebody_may_examine_is_read_for_as_long_as_that():
    state, looking, card = anew()
    table.introduce(state, card, 2)
    assert all(same(it, state) for it in looking)
    table.put_mark(state, card, "seen-by-2", 1)
    assert all(same(it, state) for it in looking)
    table.put_mark(state, card, "seen-by-2", 0)
    assert all(same(it, state) for it in looking)


def test_whoever_could_not_look_to_the_end_begins_again(monkeypatch):
    state, looking, card = anew()
    table.turn(state, card, face_up=True)
    with monkeypatch.context() as patched:
        patched.setattr("spaceline.hosting.looking.seen_zone", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            looking[2].of(state)
    assert same(looking[2], state)


@pytest.mark.parametrize("ruleset", [SECOND, FIRST])
def test_a_table_is_the_same_for_whoever_has_seen_those_before_it_and_for_whoever_has_not(ruleset):
    game, rng = hosted(ruleset, seed=6, is_watched=True), Random(6)
    roles = game.session.state.ruleset.roles
    for _ in range(80):
        for viewer in VIEWERS:
            scene = game.scene(viewer)
            fresh = scene_of(game.view(viewer), scene.pool, names=scene.names)
            assert table_of(scene, roles, {}) == table_of(fresh, roles, {})
        if not game.asked:
            break
        game.answer(game.asked, game.seat(game.asked).sample(rng))


def test_who_shares_what_has_changed_sees_no_card_that_is_there_no_more():
    game, lying = hosted(SECOND, seed=5), Lying()
    looking, state = Looking(0, lying), game.session.state
    lying.look(state)
    assert same(looking, state)
    fewer = state.clone()
    gone = next(card for card, leaf in fewer.cards.items() if leaf.face_up and fewer.in_play(card))
    zone = next(zone for zone, cards in fewer.contents.items() if gone in cards)
    fewer.contents[zone] = tuple(card for card in fewer.contents[zone] if card != gone)
    del fewer.cards[gone]
    lying.look(fewer)
    assert same(looking, fewer)
