"""The equipment of Premiere: kits and PADDs, and what repeats random selections."""

import pytest

from spaceline.core.data.decisions import Option
from spaceline.rules.second.values import card_values
from tests.support.tabletop import ME, OPPONENT, Tabletop, person

TOOLS = {
    "Engineering Kit": ("Engineer", "Physics"),
    "Engineering PADD": ("Engineer", "Astrometrics"),
    "Medical Kit": ("Medical", "Biology"),
    "Medical Tricorder": ("Medical", "Exobiology"),
    "Science PADD": ("Science", "Archaeology"),
    "Tricorder": ("Science", "Geology"),
}


def level(table: Tabletop, name: str, skill: str) -> int:
    return card_values(table.state, table.card(name)).skills.get(skill, 0)


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


class TestAlienGamblingDevice:
    def test_the_result_of_a_random_selection_may_be_ignored(self):
        table = Tabletop("planet")
        table.crew({"first": person("Security", cunning=1), "second": person("Security", cunning=9)})
        device = table.add_card("Alien Gambling Device")
        table.fix("first")
        table.face("Trabe Grenade")
        assert table.asked is not None
        assert table.asked.kind == "response"
        table.fix("second")
        table.act(Option("respond", device, detail="0"), ME)
        assert table.killed() == set()

    def test_or_be_left_as_it_is(self):
        table = Tabletop("planet")
        table.crew({"first": person("Security", cunning=1), "second": person("Security", cunning=9)})
        table.add_card("Alien Gambling Device")
        table.fix("first")
        table.face("Trabe Grenade")
        table.let_pass(ME)
        assert table.killed() == {"first"}

    def test_once_each_turn(self):
        table = Tabletop("planet")
        table.crew({"first": person("Security", cunning=9), "second": person("Security", cunning=9)})
        device = table.add_card("Alien Gambling Device")
        table.face("Trabe Grenade", "Hunter Gangs")
        table.act(Option("respond", device, detail="0"), ME)
        assert table.asked is None or table.asked.kind != "response"
