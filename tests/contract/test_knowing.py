"""What is kept of the game as a viewer knows it is what it would come to if it were made anew."""

import pytest

from spaceline.core.data.decisions import Answer
from spaceline.core.knowing import blanked
from spaceline.core.view import hidden_in_play, values_seen_by
from spaceline.players.registry import make_player
from tests.support.hosted import FIRST, SECOND, hosted
from tests.support.memory import stale

OBJECTIVES = "objectives"


@pytest.mark.parametrize(("ruleset", "answers"), [(SECOND, 160), (FIRST, 240), (OBJECTIVES, 160)])
def test_what_is_kept_of_the_game_as_a_viewer_knows_it_is_right_answer_after_answer(ruleset, answers):
    game = hosted(ruleset, seed=11)
    minds = {player: make_player("heuristic", player) for player in (1, 2)}
    session, is_kept, before = game.session, 0, {}
    while game.asked and session.answers < answers:
        for viewer in (0, 1, 2):
            known = session.known_to(viewer)
            hidden = hidden_in_play(session.state, viewer)
            anew = blanked(session.state, hidden) if hidden else session.state
            caches = before.get(viewer, {})
            is_kept += known is not session.state and any(known.caches.get(it) is kept for it, kept in caches.items())
            assert known == anew
            assert game.values(viewer) == values_seen_by(session.state, viewer, anew)
            before[viewer] = dict(known.caches)
            if session.answers % 8 == 0:
                assert not list(stale(known))
        if game.decision(game.asked).kind == "action":
            game.seat(game.asked).plans(Answer())
        seat = game.seat(game.asked)
        game.answer(game.asked, minds[game.asked].choose(seat))
    assert is_kept
