"""A deck against the field: which games, what is counted of them, and that neither order nor processes change it."""

import pytest

from spaceline.cards.rulesets import pool, ruleset
from spaceline.lab.deck_testing import FieldGame, FieldResult, games_of, play_in_order, report_of
from spaceline.lab.deck_testing.games import drawn_by
from spaceline.lab.deck_testing.plot import plot
from spaceline.lab.processes import Workers
from spaceline.lab.simulation import ready_to_play
from spaceline.lab.statistics import share
from tests.support.hosted import FIRST, SECOND, goes_on, hosted


def test_every_deal_is_played_from_both_seats():
    assert games_of(["one", "two"], 3, 40) == [
        FieldGame(it, seat, seed) for it in ("one", "two") for seat, seed in ((1, 40), (2, 40), (1, 41))
    ]


@pytest.mark.thorough
@pytest.mark.parametrize("name", [SECOND, FIRST])
def test_what_comes_out_does_not_depend_on_the_number_of_processes(name):
    decks = ready_to_play(ruleset(name))
    field = {"romulan": decks["romulan"]}
    games = games_of(list(field), 2, 5)
    alone, together = (
        tuple(play_in_order(name, decks["klingon"], field, "random", games, Workers(jobs))) for jobs in (1, 2)
    )
    assert alone == together
    assert [it.game for it in alone] == games
    assert all(it.drawn and not it.error for it in alone)


def test_a_card_counts_as_drawn_when_a_copy_has_left_the_deck():
    game = goes_on(hosted(SECOND), 0)
    state = game.session.state
    hand = {state.cards[card].definition for card in state.zone(1, "hand")}
    assert set(drawn_by(state, 1)) == hand
    assert set(drawn_by(state, 2)) != hand


def played(opponent, won, drawn, error=""):
    return FieldResult(FieldGame(opponent, 1, 0), won, drawn, 20, error)


def test_wins_are_counted_by_deck_and_by_card():
    cards = pool(SECOND)
    one, other, always = sorted(cards)[:3]
    games = [
        *(played("strong", 0.0, (one, always)) for _ in range(30)),
        *(played("weak", 1.0, (other, always)) for _ in range(30)),
        played("weak", 0.5, (other, always)),
        played("weak", 1.0, (one, always), error="broken"),
    ]
    found = report_of(SECOND, "mine", "heuristic", 0, games, cards)
    assert (found.games, found.errors) == (62, 1)
    assert found.won == share(30.5, 61)
    assert [(it.opponent, it.games, it.won.rate) for it in found.match_ups] == [
        ("weak", 31, 30.5 / 31),
        ("strong", 30, 0),
    ]
    by_name = {it.name: it for it in found.cards}
    assert [it.name for it in found.cards] == [cards[it].name for it in (other, always, one)]
    assert by_name[cards[other].name].difference == 30.5 / 31
    assert by_name[cards[one].name].games_with == 30
    assert by_name[cards[one].name].is_clear
    assert by_name[cards[always].name].without_it is None
    assert not by_name[cards[always].name].is_clear


def test_nothing_is_claimed_of_games_that_did_not_end():
    found = report_of(SECOND, "mine", "heuristic", 0, [played("weak", 0.5, (), error="broken")], pool(SECOND))
    assert (found.won, found.match_ups, found.cards, found.errors) == (None, (), (), 1)


def test_the_picture_has_a_dot_for_each_match_up():
    games = [played("<a>", 1.0, ()), played("b", 0.0, ())]
    drawn = plot(report_of(SECOND, "mine", "heuristic", 0, games, pool(SECOND)), "Mine")
    assert drawn.count("<circle") == 2
    assert "&lt;a&gt;" in drawn
