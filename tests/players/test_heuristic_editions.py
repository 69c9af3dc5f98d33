"""The heuristic player goes by the rules of thumb of the edition that is played."""

from types import SimpleNamespace

import pytest

from spaceline.cards.editions import EDITIONS
from spaceline.players.heuristic import HeuristicPlayer, player


class Recorder:
    def __init__(self, seed):
        self.seed = seed
        self.seats = []

    def choose(self, seat):
        self.seats.append(seat)
        return len(self.seats)


def seat(ruleset):
    return SimpleNamespace(view=SimpleNamespace(ruleset=ruleset))


def test_every_edition_has_rules_of_thumb():
    for edition in EDITIONS:
        for name in edition.rulesets:
            assert name.split("-")[0] in player.BY_EDITION, name


def test_the_player_for_the_edition_is_made_once_with_the_seed(monkeypatch):
    made = []
    monkeypatch.setattr(player, "BY_EDITION", {"3e": lambda seed: made.append(Recorder(seed)) or made[-1]})
    found = HeuristicPlayer(12)
    assert [found.choose(seat("3e-modern")) for _ in range(3)] == [1, 2, 3]
    assert [one.seed for one in made] == [12]


def test_an_edition_without_rules_of_thumb_is_named():
    with pytest.raises(player.UnplayedEditionError, match="4e-open"):
        HeuristicPlayer(1).choose(seat("4e-open"))
