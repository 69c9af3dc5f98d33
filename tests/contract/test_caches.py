"""What cached functions keep is what they would come to, in positions of all sorts and in what follows from them."""

import random
from collections import Counter
from itertools import chain, islice

import pytest

from spaceline.core import engine, table
from spaceline.core.caching import CACHED, LASTING, VALUES, Topic, cached_on, cached_while
from spaceline.core.changing import make
from spaceline.core.data.changes import Change
from spaceline.lab.scenarios import load_scenario
from spaceline.lab.scenarios.running import positions as steps_of
from spaceline.rules.first.missions.attempting import attempts_at
from spaceline.rules.first.movement.boarding import hosts
from tests.contract.changed_tables import between_actions, look
from tests.contract.offers.positions import SCENARIOS, all_tables, mixed
from tests.support.first_table import ME, OPPONENT, FirstTable
from tests.support.memory import name_of, stale

SELDOM = {
    "effects.perform.naming.nameable",
    "effects.perform.responses.foreseeing.texts_heard",
    "rules.first.language.openness.words_of_pool",
    "rules.first.people.nemeses.find_rivals",
    "rules.first.playing.time_locations.can_be_followed",
    "rules.first.seeding.stacks.locations",
}
"""These are asked too seldom to be found in these positions."""


QUICKLY = 3
"""``make test`` looks at one in so many of the positions at which ``make thorough`` looks."""
RARE = (
    "first/empok_nor/seeded-with-dilemmas-beneath.yaml",
    "first/glossary/once-played-always-played.yaml",
    "first/playing/one-copy-in-the-whole-game.yaml",
    "first/reporting/a-bonus-qualifies-for-a-free-report.yaml",
    "first/review/dilemma/portal-guard.yaml",
    "first/review/dilemma/two-dimensional-creatures.yaml",
    "first/review/event/holo-projectors.yaml",
    "first/review/interrupt/alien-groupie.yaml",
    "first/restrictions/a-restriction-box-keeps-from-a-ship-and-a-crew.yaml",
    "first/tribbles/two-on-a-card-with-special-skills-alone.yaml",
)
"""Scenarios in which functions are called that few games call."""


def those_of(edition):
    """The names of the cached functions that games of an edition call."""
    other = {"first": "rules.second.", "second": "rules.first."}[edition]
    return {name_of(it) for it in CACHED if not name_of(it).startswith((other, "test_"))}


@pytest.mark.parametrize(("edition", "positions", "share"), [("first", 50, 0.3), ("second", 40, 0.05)])
def test_what_is_kept_is_what_would_be_worked_out(edition, positions, share, is_thorough):
    if not is_thorough:
        positions, share = positions // QUICKLY, share / QUICKLY
    compared = Counter()
    rare = ((name, at.state) for name in RARE for _, at in steps_of(load_scenario(SCENARIOS / name)))
    for where, state in chain(islice(mixed(edition, 7, every=6), positions), all_tables(edition, 7, share), rare):
        engine.decision(state)
        found = list(stale(state, compared))
        assert not found, f"{where}: {found[0]}"
    assert those_of(edition) - compared.keys() <= SELDOM


@pytest.mark.parametrize(("edition", "positions"), [("first", 10), ("second", 10)])
def test_what_is_kept_is_right_whatever_comes_into_play_and_goes(edition, positions):
    rng = random.Random(3)
    for where, state in islice(between_actions(edition, 3), positions):
        found = list(look(state, edition, rng, changes=6))
        assert not found, f"{where}, {found[0]}"


def put_back(state, card, place):
    """Let a card leave play and come back to where it was."""
    make(state, Change("discard", (card,), ME))
    make(state, Change("report", (card,), ME, to=place, role="surface"))


def test_whose_a_card_is_counts_where_it_lies_as_before():
    """An Away Team of another player's that comes back under its owner's control is asked about anew (1E-12.3/1)."""
    it = FirstTable()
    place = it.location("Excavation", attempt=("Fed",))
    card = it.card("Taitt", "personnel", parent=place, role="surface", owner=ME, affiliations=("Fed",))
    it.begin()
    put_back(it.state, card, place)
    make(it.state, Change("take-control", (card,), OPPONENT))
    assert attempts_at(it.state, ME, place) == ()
    put_back(it.state, card, place)
    assert [option.target for option in attempts_at(it.state, ME, place)] == [place]
    assert not list(stale(it.state))


def test_what_a_card_has_been_is_forgotten_as_it_leaves_play():
    """A ship of two affiliations is of both of them again (1E-6.3.3/2)."""
    it = FirstTable()
    place = it.location("Excavation")
    ship = it.card("Double", "ship", parent=place, role="space", owner=ME, affiliations=("Kli", "Rom"))
    it.begin()
    make(it.state, Change("change-affiliation", (ship,), ME, amount=1))
    one = hosts(it.state, ship, ME)
    make(it.state, Change("remove", (ship,), ME))
    assert hosts(it.state, ship, ME) != one
    assert not list(stale(it.state))


@pytest.fixture
def cards_counted():
    """A cached function that is said to depend on lasting effects, and depends on where cards are."""
    counted = cached_on(LASTING)(lambda state, player: len(state.zone(player, "discard")))
    yield counted
    CACHED.pop()


def test_a_function_that_leaves_out_a_topic_is_noticed(cards_counted):
    it = FirstTable()
    card = it.card("Drill", "event", parent=ME, role="table")
    it.begin()
    assert cards_counted(it.state, ME) == 0
    assert not list(stale(it.state))
    table.move(it.state, card, ME, "discard")
    (line,) = stale(it.state)
    assert "0 is kept, and it is 1" in line


def test_whoever_depends_on_a_part_of_a_topic_depends_on_it_too():
    late = cached_on(VALUES)(lambda state: object())
    wide = Topic("wide", VALUES)
    wider = Topic("wider", wide)
    early = cached_while(lambda state: 1, wide)(lambda state: object())
    CACHED.pop()
    CACHED.pop()
    state = FirstTable().state
    for topic, kept in ((VALUES, (False, True)), (wide, (False, False)), (wider, (False, False))):
        before = (late(state), early(state))
        assert before == (late(state), early(state))
        state.invalidate(topic)
        assert tuple(one is other for one, other in zip(before, (late(state), early(state)), strict=True)) == kept
