"""Running a game: steps, requests, windows, and what cannot go on."""

from dataclasses import replace

import pytest

from spaceline.core import engine
from spaceline.core.actions import act_back, cancel, refuse
from spaceline.core.changing import amend_change, request, without
from spaceline.core.codec import canonical
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import NO, YES, Answer, Decision, EndlessLoopError, Option, Refusal
from spaceline.core.data.frames import Action, Changing, Frame, Window
from spaceline.core.data.leaves import FIRST_CARD, Settled
from spaceline.core.ruleset import DONE, Choose, Procedure, Ruleset, Verb
from spaceline.core.state import State
from spaceline.core.table import add_mark
from spaceline.core.windows import innermost
from spaceline.effects.groups import added
from tests.contract.probes.playing import Game, begun, empty
from tests.contract.probes.toy import TOY
from tests.contract.probes.toy_actions import Turn


class Loop(Frame, frozen=True, kw_only=True):
    pass


def small(*steps, verbs=(), **more) -> State:
    """A game of one procedure."""
    verbs = {verb.name: verb for verb in verbs}
    rules = Ruleset("small", {}, {}, verbs, {Loop: Procedure(Loop, *steps)}, {}, lambda *_: (1,), **more)
    state = State(rules, 1, 1)
    state.frames = [Loop(step=next(iter(rules.procedures[Loop].steps)))]
    return state


def again(state, frame):
    return "again"


def ask(state, frame):
    return Decision(1, "yes_no", "go on", (YES, NO))


def ask_nothing(state, frame):
    return None


def ask_the_obvious(state, frame):
    return Decision(1, "option", "obvious", (YES,))


def go_on(state, frame, answer):
    add_mark(state, 1, answer.option.kind, 1)
    return None if answer.option == YES else DONE


def test_a_game_that_makes_steps_without_end_says_where_it_stands():
    with pytest.raises(EndlessLoopError, match=r"10000 steps .*\('Loop', 'again'\)"):
        engine.run(small(again))


def test_a_procedure_goes_through_its_steps_in_order_and_ends():
    state = small(ask_nothing_step := Choose(ask_nothing, go_on), Choose(ask_the_obvious, go_on), Choose(ask, go_on))
    assert isinstance(ask_nothing_step, Choose)
    engine.run(state)
    assert state.mark(1, "yes") == 1, "what can be answered in one way is not asked"
    assert engine.decision(state).prompt == "go on"
    engine.answer(state, Answer(option=NO))
    assert state.frames == []
    assert state.result is None
    assert engine.decision(state) is None


def test_two_steps_of_a_procedure_have_two_names():
    with pytest.raises(ValueError, match="share a name"):
        Procedure(Loop, again, again)


def test_a_game_that_is_over_takes_no_answer():
    state = small(Choose(ask, go_on), verdict=lambda state: ((1,), "end") if state.mark(1, "yes") else None)
    engine.run(state)
    engine.answer(state, Answer(option=YES))
    assert state.result is None, "the verdict is remembered until what it depends on is touched"
    state.caches.clear()
    assert engine.is_over(state)
    assert state.result == ((1,), "end")
    with pytest.raises(Refusal, match="Nothing is to be decided"):
        engine.answer(state, Answer())


def test_a_ruleset_needs_few_rules():
    state = small(Choose(ask, go_on))
    engine.run(state)
    assert state.ruleset.active_player(state) == 1
    assert state.ruleset.base(state, 1000) is None
    assert state.ruleset.alike(state, 1000) == ""
    assert state.ruleset.orphaned(state, Change("x")) == ()


def listed(state, change):
    state.lists[1] = {"done": (*state.lists.get(1, {}).get("done", ()), change.detail)}


def ask_for_three(state, frame):
    request(state, Change("slow", detail="first"))
    request(state, Change("quick", detail="second"), Change("slow", detail="third"))


def order_of(watched):
    state = small(ask_for_three, Choose(ask, go_on), verbs=(Verb("slow", listed), Verb("quick", listed)))
    procedures = {**state.ruleset.procedures, Changing: TOY.procedures[Changing]}
    state.ruleset = replace(state.ruleset, procedures=procedures)
    state.watched = watched
    engine.run(state)
    return state.lists[1]["done"]


@pytest.mark.parametrize("watched", [{}, {"when:slow": (1,)}, {"about:quick": (1,)}, {"just:slow": (1,)}])
def test_changes_are_made_in_the_order_in_which_a_step_asks_for_them(watched):
    assert order_of(watched) == ("first", "second", "third")


def test_a_change_for_some_cards_can_be_left_to_the_others():
    change = Change("destroy", (1000, 1001))
    assert without(change, (1000,)) == Change("destroy", (1001,))
    assert without(change, (1000, 1001)) is None


def test_one_of_several_pending_changes_can_be_prevented_or_replaced():
    state = begun(empty())
    two = (Change("gain", player=1), Change("score", player=1))
    state.frames = [Changing(step="empty_containers", pending=two)]
    amend_change(state, 0, None)
    assert state.frames == [Changing(step="open_window_before", pending=two[1:])]
    amend_change(state, 0, two[0])
    assert state.frames[0].pending == two[:1]
    amend_change(state, 0, None)
    assert state.frames[0].pending == ()


def test_a_replaced_change_is_what_later_responses_respond_to():
    state = begun(empty())
    old, new = Change("destroy", (1, 2)), Change("destroy", (2,))
    window = Window(step="find_responder", moment="about", occurrence=old, order=(1, 2))
    state.frames = [Changing(step="empty_containers", pending=(old,)), window]
    amend_change(state, 0, new)
    assert state.frames[1].occurrence == new
    amend_change(state, 0, None)
    assert state.frames[1].passes == 2


def test_only_actions_and_pending_changes_can_be_interfered_with():
    state = begun(empty())
    for interfere in (lambda: cancel(state, 0), lambda: amend_change(state, 0, None)):
        with pytest.raises(TypeError):
            interfere()
    state.frames.append(Action(option=Option("play", 1000), player=1))
    for depth in (0, 1):
        with pytest.raises(Refusal, match="no longer"):
            act_back(state, depth)


def test_the_innermost_frame_of_a_type_is_found():
    state = begun(empty())
    assert innermost(state, Turn) == 0
    assert innermost(state, Action) == -1
    state.frames += [Action(option=Option("play"), player=1)] * 2
    assert innermost(state, Action) == 2


def test_once_the_game_is_over_no_action_is_asked_about():
    state = begun(empty())
    kind = next(iter(state.ruleset.actions))
    state.frames = []
    assert refuse(state, 1, Option(kind)).reason == "game-over"


def test_an_action_of_no_kind_is_refused():
    assert refuse(begun(empty()), 1, Option("no-such")).reason == "unknown-action"


def test_an_action_that_is_not_legal_is_refused_with_its_rule():
    game = Game(hull=("Hull", 1), crew=("Crew", 2, "table"), energy=-2)
    before = canonical(game.state)
    with pytest.raises(Refusal, match=r"It costs 1\. \[toy/2\]"):
        engine.answer(game.state, Answer(option=Option("play", game["hull"])))
    assert canonical(game.state) == before


def test_an_action_that_became_illegal_ends_without_cost():
    state = begun(empty())
    state.frames.append(Action(step="check_conditions", option=Option("play", FIRST_CARD), player=1))
    engine.run(state)
    assert len(state.frames) == 1
    assert state.restores == ()


def test_a_state_is_no_other_thing():
    state = begun(empty())
    assert state != 1
    assert state == state.clone()
    state.settled = (Settled(("1:a",), "1:a"),)
    assert state != begun(empty())


def test_tables_of_numbers_add_up():
    assert added({"a": 1}, {"a": 2, "b": 3}) == {"a": 3, "b": 3}
