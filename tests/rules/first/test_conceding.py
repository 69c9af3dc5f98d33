"""Who gives the game up has lost it, at any time; no rulebook speaks of it."""

import pytest

from spaceline.core import choices, engine
from spaceline.core.data.decisions import Refusal
from spaceline.core.view import view
from spaceline.hosting.beginning import begin
from spaceline.hosting.seating import PERSON, Chair
from spaceline.presentation import outcome, scene_of


@pytest.mark.parametrize("answers", [0, 30, 50])
@pytest.mark.parametrize("leaver", [1, 2])
def test_the_other_player_wins_when_one_gives_up(answers, leaver):
    chairs = (Chair(PERSON, "federation"), Chair(PERSON, "klingon"))
    state = begin("1e-modern", chairs, 3).session.state
    for _ in range(answers):
        engine.answer(state, choices.default(engine.decision(state)))
    engine.leave(state, leaver)
    assert state.result == ((3 - leaver,), "left")
    assert engine.decision(state) is None
    told = outcome(scene_of(view(state, leaver), state.ruleset.definitions))
    assert told[:2] == ["The opponent wins.", "You have given the game up."]
    told = outcome(scene_of(view(state, 3 - leaver), state.ruleset.definitions))
    assert told[:2] == ["You win.", "The other player has given the game up."]
    with pytest.raises(Refusal):
        engine.leave(state, 3 - leaver)
