"""The segments of a turn and what belongs to each (2E-play-and-draw, 2E-drawing-cards, 2E-discard-excess-cards)."""

import pytest

from spaceline.core import table
from tests.support.second_table import ME, OPPONENT, SecondTable


@pytest.fixture
def it():
    """Player 1 has a staffed ship, and both have decks."""
    it = SecondTable()
    it.keep_going()
    it.person("Crew", it.ship("Ship", it.location("Here")))
    it.location("There")
    for player in (ME, OPPONENT):
        spare(it, player)
    return it


def spare(it, player):
    """A card that may be played at any time, so that drawing is not all there is to do."""
    it.card(f"Spare {player}", "event", parent=player, role="hand", owner=player, face_up=False)


def hand(it, number, player=ME):
    """So many cards that nobody accepts."""
    return [
        it.card(f"held {player}-{at}", "personnel", parent=player, role="hand", owner=player, face_up=False)
        for at in range(number)
    ]


def test_a_turn_begins_with_seven_counters(it):
    """2E-paying-costs/1."""
    it.begin("begin_turn")
    assert it.decision.numbers == {"counters": 7}
    assert it.mark(ME, "counters") == 7


def test_one_counter_buys_one_card(it):
    """2E-drawing-cards/1."""
    top = it.state.zone(ME, "deck")[0]
    it.begin("play_and_draw", counters=3)
    it.do("draw")
    assert it.mark(ME, "counters") == 2
    assert it.where(top) == (ME, "hand")


def test_without_a_counter_no_card_is_drawn(it):
    """2E-drawing-cards/1."""
    it.begin("play_and_draw")
    assert not it.offers("draw")
    assert it.refused("draw") == ("no-counter-left", "2E-drawing-cards/1")
    it.do("end-play")
    assert it.decision.prompt == "orders"


def test_all_counters_are_spent_while_there_are_cards_to_draw(it):
    """2E-drawing-cards/3."""
    it.begin("play_and_draw", counters=2)
    assert not it.offers("end-play")
    assert it.refused("end-play") == ("spend-all-counters", "2E-drawing-cards/3")


def test_with_an_empty_deck_counters_may_be_left_over(it):
    """2E-drawing-cards/4."""
    for card in it.state.zone(ME, "deck"):
        table.move(it.state, card, ME, "removed")
    it.begin("play_and_draw", counters=2)
    assert it.offers("end-play")
    assert it.refused("draw") == ("deck-empty", "2E-drawing-cards/1")
    it.do("end-play")
    assert (it.decision.prompt, it.mark(ME, "counters")) == ("orders", 2)


def test_orders_are_no_part_of_the_first_segment_nor_draws_of_the_second(it):
    """2E-executing-orders/1, 2E-playing-the-game/2."""
    ship, there = it.names["Ship"], it.places["There"]
    it.begin("play_and_draw", counters=2)
    assert it.refused("move", ship, there)[1] == "2E-executing-orders/1"
    it.begin(counters=2)
    assert it.refused("draw") == ("wrong-segment", "2E-playing-the-game/2")


def test_as_many_orders_are_carried_out_as_somebody_likes(it):
    """2E-executing-orders/2."""
    ship = it.names["Ship"]
    it.begin()
    for place in ("There", "Here", "There"):
        it.do("move", ship, it.places[place])
        assert it.decision.prompt == "orders"
    it.do("end-orders")
    assert it.decision.player == OPPONENT


def test_what_is_held_beyond_seven_is_discarded_at_the_end(it):
    """2E-discard-excess-cards/1."""
    cards = [*hand(it, 8), it.names[f"Spare {ME}"]]
    it.begin()
    it.do("end-orders")
    chosen = it.decision.selection
    assert (it.decision.prompt, set(chosen.cards), chosen.least, chosen.most) == ("discard-excess", set(cards), 2, 2)
    it.choose(*cards[3:5])
    assert {card for card in cards if it.role(card) == "discard"} == set(cards[3:5])
    assert it.decision.player == OPPONENT


def test_seven_cards_may_be_kept(it):
    """2E-discard-excess-cards/1."""
    cards = [*hand(it, 6), it.names[f"Spare {ME}"]]
    it.begin()
    it.do("end-orders")
    assert it.decision.player == OPPONENT
    assert {it.role(card) for card in cards} == {"hand"}


def test_at_the_end_of_a_turn_everybody_gets_up_and_ships_have_their_range(it):
    """2E-discard-excess-cards/3, /4: cards of all players."""
    theirs = it.ship("Theirs", it.places["There"], owner=OPPONENT)
    guest = it.person("Guest", theirs, owner=OPPONENT)
    for card in (it.names["Crew"], guest):
        table.put_mark(it.state, card, "stopped", 1)
    for ship in (it.names["Ship"], theirs):
        table.put_mark(it.state, ship, "range-used", 5)
    it.begin()
    it.do("end-orders")
    assert [it.mark(card, "stopped") for card in (it.names["Crew"], guest)] == [0, 0]
    assert [it.mark(ship, "range-used") for ship in (it.names["Ship"], theirs)] == [0, 0]


def test_the_turn_goes_to_the_next_player_who_gets_counters(it):
    """2E-playing-the-game/1, 2E-paying-costs/1."""
    it.begin()
    it.do("end-orders")
    assert (it.decision.player, it.decision.prompt) == (OPPONENT, "play-and-draw")
    assert it.mark(OPPONENT, "counters") == 7


def test_turns_go_round_the_table():
    """2E-playing-the-game/1."""
    it = SecondTable(players=3)
    it.keep_going()
    for player in it.state.players:
        spare(it, player)
        it.deck(player, 20)
    it.begin()
    asked = []
    for _ in range(4):
        asked.append(it.decision.player)
        while it.decision.prompt == "play-and-draw":
            it.do("draw" if it.offers("draw") else "end-play")
        it.do("end-orders")
        if it.decision.prompt == "discard-excess":
            it.choose(*it.decision.selection.cards[: it.decision.selection.least])
    assert asked == [1, 2, 3, 1]


def test_in_the_turn_of_another_nothing_is_done(it):
    """2E-actions/1, 2E-types-of-cards/7."""
    theirs = it.ship("Theirs", it.places["There"], owner=OPPONENT)
    it.person("Guest", theirs, owner=OPPONENT)
    it.begin()
    assert {option.card for option in it.offers("move")} == {it.names["Ship"]}
    assert it.refused("move", theirs, it.places["Here"])[0] == "not-yours"
