"""Hand weapons of Second Edition, in combat and outside of it."""

import pytest

from tests.support.playing import OPPONENT, PlayTable, person

HAND_WEAPONS = {
    "Bajoran Phaser Pistol": "Baj",
    "Cardassian Phaser Pistol": "Car",
    "Klingon Disruptor Pistol": "Kli",
    "Romulan Disruptor Pistol": "Rom",
    "Starfleet Type-2 Phaser": "Fed",
}


@pytest.mark.parametrize("weapon", HAND_WEAPONS)
class TestHandWeapons:
    def fought(self, weapon: str, affiliation: str) -> tuple[PlayTable, int]:
        table = PlayTable()
        hero = table.add("hero", person("Leadership", affiliation=affiliation))
        table.add("victim", person(), OPPONENT)
        table.add_card(weapon)
        struggle = table.add_to("core", "Brutal Struggle")
        table.ready()
        assert table.strength(hero) == 5
        table.order(struggle)
        return table, hero

    def test_one_of_that_affiliation_wins_by_it_and_is_as_strong_as_before_afterwards(self, weapon):
        table, hero = self.fought(weapon, HAND_WEAPONS[weapon])
        assert table.killed() == {"victim"}
        assert table.strength(hero) == 5

    def test_one_of_another_does_not(self, weapon):
        table, _ = self.fought(weapon, "NA")
        assert table.killed() == set()
