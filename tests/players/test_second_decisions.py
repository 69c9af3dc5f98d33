"""Single decisions of the heuristic player: battles it goes for, what it prevents, downloads, captives."""

import pytest

from spaceline.core import table as core_table
from spaceline.core.view import answer
from spaceline.players.heuristic import HeuristicPlayer
from spaceline.players.seat import Sampled, Seat
from tests.support.battles import BattleTable
from tests.support.captives import PRIME, captive, in_deck
from tests.support.playing import ME, OPPONENT, PlayTable, person
from tests.support.tabletop import dummies


def decides(table, player=ME):
    """What the player would answer now, in its own numbers."""
    choice = HeuristicPlayer(1).choose(Seat(table.state, player))
    assert not isinstance(choice, Sampled)
    return choice


def goes_on(table, player=ME):
    """Let the player answer; tells what kind of thing it did."""
    choice = decides(table, player)
    answer(table.state, player, choice)
    return choice.option.kind if choice.option is not None else "cards"


def done(table):
    """There is nothing to attempt any more."""
    core_table.put_mark(table.state, table.mission, "completed", 1)


class TestGoingForABattle:
    def raiders(self, enemies):
        """Klingons aboard their ship, and so many opponents on a planet within its reach."""
        table = BattleTable("space")
        done(table)
        planet = table.state.cards[table.lay_out("Brute Force", OPPONENT)].parent
        table.vessel("hunter", "Kli", ME, *[person(affiliation="Kli", strength=8) for _ in range(3)], Range=12)
        for number in range(enemies):
            prey = table.add(f"prey{number}", person(), OPPONENT, ship=table.card("hunter"))
            core_table.move(table.state, prey, planet, "surface", face_up=False)
        table.in_core("A Chance for Glory")
        table.ready()
        return table

    def test_it_travels_to_a_weaker_enemy_beams_down_and_fights(self):
        table = self.raiders(1)
        assert [goes_on(table) for _ in range(4)] == ["move", "beam", "cards", "order"]
        assert table.points() == 10

    def test_it_does_not_fight_a_stronger_one(self):
        table = self.raiders(9)
        assert decides(table).option.kind == "end-orders"

    @pytest.mark.parametrize(("enemies", "buys"), [(1, True), (9, False), (0, False)])
    def test_a_text_that_begins_battles_is_bought_where_there_is_an_occasion(self, enemies, buys):
        table = BattleTable()
        done(table)
        for name in "abc":
            table.add(name, person("Honor", affiliation="Kli", strength=8))
        table.against(*[5] * enemies)
        (card,) = table.hold("Let Honor Guide You")
        table.to_play(card, more=1)
        assert (decides(table).option.kind == "play") == buys


class TestInABattle:
    def attacked(self, weapons):
        """A ship of player 2 with an engineer aboard is attacked."""
        table = BattleTable("space")
        table.vessel("ours", "Kli", ME, person(affiliation="Kli"), Weapons=weapons)
        table.vessel("theirs", "Rom", OPPONENT, person("Engineer", affiliation="Rom"), Shields=8)
        table.hold("Power to the Shields", player=OPPONENT)
        table.carry_out(table.in_core("BaH!"))
        return table

    @pytest.mark.parametrize(("weapons", "kind"), [(9, "answer"), (5, "pass"), (25, "pass")])
    def test_help_is_used_where_it_may_turn_the_battle(self, weapons, kind):
        table = self.attacked(weapons)
        assert table.asked.player == OPPONENT
        assert decides(table, OPPONENT).option.kind == kind

    @pytest.mark.parametrize(("attackers", "defenders", "kind"), [(3, 1, "respond"), (1, 3, "pass")])
    def test_a_battle_that_looks_lost_is_prevented(self, attackers, defenders, kind):
        table = BattleTable()
        for number in range(attackers):
            table.add(f"hero{number}", person(affiliation="Kli"))
        for number in range(defenders):
            table.add(f"victim{number}", person(affiliation="Baj"), OPPONENT)
        table.in_core("Resistance Tactics", OPPONENT)
        table.carry_out(table.in_core("A Chance for Glory"))
        assert table.asked.player == OPPONENT
        assert decides(table, OPPONENT).option.kind == kind


class TestPreventing:
    @pytest.mark.parametrize(
        ("cost", "skills", "kind"),
        [(5, ("Biology", "Exobiology", "Medical"), "answer"), (3, (), "answer"), (2, (), "answer"), (0, (), "pass")],
    )
    def test_the_death_of_somebody_valuable_is_prevented(self, cost, skills, kind):
        table = PlayTable(mission="Medical Relief")
        table.crew({"hero": person(*skills, cost=cost)} | dummies(3))
        table.hold("Escape", "Tricorder", "Tricorder")
        table.fix("hero")
        table.face("Pursuit Just Behind")
        while table.asked is not None and table.asked.kind != "response":
            goes_on(table, table.asked.player)
        assert table.asked.prompt == "respond.about.kill"
        assert decides(table).option.kind == kind


class TestTwoTeams:
    def over_a_planet(self, people):
        """A ship over a planet with a mission that six of those aboard would complete."""
        table = PlayTable(mission="Excavation")
        ship = table.add_ship()
        for number in range(people):
            table.add(f"p{number}", person("Anthropology", "Archaeology", cunning=9), ship=ship)
        table.ready()
        return table

    @pytest.mark.parametrize(("people", "landed"), [(16, 8), (10, 10)])
    def test_sixteen_land_and_attempt_a_mission_in_two_halves(self, people, landed):
        table = self.over_a_planet(people)
        assert goes_on(table) == "beam"
        choice = decides(table)
        assert len(choice.cards) == landed
        answer(table.state, ME, choice)
        assert goes_on(table) == "attempt"

    def test_the_second_half_lands_when_the_first_was_stopped(self):
        table = self.over_a_planet(16)
        assert [goes_on(table) for _ in range(2)] == ["beam", "cards"]
        table.stop(*(name for name in table.names if table.role(table.card(name)) == "surface"))
        table.ready()
        assert [goes_on(table) for _ in range(3)] == ["beam", "cards", "attempt"]


class TestTextsForNothing:
    """They may be used (2E-actions-effects/2); the player does not."""

    @pytest.mark.parametrize(("dead", "kind"), [("Anara", "answer"), ("Daro", "pass")])
    def test_no_vision_of_violence_without_a_dead_bajoran(self, dead, kind):
        table = BattleTable()
        table.add("hero", person(affiliation="Kli", strength=6))
        table.add("victim", person(affiliation="Baj", strength=4), OPPONENT)
        table.add_to("discard", dead, OPPONENT)
        table.hold("Vision of Violence", player=OPPONENT)
        table.carry_out(table.in_core("A Chance for Glory"))
        assert table.asked.player == OPPONENT
        assert decides(table, OPPONENT).option.kind == kind


class TestDownloads:
    def opaka(self, *titles):
        table = PlayTable(home="Bajor, Gift of the Prophets")
        table.lay_out("Medical Relief", ME)
        found = in_deck(table, *titles)
        (opaka,) = table.hold("Opaka, Kai of Bajor")
        table.to_play(opaka)
        table.play(opaka)
        return table, found

    def test_what_the_missions_lack_is_taken_out_of_the_deck(self):
        table, (_, doctor, _) = self.opaka("Brilgar", "Jabara", "Weld Ram")
        assert goes_on(table) == "respond"
        assert goes_on(table) == "take"
        assert table.role(doctor) == "hand"


class TestCaptives:
    def test_a_captive_who_can_be_commanded_is(self):
        table = PlayTable(home=PRIME)
        done(table)
        prisoner = captive(table)
        table.hold("Condition Captive")
        table.ready()
        assert goes_on(table) == "play"
        while table.asked is not None and table.role(prisoner) == "brig":
            goes_on(table)
        assert (table.role(prisoner), table.state.cards[prisoner].controller) == ("surface", ME)
