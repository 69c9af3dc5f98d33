"""Cards of Second Edition that replace cards in play, put them elsewhere or remove them, on a real table."""

import pytest

from spaceline.core.view import may_read
from tests.support.captives import EARTH, ROMULUS, captive
from tests.support.playing import ME, NOBODY_ACCEPTS, OPPONENT, PlayTable, person


class TestReplacing:
    def test_alternate_identity_puts_a_romulan_where_another_was(self):
        table = PlayTable()
        ship = table.add_ship()
        old = table.add_card("Chagrith", ship=ship)
        card, new, _ = table.hold("Alternate Identity", "Mopak", "Mills")
        table.ready()
        table.play(card)
        assert (table.role(new), table.state.cards[new].parent) == ("aboard", ship)
        assert table.role(old) == "discard"

    def test_without_one_in_hand_nobody_goes(self):
        table = PlayTable()
        old = table.add_card("Chagrith")
        card, _ = table.hold("Alternate Identity", "Mills")
        table.ready()
        table.play(card)
        assert (table.role(old), table.role(card)) == ("surface", "discard")

    def test_another_version_of_the_same_personnel_may_be_the_one(self):
        """2E-uniqueness/1: there is no second one at any time that counts."""
        table = PlayTable()
        old = table.add_card("Shinzon, Capable Commander")
        card, new = table.hold("Alternate Identity", "Shinzon, Romulan Praetor")
        table.ready()
        table.play(card)
        assert (table.role(new), table.role(old)) == ("surface", "discard")

    def test_but_no_second_one_of_somebody_else(self):
        """2E-actions-effects/1: whom nobody could replace is not chosen either."""
        table = PlayTable()
        first = table.at_home("Shinzon, Capable Commander")
        other = table.add_card("Chagrith")
        card, new = table.hold("Alternate Identity", "Shinzon, Romulan Praetor")
        table.ready()
        table.play(card)
        assert [table.role(each) for each in (new, first, other)] == ["surface", "discard", "surface"]

    def test_borum_gives_way_to_a_leader_and_leaves_the_game(self):
        table = PlayTable()
        borum = table.add_card("Borum, Selfless Hero")
        leader = table.add_to("discard", "Shakaar Edon, Resistance Leader")
        table.add_to("discard", "Mills")
        table.ready()
        table.order(borum)
        assert (table.role(leader), table.state.cards[leader].parent) == ("surface", table.place)
        assert table.role(borum) == "removed"

    def test_borum_goes_also_where_there_is_no_leader(self):
        """2E-actions-effects/1: what can be done is done."""
        table = PlayTable()
        borum = table.add_card("Borum, Selfless Hero")
        table.add_to("discard", "Mills")
        table.ready()
        table.order(borum)
        assert table.role(borum) == "removed"

    def test_a_founder_takes_the_place_of_another(self):
        table = PlayTable()
        old = table.add_card("Founder Councilor")
        new, _ = table.hold("Founder Leader, Beguiling Teacher", "Mills")
        table.ready()
        table.order(old)
        assert (table.role(new), table.role(old)) == ("surface", "discard")


class TestRemoved:
    def test_tapestry_leaves_personnel_and_ships_for_a_new_deck(self):
        table = PlayTable()
        thrown = [table.add_to("discard", title) for title in ("Mills", "Galor", "Tricorder")]
        old = table.state.zone(ME, "deck")
        (card,) = table.hold("Tapestry")
        table.to_play(card)
        table.play(card)
        assert set(table.state.zone(ME, "deck")) == set(thrown[:2])
        assert {table.role(lost) for lost in (*old, thrown[2], card)} == {"removed"}
        assert not any(may_read(table.state, hidden, ME) for hidden in thrown[:2])

    def test_cultist_attack_takes_the_interrupts_out_of_all_discard_piles(self):
        table = PlayTable()
        table.crew({"cultist": person("Treachery", affiliation="Baj")})
        (card,) = table.hold("Cultist Attack")
        mine, theirs = table.add_to("discard", "Escape"), table.add_to("discard", "Escape", OPPONENT)
        kept = table.add_to("discard", "Mills")
        table.ready()
        table.play(card)
        assert [table.role(it) for it in (mine, theirs, kept, card)] == ["removed", "removed", "discard", "discard"]

    def test_feast_on_the_dying_exchanges_the_top_of_the_deck(self):
        table = PlayTable()
        thrown = [table.add_to("discard", title) for title in ("Mills", "Galor")]
        (card,) = table.hold("Feast on the Dying")
        top, second = table.state.zone(ME, "deck")[:2]
        table.to_play(card)
        table.play(card)
        table.choose(top)
        table.choose(thrown[1])
        table.choose(second, thrown[1], player=ME)
        assert table.state.zone(ME, "deck")[:2] == (second, thrown[1])
        assert (table.role(top), table.role(card)) == ("discard", "removed")

    def test_straying_exchanges_a_smaller_discard_pile_for_the_hand(self):
        table = PlayTable()
        table.crew({name: person(affiliation="Baj") for name in "abc"})
        (thrown,) = [table.add_to("discard", "Mills")]
        card, first, second = table.hold("Straying from the Path", NOBODY_ACCEPTS, NOBODY_ACCEPTS)
        table.to_play(card)
        table.play(card)
        assert table.state.zone(ME, "hand") == (thrown,)
        assert set(table.state.zone(ME, "discard")) == {first, second}
        assert table.role(card) == "removed"

    def test_and_leaves_a_larger_one(self):
        table = PlayTable()
        table.crew({name: person(affiliation="Baj") for name in "abc"})
        thrown = [table.add_to("discard", "Mills") for _ in range(2)]
        card, held, _ = table.hold("Straying from the Path", NOBODY_ACCEPTS, NOBODY_ACCEPTS)
        table.to_play(card)
        table.play(card)
        assert (table.role(held), {table.role(it) for it in thrown}) == ("hand", {"discard"})


class TestEnergizePersonnel:
    @pytest.mark.parametrize(("home", "asks"), [("Athos IV", True), (EARTH, False)])
    def test_kobb_costs_an_opponent_a_card_at_athos(self, home, asks):
        table = PlayTable(home=home)
        (card,) = table.hold("Kobb")
        theirs = table.hold(NOBODY_ACCEPTS, "Tricorder", player=OPPONENT)
        table.to_play(card)
        table.play(card)
        if asks:
            table.choose(theirs[1], player=OPPONENT)
        assert (table.top(OPPONENT) == theirs[1]) == asks

    def test_macius_goes_for_a_friend_in_the_discard_pile(self):
        table = PlayTable()
        macius = table.add_card("Macius")
        cause, other = table.add_to("discard", "For the Cause"), table.add_to("discard", "Mills")
        table.ready()
        table.order(macius)
        if table.asked is not None and table.asked.kind == "cards":
            assert table.asked.selection is not None
            assert other not in table.asked.selection.cards
            table.choose(cause)
        assert [table.role(card) for card in (macius, cause, other)] == ["discard", "hand", "discard"]

    def test_sakonna_learns_one_skill_of_a_captive(self):
        table = PlayTable()
        sakonna = table.add_card("Sakonna, Gunrunner")
        captive(table, "Dallan")
        table.ready()
        before = table.skill(sakonna, "Geology")
        names = sorted(table.state.definition(captive(table, "Dallan")).facts.skills)
        table.ready()
        table.order(sakonna)
        while table.asked is not None and table.asked.prompt != "orders":
            if table.asked.options:
                assert {option.detail for option in table.asked.options} == set(names)
                table.act(table.asked.options[0])
            else:
                assert table.asked.selection is not None
                table.choose(table.asked.selection.cards[0])
        assert table.skill(sakonna, names[0]) == 1 + (before if names[0] == "Geology" else 0)
        assert not table.offers("order", sakonna)

    def test_galathon_finds_a_pursuit_card_or_the_cloak(self):
        table = PlayTable(home=ROMULUS)
        (card,) = table.hold("Galathon, Steadfast Rival")
        found, other = table.add_to("discard", "Blind Spot"), table.add_to("discard", "Mills")
        table.to_play(card)
        table.play(card)
        table.respond(card)
        assert (table.role(found), table.role(other)) == ("hand", "discard")


class TestDrones:
    def test_calibration_changes_the_hand(self):
        table = PlayTable()
        drone = table.add_card("Calibration Drone")
        held = table.hold(NOBODY_ACCEPTS, "Tricorder")
        top = table.state.zone(ME, "deck")[:2]
        table.ready()
        table.order(drone)
        assert set(table.state.zone(ME, "hand")) == set(top)
        assert set(table.state.zone(ME, "deck")[-2:]) == set(held)
        assert table.role(drone) == "discard"

    def test_an_invasive_one_brings_any_number_aboard_any_ship_there(self):
        table = PlayTable()
        drone = table.add_card("Invasive Drone")
        table.crew({"first": person(), "second": person(), "third": person()})
        enemy = table.add_ship(OPPONENT)
        table.ready()
        table.order(drone)
        table.choose("first", "third", player=ME)
        aboard = {name for name in table.lying("aboard") if table.state.cards[table.card(name)].parent == enemy}
        assert (aboard, table.role(drone)) == ({"first", "third"}, "hand")

    def test_it_may_go_home_where_no_ship_is(self):
        table = PlayTable()
        drone = table.add_card("Invasive Drone")
        table.crew({"first": person()})
        table.ready()
        table.order(drone)
        assert (table.lying("surface"), table.role(drone)) == ({"first"}, "hand")

    def test_transwarp_lends_its_ship_range(self):
        table = PlayTable()
        ship = table.print_ship("Galor")
        drone = table.add_card("Transwarp Drone", ship=ship)
        before = table.ship_values(ship)[0]
        table.ready()
        table.order(drone)
        assert (table.ship_values(ship)[0], table.role(drone)) == (before + 2, "hand")

    def test_and_nothing_on_a_planet(self):
        table = PlayTable()
        drone = table.add_card("Transwarp Drone")
        table.add_ship()
        table.ready()
        assert not table.offers("order", drone)
