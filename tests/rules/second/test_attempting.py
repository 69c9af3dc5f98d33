"""Who attempts which mission, what is drawn against them, and what comes of it (2E-attempting-a-mission)."""

import pytest

from spaceline.core import table
from spaceline.effects.nodes.requirements import Skill
from spaceline.rules.second.facts import AttemptPermission
from spaceline.rules.second.missions.attempting import suits
from tests.support.second_table import OPPONENT, SecondTable


def team(kind="planet", people=3, **facts):
    """People of the Federation at a mission of player 1's that anybody completes, aboard a ship in space."""
    it = SecondTable()
    it.keep_going()
    it.base = place = it.location("Here", kind, **facts)
    if kind == "space":
        it.base = it.ship("Ship", place)
    for number in range(people):
        it.person(f"p{number}", it.base)
    return it


def attempt(it):
    """The attempt, with nothing drawn against it."""
    it.begin()
    it.do("attempt", it.names["Here"], it.base)


def stopped(it):
    return {name for name, card in it.names.items() if it.mark(card, "stopped")}


@pytest.mark.parametrize("kind", ["planet", "space"])
def test_who_meets_the_requirements_completes_the_mission_and_scores(kind):
    """2E-checking-mission-requirements/6, /8: nobody is stopped."""
    it = team(kind)
    attempt(it)
    assert it.mark(it.names["Here"], "completed")
    assert it.mark(1, "points") == 30
    assert stopped(it) == set()


def test_who_does_not_is_stopped_and_the_ship_is_not():
    """2E-when-your-attempt-fails/1."""
    it = team("space", requirement=Skill("Telepathy"))
    it.person("Elsewhere", it.ship("Other", it.places["Here"]))
    attempt(it)
    assert not it.mark(it.names["Here"], "completed")
    assert it.mark(1, "points") == 0
    assert stopped(it) == {"p0", "p1", "p2"}


def test_all_who_are_unstopped_take_part():
    """2E-attempting-a-mission/1: none is held back."""
    it = team(requirement=Skill("Telepathy"))
    it.person("Tired", it.base)
    it.person("Stranger", it.base, owner=OPPONENT)
    table.put_mark(it.state, it.names["Tired"], "stopped", 1)
    it.begin()
    it.do("attempt", it.names["Here"], it.base)
    assert [change.amount for change in it.happened("attempt")] == [3]
    assert stopped(it) == {"p0", "p1", "p2", "Tired"}


def test_in_space_one_ship_attempts_with_its_crew_alone():
    """2E-attempting-a-mission/2."""
    it = team("space", people=1, requirement=Skill("Telepathy"))
    other = it.ship("Other", it.places["Here"])
    it.person("Elsewhere", other)
    it.begin()
    assert {option.target for option in it.offers("attempt", it.names["Here"])} == {it.base, other}
    it.do("attempt", it.names["Here"], it.base)
    assert stopped(it) == {"p0"}


@pytest.mark.parametrize(("kind", "reason", "clause"), [("planet", "nobody-there", "/1"), ("space", "no-crew", "/2")])
def test_with_nobody_there_nothing_is_attempted(kind, reason, clause):
    """2E-attempting-a-mission/1, /2."""
    it = team(kind, people=1)
    table.put_mark(it.state, it.names["p0"], "stopped", 1)
    it.begin()
    assert not it.offers("attempt", it.names["Here"])
    assert it.refused("attempt", it.names["Here"], it.base) == (reason, f"2E-attempting-a-mission{clause}")


def test_a_stopped_ship_attempts_nothing():
    """2E-attempting-a-mission/2, 2E-executing-orders/5."""
    it = team("space")
    table.put_mark(it.state, it.base, "stopped", 1)
    it.begin()
    assert it.refused("attempt", it.names["Here"], it.base) == ("stopped", "2E-executing-orders/5")


def test_a_space_mission_is_not_attempted_without_a_ship():
    """2E-attempting-a-mission/2."""
    it = team("space")
    it.begin()
    found = it.refused("attempt", it.names["Here"], it.places["Here"])
    assert found == ("no-ship-for-it", "2E-attempting-a-mission/2")


def test_a_headquarters_is_not_attempted():
    """2E-attempting-a-mission/3."""
    it = team("headquarters")
    it.begin()
    found = it.refused("attempt", it.names["Here"], it.base)
    assert found == ("headquarters-mission", "2E-attempting-a-mission/3")


def test_a_mission_of_an_opponent_is_not_attempted():
    """2E-attempting-a-mission/4."""
    it = team()
    theirs = it.location("Theirs", owner=OPPONENT)
    it.person("Guest", theirs)
    it.begin()
    assert not it.offers("attempt", it.names["Theirs"])
    found = it.refused("attempt", it.names["Theirs"], theirs)
    assert found == ("not-your-mission", "2E-attempting-a-mission/4")


def test_a_completed_mission_is_not_attempted_again():
    """2E-checking-mission-requirements/7."""
    it = team()
    table.put_mark(it.state, it.names["Here"], "completed", 1)
    it.begin()
    found = it.refused("attempt", it.names["Here"], it.base)
    assert found == ("completed", "2E-checking-mission-requirements/7")


@pytest.mark.parametrize(
    ("permission", "affiliation", "is_enough"),
    [
        (None, "Kli", True),
        (AttemptPermission(), "Bor", True),
        (AttemptPermission(affiliations=("Fed", "Baj")), "Fed", True),
        (AttemptPermission(affiliations=("Fed", "Baj")), "Kli", False),
        (AttemptPermission(excluded=("Bor",)), "Kli", True),
        (AttemptPermission(excluded=("Bor",)), "Bor", False),
    ],
)
def test_the_affiliations_of_a_mission_say_who_may_begin(permission, affiliation, is_enough):
    """2E-attempting-a-mission/5, /6."""
    assert suits(permission, affiliation) is is_enough


def test_one_who_matches_is_enough_and_the_others_take_part():
    """2E-attempting-a-mission/5, 2E-affiliations/5."""
    it = team(people=0, attempt=AttemptPermission(affiliations=("Kli",)))
    it.person("Ours", it.base)
    it.begin()
    found = it.refused("attempt", it.names["Here"], it.base)
    assert found == ("no-matching-icon", "2E-attempting-a-mission/5")
    it.person("Match", it.base, affiliation="Kli")
    it.begin()
    it.do("attempt", it.names["Here"], it.base)
    assert [(change.amount, change.detail) for change in it.happened("attempt")] == [(2, "Kli")]


def test_the_opponent_draws_as_many_dilemmas_as_there_are_people():
    """2E-facing-dilemmas/1."""
    it = team(people=3)
    pile = [it.card(f"dilemma {at}", "dilemma", parent=2, role="pile", owner=2, kind="dual") for at in range(5)]
    it.begin()
    it.do("attempt", it.names["Here"], it.base)
    assert it.decision.player == OPPONENT
    assert set(it.decision.selection.cards) <= set(pile)
    assert len(it.state.zone(OPPONENT, "drawn")) == 3


def test_each_dilemma_that_was_overcome_there_counts_against_the_next():
    """2E-when-your-attempt-fails/3, 2E-facing-dilemmas/3."""
    it = team(people=3)
    for at in range(5):
        it.card(f"dilemma {at}", "dilemma", parent=2, role="pile", owner=2, kind="dual")
    for at in range(2):
        name = f"overcome {at}"
        it.card(name, "dilemma", parent=it.names["Here"], role="beneath", owner=2, kind="dual", face_up=True)
    it.begin()
    it.do("attempt", it.names["Here"], it.base)
    assert len(it.state.zone(OPPONENT, "drawn")) == 1


def test_after_a_failure_others_may_try_again():
    """2E-when-your-attempt-fails/2."""
    it = team(requirement=Skill("Medical"))
    ship = it.ship("Ship", it.places["Here"])
    it.person("Doctor", ship, skills=("Medical",))
    attempt(it)
    assert stopped(it) == {"p0", "p1", "p2"}
    it.do("beam", ship, it.base)
    it.do("attempt", it.names["Here"], it.base)
    assert it.mark(it.names["Here"], "completed")
