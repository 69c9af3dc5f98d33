"""Dilemmas that become damage on the ship of those who face them, or take captives, on a real table."""

import pytest

from spaceline.rules.second.values import attribute
from tests.support.tabletop import ME, OPPONENT, Person, Tabletop, dummies, person

SHIP = ("Range", "Weapons", "Shields")


def group(*people: Person) -> dict[str, Person]:
    """People called a, b, c and so on."""
    return dict(zip("abcdefgh", people, strict=False))


def faced(title: str, people: dict[str, Person], *picks: str, kind: str = "space", equipment: tuple[str, ...] = ()):
    """The table after people began to face a dilemma, and the dilemma; of the ship's Range, 3 are used."""
    table = Tabletop(kind)
    if kind == "space":
        table.use_range(3)
    table.crew(people)
    for name in equipment:
        table.add_card(name)
    table.fix(*picks)
    return table, table.face(title)[0]


def values(table: Tabletop) -> tuple[int, ...]:
    """Range, Weapons and Shields of the ship in the attempt."""
    return tuple(attribute(table.state, table.ship, name) for name in SHIP)


def is_on_ship(table: Tabletop, dilemma: int) -> bool:
    """Whether the dilemma lies on the ship, which belongs to player 1."""
    leaf = table.state.cards[dilemma]
    return (leaf.parent, leaf.role, leaf.owner) == (table.ship, "on", OPPONENT)


PASSING = {
    "Aggressive Behavior": [("2 Anthropology",)],
    "Crippling Attack": [("2 Leadership", "Officer")],
    "Gomtuu Shock Wave": [],
    "Gravimetric Distortion": [("2 Astrometrics",), ("3 Engineer",), ("2 Navigation",)],
    "Graviton Ellipse": [("Astrometrics", "Engineer", "Physics")],
    "Nanite Attack": [("2 Diplomacy", "2 Engineer")],
    "Quantum Filament": [("2 Astrometrics", "2 Navigation")],
}
"""Skills of one personnel who gets past."""

FAILING = {
    "Aggressive Behavior": ("Anthropology",),
    "Crippling Attack": ("Leadership", "Officer", "Navigation"),
    "Gomtuu Shock Wave": ("Diplomacy",),
    "Gravimetric Distortion": ("Astrometrics", "2 Engineer", "Navigation"),
    "Graviton Ellipse": ("Astrometrics", "Physics"),
    "Nanite Attack": ("2 Diplomacy", "Engineer"),
    "Quantum Filament": ("2 Astrometrics", "Navigation"),
}
STOPS_ALL = {"Gomtuu Shock Wave", "Gravimetric Distortion", "Graviton Ellipse"}
KILLS_ONE = {"Aggressive Behavior", "Crippling Attack"}
WEAKENS = STOPS_ALL | KILLS_ONE


@pytest.mark.parametrize(("title", "skills"), [(t, s) for t, ways in PASSING.items() for s in ways])
def test_who_shows_what_is_asked_for_gets_past(title, skills):
    table, dilemma = faced(title, group(person(*skills), person()))
    assert (table.killed(), table.stopped(), table.whereabouts(dilemma)) == (set(), set(), "overcome")
    assert values(table) == (8, 8, 8)


@pytest.mark.parametrize("title", FAILING)
def test_others_have_it_on_their_ship_where_it_is_not_overcome(title):
    table, dilemma = faced(title, group(person(*FAILING[title], integrity=3), person(integrity=3)), "b")
    assert table.killed() == ({"b"} if title in KILLS_ONE else set())
    stopped = {"a", "b"} if title in STOPS_ALL else {"a"} if title == "Aggressive Behavior" else set()
    assert table.stopped() == stopped
    assert is_on_ship(table, dilemma)
    assert table.state.zone(table.mission, "beneath") == ()
    assert values(table) == ((6, 6, 6) if title in WEAKENS else (8, 8, 8))


def test_two_navigators_are_no_expert():
    table, dilemma = faced("Gravimetric Distortion", group(person("Navigation"), person("Navigation")))
    assert is_on_ship(table, dilemma)


@pytest.mark.parametrize(
    ("title", "skills", "name", "least"),
    [
        ("Aggressive Behavior", ("2 Leadership",), "Weapons", 9),
        ("Crippling Attack", ("2 Navigation",), "Shields", 7),
        ("Quantum Filament", ("2 Engineer", "Science"), "Shields", 9),
    ],
)
def test_a_value_of_the_ship_must_exceed_the_number(title, skills, name, least):
    for value, passes in ((least, True), (least - 1, False)):
        table = Tabletop("space")
        table.set_ship(**{name: value})
        table.crew(group(person(*skills), person()))
        (dilemma,) = table.face(title)
        assert table.whereabouts(dilemma) == ("overcome" if passes else "on")


@pytest.mark.parametrize(("used", "passes"), [(2, True), (3, False)])
def test_unused_range_is_what_is_left_this_turn(used, passes):
    """Shields 8 and Range 8: of the Range, what was used in this turn does not count."""
    table = Tabletop("space")
    table.use_range(used)
    table.crew(group(person()))
    (dilemma,) = table.face("Graviton Ellipse")
    assert table.whereabouts(dilemma) == ("overcome" if passes else "on")


@pytest.mark.parametrize(("skill", "integrity"), [("2 Diplomacy", 33), ("Telepathy", 36)])
def test_gomtuu_trusts_the_upright(skill, integrity):
    for total, passes in ((integrity, True), (integrity - 1, False)):
        table, dilemma = faced("Gomtuu Shock Wave", group(person(skill, integrity=total)))
        assert table.whereabouts(dilemma) == ("overcome" if passes else "on")


@pytest.mark.parametrize(("weapons", "passes"), [(1, True), (0, False)])
def test_nanites_are_held_off_with_a_weapon(weapons, passes):
    armed = ("Bajoran Phaser Pistol",) * weapons
    table, dilemma = faced("Nanite Attack", group(person("2 Security")), equipment=armed)
    assert table.whereabouts(dilemma) == ("overcome" if passes else "on")


class TestNaniteAttack:
    def test_kills_one_aboard_at_the_end_of_each_turn_of_the_ships_commander(self):
        table, dilemma = faced("Nanite Attack", dummies(3), "d2", "d3")
        assert is_on_ship(table, dilemma)
        table.add("stranger", person(), OPPONENT)
        table.end_turn()
        assert len(table.killed()) == 1
        assert "stranger" not in table.killed()

    def test_does_nothing_on_another_ship(self):
        table = Tabletop("space")
        table.crew(dummies(2))
        table.face("Nanite Attack")
        other = table.add_ship()
        safe = table.add("safe", person(), ship=other)
        table.fix("safe")
        table.end_turn()
        assert table.state.cards[safe].role == "aboard"
        assert len(table.killed()) == 1


class TestQuantumFilament:
    def test_stops_one_before_each_further_dilemma(self):
        table = Tabletop("space")
        table.crew(dummies(4))
        table.fix("d3", "d1")
        first, second = table.face("Quantum Filament", "Debris Field")
        assert is_on_ship(table, first)
        assert table.stopped() == {"d3"}
        assert table.whereabouts(second) == "returned"

    def test_nobody_is_stopped_by_it_while_it_is_faced(self):
        table, _ = faced("Quantum Filament", dummies(2))
        assert table.stopped() == set()


class TestSympatheticMagic:
    def facing(self, ships: int) -> tuple[Tabletop, int, list[int]]:
        table = Tabletop("planet")
        table.crew(dummies(2))
        there = [table.add_ship() for _ in range(ships)]
        return table, table.face("Sympathetic Magic")[0], there

    def test_the_player_may_take_it_onto_a_ship_of_choice(self):
        table, dilemma, ships = self.facing(2)
        table.say(yes=True, player=ME)
        table.choose(ships[1], player=ME)
        assert (table.state.cards[dilemma].parent, table.stopped()) == (ships[1], set())
        assert attribute(table.state, ships[1], "Weapons") == 6
        assert attribute(table.state, ships[0], "Weapons") == 8

    def test_or_all_are_stopped(self):
        table, dilemma, _ = self.facing(1)
        table.say(yes=False, player=ME)
        assert (table.stopped(), table.whereabouts(dilemma)) == ({"d1", "d2"}, "overcome")

    def test_without_a_ship_there_all_are_stopped_unasked(self):
        table, dilemma, _ = self.facing(0)
        assert (table.stopped(), table.whereabouts(dilemma)) == ({"d1", "d2"}, "overcome")


def held(table: Tabletop) -> set[str]:
    """The people in the opponent's brig."""
    return {name for name in table.lying("brig") if table.state.cards[table.card(name)].parent == OPPONENT}


class TestImpressiveTrophies:
    def test_the_dearest_goes_to_the_brig_of_the_dilemmas_owner_and_the_others_are_stopped(self):
        """2E-brig-and-captives/1."""
        people = group(person(cost=2), person(cost=5), person(cost=4))
        table, dilemma = faced("Impressive Trophies", people, kind="planet")
        assert (held(table), table.stopped(), table.whereabouts(dilemma)) == ({"b"}, {"a", "c"}, "overcome")

    @pytest.mark.parametrize(("cunning", "captives"), [(11, set()), (10, {"a"})])
    def test_the_clever_escape(self, cunning, captives):
        people = group(person(cunning=cunning, cost=3), person(cunning=11), person(cunning=11))
        table, _ = faced("Impressive Trophies", people, kind="planet")
        assert held(table) == captives

    def test_the_opponent_picks_among_equals(self):
        people = group(person(cost=4), person(cost=4), person(cost=1))
        table, _ = faced("Impressive Trophies", people, kind="planet")
        table.choose("b", player=OPPONENT)
        assert held(table) == {"b"}


class TestTheMoonsAWindow:
    TITLE = "The Moon's a Window to Heaven"

    @pytest.mark.parametrize("hero", [person("Leadership", cunning=7), person("Leadership", "Telepathy", cunning=1)])
    def test_a_leader_who_is_clever_or_a_telepath_gets_past(self, hero):
        table, dilemma = faced(self.TITLE, group(hero, person()), kind="planet")
        assert (held(table), table.stopped(), table.whereabouts(dilemma)) == (set(), set(), "overcome")

    def test_otherwise_one_at_random_goes_to_the_brig_and_the_others_are_stopped(self):
        people = group(person("Leadership", cunning=6), person(cunning=9), person())
        table, dilemma = faced(self.TITLE, people, "b", kind="planet")
        assert (held(table), table.stopped(), table.whereabouts(dilemma)) == ({"b"}, {"a", "c"}, "overcome")
