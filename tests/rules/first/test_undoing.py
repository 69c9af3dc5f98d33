"""Positions outlast their actions where a card may undo these, and no longer (1E-G:temporal-causality-loop/1)."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.actions import positions
from spaceline.core.codec import canonical, fingerprint, load, save
from spaceline.core.data.decisions import Answer, Option
from spaceline.core.data.leaves import TABLE
from spaceline.core.recording.record import dump, read, replay, verify
from spaceline.core.recording.session import Session
from spaceline.core.view import view
from spaceline.effects.nodes.abilities import AfterFailure, Encounter, Order
from spaceline.effects.nodes.effects import Score
from spaceline.effects.nodes.requirements import Skill
from spaceline.effects.nodes.tests import Shows
from spaceline.rules.first.missions.remembering import may_be_met
from spaceline.rules.first.verbs.undoing import undo
from tests.support.first_table import ME, OPPONENT, FirstTable

WALL = Encounter(unless=Shows(Skill("SCIENCE")))


def met_later(how: str = "undo") -> tuple[FirstTable, int, int]:
    """A dilemma lies under a planet where somebody may attempt; a card scores as often as its player likes."""
    it = FirstTable()
    place = it.location("Planet")
    it.person("Ann", place)
    it.card("Deed", "event", Order(Score(1)), parent=ME, role="table", owner=ME)
    dilemma = it.dilemma("Loop", place, WALL, AfterFailure(how))
    return it.begin(), place, dilemma


def test_so_many_positions_are_kept_as_two_actions_need():
    it, _, _ = met_later()
    kept = []
    for _ in range(5):
        it.do("order", it.names["Deed"], detail="0")
        kept.append(len(it.state.restores))
    assert kept == [1, 2, 2, 2, 2]
    assert [position.mark(ME, "points") for position in positions(it.state)] == [3, 4]
    it.do("end-turn")
    assert it.state.restores == ()


def test_no_position_is_kept_where_nothing_is_undone():
    it, _, _ = met_later("discard")
    it.do("order", it.names["Deed"], detail="0")
    assert it.state.restores == ()
    assert not may_be_met(it.state)


def test_no_position_is_kept_any_more_once_it_was_met():
    it, place, dilemma = met_later()
    it.do("attempt", it.names["Planet"], place)
    assert it.role(dilemma) == "out-of-play"
    assert not may_be_met(it.state)


def test_nobody_sees_that_positions_are_kept():
    """What lies beneath a mission is the secret of whoever seeded it."""
    views = []
    for how in ("undo", "discard"):
        it, _, _ = met_later(how)
        it.do("order", it.names["Deed"], detail="0")
        views.append(view(it.state, ME))
    assert views[0].frames == views[1].frames
    assert views[0].marks == views[1].marks


def test_a_game_in_which_something_was_undone_plays_again_and_is_gone_back_in():
    it, place, _ = met_later()
    played = Session(it.state, engine_version="1", definitions="d")
    known = []
    for option in (
        Option("order", it.names["Deed"], detail="0"),
        Option("order", it.names["Deed"], detail="0"),
        Option("attempt", it.names["Planet"], place),
    ):
        known.append(canonical(played.state))
        played.answer(Answer(option=option))
    assert played.state.mark(ME, "points") == 1
    assert played.state.mark(TABLE, "turns") > 1
    ruleset, again = it.state.ruleset, read(dump(played.record))
    assert canonical(replay(ruleset, again).state) == canonical(played.state)
    assert verify(ruleset, again) == verify(ruleset, played.record)
    for answers in (1, 2):
        assert canonical(played.position(answers)) == known[answers]
    assert load(ruleset, save(played.state)) == played.state


def test_what_something_rests_on_is_not_undone():
    """A ship that somebody has boarded since does not go back to the hand; without that it does."""
    it = FirstTable()
    place = it.location("Void", "space")
    ship = it.card("Ship", "ship", parent=ME, role="hand", owner=ME)
    ann = it.person("Ann", it.location("Planet"))
    before = it.state.clone()
    table.move(it.state, ship, place, "space")
    after = it.state.clone()
    table.move(it.state, ann, ship, "aboard")
    boarded = fingerprint(it.state)
    assert not undo(it.state, before, after, (), lambda entity, name: False)
    assert fingerprint(it.state) == boarded
    assert undo(after, before, after.clone(), (), lambda entity, name: False)
    assert (after.cards[ship].role, after.zone(ME, "hand"), after.zone(place, "space")) == ("hand", (ship,), ())


def test_a_zone_has_its_former_order_again_and_what_changed_since_stays():
    it = FirstTable()
    first, second, third = (it.card(title, "event", parent=ME, role="discard", owner=ME) for title in "abc")
    before = it.state.clone()
    table.put_mark(it.state, ME, "points", 5)
    table.put_mark(it.state, OPPONENT, "points", 5)
    table.move(it.state, second, ME, "hand")
    after = it.state.clone()
    table.move(it.state, third, ME, "hand")
    table.put_mark(it.state, OPPONENT, "points", 7)
    assert undo(it.state, before, after, (), lambda entity, name: False)
    assert set(it.state.zone(ME, "discard")) == {first, second}
    assert it.state.zone(ME, "hand") == (third,)
    assert (it.state.mark(ME, "points"), it.state.mark(OPPONENT, "points")) == (0, 7)
    assert undo(after, before, after.clone(), (), lambda entity, name: False)
    assert after.zone(ME, "discard") == before.zone(ME, "discard")


def test_cards_that_were_put_in_another_order_lie_as_before():
    it = FirstTable()
    place = it.location("Planet")
    seeds = tuple(it.dilemma(title, place, WALL) for title in "abc")
    before = it.state.clone()
    table.arrange(it.state, place, "seeds", (seeds[2], seeds[0], seeds[1]))
    assert it.state.zone(place, "seeds") != before.zone(place, "seeds")
    assert undo(it.state, before, it.state.clone(), (), lambda entity, name: False)
    assert it.state.zone(place, "seeds") == before.zone(place, "seeds")
