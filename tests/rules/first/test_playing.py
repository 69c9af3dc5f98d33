"""Playing cards, from the clauses of 1E-6.1 and 1E-6.2."""

from __future__ import annotations

from spaceline.effects.nodes.abilities import Earned, Played, PlayedOnlyIf, Plays, PlaysOn, When
from spaceline.effects.nodes.effects import Destroy, Draw, Score
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import HasPoints
from spaceline.effects.nodes.traits import like
from spaceline.rules.first.facts import Points
from tests.support.first_hand import ME, OPPONENT, HandTable, nullifier

FREE = Plays("free")


def named(title: str) -> Cards:
    """Cards in play of a title, whoever's they are."""
    return Cards("table", of="anyone", filter=like(titles=(title,)))


def test_one_card_is_played_normally_each_turn():
    """1E-6.1/1: the normal card play."""
    it = HandTable()
    first, second = it.hold("First", "event"), it.hold("Second", "event")
    it.to_play().play(first)
    assert it.role(first) == "table"
    assert it.decision.prompt == "card-plays"
    assert it.refused("play", second, ME) == ("card-play-used", "1E-6.1/1")


def test_the_card_play_is_optional_and_forfeited_by_the_first_order():
    """1E-6.1/1, 1E-6.1/2, 1E-5.0/2."""
    it = HandTable()
    card = it.hold("Event", "event")
    it.person("Ann", it.planet)
    it.ship("Ship", it.planet)
    it.to_play().do("end-play")
    assert it.decision.prompt == "orders"
    assert it.refused("play", card, ME) == ("orders-begun", "1E-6.1/2")


def test_cards_are_not_played_in_the_turn_of_the_opponent():
    """1E-7.0/1: an event waits for its player's turn."""
    it = HandTable()
    card = it.hold("Theirs", "event", owner=OPPONENT)
    it.hold("Any Time", "interrupt", Played(Draw()), owner=OPPONENT)
    it.to_play().play(it.spare)
    assert it.decision.player == OPPONENT
    assert it.refused("play", card, OPPONENT) == ("not-your-turn", "1E-7.0/1")


def test_interrupts_and_doorways_do_not_use_the_card_play():
    """1E-6.1.0.1/1."""
    it = HandTable()
    door, interrupt = it.hold("Door", "doorway"), it.hold("Interrupt", "interrupt", Played(Draw()))
    it.to_play().play(door)
    it.play(interrupt)
    assert (it.role(door), it.role(interrupt)) == ("table", "discard")
    it.play(it.spare)
    assert it.role(it.spare) == "table"


def test_an_interrupt_is_played_between_actions_in_either_turn():
    """1E-2.6/1, 1E-6.5.1/1, 1E-5.0/12: after an action of player 1, player 2 has the opportunity."""
    it = HandTable()
    interrupt = it.hold("Interrupt", "interrupt", Played(Draw()), owner=OPPONENT)
    it.to_play().play(it.spare)
    assert (it.decision.player, it.decision.prompt) == (OPPONENT, "opportunity")
    it.play(interrupt)
    assert it.role(interrupt) == "discard"
    assert len(it.state.zone(OPPONENT, "hand")) == 1


def test_an_interrupt_is_played_among_orders():
    """1E-6.5.1/1: in any phase."""
    it = HandTable()
    interrupt = it.hold("Interrupt", "interrupt", Played(Draw()))
    it.to_orders().play(interrupt)
    assert it.role(interrupt) == "discard"


def test_an_interrupt_is_discarded_as_soon_as_it_has_been_used():
    """1E-6.2/2."""
    it = HandTable()
    interrupt = it.hold("Interrupt", "interrupt", Played(Draw()))
    it.to_play().play(interrupt)
    assert it.state.zone(ME, "discard") == (interrupt,)
    assert [change.cards for change in it.happened("announce")] == [(interrupt,)]


def test_a_doorway_is_played_in_its_players_own_turn_only():
    """1E-6.5.1.1/1."""
    it = HandTable()
    door = it.hold("Door", "doorway", owner=OPPONENT)
    it.hold("Any Time", "interrupt", Played(Draw()), owner=OPPONENT)
    it.to_play().play(it.spare)
    assert it.refused("play", door, OPPONENT) == ("doorway-own-turn", "1E-6.5.1.1/1")


def test_a_doorway_that_says_so_is_played_at_any_time():
    """1E-6.5.1.1/2."""
    it = HandTable()
    door = it.hold("Door", "doorway", Plays("any_time"), owner=OPPONENT)
    it.to_play().play(it.spare)
    it.play(door)
    assert it.role(door) == "table"


def test_a_card_that_plays_for_free_leaves_the_card_play():
    """1E-6.1.1/1: any number of them."""
    it = HandTable()
    free = [it.hold(f"Free {n}", "event", FREE) for n in range(3)]
    it.to_play()
    for card in free:
        it.play(card)
    it.play(it.spare)
    assert {it.role(card) for card in (*free, it.spare)} == {"table"}


def test_free_plays_come_before_orders_and_may_follow_the_card_play():
    """1E-6.1.1/2."""
    it = HandTable()
    late, later = it.hold("Late", "event", FREE), it.hold("Later", "event", FREE)
    it.ship("Ship", it.planet)
    it.person("Ann", it.planet)
    it.to_play().play(it.spare)
    it.play(late)
    it.do("end-play")
    assert it.refused("play", later, ME) == ("orders-begun", "1E-6.1/2")


def test_a_text_in_play_lets_other_cards_play_for_free():
    """1E-6.1.1/1."""
    it = HandTable()
    it.in_play("Recruiting", "event", Plays("free", like(types=("personnel",))))
    ann, bob = it.hold("Ann", "personnel"), it.hold("Bob", "personnel")
    it.to_play().play(ann)
    it.play(bob)
    it.play(it.spare)
    assert it.role(ann) == it.role(bob) == "aboard"


def test_a_nullified_card_never_enters_play_and_its_text_does_not_happen():
    """1E-6.2/1."""
    it = HandTable()
    event = it.hold("Event", "event", Played(Draw(2)))
    answer = it.hold("Nullifier", "interrupt", nullifier("event"), owner=OPPONENT)
    hand = len(it.state.zone(ME, "hand"))
    it.to_play().play(event)
    it.respond(answer)
    assert (it.role(event), it.role(answer)) == ("discard", "discard")
    assert len(it.state.zone(ME, "hand")) == hand - 1
    assert it.refused("play", it.spare, ME) == ("card-play-used", "1E-6.1/1")


def test_events_stay_in_play_and_may_lie_on_what_they_are_played_on():
    """1E-2.4/1, 1E-5.0/6: the target is chosen when the card is announced."""
    it = HandTable()
    ship, other = it.ship("Ship", it.planet), it.ship("Other", it.planet)
    event = it.hold("Event", "event", PlaysOn(Cards("command", filter=like(types=("ship",)))))
    it.to_play()
    assert {option.target for option in it.offers("play") if option.card == event} == {ship, other}
    it.play(event, ship)
    assert it.state.zone(ship, "on") == (event,)


def test_a_card_played_on_a_mission_lies_at_its_location():
    """1E-6.2/1."""
    it = HandTable()
    event = it.hold("Event", "event", PlaysOn(Cards("missions", of="anyone")))
    it.to_play().play(event)
    assert it.state.zone(it.planet, "at") == (event,)


def test_a_card_whose_target_was_withdrawn_is_discarded_without_result():
    """1E-5.0/6: the target was chosen at initiation; without it nothing results."""
    it = HandTable()
    ship = it.ship("Ship", it.planet)
    event = it.hold("Event", "event", PlaysOn(Cards("command", filter=like(types=("ship",)))), Played(Draw()))
    rescue = it.hold(
        "Rescue",
        "interrupt",
        When("action", "action-play", Destroy(named("Ship")), "anyone", like(types=("event",))),
        owner=OPPONENT,
    )
    it.to_play().play(event)
    it.respond(rescue)
    assert (it.role(ship), it.role(event)) == ("discard", "discard")
    assert not it.happened("draw")


def test_a_unique_card_is_not_played_beside_a_copy():
    """1E-6.2/3."""
    it = HandTable()
    it.in_play("Rare", "event", uniqueness="unique")
    copy = it.hold("Rare", "event", uniqueness="unique")
    it.to_play()
    assert it.refused("play", copy, ME) == ("unique-in-play", "1E-6.2/3")


def test_a_copy_of_the_opponent_does_not_matter_for_a_unique_card():
    """1E-6.3.1/1: judged by ownership."""
    it = HandTable()
    it.in_play("Rare", "event", owner=OPPONENT, uniqueness="unique")
    copy = it.hold("Rare", "event", uniqueness="unique")
    it.to_play().play(copy)
    assert it.role(copy) == "table"


def test_a_card_that_is_not_duplicatable_is_kept_out_by_any_copy():
    """1E-6.2/5."""
    it = HandTable()
    it.in_play("Single", "event", owner=OPPONENT, uniqueness="not-duplicatable")
    copy = it.hold("Single", "event", uniqueness="not-duplicatable")
    it.to_play()
    assert it.refused("play", copy, ME) == ("not-duplicatable", "1E-6.2/5")


def test_universal_cards_have_no_limit():
    """1E-6.2/7."""
    it = HandTable()
    for _ in range(2):
        it.in_play("Common", "event", FREE)
    third = it.hold("Common", "event", FREE)
    it.to_play().play(third)
    assert it.role(third) == "table"


def test_an_enigma_card_is_limited_like_a_unique_one():
    """1E-6.2/6."""
    it = HandTable()
    it.in_play("Riddle", "event", uniqueness="enigma")
    copy = it.hold("Riddle", "event", uniqueness="enigma")
    it.to_play()
    assert it.refused("play", copy, ME) == ("unique-in-play", "1E-6.2/3")


def test_an_au_card_needs_a_card_that_permits_it():
    """1E-6.2/8."""
    it = HandTable()
    card = it.hold("Other Time", "event", icons=("AU",))
    it.to_play()
    assert it.refused("play", card, ME) == ("needs-enabler", "1E-6.2/8")
    it.in_play("Door", "doorway", Plays("permitted", like(icons=("AU",))))
    it.to_play().play(card)
    assert it.role(card) == "table"


def test_a_card_is_played_only_if_its_condition_holds():
    """1E-5.0/6: conditions are met at initiation."""
    it = HandTable()
    card = it.hold("Late Event", "event", PlayedOnlyIf(HasPoints(10)))
    it.to_play()
    assert it.refused("play", card, ME) == ("condition-not-met", "1E-5.0/6")


def test_an_artifact_is_played_only_once_it_was_earned():
    """1E-2.3.0.1/1."""
    it = HandTable()
    text = (Earned("hand", "interrupt"), Played(Draw()))
    stocked = it.hold("Relic", "artifact", *text)
    it.to_play()
    assert it.refused("play", stocked, ME) == ("not-earned", "1E-2.3.0.1/1")
    it.state.marks[stocked, "earned"] = 1
    it.to_play().play(stocked)
    assert it.role(stocked) == "discard"


def test_a_card_with_unknown_text_is_refused():
    """1E-6.2/1: what it would do is not in the program."""
    it = HandTable()
    card = it.hold("Riddle", "event", has_text=True)
    it.to_play()
    assert it.refused("play", card, ME)[0] == "not-built"


def test_a_card_with_a_point_box_that_scored_goes_to_the_point_area():
    """1E-6.4/7: neither in play nor in the discard pile."""
    it = HandTable()
    card = it.hold("Prize", "interrupt", Played(Score(5)), points=Points(5))
    it.to_play().play(card)
    assert it.state.zone(ME, "points") == (card,)
    assert not it.state.in_play(card)
    assert (it.mark(ME, "points"), it.mark(ME, "bonus")) == (5, 5)


def test_a_card_without_a_point_box_that_scored_goes_where_it_would():
    """1E-6.4.0.3/1."""
    it = HandTable()
    card = it.hold("Gift", "interrupt", Played(Score(5)))
    it.to_play().play(card)
    assert it.role(card) == "discard"
    assert it.mark(ME, "points") == 5
