"""Engagements between ships: where they can be begun, who is involved, who wins and what follows (2E-engagements)."""

import pytest

from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import join, like, order, score, this_ship, when
from spaceline.effects.phrases.battles import engagement
from tests.support.second_table import ME, OPPONENT, SecondTable

THIRD = 3
WON = score(5)
MINE = Cards("table", "you", like(types=("ship",)))


def facing(weapons=8, shields=8, *, crew=("captain",), players=2, place="Nebula", kind="space", **how):
    """A ship of each side at one mission, and an event with which player 1 begins an engagement."""
    it = SecondTable(players=players)
    it.keep_going()
    there = it.location(place, kind)
    ship = it.ship("Ship", there, weapons=weapons, shields=1)
    for name in crew:
        it.person(name, ship)
    it.person("their captain", it.ship("Foe", there, weapons=1, shields=shields, owner=OPPONENT), owner=OPPONENT)
    it.card("Attack", "event", order(engagement(WON, **how)), parent=ME, role="core", has_text=True)
    return it


def begun(it, target="Foe"):
    """Begin it with Ship, against another: the changes that the answers brought about."""
    it.do("order", it.names["Attack"], detail="0")
    changes = [event.change for event in it.events]
    if it.offers("engagement"):
        it.do("engagement", it.names["Ship"], it.names[target])
        changes.extend(event.change for event in it.events)
    return changes


def refusal(it):
    """Why none can be begun."""
    it.begin()
    return it.refused("order", it.names["Attack"], detail="0")


def of(changes, verb):
    """The changes of a verb."""
    return [change for change in changes if change.verb == verb]


def stopped(it):
    """The names of those who are stopped."""
    return {name for name, card in it.names.items() if it.mark(card, "stopped")}


def called(it, cards):
    """The names of cards."""
    return {name for name, card in it.names.items() if card in cards}


def test_without_a_card_that_says_so_there_is_no_engagement():
    """2E-engagements/1."""
    it = facing()
    it.begin()
    assert {option.kind for option in it.decision.options} <= {"attempt", "beam", "move", "order", "end-orders"}
    assert [option.card for option in it.offers("order")] == [it.names["Attack"]]


@pytest.mark.parametrize(("weapons", "shields", "winner"), [(9, 8, ME), (8, 9, OPPONENT), (8, 8, 0)])
def test_weapons_of_the_beginner_stand_against_shields_of_the_other(weapons, shields, winner):
    """2E-engagements/9, /10: the higher total wins, of equal ones none."""
    it = facing(weapons, shields)
    it.begin()
    changes = begun(it)
    assert [(change.player, change.amount) for change in of(changes, "total")] == [(ME, weapons), (OPPONENT, shields)]
    assert [change.player for change in of(changes, "win-battle")] == [winner] * bool(winner)
    assert len(of(changes, "score")) == (winner == ME)


@pytest.mark.parametrize("weapons", [9, 8, 7])
def test_at_the_end_ships_and_personnel_of_the_beginner_are_stopped(weapons):
    """2E-engagements/11, /12, /13, /14: only they are stopped; nothing is damaged by itself."""
    it = facing(weapons, 8, crew=("captain", "mate"))
    it.person("aboard another", it.ship("Escort", it.places["Nebula"]))
    it.begin()
    changes = begun(it)
    assert stopped(it) == {"Ship", "captain", "mate"}
    assert not {"damage", "destroy", "put"} & {change.verb for change in changes}


def test_ships_must_be_at_one_mission():
    """2E-engagements/2."""
    it = facing()
    it.names["Away"] = it.ship("Away", it.location("Far", "space"), owner=OPPONENT)
    it.begin()
    it.happen("destroy", it.names["Foe"])
    assert it.refused("order", it.names["Attack"], detail="0") == ("no-engagement", "2E-engagements/2")


def test_ones_own_ship_must_be_staffed():
    """2E-engagements/3."""
    assert refusal(facing(crew=())) == ("engagement-unstaffed", "2E-engagements/3")


def test_a_ship_without_a_crew_can_be_attacked():
    """2E-engagements/3: the opponent's ship need not be staffed."""
    it = facing()
    it.ship("Hulk", it.places["Nebula"], owner=OPPONENT)
    it.begin()
    it.do("order", it.names["Attack"], detail="0")
    assert {option.target for option in it.offers("engagement")} == {it.names["Foe"], it.names["Hulk"]}


def test_a_stopped_ship_attacks_nobody():
    """2E-engagements/3, 2E-executing-orders/5."""
    it = facing()
    it.begin()
    it.happen("stop", it.names["Ship"])
    assert it.refused("order", it.names["Attack"], detail="0") == ("engagement-stopped", "2E-executing-orders/5")


def test_nobody_attacks_at_a_headquarters():
    """2E-engagements/5."""
    assert refusal(facing(kind="headquarters")) == ("engagement-at-headquarters", "2E-engagements/5")


def test_of_several_opponents_the_beginner_chooses_whose_ship():
    """2E-engagements/4: the third player's ship is not involved."""
    it = facing(players=3)
    it.person("third captain", it.ship("Third", it.places["Nebula"], owner=THIRD, shields=3), owner=THIRD)
    it.begin()
    changes = begun(it, "Third")
    assert called(it, of(changes, "engagement")[0].cards) == {"Ship", "captain", "Third", "third captain"}
    assert [(change.player, change.amount) for change in of(changes, "total")] == [(ME, 8), (THIRD, 3)]


def test_whom_the_card_asks_for_must_be_aboard():
    """2E-engagements/6: on the planet below is not enough."""
    it = facing(personnel=like(skills=("Treachery",)), kind="planet")
    it.person("traitor", it.places["Nebula"], skills=("Treachery",))
    assert refusal(it) == ("engagement-demands", "2E-engagements/6")
    other = facing(crew=("captain",), personnel=like(skills=("Treachery",)))
    other.person("traitor", other.names["Ship"], skills=("Treachery",))
    other.begin()
    assert of(begun(other), "engagement")


def test_one_who_is_stopped_does_not_count_for_what_the_card_asks():
    """2E-engagements/6."""
    it = facing(personnel=like(skills=("Treachery",)))
    it.person("traitor", it.names["Ship"], skills=("Treachery",))
    it.begin()
    it.happen("stop", it.names["traitor"])
    assert it.refused("order", it.names["Attack"], detail="0") == ("engagement-demands", "2E-engagements/6")


def test_personnel_aboard_are_involved_and_those_below_are_not():
    """2E-engagements/12: also the opponent's aboard the opponent's ship."""
    it = facing(kind="planet", crew=("captain", "mate"))
    it.person("below", it.places["Nebula"])
    it.begin()
    changes = begun(it)
    assert called(it, of(changes, "engagement")[0].cards) == {"Ship", "captain", "mate", "Foe", "their captain"}
    assert "below" not in stopped(it)


@pytest.mark.parametrize(
    ("crew", "total"), [((), 8), (("Second",), 15), (("Third",), 15), (("Second", "Third"), 22)], ids=str
)
def test_a_text_may_let_as_many_ships_join_as_it_says_but_only_staffed_ones(crew, total):
    """2E-engagements/7, /8, /9: the Weapons of all are added up, and all are stopped (/12)."""
    it = facing(shields=20, first=join(MINE))
    for name in ("Second", "Third"):
        it.ship(name, it.places["Nebula"], weapons=7)
    for name in crew:
        it.person(f"of {name}", it.names[name])
    it.begin()
    changes = begun(it)
    assert [change.amount for change in of(changes, "total")] == [total, 20]
    assert stopped(it) == {"Ship", "captain", *crew, *(f"of {name}" for name in crew)}


def test_a_ship_elsewhere_cannot_join():
    """2E-engagements/2, /7."""
    it = facing(shields=20, first=join(MINE))
    it.person("mate", it.ship("Away", it.location("Far", "space"), weapons=7))
    it.begin()
    assert [change.amount for change in of(begun(it), "total")] == [8, 20]
    assert not it.mark(it.names["Away"], "stopped")


def test_ships_that_join_the_side_attacked_add_their_shields_and_are_not_stopped():
    """2E-engagements/7, /9, /14."""
    it = facing(weapons=12, shields=8)
    ally = it.ship("Ally", it.places["Nebula"], owner=OPPONENT, shields=6)
    helps = when("begin-battle", join(this_ship), subject=like(types=("ship",)), by="opponent")
    it.person("helper", ally, helps, owner=OPPONENT, has_text=True)
    it.begin()
    begun(it)
    it.respond(it.names["helper"], OPPONENT)
    assert [(change.player, change.amount) for change in it.happened("total")] == [(ME, 12), (OPPONENT, 14)]
    assert stopped(it) == {"Ship", "captain"}
