"""What a player has in front of it."""

import random

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core import choices, engine, view
from spaceline.core.codec import canonical
from spaceline.core.data.decisions import Answer, Option, Refusal
from spaceline.lab.simulation import ready_to_play
from spaceline.players.registry import PLAYERS, UnknownPlayerError, make_player
from spaceline.players.seat import Sampled, Seat
from spaceline.rules.second.setup import start


@pytest.fixture
def game():
    decks = ready_to_play(ruleset())
    return start(ruleset(), list(decks.values())[:2], 7)


@pytest.fixture
def seat(game):
    return Seat(game, engine.decision(game).player)


def other(game, seat):
    return Seat(game, next(player for player in game.players if player != seat.viewer))


def test_a_seat_shows_the_view_of_its_player(game, seat):
    assert seat.view == view.view(game, seat.viewer)
    assert seat.decision == view.seen_decision(game, seat.viewer)


def test_a_seat_answers_in_the_numbers_of_its_player(game, seat):
    option = next(option for option in seat.decision.options if option.kind == "play")
    seat.give(Answer(option=option))
    assert game.mark(seat.viewer, "counters") < 7


def test_a_player_who_is_not_asked_has_no_decision(game, seat):
    idle = other(game, seat)
    with pytest.raises(Refusal):
        _ = idle.decision
    with pytest.raises(Refusal):
        idle.sample(random.Random(1))
    before = canonical(game)
    drawn = seat.default()
    with pytest.raises(Refusal):
        idle.give(drawn)
    assert canonical(game) == before


def test_a_sampled_answer_is_legal_and_tells_nothing(game, seat):
    drawn = seat.sample(random.Random(3))
    assert isinstance(drawn, Sampled)
    assert [name for name in dir(drawn) if not name.startswith("_")] == ["give", "option_kind"]
    before = canonical(game)
    seat.give(drawn)
    assert canonical(game) != before


def test_the_default_of_a_seat_is_the_default_of_the_decision(game, seat):
    copy = game.clone()
    engine.answer(copy, choices.default(engine.decision(copy)))
    seat.give(seat.default())
    assert canonical(copy) == canonical(game)


def test_a_seat_tells_why_an_action_is_not_allowed(game, seat):
    zones = {(zone.parent, zone.role): zone.cards for zone in seat.view.zones}
    hand = zones[seat.viewer, "hand"]
    assert seat.why_not(Option("beam", hand[0])).clause == "2E-executing-orders/1"
    offered = seat.decision.options[0]
    assert seat.why_not(offered) is None


def test_players_are_made_by_name():
    assert {it.word for it in PLAYERS.values() if it.is_usual} == {"recruit", "cadet", "officer", "commander"}
    assert type(make_player("officer", 1)) is type(make_player("heuristic", 1))
    with pytest.raises(UnknownPlayerError, match="officer"):
        make_player("oficer", 1)
