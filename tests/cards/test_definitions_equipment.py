"""The kits and PADDs of Premiere: whoever is present and knows one field gains another."""

import pytest

from spaceline.rules.second.values import sheet
from tests.support.tabletop import OPPONENT, Tabletop, person

TOOLS = {
    "Engineering Kit": ("Engineer", "Physics"),
    "Engineering PADD": ("Engineer", "Astrometrics"),
    "Medical Kit": ("Medical", "Biology"),
    "Medical Tricorder": ("Medical", "Exobiology"),
    "Science PADD": ("Science", "Archaeology"),
    "Tricorder": ("Science", "Geology"),
}


def level(table: Tabletop, name: str, skill: str) -> int:
    return sheet(table.state, table.card(name)).skills.get(skill, 0)


@pytest.mark.parametrize(("tool", "of", "gains"), [(tool, *skills) for tool, skills in TOOLS.items()])
class TestTools:
    def test_those_of_the_field_who_are_present_gain_the_other(self, tool, of, gains):
        table = Tabletop()
        table.crew({"expert": person(of), "layman": person(), "both": person(of, gains)})
        table.add("theirs", person(of), OPPONENT)
        table.add("aboard", person(of), ship=table.add_ship())
        table.add_card(tool)
        table.state.watch()
        levels = {name: level(table, name, gains) for name in ("expert", "layman", "both", "theirs", "aboard")}
        assert levels == {"expert": 1, "layman": 0, "both": 2, "theirs": 0, "aboard": 0}

    def test_two_of_them_give_it_twice(self, tool, of, gains):
        table = Tabletop()
        table.crew({"expert": person(of)})
        table.add_card(tool)
        table.add_card(tool)
        table.state.watch()
        assert level(table, "expert", gains) == 2


def test_a_gained_skill_helps_against_a_dilemma():
    table = Tabletop("space")
    table.crew({"expert": person("2 Engineer")})
    table.add_card("Engineering Kit")
    table.face("Alien Abduction")
    assert table.stopped() == set()


def test_a_tool_aboard_another_ship_does_not_help():
    table = Tabletop("space")
    table.crew({"expert": person("2 Engineer")})
    table.add_card("Engineering Kit", ship=table.add_ship())
    table.face("Alien Abduction")
    assert table.stopped() == {"expert"}
