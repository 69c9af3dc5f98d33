"""Mission attempts, from the clauses of 1E-7.2."""

from __future__ import annotations

import pytest

from spaceline.effects.nodes.abilities import AfterFailure, Cure, Encounter, Nullifier
from spaceline.effects.nodes.effects import Kill, Stop
from spaceline.effects.nodes.requirements import Skill
from spaceline.effects.nodes.selectors import Cards, Count
from spaceline.effects.nodes.tests import AtLeast, Shows
from spaceline.effects.nodes.traits import like
from spaceline.rules.first.facts import Points
from tests.support.first_table import ANYBODY, ME, OPPONENT, FirstTable

SHOWS_SCIENCE = Shows(Skill("SCIENCE"))
SHOWS_MEDICAL = Shows(Skill("MEDICAL"))
KILL_WEAK = Kill(Cards("facing", filter=like(below=("Strength", 4))))
STOP_WEAK = Stop(Cards("facing", filter=like(below=("Strength", 4))))


def planet(*skills: str, people: int = 2) -> tuple[FirstTable, int, list[int]]:
    """A planet with an Away Team, and another place where something is left to do."""
    it = FirstTable()
    place = it.location("Planet")
    team = [it.person("Ann", place, skills=skills)]
    team += [it.person(f"Bob {n}", place, strength=3) for n in range(1, people)]
    leave_something(it)
    return it, place, team


def leave_something(it: FirstTable) -> None:
    """Two teams elsewhere that could attempt, so that the engine never has just one answer."""
    for name in ("Elsewhere", "Farther"):
        it.person(f"at {name}", it.location(name, requirement=Skill("Telepathy")))


def test_an_away_team_solves_a_planet_mission_and_scores_its_points():
    """1E-7.2.1/4, 1E-7.2.5/1, /7; its printed points are not bonus points."""
    it, place, _ = planet()
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.mark(place, "completed") == ME
    assert (it.mark(ME, "points"), it.mark(ME, "bonus")) == (30, 0)
    assert not [o for o in it.offers("attempt") if o.card == it.names["Planet"]]


def test_a_completed_mission_is_not_attempted_again():
    """1E-7.2.5/2."""
    it, place, _ = planet()
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.refused("attempt", it.names["Planet"], place) == ("completed", "1E-7.2.5/2")


def test_somebody_must_match_an_affiliation_of_the_mission():
    """1E-7.2.1/5."""
    it = FirstTable()
    place = it.location("Planet", attempt=("Kli",))
    it.person("Ann", place)
    leave_something(it)
    it.begin()
    assert it.refused("attempt", it.names["Planet"], place) == ("no-matching-icon", "1E-7.2.1/5")


@pytest.mark.parametrize(("points", "open_"), [(35, False), (40, True)])
def test_an_opponents_mission_must_show_forty_points(points, open_):
    """1E-7.2.1/2."""
    it = FirstTable()
    place = it.location("Planet", owner=OPPONENT, points=points)
    it.person("Ann", place)
    leave_something(it)
    it.begin()
    assert bool([o for o in it.offers("attempt") if o.target == place]) == open_
    if not open_:
        assert it.refused("attempt", it.names["Planet"], place) == ("opponents-mission", "1E-7.2.1/2")


def test_in_open_anybody_may_attempt_any_mission():
    """1E-7.2.1.0.1/1."""
    it = FirstTable("1e-open")
    place = it.location("Planet", owner=OPPONENT, points=20)
    it.person("Ann", place)
    leave_something(it)
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.mark(ME, "points") == 20


def test_a_space_mission_needs_an_undocked_ship_with_a_matching_crew():
    """1E-7.2.1/4, 1E-7.1.4/4."""
    it = FirstTable()
    place = it.location("Nebula", "space")
    docked = it.ship("Docked", it.facility("Base", place), role="docked")
    strange = it.ship("Strange", place, affiliations=("Rom",))
    for ship in (docked, strange):
        it.person(f"crew of {ship}", ship, affiliations=("Fed",) if ship == docked else ("NA",))
    leave_something(it)
    it.begin()
    mission = it.names["Nebula"]
    assert it.refused("attempt", mission, docked) == ("docked", "1E-7.1.4/4")
    assert it.refused("attempt", mission, strange) == ("ship-unmatched", "1E-7.2.1/4")


def test_a_mission_without_a_point_box_is_not_attempted():
    """1E-7.2.5/8."""
    it = FirstTable()
    place = it.location("Planet", points=None)
    it.person("Ann", place)
    leave_something(it)
    it.begin()
    assert it.refused("attempt", it.names["Planet"], place) == ("no-point-box", "1E-7.2.5/8")


def test_failing_the_requirements_stops_nobody():
    """1E-7.2.6/1, 1E-7.2.6.0.2/1, 1E-7.2.6/2."""
    it = FirstTable()
    place = it.location("Planet", requirement=Skill("SCIENCE"))
    ann = it.person("Ann", place)
    leave_something(it)
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.happened("fail-attempt")
    assert not it.mark(ann, "stopped")
    assert [o for o in it.offers("attempt") if o.target == place]


def test_an_automatic_effect_happens_and_the_dilemma_is_removed():
    """1E-7.2.2.1/1, 1E-7.2.2.0.5/3: out of play; the attempt goes on."""
    it, place, (ann, bob) = planet()
    dilemma = it.dilemma("Falling Rock", place, Encounter(KILL_WEAK))
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.role(bob) == "discard"
    assert it.role(ann) == "surface"
    assert it.role(dilemma) == "out-of-play"
    assert it.mark(place, "completed") == ME


def test_in_open_dilemmas_go_to_the_discard_pile():
    """1E-6.4.0.1/1."""
    it = FirstTable("1e-open")
    place = it.location("Planet")
    it.person("Ann", place)
    dilemma = it.dilemma("Falling Rock", place, Encounter(KILL_WEAK))
    leave_something(it)
    it.begin().do("attempt", it.names["Planet"], place)
    assert (it.role(dilemma), it.state.cards[dilemma].parent) == ("discard", OPPONENT)


def test_a_condition_that_is_met_overcomes_the_dilemma():
    """1E-7.2.2.2/1."""
    it, place, (_, bob) = planet("SCIENCE")
    dilemma = it.dilemma("Locked Door", place, Encounter(KILL_WEAK, unless=SHOWS_SCIENCE))
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.role(bob) == "surface"
    assert it.role(dilemma) == "out-of-play"
    assert it.mark(place, "completed") == ME


def test_a_failed_condition_brings_the_effect_stops_the_team_and_reseeds_the_dilemma():
    """1E-7.2.2.2/2: at the bottom, to be met first the next time."""
    it, place, (ann, bob) = planet()
    above = it.dilemma("Above", place, Encounter(KILL_WEAK))
    dilemma = it.dilemma("Locked Door", place, Encounter(KILL_WEAK, unless=SHOWS_SCIENCE))
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.role(bob) == "discard"
    assert it.mark(ann, "stopped")
    assert it.state.zone(place, "seeds") == (above, dilemma)
    assert not it.mark(place, "completed")


def test_a_wall_stops_the_team_and_does_nothing_else():
    """1E-7.2.2.2/1, /2."""
    it, place, (ann, bob) = planet()
    dilemma = it.dilemma("Wall", place, Encounter(unless=SHOWS_SCIENCE))
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.mark(ann, "stopped")
    assert it.mark(bob, "stopped")
    assert it.role(dilemma) == "seeds"


def test_discard_dilemma_removes_it_after_failure_but_the_team_is_stopped():
    """1E-7.2.2.2/3."""
    it, place, (ann, bob) = planet()
    dilemma = it.dilemma("Once", place, Encounter(KILL_WEAK, unless=SHOWS_SCIENCE), AfterFailure("discard"))
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.role(bob) == "discard"
    assert it.mark(ann, "stopped")
    assert it.role(dilemma) == "out-of-play"


def test_mission_continues_lets_the_attempt_go_on_after_failure():
    """1E-7.2.2.2/4."""
    it, place, (ann, _) = planet()
    it.dilemma("Nuisance", place, Encounter(KILL_WEAK, unless=SHOWS_SCIENCE), AfterFailure("continues"))
    it.begin().do("attempt", it.names["Planet"], place)
    assert not it.mark(ann, "stopped")
    assert it.mark(place, "completed") == ME


def test_a_dilemma_whose_trigger_is_not_met_is_removed():
    """1E-7.2.2.0.4/1."""
    it, place, (_, bob) = planet()
    nobody = AtLeast(Count(Cards("facing", filter=like(characteristics=("Android",)))))
    dilemma = it.dilemma("For Androids", place, Encounter(KILL_WEAK, trigger=nobody, unless=SHOWS_SCIENCE))
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.role(bob) == "surface"
    assert it.role(dilemma) == "out-of-play"


def test_effects_are_taken_in_printed_order_and_repeated_on_the_next_attempt():
    """1E-7.2.2.0.1/2, 1E-7.2.2.1/2: an automatic effect, then a condition for the survivors."""
    it, place, (ann, bob) = planet(people=2)
    dilemma = it.dilemma("Both", place, Encounter(KILL_WEAK), Encounter(unless=SHOWS_SCIENCE))
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.role(bob) == "discard"
    assert it.mark(ann, "stopped")
    assert it.role(dilemma) == "seeds"


def test_a_cure_that_is_there_cures_right_after_the_effect():
    """1E-7.2.2.3/1, /2, /3."""
    it, place, (_, bob) = planet("MEDICAL")
    dilemma = it.dilemma("Fever", place, Encounter(STOP_WEAK), Cure(SHOWS_MEDICAL))
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.mark(bob, "stopped")
    assert it.role(dilemma) == "out-of-play"
    assert it.mark(place, "completed") == ME


def test_without_the_cure_the_dilemma_stays_in_play_and_the_attempt_goes_on():
    """1E-7.2.2.3/1, /3."""
    it, place, _ = planet()
    dilemma = it.dilemma("Fever", place, Encounter(STOP_WEAK), Cure(SHOWS_MEDICAL))
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.role(dilemma) == "at"
    assert it.mark(place, "completed") == ME


def test_a_nullifier_that_is_met_removes_the_dilemma_before_its_effect():
    """1E-7.2.2.4/1."""
    it, place, (_, bob) = planet("MEDICAL")
    dilemma = it.dilemma("Spores", place, Nullifier(SHOWS_MEDICAL), Encounter(KILL_WEAK))
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.role(bob) == "surface"
    assert it.role(dilemma) == "out-of-play"


def test_an_overcome_dilemma_with_points_goes_to_the_point_area():
    """1E-7.2.2.5/1, 1E-6.4/7: bonus points."""
    it, place, _ = planet("SCIENCE")
    dilemma = it.dilemma("Riddle", place, Encounter(unless=SHOWS_SCIENCE), points=Points(5))
    it.begin().do("attempt", it.names["Planet"], place)
    assert (it.role(dilemma), it.state.cards[dilemma].parent) == ("points", ME)
    assert (it.mark(ME, "points"), it.mark(ME, "bonus")) == (35, 5)


def test_failing_a_dilemma_with_points_scores_nothing():
    """1E-7.2.2.5/2."""
    it, place, _ = planet()
    dilemma = it.dilemma("Riddle", place, Encounter(unless=SHOWS_SCIENCE), AfterFailure("discard"), points=Points(5))
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.role(dilemma) == "out-of-play"
    assert it.mark(ME, "points") == 0


def test_a_mis_seed_goes_out_of_play_and_its_own_seeder_cannot_solve_the_mission():
    """1E-7.2.4/1, /2, /3."""
    it, place, _ = planet()
    bluff = it.dilemma("Bluff", place, type="event", owner=ME)
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.role(bluff) == "out-of-play"
    assert not it.mark(place, "completed")
    assert not it.happened("encounter")


def test_a_dilemma_of_the_wrong_kind_is_a_mis_seed():
    """1E-2.2/1, 1E-7.2.4/2; an opponent's mis-seed bars nobody."""
    it, place, _ = planet()
    wrong = it.dilemma("In Space", place, Encounter(KILL_WEAK), kind="space")
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.role(wrong) == "out-of-play"
    assert it.mark(place, "completed") == ME


def test_the_second_copy_of_one_player_is_a_mis_seed_one_of_each_player_is_not():
    """1E-4.3/3, 1E-7.2.4/2."""
    it, place, _ = planet()
    for owner in (OPPONENT, OPPONENT, ME):
        it.dilemma("Rock", place, Encounter(STOP_WEAK), owner=owner)
    copies = it.state.zone(place, "seeds")
    it.begin().do("attempt", it.names["Planet"], place)
    assert len(it.happened("encounter")) == 2
    assert [it.role(card) for card in copies] == ["out-of-play"] * 3
    assert it.happened("remove")[0].cards == (copies[0],)


def test_a_reseeded_dilemma_is_no_second_copy_of_itself():
    """1E-7.2.2.2/2."""
    it, place, _ = planet()
    dilemma = it.dilemma("Wall", place, Encounter(unless=SHOWS_SCIENCE))
    it.begin().do("attempt", it.names["Planet"], place)
    it.person("Cat", place, skills=("SCIENCE",))
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.happened("encounter")
    assert it.role(dilemma) == "out-of-play"


def test_an_artifact_lies_down_face_up_and_is_earned_by_whoever_solves_the_mission():
    """1E-7.2.3/1, 1E-7.2.5/4."""
    it, place, _ = planet()
    find = it.dilemma("Vase", place, type="artifact")
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.happened("find")
    assert (it.role(find), it.state.cards[find].parent) == ("hand", ME)


def test_more_than_one_artifact_of_a_player_are_all_mis_seeds():
    """1E-4.3/4."""
    it, place, _ = planet()
    finds = [it.dilemma(title, place, type="artifact") for title in ("Vase", "Flute")]
    it.begin().do("attempt", it.names["Planet"], place)
    assert [it.role(card) for card in finds] == ["out-of-play"] * 2


def test_stopped_personnel_are_separated_from_the_attempt():
    """1E-10.2.5/1, 1E-7.0.2/1."""
    it, place, (_, bob) = planet()
    it.dilemma("Second", place, Encounter(KILL_WEAK))
    it.dilemma("First", place, Encounter(STOP_WEAK))
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.mark(bob, "stopped")
    assert it.role(bob) == "surface"
    assert it.mark(place, "completed") == ME


def test_the_attempt_fails_when_nobody_is_left():
    """1E-7.2.6/1."""
    it = FirstTable()
    place = it.location("Planet")
    bob = it.person("Bob", place, strength=3)
    rest = it.dilemma("Second", place, Encounter(KILL_WEAK))
    it.dilemma("First", place, Encounter(KILL_WEAK))
    leave_something(it)
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.role(bob) == "discard"
    assert it.role(rest) == "seeds"
    assert it.happened("fail-attempt")


def test_a_mission_that_is_both_needs_two_teams_and_each_kind_of_dilemma_concerns_one():
    """1E-2.1.0.1/1, 1E-7.2.1.0.2/1, /2, /4; if either team is stopped both are (1E-7.2.6.0.3/1)."""
    it = FirstTable()
    place = it.location("Twin", "dual")
    ship = it.ship("Ship", place)
    crew = it.person("Crew", ship, strength=3)
    away = it.person("Away", place, strength=3)
    it.dilemma("Rock", place, Encounter(STOP_WEAK), kind="planet")
    leave_something(it)
    it.begin().do("attempt", it.names["Twin"], ship)
    assert it.mark(away, "stopped")
    assert it.mark(crew, "stopped")
    assert it.happened("fail-attempt")


def test_an_away_team_alone_cannot_attempt_a_mission_that_is_both():
    """1E-7.2.1.0.2/1."""
    it = FirstTable()
    place = it.location("Twin", "dual", requirement=ANYBODY)
    it.person("Away", place)
    leave_something(it)
    it.begin()
    assert it.refused("attempt", it.names["Twin"], place) == ("needs-a-ship", "1E-7.2.1/4")
