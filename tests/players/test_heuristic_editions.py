"""The heuristic player goes by the rules of thumb of the edition that is played."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from spaceline.editions import EDITIONS, MissingPart
from spaceline.players import edition_player
from spaceline.players.heuristic import HeuristicPlayer
from spaceline.players.heuristic.player import HEURISTICS


class Recorder:
    def __init__(self, seed):
        self.seed = seed
        self.seats = []

    def choose(self, seat):
        self.seats.append(seat)
        return len(self.seats)


MADE = []


def made_one(seed):
    MADE.append(Recorder(seed))
    return MADE[-1]


def seat(ruleset):
    return SimpleNamespace(view=SimpleNamespace(ruleset=ruleset))


@pytest.fixture
def another_edition(monkeypatch):
    """An edition with a player of its own."""
    edition = replace(EDITIONS[0], key="third", parts={HEURISTICS.name: f"{__name__}:made_one"})
    monkeypatch.setattr(edition_player, "edition_of", lambda ruleset: edition)
    MADE.clear()


def test_the_player_for_the_edition_is_made_once_with_the_seed(another_edition):
    found = HeuristicPlayer(12)
    assert [found.choose(seat("3e-modern")) for _ in range(3)] == [1, 2, 3]
    assert [one.seed for one in MADE] == [12]


def test_an_edition_without_rules_of_thumb_is_named(monkeypatch):
    bare = replace(
        EDITIONS[0], key="bare", name="Fourth Edition", parts={}, without={HEURISTICS.name: "nobody wrote it"}
    )
    monkeypatch.setattr(edition_player, "edition_of", lambda ruleset: bare)
    with pytest.raises(MissingPart, match="Fourth Edition has no heuristic player: nobody wrote it"):
        HeuristicPlayer(1).choose(seat("4e-open"))
