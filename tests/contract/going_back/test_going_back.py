"""What may be taken back freely tells nothing, and whoever is asked unseen is foreseen by what everybody can know."""

import pytest

from spaceline.core import engine
from spaceline.core.view import is_secret
from spaceline.editions import RULESETS
from tests.contract.going_back.games import games
from tests.contract.going_back.looking import look

ENOUGH = 20
"""So many freely undoable answers are compared here; ``benchmarks/undo_tells.py`` compares as many as are wanted."""
QUESTIONS = 5
MOST = 2_500


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", RULESETS)
def test_what_may_be_taken_back_freely_tells_nothing(name):
    told = []
    found = look(name, 40, ENOUGH, 1.0, told.append)
    assert found.looked_at >= ENOUGH
    assert found.twins > ENOUGH
    assert not told


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", RULESETS)
def test_whoever_is_asked_unseen_is_foreseen(name):
    seen = given = 0
    for played in games(name, 30):
        session = played.game.session
        for who in played.answers():
            given += 1
            asked = engine.decision(session.state)
            if asked is not None and asked.player != who and is_secret(session.state.frames[-1]):
                assert session.reach(session.answers - 1).is_unseen, f"{played.name}, {given}: {asked.prompt}"
                seen += 1
        if seen >= QUESTIONS or given >= MOST:
            break
    assert seen >= QUESTIONS
