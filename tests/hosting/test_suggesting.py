"""What a computer player would answer for a person, in words; and in which games nobody is told that."""

import pytest

from spaceline.cards.decks import ready_decks
from spaceline.core.data.decisions import Answer
from spaceline.hosting.beginning import begin
from spaceline.hosting.clocks import Clocks
from spaceline.hosting.seating import PERSON, Chair
from spaceline.hosting.suggesting import AMONG_PEOPLE, TIMED, suggested, why_not_helped
from spaceline.players.registry import make_player
from spaceline.players.suggesting import ConsideredAnswer, Suggestion
from spaceline.presentation import prompt_of


def hosted(*others, ruleset="2e-cta2003"):
    """A game of a person against others."""
    decks = list(ready_decks(ruleset))
    chairs = (Chair(it, decks[at]) for at, it in enumerate((PERSON, *others)))
    return begin(ruleset, tuple(chairs), 5)


def said(game, found):
    scene = game.scene(1)
    return suggested(scene, scene.view.decision, found)


def asked(game, prompt):
    """Play until the person is asked that."""
    player, other = make_player("heuristic", 1), make_player("heuristic", 2)
    while not (game.asked == 1 and game.decision(1).prompt == prompt):
        seat = game.seat(game.asked)
        game.answer(seat.viewer, (player if seat.viewer == 1 else other).choose(seat))
    return game


def test_who_plays_alone_is_helped():
    assert why_not_helped(hosted("heuristic")) is None
    assert why_not_helped(hosted("heuristic", "random")) is None


def test_nobody_is_helped_against_people_whoever_of_them_has_left():
    game = hosted(PERSON, "heuristic")
    assert why_not_helped(game) == AMONG_PEOPLE
    game.leave(2)
    assert game.people == (1,)
    assert why_not_helped(game) == AMONG_PEOPLE


def test_nobody_is_helped_against_the_clock():
    game = hosted("heuristic")
    game.standing.clocks = Clocks({1: 60_000}, 0, 0)
    assert why_not_helped(game) == TIMED


def test_every_choice_and_every_card_is_named_as_on_the_screen():
    game, player, other = hosted("heuristic"), make_player("heuristic", 1), make_player("heuristic", 2)
    kinds = set()
    while not game.is_over:
        if game.asked != 1:
            game.answer(game.asked, other.choose(game.seat(game.asked)))
            continue
        seat, scene = game.seat(1), game.scene(1)
        answer = player.choose(seat)
        if isinstance(answer, Answer):
            shown, prompt = said(game, Suggestion("heuristic", answer)), prompt_of(scene, seat.decision, 1)
            assert shown.title == "The Officer would answer"
            kinds.add(prompt.kind)
            if answer.option is not None:
                (choice,) = [it for it in prompt.choices if it.key == shown.option]
                assert choice.label == shown.text
                assert not choice.is_copy
            for card in shown.cards:
                (candidate,) = [it for it in prompt.pick.candidates if it.card == card]
                assert candidate.label in shown.text or shown.text.startswith("All ")
                assert not candidate.is_copy
            assert not shown.cards or set(shown.cards) <= {*shown.things}
        game.answer(1, answer)
    assert kinds >= {"action", "cards"}


def test_of_many_those_are_named_who_are_left_out():
    game = asked(hosted("heuristic"), "beam")
    cards = game.decision(1).selection.cards
    assert said(game, Suggestion("heuristic", Answer(cards=cards))).text == f"All {len(cards)}"
    without = said(game, Suggestion("heuristic", Answer(cards=cards[1:]))).text
    assert without.startswith(f"All {len(cards)} but ")
    assert said(game, Suggestion("heuristic", Answer())).text == "Nothing"


def test_where_any_answer_will_do_nothing_is_marked():
    shown = said(asked(hosted("heuristic"), "orders"), Suggestion("heuristic"))
    assert shown.text == "Any answer: none is worth more to the Officer than another."
    assert (shown.option, shown.cards, shown.things) == (None, (), ())


def test_the_best_two_have_their_chances_and_a_close_call_is_called_one():
    game = asked(hosted("heuristic"), "orders")
    one, other = (Answer(option=it) for it in game.decision(1).options[:2])
    tried = (ConsideredAnswer(one, "", 0.5), ConsideredAnswer(other, "attempt", 0.4))
    shown = said(game, Suggestion("commander", one, tried))
    assert shown.title == "The Commander would answer"
    assert [it.chance for it in shown.compared] == [0.5, 0.4]
    assert shown.compared[1].text.endswith(", who attempt the mission at once")
    assert shown.note == ""
    close = said(game, Suggestion("commander", one, (tried[0], tried[1].__class__(other, "", 0.52))))
    assert close.note == "In the games that were tried none is clearly better: the Commander keeps to its usual answer."


@pytest.mark.parametrize("ruleset", ["1e-modern", "objectives"])
def test_other_editions_are_put_in_words_too(ruleset):
    game = hosted("heuristic", ruleset=ruleset)
    while game.asked != 1:
        game.answer(game.asked, make_player("heuristic", 2).choose(game.seat(game.asked)))
    answer = make_player("heuristic", 1).choose(game.seat(1))
    assert said(game, Suggestion("heuristic", answer)).text
