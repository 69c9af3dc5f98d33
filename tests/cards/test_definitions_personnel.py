"""Personnel with texts, on a real table: what they gain, what happens when they are played, what they save."""

import pytest

from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.view import may_read
from spaceline.rules.second.values import attribute, range_left
from tests.support.playing import ME, NOBODY_ACCEPTS, OPPONENT, PlayTable, person

QONOS, ROMULUS, PRIME = "Qo'noS", "Romulus", "Cardassia Prime"


def someone(title: str, *more: str, home: str = QONOS) -> tuple[PlayTable, int]:
    """A table with a printed personnel, and more cards, where the mission is."""
    table = PlayTable(home=home)
    card = table.add_card(title)
    for other in more:
        table.add_card(other)
    table.ready()
    return table, card


def wait_while_facing(table: PlayTable) -> None:
    """A dilemma is faced, and the opponent is choosing a victim."""
    table.crew({"traitor": person("Treachery"), "spy": person("Treachery")})
    table.ready()
    table.face("Center of Attention")
    assert table.asked is not None
    assert table.asked.player == OPPONENT


GAINS_WHILE_FACING = {
    "Gilora Rejal, Subspace Researcher": {"Physics": 1, "Science": 2},
    "Data, Aspirer": {"Honor": 1},
    "Jadzia Dax, Science Officer": {"Geology": 1, "Physics": 1},
    "Wesley Crusher, Prodigy": {"Engineer": 2, "Exobiology": 1, "Navigation": 1, "Science": 1},
    "William T. Riker, Number One": {"Anthropology": 1, "Security": 1},
    "Donatra, Compassionate Patriot": {"Honor": 1, "Security": 1},
}


class TestWhileFacingADilemma:
    @pytest.mark.parametrize("title", GAINS_WHILE_FACING)
    def test_skills_are_gained(self, title):
        table, card = someone(title)
        before = {name: table.skill(card, name) for name in GAINS_WHILE_FACING[title]}
        wait_while_facing(table)
        assert table.asked is not None
        assert {name: table.skill(card, name) for name in GAINS_WHILE_FACING[title]} == GAINS_WHILE_FACING[title]
        assert before != GAINS_WHILE_FACING[title]

    def test_what_is_gained_does_not_help_with_the_mission(self):
        table = PlayTable(mission="Investigate Coup")
        riker = table.add_card("William T. Riker, Number One")
        table.crew({name: person(strength=9) for name in "abcde"})
        table.attempt()
        assert table.is_over()
        assert table.points() == 0
        assert table.state.mark(riker, "stopped")

    def test_the_same_skill_printed_completes_it(self):
        table = PlayTable(mission="Investigate Coup")
        table.add_card("William T. Riker, Number One")
        table.crew({"a": person("Security", strength=9)} | {name: person(strength=9) for name in "bcde"})
        table.attempt()
        assert table.points() == 35

    @pytest.mark.parametrize(("kits", "cunning"), [(2, 8), (4, 9)])
    def test_what_equips_miles_obrien_makes_him_more_cunning_up_to_three(self, kits, cunning):
        table = PlayTable()
        chief = table.add_card("Miles O'Brien, Chief of Operations")
        for title in ("Engineering Kit", "Tricorder"):
            for _ in range(kits):
                table.add_card(title)
        wait_while_facing(table)
        assert table.values(chief) == (7, cunning, 5)

    def test_a_gatherer_helps_chorgan(self):
        alone, together = PlayTable(), PlayTable()
        values = []
        for table in (alone, together):
            chorgan = table.add_card("Chorgan, Leader of the Gatherers")
            if table is together:
                table.add_card("Dallan")
            wait_while_facing(table)
            values.append((table.values(chorgan), table.skill(chorgan, "Leadership")))
        assert values == [((4, 5, 6), 1), ((5, 6, 7), 2)]

    def test_kalandra_helps_other_medical_personnel_facing_a_dilemma_at_her_mission(self):
        table = PlayTable()
        kalandra = table.add_card("Kalandra, Battlefield Surgeon")
        table.crew({"doctor": person("Medical"), "layman": person()})
        table.ready()
        assert table.strength(table.card("doctor")) == 5
        wait_while_facing(table)
        strengths = [table.strength(card) for card in (table.card("doctor"), table.card("layman"), kalandra)]
        assert strengths == [7, 5, 4]

    def test_kahless_lends_his_people_strength_for_cunning(self):
        table = PlayTable()
        table.add_card("Kahless, The Greatest Warrior of Them All")
        table.crew({name: person(cunning=1, strength=9) for name in "abc"})
        table.face("Assassin's Blade")
        assert (table.killed(), table.stopped()) == (set(), set())

    def test_without_kahless_their_strength_does_not_help(self):
        table = PlayTable()
        table.crew({name: person(cunning=1, strength=9) for name in "abcd"})
        table.face("Assassin's Blade")
        assert table.choices() == set("abcd")


class TestStatics:
    def test_kahlest_makes_other_honorable_klingons_present_more_cunning(self):
        table, kahlest = someone("Kahlest, GhojmoH of Worf")
        klingon = {"species": ("Klingon",)}
        table.crew({"klingon": person("Honor", **klingon), "rogue": person(**klingon), "human": person("Honor")})
        table.add("away", person("Honor", **klingon), ship=table.add_ship())
        table.ready()
        cunning = [table.values(table.card(name))[1] for name in ("klingon", "rogue", "human", "away")]
        assert (cunning, table.values(kahlest)[1]) == ([6, 5, 5, 5], 5)

    def test_a_stopped_personnels_text_does_not_work(self):
        table, kahlest = someone("Kahlest, GhojmoH of Worf")
        table.names["kahlest"] = kahlest
        table.crew({"klingon": person("Honor", species=("Klingon",))})
        table.stop("kahlest")
        table.ready()
        assert table.values(table.card("klingon")) == (5, 5, 5)

    def test_jural_gains_physics_from_a_gul(self):
        table, jural = someone("Jural")
        assert table.skill(jural, "Physics") == 0
        table.add_card("Danar, Irascible Gul")
        table.ready()
        assert table.skill(jural, "Physics") == 1

    def test_losta_is_better_under_kahless(self):
        table, losta = someone("Losta")
        assert table.values(losta) == (5, 5, 6)
        table.at_home("Kahless, The Unforgettable")
        table.ready()
        assert table.values(losta) == (7, 7, 8)

    def test_lemec_is_better_while_he_leads(self):
        table, lemec = someone("Lemec, Posturing Negotiator")
        assert table.values(lemec) == (4, 5, 6)
        table.set_points(5)
        table.ready()
        assert table.values(lemec) == (4, 7, 8)

    def test_joret_dal_weakens_cardassian_ships_wherever_they_belong(self):
        table, _ = someone("Joret Dal, Patriotic Visionary")
        galor = table.print_ship("Galor")
        away = table.print_ship("Galor", place=table.home)
        table.ready()
        assert (table.ship_values(galor), table.ship_values(away)) == ((8, 6, 6), (8, 8, 8))

    def test_tomalaks_ship_is_better_while_he_leads(self):
        table = PlayTable()
        ships = [table.print_ship("D'deridex") for _ in range(2)]
        table.add_card("Tomalak, Beguiling Adversary", ship=ships[0])
        table.set_points(5)
        table.ready()
        assert [table.ship_values(ship) for ship in ships] == [(9, 11, 11), (7, 9, 9)]

    def test_a_gatherer_near_marouk_gains_geology_and_is_no_thief(self):
        table, _ = someone("Marouk, Sovereign of Acamar")
        dallan = table.add_card("Dallan")
        away = table.at_home("Dallan")
        table.ready()
        assert [table.skill(card, "Geology") for card in (dallan, away)] == [1, 0]


class TestWhenPlayed:
    def test_an_optional_draw_may_be_declined(self):
        for declines in (False, True):
            table = PlayTable(home=QONOS)
            table.at_home("Kahless, The Unforgettable")
            divok = table.hold("Divok")[0]
            table.to_play(divok)
            table.play(divok)
            if declines:
                table.let_pass()
            else:
                table.respond(divok)
            assert table.hand_size() == (0 if declines else 1)

    def test_nothing_is_offered_when_the_condition_is_not_met(self):
        table = PlayTable(home=QONOS)
        divok = table.hold("Divok")[0]
        table.to_play(divok)
        table.play(divok)
        assert table.asked is not None
        assert table.asked.kind == "action"

    def test_darok_brings_a_card_for_each_leader_present(self):
        table = PlayTable(home=QONOS)
        for title in ("Kahmis", "Kahmis", "J'Dan"):
            table.at_home(title)
        darok = table.hold("Darok, Martok's Aide")[0]
        table.to_play(darok)
        table.play(darok)
        table.respond(darok)
        assert table.hand_size() == 2

    def test_what_is_not_optional_happens_at_once(self):
        table = PlayTable(home=PRIME)
        lang, cost = table.hold("Natima Lang, Professor of Political Ethics", NOBODY_ACCEPTS)
        table.to_play(lang)
        table.play(lang)
        assert table.role(cost) == "discard"

    def test_a_copy_in_hand_does_not_respond(self):
        table = PlayTable(home=PRIME)
        first, second = table.hold("Boheeka, Clandestine Connection", "Boheeka, Clandestine Connection")
        table.to_play(first)
        table.play(first)
        assert table.asked is not None
        assert [option.card for option in table.asked.options if option.kind in ("respond", "answer")] == [first]
        table.respond(first)
        table.choose(second)
        assert (table.role(second), table.hand_size()) == ("discard", 1)

    def test_nudaq_exchanges_a_card_for_one_from_the_discard_pile(self):
        table = PlayTable(home=QONOS)
        nudaq, cost = table.hold("Nu'Daq, Tenacious Rival", NOBODY_ACCEPTS)
        wanted = table.add_to("discard", "Galor")
        table.to_play(nudaq)
        table.play(nudaq)
        table.respond(nudaq)
        table.choose(wanted)
        assert (table.role(cost), table.role(wanted)) == ("discard", "hand")

    def test_ocett_puts_another_card_on_the_deck_than_the_one_discarded(self):
        table = PlayTable(home=PRIME)
        ocett = table.hold("Ocett, Dogged Rival")[0]
        wanted = table.add_to("discard", "Galor")
        lost = table.top()
        table.to_play(ocett)
        table.play(ocett)
        table.respond(ocett)
        assert (table.role(lost), table.top()) == ("discard", wanted)

    def test_taris_sees_the_opponents_hand_for_a_moment(self):
        table = PlayTable(home=ROMULUS)
        taris = table.hold("Taris, Deceitful Subcommander")[0]
        theirs = table.hold("Galor", player=OPPONENT)[0]
        table.to_play(taris)
        table.play(taris)
        table.respond(taris)
        assert "examine" in [event.change.verb for event in table.events]
        assert not may_read(table.state, theirs, ME)
        assert table.role(theirs) == "hand"

    def test_toraan_lets_the_opponent_discard_what_the_opponent_likes(self):
        table = PlayTable(home=ROMULUS)
        toraan = table.hold("Toraan")[0]
        theirs = table.hold("Galor", "Daro", player=OPPONENT)
        table.to_play(toraan)
        table.play(toraan)
        assert table.asked is not None
        assert table.asked.player == OPPONENT
        table.choose(theirs[1])
        assert [table.role(card) for card in theirs] == ["hand", "discard"]

    def test_everybody_may_draw_for_riva(self):
        table = PlayTable(home=QONOS)
        riva = table.hold("Riva, Respected Mediator")[0]
        table.to_play(riva)
        table.play(riva)
        table.say(yes=False)
        assert table.asked is not None
        assert table.asked.player == OPPONENT
        table.say(yes=True)
        assert (table.hand_size(), table.hand_size(OPPONENT)) == (0, 1)

    def test_nel_apgar_draws_three_and_returns_three_in_any_order(self):
        table = PlayTable(home=QONOS)
        apgar, *held = table.hold("Nel Apgar, Temperamental Researcher", "Galor", "Daro", "Keldon")
        table.to_play(apgar)
        table.play(apgar)
        table.respond(apgar)
        assert table.hand_size() == 6
        table.choose(*held)
        assert table.asked is not None
        assert table.asked.kind == "order"
        table.choose(held[2], held[0], held[1])
        assert table.state.zone(ME, "deck")[-3:] == (held[2], held[0], held[1])
        assert table.hand_size() == 3

    def test_vash_draws_two_where_picard_is(self):
        for companion, drawn in (("Rixx", 1), ("Jean-Luc Picard, Explorer", 2)):
            table = PlayTable()
            table.at_home(companion)
            vash = table.hold("Vash, Treasure Hunter")[0]
            returned = table.add_to("discard", "Galor")
            table.to_play(vash)
            table.play(vash)
            table.respond(vash)
            assert (table.hand_size(), table.bottom()) == (drawn, returned)

    def test_nog_sees_four_dilemmas_and_leaves_them_there(self):
        table = PlayTable()
        nog = table.hold("Nog, Eager Cadet")[0]
        pile = [table.add_to("pile", "Triage", OPPONENT) for _ in range(5)]
        table.to_play(nog)
        table.play(nog)
        table.respond(nog)
        seen = [event.change.cards for event in table.events if event.change.verb == "examine"]
        assert seen == [tuple(pile[:4])]
        assert table.state.zone(OPPONENT, "pile") == tuple(pile)

    def test_the_viceroy_sees_what_is_on_top_when_a_reman_joins_him(self):
        table = PlayTable(home=ROMULUS)
        viceroy = table.at_home("The Viceroy, Shinzon's Protector")
        chagrith = table.hold("Chagrith")[0]
        top = table.top()
        table.to_play(chagrith)
        table.play(chagrith)
        table.respond(viceroy)
        assert table.asked is not None
        assert may_read(table.state, top, ME)
        table.say(yes=True)
        assert table.bottom() == top


class TestOrders:
    def test_shinzon_exchanges_a_card_once_each_turn(self):
        table = PlayTable(home=ROMULUS)
        shinzon = table.at_home("Shinzon, Romulan Praetor")
        held = table.hold("Galor", "Daro")
        table.ready()
        table.order(shinzon)
        table.choose(held[0])
        assert (table.role(held[0]), table.hand_size()) == ("discard", 2)
        assert not table.offers("order", shinzon)

    def test_an_order_without_a_limit_may_be_repeated(self):
        table = PlayTable(home=PRIME)
        dukat = table.at_home("Dukat, Military Advisor")
        held = table.hold("Galor", "Daro")
        table.ready()
        table.order(dukat)
        table.choose(held[0])
        assert table.bottom() == held[0]
        table.order(dukat)
        assert table.bottom() == held[1]

    def test_an_order_whose_cost_cannot_be_paid_is_not_offered(self):
        table = PlayTable()
        picard = table.at_home("Jean-Luc Picard, Explorer")
        table.hold("Galor", "Daro")
        table.ready()
        assert not table.offers("order", picard)

    def test_picard_returns_three_cards_to_draw_one(self):
        table = PlayTable()
        picard = table.at_home("Jean-Luc Picard, Explorer")
        held = table.hold("Galor", "Daro", "Keldon")
        table.ready()
        table.order(picard)
        table.choose(*reversed(held))
        assert table.state.zone(ME, "deck")[-3:] == tuple(reversed(held))
        assert table.hand_size() == 1

    def test_damar_shuffles_beside_a_gul_only(self):
        table = PlayTable(home=PRIME)
        damar = table.at_home("Damar, Loyal Glinn")
        table.ready()
        assert not table.offers("order", damar)
        table.at_home("Danar, Irascible Gul")
        table.ready()
        table.order(damar)
        assert not table.offers("order", damar)

    def test_nvek_sends_a_romulan_away_for_as_many_cards_as_he_costs(self):
        table = PlayTable(home=ROMULUS)
        nvek, noram, thexor = (
            table.at_home(name) for name in ("N'Vek, Soldier of the Underground", "Palteth", "Thexor")
        )
        table.ready()
        table.order(nvek)
        assert (table.bottom(), table.hand_size(), table.role(thexor)) == (noram, 2, "surface")

    def test_barclay_makes_his_ship_faster_for_two_cards(self):
        table = PlayTable()
        ship = table.print_ship("U.S.S. Nebula", place=table.home)
        barclay = table.add_card("Reginald Barclay, Reclusive Engineer", ship=ship)
        held = table.hold("Galor", "Daro")
        table.ready()
        table.order(barclay)
        assert (range_left(table.state, ship), [table.role(card) for card in held]) == (10, ["discard"] * 2)
        table.end_turn()
        assert attribute(table.state, ship, "Range") == 8

    def test_worf_examines_as_many_dilemmas_as_there_is_security(self):
        table = PlayTable()
        worf = table.at_home("Worf, Security Detail Leader")
        for _ in range(2):
            table.at_home("Lopez")
        pile = [table.add_to("pile", "Triage", OPPONENT) for _ in range(5)]
        table.ready()
        table.order(worf)
        seen = [event.change.cards for event in table.events if event.change.verb == "examine"]
        assert seen == [tuple(pile[:2])]

    def test_an_assassin_strikes_at_an_opponent_present(self):
        table = PlayTable()
        albino = table.add_card("The Albino, Killer of Children")
        table.ready()
        assert table.offers("order", albino)
        table.add("honorable", person("Honor"), OPPONENT)
        table.add("other", person(), OPPONENT)
        table.ready()
        table.order(albino)
        assert (table.killed(), table.role(albino)) == ({"honorable"}, "hand")

    def test_sloan_gives_an_event_for_an_opponents(self):
        table = PlayTable()
        sloan = table.at_home("Luther Sloan, Man of Secrets")
        mine, theirs = table.add_to("core", "Astrometrics Lab"), table.add_to("core", "Sickbay", OPPONENT)
        table.ready()
        table.order(sloan)
        assert [table.role(card) for card in (mine, theirs, sloan)] == ["discard", "discard", "hand"]


def under_attack(title: str, *hand: str) -> tuple[PlayTable, int, list[int]]:
    """One of the others is about to be killed beside a personnel."""
    table = PlayTable()
    card = table.add_card(title)
    held = table.hold(*hand)
    table.crew({"victim": person("Security"), "other": person()})
    table.face("Trabe Grenade")
    return table, card, held


class TestAboutToBeKilled:
    def test_beverly_crusher_puts_the_patient_on_the_deck_for_a_card(self):
        table, doctor, held = under_attack("Beverly Crusher, Chief Medical Officer", "Galor")
        table.respond(doctor)
        assert (table.top(), table.role(held[0]), table.killed()) == (table.card("victim"), "discard", set())

    def test_she_is_not_asked_without_a_card_to_discard(self):
        table, _, _ = under_attack("Beverly Crusher, Chief Medical Officer")
        assert table.killed() == {"victim"}

    def test_she_may_let_it_happen(self):
        table, _, held = under_attack("Beverly Crusher, Chief Medical Officer", "Galor")
        table.let_pass()
        assert (table.killed(), table.role(held[0])) == ({"victim"}, "hand")

    def test_she_does_it_once_each_turn(self):
        table = PlayTable()
        doctor = table.add_card("Beverly Crusher, Chief Medical Officer")
        table.hold("Galor", "Daro")
        table.crew({"a": person("Security"), "b": person("Security")})
        table.fix("a", "b")
        table.face("Trabe Grenade", "Trabe Grenade")
        table.respond(doctor)
        table.choose(table.state.zone(ME, "hand")[0])
        assert (table.killed(), table.top()) == ({"b"}, table.card("a"))

    def test_from_the_hand_she_does_nothing(self):
        table = PlayTable()
        table.hold("Beverly Crusher, Chief Medical Officer", "Galor")
        table.crew({"victim": person("Security"), "other": person()})
        table.face("Trabe Grenade")
        assert table.killed() == {"victim"}

    def test_julian_bashir_is_stopped_and_saves_the_patient(self):
        table, doctor, held = under_attack('Julian Bashir, "Frontier" Physician', "Galor")
        table.respond(doctor)
        assert table.killed() == set()
        assert table.role(table.card("victim")) == "surface"
        assert (table.state.mark(doctor, "stopped"), table.role(held[0])) == (1, "discard")

    def test_alyssa_ogawa_pays_with_a_card_on_the_deck(self):
        table, nurse, held = under_attack("Alyssa Ogawa, Enterprise Medical Assistant", "Galor")
        table.respond(nurse)
        assert table.state.zone(ME, "deck")[:2] == (table.card("victim"), held[0])
        assert table.state.mark(nurse, "stopped")

    def test_jobril_goes_to_the_deck_instead(self):
        table = PlayTable()
        jobril = table.add_card("Jo'Bril, Patient Schemer")
        table.face("Kelvan Show of Force")
        assert table.top() == jobril

    def test_garak_returns_to_hand_for_a_personnel(self):
        table = PlayTable()
        garak = table.add_card("Elim Garak, Plain, Simple Tailor")
        cost, other = table.hold("Daro", "Galor")
        table.face("Triage")
        table.respond(garak)
        assert [table.role(card) for card in (garak, cost, other)] == ["hand", "discard", "hand"]


class TestStopped:
    def test_tain_lets_another_cardassian_die_to_go_on(self):
        table = PlayTable()
        tain = table.add_card("Enabran Tain, Retired Mastermind")
        table.crew({"victim": person(affiliation="Car"), "human": person()})
        table.face("None Shall Pass")
        table.respond(tain)
        assert (table.killed(), table.state.mark(tain, "stopped")) == ({"victim"}, 0)

    def test_karina_learns_when_a_romulan_is_stopped(self):
        table = PlayTable()
        karina = table.add_card("Karina, Intelligence Analyst")
        table.crew({"romulan": person("Treachery", species=("Romulan",)), "spy": person("Treachery")})
        table.hold("Galor")
        table.fix("romulan")
        table.face("Skullduggery", "Center of Attention")
        table.respond(karina)
        assert table.stopped() == {"romulan"}
        assert (table.skill(karina, "Diplomacy"), table.skill(karina, "Security")) == (1, 1)


def test_an_order_that_cannot_be_paid_is_refused_with_the_rule():
    table = PlayTable()
    picard = table.at_home("Jean-Luc Picard, Explorer")
    table.hold("Galor", "Daro")
    table.ready()
    with pytest.raises(Refusal) as refused:
        table.act(Option("order", picard, detail="0"))
    assert (refused.value.reason, refused.value.clause) == ("cost-not-payable", "2E-actions-requirements/1")
