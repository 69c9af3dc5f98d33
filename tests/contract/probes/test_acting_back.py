"""Probe 4: a concealed card is revealed in response and makes the action illegal from its initiation on."""

from spaceline.core.chance import draw
from spaceline.core.view import view
from tests.contract.probes.playing import Game


def trapped(**more) -> Game:
    game = Game(trap=("Trap", 2, "set"), hull=("Hull", 1), **more)
    game.do(1, "play", "hull")
    assert game.mark(1, "energy") == 6 + 2 - 1
    assert game.lies("hull") == (1, "stack")
    return game


def test_a_card_revealed_in_response_takes_an_action_back_and_its_costs_are_returned():
    game = trapped()
    game.do(2, "respond", "trap")
    assert game.mark(1, "energy") == 6 + 2
    assert game.lies("hull") == (1, "hand")
    assert game.state.cards[game["trap"]].face_up
    assert game.state.restores == ()
    assert game.asked.player == 1
    assert "hull" not in game.offers("play")


def test_a_card_that_stays_concealed_changes_nothing():
    game = trapped()
    game.passes(2)
    assert game.lies("hull") == (1, "table")
    assert not game.state.cards[game["trap"]].face_up
    assert game.state.restores == ()


def test_responses_made_since_the_initiation_are_taken_back_with_their_costs():
    game = trapped(denial1=("Denial", 1), denial2=("Denial", 2))
    game.do(2, "respond", "denial2")
    game.do(1, "respond", "denial1")
    assert (game.mark(1, "energy"), game.mark(2, "energy")) == (6, 5)
    game.do(2, "respond", "trap")
    assert (game.mark(1, "energy"), game.mark(2, "energy")) == (8, 6)
    assert game.lies("denial1") == (1, "hand")
    assert game.lies("denial2") == (2, "hand")


def test_neither_chance_nor_the_names_of_cards_come_again():
    game = trapped()
    shown = game.state.cards[game["hull"]].handles[2]
    assert shown
    draw(game.state, 6)
    drawn = game.state.chance
    game.begin, game.answers = game.state.clone(), []
    game.do(2, "respond", "trap")
    assert game.state.chance == drawn
    assert game.state.cards[game["hull"]].handles[2] == 0
    assert game.state.handles[2] >= shown


def test_restore_points_do_not_hold_each_other():
    game = trapped(denial1=("Denial", 1), denial2=("Denial", 2), denial3=("Denial", 1))
    game.do(2, "respond", "denial2")
    game.do(1, "respond", "denial1")
    sizes = [len(point) for point in game.state.restores]
    assert max(sizes) < 2 * min(sizes)


def test_no_view_tells_whether_an_action_could_be_taken_back():
    game, plain = trapped(), Game(trap=("Crew", 2, "set"), hull=("Hull", 1))
    plain.do(1, "play", "hull")
    game.passes(2)
    assert view(game.state, 1) == view(plain.state, 1)
