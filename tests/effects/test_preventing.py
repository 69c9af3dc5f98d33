"""What a text prevents is an event of its own: players are told, and games can be counted by it."""

from spaceline.core.view import seen_event, view
from spaceline.presentation.second.text import TEXT
from spaceline.presentation.telling import tell
from tests.support.playing import ME, OPPONENT, PlayTable, person
from tests.support.tabletop import dummies


def prevented():
    """The first of four would die; an interrupt prevents it."""
    table = PlayTable()
    table.crew({"hero": person()} | dummies(3))
    (escape, _) = table.hold("Escape", "Tricorder")
    table.fix("hero")
    table.face("Pursuit Just Behind")
    while table.asked is not None and table.asked.kind != "response":
        table.act(table.asked.options[0])
    table.respond(escape)
    return table, table.events


def test_what_was_prevented_for_whom_is_an_event():
    table, events = prevented()
    (event,) = [event for event in events if event.change.verb == "prevent"]
    assert event.change.cards == (table.card("hero"),)
    assert (event.change.detail, event.change.player) == ("kill", ME)
    assert "kill" not in {other.change.verb for other in events}


def test_it_is_told_to_both_sides():
    table, events = prevented()
    (event,) = [event for event in events if event.change.verb == "prevent"]
    pool = table.state.ruleset.definitions
    for viewer in (ME, OPPONENT):
        text = tell(seen_event(table.state, event, viewer), view(table.state, viewer), pool, TEXT)
        assert text is not None
        assert text.startswith("That is prevented for ")
