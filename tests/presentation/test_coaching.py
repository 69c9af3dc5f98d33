"""A coach says what a question is for and what could be done, of nothing but what its player may know."""

import pytest
from msgspec.structs import replace

from spaceline.cards.decks import ready_decks
from spaceline.core.data.decisions import Answer
from spaceline.hosting.beginning import begin
from spaceline.hosting.seating import PERSON, Chair
from spaceline.lab.lessons.format import LEARNER
from spaceline.lab.lessons.playing import begin_lesson
from spaceline.lab.lessons.reading import lesson_of
from spaceline.players.registry import make_player
from spaceline.presentation import advice_of
from spaceline.presentation.coaching import MOST

GAMES = {"2e-cta2003": 420, "1e-modern": 420, "objectives": 300}
"""So many decisions are looked at; after half of them no more than it takes to hear all that is expected."""
EXPECTED = {
    "2e-cta2003": {"attempt", "lacks", "play", "all", "behind", "at.play-and-draw", "at.orders", "at.choose-dilemmas"},
    "1e-modern": {"lacks", "play", "at.card-plays", "at.orders", "at.build-stack", "at.seed-facilities"},
    "objectives": {"attempt", "play", "at.play-and-draw", "at.orders", "at.choose-dilemmas"},
}


def advised(game, player=LEARNER):
    scene = game.scene(player)
    return advice_of(scene, game.seat(player), scene.view.decision)


def at_step(key, name):
    game = begin_lesson(key)
    while lesson_of(key).steps[game.standing_now.step].name != name:
        game.do_step(game.standing_now.step)
    return game


def said(game, kind):
    return [it.text for it in advised(game) if it.kind == kind]


def test_a_crew_that_has_all_that_is_asked_for_is_named_with_its_mission():
    (text,) = said(at_step("second/table", "attempt"), "attempt")
    assert text == "Davies and 4 others have all that Geological Survey asks for. You could attempt it."


def test_what_a_crew_lacks_is_told_where_nothing_could_be_completed():
    game = at_step("second/flying", "end")
    assert said(game, "attempt") == []
    (text,) = said(game, "lacks")
    assert text == "Not yet enough: Geological Survey: Cunning 23 of 31."


def test_somebody_in_the_hand_who_has_what_is_missing_is_named():
    (text,) = said(at_step("second/playing", "riker"), "play")
    assert text == "William T. Riker has Diplomacy and Navigation, which Host Metaphasic Shielding Test asks for."


def test_what_all_of_them_come_to_is_told_while_they_are_chosen():
    game = at_step("second/flying", "board")
    order = next(option for option in game.decision(LEARNER).options if option.kind == "beam")
    game.answer(LEARNER, Answer(option=order))
    kinds = {it.kind for it in advised(game)}
    assert kinds >= {"all", "at.beam"}


@pytest.mark.sampled
@pytest.mark.parametrize("ruleset", GAMES)
def test_in_whole_games_something_is_said_of_every_usual_question(ruleset):
    decks = list(ready_decks(ruleset))
    game = begin(ruleset, (Chair(PERSON, decks[0]), Chair(PERSON, decks[1])), 5)
    minds = {player: make_player("heuristic", player) for player in (1, 2)}
    kinds, prompts = set(), set()
    for number in range(GAMES[ruleset]):
        if not game.asked or (number > GAMES[ruleset] // 2 and kinds >= EXPECTED[ruleset]):
            break
        seat = game.seat(game.asked)
        found = advised(game, seat.viewer)
        assert len(found) <= MOST
        known = {*game.view(seat.viewer).players, *(card.id for card in game.view(seat.viewer).cards)}
        assert all(thing < 1000 or thing in known for it in found for thing in it.things)
        assert all("{" not in it.text and it.text for it in found)
        kinds |= {it.kind for it in found}
        prompts |= {seat.decision.prompt} if not found else set()
        game.answer(seat.viewer, minds[seat.viewer].choose(seat))
    assert kinds >= EXPECTED[ruleset]
    assert len(prompts) < 6, prompts


def test_what_is_said_stays_the_same_whatever_the_opponent_holds():
    game, other = (at_step("second/table", "attempt") for _ in range(2))
    cards = other.session.state.cards
    for card in [
        card for card, leaf in cards.items() if leaf.owner != LEARNER and leaf.role in ("hand", "deck", "surface")
    ]:
        cards[card] = replace(cards[card], definition=cards[max(cards)].definition)
    assert game.session.state != other.session.state
    assert advised(game) == advised(other)
