"""A change, put into the table before it, makes the table after it."""

import pytest
from hypothesis import given, strategies as st

from spaceline.presentation import table_of
from spaceline.presentation.model.table import CardHere, Moment, PlaceHere, PlayerHere, Row, ShownZone, Status, Table
from spaceline.server.live.changes import NOTHING, applied, changes
from tests.support.shown_games import RULESETS, positions, scene

STATUSES = st.lists(
    st.builds(Status, st.sampled_from(("stopped", "damage")), st.just("x"), st.integers(0, 3)), max_size=2
)
CARDS = st.builds(
    CardHere,
    id=st.integers(1001, 1012),
    parent=st.integers(1, 20),
    role=st.sampled_from(("hand", "aboard")),
    owner=st.integers(1, 2),
    controller=st.integers(1, 2),
    name=st.sampled_from(("Data", "Worf")),
    statuses=STATUSES.map(tuple),
)
PLACES = st.builds(PlaceHere, id=st.integers(10, 14), name=st.sampled_from(("Earth", "Qo'noS")))
ZONES = st.builds(
    ShownZone,
    parent=st.integers(1, 4),
    role=st.sampled_from(("hand", "deck")),
    label=st.just("cards"),
    cards=st.lists(st.integers(0, 9), min_size=1, max_size=3).map(tuple),
)


def unique(kind, key):
    return st.lists(kind, unique_by=key, max_size=8).map(lambda found: tuple(sorted(found, key=key)))


TABLES = st.builds(
    Table,
    viewer=st.just(1),
    ruleset=st.just("2e-cta2003"),
    moment=st.builds(Moment, st.sampled_from(("your turn", "turn of the opponent"))),
    players=st.lists(st.builds(PlayerHere, st.integers(1, 2), st.just("Ada")), max_size=2).map(tuple),
    rows=st.lists(st.builds(Row, st.just("row"), st.lists(st.integers(10, 14)).map(tuple)), max_size=2).map(tuple),
    places=unique(PLACES, lambda place: place.id),
    cards=unique(CARDS, lambda card: card.id),
    zones=unique(ZONES, lambda zone: (zone.parent, zone.role)),
    result=st.sampled_from(((), ("You win.",))),
)


@pytest.mark.sampled
@given(TABLES, TABLES)
def test_a_table_with_its_change_put_in_is_the_next_table(before, after):
    assert applied(before, changes(before, after)) == after


@given(TABLES)
def test_between_equal_tables_there_is_no_change(table):
    assert changes(table, table) == NOTHING


@pytest.mark.parametrize("name", RULESETS)
def test_a_game_can_be_followed_by_its_changes_alone(name):
    followed = {}
    for state in positions(name, 3, 1):
        for viewer in (0, 1, 2):
            now = table_of(scene(state, viewer), state.ruleset.roles, {})
            if viewer in followed:
                followed[viewer] = applied(followed[viewer], changes(followed[viewer], now))
                assert followed[viewer] == now
            followed[viewer] = now
