"""What First Edition remembers is never stale: whose texts are in force, who is in play, what the hand holds."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.actions import begin_offered
from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId
from spaceline.core.modifiers import value, values_for
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Forbids, Static
from spaceline.effects.nodes.modifiers import Bar, Gain, Raise
from spaceline.effects.nodes.requirements import Skill
from spaceline.effects.nodes.selectors import Cards, Count
from spaceline.effects.nodes.tests import AtLeast, HasPoints
from spaceline.effects.nodes.traits import like
from spaceline.rules.first.language.selectors import in_play
from spaceline.rules.first.language.speaking import speakers
from spaceline.rules.first.location_cache import elsewhere
from spaceline.rules.first.playing.playing import candidates
from spaceline.rules.first.requirements import INTELLIGENCE, asked_for, looked_at
from spaceline.rules.first.values import bars
from tests.support.first_hand import HandTable
from tests.support.first_table import ME, OPPONENT, FirstTable
from tests.support.memory import afresh, assert_values_up_to_date

TEACHES = Static(Cards("present", filter=like(types=("personnel",)), other=True), (Gain(("Physics",)),))
DRILLS = Static(Cards("table", filter=like(types=("personnel",))), (Raise(("Strength",), 2),))
STAYS = Static(Cards("present", filter=like(types=("personnel",)), other=True), (Bar(("move",)),))


def assert_up_to_date(state: State) -> None:
    """What is remembered is what would be worked out now."""
    assert_values_up_to_date(state, speakers)
    anew = afresh(state)
    assert elsewhere(state) == elsewhere(anew)
    assert bars(state) == bars(anew)
    for types in ((), ("personnel",), ("ship", "event")):
        assert in_play(state, types) == in_play(anew, types)


def position() -> tuple[FirstTable, CardId, CardId]:
    """A base with a teacher and a pupil aboard, and an event that drills everybody."""
    it = FirstTable()
    base = it.facility("Base", it.location("Here"))
    teacher = it.person("Teacher", base, TEACHES)
    it.person("Pupil", base)
    drill = it.card("Drill", "event", DRILLS, parent=ME, role="table")
    it.begin()
    return it, teacher, drill


def test_texts_in_force_are_those_of_cards_in_play_that_are_not_disabled():
    """1E-10.2.3/1: whatever happens to the cards whose texts they are."""
    it, teacher, drill = position()
    state, ship = it.state, it.names["Base"]
    both = {teacher, drill}
    steps = [
        (both, lambda: None),
        ({drill}, lambda: table.put_mark(state, teacher, "disabled", 1)),
        (both, lambda: table.put_mark(state, teacher, "disabled", 0)),
        (both, lambda: table.put_mark(state, teacher, "stopped", 1)),
        ({teacher}, lambda: table.move(state, drill, ME, "discard")),
        (both, lambda: table.move(state, drill, ME, "table")),
        (both, lambda: table.move(state, teacher, it.places["Here"], "surface")),
        ({drill}, lambda: table.move(state, teacher, ME, "hand")),
        (both, lambda: table.move(state, teacher, ship, "aboard")),
        (both, lambda: table.hand_over(state, drill, OPPONENT)),
    ]
    for expected, step in steps:
        step()
        assert {card for card, _ in speakers(state)} == expected
        assert_up_to_date(state)
    assert (drill, OPPONENT) in speakers(state)


def test_what_a_copy_of_the_game_remembers_is_its_own():
    """A copy goes on for itself: neither sees what has happened in the other."""
    it, teacher, drill = position()
    assert_up_to_date(it.state)
    copy = it.state.clone()
    table.put_mark(copy, teacher, "disabled", 1)
    table.move(it.state, drill, ME, "discard")
    for state in (it.state, copy):
        assert_up_to_date(state)


def test_whom_a_text_bars_is_looked_at_again_when_somebody_comes_or_goes():
    """1E-1.2/1: though the texts in force are the same."""
    it = FirstTable()
    place = it.location("Here")
    base = it.facility("Base", place)
    guard = it.person("Guard", base, STAYS)
    other = it.person("Other", base)
    it.begin()
    assert_up_to_date(it.state)
    before = bars(it.state)
    table.move(it.state, other, place, "surface")
    assert bars(it.state) != before
    assert_up_to_date(it.state)
    table.move(it.state, guard, place, "surface")
    assert_up_to_date(it.state)


def test_of_copies_in_hand_one_is_offered_and_what_is_drawn_is_looked_at():
    """1E-6.1/1: until the hand is another, its cards are not looked through again."""
    it = HandTable()
    first = it.hold("Twice", "event", uniqueness="universal")
    table.create(it.state, it.state.cards[first].definition, ME, ME, "hand", face_up=False)
    it.to_play()
    held = list(candidates(it.state, ME))
    assert first in held
    assert len(held) == len({it.state.cards[card].definition for card in held})
    table.move(it.state, first, ME, "discard")
    assert first not in candidates(it.state, ME)
    assert list(candidates(it.state, ME)) == list(candidates(afresh(it.state), ME))
    table.move(it.state, it.state.zone(ME, "deck")[0], ME, "hand")
    assert list(candidates(it.state, ME)) == list(candidates(afresh(it.state), ME))


def test_the_conditions_of_what_was_offered_are_checked_where_the_game_may_return_to_its_beginning():
    """1E-5.0/7, 1E-5.0/8: an agenda may let the action begin anew, and then it may have become illegal."""
    it = HandTable()
    it.to_play()
    begin_offered(it.state, ME, Option("play", it.spare, ME))
    assert it.state.frames.pop().step == "pay_costs"
    nobody = Forbids("download", HasPoints(-1000))
    it.card("Plan", "event", nobody, parent=OPPONENT, role="agenda", owner=OPPONENT, face_up=False, icons=("HA",))
    begin_offered(it.state, ME, Option("play", it.spare, ME))
    assert it.state.frames.pop().step == "check_conditions"


def test_who_asks_for_any_intelligence_looks_at_each_of_them():
    """1E-10.1.1.2/1: so a text by which one of them is gained counts at once."""
    wanted = Skill("any Intelligence")
    assert looked_at(wanted).values >= set(INTELLIGENCE)
    assert looked_at(Skill("Physics")).values.isdisjoint(INTELLIGENCE)
    it = FirstTable()
    base = it.facility("Base", it.location("Here"))
    spies = Static(Cards("present", filter=like(types=("personnel",)), other=True), (Gain(("Tal Shiar",)),))
    it.person("Spy", base, spies)
    pupil = it.person("Pupil", base)
    it.begin()
    assert values_for(it.state, asked_for(wanted))(pupil).skills.get("Tal Shiar") == 1


def test_values_that_look_at_a_hand_are_worked_out_for_each_copy_by_its_own_hand():
    """1E-10.2.3/1: what a copy finds after its hand has changed is not what the original finds."""
    it = FirstTable()
    base = it.facility("Base", it.location("Here"))
    proud = it.person(
        "Proud", base, Static(Cards("this"), (Raise(("Strength",), 3),), AtLeast(Count(Cards("hand")), 2))
    )
    held = [it.card(title, "event", parent=ME, role="hand") for title in ("One", "Other")]
    it.begin()
    assert value(it.state, proud).attributes["Strength"] == 9
    copy = it.state.clone()
    table.move(copy, held[0], ME, "discard")
    assert value(copy, proud).attributes["Strength"] == 6
    assert value(it.state, proud).attributes["Strength"] == 9
