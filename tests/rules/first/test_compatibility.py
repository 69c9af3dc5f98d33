"""Who works together: affiliations, crews, Away Teams and house arrest (1E-6.3, 1E-7.0.1, 1E-10.2.10)."""

import pytest

from spaceline.effects.nodes.abilities import Treaty
from spaceline.rules.first import teams
from spaceline.rules.first.affiliations import AFFILIATIONS, are_compatible, go_together
from tests.support.first_movement import ME, Orders

EASY = {"Neu", "NA"}

TABLE = {
    "Fed": {"Fed", *EASY},
    "Kli": {"Kli", *EASY},
    "Rom": {"Rom", *EASY},
    "Fer": {"Fer", *EASY},
    "Car": {"Car", *EASY},
    "Baj": {"Baj", *EASY},
    "Dom": {"Dom", *EASY},
    "Kaz": {"Kaz", *EASY},
    "Vid": {"Vid", *EASY},
    "Hir": {"Hir", *EASY},
    "Bor": {"Bor"},
    "Sta": {"Sta", *EASY},
    "Vul": {"Vul", *EASY},
    "Neu": set(AFFILIATIONS) - {"Bor"},
    "NA": set(AFFILIATIONS) - {"Bor"},
}


def test_the_table_names_all_fifteen_affiliations():
    """1E-13.1.3/1."""
    assert set(TABLE) == set(AFFILIATIONS)
    assert len(AFFILIATIONS) == 15


@pytest.mark.parametrize("one", AFFILIATIONS)
@pytest.mark.parametrize("other", AFFILIATIONS)
def test_an_affiliation_goes_with_its_own_and_with_the_easy_ones_but_not_borg(one, other):
    """1E-6.3/3, 1E-6.3/4; a Federation personnel fits no Klingon ship, a Non-Aligned one fits both."""
    assert go_together(one, other) == (other in TABLE[one])
    game = Orders()
    ship = game.ship(game.location(), one)
    person = game.person(ship, other)
    game.run()
    assert are_compatible(game.state, ME, ship, person) == (other in TABLE[one])
    assert teams.is_arrested(game.state, person) == (other not in TABLE[one])


def with_treaty(game, *affiliations, player=ME):
    """A treaty on the table."""
    return game.add(game.invent("Treaty", "event", Treaty(affiliations)), player, player, "table")


@pytest.mark.parametrize(("player", "works"), [(1, True), (2, False)])
def test_a_treaty_makes_the_cards_of_its_controller_compatible(player, works):
    """1E-6.3/3, 1E-G:treaties/1."""
    game = Orders()
    ship = game.ship(game.location(), "Fed")
    guest = game.person(ship, "Kli")
    with_treaty(game, "Fed", "Kli", player=player)
    game.run()
    assert teams.is_arrested(game.state, guest) != works


def test_treaties_do_not_chain():
    """1E-G:treaties/1: Federation with Klingon and Klingon with Romulan do not join Federation and Romulan."""
    game = Orders()
    place = game.location("planet")
    fed, kli, rom = (game.person(place, name) for name in ("Fed", "Kli", "Rom"))
    with_treaty(game, "Fed", "Kli")
    with_treaty(game, "Kli", "Rom")
    game.run()
    found = teams.teams_at(game.state, place, ME)
    assert len(found) == 2
    assert not any({fed, rom} <= set(team) for team in found)
    assert any({kli, fed} <= set(team) or {kli, rom} <= set(team) for team in found)


def test_personnel_who_become_incompatible_aboard_are_put_under_house_arrest():
    """1E-10.2.10/1: the treaty goes, and those who do not fit the ship are arrested; with it they were crew."""
    game = Orders()
    ship = game.ship(game.location(), "Fed")
    host, guests = game.person(ship, "Fed"), [game.person(ship, "Kli") for _ in range(2)]
    treaty = with_treaty(game, "Fed", "Kli")
    game.run()
    assert set(teams.crew(game.state, ship, ME)) == {host, *guests}
    game.happen("discard", treaty)
    assert teams.under_house_arrest(game.state, ship, ME) == tuple(guests)
    assert teams.crew(game.state, ship, ME) == (host,)


def test_where_all_fit_the_ship_the_minority_is_arrested():
    """1E-10.2.10/1: aboard a Non-Aligned ship two Klingons outnumber a Federation personnel."""
    game = Orders()
    ship = game.ship(game.location(), "NA")
    fed, klingons = game.person(ship, "Fed"), [game.person(ship, "Kli") for _ in range(2)]
    neutral = game.person(ship, "Neu")
    game.run()
    assert teams.under_house_arrest(game.state, ship, ME) == (fed,)
    assert set(teams.crew(game.state, ship, ME)) == {*klingons, neutral}


def test_on_a_planet_incompatible_personnel_form_separate_teams():
    """1E-7.0.1/3, 1E-7.1/2; nobody is arrested there, and whoever goes with all is in the largest team."""
    game = Orders()
    place = game.location("planet")
    feds = [game.person(place, "Fed") for _ in range(2)]
    klingon, free = game.person(place, "Kli"), game.person(place, "NA")
    game.run()
    assert [set(team) for team in teams.teams_at(game.state, place, ME)] == [{*feds, free}, {klingon}]
    assert not any(teams.is_arrested(game.state, card) for card in (klingon, free))


def test_aboard_an_opposing_ship_intruders_are_an_away_team_and_nobody_is_arrested():
    """1E-7.1/3, 1E-7.1.1.0.1/2."""
    game = Orders()
    ship = game.ship(game.location(), "Rom", player=2)
    intruders = [game.person(ship, name) for name in ("Fed", "Kli")]
    game.run()
    assert [set(team) for team in teams.teams_at(game.state, ship, ME)] == [{card} for card in intruders]
    assert teams.under_house_arrest(game.state, ship, ME) == ()


def test_whoever_goes_with_several_away_teams_may_join_any_of_them():
    """1E-7.0.1/3: the controller says so, in the orders; the choice holds when others come and go."""
    game = Orders()
    place = game.location("planet")
    feds = [game.person(place, "Fed") for _ in range(2)]
    klingon, free = game.person(place, "Kli"), game.person(place, "NA")
    game.run()
    assert game.offered("join-team") == {(free, klingon, "")}
    assert game.disagreements("join-team") == set()
    game.do("join-team", free, klingon)
    assert {klingon, free} in [set(team) for team in teams.teams_at(game.state, place, ME)]
    assert game.offered("join-team") == {(free, feds[0], "")}
    game.person(place, "Kli")
    game.person(place, "Kli")
    game.run()
    assert any({klingon, free} <= set(team) for team in teams.teams_at(game.state, place, ME))


@pytest.mark.parametrize(("joiner", "clause"), [("Fed", "1E-7.1/2"), ("Kli", "1E-7.0.1/3")])
def test_others_do_not_join_another_team(joiner, clause):
    """1E-7.1/2: compatible personnel at one place are one team and may not divide themselves."""
    game = Orders()
    place = game.location("planet")
    game.person(place, "Fed")
    klingon = game.person(place, "Kli")
    wanting = game.person(place, joiner)
    game.run()
    assert game.why_not("join-team", wanting, klingon) == clause


def test_equipment_is_handed_to_another_team_there():
    """1E-6.3/5, 1E-7.0.1/3: from the largest team, which carries what came without anybody, and back again."""
    game = Orders()
    place, elsewhere = game.location("planet"), game.location("planet")
    feds, klingon = (game.person(place, "Fed"), game.person(place, "Fed")), game.person(place, "Kli")
    tool, far = game.tool(place), game.tool(elsewhere)
    game.run()
    assert teams.team_with(game.state, tool) == feds
    assert game.offered("join-team") == {(tool, klingon, "")}
    assert game.why_not("join-team", tool, feds[0]) == game.why_not("join-team", far, klingon) == "1E-7.0.1/3"
    game.do("join-team", tool, klingon)
    assert teams.team_with(game.state, tool) == (klingon,)
    assert game.offered("join-team") == {(tool, feds[0], "")}
    assert game.disagreements("join-team") == set()


def test_equipment_goes_with_everybody():
    """1E-6.3/5."""
    game = Orders()
    ship = game.ship(game.location(), "Bor")
    tool = game.tool(ship)
    game.run()
    assert are_compatible(game.state, ME, ship, tool)
