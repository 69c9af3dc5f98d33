"""The ladder: games that are played once, ratings with intervals, and a file that goes on."""

from math import isclose
from xml.etree import ElementTree as ET

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.lab.game_files import GameFileError, terms_of
from spaceline.lab.ladder import PlayedGame, append, begin_with, load, play_missing, plot, schedule, standings
from spaceline.lab.ladder.ratings import ANCHOR, TIED, inverse
from spaceline.lab.processes import Workers
from spaceline.lab.simulation import ready_to_play

DECKS = ("klingon", "romulan")


def decks():
    ready = ready_to_play(ruleset())
    return {name: ready[name] for name in DECKS}


def won(one, other, *scores, decks=DECKS):
    """A deal for each pair of scores of the first: as first seat, then as second."""
    for seed, (first, second) in enumerate(zip(scores[::2], scores[1::2], strict=True)):
        seats = {1: (1,), 0: (2,), 0.5: (1, 2)}
        yield PlayedGame(seed=seed, players=(one, other), decks=decks, winners=seats[first])
        yield PlayedGame(seed=seed, players=(other, one), decks=decks, winners=seats[1 - second])


def test_each_deal_is_played_from_both_seats():
    games = list(schedule(("random", "heuristic"), DECKS, 5, seed=3))
    assert len(games) == 10
    for one, other in zip(games[::2], games[1::2], strict=True):
        assert (one.seed, one.decks) == (other.seed, other.decks)
        assert one.players == other.players[::-1]


def test_every_two_players_play_the_same_deals():
    deals = {}
    for game in schedule(("a", "b", "c"), DECKS, 4, seed=3):
        deals.setdefault(frozenset(game.players), []).append((game.seed, game.decks))
    assert len(deals) == 3
    assert len({tuple(played) for played in deals.values()}) == 1


def test_more_deals_and_players_change_no_game():
    few = set(schedule(("b", "a"), DECKS, 3, seed=1))
    assert few < set(schedule(("a", "b"), DECKS, 9, seed=1))
    assert few < set(schedule(("a", "c", "b"), DECKS, 3, seed=1))


def test_a_ladder_goes_on_where_it_stopped(tmp_path):
    terms, games = terms_of(ruleset(), decks(), 2), list(schedule(("random", "heuristic"), DECKS, 2, seed=2))
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    assert len(list(play_missing(whole, begin_with(whole, terms), decks(), games))) == 4
    kept = begin_with(broken, terms)
    next(play_missing(broken, kept, decks(), games))
    with broken.open("a") as lines:
        lines.write('{"seed":2,"pla')
    assert [it.game for it in load(broken).games] == games[:1]
    rest = play_missing(broken, begin_with(broken, terms), decks(), games)
    assert [it.game for it in rest] == games[1:]
    assert broken.read_bytes() == whole.read_bytes()
    assert not list(play_missing(whole, begin_with(whole, terms), decks(), games))


def test_the_number_of_processes_changes_nothing(tmp_path):
    terms, games = terms_of(ruleset(), decks(), 5), list(schedule(("random", "heuristic"), DECKS, 1, seed=5))
    files = [tmp_path / "one", tmp_path / "two"]
    for jobs, file in enumerate(files, 1):
        list(play_missing(file, begin_with(file, terms), decks(), games, Workers(jobs)))
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_ladder_under_other_terms_is_another_ladder(tmp_path):
    terms = terms_of(ruleset(), decks(), 1)
    begin_with(tmp_path / "it", terms)
    with pytest.raises(GameFileError, match="seed 1 instead of 2"):
        begin_with(tmp_path / "it", terms_of(ruleset(), decks(), 2))
    with pytest.raises(GameFileError, match="the decks were klingon, romulan"):
        begin_with(tmp_path / "it", terms_of(ruleset(), ready_to_play(ruleset()), 1))


@pytest.mark.parametrize("written", ["no ladder\n", "", "[]", b"\xff\n"])
def test_another_file_is_no_ladder(tmp_path, written):
    file = tmp_path / "other"
    file.write_bytes(written if isinstance(written, bytes) else written.encode())
    with pytest.raises(GameFileError, match="is no ladder"):
        load(file)


def test_a_line_that_is_no_game_is_named(tmp_path):
    file = tmp_path / "it"
    begin_with(file, terms_of(ruleset(), decks(), 1))
    append(file, next(won("a", "b", 1, 1)))
    with file.open("a") as lines:
        lines.write('{"seed":"x"}\n')
    with pytest.raises(GameFileError, match="line 3"):
        load(file)


def test_random_is_rated_1000_and_nine_of_ten_are_some_400_points():
    games = list(won("good", "random", *([1] * 18 + [0] * 2) * 10))
    good, anchored = standings(games).rungs
    assert (anchored.player, anchored.rating, anchored.low) == ("random", ANCHOR, ANCHOR)
    odds = (180 + TIED) / (20 + TIED)
    assert isclose(10 ** ((good.rating - ANCHOR) / 400), odds, rel_tol=1e-6)
    assert good.low < good.rating < good.high
    assert (good.games, good.wins) == (200, 180)


def test_ratings_are_those_that_make_the_games_most_likely():
    games = [*won("a", "random", *[1, 0, 1, 1] * 5), *won("b", "a", *[1, 0, 1, 1] * 5), *won("b", "random", *[1] * 20)]
    ratings = {rung.player: rung.rating for rung in standings(games).rungs}

    def expected(one, other):
        return 1 / (1 + 10 ** ((ratings[other] - ratings[one]) / 400))

    games_each = 20 + 2 * TIED
    assert isclose(games_each * (expected("a", "random") + expected("a", "b")), 15 + 5 + 2 * TIED, rel_tol=1e-6)
    assert isclose(games_each * (expected("b", "random") + expected("b", "a")), 20 + 15 + 2 * TIED, rel_tol=1e-6)
    assert ratings["b"] > ratings["a"] > ratings["random"]


def test_more_games_make_a_rating_surer():
    few, many = (standings(won("a", "random", *[1, 0, 1, 1] * times)).rungs[0] for times in (5, 50))
    assert many.high - many.low < (few.high - few.low) / 2


def test_a_player_who_won_every_game_has_a_rating():
    best = standings(won("a", "random", *[1] * 20)).rungs[0]
    assert 1300 < best.rating < 2200
    assert best.low > ANCHOR


def test_the_luck_of_a_deal_falls_out():
    split, swept = (standings(won("a", "b", *scores * 20)).duels[0] for scores in ([1, 0, 0, 1], [1, 1, 0, 0]))
    assert split.rate == swept.rate == 0.5
    assert split.high - split.low < (swept.high - swept.low) / 2


@pytest.mark.parametrize(
    ("scores", "significant"),
    [([1, 0] * 30, False), ([1, 1] * 2, False), ([1, 1] * 30, True), ([1, 1, 0, 0] * 15, False), ([0, 0.5] * 20, True)],
)
def test_a_difference_is_significant_when_an_even_match_is_unlikely(scores, significant):
    duel = standings(won("a", "b", *scores)).duels[0]
    assert duel.is_significant is significant
    assert duel.low <= duel.rate <= duel.high
    assert duel.deals == len(scores) // 2


def test_games_that_did_not_end_count_for_nobody():
    games = list(won("a", "random", 1, 1))
    failed = PlayedGame(seed=9, players=("a", "random"), decks=DECKS, error="no end")
    assert standings([*games, failed]).rungs == standings(games).rungs
    assert standings([*games, failed]).errors == 1


def test_a_deal_that_was_played_once_compares_nobody():
    assert standings(list(won("a", "b", 1, 1))[:1]).duels == ()


def test_the_inverse_undoes_the_matrix():
    matrix = [[4.0, 1.0], [1.0, 3.0]]
    undone = inverse(matrix)
    product = [[sum(matrix[r][k] * undone[k][c] for k in range(2)) for c in range(2)] for r in range(2)]
    assert all(isclose(product[r][c], float(r == c), abs_tol=1e-12) for r in range(2) for c in range(2))


def test_the_picture_shows_each_player_inside_of_it():
    found = standings([*won("<a>", "random", *[1] * 20), *won("<a>", "b", *[1, 0] * 10)])
    drawn = ET.fromstring(plot(found.rungs, "a & b"))
    texts = [it.text for it in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"<a>", "b", "recruit", "a & b"} <= set(texts)
    width = int(drawn.get("viewBox").split()[2])
    dots = [float(it.get("cx")) for it in drawn.iter("{http://www.w3.org/2000/svg}circle")]
    assert len(dots) == 3
    assert all(0 < dot < width for dot in dots)
    lines = [it for it in drawn.iter("{http://www.w3.org/2000/svg}line") if it.get("class") == "i"]
    assert all(0 < float(it.get(end)) < width for it in lines for end in ("x1", "x2"))
