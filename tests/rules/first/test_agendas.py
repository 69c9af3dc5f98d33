"""Hidden agendas, from the clauses of 1E-6.2, 1E-6.5.1 and 1E-5.0. The cards are invented."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId
from spaceline.core.view import view
from spaceline.effects.nodes.abilities import Forbids, Played, PlayedOnlyIf, SpecialDownload, When
from spaceline.effects.nodes.effects import Download, Draw, Score
from spaceline.effects.nodes.tests import HasPoints
from spaceline.effects.nodes.traits import like
from tests.support.first_hand import ME, OPPONENT, HandTable, nullifier

ALWAYS = HasPoints(-1000)
HIDDEN = {"icons": ("HA",)}
TAX = When(
    "action", "action-play", Score(-5, who="opponent"), "opponent", like(types=("event", "interrupt")), optional=False
)
"""The opponent pays for each event and interrupt."""


def hidden(it: HandTable, title: str, *abilities, owner: int = ME, **facts) -> CardId:
    """An agenda face down on the table."""
    facts = {**HIDDEN, **facts}
    return it.card(title, "event", *abilities, parent=owner, role="agenda", owner=owner, face_up=False, **facts)


def test_an_agenda_is_played_face_down_without_being_named():
    """1E-6.2/9: it takes the card play, is not in play and cannot be read by the opponent."""
    it = HandTable()
    plan = it.hold("Plan", "event", TAX, **HIDDEN)
    it.to_play().do("hide", plan)
    assert it.state.zone(ME, "agenda") == (plan,)
    assert not it.state.in_play(plan)
    assert [card.definition for card in view(it.state, OPPONENT).cards if card.role == "agenda"] == [""]
    assert it.refused("play", it.spare, ME) == ("card-play-used", "1E-6.1/1")


def test_only_a_card_with_the_icon_is_played_face_down():
    """1E-6.2/11."""
    it = HandTable()
    it.to_play()
    assert it.refused("hide", it.spare) == ("no-agenda-icon", "1E-6.2/11")


def test_an_agenda_is_not_played_face_up():
    """1E-6.2/9."""
    it = HandTable()
    plan = it.hold("Plan", "event", TAX, **HIDDEN)
    it.to_play()
    assert it.refused("play", plan, ME) == ("agenda-face-down", "1E-6.2/9")


def test_an_agenda_is_flipped_between_actions_and_acts_at_once():
    """1E-6.2/10, 1E-6.5.1/2: in the turn of the opponent too; it is never turned down again."""
    it = HandTable()
    plan = hidden(it, "Plan", Played(Score(5)), owner=OPPONENT)
    it.to_play().play(it.spare)
    assert it.decision.player == OPPONENT
    it.do("flip", plan, OPPONENT)
    assert it.role(plan) == "table"
    assert it.state.cards[plan].face_up
    assert it.mark(OPPONENT, "points") == 5
    assert not it.offers("flip")


def test_a_flip_is_no_card_play():
    """1E-6.5.1/2: it counts as a play at any time."""
    it = HandTable()
    plan = hidden(it, "Plan", Played(Draw()))
    it.to_play().do("flip", plan, ME)
    it.play(it.spare)
    assert it.role(it.spare) == "table"


def test_an_agenda_whose_conditions_are_not_met_stays_face_down():
    """1E-6.5.1/2: it would have to be turned down again."""
    it = HandTable()
    plan = hidden(it, "Plan", PlayedOnlyIf(HasPoints(10)), Played(Draw()))
    it.to_play()
    assert it.refused("flip", plan, ME) == ("agenda-in-vain", "1E-6.5.1/2")


def test_an_agenda_that_does_not_modify_an_action_waits_until_it_is_over():
    """1E-5.0/4, 1E-5.0/5."""
    it = HandTable()
    plan = hidden(it, "Plan", Played(Score(5)), owner=OPPONENT)
    it.hold("Answer", "interrupt", nullifier("event"), owner=OPPONENT)
    it.to_play().play(it.spare)
    assert it.decision.prompt == "respond.action.action-play"
    assert not it.offers("flip")
    assert it.refused("flip", plan, OPPONENT) in (("not-offered", ""), ("not-a-valid-response", "1E-5.0/4"))


def test_a_flip_in_response_works_backward():
    """1E-5.0/7: the tax applies to the very play that was responded to."""
    it = HandTable()
    plan = hidden(it, "Tax", TAX, owner=OPPONENT)
    it.to_play().play(it.spare)
    assert it.decision.player == OPPONENT
    it.respond(plan)
    assert (it.role(plan), it.role(it.spare)) == ("table", "table")
    assert it.mark(ME, "points") == -5


def test_an_action_made_illegal_is_undone_and_its_card_returns_to_hand():
    """1E-5.0/8, 1E-6.5.3.0.2/5: costs are refunded, the card play is not used up."""
    it = HandTable()
    ban = hidden(it, "Ban", Forbids("download", ALWAYS), owner=OPPONENT)
    caller = it.hold("Caller", "event", Played(Download(like(titles=("Spare Event",)), "hand")))
    it.to_play().play(caller)
    assert it.decision.player == OPPONENT
    it.respond(ban)
    assert (it.role(ban), it.role(caller)) == ("table", "hand")
    it.play(it.spare)
    assert it.role(it.spare) == "table"


def test_a_ban_is_no_response_to_a_play_that_needs_no_download():
    """1E-5.0/4."""
    it = HandTable()
    hidden(it, "Ban", Forbids("download", ALWAYS), owner=OPPONENT)
    it.to_play().play(it.spare)
    assert it.role(it.spare) == "table"
    assert it.decision.prompt == "opportunity"


def test_a_special_download_made_illegal_is_not_spent():
    """1E-6.5.3.0.2/5: the icon counts as unused."""
    it = HandTable()
    ban = hidden(it, "Ban", Forbids("download", ALWAYS), owner=OPPONENT)
    ann = it.person("Ann", it.outpost, SpecialDownload(Download(like(titles=("Spare Event",)))))
    it.to_play().do("special-download", ann, detail="0")
    assert it.decision.player == OPPONENT
    it.respond(ban)
    assert it.role(it.spare) == "hand"
    assert it.refused("special-download", ann, detail="0") == ("downloads-barred", "1E-6.5.3.0.2/5")
    assert not [mark for mark in it.state.marks if mark[1].startswith("in-game")]


def test_the_rulebooks_chain_of_responses():
    """1E-5.0/17, 1E-5.0/7, 1E-5.0/9: the agenda reaches only the action that it responds to.

    A play is prevented; that is nullified; so is that; then an agenda taxes the latest play, and no earlier one.
    """
    it = HandTable()
    opening = it.hold("Opening", "interrupt", Played(Score(7)))
    candle = it.hold("Candle", "interrupt", nullifier(titles=("Opening",)), owner=OPPONENT)
    guardian = it.hold("Guardian", "interrupt", nullifier(titles=("Candle",)))
    prince = it.hold("Prince", "interrupt", nullifier(titles=("Guardian",)), owner=OPPONENT)
    line = hidden(it, "Line", TAX)
    it.to_play().play(opening)
    asked = []
    for card in (candle, guardian, prince, line):
        while it.decision.player != it.state.cards[card].owner or not any(o.card == card for o in it.decision.options):
            it.let_pass()
        asked.append(it.decision.player)
        it.respond(card)
    while it.decision.prompt.startswith("respond."):
        it.let_pass()
    assert asked == [OPPONENT, ME, OPPONENT, ME]
    assert {it.role(card) for card in (opening, candle, guardian, prince)} == {"discard"}
    assert it.role(line) == "table"
    assert it.mark(ME, "points") == 0
    assert it.mark(OPPONENT, "points") == -5


def test_a_second_copy_that_is_activated_is_discarded():
    """1E-6.2/3."""
    it = HandTable()
    it.in_play("Plan", "event", TAX, uniqueness="unique", **HIDDEN)
    copy = hidden(it, "Plan", TAX, uniqueness="unique")
    it.to_play().do("flip", copy, ME)
    assert it.role(copy) == "discard"


def test_a_downloaded_agenda_lies_face_down():
    """1E-6.5.3.0.8/1, 1E-6.2.0.3/1: the opponent sees it once."""
    it = HandTable()
    plan = it.hold("Plan", "event", Played(Draw()), **HIDDEN)
    caller = it.hold("Caller", "interrupt", Played(Download(like(titles=("Plan",)))))
    it.to_play().play(caller)
    assert it.role(plan) == "agenda"
    assert it.happened("download")[0].cards == (plan,)
    assert it.offers("flip")


def test_a_special_download_of_an_agenda_activates_it_at_once():
    """1E-6.5.3.0.8/2."""
    it = HandTable()
    plan = it.hold("Plan", "event", Played(Score(5)), **HIDDEN)
    ann = it.person("Ann", it.outpost, SpecialDownload(Download(like(titles=("Plan",)))))
    it.to_play().do("special-download", ann, detail="0")
    assert it.role(plan) == "table"
    assert it.mark(ME, "points") == 5


def test_the_activation_of_an_agenda_can_be_answered():
    """1E-6.5.1/2: it counts as a play."""
    it = HandTable()
    plan = hidden(it, "Plan", Played(Score(5)))
    answer = it.hold("Answer", "interrupt", nullifier("event"), owner=OPPONENT)
    it.to_play().do("flip", plan, ME)
    it.respond(answer)
    assert it.role(plan) == "discard"
    assert it.mark(ME, "points") == 0
