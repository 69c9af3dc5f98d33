"""What the heuristic player of First Edition does who plays Borg: objectives, their targets, scouting (1E-7.3)."""

from spaceline.rules.first.roles import FULFILLED
from tests.support.first_players import chosen, played
from tests.support.first_table import ME, OPPONENT
from tests.support.first_tabletop import Tabletop


def hive(kind="space"):
    """A table on which a Borg Cube lies at a mission, with a crew that staffs it, and an objective face down."""
    table = Tabletop(kind)
    cube = table.printed("Borg Cube", table.place, "space")
    for title in ("Fifteen of Seventeen", "Eighteen of Nineteen", "Eighteen of Nineteen", "Four of Eleven"):
        table.printed(title, cube, "aboard")
    return table


class TestObjectives:
    def test_it_follows_an_objective_and_scouts_for_it(self):
        table = hive()
        table.printed("Establish Gateway", ME, "agenda")
        table.begin()
        acts = played(table, 2)
        assert [kind for kind, *_ in acts] == ["flip", "scout"]

    def test_it_waits_where_it_has_scouted(self):
        table = hive()
        table.printed("Establish Gateway", table.place, "at")
        table.begin()
        assert [kind for kind, *_ in played(table, 2)] == ["scout", "end-turn"]

    def test_without_an_objective_it_attempts_nothing(self):
        table = hive()
        table.begin()
        assert chosen(table)[0] not in ("attempt", "scout")

    def test_it_probes_again_where_the_first_card_shows_nothing(self):
        table = hive()
        table.printed("Nine of Twelve", table.place, "surface")
        table.printed("Establish Gateway", table.place, "at")
        table.begin()
        acts = played(table, 7)
        assert [card for kind, card, _ in acts if kind == "respond"] == ["Establish Gateway", "Nine of Twelve"]

    def test_it_takes_what_lies_face_up_where_an_objective_was_completed(self):
        table = hive("planet")
        table.printed("Sixteen of Nineteen", table.place, "surface")
        objective = table.printed("Assimilate Planet", table.place, "at")
        table.printed("Kurlan Naiskos", table.place, "found")
        table.state.marks[objective, FULFILLED] = ME
        table.begin()
        assert chosen(table)[:2] == ("acquire", "Kurlan Naiskos")


class TestCounterparts:
    def near(self, objective="agenda"):
        """A cube with an Assimilation Table and drones above a planet on which somebody is whom they may seek."""
        table = Tabletop("planet")
        cube = table.printed("Borg Cube", table.place, "space")
        for title in ("Assimilation Table", "Eight of Nineteen", "Eight of Nineteen", "Ten of Nineteen"):
            table.printed(title, cube, "aboard")
        table.printed("Jean-Luc Picard", table.place, "surface", OPPONENT)
        table.printed("Assimilate Counterpart", ME, objective)
        table.begin()
        return table

    def test_it_seeks_somebody_attacks_abducts_and_connects(self):
        kinds = [(kind, card) for kind, card, *_ in played(self.near(), 8)]
        assert [kind for kind, _ in kinds[:3]] == ["flip", "beam", "cards"]
        assert ("respond", "Assimilate Counterpart") in kinds
        assert ("order", "Assimilation Table") in kinds
