"""Actions and responses, from the clauses of 1E-5.0."""

from __future__ import annotations

from spaceline.core import table
from spaceline.effects.nodes.abilities import Earned, Immune, Order, Played, PlayedOnlyIf, When
from spaceline.effects.nodes.effects import Draw, Gate, Nullify, Offer, Score
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import HasPoints
from spaceline.effects.nodes.traits import like
from tests.support.first_hand import ME, OPPONENT, HandTable, nullifier


def test_a_response_is_answered_in_turn_and_the_chain_resolves_from_its_end():
    """1E-5.0/17: event, nullifier, nullifier of the nullifier; the event takes effect."""
    it = HandTable()
    event = it.hold("Event", "event", Played(Score(7)))
    first = it.hold("First", "interrupt", nullifier("event"), owner=OPPONENT)
    second = it.hold("Second", "interrupt", nullifier(titles=("First",)))
    it.to_play().play(event)
    assert it.decision.player == OPPONENT
    it.respond(first)
    assert it.decision.player == ME
    assert {it.role(event), it.role(first)} == {"playing"}
    it.respond(second)
    assert (it.role(first), it.role(second), it.role(event)) == ("discard", "discard", "table")
    assert it.mark(ME, "points") == 7


def test_a_chain_of_four():
    """1E-5.0/17, as in the rulebook's example: the third is nullified, so the second stands and the first falls."""
    it = HandTable()
    event = it.hold("Event", "event", Played(Score(7)))
    first = it.hold("First", "interrupt", nullifier("event"), owner=OPPONENT)
    second = it.hold("Second", "interrupt", nullifier(titles=("First",)))
    third = it.hold("Third", "interrupt", nullifier(titles=("Second",)), owner=OPPONENT)
    it.to_play().play(event)
    for card in (first, second, third):
        it.respond(card)
    assert {it.role(card) for card in (event, first, second, third)} == {"discard"}
    assert it.mark(ME, "points") == 0


def test_the_other_player_responds_first_then_both_in_turn():
    """1E-5.0/13."""
    it = HandTable()
    event = it.hold("Event", "event")
    for player in (ME, OPPONENT):
        it.hold(f"Answer {player}", "interrupt", nullifier("event"), owner=player)
    it.to_play().play(event)
    asked = [it.decision.player]
    it.let_pass()
    asked.append(it.decision.player)
    it.let_pass()
    assert asked == [OPPONENT, ME]
    assert it.role(event) == "table"


def test_after_one_chain_further_responses_to_the_same_action_are_possible():
    """1E-5.0/18."""
    it = HandTable()
    event = it.hold("Event", "event")
    for number in (1, 2):
        it.hold(f"Answer {number}", "interrupt", nullifier("event"), owner=OPPONENT)
    shield = it.hold("Shield", "interrupt", nullifier(titles=("Answer 1",)))
    it.to_play().play(event)
    it.respond(it.names["Answer 1"])
    it.respond(shield)
    assert it.decision.player == OPPONENT
    it.respond(it.names["Answer 2"])
    assert it.role(event) == "discard"


def test_only_what_modifies_the_action_is_a_valid_response():
    """1E-5.0/4, 1E-5.0/5: a useful interrupt waits."""
    it = HandTable()
    event = it.hold("Event", "event")
    useful = it.hold("Useful", "interrupt", Played(Draw()), owner=OPPONENT)
    it.hold("Answer", "interrupt", nullifier("event"), owner=OPPONENT)
    it.to_play().play(event)
    assert it.decision.prompt == "respond.action.action-play"
    assert not [option for option in it.decision.options if option.card == useful]
    it.let_pass()
    assert it.decision.prompt == "opportunity"
    assert it.can_play(useful)


def test_a_card_that_only_responds_is_not_played_by_itself():
    """1E-5.0/4, 1E-6.2.0.2/1: what has not been played cannot be nullified."""
    it = HandTable()
    answer = it.hold("Answer", "interrupt", nullifier("event"))
    it.to_play()
    assert it.refused("play", answer, ME) == ("needs-its-moment", "1E-5.0/4")


def test_a_response_is_refused_when_nothing_is_done():
    """1E-5.0/5."""
    it = HandTable()
    answer = it.hold("Answer", "interrupt", nullifier("event"))
    it.to_play()
    assert it.refused("answer", answer, detail="0") == ("not-a-valid-response", "1E-5.0/4")


def test_an_immune_card_is_no_target_of_a_nullifier():
    """1E-1.2/1: the text of the card beats that of the nullifier."""
    it = HandTable()
    event = it.hold("Event", "event", Immune(("Answer",)))
    it.hold("Answer", "interrupt", nullifier("event"), owner=OPPONENT)
    it.to_play().play(event)
    assert it.decision.prompt != "respond.action.action-play"
    assert it.role(event) == "table"


def test_a_card_in_play_may_respond():
    """1E-5.0/6."""
    it = HandTable()
    event = it.hold("Event", "event", Played(Score(5)))
    guard = it.in_play(
        "Guard", "event", When("action", "action-play", Nullify(), "opponent", like(types=("event",))), owner=OPPONENT
    )
    it.to_play().play(event)
    it.respond(guard)
    assert (it.role(event), it.role(guard)) == ("discard", "table")


def test_just_responses_come_before_others_and_the_other_player_is_first():
    """1E-5.0/14, 1E-5.0/15: after the results, before anything else."""
    it = HandTable()
    event = it.hold("Event", "event")
    just = When("just", "action-play", Score(1), "anyone", like(types=("event",)))
    for player in (ME, OPPONENT):
        it.hold(f"Just {player}", "interrupt", just, owner=player)
    it.hold("Any Time", "interrupt", Played(Draw()), owner=OPPONENT)
    it.to_play().play(event)
    asked = []
    while it.decision.prompt == "respond.just.action-play":
        asked.append(it.decision.player)
        it.respond(it.names[f"Just {it.decision.player}"])
    assert asked == [OPPONENT, ME]
    assert it.decision.prompt == "opportunity"


def test_a_text_is_used_as_an_order_in_the_own_turn():
    """1E-10.1/3: other skills are used as normal actions in one's own turn."""
    it = HandTable()
    it.person("Ann", it.planet)
    card = it.in_play("Station Log", "event", Order(Draw()))
    it.to_play()
    assert it.refused("order", card, detail="0") == ("orders-not-begun", "1E-7.0/1")
    it.to_orders()
    hand = len(it.state.zone(ME, "hand"))
    it.do("order", card, detail="0")
    assert len(it.state.zone(ME, "hand")) == hand + 1


def test_an_order_of_the_opponents_card_is_refused():
    """1E-12.3/2."""
    it = HandTable()
    card = it.in_play("Their Log", "event", Order(Draw()), owner=OPPONENT)
    it.to_orders()
    assert it.refused("order", card, detail="0") == ("not-yours", "1E-12.3/2")


def test_a_disabled_personnel_has_no_usable_text():
    """1E-10.2.3/1."""
    it = HandTable()
    ann = it.person("Ann", it.outpost, Order(Draw()))
    it.state.marks[ann, "disabled"] = 1
    it.to_orders()
    assert it.refused("order", ann, detail="0") == ("text-off", "1E-10.2.3/1")


def test_a_chance_on_the_clock_is_the_very_next_chance_to_respond():
    """1E-5.0/14: what must be said within seconds is asked right after it happens."""
    it = HandTable()
    schism = it.hold("Schism", "interrupt", When("just", "draw", Score(1), "opponent"), owner=OPPONENT)
    it.to_play().play(it.idle)
    assert it.decision.prompt == "respond.just.draw"
    it.respond(schism)
    assert it.mark(OPPONENT, "points") == 1


SCAN_AS_COST = Order(Gate(tries=Offer(Cards("hand", filter=like(titles=("Scan",)))), then=Score(5)))


def with_scans(count: int) -> tuple[HandTable, int, list[int]]:
    """A text that asks for a scan to be played, and scans, whose own text would score."""
    it = HandTable()
    card = it.in_play("Survey", "event", SCAN_AS_COST)
    scans = [it.hold("Scan", "interrupt", Played(Score(50))) for _ in range(count)]
    return it, card, scans


def test_the_text_of_a_card_that_is_played_as_a_cost_is_ignored():
    """1E-6.2.0.1/1."""
    it, card, (scan,) = with_scans(1)
    it.to_orders().do("order", card, detail="0")
    assert it.role(scan) == "discard"
    assert it.mark(ME, "points") == 5


def test_an_action_whose_cost_was_nullified_does_not_happen():
    """1E-6.2.0.1/2: the cost can be answered like any other play."""
    it, card, (scan,) = with_scans(1)
    answer = it.hold("Answer", "interrupt", nullifier("interrupt"), owner=OPPONENT)
    it.to_orders().do("order", card, detail="0")
    assert it.decision.prompt == "respond.action.action-play"
    it.respond(answer)
    assert it.role(scan) == "discard"
    assert it.mark(ME, "points") == 0


def test_after_a_nullified_cost_another_card_can_be_tried():
    """1E-6.2.0.1/3."""
    it, card, scans = with_scans(2)
    answer = it.hold("Answer", "interrupt", nullifier("interrupt"), owner=OPPONENT)
    it.to_orders().do("order", card, detail="0")
    it.do("offered", scans[0])
    it.respond(answer)
    assert it.decision.prompt == "offer"
    it.do("offered", scans[1])
    assert it.mark(ME, "points") == 5


def test_without_a_card_for_the_cost_the_text_is_not_used():
    """1E-5.0/6: costs are paid at initiation."""
    it, card, _ = with_scans(0)
    it.to_orders()
    assert it.refused("order", card, detail="0") == ("cost-not-payable", "1E-5.0/6")


def test_an_artifact_of_the_opponent_responds_for_whoever_earned_it():
    """1E-2.3/1, 1E-5.0/4: what it asks of "you" is asked of the player who holds it."""
    it = HandTable()
    texts = (Earned("hand", "interrupt"), PlayedOnlyIf(HasPoints(5)), nullifier("event"))
    relic = it.card("Relic", "artifact", *texts, parent=OPPONENT, role="hand", owner=ME, face_up=False)
    table.put_mark(it.state, relic, "earned", 1)
    table.put_mark(it.state, OPPONENT, "points", 5)
    it.to_play().play(it.spare)
    assert it.decision.player == OPPONENT
    it.respond(relic)
    assert (it.role(it.spare), it.role(relic)) == ("discard", "discard")
    assert it.state.cards[relic].parent == ME
