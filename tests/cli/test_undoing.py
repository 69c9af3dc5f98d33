"""Taking back tells nothing of what others were asked."""

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.hosting.story import Story
from spaceline.hosting.undoing import CannotUndo, undo
from spaceline.core import engine
from spaceline.core.data.decisions import PASS, Answer
from spaceline.core.record import Session
from spaceline.core.state import State
from spaceline.core.table import put_mark
from spaceline.core.view import view
from spaceline.rules.second.data.frames import Turn
from spaceline.rules.second.procedures.setup import Brought, start


def named(title: str) -> str:
    return next(id for id, card in ruleset().definitions.items() if card.title == title)


def about_to_play_an_event(others: str) -> State:
    """Player 1 may play an event; player 2 holds cards of a title."""
    missions = tuple(id for id, card in ruleset().definitions.items() if card.type == "mission")
    event, held = (named("Astrometrics Lab"),) * 20, (named(others),) * 20
    state = start(ruleset(), [Brought(missions[:5], (), event), Brought(missions[5:10], (), held)], 1)
    state.frames = [Turn(step="play_and_draw", player=1)]
    state.memo = {}
    put_mark(state, 1, "counters", 7)
    put_mark(state, 2, "points", 10)
    return state


def play_the_event(state: State) -> tuple[Session, Story]:
    session, story = Session(state, engine_version="test", definitions="test"), Story()
    option = next(option for option in engine.decision(state).options if option.kind == "play")
    events = session.answer(Answer(option=option))
    story.note(session.state, view(session.state, 1), events, 1)
    return session, story


@pytest.mark.parametrize("others", ["Amanda Rogers", "Astrometrics Lab"])
def test_a_pass_that_nobody_saw_does_not_stand_in_the_way(others):
    session, story = play_the_event(about_to_play_an_event(others))
    before = view(session.line[0], 1)
    asked = engine.decision(session.state)
    if others == "Amanda Rogers":
        assert asked.player == 2
        session.answer(Answer(option=PASS))
    assert undo(session, story, 1) == 0
    assert view(session.state, 1) == before


def test_a_response_stands_in_the_way():
    session, story = play_the_event(about_to_play_an_event("Amanda Rogers"))
    response = next(option for option in engine.decision(session.state).options if option != PASS)
    session.answer(Answer(option=response))
    with pytest.raises(CannotUndo):
        undo(session, story, 1)
