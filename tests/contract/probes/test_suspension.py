"""Probes 3 and 5: play suspended inside a group action; control that passes and comes back."""

from spaceline.core.modifiers import value
from spaceline.core.windows import natures
from tests.contract.probes.playing import Game


def swept(**more) -> Game:
    """Player 1's three cards begin to score; player 2 suspends play after the first."""
    three = dict.fromkeys(("first", "middle", "last"), ("Crew", 1, "table"))
    game = Game(interlude=("Interlude", 2), blast=("Blast", 2), **three, **more)
    game.do(1, "sweep")
    assert game.mark(1, "score") == 1
    game.do(2, "respond", "interlude")
    if game.asked.kind == "response":
        game.passes(1)
    assert natures(game.state) == ("group", "response")
    return game


def test_a_group_action_goes_on_with_those_who_are_left_after_a_whole_action_in_between():
    game = swept(denial=("Denial", 1))
    game.do(2, "play", "blast", "middle")
    assert natures(game.state) == ("group", "response", "suspension")
    game.passes(1)
    assert natures(game.state) == ()
    assert game.lies("middle") == (1, "discard")
    assert game.mark(1, "score") == 2
    assert game.asked.player == 1


def test_a_group_action_goes_on_unchanged_when_the_action_in_between_is_nullified():
    game = swept(denial=("Denial", 1))
    game.do(2, "play", "blast", "middle")
    game.do(1, "respond", "denial")
    assert game.lies("middle") == (1, "table")
    assert game.mark(1, "score") == 3


def test_nothing_need_be_done_while_play_is_suspended():
    game = swept()
    game.passes(2)
    assert game.mark(1, "score") == 3


def test_a_group_action_can_be_suspended_inside_a_suspension():
    own = {"mine": ("Crew", 2, "table"), "other": ("Interlude", 1), "extra": ("Crew", 1)}
    game = swept(**own)
    game.do(2, "sweep")
    game.do(1, "respond", "other")
    assert natures(game.state) == ("group", "response", "suspension", "response")
    game.do(1, "play", "extra")
    assert (game.mark(1, "score"), game.mark(2, "score")) == (3, 1)
    assert game.lies("extra") == (1, "table")


def borrowed(**more) -> Game:
    game = Game(hull=("Hull", 2, "table"), banner=("Banner", 1, "table"), **more)
    assert value(game.state, game["hull"]).power == 3
    game.do(1, "borrow", "hull")
    return game


def test_control_passes_in_the_middle_of_an_action_and_back_at_its_end():
    game = borrowed()
    assert game.state.cards[game["hull"]].controller == 1
    assert game.asked.selection.cards == (game["hull"], game["banner"])
    assert game.asked.selection.weights == (4, 1), "what its controller's texts do reaches the card at once"
    game.choose(1, "hull")
    assert game.mark(1, "score") == 4
    assert game.state.cards[game["hull"]].controller == 2
    assert value(game.state, game["hull"]).power == 3


def test_a_borrowed_card_that_leaves_play_goes_to_its_owner_and_is_not_given_back():
    game = borrowed(interlude=("Interlude", 2), blast=("Blast", 2))
    game.choose(1, "hull")
    game.do(2, "respond", "interlude")
    assert game.state.cards[game["hull"]].controller == 1
    game.do(2, "play", "blast", "hull")
    assert game.lies("hull") == (2, "discard")
    assert game.state.cards[game["hull"]].controller == 2


def test_a_choice_of_cards_keeps_to_its_budget():
    game = borrowed()
    problem = game.asked.selection
    assert problem.budget == 4
    game.choose(1)
    assert game.mark(1, "score") == 0
