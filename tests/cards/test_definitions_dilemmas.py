"""Every defined dilemma of Premiere, faced on a real table: who gets past it, and what becomes of those who do not."""

import pytest

from spaceline.cards.catalogue import SECOND_CARDS
from spaceline.cards.definitions import load_definitions
from spaceline.core.data.decisions import Option
from spaceline.core.view import may_read, view
from tests.support.facing import SPACE, faced, group, outcome
from tests.support.tabletop import ME, OPPONENT, Tabletop, dummies, person


def test_all_dilemmas_are_defined():
    facts = SECOND_CARDS.facts()
    dilemmas = {id for id, card in facts.items() if id.startswith("2e-se-") and card.type == "dilemma"}
    assert len(dilemmas) == 60
    assert dilemmas <= set(load_definitions())


WALLS = {
    "Captain's Holiday": (
        [group(person("2 Archaeology")), group(person("Geology"), person("Geology"))],
        [group(person("Archaeology"), person("Geology"))],
    ),
    "Damaged Reputation": (
        [
            group(person("Diplomacy"), person("Diplomacy")),
            group(person("Intelligence", "2 Treachery")),
            group(*[person(strength=8)] * 4),
        ],
        [group(person("Intelligence", "Treachery", "Diplomacy")), group(*[person(strength=6)] * 5)],
    ),
    "Dangerous Liaisons": (
        [group(person("2 Science"), person("2 Security")), group(person("2 Treachery"), person("Treachery"))],
        [group(person("2 Science", "Security", "2 Treachery")), group(person("2 Security"))],
    ),
    "Maglock": (
        [group(person("3 Officer")), group(person("2 Programming"), person("Programming"))],
        [group(person("2 Officer", "2 Programming"))],
    ),
    "None Shall Pass": (
        [
            group(person("2 Anthropology")),
            group(person("3 Diplomacy")),
            group(*[person(strength=9)] * 4),
        ],
        [group(person("Anthropology", "2 Diplomacy")), group(*[person(strength=7)] * 5)],
    ),
    "Primitive Culture": (
        [
            group(person("Anthropology"), person("Leadership")),
            group(person("3 Diplomacy")),
            group(person("2 Intelligence")),
            group(*[person(strength=7)] * 4),
        ],
        [
            group(person("Anthropology", "2 Diplomacy", "Intelligence")),
            group(*[person(strength=7)] * 3, person(strength=6), person(strength=6)),
        ],
    ),
    "Quarren Labor Shortage": (
        [group(person(affiliation="NA"), person()), group(person())],
        [group(person(affiliation="NA"), person(), person(affiliation="NA")), group(person(affiliation="NA"))],
    ),
    "Vastly Outnumbered": (
        [group(person("Anthropology"), person("2 Honor")), group(*[person(integrity=7)] * 4, person(integrity=1))],
        [group(person("2 Honor")), group(*[person(integrity=7)] * 4)],
    ),
}
"""Dilemmas that stop everybody and go back unless something is shown: groups that pass, groups that do not."""


@pytest.mark.parametrize(("title", "people"), [(t, g) for t, (passing, _) in WALLS.items() for g in passing])
def test_a_group_that_shows_what_is_asked_for_gets_past_and_the_dilemma_is_overcome(title, people):
    assert outcome(*faced(title, people)) == (set(), set(), "overcome")


@pytest.mark.parametrize(("title", "people"), [(t, g) for t, (_, failing) in WALLS.items() for g in failing])
def test_a_group_that_does_not_is_stopped_and_the_dilemma_returns_face_up_under_its_pile(title, people):
    assert outcome(*faced(title, people)) == (set(), set(people), "returned")


@pytest.mark.parametrize(
    ("title", "weapons", "stops"),
    [("Vastly Outnumbered", 2, False), ("Vastly Outnumbered", 1, True)],
)
def test_weapons_are_shown_by_the_group_that_carries_them(title, weapons, stops):
    table, dilemma = faced(title, group(person()), equipment=("Bajoran Phaser Pistol",) * weapons)
    assert outcome(table, dilemma)[1:] == (({"a"}, "returned") if stops else (set(), "overcome"))


@pytest.mark.parametrize(
    ("title", "people", "lost"),
    [
        ("Damaged Reputation", group(*[person(integrity=9)] * 5, person("2 Diplomacy", integrity=6)), 5),
        ("Damaged Reputation", group(*[person(integrity=9)] * 5, person("2 Diplomacy")), 0),
        ("Vastly Outnumbered", group(*[person("Honor", "Anthropology", strength=8)] * 7), 5),
        ("Vastly Outnumbered", group(*[person("Honor", "Anthropology", strength=7)] * 7), 0),
    ],
)
def test_too_good_or_too_strong_a_group_loses_points_even_if_it_gets_past(title, people, lost):
    table = Tabletop("space" if title in SPACE else "planet")
    table.set_points(7)
    table.crew(people)
    (dilemma,) = table.face(title)
    assert outcome(table, dilemma) == (set(), set(), "overcome")
    assert table.points() == 7 - lost + table.worth


def test_a_score_does_not_fall_below_zero():
    table, _ = faced("Damaged Reputation", group(*[person(integrity=9)] * 6))
    assert table.stopped()
    assert table.points() == 0


EXPERTS = {
    "Antedean Assassins": ("Anthropology", "Telepathy"),
    "Authenticate Artifacts": ("Anthropology", "Archaeology"),
    "Bynars' Password": ("Engineer", "Programming"),
    "Microbrain": ("Exobiology", "Geology"),
    "Recurring Injury": ("Biology", "Medical"),
    "Stellar Core Fragment": ("Physics", "Science"),
    "Tense Negotiations": ("Diplomacy", "Leadership"),
    "Wavefront": ("Astrometrics", "Navigation"),
}


@pytest.mark.parametrize("title", EXPERTS)
@pytest.mark.parametrize("which", [0, 1])
def test_one_expert_in_either_field_gets_past(title, which):
    expert = person(f"2 {EXPERTS[title][which]}")
    assert outcome(*faced(title, group(person(), expert))) == (set(), set(), "overcome")


@pytest.mark.parametrize("title", EXPERTS)
def test_two_who_know_a_field_are_no_expert_and_the_opponent_stops_one_of_those_who_know_either(title):
    first, second = EXPERTS[title]
    table, dilemma = faced(title, group(person(first), person(first), person(second), person("Acquisition")))
    assert table.choices() == {"a", "b", "c"}
    table.choose("c", player=OPPONENT)
    assert outcome(table, dilemma) == (set(), {"c"}, "overcome")


@pytest.mark.parametrize("title", EXPERTS)
def test_an_opponent_who_cannot_choose_stops_everybody(title):
    table, dilemma = faced(title, group(person("Acquisition"), person()))
    assert outcome(table, dilemma) == (set(), {"a", "b"}, "returned")


VOLUNTEERS = {
    "Command Decisions": ("Leadership", "Officer"),
    "Kolaran Raiders": ("Leadership", "Security"),
    "Magnetic Field Disruptions": ("Astrometrics", "Navigation"),
    "Triage": ("Biology", "Medical"),
}
GATEKEEPERS = {"Planetary Survey": ("Geology", "Programming"), "Systems Diagnostic": ("Engineer", "Programming")}


@pytest.mark.parametrize(("title", "skills"), {**VOLUNTEERS, **GATEKEEPERS}.items())
def test_the_player_chooses_who_is_stopped(title, skills):
    table, dilemma = faced(title, group(person(skills[0]), person(skills[1]), person()))
    assert table.choices() == {"a", "b"}
    table.choose("b", player=ME)
    assert outcome(table, dilemma) == (set(), {"b"}, "overcome")


@pytest.mark.parametrize("title", VOLUNTEERS)
def test_without_anybody_to_choose_a_personnel_is_killed_at_random(title):
    table, dilemma = faced(title, group(person(), person("Acquisition"), person()), "b")
    assert outcome(table, dilemma) == ({"b"}, set(), "overcome")


@pytest.mark.parametrize("title", GATEKEEPERS)
def test_without_anybody_to_choose_all_are_stopped(title):
    table, dilemma = faced(title, group(person(), person("Acquisition")))
    assert outcome(table, dilemma) == (set(), {"a", "b"}, "returned")


@pytest.mark.parametrize(
    ("title", "skills"), [("Blended", ("Diplomacy", "Telepathy")), ("Personal Duty", ("Leadership", "Officer"))]
)
class TestAllButOne:
    def test_nobody_with_either_skill_stops_everybody(self, title, skills):
        assert outcome(*faced(title, group(person(), person()))) == (set(), {"a", "b"}, "overcome")

    def test_a_single_one_with_either_skill_is_the_way_past(self, title, skills):
        assert outcome(*faced(title, group(person(skills[1]), person()))) == (set(), set(), "overcome")

    def test_of_several_all_but_one_are_stopped_at_random(self, title, skills):
        people = group(person(skills[0]), person(skills[1]), person(*skills), person())
        assert outcome(*faced(title, people, "a", "c")) == (set(), {"a", "c"}, "overcome")


def test_alien_abduction_stops_three_at_random():
    people = dummies(5)
    assert outcome(*faced("Alien Abduction", people, "d1", "d3", "d5")) == (set(), {"d1", "d3", "d5"}, "overcome")


@pytest.mark.parametrize(
    ("skills", "passes"),
    [
        (("2 Engineer", "Physics"), True),
        (("Medical", "Transporters"), True),
        (("2 Engineer", "Transporters"), False),
        (("Engineer", "Physics", "Medical"), False),
    ],
)
def test_or_binds_looser_than_and(skills, passes):
    table, dilemma = faced("Alien Abduction", group(person(*skills)))
    assert outcome(table, dilemma) == (set(), set() if passes else {"a"}, "overcome")


def test_fewer_than_asked_for_are_selected_as_far_as_possible():
    assert outcome(*faced("Alien Abduction", dummies(2)))[1] == {"d1", "d2"}


class TestArmusRoulette:
    def test_the_opponent_kills_one_of_the_four_and_the_other_three_are_stopped(self):
        table, dilemma = faced("Armus Roulette", dummies(6), "d1", "d2", "d3", "d4")
        assert table.choices() == {"d1", "d2", "d3", "d4"}
        table.choose("d2", player=OPPONENT)
        assert outcome(table, dilemma) == ({"d2"}, {"d1", "d3", "d4"}, "overcome")

    def test_only_the_four_count_for_what_is_asked(self):
        people = {**dummies(4), "clever": person(cunning=9)}
        table, _ = faced("Armus Roulette", people, "d1", "d2", "d3", "d4")
        assert table.choices() == {"d1", "d2", "d3", "d4"}

    def test_one_clever_one_among_them_saves_them(self):
        people = {**dummies(4), "clever": person(cunning=8)}
        table, dilemma = faced("Armus Roulette", people, "d1", "d2", "d3", "clever")
        assert outcome(table, dilemma) == (set(), set(), "overcome")

    def test_four_of_average_cunning_save_themselves_together(self):
        table, dilemma = faced("Armus Roulette", dummies(4, cunning=6))
        assert outcome(table, dilemma) == (set(), set(), "overcome")


class TestAssassinsBlade:
    def test_the_opponent_kills_one_who_is_no_android_and_no_shape_shifter(self):
        people = {
            **dummies(2),
            "android": person(species=("Android",)),
            "founder": person(keywords=("Shape-shifter",)),
        }
        table, dilemma = faced("Assassin's Blade", people)
        assert table.choices() == {"d1", "d2"}
        table.choose("d1", player=OPPONENT)
        assert outcome(table, dilemma) == ({"d1"}, {"d2", "android", "founder"}, "returned")

    def test_cunning_must_exceed_the_number(self):
        clever = group(*[person(cunning=9)] * 3)
        assert outcome(*faced("Assassin's Blade", clever))[2] == "overcome"
        equal = group(person(cunning=9), person(cunning=9), person(cunning=8))
        assert not faced("Assassin's Blade", equal)[0].is_over()

    def test_the_group_adds_up_its_security(self):
        people = group(person("Security"), person("Security"))
        assert outcome(*faced("Assassin's Blade", people)) == (set(), set(), "overcome")


def test_assassination_attempt_spares_the_treacherous():
    people = group(person("Treachery"), person(), person())
    assert outcome(*faced("Assassination Attempt", people, "a", "b")) == ({"b"}, set(), "overcome")


class TestAutomatedWeapons:
    def test_one_is_killed_at_random_and_all_others_are_stopped(self):
        table, dilemma = faced("Automated Weapons", dummies(3), "d2")
        assert outcome(table, dilemma) == ({"d2"}, {"d1", "d3"}, "returned")

    def test_security_or_a_weapon_prevents_it(self):
        assert outcome(*faced("Automated Weapons", group(person("2 Security"))))[2] == "overcome"
        armed = faced("Automated Weapons", dummies(1), equipment=("Bajoran Phaser Pistol",))
        assert outcome(*armed) == (set(), set(), "overcome")


class TestBerserkChangeling:
    def test_a_changeling_is_not_among_those_selected(self):
        people = {"founder": person(species=("Changeling",)), "victim": person()}
        table, dilemma = faced("Berserk Changeling", people)
        assert outcome(table, dilemma) == ({"victim"}, {"founder"}, "overcome")

    @pytest.mark.parametrize("skills", [("2 Exobiology", "2 Science"), ("3 Security",)])
    def test_skills_prevent_it(self, skills):
        assert outcome(*faced("Berserk Changeling", group(person(*skills)))) == (set(), set(), "overcome")

    @pytest.mark.parametrize(("weapons", "killed"), [(2, set()), (1, {"d1"})])
    def test_two_weapons_prevent_it(self, weapons, killed):
        armed = faced("Berserk Changeling", dummies(1), equipment=("Klingon Disruptor Pistol",) * weapons)
        assert outcome(*armed)[0] == killed


class TestCenterOfAttention:
    def test_the_opponent_kills_a_treacherous_one_and_the_others_are_stopped(self):
        table, dilemma = faced("Center of Attention", group(person("Treachery"), person("Treachery"), person()))
        assert table.choices() == {"a", "b"}
        table.choose("b", player=OPPONENT)
        assert outcome(table, dilemma) == ({"b"}, {"a", "c"}, "overcome")

    def test_without_anybody_treacherous_the_others_are_still_stopped(self):
        assert outcome(*faced("Center of Attention", dummies(2))) == (set(), {"d1", "d2"}, "overcome")

    @pytest.mark.parametrize(
        ("people", "weapon", "passes"),
        [
            (group(person("3 Security")), False, True),
            (group(*[person(cunning=8)] * 4), True, True),
            (group(*[person(cunning=7)] * 4), True, False),
            (group(*[person(cunning=8)] * 4), False, False),
            (group(person(title="Quark")), False, True),
        ],
    )
    def test_a_weapon_counts_only_together_with_cunning(self, people, weapon, passes):
        table, dilemma = faced("Center of Attention", people, equipment=("Bajoran Phaser Pistol",) if weapon else ())
        assert outcome(table, dilemma)[1] == (set() if passes else set(people))


@pytest.mark.parametrize(("cunning", "stopped"), [(6, {"a", "b", "c"}), (7, set())])
def test_echoes_stop_three_whose_highest_cunning_is_even(cunning, stopped):
    people = group(person(cunning=cunning), person(cunning=3), person(cunning=5), person(cunning=8))
    assert outcome(*faced("Chula: Echoes", people, "a", "b", "c")) == (set(), stopped, "overcome")


class TestPickOneToSaveTwo:
    def test_one_of_the_three_goes_to_hand_and_the_others_go_on(self):
        table, dilemma = faced("Chula: Pick One to Save Two", dummies(4), "d1", "d2", "d3")
        table.say(yes=True, player=ME)
        assert table.choices() == {"d1", "d2", "d3"}
        table.choose("d2", player=ME)
        assert outcome(table, dilemma) == (set(), set(), "overcome")
        assert table.lying("hand") == {"d2"}

    def test_or_all_three_are_stopped(self):
        table, dilemma = faced("Chula: Pick One to Save Two", dummies(4), "d1", "d2", "d3")
        table.say(yes=False, player=ME)
        assert outcome(table, dilemma) == (set(), {"d1", "d2", "d3"}, "overcome")
        assert not table.lying("hand")


class TestConsoleOverload:
    def test_the_player_chooses_one_to_be_stopped_and_the_dilemma_returns(self):
        table, dilemma = faced("Console Overload", group(person("Medical"), person("Science"), person()))
        assert table.choices() == {"a", "b"}
        table.choose("a", player=ME)
        assert outcome(table, dilemma) == (set(), {"a"}, "returned")

    def test_it_returns_even_if_there_is_nobody_to_choose(self):
        assert outcome(*faced("Console Overload", dummies(2))) == (set(), set(), "returned")

    @pytest.mark.parametrize("skill", ["2 Engineer", "2 Programming"])
    def test_skills_prevent_it(self, skill):
        assert outcome(*faced("Console Overload", group(person(skill), person("Medical"))))[1:] == (set(), "overcome")


@pytest.mark.parametrize(
    ("title", "hit", "passing", "failing"),
    [
        ("Contamination", "Medical", [("Engineer", "Physics"), ("2 Exobiology",)], ("Engineer", "Exobiology")),
        ("Debris Field", "Engineer", [("Astrometrics",), ("Navigation",)], ("Physics",)),
    ],
)
def test_those_of_one_skill_are_stopped_and_the_dilemma_returns(title, hit, passing, failing):
    people = {"first": person(hit), "second": person(hit)}
    for skills in passing:
        assert outcome(*faced(title, {**people, "saver": person(*skills)})) == (set(), set(), "overcome")
    stopped = outcome(*faced(title, {**people, "other": person(*(name for name in failing if name != hit))}))
    assert stopped == (set(), {"first", "second"}, "returned")


class TestDrumhead:
    def test_one_of_low_integrity_is_put_into_the_discard_pile(self):
        people = group(person(integrity=3), person(integrity=4), person(integrity=2))
        assert outcome(*faced("Drumhead", people, "c")) == ({"c"}, set(), "overcome")

    def test_without_one_all_are_stopped(self):
        people = group(person(integrity=4), person(integrity=8))
        assert outcome(*faced("Drumhead", people)) == (set(), {"a", "b"}, "returned")

    def test_law_prevents_it(self):
        people = group(person(integrity=1), person("Law"))
        assert outcome(*faced("Drumhead", people)) == (set(), set(), "overcome")


def test_enemy_boarding_party_kills_the_weak_of_three():
    people = group(person(strength=5), person(strength=6), person(strength=2), person(strength=1))
    assert outcome(*faced("Enemy Boarding Party", people, "a", "b", "c")) == ({"a", "c"}, set(), "overcome")


def test_hunter_gangs_kill_those_of_two_with_little_cunning_and_strength_together():
    people = group(person(cunning=5, strength=5), person(cunning=6, strength=5), person(cunning=1, strength=1))
    assert outcome(*faced("Hunter Gangs", people, "a", "b")) == ({"a"}, set(), "overcome")


def test_equipment_malfunction_returns_equipment_that_takes_part_and_no_other():
    table = Tabletop("planet")
    table.crew(dummies(2))
    mine, theirs = table.add_card("Tricorder"), table.add_card("Tricorder", OPPONENT)
    ship = table.add_ship()
    aboard = table.add_card("Tricorder", ship=ship)
    (dilemma,) = table.face("Equipment Malfunction")
    assert outcome(table, dilemma) == (set(), set(), "overcome")
    assert [table.state.cards[card].role for card in (mine, theirs, aboard)] == ["hand", "surface", "aboard"]


@pytest.mark.parametrize(
    ("title", "kills"), [("Explosive Decompression", 1), ("Pursuit Just Behind", 1), ("Pinned Down", 0)]
)
@pytest.mark.parametrize(("people", "hit"), [(1, 1), (9, 1), (10, 2), (11, 2), (12, 3), (14, 3)])
def test_a_second_and_a_third_are_hit_while_nine_and_ten_remain(title, kills, people, hit):
    names = [f"d{number}" for number in (1, 2, 3)[: min(people, 3)]]
    killed, stopped, where = outcome(*faced(title, dummies(people), *names))
    fallen = set(names[:hit])
    assert (killed, stopped) == ((fallen, set()) if kills else (set(), fallen))
    assert where == "overcome"


@pytest.mark.parametrize(
    ("skills", "passes"),
    [(("Engineer", "2 Programming"), True), (("2 Medical",), True), (("2 Programming", "Medical"), False)],
)
def test_invidium_leak_stops_all_and_is_overcome(skills, passes):
    table, dilemma = faced("Invidium Leak", group(person(*skills)))
    assert outcome(table, dilemma) == (set(), set() if passes else {"a"}, "overcome")


def test_kelvan_show_of_force_kills_one_at_random_of_two_whom_the_opponent_chooses():
    people = {**dummies(3), "android": person(species=("Android",)), "hologram": person(species=("Hologram",))}
    table, dilemma = faced("Kelvan Show of Force", people, "d3", "d1")
    assert table.choices() == {"d1", "d2", "d3"}
    table.choose("d1", "d2", player=OPPONENT)
    assert outcome(table, dilemma) == ({"d1"}, set(), "overcome")


class TestPendingFates:
    """Somebody is selected first; whether to be stopped or killed is decided after the rest is read."""

    def test_misguided_activist_selects_among_commanders_only(self):
        people = {"captain": person(icons=("Cmd",)), **dummies(4)}
        assert outcome(*faced("Misguided Activist", people)) == ({"captain"}, set(), "overcome")

    @pytest.mark.parametrize(
        "saver",
        [person("Diplomacy", "2 Honor"), person("2 Security"), person(title="Miles O'Brien")],
        ids=["diplomat", "guard", "name"],
    )
    def test_misguided_activist_only_stops_when_the_group_shows_what_is_asked_for(self, saver):
        people = {"captain": person(icons=("Cmd",)), "saver": saver}
        assert outcome(*faced("Misguided Activist", people)) == (set(), {"captain"}, "overcome")

    def test_the_selected_one_still_counts_for_it(self):
        people = {"captain": person("2 Security", icons=("Cmd",)), "other": person()}
        assert outcome(*faced("Misguided Activist", people)) == (set(), {"captain"}, "overcome")

    def test_misguided_activist_finds_nobody_without_the_icon(self):
        assert outcome(*faced("Misguided Activist", dummies(3))) == (set(), set(), "overcome")

    def test_ornaran_threat_kills_one_stops_the_others_and_returns(self):
        assert outcome(*faced("Ornaran Threat", dummies(3), "d2")) == ({"d2"}, {"d1", "d3"}, "returned")

    @pytest.mark.parametrize("skills", [("Diplomacy", "Medical"), ("2 Security",)])
    def test_ornaran_threat_stops_just_one_when_the_group_shows_what_is_asked_for(self, skills):
        people = {**dummies(2), "saver": person(*skills)}
        assert outcome(*faced("Ornaran Threat", people, "d1")) == (set(), {"d1"}, "overcome")


@pytest.mark.parametrize(("skill", "killed"), [("Acquisition", False), ("Treachery", False), ("Honor", True)])
def test_skullduggery_stops_the_crooked_and_kills_the_straight(skill, killed):
    table, dilemma = faced("Skullduggery", group(person(skill), person()), "a")
    assert outcome(table, dilemma) == (({"a"}, set(), "overcome") if killed else (set(), {"a"}, "overcome"))


def test_temptation_spares_the_honorable_and_the_treacherous_of_three():
    people = group(person("Honor"), person("Treachery"), person("Acquisition"), person())
    assert outcome(*faced("Temptation", people, "a", "b", "c")) == (set(), {"c"}, "overcome")


@pytest.mark.parametrize(("cunning", "killed"), [(6, {"a"}), (7, set())])
def test_trabe_grenade_finds_a_leader_or_guard_and_kills_one_of_little_cunning(cunning, killed):
    people = group(person("Security", cunning=cunning), person(cunning=1), person(cunning=1))
    assert outcome(*faced("Trabe Grenade", people)) == (killed, set(), "overcome")


class TestUnscientificMethod:
    def test_the_cleverest_scientist_who_is_not_treacherous_is_killed(self):
        people = group(
            person("Science", cunning=6), person("Science", "Treachery", cunning=9), person("Science", cunning=8)
        )
        assert outcome(*faced("Unscientific Method", people)) == ({"c"}, {"a", "b"}, "returned")

    def test_the_cunning_that_remains_is_what_counts(self):
        people = group(person("Science", cunning=9), *[person(cunning=8)] * 3, person(cunning=1))
        assert outcome(*faced("Unscientific Method", people)) == ({"a"}, set(), "overcome")
        people = group(person("Science", cunning=9), *[person(cunning=8)] * 3)
        assert outcome(*faced("Unscientific Method", people)) == ({"a"}, {"b", "c", "d"}, "returned")

    def test_a_tie_is_broken_by_the_player_whose_card_asks(self):
        people = group(person("Science", cunning=9), person("Science", cunning=9), *[person(cunning=8)] * 3)
        table, dilemma = faced("Unscientific Method", people)
        assert table.choices() == {"a", "b"}
        table.choose("b", player=OPPONENT)
        assert outcome(table, dilemma) == ({"b"}, set(), "overcome")


class TestALivingDeath:
    def test_it_lies_on_the_mission_and_weakens_those_on_the_planet_until_the_turn_ends(self):
        table = Tabletop("planet")
        table.crew({"weak": person(), "crooked": person("Treachery")})
        theirs = table.add("theirs", person(), OPPONENT)
        ship = table.add_ship()
        aboard = table.add("aboard", person(), ship=ship)
        (dilemma,) = table.face("A Living Death")
        assert table.whereabouts(dilemma) == "mission"
        weak, crooked = table.card("weak"), table.card("crooked")
        assert [table.strength(card) for card in (weak, crooked, theirs, aboard)] == [4, 5, 4, 5]
        table.end_turn()
        assert table.whereabouts(dilemma) == "overcome"
        assert table.strength(weak) == 5

    def test_what_lies_on_the_mission_is_not_yet_overcome(self):
        table = Tabletop("planet")
        table.crew(dummies(2))
        table.face("A Living Death")
        assert table.state.zone(table.mission, "beneath") == ()


class TestLimitedWelcome:
    def test_nine_at_random_go_on_and_the_others_are_stopped(self):
        names = [f"d{number}" for number in range(1, 10)]
        table, dilemma = faced("Limited Welcome", dummies(11), *names)
        assert outcome(table, dilemma) == (set(), {"d10", "d11"}, "mission")

    def attempted_again(self):
        """The second attempt at a mission with the dilemma on it, which nobody completes."""
        table = Tabletop(mission="Plague Planet")
        table.crew(dummies(3, affiliation="Car"))
        (dilemma,) = table.face("Limited Welcome")
        table.unstop("d1", "d2", "d3")
        drawn = table.add_to("pile", "Temptation", OPPONENT)
        table.attempt()
        return table, dilemma, drawn

    def test_its_owner_may_add_it_to_the_dilemmas_drawn_at_the_next_attempt(self):
        table, dilemma, drawn = self.attempted_again()
        table.act(Option("respond", dilemma, detail="1"), OPPONENT)
        assert set(table.asked.selection.cards) == {dilemma, drawn}
        table.choose(dilemma, player=OPPONENT)
        assert table.whereabouts(dilemma) == "mission"

    def test_or_leave_it_where_it_is(self):
        table, dilemma, drawn = self.attempted_again()
        table.let_pass(OPPONENT)
        assert set(table.asked.selection.cards) == {drawn}
        assert table.whereabouts(dilemma) == "mission"

    def test_it_does_nothing_when_another_mission_is_attempted(self):
        table = Tabletop("planet")
        table.crew(dummies(1))
        (dilemma,) = table.face("Limited Welcome")
        other = table.lay_out("Plague Planet", ME)
        table.mission, table.place = other, table.state.cards[other].parent
        table.crew({f"visitor{number}": person(affiliation="Car") for number in (1, 2, 3)})
        table.add_to("pile", "Temptation", OPPONENT)
        table.attempt()
        assert table.asked.prompt == "choose-dilemmas"
        assert table.state.cards[dilemma].role == "on"


class TestExamining:
    """2E-selections/2: an opponent who chooses by a text may examine every eligible card before."""

    def readable(self, table: Tabletop, viewer: int) -> set[str]:
        return {name for name, card in table.names.items() if may_read(table.state, card, viewer)}

    def test_the_opponent_sees_those_who_may_be_chosen_while_choosing_and_nobody_else_does(self):
        table, _ = faced("Antedean Assassins", group(person("Telepathy"), person("Anthropology"), person()))
        assert self.readable(table, OPPONENT) == {"a", "b"}
        assert self.readable(table, 0) == set()
        seen = {card.definition for card in view(table.state, OPPONENT).cards}
        assert {"probe-1-a", "probe-1-b"} <= seen
        assert "probe-1-c" not in seen

    def test_afterwards_the_cards_are_hidden_again(self):
        table, _ = faced("Antedean Assassins", group(person("Telepathy"), person("Anthropology"), person()))
        table.choose("a", player=OPPONENT)
        assert self.readable(table, OPPONENT) == set()
