"""What the heuristic player of First Edition does about cards that nobody controls (1E-11.1)."""

import pytest

from spaceline.core import table as tables
from spaceline.core.data.leaves import NOBODY
from spaceline.effects.nodes.requirements import Skill
from spaceline.rules.first.movement.forced_moves import BOUND, LEFT, RIGHT
from tests.support.first_battles import crewed_ship
from tests.support.first_players import chosen, played
from tests.support.first_table import ME, OPPONENT
from tests.support.first_tabletop import Tabletop


def with_borg_ship(table, place, bound=LEFT):
    card = table.printed("Borg Ship", place, "space", OPPONENT)
    tables.hand_over(table.state, card, NOBODY)
    table.state.marks[card, BOUND] = bound
    return card


class TestBorgShips:
    def test_a_ship_leaves_where_one_will_attack(self):
        table = Tabletop("space")
        table.person("pilot", table.ship_card)
        with_borg_ship(table, table.place)
        table.begin()
        assert played(table, 1)[0][0] == "move"

    def test_a_ship_leaves_where_one_is_about_to_come(self):
        table = Tabletop("space")
        table.person("pilot", table.ship_card)
        with_borg_ship(table, table.places["Elsewhere"])
        table.begin()
        assert played(table, 1) == [("move", "Ship", "Farther")]

    @pytest.mark.parametrize(("danger", "goal"), [("Elsewhere", "Farther"), ("Farther", "Elsewhere")])
    def test_a_ship_does_not_fly_to_where_one_is(self, danger, goal):
        """Somebody waits elsewhere whom to meet is worth the way."""
        table = Tabletop("space")
        table.person("pilot", table.ship_card)
        with_borg_ship(table, table.places[danger], RIGHT)
        table.begin()
        assert chosen(table) == ("move", "Ship", goal)

    def test_a_ship_that_cannot_go_docks(self):
        table = Tabletop("space")
        table.person("pilot", table.ship_card)
        table.facility("Outpost", table.place)
        table.state.marks[table.ship_card, "range-used"] = 99
        with_borg_ship(table, table.place)
        table.begin()
        assert chosen(table) == ("dock", "Ship", "Outpost")

    @pytest.mark.parametrize(("weapons", "shields", "kind"), [(49, 30, "battle-ship"), (25, 3, "move")])
    def test_one_is_attacked_where_that_pays(self, weapons, shields, kind):
        """Its points are worth a ship; a hit that does not destroy it is not."""
        table = Tabletop("planet")
        place = table.location("Somewhere", "space", requirement=Skill("Telepathy"))
        crewed_ship(table, "mine", place, weapons=weapons, shields=shields)
        with_borg_ship(table, place)
        table.begin()
        assert chosen(table)[0] == kind


class TestRogueBorg:
    @pytest.mark.parametrize(("whose", "kind"), [(OPPONENT, "play"), (ME, "end-play")])
    def test_they_are_played_on_ships_of_the_opponent(self, whose, kind):
        table = Tabletop("planet", "1e-open")
        ship = table.ship("Boarded", table.place, owner=whose)
        for number in range(3):
            table.person(f"crew {number}", ship, owner=whose)
        table.hold("Rogue Borg Mercenaries")
        table.begin("play_cards")
        assert chosen(table)[0] == kind
