"""Ships with texts, on a real table."""

import pytest

from tests.support.playing import ME, NOBODY_ACCEPTS, OPPONENT, PlayTable, person


class TestCrewMakesAShipBetter:
    @pytest.mark.parametrize(
        ("title", "affiliation", "alone", "together"),
        [
            ("Keldon Advanced", "Car", (6, 8, 7), (8, 10, 9)),
            ("D'deridex Advanced", "Rom", (6, 7, 7), (8, 9, 9)),
            ("Serrola", "Rom", (6, 7, 7), (8, 9, 9)),
        ],
    )
    def test_intelligence_of_its_own_affiliation(self, title, affiliation, alone, together):
        table = PlayTable()
        ship = table.print_ship(title)
        table.add("ashore", person("Intelligence", affiliation=affiliation))
        table.add("stranger", person("Intelligence", affiliation="Fed"), ship=ship)
        table.ready()
        assert table.ship_values(ship) == alone
        table.add("agent", person("Intelligence", affiliation=affiliation), ship=ship)
        table.ready()
        assert table.ship_values(ship) == together

    def test_honorable_klingons_aboard_the_rotarran_up_to_three(self):
        table = PlayTable()
        ship = table.print_ship("I.K.S. Rotarran, Ship of Tears")
        table.ready()
        weapons = [table.ship_values(ship)[1]]
        for number in range(4):
            table.add(f"k{number}", person("Honor", species=("Klingon",)), ship=ship)
            table.ready()
            weapons.append(table.ship_values(ship)[1])
        assert weapons == [8, 9, 10, 11, 11]

    def test_the_aldara_helps_cardassians_aboard_while_their_player_leads(self):
        table = PlayTable()
        ship = table.print_ship("Aldara")
        table.add("cardassian", person(species=("Cardassian",)), ship=ship)
        table.add("human", person(), ship=ship)
        table.ready()
        assert table.values(table.card("cardassian"))[1] == 5
        table.set_points(5)
        table.ready()
        assert [table.values(table.card(name))[1] for name in ("cardassian", "human")] == [6, 5]


class TestWhereAShipIs:
    @pytest.mark.parametrize(
        ("title", "mission", "there"),
        [
            ("I.K.S. Hegh'ta", "Military Exercises", (7, 10, 7)),
            ("Deranas", "Investigate Massacre", (7, 11, 11)),
            ("Serrola", "Survey Star System", (6, 9, 8)),
        ],
    )
    def test_its_values_depend_on_the_mission(self, title, mission, there):
        table = PlayTable(mission=mission)
        here, away = table.print_ship(title), table.print_ship(title, place=table.home)
        table.ready()
        assert table.ship_values(here) == there
        assert table.ship_values(away) != there

    @pytest.mark.parametrize(("at_home", "points"), [(False, 40), (True, 35)])
    def test_the_enterprise_adds_to_a_federation_planet_mission_it_is_at(self, at_home, points):
        table = PlayTable(mission="Investigate Coup")
        table.print_ship("U.S.S. Enterprise-E, Federation Envoy", place=table.home if at_home else table.place)
        table.add("all", person("Leadership", "Navigation", "Officer", "Security", strength=40))
        table.attempt()
        assert table.points() == points

    def test_not_to_a_mission_without_the_federation_icon(self):
        table = PlayTable(mission="Uncover DNA Clues")
        table.print_ship("U.S.S. Enterprise-E, Federation Envoy")
        table.add("all", person("Archaeology", "Exobiology", "Science", cunning=40))
        table.attempt()
        assert table.points() == 30


class TestOtherTexts:
    @pytest.mark.parametrize(("wanted", "role", "weapons"), [("Galor", "deck", 8), ("Daro", "deck", 6)])
    def test_the_valjean_gambles_on_the_top_of_an_opponents_deck(self, wanted, role, weapons):
        table = PlayTable()
        ship = table.print_ship("Valjean")
        for card in table.state.zone(OPPONENT, "deck"):
            table.state.cards.pop(card)
        del table.state.contents[OPPONENT, "deck"]
        top = table.add_to("deck", wanted, OPPONENT)
        below = table.add_to("deck", NOBODY_ACCEPTS, OPPONENT)
        table.ready()
        table.order(ship)
        assert (table.role(top), table.ship_values(ship)[1]) == (role, weapons)
        assert table.top(OPPONENT) == (below if weapons == 8 else top)
        assert not table.offers("order", ship)

    def test_the_modern_galor_costs_a_card_from_hand(self):
        for ally, draws in (("Daro", False), ("Imat'Korex", True)):
            table = PlayTable(home="Mouth of the Wormhole, Terok Nor")
            table.at_home(ally)
            galor, cost = table.hold("Modern Galor", NOBODY_ACCEPTS)
            table.to_play(galor)
            table.play(galor)
            assert table.role(cost) == "discard"
            if draws:
                table.say(yes=True)
            assert table.hand_size(ME) == int(draws)
