"""The dilemmas of Energize that have no like, faced on a real table."""

import pytest

from spaceline.core.data.decisions import Option
from spaceline.core.view import may_read
from tests.support.facing import faced, group, outcome, total
from tests.support.tabletop import ME, OPPONENT, Tabletop, dummies, person


class TestTimescape:
    def test_nobody_attempts_the_mission_until_the_turn_ends(self):
        table = Tabletop(mission="Plague Planet")
        table.crew(dummies(3, affiliation="Car"))
        (dilemma,) = table.face("Timescape")
        assert table.whereabouts(dilemma) == "mission"
        table.unstop("d1", "d2", "d3")
        table.ready()
        assert not table.can_attempt()
        table.end_turn()
        assert table.whereabouts(dilemma) == "returned"


class TestAKlingonMatter:
    @pytest.mark.parametrize(
        "people",
        [group(person("2 Intelligence", "Treachery")), group(person("2 Leadership"), *total("cunning", 32))],
    )
    def test_is_overcome(self, people):
        assert outcome(*faced("A Klingon Matter", people)) == (set(), set(), "overcome")

    def test_a_weak_one_is_killed_the_others_are_stopped_and_it_returns(self):
        people = group(person(strength=6), person(strength=9), person("Intelligence", "Leadership"))
        assert outcome(*faced("A Klingon Matter", people, "a")) == ({"a"}, {"b", "c"}, "returned")

    def test_a_strong_one_saves_all(self):
        people = group(person(strength=6), person(strength=7))
        assert outcome(*faced("A Klingon Matter", people, "b")) == (set(), set(), "overcome")


@pytest.mark.parametrize("title", ["Casualties of War", "Training Accident"])
class TestThreeCheapOnes:
    def test_are_killed_together(self, title):
        people = group(person(cost=1), person(cost=1), person(cost=2), person(cost=5))
        assert outcome(*faced(title, people, "a", "b", "c")) == ({"a", "b", "c"}, set(), "overcome")

    def test_of_dearer_ones_one_is(self, title):
        people = group(person(cost=1), person(cost=2), person(cost=2), person(cost=0))
        assert outcome(*faced(title, people, "b", "a", "c")) == ({"b"}, set(), "overcome")


class TestDedicationToDuty:
    def test_the_selected_one_is_killed_at_the_players_choice(self):
        table, dilemma = faced("Dedication to Duty", dummies(2, icons=("Stf",)), "d1")
        table.say(yes=True, player=ME)
        assert outcome(table, dilemma) == ({"d1"}, set(), "overcome")
        assert not table.state.zone(OPPONENT, "hand")

    @pytest.mark.parametrize(("skills", "drawn"), [(("2 Law",), 1), (("Law",), 1), ((), 0)])
    def test_or_the_opponent_draws_for_its_skill_dots(self, skills, drawn):
        table, dilemma = faced("Dedication to Duty", group(person(*skills), person("Biology")), "a")
        table.say(yes=False, player=ME)
        assert outcome(table, dilemma) == (set(), set(), "overcome")
        assert len(table.state.zone(OPPONENT, "hand")) == drawn


class TestDisgracefulAssault:
    def test_security_with_transporters_prevents_it(self):
        people = group(person("2 Security", "Transporters"), person())
        assert outcome(*faced("Disgraceful Assault", people)) == (set(), set(), "overcome")

    def test_doctors_see_to_it_that_one_is_only_stopped(self):
        people = group(person("Biology", "2 Medical"), person(), person())
        assert outcome(*faced("Disgraceful Assault", people, "b")) == (set(), {"b"}, "overcome")

    def test_otherwise_one_is_killed_and_all_are_stopped(self):
        people = group(person("Biology", "Medical"), person(), person())
        assert outcome(*faced("Disgraceful Assault", people, "b")) == ({"b"}, {"a", "c"}, "overcome")


class TestDisruptorAccident:
    def test_one_is_killed_at_the_players_choice(self):
        table, dilemma = faced("Disruptor Accident", dummies(3), "d1", "d3")
        table.say(yes=True, player=ME)
        assert outcome(table, dilemma) == ({"d1"}, set(), "overcome")

    def test_or_that_one_and_another_are_stopped(self):
        table, dilemma = faced("Disruptor Accident", dummies(3), "d1", "d3")
        table.say(yes=False, player=ME)
        assert outcome(table, dilemma) == (set(), {"d1", "d3"}, "overcome")


class TestExposedPowerRelay:
    @pytest.mark.parametrize("people", [1, 9])
    def test_of_a_few_one_is_stopped(self, people):
        assert outcome(*faced("Exposed Power Relay", dummies(people), "d1")) == (set(), {"d1"}, "overcome")

    @pytest.mark.parametrize("people", [10, 11])
    def test_of_ten_two_are_killed(self, people):
        assert outcome(*faced("Exposed Power Relay", dummies(people), "d1", "d2")) == ({"d1", "d2"}, set(), "overcome")

    def test_of_twelve_the_opponent_kills_a_third(self):
        table, dilemma = faced("Exposed Power Relay", dummies(12), "d1", "d2")
        assert table.choices() == {f"d{number}" for number in range(3, 13)}
        table.choose("d7", player=OPPONENT)
        assert outcome(table, dilemma) == ({"d1", "d2", "d7"}, set(), "overcome")


class TestFlimFlamArtist:
    @pytest.mark.parametrize("draws", [True, False])
    def test_all_are_stopped_and_the_opponent_may_draw(self, draws):
        table, dilemma = faced("Flim-Flam Artist", dummies(2))
        table.say(yes=draws, player=OPPONENT)
        assert outcome(table, dilemma) == (set(), {"d1", "d2"}, "returned")
        assert len(table.state.zone(OPPONENT, "hand")) == draws

    @pytest.mark.parametrize(
        "people", [group(person("Diplomacy", "2 Programming")), group(person("Law"), *total("cunning", 32))]
    )
    def test_it_is_seen_through(self, people):
        assert outcome(*faced("Flim-Flam Artist", people)) == (set(), set(), "overcome")


class TestHiredMuscle:
    PEOPLE = group(person(affiliation="NA"), person(), person(affiliation="NA"))

    def test_traders_buy_it_off(self):
        assert outcome(*faced("Hired Muscle", group(person("2 Acquisition"))))[2] == "overcome"

    def paid(self, held: int) -> tuple[Tabletop, int]:
        table = Tabletop("planet")
        table.crew(self.PEOPLE)
        for _ in range(held):
            table.add_to("hand", "Tricorder")
        return table, table.face("Hired Muscle")[0]

    def test_three_cards_buy_it_off(self):
        table, dilemma = self.paid(3)
        table.say(yes=True, player=ME)
        assert outcome(table, dilemma) == (set(), set(), "overcome")
        assert len(table.state.zone(ME, "discard")) == 3

    def test_two_do_not_and_are_kept(self):
        table, dilemma = self.paid(2)
        assert table.choices() == {"a", "c"}
        table.choose("c", player=OPPONENT)
        assert outcome(table, dilemma) == (set(), set(), "overcome")
        assert table.lying("deck") == {"c"}
        assert table.state.zone(ME, "deck")[0] == table.card("c")
        assert len(table.state.zone(ME, "hand")) == 2

    def test_nobody_needs_pay(self):
        table, _ = self.paid(4)
        table.say(yes=False, player=ME)
        table.choose("a", player=OPPONENT)
        assert table.lying("deck") == {"a"}


class TestHoudiniMines:
    @pytest.mark.parametrize("skills", [("2 Engineer", "2 Science"), ("2 Programming", "3 Security")])
    def test_are_cleared(self, skills):
        assert outcome(*faced("Houdini Mines", group(person(*skills)))) == (set(), set(), "overcome")

    def test_or_kill_one_and_return(self):
        people = group(person("2 Engineer", "3 Security"), person())
        assert outcome(*faced("Houdini Mines", people, "b")) == ({"b"}, set(), "returned")


class TestMeaninglessWords:
    def stocked(self, cards: int) -> tuple[Tabletop, int]:
        table = Tabletop("planet")
        table.crew(dummies(2))
        for _ in range(cards - 1):
            table.add_to("deck", "Tricorder")
        return table, table.face("Meaningless Words")[0]

    def test_three_cards_of_the_deck_are_discarded_at_the_players_choice(self):
        table, dilemma = self.stocked(4)
        table.say(yes=True, player=ME)
        assert outcome(table, dilemma) == (set(), set(), "overcome")
        assert (len(table.state.zone(ME, "deck")), len(table.state.zone(ME, "discard"))) == (1, 3)

    def test_or_the_opponent_stops_one(self):
        table, dilemma = self.stocked(4)
        table.say(yes=False, player=ME)
        table.choose("d1", player=OPPONENT)
        assert outcome(table, dilemma) == (set(), {"d1"}, "overcome")

    def test_a_deck_of_two_pays_nothing(self):
        table, _ = self.stocked(2)
        table.choose("d2", player=OPPONENT)
        assert table.stopped() == {"d2"}
        assert not table.state.zone(ME, "discard")


class TestMemoryInvasion:
    def invaded(self, held: int = 3) -> tuple[Tabletop, int, list[int]]:
        table = Tabletop("planet")
        table.crew(dummies(5))
        table.fix("d1", "d2", "d3")
        hand = [table.add_to("hand", title) for title in ("Tricorder", "Medical Kit", "Science PADD")[:held]]
        return table, table.face("Memory Invasion")[0], hand

    def test_the_opponent_sees_the_hand_and_names_a_card_that_may_be_given_up(self):
        table, dilemma, hand = self.invaded()
        assert all(may_read(table.state, card, OPPONENT) for card in hand)
        table.choose(hand[1], player=OPPONENT)
        table.say(yes=True, player=ME)
        assert outcome(table, dilemma) == (set(), set(), "overcome")
        assert table.state.zone(ME, "discard") == (hand[1],)
        assert not any(may_read(table.state, card, OPPONENT) for card in (hand[0], hand[2]))

    def test_or_three_are_stopped(self):
        table, dilemma, hand = self.invaded()
        table.choose(hand[1], player=OPPONENT)
        table.say(yes=False, player=ME)
        assert outcome(table, dilemma) == (set(), {"d1", "d2", "d3"}, "overcome")

    def test_an_empty_hand_has_nothing_to_give(self):
        table, _, _ = self.invaded(held=0)
        while table.asked is not None and table.asked.kind == "yes_no":
            table.say(yes=True, player=ME)
        assert table.stopped() == {"d1", "d2", "d3"}


class TestPickingUpThePieces:
    def test_of_several_who_know_how_all_but_one_are_stopped(self):
        people = group(person("Geology"), person("Programming"), person())
        assert outcome(*faced("Picking Up the Pieces", people, "b")) == (set(), {"b"}, "overcome")

    def test_all_are_where_nobody_does(self):
        assert outcome(*faced("Picking Up the Pieces", dummies(2))) == (set(), {"d1", "d2"}, "overcome")


class TestSubspaceAccident:
    @pytest.mark.parametrize("skills", [("Astrometrics", "2 Navigation"), ("2 Physics", "Science")])
    def test_is_prevented(self, skills):
        assert outcome(*faced("Subspace Accident", group(person(*skills)))) == (set(), set(), "overcome")

    def test_or_one_goes_under_the_deck(self):
        table, dilemma = faced("Subspace Accident", dummies(3), "d2")
        assert outcome(table, dilemma) == (set(), set(), "overcome")
        assert table.state.zone(ME, "deck")[-1] == table.card("d2")


@pytest.mark.parametrize(("cunning", "fate"), [(6, ({"a"}, set())), (7, (set(), {"a"}))])
def test_traitor_exposed_finds_a_traitor_and_kills_a_dull_one(cunning, fate):
    people = group(person("Treachery", cunning=cunning), person(cunning=1))
    assert outcome(*faced("Traitor Exposed", people)) == (*fate, "overcome")


class TestUnexpected:
    @pytest.mark.parametrize("skills", [("Astrometrics", "2 Diplomacy"), ("Exobiology", "2 Medical")])
    def test_one_is_stopped(self, skills):
        people = group(person(*skills), person())
        assert outcome(*faced("Unexpected", people, "b")) == (set(), {"b"}, "overcome")

    def test_or_goes_on_top_of_the_deck(self):
        table, dilemma = faced("Unexpected", dummies(3), "d2")
        assert outcome(table, dilemma) == (set(), set(), "overcome")
        assert table.state.zone(ME, "deck")[0] == table.card("d2")


@pytest.mark.parametrize("title", ["Face to Face", "Head to Head"])
class TestANamedSkill:
    def named(self, title: str, skill: str) -> tuple[Tabletop, int]:
        people = group(person("Honor"), person("Law", "2 Honor"), person("Honor"), person("Law"))
        table = Tabletop("space" if title == "Face to Face" else "planet")
        table.crew(people)
        table.fix("b", "d")
        (dilemma,) = table.face(title)
        assert table.asked is not None
        assert table.asked.player == OPPONENT
        table.act(Option("name", detail=skill))
        return table, dilemma

    def test_those_of_two_who_have_it_are_killed(self, title):
        assert outcome(*self.named(title, "Honor")) == ({"b"}, set(), "overcome")
        assert outcome(*self.named(title, "Law")) == ({"b", "d"}, set(), "overcome")

    def test_nobody_is_where_neither_has_it(self, title):
        assert outcome(*self.named(title, "Geology")) == (set(), set(), "overcome")


class TestStolenComputerCore:
    @pytest.mark.parametrize(
        "people", [group(person("Intelligence", "Transporters")), group(person("2 Security"), *total("cunning", 34))]
    )
    def test_is_kept(self, people):
        table = Tabletop("space")
        table.crew(people)
        (dilemma,) = table.face("Stolen Computer Core")
        assert outcome(table, dilemma) == (set(), set(), "overcome")

    def stolen(self, held: int) -> tuple[Tabletop, int]:
        """A programmer aboard a ship without the core faces what a programmer could solve."""
        table = Tabletop("space")
        table.crew(group(person("3 Programming"), person()))
        for _ in range(held):
            table.add_to("hand", "Tricorder")
        table.face("Stolen Computer Core")
        assert table.stopped() == {"a", "b"}
        table.unstop("a", "b")
        (dilemma,) = table.face("Maglock")
        return table, dilemma

    def test_programming_costs_a_card_aboard_that_ship(self):
        table, dilemma = self.stolen(held=2)
        table.choose("a", player=ME)
        table.choose(*table.state.zone(ME, "hand")[:1], player=ME)
        assert outcome(table, dilemma) == (set(), set(), "overcome")
        assert len(table.state.zone(ME, "discard")) == 1

    def test_without_a_card_it_does_not_help(self):
        table, dilemma = self.stolen(held=0)
        assert table.stopped() == {"a", "b"}
        assert table.whereabouts(dilemma) == "returned"
