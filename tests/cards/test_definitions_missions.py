"""The missions with a text of their own, attempted on a real table by people who could complete them."""

import pytest

from spaceline.core.data.decisions import Option
from spaceline.rules.second.movement.moving import distance
from tests.support.tabletop import ME, OPPONENT, Person, Tabletop, person

RESPOND = "respond"


def table_with(mission: str, *people: Person) -> Tabletop:
    """A table with people at a mission."""
    table = Tabletop(mission=mission)
    table.crew({f"p{number}": who for number, who in enumerate(people, 1)})
    return table


NO_MAQUIS_ON_THE_PLANET = {
    "Evacuate Colony": person("Anthropology", "2 Diplomacy", "Honor", integrity=40),
    "Search and Rescue": person("Leadership", "2 Navigation", "Security", strength=40),
}
MAQUIS = person(icons=("Maq",), affiliation="NA")


@pytest.mark.parametrize("mission", NO_MAQUIS_ON_THE_PLANET)
class TestNoMaquisOnThePlanet:
    def test_it_is_completed_without_them(self, mission):
        table = table_with(mission, NO_MAQUIS_ON_THE_PLANET[mission])
        table.face()
        assert (table.points(), table.stopped()) == (35, set())

    def test_it_cannot_be_completed_while_one_of_yours_is_there(self, mission):
        table = table_with(mission, NO_MAQUIS_ON_THE_PLANET[mission], MAQUIS)
        table.face()
        assert (table.points(), table.stopped()) == (0, {"p1", "p2"})

    def test_those_of_others_and_those_aboard_ships_do_not_matter(self, mission):
        table = table_with(mission, NO_MAQUIS_ON_THE_PLANET[mission])
        table.add("theirs", MAQUIS, OPPONENT)
        table.add("aboard", MAQUIS, ship=table.add_ship())
        table.face()
        assert table.points() == 35


class TestInterceptMaquis:
    ABLE = person("2 Leadership", "Officer", "Security", cunning=40)

    def test_it_cannot_be_completed_with_a_ship_that_has_them_aboard(self):
        table = table_with("Intercept Maquis", self.ABLE, MAQUIS)
        table.face()
        assert (table.points(), table.stopped()) == (0, {"p1", "p2"})

    def test_those_aboard_another_ship_do_not_matter(self):
        table = table_with("Intercept Maquis", self.ABLE)
        table.add("elsewhere", MAQUIS, ship=table.add_ship())
        table.face()
        assert table.points() == 35


BONUS = {
    "Geological Survey": (["Geology", "Physics", "Science"], [["Geology"], ["2 Acquisition"]], ["Acquisition"]),
    "Avert Danger": (["Astrometrics", "Physics", "Science"], [["Physics"], ["Science"]], ["Geology"]),
    "Survey Star System": (
        ["Astrometrics", "Navigation", "Science"],
        [["Acquisition"], ["Diplomacy"], ["Treachery"]],
        ["Honor"],
    ),
}
"""What completes a mission, what earns its bonus besides, and what does not."""


@pytest.mark.parametrize(("mission", "more"), [(m, more) for m, (_, earns, _) in BONUS.items() for more in earns])
def test_completing_with_certain_skills_earns_five_points_more(mission, more):
    table = table_with(mission, person(*BONUS[mission][0], cunning=40), person(*more))
    table.face()
    assert table.points() == 35


@pytest.mark.parametrize("mission", BONUS)
def test_without_those_skills_there_is_no_bonus(mission):
    table = table_with(mission, person(*BONUS[mission][0], cunning=40), person(*BONUS[mission][2]))
    table.face()
    assert table.points() == 30


def test_only_those_who_complete_the_mission_count_for_the_bonus():
    table = table_with("Geological Survey", person("Geology", "Physics", "Science", cunning=40))
    table.add("aboard", person("2 Geology"), ship=table.add_ship())
    table.face()
    assert table.points() == 30


@pytest.mark.parametrize(("other", "points"), [("Kli", 45), ("NA", 40)])
def test_brute_force_rewards_klingons_who_are_alone(other, points):
    table = table_with("Brute Force", person("2 Leadership", "3 Security", strength=40, affiliation="Kli"))
    table.add("aboard", person(affiliation=other), ship=table.add_ship())
    table.add("theirs", person(affiliation="Rom"), OPPONENT)
    table.face()
    assert table.points() == points


@pytest.mark.parametrize(("bajorans", "points"), [(3, 35), (2, 30)])
def test_mine_nebula_rewards_the_command_of_three_bajorans_wherever_they_are(bajorans, points):
    table = table_with("Mine Nebula", person("Engineer", "2 Navigation", "Officer", cunning=40))
    ship = table.add_ship()
    for number in range(bajorans):
        table.add(f"b{number}", person(affiliation="Baj"), ship=ship)
    table.face()
    assert table.points() == points


def test_stopped_personnel_do_not_count_as_commanded():
    table = table_with("Mine Nebula", person("Engineer", "2 Navigation", "Officer", cunning=40))
    ship = table.add_ship()
    for number in range(3):
        table.add(f"b{number}", person(affiliation="Baj"), ship=ship)
    table.stop("b2")
    table.face()
    assert table.points() == 30


def test_treat_plague_ship_costs_a_doctor():
    table = table_with("Treat Plague Ship", person("Biology", cunning=30), person("Medical"), person("Medical"))
    table.face()
    assert table.choices() == {"p2", "p3"}
    table.choose("p3", player=ME)
    assert (table.points(), table.lying("discard")) == (20, {"p3"})


class TestKressariRendezvous:
    ABLE = person("Officer", "2 Treachery", strength=40)

    def begun(self, weapons: int):
        table = table_with("Kressari Rendezvous", self.ABLE)
        cards = [table.add_card("Bajoran Phaser Pistol") for _ in range(weapons)]
        table.add_card("Tricorder")
        table.face()
        return table, cards

    def test_up_to_three_weapons_are_sold_for_five_points_each(self):
        table, cards = self.begun(4)
        table.act(Option(RESPOND, table.mission, detail="0"), ME)
        assert set(table.asked.selection.cards) == set(cards)
        assert (table.asked.selection.least, table.asked.selection.most) == (0, 3)
        table.choose(*cards[:2], player=ME)
        assert table.points() == 40
        assert [table.state.cards[card].role for card in cards] == ["discard", "discard", "aboard", "aboard"]

    def test_nobody_has_to_sell(self):
        table, cards = self.begun(1)
        table.let_pass(ME)
        assert table.points() == 30
        assert table.state.cards[cards[0]].role == "aboard"

    def test_without_weapons_there_is_nothing_to_gain(self):
        table, _ = self.begun(0)
        table.act(Option(RESPOND, table.mission, detail="0"), ME)
        assert table.points() == 30


class TestRunaboutSearch:
    ABLE = person("Medical", "Science", "Transporters", "Honor", cunning=40)

    def test_a_bajoran_or_federation_personnel_comes_back_aboard_the_ship(self):
        table = table_with("Runabout Search", self.ABLE)
        ship = table.add_ship()
        federation = table.add_to("discard", "Data, Aspirer")
        table.add_to("discard", "Gowron, Leader of the High Council")
        table.add_to("discard", "Tricorder")
        bajoran = table.add_to("discard", "Ro Laren, Maquis Sympathizer")
        table.face()
        table.act(Option(RESPOND, table.mission, detail="0"), ME)
        assert set(table.asked.selection.cards) == {federation, bajoran}
        table.choose(federation, player=ME)
        leaf = table.state.cards[federation]
        assert (leaf.parent, leaf.role, leaf.controller) == (ship, "aboard", ME)
        assert table.state.cards[bajoran].role == "discard"

    def test_one_of_several_ships_is_chosen(self):
        table = table_with("Runabout Search", self.ABLE)
        table.add_ship()
        second = table.add_ship()
        found = table.add_to("discard", "Data, Aspirer")
        table.face()
        table.act(Option(RESPOND, table.mission, detail="0"), ME)
        table.choose(second, player=ME)
        assert table.state.cards[found].parent == second

    def test_without_a_ship_there_is_no_such_choice(self):
        table = table_with("Runabout Search", self.ABLE)
        table.add_to("discard", "Data, Aspirer")
        table.face()
        assert table.asked.kind == "action"
        assert table.points() == 35


def test_the_mouth_of_the_wormhole_takes_the_surcharge_off_moves_between_it_and_the_gamma_quadrant():
    table = Tabletop(mission="Mouth of the Wormhole, Deep Space 9")
    spans = {"Investigate Rumors": ("Gamma", 4), "Assault on Species 8472": ("Delta", 4)}
    places = {title: table.state.cards[table.lay_out(title, ME)].parent for title in spans}
    elsewhere = table.state.cards[table.lay_out("Plague Planet", ME)].parent
    station = table.place
    gamma, delta = places.values()
    assert distance(table.state, station, gamma) == distance(table.state, gamma, station) == 1 + 4
    assert distance(table.state, station, delta) == 1 + 4 + 2
    assert distance(table.state, elsewhere, gamma) == 2 + 4 + 2
