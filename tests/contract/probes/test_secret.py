"""Probe 7: three players choose at the same time."""

import pytest

from spaceline.core.data.decisions import Answer
from spaceline.core.view import view
from tests.contract.checks import encoded, viewers
from tests.contract.probes.playing import Game


def auction() -> Game:
    hands = {f"bid{player}{n}": ("Crew", player) for player in (1, 2, 3) for n in (1, 2)}
    game = Game(players=3, **hands)
    game.do(1, "auction")
    return game


def test_players_are_asked_one_after_another_and_nobody_sees_who_or_who_has_answered():
    game = auction()
    bids = {1: ("bid11",), 2: (), 3: ("bid31", "bid32")}
    unanswered, answered = {}, {}
    for player, bid in bids.items():
        assert game.asked.player == player
        for viewer in viewers(game.state):
            seen = view(game.state, viewer)
            assert seen.deciding == (player if viewer == player else 0)
            if viewer == player:
                continue
            looks = answered if viewer and viewer < player else unanswered
            assert looks.setdefault(viewer, encoded(seen)) == encoded(seen), "a view changed while others answered"
        told = {viewer: len(events) for viewer, events in game.told.items()}
        game.choose(player, *bid)
        if player < 3:
            assert told == {viewer: len(events) for viewer, events in game.told.items()}, "an answer made an event"


def test_the_answers_are_revealed_together():
    game = auction()
    for player, bid in ((1, ("bid11",)), (2, ("bid21",)), (3, ())):
        assert game.lies("bid11") == (1, "hand")
        game.choose(player, *bid)
    assert [game.mark(player, "energy") for player in (1, 2, 3)] == [6 + 2 + 1, 6 + 1, 6]
    for events in game.told.values():
        shown = [event for event in events if event.verb == "show"]
        assert [(event.player, event.definitions) for event in shown if event.definitions] == [
            (1, ("Crew",)),
            (2, ("Crew",)),
        ] or not shown
    assert [event.verb for event in game.told[0]] == [event.verb for event in game.told[1] if event.verb != "show"]


def test_a_player_who_has_answered_sees_the_own_answer_only():
    game = auction()
    game.choose(1, "bid12")
    mine, others = view(game.state, 1).frames[-1], view(game.state, 3).frames[-1]
    handle = 1000 + game.state.cards[game["bid12"]].handles[1]
    assert mine.answers == {1: Answer(cards=(handle,))}
    assert others.answers == {}


@pytest.mark.parametrize("empty_handed", [1, 2, 3])
def test_a_player_with_nothing_to_choose_is_not_asked(empty_handed):
    hands = {f"bid{player}": ("Crew", player) for player in (1, 2, 3) if player != empty_handed}
    game = Game(players=3, **hands)
    game.do(1, "auction")
    asked = []
    while game.asked.kind == "secret":
        asked.append(game.asked.player)
        game.choose(game.asked.player)
    assert asked == [player for player in (1, 2, 3) if player != empty_handed]
