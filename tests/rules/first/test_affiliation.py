"""Multi-affiliation cards (1E-6.3.3)."""

import pytest

from spaceline.rules.first import teams
from spaceline.rules.first.affiliations import affiliations
from tests.support.first_movement import ME, OPPONENT, Orders


def changes(game):
    """Which cards could change to what."""
    assert game.disagreements("affiliation") == set()
    return {(card, name) for card, _, name in game.offered("affiliation")}


def test_a_card_has_one_affiliation_at_a_time_and_changes_it_as_often_as_wanted():
    """1E-6.3.3/1, /2."""
    game = Orders()
    person = game.person(game.location("planet"), "Baj/Fed")
    game.run()
    assert affiliations(game.state, person) == ("Baj",)
    for name, other in (("Fed", "Baj"), ("Baj", "Fed")) * 2:
        assert changes(game) == {(person, name)}
        game.do("affiliation", person, detail=name)
        assert affiliations(game.state, person) == (name,)
        assert game.why_not("affiliation", person, detail=name) == "1E-6.3.3/2"
        assert game.why_not("affiliation", person, detail=other) == ""


def test_it_changes_in_either_players_turn():
    """1E-6.3.3/2: any time but during another action; the opponent gets the chance after an order."""
    game = Orders()
    place = game.location("planet")
    person, ship = game.person(place, "Baj/Fed", player=OPPONENT), game.ship(place)
    game.person(ship)
    game.run()
    game.do("beam", ship, place)
    assert game.asked.player == OPPONENT
    assert changes(game) == {(person, "Fed")}
    game.do("affiliation", person, detail="Fed")
    assert game.asked.player == ME
    assert affiliations(game.state, person) == ("Fed",)


def test_it_does_not_change_during_another_action():
    """1E-6.3.3/2, 1E-5.0/3."""
    game = Orders()
    place = game.location("planet")
    ship, person = game.ship(place), game.person(place, "Baj/Fed")
    game.person(ship)
    game.person(ship)
    game.run()
    game.do("beam", ship, place)
    assert game.asked.kind == "cards"
    assert game.why_not("affiliation", person, detail="Fed") == "1E-5.0/3"


@pytest.mark.parametrize(
    ("what", "name"), [("single", "Kli"), ("other", "Kli"), ("theirs", "Fed"), ("deck", "Fed"), ("nothing", "Fed")]
)
def test_only_own_cards_in_play_change_and_only_to_what_is_printed(what, name):
    """1E-6.3.3/2."""
    game = Orders()
    place = game.location("planet")
    card = {
        "single": lambda: game.person(place, "Fed"),
        "other": lambda: game.person(place, "Baj/Fed"),
        "theirs": lambda: game.person(place, "Baj/Fed", player=OPPONENT),
        "deck": lambda: game.add(
            game.invent("Two", "personnel", affiliations=("Baj", "Fed")), ME, ME, "hand", face_up=False
        ),
        "nothing": lambda: 0,
    }[what]()
    game.run()
    assert game.why_not("affiliation", card, detail=name) == "1E-6.3.3/2"


def test_nobody_may_become_incompatible_aboard_an_own_ship():
    """1E-6.3.3/3: neither whoever changes nor the others."""
    game = Orders()
    ship = game.ship(game.location(), "Fed")
    person = game.person(ship, "Fed/Baj")
    game.run()
    assert changes(game) == set()
    assert game.why_not("affiliation", person, detail="Baj") == "1E-6.3.3/3"


def test_a_ship_may_not_change_so_that_its_crew_does_not_fit():
    """1E-6.3.3/3."""
    game = Orders()
    ship = game.ship(game.location(), "Fed/Kli")
    game.person(ship, "Fed")
    game.run()
    assert game.why_not("affiliation", ship, detail="Kli") == "1E-6.3.3/3"


def test_changes_come_one_after_another_and_each_must_be_legal():
    """1E-6.3.3.0.1/4: two of two affiliations aboard a neutral ship cannot change together, on the planet they can."""
    game = Orders()
    place = game.location("planet")
    ship = game.ship(place, "NA")
    one, other = (game.person(ship, "Fed/Baj") for _ in range(2))
    game.run()
    assert changes(game) == set()
    game.transfer("beam", ship, place, other)
    assert changes(game) == {(one, "Baj"), (other, "Baj")}
    game.do("affiliation", one, detail="Baj")
    game.do("affiliation", other, detail="Baj")
    game.transfer("beam", place, ship, other)
    assert set(teams.crew(game.state, ship, ME)) == {one, other}


def test_off_ships_it_just_forms_another_away_team():
    """1E-6.3.3.0.1/1."""
    game = Orders()
    place = game.location("planet")
    person, other = game.person(place, "Fed/Baj"), game.person(place, "Fed")
    game.run()
    assert len(teams.teams_at(game.state, place, ME)) == 1
    game.do("affiliation", person, detail="Baj")
    assert {frozenset(team) for team in teams.teams_at(game.state, place, ME)} == {
        frozenset((person,)),
        frozenset((other,)),
    }


def test_whoever_is_under_house_arrest_may_change_out_of_it():
    """1E-6.3.3/2, /3."""
    game = Orders()
    ship = game.ship(game.location(), "Fed")
    person = game.person(ship, "Baj/Fed")
    game.run()
    assert teams.is_arrested(game.state, person)
    game.do("affiliation", person, detail="Fed")
    assert not teams.is_arrested(game.state, person)


@pytest.mark.parametrize("status", ["disabled", "stasis"])
def test_a_disabled_card_does_not_change(status):
    """1E-10.2.3/1; a stopped one may (1E-10.2.1.0.1/1)."""
    game = Orders()
    place = game.location("planet")
    person, tired = game.person(place, "Baj/Fed"), game.person(place, "Baj/Fed")
    game.put_marks(person, status)
    game.put_marks(tired, "stopped")
    game.run()
    assert changes(game) == {(tired, "Fed")}
    assert game.why_not("affiliation", person, detail="Fed") == "1E-10.2.3/1"


def test_leaving_play_forgets_the_affiliation():
    """1E-6.3.3.0.1/2."""
    game = Orders()
    person = game.person(game.location("planet"), "Baj/Fed")
    game.run()
    game.do("affiliation", person, detail="Fed")
    game.happen("discard", person)
    assert not game.has(person, "mode")
