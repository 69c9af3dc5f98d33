"""Interrupts, on a real table: while a dilemma is faced, when somebody is about to be killed or stopped, as orders."""

import pytest

from spaceline.core.data.decisions import Option, Refusal
from spaceline.rules.second.values import attribute
from tests.support.playing import ME, OPPONENT, PlayTable, person


def spies(table: PlayTable) -> None:
    """Two among whom the opponent must choose a victim, so that the dilemma lasts."""
    table.crew({"spy": person("Treachery"), "mole": person("Treachery")})


def facing_with(people: dict, *hand: str, discard: tuple[str, ...] = ()) -> tuple[PlayTable, list[int]]:
    """People begin to face a dilemma, and their player holds cards."""
    table = PlayTable()
    table.crew(people)
    spies(table)
    for title in discard:
        table.add_to("discard", title)
    held = table.hold(*hand)
    table.face("Center of Attention")
    return table, held


class TestWhileADilemmaIsFaced:
    def test_shady_resources_teaches_one_of_them_all_skills_of_a_traitor(self):
        table = PlayTable()
        table.crew({"pupil": person(), "spy": person("Treachery", "2 Physics"), "mole": person("Treachery")})
        interrupt, cost, kept = table.hold("Shady Resources", "Galor", "Daro")
        table.face("Center of Attention")
        table.respond(interrupt)
        table.choose(cost)
        table.choose(table.card("spy"))
        table.choose(table.card("pupil"))
        assert [table.skill(table.card("pupil"), name) for name in ("Treachery", "Physics")] == [1, 2]
        assert [table.role(card) for card in (interrupt, cost, kept)] == ["discard", "discard", "hand"]

    def test_what_was_learned_lasts_as_long_as_the_dilemma(self):
        table = PlayTable()
        table.crew({"pupil": person(), "spy": person("Treachery", "2 Physics"), "mole": person("Treachery")})
        interrupt, _ = table.hold("Shady Resources", "Galor")
        table.face("Center of Attention")
        table.respond(interrupt)
        table.choose(table.card("spy"))
        table.choose(table.card("pupil"))
        table.choose(table.card("mole"))
        assert table.is_over()
        assert table.skill(table.card("pupil"), "Physics") == 0

    def test_it_needs_another_card_to_discard(self):
        table, _ = facing_with({"pupil": person()}, "Shady Resources")
        assert table.asked is not None
        assert table.asked.kind == "cards"

    def test_the_personnel_who_teaches_is_another(self):
        table = PlayTable()
        table.crew({"loner": person("Treachery")})
        interrupt, _ = table.hold("Shady Resources", "Galor")
        table.face("Skullduggery")
        table.respond(interrupt)
        assert table.stopped() == {"loner"}

    def test_it_may_be_declined(self):
        table, held = facing_with({"pupil": person()}, "Shady Resources", "Galor")
        table.let_pass()
        assert [table.role(card) for card in held] == ["hand", "hand"]
        assert table.choices() == {"spy", "mole"}

    def test_mission_briefing_learns_from_a_stopped_colleague(self):
        table = PlayTable()
        table.crew({"pupil": person(), "expert": person("3 Security"), "klingon": person("Law", affiliation="Kli")})
        table.stop("expert", "klingon")
        interrupt, _ = table.hold("Mission Briefing", "Galor")
        table.face("Center of Attention")
        table.respond(interrupt)
        assert (table.is_over(), table.killed()) == (True, set())

    def test_protection_of_the_tal_shiar_costs_nothing_and_strengthens(self):
        table = PlayTable()
        romulan = {"affiliation": "Rom"}
        table.crew({"pupil": person(**romulan), "agent": person("Intelligence", "2 Law", **romulan)})
        spies(table)
        interrupt = table.hold("Protection of the Tal Shiar")[0]
        table.face("Center of Attention")
        table.respond(interrupt)
        pupil = table.card("pupil")
        assert (table.values(pupil), table.skill(pupil, "Law")) == ((6, 6, 6), 2)

    def test_the_promise_adds_a_dead_klingons_skills_and_attributes(self):
        klingon = person("Honor", affiliation="Kli", integrity=6, cunning=5, strength=7)
        table, held = facing_with({"heir": klingon}, "The Promise", discard=("Kahmis", "Daro"))
        table.respond(held[0])
        heir = table.card("heir")
        assert (table.values(heir), table.skill(heir, "Transporters")) == ((12, 9, 14), 1)

    def test_a_diplomat_reads_the_top_card_of_an_opponents_deck(self):
        for title, physics in (("Magren", 1), ("Galor", 0)):
            table = PlayTable()
            table.crew({"envoy": person("Diplomacy", affiliation="Rom")})
            spies(table)
            top = table.add_to("deck", title, OPPONENT)
            others = tuple(card for card in table.state.zone(OPPONENT, "deck") if card != top)
            table.state.contents[OPPONENT, "deck"] = (top, *others)
            interrupt = table.hold("Diplomatic Masquerade")[0]
            table.face("Center of Attention")
            table.respond(interrupt)
            assert table.skill(table.card("envoy"), "Physics") == physics
            assert table.top(OPPONENT) == top

    def test_ambassadors_use_integrity_for_cunning_and_strength(self):
        table = PlayTable()
        table.crew({"envoy": person("Diplomacy", integrity=27, cunning=1), "aide": person(integrity=1, cunning=1)})
        interrupt = table.hold("Team of Ambassadors")[0]
        table.face("Assassin's Blade")
        table.respond(interrupt)
        assert (table.killed(), table.stopped()) == (set(), set())


class TestAboutToBeKilled:
    def test_escape_saves_all_of_them_for_a_random_card(self):
        table = PlayTable()
        table.crew({"a": person(), "b": person(), "c": person()})
        interrupt, cost = table.hold("Escape", "Galor")
        table.fix("a", "b")
        table.face("Assassination Attempt")
        table.respond(interrupt)
        assert (table.killed(), table.stopped()) == (set(), {"a", "b"})
        assert [table.role(card) for card in (interrupt, cost)] == ["discard", "discard"]

    def test_escape_needs_another_card(self):
        table = PlayTable()
        table.crew({"a": person(), "b": person()})
        table.hold("Escape")
        table.face("Assassination Attempt")
        assert table.killed() == {"a", "b"}

    def test_an_empath_gives_way_together_with_the_one_saved(self):
        table = PlayTable()
        table.crew({"victim": person("Security"), "empath": person("Telepathy"), "other": person()})
        interrupt = table.hold("Empathic Touch")[0]
        table.face("Trabe Grenade")
        table.respond(interrupt)
        assert (table.killed(), table.stopped()) == (set(), {"victim", "empath"})

    def test_a_twist_of_fate_kills_another_one_present(self):
        table = PlayTable()
        table.crew({"victim": person("Security", affiliation="Rom"), "other": person()})
        interrupt = table.hold("Twist of Fate")[0]
        table.face("Trabe Grenade")
        table.respond(interrupt)
        assert table.killed() == {"other"}

    def test_emergency_treatment_lets_the_opponent_draw_three(self):
        table = PlayTable()
        doctor, patient = table.add_card("Martin"), table.add_card("Tasha Yar, Chief of Security")
        interrupt = table.hold("Emergency Treatment")[0]
        table.face("Trabe Grenade")
        table.respond(interrupt)
        assert table.asked is not None
        assert table.asked.player == OPPONENT
        table.say(yes=True)
        assert (table.role(patient), table.state.mark(patient, "stopped")) == ("surface", 1)
        assert (table.state.mark(doctor, "stopped"), table.hand_size(OPPONENT)) == (0, 3)


class TestAboutToBeStopped:
    def test_relentless_costs_an_interrupt(self):
        table = PlayTable()
        table.crew({"warrior": person("Honor", species=("Klingon",)), "other": person()})
        interrupt, cost, kept = table.hold("Relentless", "Escape", "Galor")
        table.face("None Shall Pass")
        table.respond(interrupt)
        assert table.stopped() == {"other"}
        assert [table.role(card) for card in (interrupt, cost, kept)] == ["discard", "discard", "hand"]

    def test_it_is_no_help_when_the_attempt_fails(self):
        table = PlayTable(mission="Investigate Coup")
        table.crew({"warrior": person("Honor", species=("Klingon",))})
        table.hold("Relentless", "Escape")
        table.attempt()
        assert table.stopped() == {"warrior"}

    def test_precautionary_measures_stop_a_colleague_of_earth_instead(self):
        table = PlayTable()
        table.crew({"officer": person("Treachery", icons=("DS9",)), "cadet": person(icons=("E",))})
        interrupt = table.hold("Precautionary Measures")[0]
        table.fix("officer")
        table.face("Skullduggery")
        table.respond(interrupt)
        assert table.stopped() == {"cadet"}


class TestWhenACardIsPlayed:
    def test_amanda_rogers_prevents_an_event_for_five_points(self):
        table = PlayTable()
        amanda = table.hold("Amanda Rogers", player=OPPONENT)[0]
        table.state.marks[OPPONENT, "points"] = 7
        table.add("expert", person("Engineer"))
        event, cost = table.hold("Back-Flush Bussard Collectors", "Galor")
        table.to_play(event, more=1)
        table.play(event)
        table.respond(amanda)
        assert [table.role(card) for card in (amanda, event, cost)] == ["discard", "discard", "hand"]
        assert table.points(OPPONENT) == 2

    def test_not_without_the_points(self):
        table = PlayTable()
        table.hold("Amanda Rogers", player=OPPONENT)
        table.state.marks[OPPONENT, "points"] = 4
        lab = table.hold("Astrometrics Lab")[0]
        table.to_play(lab)
        table.play(lab)
        assert table.state.zone(ME, "core") == (lab,)

    def test_an_interrupt_that_prevents_may_be_prevented(self):
        table = PlayTable()
        theirs = table.hold("Amanda Rogers", player=OPPONENT)[0]
        mine, lab = table.hold("Amanda Rogers", "Astrometrics Lab")
        for player in (ME, OPPONENT):
            table.state.marks[player, "points"] = 5
        table.to_play(lab)
        table.play(lab)
        table.let_pass()
        table.respond(theirs)
        table.respond(mine)
        assert table.state.zone(ME, "core") == (lab,)
        assert (table.points(ME), table.points(OPPONENT)) == (0, 5)

    def test_a_sermon_returns_an_event_to_its_owners_deck(self):
        table = PlayTable()
        table.add("prophet", person("Anthropology", "Leadership"), OPPONENT)
        sermon, cost = table.hold("Sermon", "Daro", player=OPPONENT)
        lab = table.hold("Astrometrics Lab")[0]
        table.to_play(lab)
        table.play(lab)
        table.respond(sermon)
        assert (table.top(ME), table.top(OPPONENT)) == (lab, cost)

    def test_two_personnel_with_one_skill_each_give_no_sermon(self):
        table = PlayTable()
        table.add("first", person("Anthropology"), OPPONENT)
        table.add("second", person("Leadership"), OPPONENT)
        table.hold("Sermon", "Daro", player=OPPONENT)
        lab = table.hold("Astrometrics Lab")[0]
        table.to_play(lab)
        table.play(lab)
        assert table.state.zone(ME, "core") == (lab,)


class TestOrders:
    def test_quantum_slipstream_drive_makes_one_ship_faster_until_the_turn_ends(self):
        table = PlayTable()
        ship, other = table.print_ship("Galor"), table.print_ship("Galor")
        table.add("engineer", person("Engineer"), ship=ship)
        interrupt = table.hold("Quantum Slipstream Drive")[0]
        table.ready()
        table.play(interrupt)
        assert [attribute(table.state, card, "Range") for card in (ship, other)] == [12, 8]
        assert table.role(interrupt) == "discard"
        table.end_turn()
        assert attribute(table.state, ship, "Range") == 8

    def test_an_order_is_not_played_in_the_first_segment(self):
        table = PlayTable()
        table.add("engineer", person("Engineer"), ship=table.print_ship("Galor"))
        interrupt = table.hold("Quantum Slipstream Drive")[0]
        table.to_play(more=1)
        with pytest.raises(Refusal) as refused:
            table.act(Option("play", interrupt, ME))
        assert refused.value.reason == "order-interrupt"

    def test_kevin_uxbridge_destroys_any_event_for_five_points(self):
        table = PlayTable()
        table.set_points(5)
        theirs = table.add_to("core", "Astrometrics Lab", OPPONENT)
        interrupt = table.hold("Kevin Uxbridge")[0]
        table.ready()
        table.play(interrupt)
        assert (table.role(theirs), table.points()) == ("discard", 0)

    def test_not_with_fewer_points(self):
        table = PlayTable()
        table.set_points(4)
        table.add_to("core", "Astrometrics Lab", OPPONENT)
        interrupt = table.hold("Kevin Uxbridge")[0]
        table.ready()
        assert not table.offers("play", interrupt)

    @pytest.mark.parametrize(("third", "points"), [("Daro", 10), ("Galor", 0)])
    def test_a_security_sweep_scores_for_three_personnel(self, third, points):
        table = PlayTable()
        for name in "ab":
            table.add(name, person("Security", affiliation="Rom"))
        below = table.state.zone(OPPONENT, "deck")
        top = [table.add_to("deck", title, OPPONENT) for title in ("Emok", "Jerax", third)]
        table.state.contents[OPPONENT, "deck"] = (*top, *below)
        interrupt = table.hold("Security Sweep")[0]
        table.ready()
        table.play(interrupt)
        assert table.points() == points
        assert table.state.zone(OPPONENT, "deck") == (*below, *top)

    @pytest.mark.parametrize(("top", "returns", "lost"), [("Galor", False, 2), ("Daro", True, 0), ("Parn", False, 0)])
    def test_an_insult_may_come_back(self, top, returns, lost):
        table = PlayTable()
        table.crew({name: person(affiliation="Rom") for name in "abc"})
        card = table.add_to("deck", top, OPPONENT)
        others = tuple(other for other in table.state.zone(OPPONENT, "deck") if other != card)
        table.state.contents[OPPONENT, "deck"] = (card, *others)
        before = len(table.state.zone(ME, "deck"))
        interrupt = table.hold("Insult")[0]
        table.ready()
        table.play(interrupt)
        if returns:
            table.say(yes=True)
            assert table.top() == interrupt
        else:
            assert (table.role(interrupt), before - len(table.state.zone(ME, "deck"))) == ("discard", lost)

    def test_a_powerful_example_costs_everybody_an_event(self):
        table = PlayTable()
        table.crew({name: person(icons=("TNG",)) for name in "abc"})
        mine = table.add_to("core", "Astrometrics Lab")
        theirs = [table.add_to("core", title, OPPONENT) for title in ("Sickbay", "Line of Defense")]
        interrupt = table.hold("Powerful Example")[0]
        table.ready()
        table.play(interrupt)
        assert table.asked is not None
        assert table.asked.player == OPPONENT
        table.choose(theirs[1])
        assert [table.role(card) for card in (mine, *theirs)] == ["discard", "core", "discard"]

    def test_you_could_be_invaluable_takes_no_maquis(self):
        table = PlayTable()
        table.crew({name: person(icons=("Maq",)) for name in "ab"})
        below = table.state.zone(ME, "deck")
        top = [table.add_to("deck", title) for title in ("Niles", "Galor", "Daro", "Keldon")]
        table.state.contents[ME, "deck"] = (*top, *below)
        interrupt = table.hold("You Could Be Invaluable")[0]
        table.ready()
        table.play(interrupt)
        assert table.role(top[2]) == "hand"
        table.choose(top[3], top[0], top[1])
        assert table.state.zone(ME, "deck")[-3:] == (top[3], top[0], top[1])


@pytest.mark.parametrize(("kahless", "strength"), [(False, 8), (True, 10)])
def test_we_are_klingon_lasts_for_the_attempt(kahless, strength):
    table = PlayTable(mission="Khitomer Investigation", home="Qo'noS")
    if kahless:
        table.at_home("Kahless, The Unforgettable")
    table.crew({"warrior": person(affiliation="Kli", strength=7)})
    spies(table)
    dilemma = table.add_to("pile", "Center of Attention", OPPONENT)
    interrupt = table.hold("We Are Klingon")[0]
    table.attempt()
    table.respond(interrupt)
    table.choose(dilemma)
    assert table.choices() == {"spy", "mole"}
    assert table.strength(table.card("warrior")) == strength
    table.choose(table.card("spy"))
    assert table.is_over()
    assert table.strength(table.card("warrior")) == 7
