"""What texts say in passing: by a dilemma, unstopped, equipped with, present with whom, on anybody's mission."""

import pytest

from spaceline.core import engine, table as positions
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option
from spaceline.core.view import may_read, view
from spaceline.presentation import Scene, labels
from spaceline.presentation.second.text import TEXT
from spaceline.rules.second.values import attribute, range_left
from tests.support.playing import ME, OPPONENT, PlayTable, person

ROMULUS, PRIME = "Romulus", "Cardassia Prime"


def facing_killer(title: str, *hand: str) -> tuple[PlayTable, int]:
    """A printed personnel beside a victim about to be killed at random; further cards in hand."""
    table = PlayTable()
    helper = table.add_card(title)
    table.crew({"victim": person("Security", cunning=1, affiliation="Fed")})
    table.hold(*hand)
    return table, helper


def assassinated(hand: str, *others: tuple[str, object]) -> tuple[PlayTable, int]:
    """In an opponent's turn a personnel is about to be killed by an order, far from any attempt."""
    table = PlayTable()
    table.add_card("Tricorder", OPPONENT, ship=table.add_ship(OPPONENT))
    table.crew({"victim": person("Honor", affiliation="Rom"), **dict(others)})
    albino = table.add_card("The Albino, Killer of Children", OPPONENT)
    interrupt = table.hold(hand)[0]
    table.state.frames = [type(table.state.frames[0])(step="execute_orders", player=OPPONENT)]
    table.ready()
    table.act(Option("order", albino, detail="0"))
    return table, interrupt


class TestByADilemma:
    """Those texts do not see what a cost or another card does."""

    def test_to_boldly_go_does_not_see_a_personnel_stopped_as_a_cost(self):
        table, bashir = facing_killer('Julian Bashir, "Frontier" Physician', "Galor")
        event = table.add_to("core", "To Boldly Go")
        table.face("Trabe Grenade")
        table.respond(bashir)
        assert (table.is_over(), table.role(event), table.state.mark(bashir, "stopped")) == (True, "core", 1)

    def test_karina_does_not_see_a_romulan_stopped_as_a_cost(self):
        table = PlayTable()
        table.add_card("Karina, Intelligence Analyst")
        table.crew({"victim": person("Security"), "empath": person("Telepathy", species=("Romulan",))})
        interrupt, _ = table.hold("Empathic Touch", "Galor")
        table.fix("victim")
        table.face("Trabe Grenade")
        table.respond(interrupt)
        assert (table.is_over(), table.stopped()) == (True, {"victim", "empath"})

    def test_sickbay_does_not_see_who_is_killed_as_a_cost(self):
        table = PlayTable()
        tain = table.add_card("Enabran Tain, Retired Mastermind")
        table.crew({"victim": person(affiliation="Car")})
        table.add_ship()
        table.add_to("core", "Sickbay")
        table.face("None Shall Pass")
        table.respond(tain)
        assert table.killed() == {"victim"}

    def test_they_see_what_a_dilemma_does_to_several_at_once(self):
        table = PlayTable()
        karina = table.add_card("Karina, Intelligence Analyst")
        table.crew({"a": person(species=("Romulan",)), "b": person(species=("Romulan",))})
        cost = table.hold("Galor")[0]
        table.fix("a", "b")
        table.face("Temptation", "Center of Attention")
        table.respond(karina)
        assert table.role(cost) == "discard"


class TestStoppedCards:
    """They lend nothing and nothing is done to them (2E-stopped/2, /6)."""

    def test_twist_of_fate_does_not_take_a_stopped_personnel(self):
        table = PlayTable()
        table.crew({"victim": person("Security", affiliation="Rom"), "sleeper": person()})
        table.stop("sleeper")
        (twist,) = table.hold("Twist of Fate")
        table.face("Trabe Grenade")
        table.respond(twist)
        assert table.killed() == {"victim"}

    def test_tain_cannot_give_a_stopped_cardassian(self):
        table = PlayTable()
        tain = table.add_card("Enabran Tain, Retired Mastermind")
        table.crew({"sleeper": person(affiliation="Car")})
        table.stop("sleeper")
        table.face("None Shall Pass")
        assert (table.killed(), table.state.mark(tain, "stopped")) == (set(), 1)

    @pytest.mark.parametrize(("title", "skill", "affiliation"), [("Keldon Advanced", "Intelligence", "Car")])
    def test_stopped_agents_do_not_make_a_ship_faster(self, title, skill, affiliation):
        table = PlayTable("space")
        ship = table.print_ship(title)
        table.add("agent", person(skill, affiliation=affiliation), ship=ship)
        table.ready()
        before = attribute(table.state, ship, "Range")
        table.stop("agent")
        table.ready()
        assert attribute(table.state, ship, "Range") == before - 2

    def test_stopped_klingons_do_not_arm_the_rotarran(self):
        table = PlayTable("space")
        ship = table.print_ship("I.K.S. Rotarran, Ship of Tears")
        klingons = {name: person("Honor", species=("Klingon",)) for name in "ab"}
        for name, who in klingons.items():
            table.add(name, who, ship=ship)
        table.ready()
        before = attribute(table.state, ship, "Weapons")
        table.stop("a")
        table.ready()
        assert attribute(table.state, ship, "Weapons") == before - 1

    def test_a_stopped_engineer_drives_no_ship_faster(self):
        table = PlayTable()
        ship = table.print_ship("U.S.S. Nebula", place=table.home)
        table.add("engineer", person("Engineer"), ship=ship)
        interrupt = table.hold("Quantum Slipstream Drive")[0]
        table.stop("engineer")
        table.ready()
        assert not table.offers("play", interrupt)
        table.unstop("engineer")
        table.ready()
        table.play(interrupt)
        assert range_left(table.state, ship) == 12

    def test_a_stopped_astronomer_is_no_help_in_the_lab(self):
        table = PlayTable()
        ship = table.print_ship("U.S.S. Nebula", place=table.home)
        table.add("astronomer", person("Astrometrics"), ship=ship)
        lab = table.add_to("core", "Astrometrics Lab")
        table.hold("Galor")
        table.stop("astronomer")
        table.ready()
        before = attribute(table.state, ship, "Range")
        table.order(lab)
        assert attribute(table.state, ship, "Range") == before

    def test_damar_needs_an_unstopped_gul(self):
        table = PlayTable(home=PRIME)
        damar, gul = table.at_home("Damar, Loyal Glinn"), table.at_home("Danar, Irascible Gul")
        positions.put_mark(table.state, gul, "stopped", 1)
        table.ready()
        assert not table.offers("order", damar)

    def test_nvek_sends_no_stopped_romulan(self):
        table = PlayTable(home=ROMULUS)
        nvek, other = table.at_home("N'Vek, Soldier of the Underground"), table.at_home("Palteth")
        positions.put_mark(table.state, other, "stopped", 1)
        table.ready()
        assert not table.offers("order", nvek)

    def test_dathon_needs_an_unstopped_diplomat(self):
        met = []
        for stopped in (False, True):
            table = PlayTable()
            table.add_card("Dathon, Speaker of Tama")
            table.crew({"diplomat": person("Diplomacy", integrity=9, strength=1)})
            table.crew({name: person(integrity=9, strength=1) for name in "abcd"})
            if stopped:
                table.stop("diplomat")
            table.face("None Shall Pass")
            met.append("a" not in table.stopped())
        assert met == [True, False]

    def test_a_founder_who_is_stopped_teaches_nobody(self):
        table = PlayTable()
        table.crew({"vorta": person("Treachery", species=("Vorta",)), "spy": person("Treachery")})
        table.crew({"founder": person("3 Physics", keywords=("Founder",))})
        table.stop("founder")
        interrupt = table.hold("The Founder is Wise")[0]
        table.face("Center of Attention")
        table.respond(interrupt)
        assert (table.values(table.card("vorta")), table.skill(table.card("vorta"), "Physics")) == ((7, 7, 7), 0)

    def test_a_stopped_ship_has_no_sickbay(self):
        table = PlayTable()
        table.crew({"victim": person("Security", cunning=1)})
        ship = table.add_ship()
        positions.put_mark(table.state, ship, "stopped", 1)
        table.add_to("core", "Sickbay")
        table.face("Trabe Grenade")
        assert table.killed() == {"victim"}

    def test_who_died_instead_is_not_stopped_in_the_discard_pile(self):
        table = PlayTable()
        tain = table.add_card("Enabran Tain, Retired Mastermind")
        table.crew({"victim": person(affiliation="Car")})
        table.face("None Shall Pass")
        table.respond(tain)
        assert (table.killed(), table.stopped()) == ({"victim"}, set())


class TestPresent:
    """An interrupt means those who are present with the personnel it responds to (2E-present/1, /2)."""

    def test_an_empath_saves_outside_of_an_attempt(self):
        table, interrupt = assassinated("Empathic Touch", ("empath", person("Telepathy")))
        table.respond(interrupt)
        assert (table.killed(), table.stopped()) == (set(), {"victim", "empath"})

    def test_a_twist_of_fate_strikes_outside_of_an_attempt(self):
        table, interrupt = assassinated("Twist of Fate", ("other", person()))
        table.respond(interrupt)
        assert table.killed() == {"other"}

    def test_somebody_elsewhere_is_not_present(self):
        table = PlayTable()
        table.crew({"victim": person("Honor", affiliation="Rom")})
        ship = table.add_ship()
        table.add("far", person("Telepathy"), ship=ship)
        albino = table.add_card("The Albino, Killer of Children", OPPONENT)
        table.hold("Empathic Touch")
        table.state.frames = [type(table.state.frames[0])(step="execute_orders", player=OPPONENT)]
        table.ready()
        table.act(Option("order", albino, detail="0"))
        assert table.killed() == {"victim"}


class TestEquippedWith:
    """2E-equipped-with/1: what could not affect a personnel does not equip it."""

    @pytest.mark.parametrize(("kit", "gained"), [("Engineering Kit", 1), ("Medical Kit", 0), ("Science PADD", 0)])
    def test_miles_obrien_makes_use_of_what_an_engineer_can_use(self, kit, gained):
        table = PlayTable()
        miles = table.add_card("Miles O'Brien, Transporter Chief")
        table.add_card(kit)
        table.ready()
        assert table.skill(miles, "Programming") == gained

    def test_equipment_with_somebody_else_does_not_equip_him(self):
        table = PlayTable()
        miles = table.at_home("Miles O'Brien, Transporter Chief")
        table.add_card("Engineering Kit")
        table.ready()
        assert table.skill(miles, "Programming") == 0


class TestAttributesAsTheyAre:
    """Meeting a requirement with another attribute is allowed, never a harm."""

    @pytest.mark.parametrize(("integrity", "lost"), [(3, 0), (9, 5)])
    def test_strength_in_place_of_integrity_damages_no_reputation(self, integrity, lost):
        table = PlayTable()
        table.add_card("Kahless, The Greatest Warrior of Them All")
        table.crew({name: person(strength=9, integrity=integrity) for name in "abcdef"})
        table.set_points(20)
        table.face("Damaged Reputation")
        assert table.points() - table.worth == 20 - lost


class TestMore:
    def test_an_event_for_a_named_mission_may_be_played_on_an_opponents(self):
        table = PlayTable(home=ROMULUS)
        mines = table.lay_out("Supervise Dilithium Mine", OPPONENT)
        event = table.hold("The Reman Mines")[0]
        table.to_play(event)
        table.play(event, mines)
        assert table.state.cards[event].parent == mines

    def test_the_tal_shiar_strengthen_without_an_agent_too(self):
        table = PlayTable()
        table.crew({"pupil": person("Treachery", affiliation="Rom"), "mole": person("Treachery")})
        interrupt = table.hold("Protection of the Tal Shiar")[0]
        table.face("Center of Attention")
        table.respond(interrupt)
        assert table.values(table.card("pupil")) == (6, 6, 6)

    def test_vash_draws_although_there_is_nothing_to_return(self):
        table = PlayTable()
        vash = table.hold("Vash, Treasure Hunter")[0]
        table.to_play(vash, more=1)
        table.play(vash)
        table.respond(vash)
        assert table.hand_size() == 1

    def test_an_empty_deck_is_not_insulted(self):
        table = PlayTable()
        for _ in range(3):
            table.add("x", person(affiliation="Rom"))
        for card in table.state.zone(OPPONENT, "deck"):
            positions.move(table.state, card, OPPONENT, "discard", face_up=True)
        insult = table.hold("Insult")[0]
        table.ready()
        before = len(table.state.zone(ME, "deck"))
        table.play(insult)
        assert len(table.state.zone(ME, "deck")) == before

    def test_an_assassin_sees_among_whom_to_choose(self):
        table = PlayTable()
        albino = table.add_card("The Albino, Killer of Children")
        victims = [table.add(name, person("Honor"), OPPONENT) for name in "ab"]
        layman = table.add("layman", person(), OPPONENT)
        table.ready()
        table.order(albino)
        assert [may_read(table.state, card, ME) for card in (*victims, layman)] == [True, True, False]
        table.choose(victims[0])
        assert not may_read(table.state, victims[1], ME)


class TestForEachOfSeveral:
    """What one effect does to several happens to each of them (2E-when-and-while/2)."""

    def dying(self) -> PlayTable:
        table = PlayTable()
        table.add_card('Julian Bashir, "Frontier" Physician')
        table.crew({"first": person("Law"), "second": person("Honor")})
        table.hold("Tricorder", "Galor")
        table.ready()
        table.state.depth = len(table.state.frames) - 1
        request(table.state, Change("kill", (table.card("first"), table.card("second")), OPPONENT))
        engine.run(table.state)
        return table

    def test_the_player_reads_for_whom_a_text_would_be_used(self):
        table = self.dying()
        scene = Scene(view(table.state, ME), table.state.ruleset.definitions, TEXT)
        names = [scene.name(option.target) for option in scene.view.decision.options if option.target]
        assert len(names) == 2
        told = labels(scene, scene.view.decision.options)
        assert all(text.startswith(f"Julian Bashir ({name})") for text, name in zip(told, names, strict=False))

    def test_it_is_used_for_the_one_that_is_chosen(self):
        table = self.dying()
        second = table.card("second")
        table.act(next(option for option in table.asked.options if option.target == second))
        table.choose(*table.asked.selection.cards[:1], player=ME)
        assert table.state.in_play(second)
        assert not table.state.in_play(table.card("first"))
