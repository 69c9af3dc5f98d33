"""Cards of Second Edition that compare cards with others, or look at where they are with others."""

import pytest

from spaceline.core import engine, table as core_table
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.rules.second.data.frames import Turn
from spaceline.rules.second.values import attribute, cost
from tests.support.captives import PRIME, QONOS, ROMULUS, captive, in_deck, take
from tests.support.playing import ME, NOBODY_ACCEPTS, OPPONENT, PlayTable, person


def in_play(table: PlayTable, title: str, player: int = ME, ship: int = 0) -> int:
    """A printed personnel at the mission."""
    return table.add_card(title, player, ship)


def ordered(table: PlayTable, card: int) -> None:
    """Carry out an order."""
    table.ready()
    table.order(card)


class TestDilemmas:
    def test_those_of_one_species_are_not_tense(self):
        table = PlayTable()
        table.crew({"one": person(species=("Klingon",)), "two": person(species=("Klingon",)), "odd": person()})
        table.crew({"spy": person("Treachery"), "mole": person("Treachery")})
        table.fix("one", "two")
        table.face("Racial Tension", "Center of Attention")
        assert table.stopped() == set()

    @pytest.mark.parametrize("species", [("Human",), ("Human", "Klingon")])
    def test_those_of_two_species_are_stopped(self, species):
        """2E-species/2: a hybrid is of one species, its own."""
        table = PlayTable()
        table.crew({"one": person(species=species), "two": person(species=("Klingon",)), "odd": person()})
        table.crew({"spy": person("Treachery"), "mole": person("Treachery")})
        table.fix("one", "two")
        table.face("Racial Tension", "Center of Attention")
        assert table.stopped() == {"one", "two"}

    @pytest.mark.parametrize("killed", [True, False])
    def test_one_is_stopped_after_a_death(self, killed):
        table = PlayTable()
        table.crew({"one": person(), "two": person(), "three": person("Treachery"), "four": person("Treachery")})
        table.fix(*("one", "two") if killed else ("two",))
        table.face(*("Plasma Shock",) * killed, "Sorting Things Out", "Center of Attention")
        assert table.stopped() == ({"two"} if killed else set())

    def test_nobody_of_the_same_title_uses_skills(self):
        """Psychic Receptacle."""
        table = PlayTable()
        table.crew({"expert": person("2 Archaeology", "2 Geology", title="Vash"), "other": person("Law")})
        _, wall = table.face("Psychic Receptacle", "Captain's Holiday")
        table.act(next(option for option in table.asked.options if option.detail == "Archaeology"))
        assert table.stopped() == {"expert", "other"}
        assert table.role(wall) == "pile"

    def test_the_devoted_who_use_skills_go_beneath_the_deck(self):
        """Forsaken."""
        table = PlayTable()
        table.crew({"one": person("2 Honor"), "two": person("Law")})
        table.face("Forsaken")
        assert table.role(table.card("one")) == "deck"
        assert table.role(table.card("two")) == "surface"

    def test_somebody_of_the_same_affiliation_takes_the_place(self):
        """Secret Identity."""
        table = PlayTable()
        table.crew({"one": person(affiliation="Rom"), "two": person(affiliation="Fed")})
        _, other = in_deck(table, "Telek R'Mor", "Jean-Luc Picard, Explorer")
        table.face("Secret Identity")
        table.choose("two", player=OPPONENT)
        table.say(yes=True, player=ME)
        assert table.role(other) == "surface"
        assert table.role(table.card("two")) == "discard"


class TestEvents:
    def test_lasting_peace_brings_as_many_of_others_back(self):
        table = PlayTable()
        in_play(table, "Opaka")
        table.add("envoy", person("Diplomacy", affiliation="Baj"))
        faithful = [table.add_to("discard", "Furel"), table.add_to("discard", "Lupaza")]
        others = [table.add_to("discard", "Mills")]
        (interrupt,) = table.hold("Lasting Peace")
        table.ready()
        table.play(interrupt)
        table.choose(faithful[0])
        table.choose(others[0], faithful[0])
        assert table.state.zone(ME, "deck")[:2] == (others[0], faithful[0])
        assert table.role(faithful[1]) == "discard"

    def test_torture_teaches_and_is_played_once_a_turn(self):
        table = PlayTable()
        held = captive(table, "Hoya")
        table.add("agent", person("Intelligence"))
        table.add("other", person("Law"))
        first, second = table.hold("Torture", "Torture")
        table.ready()
        table.play(first)
        taught = next(iter(table.state.definition(held).facts.skills))
        assert table.skill(table.card("agent"), taught) >= 1
        assert table.skill(table.card("other"), taught) == 0
        assert not table.offers("play", second)

    def test_a_line_of_defense_stands_where_the_icons_match(self):
        table = PlayTable(mission="Geological Survey")
        fed, rom = table.print_ship("U.S.S. Nebula"), table.print_ship("Deranas")
        before = [attribute(table.state, ship, "Shields") for ship in (fed, rom)]
        table.add_to("core", "Line of Defense")
        table.ready()
        icons = table.state.definition(table.mission).facts.attempt.affiliations
        after = [attribute(table.state, ship, "Shields") for ship in (fed, rom)]
        assert [one - other for one, other in zip(after, before, strict=True)] == [
            2 if name in icons else 0 for name in ("Fed", "Rom")
        ]
        assert after != before

    def test_a_leader_inspires_only_the_own_ship(self):
        table = PlayTable()
        ship = table.print_ship("U.S.S. Enterprise-E")
        before = attribute(table.state, ship, "Range")
        core_table.create(table.state, table.definition_of("Inspiring Leader"), ME, ship, "on", face_up=True)
        (second,) = table.hold("Inspiring Leader")
        table.ready()
        assert attribute(table.state, ship, "Range") == before
        in_play(table, "Jean-Luc Picard, Explorer", ship=ship)
        table.ready()
        assert attribute(table.state, ship, "Range") == before + 2
        table.to_play(second)
        assert ship not in {o.target for o in table.asked.options if o.card == second}

    @pytest.mark.parametrize("has_captive", [True, False])
    def test_prejudice_pays_unless_it_meets_a_personnel(self, has_captive):
        table = PlayTable(home=ROMULUS)
        event = table.add_to("core", "Prejudice and Politics")
        core_table.create(table.state, table.definition_of("Hiren"), ME, table.home, "surface", face_up=True)
        if has_captive:
            card = table.add_to("deck", "Mills", OPPONENT)
            core_table.move(table.state, card, OPPONENT, "deck", end=core_table.TOP)
        top = table.top(OPPONENT)
        ordered(table, event)
        assert table.points() == (0 if has_captive else 5)
        assert table.role(top) == ("hand" if has_captive else "deck")

    def test_an_assassin_returns_to_the_hand(self):
        table = PlayTable()
        event = table.add_to("core", "Assassination Plot")
        table.add("killer", person(keywords=("Assassin",)))
        table.add("victim", person(), OPPONENT)
        ordered(table, event)
        assert table.killed() == {"victim"}
        assert (table.role(table.card("killer")), table.role(event)) == ("hand", "discard")

    def test_an_assassin_who_is_alone_goes_home_and_kills_nobody(self):
        table = PlayTable()
        event = table.add_to("core", "Assassination Plot")
        table.add("killer", person(keywords=("Assassin",)))
        ordered(table, event)
        assert table.killed() == set()
        assert (table.role(table.card("killer")), table.role(event)) == ("hand", "discard")

    def test_a_guest_stays_for_this_turn_only(self):
        """Brief Reunion."""
        table = PlayTable(home=PRIME)
        (event,) = table.hold("Brief Reunion")
        guest, other = in_deck(table, "Darhe'el", "Daro")
        table.to_play(event)
        table.play(event)
        take(table, guest)
        assert (table.role(guest), table.role(other)) == ("surface", "deck")
        while table.asked.prompt == "play-and-draw":
            table.act(next(o for o in table.asked.options if o.kind in ("end-play", "draw")))
        table.end_turn()
        assert table.role(guest) == "discard"

    def test_the_rescued_is_removed_when_the_turn_ends(self):
        """Life Support."""
        table = PlayTable(home=QONOS)
        (event,) = table.hold("Life Support")
        fallen, other = table.add_to("discard", "Kurak"), table.add_to("discard", NOBODY_ACCEPTS)
        table.to_play(event)
        table.play(event)
        assert (table.role(fallen), table.role(other)) == ("surface", "discard")
        while table.asked.prompt == "play-and-draw":
            table.act(next(o for o in table.asked.options if o.kind in ("end-play", "draw")))
        table.end_turn()
        assert table.role(fallen) == "removed"

    def test_two_conscripts_lie_on_top_of_the_deck(self):
        table = PlayTable()
        (event,) = table.hold("Conscription")
        one, two, _ = in_deck(table, "Ocett", "Ocett", "Mills")
        glinns = [id for id, it in table.definitions.items() if any(k.name == "Glinn" for k in it.facts.keywords)]
        core_table.move(table.state, one, ME, "removed")
        core_table.move(table.state, two, ME, "removed")
        drafted = [core_table.create(table.state, glinns[at], ME, ME, "deck", face_up=False) for at in (0, 1)]
        table.to_play(event)
        table.play(event)
        for card in drafted:
            take(table, card)
        table.choose(*drafted)
        assert table.state.zone(ME, "deck")[:2] == tuple(drafted)

    @pytest.mark.parametrize("role", ["discard", "hand", "deck", "removed"])
    def test_a_forcefield_saves_from_dilemmas_wherever_its_card_has_gone(self, role):
        table = PlayTable()
        table.add("hero", person(unique=True))
        (event,) = table.hold("Personal Forcefield")
        table.to_play(event)
        table.play(event)
        core_table.move(table.state, event, ME, role)
        table.state.frames = [Turn(step="execute_orders", player=ME)]
        table.fix("hero")
        table.face("Plasma Shock")
        assert table.killed() == set()

    def test_the_shadow_operation_lowers_the_cost_of_the_first(self):
        table = PlayTable(home=ROMULUS)
        table.add_to("core", "Shadow Operation")
        (card,) = table.hold("Telek R'Mor")
        ship = table.print_ship("Deranas", table.state.cards[table.lay_out("Geological Survey", OPPONENT)].parent)
        table.ready()
        assert cost(table.state, card) == 3
        for number in range(4):
            table.add(f"staff{number}", person(affiliation="Rom", icons=("Cmd", "Stf")), ME, ship)
        table.ready()
        assert cost(table.state, card) == 1
        core_table.add_mark(table.state, ME, "played-2", 1)
        table.ready()
        assert cost(table.state, card) == 3

    def test_a_lesson_is_read_from_a_namesake(self):
        """Mental Discipline."""
        table = PlayTable()
        table.add_to("core", "Mental Discipline")
        in_play(table, "Kurak")
        table.crew({"spy": person("Treachery"), "mole": person("Treachery")})
        (lesson,) = table.hold("Kurak")
        table.face("Center of Attention")
        event = next(card for card in table.state.cards if table.title(card) == "Mental Discipline")
        table.respond(event)
        table.act(table.asked.options[0])
        assert table.role(lesson) == "discard"


class TestPersonnel:
    def test_ari_is_cheaper_with_an_officer_at_home(self):
        table = PlayTable(home=PRIME)
        (ari,) = table.hold("Ari")
        officer = in_play(table, "Madred")
        table.ready()
        assert cost(table.state, ari) == 2
        core_table.move(table.state, officer, table.home, "surface")
        table.ready()
        assert cost(table.state, ari) == 1

    def test_etana_jol_trades_cards_that_match_her_ship(self):
        table = PlayTable()
        ship = table.print_ship("Deranas")
        etana = in_play(table, "Etana Jol", ship=ship)
        romulan, other = table.hold("Telek R'Mor", "Mills")
        ordered(table, etana)
        assert (table.role(romulan), table.role(other)) == ("discard", "hand")
        assert table.hand_size() == 2

    def test_alidar_jarok_looks_into_the_decks_of_those_with_romulans(self):
        table = PlayTable(home=ROMULUS)
        (jarok,) = table.hold("Alidar Jarok")
        in_play(table, "Telek R'Mor", OPPONENT)
        table.to_play(jarok)
        table.play(jarok)
        table.say(yes=True, player=ME)
        table.say(yes=True, player=ME)
        assert table.role(jarok) == "surface"
        assert not table.state.mark(table.top(OPPONENT), "seen-by-1")

    def test_alidar_jarok_does_not_look_into_the_decks_of_others(self):
        table = PlayTable(home=ROMULUS)
        (jarok,) = table.hold("Alidar Jarok")
        table.to_play(jarok)
        table.play(jarok)
        table.say(yes=True, player=ME)
        assert table.asked.kind != "yes_no"

    def test_khos_grows_twice_at_most(self):
        table = PlayTable()
        khos = in_play(table, "Khos")
        before = table.values(khos)
        for number in range(3):
            table.add(f"foe{number}", person(), OPPONENT)
        table.ready()
        for number, bonus in enumerate((2, 4, 4)):
            request(table.state, Change("kill", (table.card(f"foe{number}"),), ME))
            engine.run(table.state)
            assert table.values(khos) == tuple(value + bonus for value in before)

    def test_what_an_opponent_downloads_goes_on_top_of_the_deck(self):
        """Bo'rak."""
        table = PlayTable(home="Bajor")
        in_play(table, "Bo'rak", OPPONENT)
        (furel,) = table.hold("Furel")
        (found,) = in_deck(table, "Resistance Tactics")
        table.to_play(furel)
        table.play(furel)
        if table.asked.kind == "response":
            table.respond(furel)
        take(table, found)
        assert table.top() == found

    def test_what_an_opponent_puts_on_top_may_go_beneath(self):
        """Morka."""
        table = PlayTable()
        morka = in_play(table, "Morka", OPPONENT)
        (cost_card,) = table.hold("Mills", player=OPPONENT)
        (card,) = table.hold("Hoya")
        table.ready()
        request(table.state, Change("put", (card,), ME, to=ME, role="deck", detail="top"))
        engine.run(table.state)
        table.respond(morka)
        assert (table.role(cost_card), table.bottom()) == ("discard", card)

    @pytest.mark.parametrize("dies", [True, False])
    def test_tasha_yar_dies_for_others(self, dies):
        table = PlayTable()
        tasha = in_play(table, "Tasha Yar")
        table.crew({"one": person(), "two": person()})
        table.fix("one")
        table.face("Houdini Mines")
        assert table.asked.kind == "response"
        table.respond(tasha) if dies else table.let_pass()
        assert table.role(tasha) == ("discard" if dies else "surface")
        assert table.killed() == (set() if dies else {"one"})

    def test_tasha_yar_does_not_take_the_place_of_those_who_are_stopped(self):
        table = PlayTable()
        in_play(table, "Tasha Yar")
        table.crew({"one": person(), "two": person("Treachery"), "three": person("Treachery")})
        table.fix("one")
        table.face("Plasma Shock", "Center of Attention")
        assert table.asked.kind == "cards"

    def test_deanna_troi_draws_once_each_turn(self):
        table = PlayTable()
        troi = in_play(table, "Deanna Troi")
        (card,) = table.hold("Mills")
        table.ready()
        for draws in (True, False):
            request(table.state, Change("examine", (card,), OPPONENT))
            engine.run(table.state)
            table.look_at_it()
            assert bool(table.offers("respond", troi)) == draws
            if draws:
                table.respond(troi)
        assert table.hand_size() == 2
