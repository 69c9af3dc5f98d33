"""Cards of Call to Arms that take command of an opponent's personnel, on a real table."""

import pytest

from spaceline.core import table as core_table
from spaceline.core.data.decisions import Option
from spaceline.rules.second.values import attribute
from tests.support.playing import ME, OPPONENT, PlayTable, person


def drone(**traits):
    """A Borg who wins every combat."""
    return person(**{"affiliation": "Bor", "strength": 9, **traits})


def commanded(table: PlayTable) -> set[str]:
    """The people of player 2 whom player 1 commands."""
    cards = table.state.cards
    return {
        name for name, card in table.names.items() if cards[card].owner == OPPONENT and cards[card].controller == ME
    }


def answer_first(table: PlayTable) -> None:
    """Take the first of whatever is asked until player 1 gives orders again."""
    while table.asked is not None and table.asked.prompt != "orders":
        if table.asked.options:
            table.act(table.asked.options[0])
        else:
            assert table.asked.selection is not None
            table.choose(*table.asked.selection.cards[: max(1, table.asked.selection.least)])


class TestAddingToOurPerfection:
    def fought(self, strength: int = 9, **victim) -> tuple[PlayTable, int]:
        table = PlayTable()
        table.add("drone", drone(strength=strength))
        table.add("victim", person(**victim), OPPONENT)
        event = table.add_to("core", "Adding to Our Perfection")
        return table, event

    def test_the_winner_takes_command_of_one_who_fought(self):
        """2E-command-and-owner/2: it stays where it is."""
        table, event = self.fought()
        table.add("elsewhere", person(), OPPONENT, table.add_ship(OPPONENT))
        table.ready()
        table.order(event)
        answer_first(table)
        assert commanded(table) == {"victim"}
        assert table.role(table.card("victim")) == "surface"
        assert table.role(event) == "discard"

    def test_nobody_is_taken_without_a_victory(self):
        table, event = self.fought(strength=5)
        table.ready()
        table.order(event)
        answer_first(table)
        assert commanded(table) == set()

    def test_a_copy_of_a_unique_personnel_is_not(self):
        """2E-uniqueness/5."""
        table, event = self.fought(unique=True, title="Hugh")
        table.add("hugh", drone(unique=True, title="Hugh"))
        table.ready()
        table.order(event)
        answer_first(table)
        assert commanded(table) == set()

    def test_one_has_to_be_borg(self):
        table = PlayTable()
        table.add("hero", person(strength=9))
        table.add("victim", person(), OPPONENT)
        event = table.add_to("core", "Adding to Our Perfection")
        table.ready()
        assert not table.offers("order", event)


def borg_ship(table: PlayTable) -> int:
    """A staffed Borg ship of player 1 at the mission."""
    ship = table.print_ship("Borg Cube")
    for number in range(8):
        table.add(f"crew{number}", drone(icons=("Cmd",)), ship=ship)
    return ship


class TestTheWillOfTheCollective:
    def test_the_one_taken_goes_aboard_a_borg_ship_there(self):
        table = PlayTable()
        table.add("drone", drone())
        table.add("victim", person(), OPPONENT)
        ship = borg_ship(table)
        event = table.add_to("core", "The Will of the Collective")
        table.ready()
        table.order(event)
        answer_first(table)
        victim = table.state.cards[table.card("victim")]
        assert (commanded(table), victim.parent, victim.role) == ({"victim"}, ship, "aboard")


class TestBorgCuttingBeam:
    def fought(self, shields: int) -> tuple[PlayTable, int, int, int]:
        table = PlayTable(kind="space")
        core_table.move(table.state, table.ship, ME, "removed")
        ship = borg_ship(table)
        enemy = table.add_ship(OPPONENT, Shields=shields, Weapons=1)
        table.add("victim", person(), OPPONENT, enemy)
        event = table.add_to("core", "Borg Cutting Beam")
        table.ready()
        table.order(event)
        answer_first(table)
        return table, ship, enemy, event

    def test_takes_one_aboard_and_damages_the_loser(self):
        table, ship, enemy, event = self.fought(shields=2)
        victim = table.state.cards[table.card("victim")]
        assert (commanded(table), victim.parent, victim.role) == ({"victim"}, ship, "aboard")
        assert (table.state.cards[event].parent, attribute(table.state, enemy, "Range")) == (enemy, 6)

    def test_is_destroyed_where_it_fails(self):
        table, _, enemy, event = self.fought(shields=99)
        assert (commanded(table), table.role(event)) == (set(), "discard")
        assert attribute(table.state, enemy, "Range") == 8


class TestAbduction:
    def table(self, guards: int = 2) -> tuple[PlayTable, int]:
        table = PlayTable()
        for number in range(guards):
            table.add(f"guard{number}", person("Security", affiliation="Bor"))
        table.add("medic", person("Medical"), OPPONENT)
        table.add("pilot", person("Navigation"), OPPONENT)
        event = table.add_to("core", "Abduction")
        table.ready()
        return table, event

    def test_two_guards_are_stopped_for_one_who_has_the_named_skill(self):
        table, event = self.table()
        table.order(event)
        table.choose("guard0", player=ME)
        table.act(Option("name", detail="Navigation"))
        assert commanded(table) == {"pilot"}
        assert table.stopped() == {"guard0", "guard1"}
        assert table.role(event) == "discard"

    def test_a_single_guard_takes_nobody(self):
        table, event = self.table(guards=1)
        assert not table.offers("order", event)

    def test_guards_apart_from_each_other_take_nobody(self):
        table, event = self.table(guards=1)
        table.add("away", person("Security", affiliation="Bor"), ship=table.add_ship())
        table.ready()
        assert not table.offers("order", event)


class TestOneWithTheBorg:
    @pytest.mark.parametrize("taken", [0, 2])
    def test_scores_for_personnel_of_others(self, taken):
        table = PlayTable()
        table.crew({f"d{number}": drone() for number in range(3)})
        for number in range(taken):
            card = table.add(f"taken{number}", person(), OPPONENT)
            core_table.hand_over(table.state, card, ME)
        event = table.add_to("core", "One With the Borg")
        table.ready()
        table.order(event)
        assert (table.points(), table.role(event)) == (5 * taken, "discard")


class TestTakenPersonnel:
    def test_go_to_their_owners_discard_pile(self):
        """2E-command-and-owner/3."""
        table = PlayTable()
        card = table.add("taken", person(), OPPONENT)
        core_table.hand_over(table.state, card, ME)
        table.ready()
        table.fix("taken")
        table.face("Houdini Mines")
        leaf = table.state.cards[card]
        assert (leaf.role, leaf.parent, leaf.controller) == ("discard", OPPONENT, OPPONENT)
