"""The dilemmas of Call to Arms, and those of Energize like them: who gets past, what becomes of the rest."""

import pytest

from spaceline.cards.catalogue import SECOND_CARDS
from spaceline.cards.definitions import load_definitions
from tests.support.facing import SPACE, faced, group, outcome, short, total
from tests.support.tabletop import ME, OPPONENT, Tabletop, dummies, person


@pytest.mark.parametrize(("prefix", "number"), [("2e-en-", 28), ("2e-ca-", 31)])
def test_all_dilemmas_are_defined(prefix, number):
    dilemmas = {id for id, card in SECOND_CARDS.facts().items() if id.startswith(prefix) and card.type == "dilemma"}
    assert len(dilemmas) == number
    assert dilemmas <= set(load_definitions())


PASSING = {
    "DNA Security Scan": (
        [group(person("Engineer", "2 Programming")), group(person("2 Security"), *total("cunning", 36))],
        [group(person("Engineer", "Programming", "Security")), group(person("2 Security"), *short("cunning", 30))],
    ),
    "Quaint Technology": (
        [group(person("2 Anthropology", "Programming")), group(person("2 Diplomacy"), *total("cunning", 34))],
        [group(person("Anthropology", "Programming")), group(person("Diplomacy"), *total("cunning", 34))],
    ),
    "Telepathic Deception": (
        [group(person("Biology", "Exobiology", "Security")), group(person("Telepathy"), *total("cunning", 28))],
        [group(person("Biology", "Exobiology")), group(person("Telepathy"), *short("cunning", 20))],
    ),
    "Sokath, His Eyes Uncovered!": (
        [group(person("2 Diplomacy")), group(*total("cunning", 35))],
        [group(person("Diplomacy")), group(*short("cunning", 35))],
    ),
}
"""Walls: groups that pass, groups that do not."""


@pytest.mark.parametrize(("title", "people"), [(t, g) for t, (passing, _) in PASSING.items() for g in passing])
def test_who_shows_what_is_asked_for_gets_past(title, people):
    assert outcome(*faced(title, people)) == (set(), set(), "overcome")


@pytest.mark.parametrize(("title", "people"), [(t, g) for t, (_, failing) in PASSING.items() for g in failing])
def test_who_does_not_is_stopped_and_the_dilemma_returns(title, people):
    assert outcome(*faced(title, people)) == (set(), set(people), "returned")


EXPERTS = {
    "DNA Analysis": ("Medical", "Science"),
    "Failure To Communicate": ("Anthropology", "Security"),
    "Inside Collaborators": ("Diplomacy", "Treachery"),
}


@pytest.mark.parametrize("title", EXPERTS)
class TestOneExpert:
    @pytest.mark.parametrize("which", [0, 1])
    def test_an_expert_gets_past(self, title, which):
        assert outcome(*faced(title, group(person(f"2 {EXPERTS[title][which]}")))) == (set(), set(), "overcome")

    def test_otherwise_the_opponent_stops_one_who_knows_either(self, title):
        first, second = EXPERTS[title]
        table, dilemma = faced(title, group(person(first), person(second), person()))
        assert table.choices() == {"a", "b"}
        table.choose("a", player=OPPONENT)
        assert outcome(table, dilemma) == (set(), {"a"}, "overcome")

    def test_or_all_where_nobody_does(self, title):
        assert outcome(*faced(title, dummies(2))) == (set(), {"d1", "d2"}, "returned")


DEADLY = {
    "An Old Debt": ("Leadership", [["Biology", "Physics", 32], ["Intelligence", "2 Medical"]], ("Biology", "Medical")),
    "Close Call": (
        "Engineer",
        [["2 Diplomacy", "Security"], ["2 Programming", "Transporters"]],
        ("2 Diplomacy", "2 Programming"),
    ),
    "Graviton Wave": ("Science", [["Astrometrics", "Physics", 32], ["Biology", "2 Medical"]], ("Physics", "2 Medical")),
    "Psycho-Kinetic Attack": (
        "Security",
        [["Exobiology", "2 Medical"], ["Honor", "Telepathy"]],
        ("Exobiology", "Honor"),
    ),
}
"""The skill of the victim, what saves all, and what does not: names of skills, and a total of Cunning."""


@pytest.mark.parametrize("title", DEADLY)
class TestOneOfASkillIsKilled:
    def test_at_random_among_those_who_have_it(self, title):
        victim, _, short_of = DEADLY[title]
        people = {"first": person(victim), "second": person(victim), "other": person(*short_of)}
        assert outcome(*faced(title, people, "second")) == ({"second"}, set(), "overcome")

    def test_nobody_where_nobody_has_it(self, title):
        assert outcome(*faced(title, dummies(3))) == (set(), set(), "overcome")

    @pytest.mark.parametrize("way", [0, 1])
    def test_either_requirement_saves_them(self, title, way):
        victim, ways, _ = DEADLY[title]
        skills = [name for name in ways[way] if isinstance(name, str)]
        totals = [number for number in ways[way] if isinstance(number, int)]
        people = {"victim": person(victim, cunning=0), "expert": person(*skills, cunning=0)}
        assert outcome(*faced(title, people))[0] == ({"victim"} if totals else set())
        for number in totals:
            people |= {f"clever{at}": one for at, one in enumerate(total("cunning", number))}
            assert outcome(*faced(title, people)) == (set(), set(), "overcome")


class TestJusticeOrVengeance:
    def test_security_with_anthropology_saves(self):
        people = group(person("Treachery"), person("Anthropology", "2 Security"))
        assert outcome(*faced("Justice or Vengeance", people)) == (set(), set(), "overcome")

    @pytest.mark.parametrize(("integrity", "killed"), [(7, set()), (6, {"a"})])
    def test_honor_saves_with_integrity(self, integrity, killed):
        people = group(
            person("Treachery", integrity=0),
            person("Exobiology", "Honor", integrity=integrity),
            *[person(integrity=integrity)] * 4,
        )
        assert outcome(*faced("Justice or Vengeance", people)) == (killed, set(), "overcome")


THREE = {
    "Confined to Quarters": "Leadership",
    "History Repeats Itself": "Anthropology",
    "Murder Investigation": "Security",
    "So Many Enemies": "Treachery",
}


@pytest.mark.parametrize(("title", "skill"), THREE.items())
class TestThreeAreStoppedForOneOfThem:
    def test_who_has_the_skill(self, title, skill):
        people = group(person(skill), person(), person(), person())
        assert outcome(*faced(title, people, "a", "b", "c")) == (set(), {"a", "b", "c"}, "overcome")

    def test_nobody_is_when_the_one_was_not_selected(self, title, skill):
        people = group(person(skill), person(), person(), person())
        assert outcome(*faced(title, people, "b", "c", "d")) == (set(), set(), "overcome")


@pytest.mark.parametrize(("cost", "stopped"), [(1, {"a", "b", "c"}), (2, set()), (0, set())])
def test_dressing_down_stops_three_with_one_who_costs_one(cost, stopped):
    people = group(person(cost=cost), person(cost=3), person(cost=4), person(cost=1))
    assert outcome(*faced("Dressing Down", people, "a", "b", "c")) == (set(), stopped, "overcome")


class TestTheStoppedAreKilled:
    @pytest.mark.parametrize("title", ["A Bad End", "Don't Let It End This Way"])
    def test_one_of_those_who_are_stopped_there(self, title):
        table = Tabletop("space" if title in SPACE else "planet")
        table.crew(group(person(), person(), person()))
        elsewhere = table.add_ship()
        table.add("away", person(), ship=elsewhere)
        table.add("theirs", person(), OPPONENT)
        table.stop("b", "away", "theirs")
        (dilemma,) = table.face(title)
        assert table.killed() == {"b"}
        assert table.whereabouts(dilemma) == "overcome"

    def test_nobody_where_nobody_is_stopped(self):
        assert outcome(*faced("A Bad End", dummies(3))) == (set(), set(), "overcome")


class TestDangerousClimb:
    @pytest.mark.parametrize("people", [group(person("2 Geology")), group(*total("strength", 40))])
    def test_is_climbed(self, people):
        assert outcome(*faced("Dangerous Climb", people)) == (set(), set(), "overcome")

    @pytest.mark.parametrize("people", [group(person("Geology"), person(), person()), group(*short("strength", 40))])
    def test_or_kills_one_and_stops_the_others(self, people):
        assert outcome(*faced("Dangerous Climb", people, "b")) == ({"b"}, set(people) - {"b"}, "returned")


class TestDepression:
    @pytest.mark.parametrize(
        "people",
        [
            group(person("2 Anthropology")),
            group(person("2 Medical")),
            group(person("Telepathy"), *total("integrity", 32)),
        ],
    )
    def test_is_overcome(self, people):
        assert outcome(*faced("Depression", people)) == (set(), set(), "overcome")

    def test_or_the_opponent_stops_anybody_and_it_returns(self):
        table, dilemma = faced("Depression", group(person("Telepathy", "Anthropology", "Medical"), person()))
        assert table.choices() == {"a", "b"}
        table.choose("b", player=OPPONENT)
        assert outcome(table, dilemma) == (set(), {"b"}, "returned")


RETURNING = {
    "Miner Disagreement": [["Anthropology", "Diplomacy", 32], ["2 Exobiology", "Leadership"]],
    "Sheer Lunacy": [["2 Anthropology", 32], ["2 Programming", "Science"]],
}


@pytest.mark.parametrize("title", RETURNING)
class TestOneIsStopped:
    def test_at_random_and_it_returns(self, title):
        assert outcome(*faced(title, dummies(3), "d2")) == (set(), {"d2"}, "returned")

    @pytest.mark.parametrize("way", [0, 1])
    def test_unless_the_group_shows_either(self, title, way):
        skills = [name for name in RETURNING[title][way] if isinstance(name, str)]
        people = group(person(*skills, cunning=0))
        if len(skills) < len(RETURNING[title][way]):
            assert outcome(*faced(title, people))[2] == "returned"
            people |= {f"clever{at}": one for at, one in enumerate(total("cunning", 32))}
        assert outcome(*faced(title, people)) == (set(), set(), "overcome")


FATAL = {
    '"Rock People"': (
        [group(person("2 Anthropology"), *total("integrity", 30))],
        group(person("2 Anthropology", integrity=0), *short("integrity", 30)),
    ),
    "Nausicaan Pirates": (
        [group(person("Leadership", "2 Security")), group(person("2 Treachery"), *total("strength", 35))],
        group(person("Leadership", "Security", "2 Treachery")),
    ),
    "Rogue Borg Ambush": (
        [group(person("Intelligence"), *total("cunning", 35))],
        group(person("Intelligence"), person(strength=40)),
    ),
}


class TestOneIsKilledAndTheOthersAreStopped:
    @pytest.mark.parametrize(("title", "people"), [(t, g) for t, (passing, _) in FATAL.items() for g in passing])
    def test_unless_the_group_shows_what_is_asked_for(self, title, people):
        assert outcome(*faced(title, people)) == (set(), set(), "overcome")

    @pytest.mark.parametrize("title", FATAL)
    def test_otherwise(self, title):
        people = FATAL[title][1]
        assert outcome(*faced(title, people, "a")) == ({"a"}, set(people) - {"a"}, "overcome")

    @pytest.mark.parametrize(("strength", "passes"), [(8, True), (7, False)])
    def test_a_weapon_saves_the_strong_from_rogue_borg(self, strength, passes):
        armed = faced(
            "Rogue Borg Ambush", group(*[person(strength=strength)] * 5), "a", equipment=("Klingon Disruptor Pistol",)
        )
        assert outcome(*armed)[0] == (set() if passes else {"a"})


class TestRestrictedArea:
    """2E-brig-and-captives/1: into the brig of the dilemma's owner."""

    @pytest.mark.parametrize(("people", "held"), [(9, 0), (10, 2), (11, 2), (12, 3), (13, 3)])
    def test_the_more_go_there_the_more_go_to_the_brig(self, people, held):
        table, dilemma = faced("Restricted Area", dummies(people), "d1", "d2", "d3")
        names = {f"d{number}" for number in range(1, held + 1)}
        assert table.lying("brig") == names
        assert {table.state.cards[table.card(name)].parent for name in names} <= {OPPONENT}
        assert table.stopped() == (set() if held else {"d1"})
        assert table.whereabouts(dilemma) == "overcome"


class TestTheDemandsOfDuty:
    def test_all_are_stopped_at_the_players_choice(self):
        table, dilemma = faced("The Demands of Duty", dummies(3))
        table.choose("d2", player=OPPONENT)
        table.say(yes=True, player=ME)
        assert outcome(table, dilemma) == (set(), {"d1", "d2", "d3"}, "overcome")

    def test_or_the_one_is_killed(self):
        table, dilemma = faced("The Demands of Duty", dummies(3))
        table.choose("d2", player=OPPONENT)
        table.say(yes=False, player=ME)
        assert outcome(table, dilemma) == ({"d2"}, set(), "overcome")


class TestSkeletonCrew:
    def begun(self, people: int) -> tuple[Tabletop, int]:
        """A table with the dilemma on the mission, and so many who could attempt it again."""
        table = Tabletop("planet")
        table.crew(dummies(people))
        dilemma = table.put_on_mission("Skeleton Crew")
        table.ready()
        return table, dilemma

    def test_it_lies_on_the_mission_until_that_is_completed(self):
        table = Tabletop("planet")
        table.crew(dummies(2))
        (dilemma,) = table.face("Skeleton Crew")
        assert table.state.mark(table.mission, "completed")
        assert table.whereabouts(dilemma) == "overcome"
        table = Tabletop(mission="Plague Planet")
        table.crew(dummies(2))
        (dilemma,) = table.face("Skeleton Crew")
        assert table.whereabouts(dilemma) == "mission"

    def test_five_cannot_begin_and_six_can(self):
        table, dilemma = self.begun(5)
        assert not table.can_attempt()
        table, dilemma = self.begun(6)
        assert table.can_attempt()
        table.attempt()
        assert table.whereabouts(dilemma) == "overcome"

    def test_the_stopped_do_not_count(self):
        table, _ = self.begun(7)
        table.stop("d1", "d2")
        table.ready()
        assert not table.can_attempt()


class TestOverwhelmed:
    def test_whoever_uses_skills_against_a_later_dilemma_there_is_stopped(self):
        table = Tabletop("planet")
        table.crew(group(person("2 Archaeology"), person("2 Geology"), person()))
        first, second = table.face("Overwhelmed", "Captain's Holiday")
        if table.asked is not None and table.asked.prompt != "orders":
            table.act(table.asked.options[0])
        assert table.whereabouts(second) == "overcome"
        assert len(table.stopped()) == 1
        assert table.stopped() <= {"a", "b"}
        assert table.whereabouts(first) == "mission"

    def test_the_requirements_of_the_mission_stop_nobody(self):
        table = Tabletop("planet")
        table.crew(group(person("2 Archaeology"), person("2 Geology")))
        (dilemma,) = table.face("Overwhelmed")
        assert outcome(table, dilemma) == (set(), set(), "mission")
        table.end_turn()
        assert table.whereabouts(dilemma) == "returned"
