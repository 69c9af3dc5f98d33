"""What First Edition dilemmas do when they are met, card by card."""

import pytest

from spaceline.core.data.decisions import Answer
from spaceline.rules.first.values import attribute, is_disabled
from tests.support.first_tabletop import ME, OPPONENT, Tabletop


def met(title, *skills, kind="planet", people=3, fixed=0, **facts):
    """A team that has met a dilemma: the table and the dilemma."""
    it = Tabletop(kind)
    team = it.team(*skills, people=people, **facts)
    card = it.seed(title)
    it.attempt(*team[:fixed])
    return it, card


WALLS = [
    ("Ancient Computer", "space", ("2 Computer Skill",), ("Computer Skill",)),
    ("Ancient Computer", "space", ("3 ENGINEER",), ("2 ENGINEER",)),
    ("Impassable Door", "planet", ("Computer Skill",), ()),
    ("Shaka, When the Walls Fell", "planet", ("2 Diplomacy",), ("Diplomacy",)),
    ("Wind Dancer", "planet", ("Youth",), ()),
    ("Wind Dancer", "planet", ("Music",), ()),
]


@pytest.mark.parametrize(("title", "kind", "enough", "too_little"), WALLS)
def test_a_wall_is_passed_only_with_what_it_asks_for(title, kind, enough, too_little):
    """1E-7.2.2.2/1, /2."""
    it, card = met(title, *enough, kind=kind, cunning=11)
    assert it.role(card) == "out-of-play"
    assert not it.stopped()
    it, card = met(title, *too_little, kind=kind, cunning=11)
    assert it.role(card) == "seeds"
    assert {"p1", "p2", "p3"} <= it.stopped()
    assert not it.killed()


def test_matriarchal_society_asks_for_two_women():
    it, card = met("Matriarchal Society", gender="female", people=2)
    assert it.role(card) == "out-of-play"
    it, card = met("Matriarchal Society", gender="male", people=3)
    assert it.role(card) == "seeds"


def test_hologram_ruse_asks_for_more_than_thirty_of_two_attributes():
    assert met("Hologram Ruse", integrity=11, cunning=11)[0].happened("overcome")
    it, card = met("Hologram Ruse", integrity=10, cunning=11)
    assert it.role(card) == "seeds"


CONDITIONS = [
    ("Archer", "planet", ("SECURITY", "MEDICAL"), ("MEDICAL",), 1),
    ("Barclay's Protomorphosis Disease", "planet", ("MEDICAL", "SCIENCE", "SECURITY"), ("MEDICAL", "SCIENCE"), 3),
    ("Chalnoth", "planet", ("3 SECURITY",), ("2 SECURITY",), 1),
    ("Crystalline Entity", "planet", ("SCIENCE", "MEDICAL"), ("Music",), 3),
    ("Microvirus", "planet", ("MEDICAL", "SECURITY"), ("SECURITY",), 1),
    ("Nausicaans", "planet", (), (), 1),
]


@pytest.mark.parametrize(("title", "kind", "enough", "too_little", "dead"), CONDITIONS)
def test_a_dilemma_with_a_condition_is_discarded_after_failure_too(title, kind, enough, too_little, dead):
    """1E-7.2.2.2/3; the attempt fails and the team is stopped all the same."""
    it, card = met(title, *enough, kind=kind, strength=15 if not enough else 6)
    assert it.role(card) in ("out-of-play", "points")
    assert not it.killed()
    assert not it.stopped()
    it = Tabletop(kind)
    team = it.team(*too_little, strength=1)
    card = it.seed(title)
    it.attempt(*team)
    while it.decision.kind == "cards":
        assert it.decision.player == OPPONENT
        it.choose(*it.decision.selection.cards[: it.decision.selection.least])
    assert it.role(card) == "out-of-play"
    assert len(it.killed()) == dead
    assert len(it.stopped()) == 3 - dead


DAMAGING = [
    ("Gravitic Mine", ("SCIENCE", "Navigation"), ("SCIENCE",)),
    ("Microbiotic Colony", ("SCIENCE", "ENGINEER", "OFFICER"), ("SCIENCE", "ENGINEER")),
    ("Nanites", ("Diplomacy",), ("SCIENCE",)),
    ("Nanites", ("2 SCIENCE",), ()),
    ("Null Space", ("2 Navigation",), ("Navigation",)),
]


@pytest.mark.parametrize(("title", "enough", "too_little"), DAMAGING)
def test_a_dilemma_that_damages_the_ship(title, enough, too_little):
    it, card = met(title, *enough, kind="space")
    assert not it.mark(it.ship_card, "damage")
    it, card = met(title, *too_little, kind="space")
    assert it.mark(it.ship_card, "damage") == 1
    assert it.mark(it.ship_card, "stopped")
    assert it.role(card) == "out-of-play"


def test_a_damaged_ship_is_destroyed_by_more_damage():
    """1E-7.5.1.2/1."""
    it = Tabletop("space")
    it.team()
    it.seed("Null Space")
    it.state.marks[it.ship_card, "damage"] = 1
    it.attempt()
    assert it.role(it.ship_card) == "discard"
    assert it.killed() >= {"p1", "p2", "p3"}


def test_points_are_scored_only_when_the_condition_is_met():
    """1E-7.2.2.5/1, /2; they are bonus points."""
    it, card = met("Cosmic String Fragment", "Astrophysics", kind="space")
    assert (it.mark(ME, "points"), it.mark(ME, "bonus"), it.role(card)) == (5, 5, "points")
    it, card = met("Cosmic String Fragment", kind="space")
    assert (it.mark(ME, "points"), it.role(card), it.role(it.ship_card)) == (0, "out-of-play", "discard")


def test_an_automatic_dilemma_simply_happens():
    """1E-7.2.2.1/1: Armus kills somebody, and nobody is stopped."""
    it, card = met("Armus - Skin of Evil", fixed=1)
    assert it.killed() == {"p1"}
    assert not it.stopped()
    assert it.role(card) == "out-of-play"


def test_anaphasic_organism_without_women_is_nullified():
    """1E-7.2.2.0.4/1: the trigger is not met."""
    it, card = met("Anaphasic Organism", gender="male")
    assert it.role(card) == "out-of-play"
    assert not it.killed()
    assert not it.stopped()


def test_anaphasic_organism_takes_the_woman_with_the_highest_total():
    it = Tabletop()
    it.person("weak", it.place, gender="female", strength=2)
    it.person("strong", it.place, gender="female", strength=3)
    it.person("man", it.place, gender="male", strength=15)
    it.seed("Anaphasic Organism")
    it.attempt()
    assert it.killed() == {"strong"}


def test_a_tie_is_broken_by_the_opponent_of_the_encountering_player():
    """1E-12.5/2."""
    it = Tabletop()
    team = it.team()
    it.seed("Archer")
    it.attempt()
    assert it.decision.player == OPPONENT
    it.choose(team[1])
    assert it.killed() == {"p2"}


def test_barclays_disease_spares_androids():
    it = Tabletop()
    it.person("android", it.place, species=("Android",))
    it.person("human", it.place, species=("Human",))
    it.seed("Barclay's Protomorphosis Disease")
    it.attempt()
    assert it.killed() == {"human"}


def test_the_crystalline_entity_asks_for_other_things_in_space():
    assert not met("Crystalline Entity", "Music", kind="space")[0].killed()
    it, _ = met("Crystalline Entity", "SCIENCE", "MEDICAL", kind="space")
    assert not it.killed(), "its Shields are above six"
    it = Tabletop("space")
    it.ship_card = it.ship("Shuttle", it.place, shields=6)
    it.team("SCIENCE", "MEDICAL")
    it.seed("Crystalline Entity")
    it.attempt()
    assert it.killed() == {"p1", "p2", "p3"}


def test_el_adrel_creature_looks_at_the_two_strongest():
    it = Tabletop()
    for name, strength in (("a", 8), ("b", 9), ("c", 1)):
        it.person(name, it.place, strength=strength)
    card = it.seed("El-Adrel Creature")
    it.attempt()
    assert it.role(card) == "out-of-play"
    assert not it.killed()
    it = Tabletop()
    people = {name: it.person(name, it.place, strength=strength) for name, strength in (("a", 8), ("b", 8), ("c", 1))}
    it.seed("El-Adrel Creature")
    it.attempt(people["b"])
    assert it.killed() == {"b"}


def test_nagilum_kills_half_of_the_crew_rounded_down():
    it, _ = met("Nagilum", kind="space", people=5, strength=4)
    assert len(it.killed()) == 2
    assert not met("Nagilum", kind="space", people=5, strength=9)[0].killed()


def test_iconian_computer_weapon_replaces_the_hand_but_for_personnel():
    it = Tabletop("space")
    it.team()
    event, man = it.hold("Kivas Fajo - Collector"), it.hold("Data")
    it.seed("Iconian Computer Weapon")
    it.attempt()
    assert it.role(event) == "discard"
    assert it.role(man) == "hand"
    assert len(it.state.zone(ME, "hand")) == 2


def test_rebels_take_a_bribe():
    it = Tabletop()
    it.team()
    gift = it.printed("Medical Kit", it.place, "surface")
    card = it.seed("Rebel Encounter")
    it.attempt()
    assert it.role(gift) == "discard"
    assert not it.killed()
    assert it.role(card) == "out-of-play"
    it, card = met("Rebel Encounter", strength=2)
    assert len(it.killed()) == 1


def test_the_tarellians_want_a_doctor():
    it, _ = met("Tarellian Plague Ship", "MEDICAL", kind="space")
    assert it.killed() == {"p1"}
    assert not it.stopped()
    assert met("Tarellian Plague Ship", kind="space")[0].killed() == {"p1", "p2", "p3"}


def test_sarjenka_is_helped_for_points_or_left_alone():
    it, card = met("Sarjenka")
    it.say(yes=True)
    assert (it.mark(ME, "points"), it.role(card)) == (5, "points")
    assert {"p1", "p2", "p3"} <= it.stopped()
    it, card = met("Sarjenka")
    it.say(yes=False)
    assert (it.mark(ME, "points"), it.role(card)) == (0, "out-of-play")
    assert not it.stopped()


def test_love_interests_take_somebody_to_the_furthest_planet():
    """1E-10.2.6/1."""
    it = Tabletop()
    it.person("woman", it.place, gender="female")
    it.person("man", it.place, gender="male")
    it.seed("Female's Love Interest")
    it.attempt()
    assert it.state.cards[it.names["woman"]].parent == it.places["Farther"]
    assert it.state.cards[it.names["man"]].parent == it.place
    it = Tabletop()
    it.person("woman", it.place, gender="female")
    it.seed("Male's Love Interest")
    it.attempt()
    assert it.state.cards[it.names["woman"]].parent == it.place


def test_alien_abduction_holds_the_cleverest_until_it_is_cured():
    """1E-7.2.2.3/1, 1E-7.2.2.0.1/6."""
    it = Tabletop()
    it.person("clever", it.place, cunning=9)
    it.team(people=2)
    card = it.seed("Alien Abduction")
    it.attempt()
    held = it.names["clever"]
    assert (it.role(card), it.state.cards[held].parent) == ("at", card)
    assert is_disabled(it.state, held)


def test_alien_abduction_ends_with_leaders():
    it = Tabletop()
    it.person("clever", it.place, cunning=9)
    it.team("3 Leadership")
    card = it.seed("Alien Abduction")
    it.attempt()
    held = it.names["clever"]
    assert it.role(card) == "out-of-play"
    assert (it.role(held), is_disabled(it.state, held)) == ("surface", False)


def test_hyper_aging_kills_when_its_countdown_ends():
    """1E-G:countdown-icon/1: at the end of its owner's fourth turn."""
    it = Tabletop()
    it.team(people=2)
    card = it.seed("Hyper-Aging")
    it.attempt()
    assert it.role(card) == "at"
    assert not it.killed()
    for _ in range(3):
        it.pass_round()
        assert it.role(card) == "at"
    it.pass_round()
    assert it.role(card) == "out-of-play"
    assert it.killed() == {"p1", "p2"}


def test_a_cure_that_is_there_works_at_once():
    """1E-7.2.2.3/1, 1E-7.2.2.5/1."""
    it, card = met("Hyper-Aging", "SCIENCE", "2 MEDICAL")
    assert it.role(card) == "points"
    assert it.mark(ME, "points") == 5
    it, card = met("Nitrium Metal Parasites", "2 ENGINEER", kind="space")
    assert it.role(card) == "out-of-play"


def test_a_cure_may_come_later():
    """1E-7.2.2.3/1."""
    it = Tabletop()
    it.team(people=2)
    card = it.seed("Hyper-Aging")
    it.attempt()
    it.person("doctor", it.ship("Runabout", it.place), skills={"SCIENCE": 1, "MEDICAL": 2})
    it.state.caches.clear()
    it.begin()
    it.do("beam", it.names["Runabout"], it.place)
    assert it.role(card) == "points"


def test_nitrium_parasites_destroy_the_ship_in_the_end():
    it = Tabletop("space")
    it.team(people=1)
    card = it.seed("Nitrium Metal Parasites")
    it.attempt()
    assert (it.role(card), it.state.cards[card].parent) == ("on", it.ship_card)
    for _ in range(3):
        assert it.role(it.ship_card) == "space"
        it.pass_round()
    assert it.role(it.ship_card) == "discard"
    assert it.role(card) == "out-of-play"


def test_birth_of_junior_is_nullified_or_slows_the_ship_down():
    """1E-7.2.2.4/1, /2."""
    it, card = met('Birth of "Junior"', "3 ENGINEER", kind="space")
    assert it.role(card) == "out-of-play"
    it = Tabletop("space")
    it.team(people=1)
    card = it.seed('Birth of "Junior"')
    it.attempt()
    assert not it.stopped()
    for lost in (1, 2):
        it.pass_round()
        assert attribute(it.state, it.ship_card, "Range") == 8 - lost


def test_junior_is_born_when_no_range_is_left():
    it = Tabletop("space")
    it.ship_card = it.ship("Shuttle", it.place, range=1)
    it.team(people=1)
    it.seed('Birth of "Junior"')
    it.attempt()
    it.pass_round()
    assert it.role(it.ship_card) == "discard"


def test_the_ktarian_game_disables_one_after_another():
    """1E-10.2.3/1."""
    it = Tabletop("space")
    team = it.team(people=3)
    card = it.seed("Ktarian Game")
    it.attempt(team[0])
    assert is_disabled(it.state, team[0])
    assert it.role(card) == "on"
    it.pass_round()
    assert sum(is_disabled(it.state, one) for one in team) == 2


def test_an_android_ends_the_ktarian_game():
    it = Tabletop("space")
    it.person("android", it.base, species=("Android",))
    man = it.person("man", it.base)
    card = it.seed("Ktarian Game")
    it.attempt(man)
    assert it.role(card) == "out-of-play"
    assert not is_disabled(it.state, man)


def test_the_menthar_trap_keeps_the_ship_where_it_is():
    """1E-7.2.2/2: the automatic effect, then a condition; the ship cannot move until the cure."""
    it, card = met("Menthar Booby Trap", "MEDICAL", kind="space", icons=("Cmd",))
    assert it.role(card) == "on"
    assert not it.killed()
    assert not it.offers("move")
    it, card = met("Menthar Booby Trap", kind="space", fixed=1)
    assert it.killed() == {"p1"}
    assert it.stopped() >= {"p2", "p3", "Ship"}
    assert it.role(card) == "on"


def test_the_tsiolkovsky_infection_takes_the_first_skill():
    """1E-10.1.0.4/1."""
    it = Tabletop("space")
    one = it.person("one", it.base, skills={"Honor": 2, "Music": 1})
    card = it.seed("Tsiolkovsky Infection")
    it.attempt()
    assert it.role(card) == "on"
    assert it.skills(one) == {"Music": 1}
    assert not it.stopped()


def test_the_ktarian_game_first_takes_one_of_those_who_face_it():
    """1E-10.2.5/2: an opposing personnel aboard is separated from the attempt."""
    it = Tabletop("space")
    man = it.person("man", it.base)
    guest = it.person("guest", it.base, owner=OPPONENT)
    it.seed("Ktarian Game")
    it.attempt()
    assert (is_disabled(it.state, guest), is_disabled(it.state, man)) == (False, True)


def test_sarjenka_stops_the_away_teams_of_both_players_but_no_crew():
    """1E-7.1/2."""
    it = Tabletop()
    it.team()
    ship = it.ship("Ship", it.place)
    it.person("crew", ship)
    it.person("intruder", ship, owner=OPPONENT)
    it.person("other", it.place, owner=OPPONENT)
    it.seed("Sarjenka")
    it.attempt()
    it.say(yes=True)
    assert it.stopped() == {"p1", "p2", "p3", "other", "intruder"}


def test_a_kit_goes_to_the_tarellians_with_the_officer_who_uses_it():
    """1E-G:tarellian-plague-ship/1, /2."""
    it = Tabletop("space")
    it.person("officer", it.base, classifications=("OFFICER",))
    it.person("other", it.base)
    kit = it.printed("Medical Kit", it.base, "aboard")
    it.seed("Tarellian Plague Ship")
    it.attempt()
    assert (it.killed(), it.role(kit)) == ({"officer"}, "discard")
    it = Tabletop("space")
    it.person("doctor", it.base, classifications=("MEDICAL",))
    kit = it.printed("Medical Kit", it.base, "aboard")
    it.seed("Tarellian Plague Ship")
    it.attempt()
    assert (it.killed(), it.role(kit)) == ({"doctor"}, "aboard")


@pytest.mark.parametrize("facts", [{"cunning": 8}, {"skills": ("Honor",)}])
def test_the_portal_guard_lets_the_clever_and_the_honourable_pass(facts):
    it = Tabletop()
    it.person("one", it.place, **facts)
    it.person("two", it.place)
    card = it.seed("Portal Guard")
    it.attempt()
    assert it.role(card) == "out-of-play"
    assert not it.stopped()


def test_the_portal_guard_sends_an_away_team_back_to_its_ship():
    """1E-7.2.2.2/2: it is met again the next time, and the team is stopped."""
    it = Tabletop()
    team = it.team(people=2)
    kit = it.printed("Medical Kit", it.place, "surface")
    ships = [it.ship(name, it.place) for name in ("One", "Two")]
    it.ship("Theirs", it.place, owner=OPPONENT)
    card = it.seed("Portal Guard")
    it.attempt()
    assert {option.target or option.card for option in it.decision.options} == set(ships)
    it.answer(Answer(option=it.decision.options[1]))
    assert it.decision.clause == "1E-7.1/4"
    it.answer(Answer(cards=(kit,)))
    assert {it.state.cards[one].parent for one in (*team, kit)} == {ships[1]}
    assert it.stopped() >= {"p1", "p2"}
    assert it.role(card) == "seeds"


def test_the_portal_guard_kills_those_who_cannot_leave():
    it = Tabletop()
    it.team(people=2)
    it.ship("Theirs", it.place, owner=OPPONENT)
    it.seed("Portal Guard")
    it.attempt()
    assert it.killed() == {"p1", "p2"}
    it = Tabletop()
    it.team(people=1)
    it.ship("Mine", it.place)
    it.printed("Distortion Field", it.place, "at", OPPONENT)
    it.seed("Portal Guard")
    it.attempt()
    assert it.killed() == {"p1"}


def test_rem_fatigue_kills_those_who_met_it_when_its_countdown_ends():
    """1E-G:rem-fatigue-hallucinations/1, 1E-G:countdown-icon/1."""
    it = Tabletop("space")
    it.team(people=2)
    card = it.seed("REM Fatigue Hallucinations")
    it.attempt()
    assert it.role(card) == "table"
    it.person("later", it.base)
    for _ in range(4):
        assert not it.killed()
        it.pass_round()
    assert it.killed() == {"p1", "p2"}
    assert it.role(card) == "out-of-play"


def test_rem_fatigue_is_cured_by_three_doctors_with_somebody_who_met_it():
    """1E-7.2.2.3/2, 1E-7.2.2.5/1: the cure brings its points to whose personnel they are."""
    it = Tabletop("space")
    it.team(people=2)
    card = it.seed("REM Fatigue Hallucinations")
    it.attempt()
    it.person("far", it.places["Elsewhere"], skills={"MEDICAL": 3})
    it.person("near", it.ship("Runabout", it.place), skills={"MEDICAL": 3})
    it.begin()
    assert it.role(card) == "table"
    it.do("beam", it.names["Runabout"], it.base)
    assert (it.role(card), it.mark(ME, "points")) == ("points", 5)


def test_rem_fatigue_is_cured_at_an_outpost():
    """1E-G:rem-fatigue-hallucinations/1: by docking there; another facility is of no use."""
    it = Tabletop("space")
    it.team(people=2, icons=("Cmd",))
    outpost = it.facility("Outpost", it.place)
    station = it.facility("Station", it.place, kind="station")
    card = it.seed("REM Fatigue Hallucinations")
    it.attempt()
    it.begin()
    it.do("beam", it.ship_card, station)
    it.choose(it.names["p1"])
    assert it.role(card) == "table"
    it.do("dock", it.ship_card, outpost)
    assert (it.role(card), it.mark(ME, "points")) == ("points", 5)


def test_two_dimensional_creatures_disable_empaths_aboard_and_hold_the_ship():
    """1E-10.2.3/1; who comes aboard later is disabled too, who leaves is not any more."""
    it = Tabletop("space")
    troi = it.person("Troi", it.base, skills=("Empathy",), icons=("Cmd",))
    pilot = it.person("pilot", it.base, icons=("Cmd",))
    outpost = it.facility("Outpost", it.place)
    late = it.person("late", outpost, skills=("Empathy",))
    card = it.seed("Two-Dimensional Creatures")
    it.attempt()
    assert it.role(card) == "on"
    assert [is_disabled(it.state, one) for one in (troi, pilot, late)] == [True, False, False]
    assert not it.offers("move")
    it.do("beam", outpost, it.ship_card)
    assert is_disabled(it.state, late)


def test_two_dimensional_creatures_leave_when_they_are_understood():
    it = Tabletop("space")
    troi = it.person("Troi", it.base, skills=("Empathy",))
    it.person("geordi", it.base, skills=("SCIENCE", "ENGINEER"))
    card = it.seed("Two-Dimensional Creatures")
    it.attempt()
    assert it.role(card) == "out-of-play"
    assert not is_disabled(it.state, troi)


def scow(*skills, special=("Tractor Beam",)):
    """A scow at a space location where a ship of player 1 has met it."""
    it = Tabletop("space")
    it.ship_card = it.ship("Tug", it.place, special_equipment=special)
    it.team(*skills, people=2, icons=("Cmd",))
    it.seed("Ancient Computer")
    card = it.seed("Radioactive Garbage Scow")
    it.attempt()
    return it, card


def test_a_scow_ends_the_attempt_and_stops_nobody():
    """1E-G:radioactive-garbage-scow/1: the next seed is not met, and there is no other attempt."""
    it, card = scow()
    assert it.role(card) == "at"
    assert it.role(it.names["Ancient Computer"]) == "seeds"
    assert not it.stopped()
    assert it.refused("attempt", it.names["Here"], it.ship_card)[0] == "attempt-barred"


def test_a_scow_is_towed_to_another_location():
    """1E-G:towing/1: it goes where the ship goes, which may not cloak meanwhile."""
    it, card = scow("2 ENGINEER", special=("Tractor Beam", "Cloaking Device"))
    it.do("order", card, detail="3")
    assert it.state.cards[card].parent == it.ship_card
    assert it.refused("cloak", it.ship_card, detail="cloak")[0] == "cloaking-barred"
    it.do("move", it.ship_card, it.places["Elsewhere"])
    assert it.refused("attempt", it.names["Elsewhere"], it.places["Elsewhere"])[0] == "attempt-barred"
    it.do("order", card, detail="4")
    assert (it.role(card), it.state.cards[card].parent) == ("at", it.places["Elsewhere"])
    it.do("move", it.ship_card, it.place)
    it.do("attempt", it.names["Here"], it.ship_card)


@pytest.mark.parametrize(("skills", "special"), [(("2 ENGINEER",), ()), (("ENGINEER",), ("Tractor Beam",))])
def test_a_scow_is_towed_only_by_engineers_with_a_tractor_beam(skills, special):
    it, card = scow(*skills, special=special)
    assert it.refused("order", card, detail="3")[0] == "condition-not-met"


def test_a_scow_is_towed_by_either_player():
    it, card = scow()
    tug = it.ship("Theirs", it.place, owner=OPPONENT, special_equipment=("Tractor Beam",))
    it.person("engineer", tug, owner=OPPONENT, skills={"ENGINEER": 2})
    it.begin("execute_orders", player=OPPONENT)
    it.do("order", card, detail="3")
    assert it.state.cards[card].parent == tug
    it.begin("execute_orders")
    assert it.refused("order", card, detail="4")[0] == "not-yours"


def test_cytherians_send_a_ship_to_the_far_end_of_its_spaceline():
    """1E-G:cytherians/1, 1E-G:actions-required/3: the attempt ends; the points come at the end of the line."""
    it = Tabletop("space")
    it.ship_card = it.ship("Sent", it.place, range=3)
    it.team(people=2, icons=("Cmd",))
    it.seed("Ancient Computer")
    card = it.seed("Cytherians")
    it.attempt()
    assert (it.role(card), it.state.cards[card].parent) == ("on", it.ship_card)
    assert it.role(it.names["Ancient Computer"]) == "seeds"
    assert not it.stopped()
    assert {option.target for option in it.offers("move")} == {it.places["Elsewhere"]}
    assert not it.offers("end-turn")
    it.do("move", it.ship_card, it.places["Elsewhere"])
    it.pass_round()
    assert {option.target for option in it.offers("move")} == {it.places["Farther"]}
    it.do("move", it.ship_card, it.places["Farther"])
    assert (it.role(card), it.mark(ME, "points"), it.mark(ME, "bonus")) == ("points", 15, 15)
    it.do("end-turn")
