"""Events with texts, on a real table: what they demand, what they do, and where they stay."""

import pytest

from spaceline.core.data.decisions import Answer, Option, Refusal
from spaceline.core.view import answer, may_read, seen_event, view
from spaceline.rules.second.values import attribute
from tests.support.playing import ME, NOBODY_ACCEPTS, OPPONENT, PlayTable, person

PRIME = "Cardassia Prime"

TWO_FOR_ONE = {
    "Back-Flush Bussard Collectors": person("Engineer", affiliation="Fed"),
    "Days of Atonement": person("Anthropology", affiliation="Baj"),
    '"Observer" from the Obsidian Order': person("Intelligence", affiliation="Car"),
    "Order of the Bat'leth": person("Honor", affiliation="Kli"),
    "Tactical Planning": person("Security", affiliation="Rom"),
    "Severed Link": person("Programming", affiliation="Bor"),
    "Dispensing the White": person("Treachery", affiliation="Dom", species=("Vorta",)),
}


class TestTwoForOne:
    @pytest.mark.parametrize("title", TWO_FOR_ONE)
    def test_a_card_is_discarded_to_draw_two(self, title):
        table = PlayTable()
        table.add("expert", TWO_FOR_ONE[title])
        event, cost, _ = table.hold(title, "Galor", "Keldon")
        table.to_play(event, more=1)
        table.play(event)
        table.choose(cost)
        assert [table.role(card) for card in (event, cost)] == ["discard", "discard"]
        assert table.hand_size() == 3

    @pytest.mark.parametrize("title", TWO_FOR_ONE)
    def test_nobody_else_will_do(self, title):
        table = PlayTable()
        table.add("expert", TWO_FOR_ONE[title], OPPONENT)
        table.add("layman", person(affiliation=TWO_FOR_ONE[title].affiliation))
        event = table.hold(title)[0]
        table.to_play(event, more=1)
        assert not table.offers("play", event)
        with pytest.raises(Refusal) as refused:
            table.act(Option("play", event, ME))
        assert refused.value.reason == "condition-not-met"

    def test_a_stopped_expert_does_not_count(self):
        """2E-stopped/3."""
        table = PlayTable()
        table.add("expert", person("Engineer"))
        table.stop("expert")
        event = table.hold("Back-Flush Bussard Collectors")[0]
        table.to_play(event, more=1)
        assert not table.offers("play", event)

    def test_without_a_card_to_discard_it_cannot_be_played(self):
        """2E-actions-requirements/1."""
        table = PlayTable()
        table.add("expert", person("Engineer"))
        event = table.hold("Back-Flush Bussard Collectors")[0]
        table.to_play(event, more=1)
        with pytest.raises(Refusal) as refused:
            table.act(Option("play", event, ME))
        assert refused.value.reason == "cost-not-payable"


def cardassians(table: PlayTable) -> None:
    table.crew({name: person(affiliation="Car") for name in "abc"})


def on_deck(table: PlayTable, *titles: str, player: int = ME) -> list[int]:
    """These cards on top of a deck."""
    there = table.state.zone(player, "deck")
    cards = [table.add_to("deck", title, player) for title in titles]
    table.state.contents[player, "deck"] = (*cards, *there)
    return cards


class TestLookingThroughTheDeck:
    def test_process_identification_takes_one_of_five_and_returns_four_in_any_order(self):
        table = PlayTable(home=PRIME)
        cardassians(table)
        top = on_deck(table, "Daro", "Galor", "Keldon", "Emok", "Jerax")
        event = table.hold("Process Identification")[0]
        table.to_play(event)
        table.play(event)
        table.choose(top[1])
        table.choose(top[4], top[0], top[3], top[2])
        assert table.role(top[1]) == "hand"
        assert table.state.zone(ME, "deck")[-4:] == (top[4], top[0], top[3], top[2])

    def test_only_its_player_sees_the_five_and_only_for_a_while(self):
        table = PlayTable(home=PRIME)
        cardassians(table)
        top = on_deck(table, "Daro", "Galor", "Keldon", "Emok", "Jerax")
        event = table.hold("Process Identification")[0]
        table.to_play(event)
        table.play(event)
        seen = [[may_read(table.state, card, viewer) for card in top] for viewer in (ME, OPPONENT, 0)]
        assert seen == [[True] * 5, [False] * 5, [False] * 5]
        table.choose(top[1])
        table.choose(top[4], top[0], top[3], top[2])
        assert [may_read(table.state, card, ME) for card in top] == [False, True, False, False, False]
        assert not any(table.state.cards[card].handles[ME] for card in top if card != top[1])

    def test_the_player_answers_by_the_numbers_that_the_view_gives(self):
        table = PlayTable(home=PRIME)
        cardassians(table)
        top = on_deck(table, "Daro", "Galor", "Keldon", "Emok", "Jerax")
        event = table.hold("Process Identification")[0]
        table.to_play(event)
        table.play(event)
        shown = view(table.state, ME)
        assert shown.decision is not None
        titles = {card.id: card.definition for card in shown.cards}
        offered = {table.state.ruleset.definitions[titles[id]].title: id for id in shown.decision.selection.cards}
        assert set(offered) == {"Daro", "Galor", "Keldon", "Emok", "Jerax"}
        answer(table.state, ME, Answer(cards=(offered["Keldon"],)))
        assert table.role(top[2]) == "hand"

    def test_the_event_says_what_was_seen_to_the_one_who_looks(self):
        table = PlayTable(home=PRIME)
        cardassians(table)
        on_deck(table, "Daro", "Galor", "Keldon", "Emok", "Jerax")
        event = table.hold("Process Identification")[0]
        table.to_play(event)
        table.play(event)
        looked = next(it for it in table.events if it.change.verb == "examine")
        told = [seen_event(table.state, looked, viewer) for viewer in (ME, OPPONENT)]
        assert [(len(it.definitions), it.count) for it in told] == [(5, 5), (0, 5)]

    def test_the_pillage_of_bajor_takes_two_of_three(self):
        table = PlayTable(home=PRIME)
        cardassians(table)
        top = on_deck(table, "Daro", "Galor", "Keldon")
        event = table.hold("The Pillage of Bajor")[0]
        table.to_play(event)
        table.play(event)
        table.choose(top[0], top[2])
        assert [table.role(card) for card in top] == ["hand", "discard", "hand"]

    def test_nothing_that_happens_is_truly_random_lets_the_opponent_take_one_away(self):
        table = PlayTable()
        table.add("envoy", person("Diplomacy"))
        top = on_deck(table, "Daro", "Galor", "Keldon")
        event = table.hold("Nothing That Happens is Truly Random")[0]
        table.to_play(event, more=1)
        table.play(event)
        assert table.asked is not None
        assert table.asked.player == OPPONENT
        assert all(may_read(table.state, card, OPPONENT) for card in top)
        table.choose(top[0])
        assert [table.role(card) for card in top] == ["discard", "hand", "hand"]
        assert not may_read(table.state, top[1], OPPONENT)

    def test_peacemaker_or_predator_arranges_an_opponents_deck(self):
        table = PlayTable(home="Romulus")
        for name in "ab":
            table.add(name, person("Leadership", affiliation="Rom"))
        top = on_deck(table, "Daro", "Galor", "Keldon", player=OPPONENT)
        event = table.hold("Peacemaker or Predator?")[0]
        table.to_play(event)
        table.play(event)
        table.choose(top[1], top[0])
        assert table.state.zone(OPPONENT, "deck")[:3] == (top[1], top[0], top[2])


class TestHandAndDiscardPile:
    def test_darsay_archive_exchanges_the_hand(self):
        table = PlayTable()
        event, *held = table.hold("D'Arsay Archive", "Galor", "Daro")
        drawn = table.state.zone(ME, "deck")[:2]
        table.to_play(event)
        table.play(event)
        assert {table.role(card) for card in held} == {"deck"}
        assert set(table.state.zone(ME, "deck")[-2:]) == set(held)
        assert set(table.state.zone(ME, "hand")) == set(drawn)

    def test_salvaging_the_wreckage_is_removed_from_the_game(self):
        table = PlayTable()
        event = table.hold("Salvaging the Wreckage")[0]
        wrecks = [table.add_to("discard", title) for title in ("Galor", "Daro")]
        lost = table.add_to("discard", "Sickbay")
        table.to_play(event)
        table.play(event)
        table.choose(*wrecks)
        table.choose(*reversed(wrecks))
        assert [table.role(card) for card in (event, *wrecks, lost)] == ["removed", "deck", "deck", "discard"]
        assert table.state.zone(ME, "deck")[-2:] == tuple(reversed(wrecks))

    def test_bajorans_draw_as_many_cards_as_they_remove(self):
        table = PlayTable()
        table.crew({name: person(affiliation="Baj") for name in "abc"})
        event = table.hold("Bajoran Gratitude Festival")[0]
        old = [table.add_to("discard", "Galor") for _ in range(3)]
        table.to_play(event)
        table.play(event)
        table.choose(*old[:2])
        assert [table.role(card) for card in old] == ["removed", "removed", "discard"]
        assert table.hand_size() == 2

    def test_a_second_chance_costs_the_card_that_the_opponent_chooses(self):
        table = PlayTable()
        event, lost, _ = table.hold("A Second Chance at Life", "Galor", "Daro")
        wanted, other = table.add_to("discard", "Keldon"), table.add_to("discard", "Escape")
        table.to_play(event)
        table.play(event)
        table.choose(lost)
        assert [table.role(card) for card in (lost, wanted, other)] == ["discard", "hand", "discard"]

    @pytest.mark.parametrize("own", [True, False])
    def test_reconfiguration_shuffles_a_deck_to_draw(self, own):
        table = PlayTable()
        table.crew({name: person("Engineer") for name in "ab"})
        event = table.hold("Reconfiguration")[0]
        table.to_play(event, more=1)
        table.play(event)
        table.say(yes=own)
        shuffled = [it.change.player for it in table.events if it.change.verb == "shuffle"]
        assert shuffled == [ME if own else OPPONENT]
        assert table.hand_size() >= 1


class TestThatStayInPlay:
    def test_the_astrometrics_lab_makes_a_ship_faster_once_each_turn(self):
        table = PlayTable()
        lab = table.add_to("core", "Astrometrics Lab")
        ship, other = table.print_ship("Galor"), table.print_ship("Keldon")
        table.add("stargazer", person("Astrometrics"), ship=ship)
        table.hold("Daro", "Daro")
        table.ready()
        table.order(lab)
        table.choose(table.state.zone(ME, "hand")[0])
        assert [attribute(table.state, card, "Range") for card in (ship, other)] == [10, 8]
        assert not table.offers("order", lab)
        table.end_turn()
        assert attribute(table.state, ship, "Range") == 8

    def test_it_is_played_into_the_core(self):
        table = PlayTable()
        lab = table.hold("Astrometrics Lab")[0]
        table.to_play(lab)
        table.play(lab)
        assert table.state.zone(ME, "core") == (lab,)

    def test_warriors_birthright_is_played_on_a_mission_and_lets_strength_serve_there(self):
        for where in ("Khitomer Investigation", "Qo'noS, Heart of the Empire"):
            table = PlayTable(mission="Khitomer Investigation", home="Qo'noS")
            table.crew({name: person("Honor", cunning=1, strength=12, affiliation="Kli") for name in "ab"})
            table.add("c", person("Programming", "Security", cunning=1, strength=12, affiliation="Kli"))
            event = table.hold("Warrior's Birthright")[0]
            table.to_play(event)
            named = {it.name: card for card, it in ((c, table.state.definition(c)) for c in table.state.cards)}
            table.play(event, named[where])
            assert table.state.cards[event].parent == named[where]
            table.attempt()
            assert table.points() == (35 if where.startswith("Khitomer") else 0)

    def test_it_needs_three_klingons(self):
        table = PlayTable(home="Qo'noS")
        table.crew({name: person(affiliation="Kli") for name in "ab"})
        event = table.hold("Warrior's Birthright")[0]
        table.to_play(event)
        assert not table.offers("play", event)

    def test_the_reman_mines_speed_up_romulan_ships(self):
        table = PlayTable(mission="Supervise Dilithium Mine", home="Romulus")
        ship, other = table.print_ship("D'deridex"), table.print_ship("Galor")
        for name in "abcd":
            table.add(name, person(species=("Reman",)))
        event = table.hold("The Reman Mines")[0]
        table.to_play(event)
        table.play(event, table.mission)
        assert [attribute(table.state, card, "Range") for card in (ship, other)] == [10, 8]

    def test_for_all_our_sons_takes_two_of_three_cards_while_a_gul_is_away(self):
        for away in (True, False):
            table = PlayTable(home=PRIME)
            prime = table.state.zone(table.home, "mission")[0]
            event = table.add_to("core", "For All Our Sons")
            table.state.contents.pop((ME, "core"))
            leaf = table.state.cards[event]
            table.state.cards[event] = type(leaf)(leaf.definition, ME, ME, prime, "on", True, leaf.handles)
            table.state.contents[prime, "on"] = (event,)
            if away:
                table.add_card("Danar, Irascible Gul")
            else:
                table.at_home("Danar, Irascible Gul")
            top = on_deck(table, "Daro", "Galor", "Keldon")
            table.ready()
            table.end_turn()
            while table.asked is not None and table.asked.player == OPPONENT:
                table.act(table.asked.options[-1])
            assert table.asked is not None
            if away:
                table.respond(event)
                table.choose(top[0], top[1])
                assert [table.role(card) for card in top] == ["hand", "hand", "discard"]
            else:
                assert table.asked.kind == "action"

    def test_sickbay_saves_everybody_near_a_ship_and_goes_when_the_turn_ends(self):
        table = PlayTable()
        event = table.add_to("core", "Sickbay")
        table.add_ship()
        table.crew({"a": person(), "b": person()})
        table.face("Assassination Attempt")
        table.act(table.decision.options[0])
        assert table.lying("deck") == {"a", "b"}
        assert table.role(event) == "core"
        table.end_turn()
        assert table.role(event) == "discard"

    def test_to_boldly_go_keeps_the_federation_going_once(self):
        table = PlayTable()
        event = table.add_to("core", "To Boldly Go")
        table.crew({"a": person(), "klingon": person(affiliation="Kli")})
        table.face("None Shall Pass")
        table.respond(event)
        assert (table.stopped(), table.role(event)) == ({"klingon"}, "discard")

    def test_to_boldly_go_needs_both_kinds_of_mission(self):
        table = PlayTable()
        event = table.hold("To Boldly Go")[0]
        table.state.marks[table.mission, "completed"] = 1
        table.to_play(event)
        assert not table.offers("play", event)

    def test_dissolving_the_senate_strengthens_one_unique_personnel(self):
        table = PlayTable()
        event = table.add_to("core", "Dissolving the Senate")
        jarok = table.add_card("Movar, Political General")
        table.names["jarok"] = jarok
        table.crew({"slow": person("Treachery"), "spy": person("Treachery")})
        table.fix("slow")
        table.face("Skullduggery", "Center of Attention")
        table.respond(event)
        assert (table.values(jarok), table.role(event)) == ((8, 9, 10), "discard")

    def test_a_sabotage_program_stops_the_next_event(self):
        table = PlayTable()
        program = table.add_to("core", "Sabotage Program", OPPONENT)
        table.add("expert", person("Engineer"))
        event, kept, _ = table.hold("Back-Flush Bussard Collectors", "Galor", "Keldon")
        table.to_play(event, more=1)
        table.play(event)
        assert [table.role(card) for card in (program, event, kept)] == ["discard", "discard", "hand"]


def test_a_card_that_nobody_accepts_is_no_event():
    table = PlayTable()
    card = table.hold(NOBODY_ACCEPTS)[0]
    table.to_play(card, more=1)
    assert not table.offers("play", card)
