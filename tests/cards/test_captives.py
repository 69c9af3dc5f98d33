"""Cards of Second Edition that take captives, free them or speak of them, on a real table."""

import pytest

from spaceline.core import table as core_table
from tests.support.captives import PRIME, begin_turn, captive
from tests.support.playing import ME, NOBODY_ACCEPTS, OPPONENT, PlayTable, person


class TestBrigEvents:
    def captured_by_me(self, table: PlayTable) -> int:
        """Player 1 takes a captive, by the text of an event."""
        victim = table.add("victim", person(), OPPONENT)
        table.ready()
        return victim

    def test_evek_knows_more_while_there_is_a_captive(self):
        table = PlayTable()
        evek = table.add_card("Evek, Harsh Interrogator")
        table.ready()
        assert (table.skill(evek, "Biology"), table.skill(evek, "Law")) == (0, 0)
        captive(table, holder=OPPONENT, owner=ME)
        table.ready()
        assert table.skill(evek, "Law") == 0
        captive(table)
        table.ready()
        assert (table.skill(evek, "Biology"), table.skill(evek, "Law")) == (1, 1)

    @pytest.mark.parametrize(("held", "draws"), [(True, True), (False, False)])
    def test_awaiting_trial_draws_at_the_start_of_a_turn_with_a_captive(self, held, draws):
        table = PlayTable()
        card = table.add_to("core", "Awaiting Trial")
        captive(table, holder=ME if held else OPPONENT, owner=OPPONENT if held else ME)
        begin_turn(table)
        assert table.asked is not None
        assert (table.asked.kind == "response") == draws
        if draws:
            table.respond(card)
            assert table.hand_size() == 1

    @pytest.mark.parametrize(("guards", "captives", "points"), [(1, 1, 10), (0, 1, 0), (1, 0, 0)])
    def test_labor_camp_scores_with_a_guard_on_the_planet_and_a_captive(self, guards, captives, points):
        table = PlayTable()
        if guards:
            table.add("guard", person(affiliation="Car"))
        table.add("bystander", person())
        if captives:
            captive(table)
        definition = table.definition_of("Labor Camp")
        core_table.create(table.state, definition, ME, table.mission, "on", face_up=True)
        begin_turn(table)
        assert table.points() == points

    def test_makbar_costs_each_opponent_with_a_captive_there_a_card(self):
        table = PlayTable()
        table.add_card("Makbar, Chief Archon")
        captive(table)
        for _ in range(9):
            table.add_to("deck", NOBODY_ACCEPTS, OPPONENT)
        before = len(table.state.zone(OPPONENT, "deck"))
        begin_turn(table)
        drawn = len(table.state.zone(OPPONENT, "hand"))
        assert len(table.state.zone(OPPONENT, "deck")) == before - drawn - 1
        assert len(table.state.zone(OPPONENT, "discard")) == 1

    def test_makbar_does_nothing_without_one(self):
        table = PlayTable()
        table.add_card("Makbar, Chief Archon")
        captive(table, holder=OPPONENT, owner=ME)
        begin_turn(table)
        assert not table.state.zone(OPPONENT, "discard")

    def test_vast_resources_are_worth_what_the_captive_costs(self):
        table = PlayTable()
        table.crew({name: person(affiliation="Car") for name in "abc"})
        dear = captive(table, "Roga Danar, Decorated Subhadar")
        cheap = captive(table, "Mills")
        (card,) = table.hold("Vast Resources")
        table.to_play(card)
        table.play(card)
        table.choose(dear)
        assert (table.role(dear), table.role(cheap), table.hand_size()) == ("discard", "brig", 4)

    @pytest.mark.parametrize(("captives", "is_offered"), [(0, False), (1, True)])
    def test_vast_resources_are_not_played_without_a_captive(self, captives, is_offered):
        table = PlayTable()
        table.crew({name: person(affiliation="Car") for name in "abc"})
        (card,) = table.hold("Vast Resources")
        if captives:
            captive(table)
        table.to_play(card)
        assert bool(table.offers("play", card)) == is_offered


class TestTakingCaptives:
    """Taken with Taken Prisoner, in a combat that the stronger side wins."""

    def won(self, *titles: str, held: int = 0) -> tuple[PlayTable, int, list[int]]:
        table = PlayTable()
        table.add("guard", person(affiliation="Car", strength=9))
        victim = table.add("victim", person(), OPPONENT)
        prisoner = table.add_to("core", "Taken Prisoner")
        cards = [table.add_to("core", title) if "," not in title else table.add_card(title) for title in titles]
        table.hold(*[NOBODY_ACCEPTS] * held)
        table.ready()
        table.order(prisoner)
        while table.asked is not None and table.asked.kind in ("option", "cards", "place", "player"):
            options = table.asked.options
            if options:
                table.act(options[0])
            else:
                assert table.asked.selection is not None
                table.choose(table.asked.selection.cards[0])
        return table, victim, cards

    def test_a_treasure_draws_for_each_one_taken(self):
        table, victim, (treasure,) = self.won("A Treasure Beyond Comparison")
        assert (table.role(victim), table.state.cards[victim].parent) == ("brig", ME)
        table.respond(treasure)
        assert table.hand_size() == 1

    def test_darheel_pays_a_card_for_two(self):
        table, _, (butcher,) = self.won("Darhe'el, The Butcher of Gallitep", held=2)
        table.respond(butcher)
        table.choose(table.state.zone(ME, "hand")[0])
        assert table.hand_size() == 3


class TestFreedCaptives:
    def test_rescue_prisoners_brings_one_home(self):
        table = PlayTable(mission="Cardassia IV, Rescue Prisoners", home=PRIME)
        mine = captive(table, "Daro", holder=OPPONENT, owner=ME)
        captive(table, "Mills", holder=OPPONENT, owner=OPPONENT)
        table.complete_mission()
        assert table.asked is not None
        assert table.asked.kind == "response"
        table.respond(table.mission)
        assert (table.role(mine), table.state.cards[mine].parent) == ("surface", table.home)

    def test_condition_captive_cannot_make_a_second_copy_serve(self):
        """2E-uniqueness/5."""
        table = PlayTable(home=PRIME)
        table.at_home("Danar")
        held = captive(table, "Danar")
        (card,) = table.hold("Condition Captive")
        table.ready()
        table.play(card)
        assert table.role(held) == "brig"

    def test_who_serves_goes_to_the_owners_discard_pile_in_the_end(self):
        """2E-command-and-owner/3."""
        table = PlayTable(home=PRIME)
        held = captive(table, "Mills")
        (card,) = table.hold("Condition Captive")
        table.ready()
        table.play(card)
        assert table.state.cards[held].controller == ME
        assert (table.role(held), table.state.cards[held].parent) == ("surface", table.home)
        core_table.move(table.state, held, OPPONENT, "discard")
        assert table.state.cards[held].controller == OPPONENT


class TestRogaDanar:
    def test_goes_on_top_of_the_deck_instead_of_into_a_brig(self):
        table = PlayTable()
        roga = table.add_card("Roga Danar, Decorated Subhadar")
        table.crew({"other": person(cunning=1)})
        table.ready()
        (dilemma,) = table.face("Impressive Trophies")
        assert table.top() == roga
        assert table.stopped() == {"other"}
        assert table.whereabouts(dilemma) == "overcome"


class TestArrestOrder:
    def table(self, weapon: str = "Cardassian Phaser Pistol", **traits) -> tuple[PlayTable, int]:
        table = PlayTable(home=PRIME)
        table.crew({"guard": person("Security", **{"affiliation": "Car", **traits}), "other": person()})
        table.add_card(weapon)
        table.add("victim", person(), OPPONENT)
        table.add("safe", person(), OPPONENT, ship=table.add_ship(OPPONENT))
        (card,) = table.hold("Arrest Order")
        table.ready()
        return table, card

    def test_an_armed_guard_is_stopped_and_takes_somebody_present(self):
        table, card = self.table()
        table.play(card)
        assert (table.lying("brig"), table.stopped(), table.role(card)) == ({"victim"}, {"guard"}, "discard")

    @pytest.mark.parametrize("weapon", ["Tricorder", "Klingon Disruptor Pistol"])
    def test_a_weapon_that_could_not_affect_the_guard_does_not_equip_it(self, weapon):
        """2E-equipped-with/1."""
        table, card = self.table(weapon)
        assert not table.offers("play", card)

    def test_only_cardassians_arrest(self):
        table, card = self.table(affiliation="Kli", weapon="Klingon Disruptor Pistol")
        assert not table.offers("play", card)

    def test_nobody_is_arrested_at_a_headquarters(self):
        table = PlayTable(home=PRIME)
        for title in ("Emok", "Cardassian Phaser Pistol"):
            table.at_home(title)
        (card,) = table.hold("Arrest Order")
        table.ready()
        assert not table.offers("play", card)


class TestWellCraftedLure:
    def table(self, held: int, **traits) -> tuple[PlayTable, int]:
        table = PlayTable(home=PRIME)
        table.crew({"lawyer": person("Law", affiliation="Car")})
        table.add("prey", person(cost=2, **traits), OPPONENT)
        (card,) = table.hold("Well-Crafted Lure")
        table.hold(*[NOBODY_ACCEPTS] * held)
        table.ready()
        table.play(card)
        return table, card

    def test_costs_as_many_cards_as_the_prey(self):
        table, _ = self.table(3)
        table.say(yes=True)
        table.choose(*table.state.zone(ME, "hand")[:2])
        assert (table.lying("brig"), table.hand_size()) == ({"prey"}, 1)

    def test_may_be_declined(self):
        table, _ = self.table(3)
        table.say(yes=False)
        assert (table.lying("brig"), table.hand_size()) == (set(), 3)

    def test_too_small_a_hand_pays_nothing(self):
        table, _ = self.table(1)
        assert (table.lying("brig"), table.hand_size()) == (set(), 1)

    def test_nobody_unique_is_lured(self):
        table, _ = self.table(3, unique=True)
        if table.asked is not None and table.asked.kind == "yes_no":
            table.say(yes=True)
        assert table.lying("brig") == set()


class TestCorbinEntek:
    def test_kills_a_captive_for_an_event_of_its_owner(self):
        table = PlayTable()
        corbin = table.add_card("Corbin Entek, Undercover Operations Supervisor")
        held = captive(table)
        event, own = table.add_to("core", "Labor Camp", OPPONENT), table.add_to("core", "Awaiting Trial")
        table.ready()
        table.order(corbin)
        assert [table.role(card) for card in (held, event, own)] == ["discard", "discard", "core"]

    def test_needs_a_captive(self):
        table = PlayTable()
        corbin = table.add_card("Corbin Entek, Undercover Operations Supervisor")
        captive(table, holder=OPPONENT, owner=ME)
        table.add_to("core", "Labor Camp", OPPONENT)
        table.ready()
        assert not table.offers("order", corbin)


class TestKiraTheMajor:
    def used(self) -> tuple[PlayTable, int, int]:
        table = PlayTable(mission="Plague Planet")
        table.add_card("Kira Nerys, Impassioned Major")
        mine = captive(table, "Daro", holder=OPPONENT, owner=ME)
        thrown = table.add_to("discard", "Mills")
        table.add_to("discard", "Tricorder")
        table.crew(
            {f"c{number}": person("Medical", "Biology", "Exobiology", "Science", "Honor") for number in range(5)}
        )
        return table, mine, thrown

    @pytest.mark.parametrize("frees", [True, False])
    def test_takes_one_of_hers_back_when_her_skills_complete_a_mission(self, frees):
        table, mine, thrown = self.used()
        kira = next(card for card in table.state.zone(table.place, "surface") if "Kira" in table.title(card))
        table.uses_for_mission(kira)
        table.respond(kira)
        table.say(yes=frees)
        assert (table.role(mine), table.role(thrown)) == (("hand", "discard") if frees else ("brig", "hand"))
