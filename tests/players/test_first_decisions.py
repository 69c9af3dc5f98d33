"""What the heuristic player of First Edition does in positions that call for it."""

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core import table as writers
from spaceline.effects.nodes.abilities import Seeds
from spaceline.effects.nodes.requirements import Skill
from spaceline.players.heuristic.first import FirstHeuristic
from spaceline.players.heuristic.first.board import Board
from spaceline.players.heuristic.first.dilemma_value import DilemmaValue
from spaceline.players.heuristic.first.seed_guesses import Beneath
from spaceline.players.heuristic.first.seeding import SeedPlanner
from spaceline.players.heuristic.first.worth import Worths
from spaceline.players.heuristic.trail import position_of
from spaceline.players.seat import Seat
from spaceline.rules.first.roles import HAS_TEAMS, OF_VESSEL
from tests.support.first_battles import crewed_ship, leave_something
from tests.support.first_players import board_of, chosen, played, seen
from tests.support.first_table import ME, OPPONENT, FirstTable
from tests.support.first_tabletop import Tabletop
from tests.support.seed_table import SeedTable


def solvable(kind="planet", *skills, people=6):
    """A mission that the team there would solve, but for what lies beneath it."""
    table = Tabletop(kind)
    table.place = table.location("Goal", kind, requirement=Skill("Honor"))
    if kind == "space":
        table.ship_card = table.ship("Ship there", table.place)
    table.team("Honor", *skills, people=people)
    return table


class TestWalls:
    """Who was stopped by a dilemma does not go there again without what it asks for."""

    def stopped_before(self, *skills):
        table = solvable("planet", *skills)
        wall = table.seed("Impassable Door")
        for entity, name in ((wall, "met"), (table.place, f"met-{OPPONENT}-Impassable Door")):
            table.state.marks[entity, name] = 1
        table.begin()
        return table

    def test_a_wall_that_was_met_is_known(self):
        table = self.stopped_before()
        board = board_of(table)
        beneath = Beneath(table.definitions)
        place = board.locations[table.place]
        assert [[it.title for it in possible] for possible in beneath.seeds(board, place)] == [["Impassable Door"]]

    def test_what_nobody_has_met_may_be_any_dilemma_of_the_kind(self):
        table = solvable("space")
        table.seed("Null Space")
        table.begin()
        board = board_of(table)
        (possible,) = Beneath(table.definitions).seeds(board, board.locations[table.place])
        assert {it.facts.kind for it in possible} == {"space", "dual"}
        assert len(possible) > 10

    def test_a_wall_is_not_attempted_without_what_it_asks_for(self):
        assert chosen(self.stopped_before())[0] == "end-turn"
        assert chosen(self.stopped_before("Computer Skill")) == ("attempt", "Goal", "Goal")

    def test_the_same_team_does_not_fail_twice_a_turn_where_nothing_lies(self):
        """A location where the player cannot solve anything any more (1E-7.2.4/3) looks like any other."""
        table = solvable()
        table.state.marks[table.place, f"barred-{ME}"] = 1
        table.begin()
        assert [kind for kind, *_ in played(table, 2)] == ["attempt", "end-turn"]


class TestCrews:
    def ashore(self, people):
        """A staffed ship over a planet with a mission that one skill solves."""
        table = FirstTable()
        place = table.location("Goal", requirement=Skill("Honor"))
        ship = table.ship("Ship", place, staffing=[])
        for number in range(people):
            table.person(f"p{number}", ship, skills=("Honor",) if not number or number < people - 1 else ())
        leave_something(table)
        table.begin()
        return table

    def test_who_staffs_the_ship_stays_aboard_if_the_others_do_as_well(self):
        first, second, third = played(self.ashore(4), 3)
        assert first == ("beam", "Ship", "Goal")
        assert second == ("cards", "p0, p1, p2", "")
        assert third == ("attempt", "Goal", "Goal")

    def test_nobody_stays_aboard_who_is_needed(self):
        assert played(self.ashore(1), 2) == [("beam", "Ship", "Goal"), ("attempt", "Goal", "Goal")]

    def test_a_ship_is_played_for_those_who_wait_without_one(self):
        table = Tabletop("planet")
        post = table.facility("Outpost", table.place)
        for number in range(5):
            table.person(f"w{number}", post, icons=("Cmd", "Stf"))
        table.ship("Far away", table.places["Elsewhere"])
        table.hold("U.S.S. Nebula")
        table.hold("Calloway")
        table.begin("play_cards")
        assert chosen(table) == ("play", "U.S.S. Nebula", "Outpost")

    @pytest.mark.parametrize(
        ("held", "ships", "title"), [((), 0, "Kivas"), ((), 1, "Calloway"), (("Runabout",), 0, "")]
    )
    def test_cards_are_drawn_for_those_who_have_no_ship_and_hold_none(self, held, ships, title):
        table = Tabletop("planet")
        post = table.facility("Outpost", table.place)
        for number in range(4):
            table.person(f"w{number}", post, icons=("Cmd",))
        for number in range(ships):
            table.ship(f"Ship {number}", table.place)
        for name in ("Kivas Fajo - Collector", "Calloway", *held):
            table.hold(name)
        table.begin("play_cards")
        assert chosen(table)[1].startswith(title or "Runabout")


class TestFurtherPlays:
    """Another normal card play is used where there are cards for both; otherwise a card is drawn for it."""

    @pytest.mark.parametrize(("hand", "kind"), [(("Calloway", "Taitt"), "order"), (("Calloway",), "play")])
    def test_horgahn_is_used_for_a_second_card(self, hand, kind):
        table = Tabletop("planet")
        table.facility("Outpost", table.place)
        table.printed("Horga'hn", ME, "table")
        for title in hand:
            table.hold(title)
        table.begin("play_cards")
        assert chosen(table)[0] == kind

    def test_it_is_used_once_a_turn(self):
        table = Tabletop("planet")
        table.facility("Outpost", table.place)
        table.printed("Horga'hn", ME, "table")
        for title in ("Calloway", "Taitt", "Taurik"):
            table.hold(title)
        table.begin("play_cards")
        assert [kind for kind, *_ in played(table, 3)] == ["order", "play", "play"]


class TestScouts:
    def over_a_planet(self, people, *seeds):
        """A ship over a planet with a mission that each of those aboard solves."""
        table = Tabletop("planet")
        table.place = table.location("Goal", requirement=Skill("Honor"))
        ship = table.ship("Ship", table.place, staffing=[])
        for number in range(people):
            table.person(f"p{number}", ship, skills=("Honor",), strength=9 if number else 1)
        for seed in seeds:
            table.seed(seed)
        leave_something(table)
        table.begin()
        return table

    def test_the_least_able_meets_unknown_seeds_alone(self):
        first, second, third = played(self.over_a_planet(7, "Archer"), 3)
        assert first == ("beam", "Ship", "Goal")
        assert second == ("cards", "p0", "")
        assert third == ("attempt", "Goal", "Goal")

    @pytest.mark.parametrize(("people", "seeds"), [(6, ()), (4, ("Archer",))])
    def test_nobody_goes_ahead_where_nothing_lies_or_few_are_there(self, people, seeds):
        assert played(self.over_a_planet(people, *seeds), 2)[1][1] != "p0"


class TestGifts:
    @pytest.mark.parametrize(("title", "kind", "seeded"), [("Nanites", "space", False), ("Nagilum", "space", True)])
    def test_no_dilemma_is_seeded_that_gives_more_than_it_takes(self, title, kind, seeded):
        """Both score five points for those who overcome them."""
        table = FirstTable()
        place = table.location("Theirs", kind, owner=OPPONENT, requirement=Skill("Honor"))
        dilemma = next(it for it in ruleset("1e-modern").definitions.values() if it.title == title)
        table.definitions[dilemma.facts.id] = dilemma
        table.put(title, dilemma.facts.id, ME, "hand", ME, None)
        table.begin()
        board = board_of(table)
        value = DilemmaValue(Board(board.view, ruleset("1e-modern").definitions), 1)
        stack = SeedPlanner(board, value).stack_for(board.locations[place], (seen(table, title),))
        assert bool(stack) is seeded


class TestDiseases:
    @pytest.mark.parametrize(("is_ill", "kind"), [(True, "attempt"), (False, "end-turn")])
    def test_those_whom_a_countdown_will_kill_try_their_luck(self, is_ill, kind, monkeypatch):
        """Nobody else finds the chance of success good enough here."""
        monkeypatch.setattr("spaceline.players.heuristic.first.orders.LEAST", 1.1)
        table = solvable()
        if is_ill:
            table.printed("Hyper-Aging", table.place, "at", OPPONENT)
        table.begin()
        assert chosen(table)[0] == kind


class TestCures:
    def test_a_company_gathers_where_a_dilemma_can_be_cured(self):
        table = Tabletop("space")
        table.printed("Menthar Booby Trap", table.ship_card, "on", OPPONENT)
        post = table.facility("Outpost", table.place)
        table.person("first", table.ship_card, skills=("ENGINEER",))
        table.person("second", post, skills=("ENGINEER",))
        table.begin()
        assert played(table, 1) == [("beam", "Outpost", "Ship")]
        assert table.role(table.names["Menthar Booby Trap"]) == "out-of-play"


class TestRepairs:
    @pytest.mark.parametrize(
        ("role", "told"), [("space", ("dock", "Ship", "Outpost")), ("docked", ("end-turn", "", ""))]
    )
    def test_a_damaged_ship_docks_at_an_outpost_and_stays_there(self, role, told):
        """1E-7.5.2/2; meanwhile somebody waits elsewhere who is not worth the way."""
        table = Tabletop("planet")
        post = table.facility("Outpost", table.place)
        ship = table.ship("Ship", post if role == "docked" else table.place, role=role)
        table.person("pilot", ship)
        table.state.marks[ship, "damage"] = 1
        table.begin()
        assert chosen(table) == told

    @pytest.mark.parametrize(
        ("damage", "told"), [(1, ("dock", "Ship there", "Outpost")), (0, ("attempt", "Goal", "Ship there"))]
    )
    def test_a_damaged_ship_is_repaired_before_its_crew_meets_anything(self, damage, told):
        """Another damage would destroy it with everybody aboard (1E-7.5.1.2/1)."""
        table = solvable("space", people=12)
        table.facility("Outpost", table.place)
        table.seed("Microbiotic Colony")
        table.state.marks[table.ship_card, "damage"] = damage
        table.begin()
        assert chosen(table) == told


class TestBattles:
    def facing(self, weapons, shields, *, theirs=0, own=6):
        table = FirstTable()
        place = table.location("Somewhere", "space", requirement=Skill("Telepathy"))
        crewed_ship(table, "mine", place, weapons=weapons, shields=own)
        crewed_ship(table, "theirs", place, OPPONENT, weapons=theirs, shields=shields)
        table.begin()
        return chosen(table)

    def test_a_direct_hit_that_is_sure_is_fired(self):
        """1E-7.4.3/6."""
        assert self.facing(13, 6) == ("battle-ship", "mine", "theirs")

    def test_a_hit_is_fired_where_the_return_fire_does_nothing(self):
        assert self.facing(9, 6, theirs=6)[0] == "battle-ship"

    @pytest.mark.parametrize(("weapons", "theirs"), [(6, 0), (9, 13), (9, 7)])
    def test_what_misses_or_costs_more_than_it_brings_is_not(self, weapons, theirs):
        assert self.facing(weapons, 6, theirs=theirs)[0] == "end-turn"

    def test_a_clearly_weaker_team_is_attacked_when_nothing_else_is_to_be_done(self):
        for strengths, kind in (((9, 9, 9), "battle-personnel"), ((3, 3, 3), "end-turn")):
            table = FirstTable()
            place = table.location("Somewhere", requirement=Skill("Telepathy"))
            for number, strength in enumerate(strengths):
                skills = ("Leadership",) if not number else ()
                table.person(f"a{number}", place, affiliations=("Kli",), strength=strength, skills=skills)
            table.person("d", place, owner=OPPONENT, affiliations=("Rom",))
            table.begin()
            assert chosen(table)[0] == kind, strengths


class TestResponses:
    @pytest.mark.parametrize("interrupt", ["Kevin Uxbridge", "Energy Vortex"])
    @pytest.mark.parametrize(("title", "answer"), [("Static Warp Bubble", "answer"), ("Res-Q", "pass")])
    def test_an_event_is_nullified_that_promises_the_opponent_much(self, title, answer, interrupt):
        table = Tabletop("planet")
        table.team()
        table.hold(interrupt)
        card = table.hold(title, OPPONENT)
        table.printed("Calloway", OPPONENT, "discard", OPPONENT)
        table.begin("play_cards", OPPONENT)
        table.play(card)
        assert table.decision.player == ME
        assert chosen(table)[0] == answer


class TestEvents:
    def test_what_helps_a_ship_is_played_on_an_own_one(self):
        table = Tabletop("planet")
        table.ship("theirs", table.place, owner=OPPONENT)
        table.ship("mine", table.place)
        table.hold("Bynars Weapon Enhancement")
        table.begin("play_cards")
        assert chosen(table) == ("play", "Bynars Weapon Enhancement", "mine")

    def test_a_captive_is_tortured(self):
        table = Tabletop("planet")
        table.team()
        captive = table.person("theirs", table.place, owner=OPPONENT)
        writers.put_mark(table.state, captive, "captive", ME)
        writers.hand_over(table.state, captive, ME)
        table.hold("Torture")
        table.begin("play_cards")
        assert chosen(table) == ("play", "Torture", "theirs")

    def test_other_requirements_are_worth_a_card(self):
        table = Tabletop("planet")
        table.hold("HQ: Secure Homeworld")
        table.begin("play_cards")
        board = board_of(table)
        assert Worths(board).of_play(board.definition(seen(table, "HQ: Secure Homeworld")), 0) > 0

    @pytest.mark.parametrize(("affiliation", "kind"), [("Kli", "play"), ("Rom", "end-play")])
    def test_a_treaty_is_played_by_a_player_with_cards_of_both_sides(self, affiliation, kind):
        """1E-6.3/3."""
        table = Tabletop("planet")
        table.team()
        table.person("other", table.place, affiliations=(affiliation,))
        table.hold("Treaty: Federation/Klingon")
        table.begin("play_cards")
        assert chosen(table)[0] == kind

    def test_a_medical_kit_is_worth_more_where_an_officer_is(self):
        table = Tabletop("planet")
        officer = table.person("officer", table.place, skills=(), classifications=("OFFICER",))
        other = table.person("other", table.place)
        table.hold("Medical Kit")
        table.begin("play_cards")
        board = board_of(table)
        kit = board.definition(seen(table, "Medical Kit"))
        worths = Worths(board)
        crews = [[seen(table, table.state.definition(card).title)] for card in (officer, other)]
        assert worths.of_equipment(kit, crews[0]) > worths.of_equipment(kit, crews[1])


def test_a_ship_that_could_be_destroyed_where_it_is_cloaks():
    """1E-7.6/1."""
    table = FirstTable()
    place = table.location("Somewhere", "space", requirement=Skill("Telepathy"))
    device = {"special_equipment": ("Cloaking Device",)}
    table.ship("mine", place, affiliations=("Rom",), weapons=2, shields=4, **device)
    crewed_ship(table, "theirs", place, OPPONENT, weapons=9, shields=9)
    leave_something(table)
    table.begin()
    assert chosen(table) == ("cloak", "mine", "")


def test_of_doorways_that_are_seeded_once_one_copy_each_is_put_down():
    """1E-4.1/1, 1E-6.2/5: as many as may be, and the answer is not refused."""
    table = SeedTable()
    for title in ("Gate", "Gate", "Other Gate"):
        table.seed(title, "doorway", Seeds(where="doorway_phase"), uniqueness="unique")
    table.begin_phase("doorway")
    seat = Seat(table.state, ME)
    given = FirstHeuristic(1).choose(seat)
    assert len(given.cards) == 2
    seat.give(given)


def test_whose_an_away_team_is_makes_no_other_position():
    """Who beams up, flies on and back, and lands again has gone round in a circle."""
    table = solvable("planet")
    ship = table.ship("Ship there", table.place)
    table.begin()
    before = position_of(Seat(table.state, ME).view)
    person = next(card for card, it in table.state.cards.items() if it.role == "surface")
    writers.put_mark(table.state, ship, HAS_TEAMS, 1)
    writers.put_mark(table.state, person, OF_VESSEL, 1)
    assert position_of(Seat(table.state, ME).view) == before
