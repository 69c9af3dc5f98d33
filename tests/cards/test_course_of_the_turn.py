"""Cards of Second Edition that change what is drawn for an attempt, infiltrate, or wait for the end of the turn."""

import pytest

from spaceline.core import engine, table as core_table
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.windows import innermost
from spaceline.rules.second.data.frames import MissionAttempt
from spaceline.rules.second.values import attribute, cost
from tests.support.battles import BattleTable
from tests.support.captives import captive
from tests.support.playing import ME, OPPONENT, PlayTable, person


def with_pile(table: PlayTable, number: int = 12) -> None:
    """Dilemmas in the pile of player 2, none of which can be afforded twice."""
    for _ in range(number):
        table.add_to("pile", "Captain's Holiday", OPPONENT)


def drawn(table: PlayTable) -> int:
    """How many dilemmas player 2 has drawn."""
    return len(table.state.zone(OPPONENT, "drawn"))


def limits(table: PlayTable) -> tuple[int, int]:
    """How many dilemmas are drawn, and what they may cost."""
    attempt = table.state.frames[innermost(table.state, MissionAttempt)]
    assert isinstance(attempt, MissionAttempt)
    return attempt.limit + attempt.more_drawn, attempt.limit + attempt.more_spent


def attempted(*events: str, crew: int = 4, player: int = OPPONENT) -> tuple[PlayTable, list[int]]:
    """Player 1 begins an attempt with a few people; cards lie in the core of the other."""
    table = PlayTable()
    with_pile(table)
    cards = [table.add_to("core", title, player) for title in events]
    table.crew({f"one{at}": person() for at in range(crew)})
    table.attempt()
    return table, cards


class TestDrawing:
    def test_complications_bring_three_more(self):
        table, (event,) = attempted("Complications")
        table.respond(event)
        assert drawn(table) == 7
        assert limits(table) == (7, 7)
        assert table.role(event) == "discard"
        assert table.asked.selection.budget == 7

    def test_without_them_as_many_are_drawn_as_people_take_part(self):
        table, (event,) = attempted("Complications")
        table.let_pass()
        assert (drawn(table), table.role(event)) == (4, "core")

    def test_stir_crazy_needs_a_completed_mission_of_the_kind(self):
        table, (event,) = attempted("Stir Crazy")
        assert not table.offers("respond", event)
        table = PlayTable()
        with_pile(table)
        event = table.add_to("core", "Stir Crazy", OPPONENT)
        other = table.lay_out("Geological Survey", ME)
        core_table.put_mark(table.state, other, "completed", 1)
        table.crew({"one": person()})
        table.attempt()
        table.respond(event)
        assert drawn(table) == 4

    def test_under_suspicion_counts_infiltrators_there(self):
        table = PlayTable()
        with_pile(table)
        event = table.add_to("core", "Under Suspicion", OPPONENT)
        table.add("spy", person(keywords=("Infiltrator",)), OPPONENT)
        table.crew({f"one{at}": person() for at in range(4)})
        table.attempt()
        table.respond(event)
        assert limits(table) == (5, 5)

    @pytest.mark.parametrize(("times", "result"), [(1, (3, 5)), (3, (1, 7))])
    def test_fewer_dilemmas_may_cost_more(self, times, result):
        """I Don't Like to Lose."""
        table = PlayTable()
        with_pile(table)
        event = table.add_to("core", "I Don't Like to Lose", OPPONENT)
        table.hold("Mills", player=OPPONENT)
        table.crew({f"one{at}": person() for at in range(4)})
        table.attempt()
        table.respond(event)
        for _ in range(times):
            table.say(yes=True, player=OPPONENT)
        if times < 3:
            table.say(yes=False, player=OPPONENT)
        assert limits(table) == result
        assert drawn(table) == result[0]

    def test_damar_keeps_a_dilemma_away(self):
        table = PlayTable()
        with_pile(table)
        damar = table.add_card("Damar, Useful Adjutant")
        table.hold("Mills")
        table.crew({f"one{at}": person() for at in range(4)})
        table.attempt()
        table.respond(damar)
        assert drawn(table) == 4

    def test_dilemmas_are_drawn_anew(self):
        """Unexpected Difficulties."""
        table, (event,) = attempted("Unexpected Difficulties")
        before = table.state.zone(OPPONENT, "drawn")
        table.respond(event)
        after = table.state.zone(OPPONENT, "drawn")
        assert len(after) == len(before) == 4
        assert set(before).isdisjoint(after)


class TestAttempting:
    def test_kovat_sacrifices_a_captive(self):
        table = PlayTable()
        kovat, held = table.add_card("Kovat"), captive(table)
        before = table.values(kovat)
        table.crew({"spy": person("Treachery"), "mole": person("Treachery")})
        table.face("Center of Attention")
        table.respond(kovat)
        assert table.role(held) == "discard"
        assert table.values(kovat) == tuple(value + 3 for value in before)

    def test_ikat_ika_dies_at_the_end_of_the_turn(self):
        table = PlayTable()
        fighter = table.add_card("Ikat'ika")
        before = table.values(fighter)
        table.crew({"spy": person("Treachery"), "mole": person("Treachery")})
        table.face("Center of Attention")
        table.respond(fighter)
        assert table.values(fighter) == tuple(value + 2 for value in before)
        table.choose("spy", player=OPPONENT)
        assert table.role(fighter) == "surface"
        table.end_turn()
        assert table.role(fighter) == "discard"

    def test_a_drone_from_the_discard_pile_faces_the_dilemma_instead(self):
        """Borg Queen, Guardian of the Hive: whoever replaces a participant takes part."""
        table = PlayTable()
        queen = table.add_card("Borg Queen, Guardian of the Hive")
        old = table.add_card("Allocation Drone")
        new = table.add_to("discard", "Computation Drone")
        table.crew({"spy": person("Treachery"), "mole": person("Treachery")})
        table.face("Center of Attention")
        table.respond(queen)
        attempt = table.state.frames[innermost(table.state, MissionAttempt)]
        assert (table.role(old), table.role(new)) == ("discard", "surface")
        assert new in attempt.participants

    def test_another_is_kept_out_of_a_random_selection(self):
        """Remata'Klan."""
        table = PlayTable()
        first = table.add_card("Remata'Klan")
        table.add("other", person(affiliation="Dom"))
        table.fix()
        table.face("Houdini Mines")
        table.respond(first)
        assert table.role(first) == "discard"
        assert table.role(table.card("other")) == "surface"

    def test_leeta_teaches_when_she_is_selected(self):
        table = PlayTable()
        leeta = table.add_card("Leeta")
        table.add("pupil", person("Law", affiliation="Baj"))
        table.names["leeta"] = leeta
        table.crew({"spy": person("Treachery"), "mole": person("Treachery")})
        table.fix("leeta")
        table.face("Plasma Shock", "Center of Attention")
        table.respond(leeta)
        assert table.skill(table.card("pupil"), "Law") == 2

    def test_those_who_cannot_see_do_not_attempt(self):
        """Disable Sensors."""
        table = PlayTable("space")
        table.crew({"one": person()})
        table.ready()
        assert table.can_attempt()
        core_table.create(table.state, table.definition_of("Disable Sensors"), OPPONENT, table.ship, "on", face_up=True)
        table.ready()
        assert not table.can_attempt()

    def test_a_failed_attempt_pays_for_tenak_talar(self):
        table = PlayTable()
        ship = core_table.create(
            table.state, table.definition_of("Tenak'talar"), OPPONENT, table.place, "orbit", face_up=True
        )
        for at in range(3):
            table.add(f"guard{at}", person(affiliation="Dom", icons=("Cmd", "Stf")), OPPONENT, ship)
        table.crew({"one": person()})
        table.face("Captain's Holiday")
        assert table.points(OPPONENT) == 10


class TestInfiltrators:
    def test_a_pseudopod_returns_to_the_hand(self):
        table = PlayTable()
        (interrupt,) = table.hold("Pseudopod")
        table.add("spy", person(keywords=("Infiltrator",)))
        table.add("victim", person(), OPPONENT)
        table.ready()
        table.play(interrupt)
        assert table.killed() == {"victim"}
        assert table.role(table.card("spy")) == "hand"

    def test_sabotage_damages_a_ship(self):
        table = PlayTable()
        event = table.add_to("core", "Changeling Sabotage")
        theirs = table.add_ship(OPPONENT)
        table.add("spy", person(keywords=("Infiltrator",)), ME, theirs)
        (damage, other) = table.hold("Disable Sensors", "Mills")
        table.ready()
        table.order(event)
        assert (table.role(damage), table.state.cards[damage].parent) == ("on", theirs)
        assert table.role(other) == "hand"

    @pytest.mark.parametrize("is_there", [True, False])
    def test_founders_draw_where_an_opponents_personnel_is_present(self, is_there):
        table = PlayTable()
        founder = table.add_card("Bashir Founder")
        table.add("victim", person(), OPPONENT) if is_there else table.add_card("Tricorder", OPPONENT)
        (event,) = table.hold("Under Suspicion")
        table.to_play(event)
        table.play(event)
        table.respond(founder)
        assert table.hand_size() == is_there

    def test_samuels_sabotages_ships_from_the_planet(self):
        table = PlayTable()
        maquis = table.add_card("William Patrick Samuels")
        theirs = table.add_ship(OPPONENT)
        (damage,) = table.hold("Disable Sensors")
        table.ready()
        table.order(maquis)
        assert table.state.cards[damage].parent == theirs
        assert table.state.mark(maquis, "stopped")


class TestOthers:
    def test_only_soldiers_fight(self):
        """Bred for Battle."""
        table = BattleTable()
        event = table.add_to("core", "Bred for Battle")
        table.add("soldier", person(species=("Jem'Hadar",), strength=4))
        table.add("giant", person(strength=9))
        table.against(6)
        table.hold("Mills", "Hoya")
        table.ready()
        table.order(event)
        while table.asked is not None and table.asked.prompt != "orders":
            table.act(table.asked.options[0])
        assert table.killed() == set()

    def test_an_acclimation_drone_is_cheaper_for_each_who_was_taken(self):
        table = PlayTable()
        (drone,) = table.hold("Acclimation Drone")
        table.ready()
        assert cost(table.state, drone) == 2
        taken = table.add_card("Mills", OPPONENT)
        core_table.hand_over(table.state, taken, ME)
        table.ready()
        assert cost(table.state, drone) == 1

    def test_jack_names_a_type(self):
        table = PlayTable()
        jack = table.add_card("Jack")
        (held,) = table.hold("Mills", player=OPPONENT)
        table.ready()
        table.order(jack)
        assert {option.detail for option in table.asked.options} == {
            "equipment",
            "event",
            "interrupt",
            "personnel",
            "ship",
        }
        table.act(next(option for option in table.asked.options if option.detail == "personnel"))
        assert (table.role(held), table.top(OPPONENT)) == ("deck", held)

    def test_sarina_turns_the_deck_over(self):
        table = PlayTable()
        sarina = table.add_card("Sarina Douglas")
        last = table.bottom()
        table.ready()
        table.order(sarina)
        assert table.top() == last

    @pytest.mark.parametrize("kind", ["planet", "space"])
    def test_lauren_overcomes_dilemmas_that_would_have_been_faced(self, kind):
        table = PlayTable(kind)
        lauren = table.add_card("Lauren")
        dilemma = table.add_to("pile", "Houdini Mines", OPPONENT)
        core_table.put_mark(table.state, table.mission, "completed", 1)
        table.ready()
        fits = table.state.definition(dilemma).facts.kind in (kind, "dual")
        table.order(lauren)
        if fits:
            table.say(yes=True, player=ME)
        assert table.role(dilemma) == ("beneath" if fits else "pile")

    def test_hands_go_beneath_the_decks(self):
        """Yelgrun."""
        table = PlayTable()
        yelgrun = table.add_card("Yelgrun")
        table.add("guard", person(affiliation="Dom"))
        (held,) = table.hold("Mills")
        last = table.bottom()
        table.ready()
        table.order(yelgrun)
        table.choose(table.card("guard"))
        assert (table.role(held), table.role(last)) == ("deck", "hand")

    def test_a_stolen_warship_robs_the_owner_of_the_mission(self):
        table = PlayTable()
        theirs = table.state.cards[table.lay_out("Geological Survey", OPPONENT)].parent
        ship = table.print_ship("U.S.S. Defiant, Stolen Warship", theirs)
        for at in range(4):
            table.add(f"crew{at}", person(affiliation="Fed", icons=("Cmd", "Stf")), ME, ship)
        (held,) = table.hold("Mills", player=OPPONENT)
        table.ready()
        table.order(ship)
        assert table.top(OPPONENT) == held

    def test_deaths_by_dilemmas_cost_their_owners_a_card(self):
        """Ak'voh."""
        table = PlayTable()
        table.add_to("core", "Ak'voh", OPPONENT)
        table.crew({"one": person()})
        (held,) = table.hold("Mills")
        table.face("Houdini Mines")
        assert table.role(held) == "discard"

    def test_the_qam_chee_weakens_those_at_home(self):
        table = PlayTable()
        theirs = table.state.cards[table.lay_out("Geological Survey", OPPONENT)].parent
        ship = table.print_ship("I.K.S. Qam-Chee", theirs)
        victim = table.add_ship(OPPONENT, place=theirs, Range=8)
        table.ready()
        assert attribute(table.state, victim, "Range") == 8
        for at in range(5):
            table.add(f"crew{at}", person(affiliation="Kli", icons=("Cmd", "Stf")), ME, ship)
        table.ready()
        assert attribute(table.state, victim, "Range") == 7

    def test_a_card_comes_back_when_an_opponent_beams_to_the_planet(self):
        """Kitara."""
        table = PlayTable()
        ship = table.print_ship("Kitara")
        for at in range(4):
            table.add(f"crew{at}", person(affiliation="Baj", icons=("Cmd", "Stf")), ME, ship)
        found = table.add_to("discard", "Mills")
        theirs = table.add_ship(OPPONENT)
        table.add("visitor", person(), OPPONENT, theirs)
        table.ready()
        request(table.state, Change("beam", (table.card("visitor"),), OPPONENT, to=table.place, role="surface"))
        engine.run(table.state)
        table.respond(ship)
        assert table.role(found) == "hand"

    def test_cargo_is_not_hauled_to_a_headquarters(self):
        table = PlayTable(mission="Cargo Haul")
        ship = table.print_ship("Deranas")
        for at in range(4):
            table.add(f"crew{at}", person("Acquisition", affiliation="Rom", icons=("Cmd", "Stf")), ME, ship)
        other = table.state.cards[table.lay_out("Geological Survey", ME)].parent
        table.ready()
        goals = {option.target for option in table.asked.options if option.kind == "move" and option.card == ship}
        assert other in goals
        assert table.home not in goals
