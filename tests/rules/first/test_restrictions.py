"""Who may attack whom (1E-7.4.1)."""

import pytest

from spaceline.core import table as writers
from spaceline.core.actions import refuse
from spaceline.core.data.decisions import Option
from spaceline.core.view import may_read
from spaceline.rules.first.affiliations import AFFILIATIONS
from spaceline.rules.first.battle.restrictions import bar, no_leave
from tests.support.first_battles import BATTLE, SHIP_BATTLE, crewed_ship, leave_something, meeting, people
from tests.support.first_table import ME, OPPONENT, FirstTable

STANDARD = {"Baj", "Car", "Dom", "Fer", "Hir", "Rom", "Sta", "Vid", "Vul"}
FREE = {"Kli", "Kaz", "NA", "Neu"}


def expected(attacker: str, target: str) -> str:
    if attacker in FREE:
        return ""
    if attacker in STANDARD:
        return "own-affiliation" if attacker == target else ""
    return {"Fed": "" if target == "Bor" else "federation", "Bor": "borg-attack"}[attacker]


@pytest.mark.parametrize("attacker", AFFILIATIONS)
def test_every_affiliation_against_every_other(attacker):
    """1E-7.4.1/6, 1E-7.4.1/7, 1E-7.4.1/8, 1E-7.4.1.0.4/1."""
    assert {*STANDARD, *FREE, "Fed", "Bor"} == set(AFFILIATIONS)
    assert {target: bar(attacker, (target,)) for target in AFFILIATIONS} == {
        target: expected(attacker, target) for target in AFFILIATIONS
    }


def test_a_mixed_force_has_the_restrictions_of_all_its_members():
    """1E-7.4.1.0.6/1: Federation and Klingons together attack only Borg."""
    problem = no_leave(("Kli", "Fed"), ("Rom",))
    assert problem is not None
    assert (problem.reason, problem.clause) == ("federation", "1E-7.4.1/8")
    assert no_leave(("Kli", "Fed"), ("Bor",)) is None


def test_a_mixed_target_is_protected_by_each_of_its_members():
    """1E-7.4.1.0.6/1: Romulans do not attack a Non-Aligned ship with a Romulan aboard."""
    assert no_leave(("Rom",), ("NA", "Rom")) is not None
    assert no_leave(("Rom",), ("NA",)) is None


def test_leave_to_attack_one_affiliation_covers_a_force_that_includes_it():
    """1E-7.4.1.0.6/3."""
    assert no_leave(("Fed",), ("Bor", "NA")) is None


def test_a_crew_member_of_the_attackers_affiliation_protects_a_ship():
    """1E-7.4.1.0.6/1, through the engine."""
    table = FirstTable()
    place = table.location("Somewhere", "space")
    mine = crewed_ship(table, "mine", place, affiliations=("Rom",))
    theirs = crewed_ship(table, "theirs", place, OPPONENT, affiliations=("NA",))
    table.begin()
    assert [(option.card, option.target) for option in table.offers(SHIP_BATTLE)] == [(mine, theirs)]
    table.person("defector", theirs, owner=OPPONENT, affiliations=("Rom",))
    table.begin()
    assert not table.offers(SHIP_BATTLE)
    assert table.refused(SHIP_BATTLE, mine, theirs) == ("own-affiliation", "1E-7.4.1/6")


def test_a_team_of_the_attackers_affiliation_is_not_attacked():
    """1E-7.4.1/6."""
    table, place, _, _ = meeting((6,), (6,), mine="Rom", other="Rom")
    table.begin()
    assert table.refused(BATTLE, place) == ("own-affiliation", "1E-7.4.1/6")


def test_the_federation_does_not_strike_first():
    """1E-7.4.1/8."""
    table, place, _, _ = meeting((6,), (6,), mine="Fed")
    table.begin()
    assert not table.offers(BATTLE)
    assert table.refused(BATTLE, place) == ("federation", "1E-7.4.1/8")


def test_klingons_attack_klingons():
    """1E-7.4.1/7."""
    table, place, _, _ = meeting((6,), (6,), other="Kli")
    table.begin()
    assert [option.card for option in table.offers(BATTLE)] == [place]


@pytest.mark.parametrize("skill", ["Leadership", "OFFICER"])
def test_leadership_or_officer_makes_a_leader(skill):
    """1E-10.1.1.1/1, 1E-7.4.1/4."""
    table = FirstTable()
    place = table.location("Somewhere")
    table.person("follower", place, affiliations=("Kli",))
    table.person("victim", place, owner=OPPONENT, affiliations=("Rom",))
    table.begin()
    assert table.refused(BATTLE, place) == ("no-leader", "1E-7.4.1/4")
    table.person("leader", place, affiliations=("Kli",), skills=(skill,))
    table.begin()
    assert len(table.offers(BATTLE)) == 1


def test_a_classification_of_officer_makes_a_leader():
    """1E-10.1.1.1/1."""
    table = FirstTable()
    place = table.location("Somewhere")
    table.person("leader", place, affiliations=("Kli",), classifications=("OFFICER",))
    table.person("victim", place, owner=OPPONENT, affiliations=("Rom",))
    table.begin()
    assert len(table.offers(BATTLE)) == 1


def test_a_stopped_leader_leads_no_attack():
    """1E-10.2.1/1."""
    table, place, (leader, _), _ = meeting((6, 6), (6,))
    writers.put_mark(table.state, leader, "stopped", 1)
    table.begin()
    assert table.refused(BATTLE, place) == ("no-leader", "1E-7.4.1/4")


def test_guramba_asks_for_two_leaders_in_personnel_battle_only():
    """1E-10.1.1.3/1, 1E-12.12/2."""
    table, place, _, _ = meeting((6,), (6,))
    people(table, place, OPPONENT, 6, affiliations=("Rom",))
    table.person("courage", place, owner=OPPONENT, affiliations=("Rom",), skills=("Guramba",))
    mine = crewed_ship(table, "mine", place)
    theirs = crewed_ship(table, "theirs", place, OPPONENT, crew={"skills": ("Guramba",)})
    courage = table.names["courage"]
    leave_something(table)
    table.begin()
    assert not may_read(table.state, courage, ME)
    table.do(BATTLE, place)
    assert not table.happened("begin-battle")
    assert may_read(table.state, courage, ME), "the opponent shows why the attack does not begin"
    assert table.refused(BATTLE, place) == ("two-leaders", "1E-10.1.1.3/1")
    assert [(option.card, option.target) for option in table.offers(SHIP_BATTLE)] == [(mine, theirs)]
    table.person("second leader", place, affiliations=("Kli",), skills=("OFFICER",))
    table.begin().do(BATTLE, place)
    assert table.happened("begin-battle")


def test_each_attacking_ship_needs_its_own_leader():
    """1E-7.4.1/4."""
    table = FirstTable()
    place = table.location("Somewhere", "space")
    led, unled = crewed_ship(table, "led", place), crewed_ship(table, "unled", place, leader=False)
    theirs = crewed_ship(table, "theirs", place, OPPONENT)
    table.begin()
    assert [option.card for option in table.offers(SHIP_BATTLE)] == [led]
    assert table.refused(SHIP_BATTLE, unled, theirs) == ("no-leader", "1E-7.4.1/4")


def test_one_attacks_only_what_one_does_not_control():
    """1E-7.4.1/5."""
    table = FirstTable()
    place = table.location("Somewhere", "space")
    one, two = crewed_ship(table, "one", place), crewed_ship(table, "two", place)
    table.begin()
    assert table.refused(SHIP_BATTLE, one, two) == ("own-target", "1E-7.4.1/5")


def test_battle_begins_in_the_orders_of_ones_own_turn():
    """1E-7.4.1/1."""
    table, place, _, _ = meeting((6,), (6,))
    table.person("their leader", place, owner=OPPONENT, affiliations=("Rom",), skills=("OFFICER",))
    table.begin("execute_orders", OPPONENT)
    assert table.decision.player == OPPONENT
    problem = refuse(table.state, ME, Option(BATTLE, place))
    assert problem is not None
    assert (problem.reason, problem.clause) == ("not-your-turn", "1E-7.0/1")
