"""What is learned from a game: chances at moments, better plans by what the player knew, in words and as a picture."""

from collections import Counter
from itertools import pairwise

import pytest

from spaceline.core import engine
from spaceline.core.data.decisions import Answer
from spaceline.editions import MissingPart
from spaceline.lab.analysis import analysed
from spaceline.lab.analysis.better_plans import CLEARLY, Searched, better_plan, tries_at
from spaceline.lab.analysis.plot import plot
from spaceline.players.beliefs import Memory
from spaceline.players.commander.budget import Effort
from spaceline.players.commander.search import Judge, TriedAnswer, Tries
from spaceline.players.commander.searching import SearchedEdition
from spaceline.players.commander.value import Weights
from spaceline.players.heuristic import HeuristicPlayer
from spaceline.players.registry import make_player
from spaceline.players.seat import Seat
from tests.support.hosted import FIRST, SECOND, hosted
from tests.support.shown_games import kept, twin

SMALL = Effort(rounds=(2, 2), answers=4)
either = pytest.mark.parametrize("over", [SECOND, pytest.param(FIRST, marks=pytest.mark.thorough)], indirect=True)
"""What does not depend on the edition is looked at in the quicker one; by ``make thorough`` in both."""


@pytest.fixture(scope="module", params=[SECOND, FIRST])
def over(request):
    """A game that a careless player has played to its end against a careful one."""
    game = hosted(request.param, "person", "heuristic", seed=11)
    minds = {1: make_player("cadet", 3), 2: make_player("heuristic", 4)}
    while (asked := game.asked) and game.session.answers < 3_000:
        game.answer(asked, minds[asked].choose(game.seat(asked)))
    assert game.is_over
    return game


@pytest.fixture(scope="module")
def found(over, is_thorough):
    """What is learned from it: for both, or in First Edition, where it takes longest, for the careless one."""
    players = (1, 2) if is_thorough or over.session.state.ruleset.name == SECOND else (1,)
    return analysed(over.session, players, SMALL)


def test_chances_are_told_at_every_turn_and_end_with_who_won(over, found):
    winners = over.session.state.result[0]
    for player in found.players:
        own = [it for it in found.chances if it.player == player]
        turns = sorted({it.turn for it in own})
        assert turns == list(range(1, turns[-1] + 1))
        assert own[-1].chance == float(player in winners)
        assert own[-1].answers == over.session.answers
        assert all(0 < it.chance < 1 for it in own[:-1])
        assert all(one.answers < other.answers for one, other in pairwise(own))
    assert len({it.chance for it in found.chances}) > len(found.chances) // 3


def test_better_plans_name_the_step_what_was_answered_and_what_promised_more(over, found):
    assert found.looked_into > len(found.plans)
    assert found.left_out == 0
    losses = [it.better_chance - it.given_chance for it in found.plans]
    assert losses == sorted(losses, reverse=True)
    assert all(loss >= CLEARLY for loss in losses)
    for plan in found.plans:
        asked = engine.decision(over.session.look_back(plan.answers))
        assert asked.player == plan.player
        assert plan.question
        assert plan.given != plan.better
        assert plan.worlds == sum(SMALL.rounds)


@either
def test_the_same_game_gives_the_same_analysis(over, found):
    assert analysed(over.session, found.players, SMALL) == found


@either
def test_progress_is_told_to_the_end(over):
    heard = []
    analysed(over.session, (), SMALL, lambda done, of: heard.append((done, of)))
    assert heard == [(number, over.session.answers) for number in range(over.session.answers + 1)]


HAND = ("hand",)


def hand_judge():
    """Somebody who values nothing but cards in hand."""
    return Judge(Weights("", 0, 0, 0, 0.0, HAND, -7.0, (1.0,)), cards_in_hand, HeuristicPlayer)


def cards_in_hand(view, pool):
    return (sum(len(zone.cards) for zone in view.zones if zone.role == "hand" and zone.parent == view.viewer),)


def at_once(seat, usual, count, rng):
    """Compare all options, judged where they lead at once."""
    others = [TriedAnswer(Answer(option=it)) for it in seat.decision.options]
    return Tries(list(dict.fromkeys([TriedAnswer(usual), *others]))[:count], lambda world: True)


LOOKED_AT = Searched(
    SearchedEdition(hand_judge, at_once, cards_in_hand, HAND), hand_judge(), Effort(rounds=(2, 2), answers=40)
)


def in_orders(seat):
    """The draw, and a card that may be played instead."""
    kinds = {option.kind: option for option in seat.decision.options}
    return kinds.get("draw"), kinds.get("play")


def first_draw(seed):
    """A seat at which a card may be drawn, or one played."""
    for state in kept(SECOND, seed, 1)[:-1]:
        seat = Seat(state, engine.decision(state).player)
        if all(in_orders(seat)):
            return state, seat
    raise LookupError("nobody may draw")


def test_who_gives_up_what_is_valued_learns_of_it():
    _, seat = first_draw(5)
    draw, play = in_orders(seat)
    tries = tries_at(seat, Answer(option=play), LOOKED_AT, 4)
    assert tries.candidates[0].answer.option == play
    found = better_plan(seat, 3, 17, tries, Memory(), LOOKED_AT)
    assert (found.answers, found.turn, found.player, found.worlds) == (17, 3, seat.viewer, 4)
    assert "draw" in found.better.lower()
    assert found.better_chance > found.given_chance
    kept_hand = tries_at(seat, Answer(option=draw), LOOKED_AT, 4)
    assert better_plan(seat, 3, 17, kept_hand, Memory(), LOOKED_AT) is None


def test_what_a_player_cannot_know_changes_nothing():
    state, seat = first_draw(5)
    other = twin(state, seat.viewer, 99)
    there = Seat(other, seat.viewer)
    plans = []
    for at in (seat, there):
        played = Answer(option=in_orders(at)[1])
        plans.append(better_plan(at, 1, 1, tries_at(at, played, LOOKED_AT, 4), Memory(), LOOKED_AT))
    assert plans[0] == plans[1]


def test_the_picture_has_a_line_for_each_player_and_a_dot_for_each_plan(found):
    drawn = plot(found, "A <game>")
    tags = Counter(part.split(" ")[0].split(">")[0] for part in drawn.split("<"))
    assert tags["polyline"] == len(found.players)
    assert tags["circle"] == len(found.plans)
    assert "A &lt;game&gt;" in drawn


def test_the_variant_whose_positions_nobody_values_is_refused():
    with pytest.raises(MissingPart):
        analysed(hosted("objectives").session, (1,), SMALL)
