"""A plan is gone on with as long as nothing comes between, and what it did is what the same answers by hand do."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from spaceline.core.codec import canonical
from spaceline.core.data.decisions import PASS, Answer, Option, Refusal
from spaceline.core.data.plans import Plan
from spaceline.core.recording.session import Session
from spaceline.core.table import put_mark
from spaceline.effects.nodes.abilities import Ability, Faced, When
from spaceline.effects.nodes.effects import Draw, Kill, Select, Sequence, Stop
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import like
from spaceline.hosting.errors import CannotUndo
from spaceline.hosting.game import HostedGame
from spaceline.hosting.recorded import KeptAnswer
from spaceline.hosting.remembering import ALWAYS, PASSING, AutoAnswer
from spaceline.hosting.seating import PERSON, Chair, Seating
from spaceline.hosting.standing import Request
from spaceline.hosting.versions import definitions_of, engine_version
from spaceline.lab.scenarios import load_scenario
from spaceline.lab.scenarios.setting import set_table
from spaceline.players.registry import make_player
from tests.support.hosted import FIRST, SECOND, hosted
from tests.support.second_table import ME, OPPONENT, SecondTable

SEATING = Seating((Chair(PERSON, "deck"), Chair(PERSON, "deck")), 1)
OBJECTIVES = "objectives"


def plan_of(game: HostedGame, kind: str = "attempt", player: int = ME) -> Plan:
    """The plan of a player with the most steps that has such a goal."""
    found = [plan for plan in game.seat(player).plans(Answer()) if plan.goal.kind == kind]
    return max(found, key=lambda plan: len(plan.answers))


def follow(game: HostedGame, plan: Plan, player: int = ME) -> None:
    """A player has a plan carried out."""
    game.follow_plan(player, plan.answers[0].answer, plan.goal, plan.place)


def told(game: HostedGame, player: int = ME) -> list[str]:
    """What a player was told of plans that stopped."""
    return [line.text for line in game.log(player) if line.verb == "plan"]


def kinds(game: HostedGame) -> list[str]:
    """What was answered so far."""
    answers = (entry.answer for entry in game.session.given)
    return [answer.option.kind if answer.option else "cards" for answer in answers]


class Voyage:
    """Second Edition: a ship with a crew at a headquarters, and a planet to which it can fly."""

    def __init__(self, *texts: Ability, held: tuple[Ability, ...] = ()) -> None:
        self.table = table = SecondTable()
        here, self.planet = table.location("Here", "headquarters"), table.location("Planet")
        self.ship = table.ship("Ship", here)
        self.crew = [table.person(name, self.ship) for name in ("Ann", "Ben", "Cal")]
        table.keep_going()
        if texts:
            table.card("Event", "event", *texts, parent=ME, role="core")
        for text in held:
            table.card("Surprise", "interrupt", text, parent=OPPONENT, role="hand", owner=OPPONENT, cost=0)
        table.run_on()
        self.game = HostedGame(Session(table.state, engine_version="test", definitions="test"), SEATING)

    @property
    def state(self):
        return self.game.session.state

    def sets_out(self) -> "Voyage":
        follow(self.game, plan_of(self.game))
        return self


def after(verb: str, effect, **how) -> When:
    """A text that does something at once when something was done to any card."""
    return When("when", verb, effect, subject=like(), **{"optional": False, **how})


def test_a_ship_flies_there_its_crew_beams_down_and_the_attempt_begins():
    it = Voyage().sets_out()
    assert kinds(it.game) == ["move", "beam", "cards", "attempt"]
    assert [entry.by_auto_answer for entry in it.game.session.given] == [False, True, True, True]
    assert set(it.crew) <= set(it.state.zone(it.planet, "surface"))
    assert (told(it.game), it.game.standing.plans) == ([], {})


def test_everything_is_told_to_everybody_as_if_it_were_answered_by_hand():
    by_plan, by_hand = Voyage(), Voyage()
    plan = plan_of(by_plan.game)
    follow(by_plan.game, plan)
    for planned in plan.answers:
        by_hand.game.answer(ME, planned.answer)
    for viewer in (ME, OPPONENT):
        assert by_plan.game.log(viewer) == by_hand.game.log(viewer)
        assert by_plan.game.view(viewer) == by_hand.game.view(viewer)
    assert by_plan.game.prompt_number(OPPONENT) == by_hand.game.prompt_number(OPPONENT)


ANN = Cards("command", filter=like(titles=("Ann",)))


@pytest.mark.parametrize(
    ("text", "done", "step", "why"),
    [
        (after("move", Stop(ANN)), 1, "step 2 of 3, “Beam 3 to Planet”", "Ann is stopped."),
        (after("move", Draw()), 1, "step 2 of 3", "You draw 1 card."),
        (after("beam", Kill(ANN)), 3, "step 3 of 3, “Attempt Planet”", "Ann is killed."),
    ],
)
def test_after_anything_that_is_none_of_it_the_player_is_asked(text, done, step, why):
    it = Voyage(text).sets_out()
    assert len(kinds(it.game)) == done
    assert (it.game.asked, it.game.decision(ME).kind) == (ME, "action")
    (line,) = told(it.game)
    assert line.startswith(f"“Fly to Planet and attempt it” stops before {step}")
    assert why in line
    assert told(it.game, OPPONENT) == []
    assert it.game.standing.plans == {}


def test_a_question_that_is_none_of_it_is_put_to_the_player():
    it = Voyage(after("move", Stop(ANN), optional=True)).sets_out()
    assert kinds(it.game) == ["move"]
    assert it.game.decision(ME).prompt.startswith("respond.")
    (line,) = told(it.game)
    assert line.startswith("“Fly to Planet and attempt it” stops before step 2 of 3, “Beam 3 to Planet”.")
    assert line.endswith("You are asked something before that.")
    it.game.answer(ME, Answer(option=PASS))
    assert kinds(it.game) == ["move", "pass"]


def test_what_is_passed_by_a_remembered_answer_does_not_end_it():
    it = Voyage(after("move", Stop(ANN), optional=True))
    it.game.remember(ME, AutoAnswer(PASSING, "respond"))
    it.sets_out()
    assert kinds(it.game) == ["move", "pass", "beam", "cards", "attempt"]
    assert told(it.game) == []


def test_what_a_remembered_answer_does_ends_it():
    it = Voyage(after("move", Stop(ANN), optional=True))
    it.game.remember(ME, AutoAnswer(ALWAYS, "test-event-Event:0"))
    it.sets_out()
    assert kinds(it.game)[:2] == ["move", "respond"]
    assert "Ann is stopped." in told(it.game)[0]


def surprise(effect, verb="move") -> When:
    """What the other player may do when a ship of the one has moved, or somebody has beamed."""
    return When("when", verb, effect, "opponent", like())


def waiting(effect=None) -> Voyage:
    """The other player is asked whether to respond to the move."""
    it = Voyage(held=(surprise(effect or Draw()),)).sets_out()
    assert (it.game.asked, kinds(it.game)) == (OPPONENT, ["move"])
    assert it.game.standing.plans[ME].given == 1
    return it


def test_it_goes_on_after_others_were_asked_and_passed():
    it = waiting()
    it.game.answer(OPPONENT, Answer(option=PASS))
    assert kinds(it.game) == ["move", "pass", "beam", "cards", "attempt"]
    assert told(it.game) == []


def test_a_response_ends_it():
    it = waiting()
    it.game.answer(OPPONENT, Answer(option=next(it for it in it.game.decision(OPPONENT).options if it != PASS)))
    assert it.game.asked == ME
    assert kinds(it.game)[:2] != ["move", "pass"]
    assert "beam" not in kinds(it.game)
    assert len(told(it.game)) == 1
    assert "plays Surprise" in told(it.game)[0]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda it: put_mark(it.state, it.ship, "stopped", 1), "topped cards"),
        (lambda it: [put_mark(it.state, card, "stopped", 1) for card in it.crew], "topped cards"),
    ],
)
def test_an_order_that_is_not_possible_any_more_ends_it_by_the_rule(change, why):
    it = waiting()
    change(it)
    it.state.caches.clear()
    it.game.answer(OPPONENT, Answer(option=PASS))
    assert kinds(it.game) == ["move", "pass"]
    assert why in told(it.game)[0]
    assert "step 2 of 3" in told(it.game)[0]


def test_it_ends_when_one_of_those_who_were_to_beam_is_not_there_any_more():
    it = waiting()
    put_mark(it.state, it.crew[0], "stopped", 1)
    it.state.caches.clear()
    it.game.answer(OPPONENT, Answer(option=PASS))
    assert kinds(it.game) == ["move", "pass", "beam"]
    assert it.game.decision(ME).kind == "cards"
    assert told(it.game)[0].endswith("Not all of them can be chosen any more.")


def boarding(ranged: int) -> tuple[HostedGame, SecondTable, int, int]:
    """Somebody has chosen to beam from a planet to a ship with so much Range."""
    table = SecondTable()
    here, far = table.location("Here"), table.location("Far", "space", span=5)
    ship = table.ship("Ship", here, range=ranged)
    for name in ("Ann", "Ben"):
        table.person(name, here)
    table.keep_going()
    table.card("Surprise", "interrupt", surprise(Draw(), "beam"), parent=OPPONENT, role="hand", owner=OPPONENT, cost=0)
    table.run_on()
    game = HostedGame(Session(table.state, engine_version="test", definitions="test"), SEATING)
    game.answer(
        ME, Answer(option=next(it for it in game.decision(ME).options if it.kind == "beam" and it.card == here))
    )
    return game, table, ship, far


def test_those_who_board_fly_on_as_far_as_range_goes():
    game, _, _, far = boarding(6)
    crew = Answer(cards=game.decision(ME).selection.cards)
    plan = next(plan for plan in game.seat(ME).plans(crew) if plan.place == far)
    game.follow_plan(ME, crew, plan.goal, plan.place)
    game.answer(OPPONENT, Answer(option=PASS))
    assert kinds(game) == ["beam", "cards", "pass", "move", "attempt"]
    short, *_, far = boarding(5)
    assert far not in {plan.place for plan in short.seat(ME).plans(crew)}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda state, ship, crew: put_mark(state, ship, "range-used", 1), "Range"),
        (lambda state, ship, crew: [put_mark(state, card, "stopped", 1) for card in crew], "affiliation"),
    ],
)
def test_without_range_or_staff_it_stays_where_it_is(change, why):
    game, table, ship, far = boarding(6)
    cards = table.decision.selection.cards
    crew = Answer(cards=game.decision(ME).selection.cards)
    plan = next(plan for plan in game.seat(ME).plans(crew) if plan.place == far)
    game.follow_plan(ME, crew, plan.goal, plan.place)
    change(game.session.state, ship, cards)
    game.session.state.caches.clear()
    game.answer(OPPONENT, Answer(option=PASS))
    assert kinds(game) == ["beam", "cards", "pass"]
    assert why in told(game)[0]


def test_dilemmas_are_left_to_the_players():
    """The attempt is the last that is given: whatever is asked in it is asked."""
    it = Voyage()
    it.table.card(
        "Trap",
        "dilemma",
        Faced(Sequence((Select(chosen(), "it", by="you"), Stop(Cards("named", name="it"))))),
        parent=OPPONENT,
        role="pile",
        owner=OPPONENT,
        kind="dual",
    )
    it.table.ready()
    it.sets_out()
    assert it.game.decision(OPPONENT).prompt == "choose-dilemmas"
    it.game.answer(OPPONENT, Answer(cards=it.game.decision(OPPONENT).selection.cards))
    assert (it.game.asked, it.game.decision(ME).kind) == (ME, "cards")
    assert (told(it.game), it.game.standing.plans) == ([], {})


def chosen() -> Cards:
    return Cards("facing", filter=like(types=("personnel",)))


def test_with_one_step_all_of_it_is_taken_back_and_with_one_step_all_is_done_again():
    it = Voyage(after("beam", Stop(ANN)))
    before = it.game.view(ME)
    it.sets_out()
    assert kinds(it.game) == ["move", "beam", "cards"]
    assert not it.game.may_undo(ME), "a text was carried out"
    it.game.go_back_to(ME)
    it.game.agree(OPPONENT, agrees=True)
    assert (it.game.session.answers, it.game.view(ME)) == (0, before)
    it.game.redo(ME)
    assert kinds(it.game) == ["move", "beam", "cards"]
    it.game.go_back_to(ME)
    it.game.agree(OPPONENT, agrees=True)
    assert it.game.session.answers == 0


def test_what_has_shown_hidden_cards_is_not_taken_back_alone():
    it = Voyage(after("beam", Draw())).sets_out()
    with pytest.raises(CannotUndo, match="seen"):
        it.game.undo(ME)


@pytest.mark.parametrize("asks", [ME, OPPONENT])
def test_going_back_forgets_it(asks):
    """The opponent might have responded, so it takes both."""
    it = waiting()
    it.game.standing.request = Request(asks, 0)
    it.game.agree(ME + OPPONENT - asks, agrees=True)
    assert (it.game.session.answers, it.game.standing.plans) == (0, {})
    move = next(it for it in it.game.decision(ME).options if it.kind == "move")
    it.game.answer(ME, Answer(option=move))
    if it.game.asked == OPPONENT:
        it.game.answer(OPPONENT, Answer(option=PASS))
    assert "beam" not in kinds(it.game)


def test_whoever_leaves_has_no_plan_any_more():
    it = waiting()
    it.game.leave(ME)
    assert it.game.standing.plans == {}


def test_a_plan_that_is_not_there_is_refused_and_changes_nothing():
    it = Voyage()
    plan, before = plan_of(it.game), it.state.clone()
    first = plan.answers[0].answer
    for given, goal, place in (
        (Answer(), plan.goal, plan.place),
        (first, plan.goal, 9999),
        (first, Option("attempt", plan.goal.card, plan.goal.card), plan.place),
        (Answer(option=Option("end-orders")), plan.goal, plan.place),
        (Answer(cards=(1001,)), plan.goal, plan.place),
        (Answer(option=Option("move", 1999, it.planet)), plan.goal, plan.place),
    ):
        with pytest.raises(Refusal):
            it.game.follow_plan(ME, given, goal, place)
    with pytest.raises(Refusal, match="not your decision"):
        it.game.follow_plan(OPPONENT, first, plan.goal, plan.place)
    assert (it.state, it.game.session.answers, it.game.standing.plans) == (before, 0, {})


SECOND_TABLE = """
title: A ship that moves may be followed
ruleset: {ruleset}
players:
  1:
    missions: [Cradle of the Federation, Surgery Under Fire{of}, Fissure Research{of}]
    {objectives}
    at: {{Cradle of the Federation: [{{U.S.S. Excelsior: [Kelly, Lopez, Rixx, Vekor]}}]}}
    deck: [Kelly, Lopez, Rixx]
  2:
    missions: [Qo'noS]
    hand: [Pursuit Course]
    at: {{Cradle of the Federation: [{{I.K.S. K'Vort: [Dokar, Kahmis, J'Dan]}}]}}
    deck: [Kelly, Lopez, Rixx]
segment: orders
steps:
  - do: end orders
    expect: {{turn: 2}}
"""
FIRST_TABLE = """
title: A conduit may be opened after each order
ruleset: 1e-modern
missions: [Excavation, Relief Mission]
players:
  1:
    at: {Relief Mission: [{Runabout: [Mendon, Simon Tarses]}]}
    deck: [Mendon, Mendon]
  2:
    hand: [Transwarp Conduit]
    at: {Excavation: [{Runabout: [Mendon]}]}
    deck: [Mendon, Mendon]
steps:
  - do: end turn
    expect: {turn: 2}
"""
TABLES = {
    SECOND: SECOND_TABLE.format(ruleset=SECOND, of="", objectives="hand: [Grenis]"),
    OBJECTIVES: SECOND_TABLE.format(
        ruleset=OBJECTIVES, of=" (location)", objectives="objectives: [Surgery Under Fire, Mining Survey]"
    ),
    FIRST: FIRST_TABLE,
}
"""Tables of cards that exist, so that they can be saved: player 2 may respond to what a plan of player 1 does."""


def at_table(tmp_path: Path, ruleset: str) -> HostedGame:
    """The table of a ruleset, hosted."""
    file = tmp_path / "table.yaml"
    file.write_text(TABLES[ruleset])
    state = set_table(load_scenario(file)).state
    session = Session(state, engine_version=engine_version(), definitions=definitions_of(state))
    return HostedGame(session, SEATING, is_watched=True)


def passes(game: HostedGame) -> None:
    """Whoever else is asked passes until nobody is."""
    while game.asked == OPPONENT and PASS in game.decision(OPPONENT).options:
        game.answer(OPPONENT, Answer(option=PASS))


@pytest.mark.parametrize("ruleset", TABLES)
def test_it_outlives_saving_while_others_are_asked_and_goes_on(tmp_path, ruleset):
    game = at_table(tmp_path, ruleset)
    follow(game, plan_of(game))
    assert game.asked == OPPONENT
    again = HostedGame.load(game.dump())
    assert again.notice == ""
    assert again.standing == game.standing
    for one in (game, again):
        passes(one)
        assert [kind for kind in kinds(one) if kind != "pass"] == ["move", "beam", "cards", "attempt"]
        assert told(one) == []
    assert again.dump() == game.dump()


@pytest.mark.parametrize("ruleset", TABLES)
def test_another_version_has_forgotten_it(tmp_path, ruleset, monkeypatch):
    game = at_table(tmp_path, ruleset)
    follow(game, plan_of(game))
    monkeypatch.setattr("spaceline.hosting.saving.engine_version", lambda: "another")
    again = HostedGame.load(game.dump())
    assert again.notice
    assert again.standing.plans == {}


@pytest.mark.parametrize("ruleset", TABLES)
def test_what_a_plan_did_is_what_the_same_answers_by_hand_do(tmp_path, ruleset):
    """The record is the same but for who gave the answers that followed the first: to be taken back with it."""
    by_plan, by_hand = (at_table(tmp_path, ruleset) for _ in range(2))
    plan = by_plan.seat(ME).plan(*named(by_plan, plan_of(by_plan)))
    follow(by_plan, plan_of(by_plan))
    passes(by_plan)
    for planned in plan.answers:
        by_hand.answer(ME, KeptAnswer(planned.answer))
        passes(by_hand)
    same(by_plan, by_hand)


def named(game: HostedGame, plan: Plan) -> tuple[Answer, Option, int]:
    """A plan by its beginning and its goal."""
    return plan.answers[0].answer, plan.goal, plan.place


def same(by_plan: HostedGame, by_hand: HostedGame) -> None:
    """Two games are the same: record, position, and what everybody was told."""
    entries, others = by_plan.session.record.entries, by_hand.session.record.entries
    assert [replace(entry, by_auto_answer=False) for entry in entries] == others
    assert canonical(by_plan.session.state) == canonical(by_hand.session.state)
    for viewer in by_plan.viewers:
        lines = [line for line in by_plan.log(viewer) if line.verb != "plan"]
        assert lines == list(by_hand.log(viewer))
        assert by_plan.view(viewer) == by_hand.view(viewer)


@pytest.mark.sampled
@pytest.mark.parametrize("ruleset", TABLES)
def test_whatever_is_planned_in_games_does_what_the_same_answers_do(ruleset):
    """Two sensible players go on by hand; wherever something could be done at one go, it is tried beside that."""
    done = 0
    for seed in (3, 4):
        game = hosted(ruleset, seed=seed)
        minds = {player: make_player("heuristic", seed + player) for player in (1, 2)}
        for _ in range(400):
            player = game.asked
            if not player or done > 40:
                break
            seat = game.seat(player)
            found = seat.plans(Answer()) if seat.decision.kind == "action" else ()
            for plan in found[:: max(1, len(found) // 2)]:
                tried(game, player, plan)
                done += 1
            game.answer(player, minds[player].choose(seat))
    assert done > 20


def tried(game: HostedGame, player: int, plan: Plan) -> None:
    """A plan, and the answers that it gave, in two copies of a game."""
    by_plan, by_hand = (HostedGame.load(game.dump()) for _ in range(2))
    before = by_plan.session.answers
    follow(by_plan, plan, player)
    while player in by_plan.standing.plans:
        others = by_plan.asked
        by_plan.answer(others, Answer(option=PASS))
    for entry in by_plan.session.given[before:]:
        assert by_hand.asked == entry.player
        by_hand.answer(entry.player, KeptAnswer(entry.answer))
    assert canonical(by_plan.session.state) == canonical(by_hand.session.state)
    assert [(it.player, it.answer) for it in by_plan.session.given] == [
        (it.player, it.answer) for it in by_hand.session.given
    ]
