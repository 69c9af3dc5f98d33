"""The random player seeds what belongs where, so that its games of First Edition come to something."""

from collections import Counter

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.lab.matches import ArenaMatch, seeded_players
from spaceline.lab.simulation import ready_to_play
from spaceline.rules.first import places
from spaceline.rules.first.data.frames import Seeding
from spaceline.rules.first.missions.seeds import fits_kind
from spaceline.rules.first.setup import start

GAMES = 12


def seeded(name):
    """Positions after the seed phases of some games."""
    rules = ruleset(name)
    decks = list(ready_to_play(rules).values())
    for seed in range(GAMES):
        brought = [decks[seed % len(decks)], decks[seed // len(decks) % len(decks)]]
        match = ArenaMatch(start(rules, brought, seed), seeded_players(("random", "random"), seed))
        while match.state.frames and isinstance(match.state.frames[0], Seeding):
            match.step()
        yield match.state


@pytest.mark.parametrize("name", ["1e-modern", "1e-open"])
def test_most_games_begin_with_a_facility_and_dilemmas_of_the_right_kind(name):
    seen = Counter()
    for state in seeded(name):
        for player in state.players:
            seen["players"] += 1
            seen["facilities"] += bool(places.vessels_of_type(state, player, "facility"))
        for place in places.locations(state):
            for card in state.zone(place, "seeds"):
                seen["seeds"] += 1
                seen["misplaced"] += state.definition(card).type == "dilemma" and not fits_kind(state, card, place)
    assert seen["players"] == 2 * GAMES
    assert seen["facilities"] > 0.6 * seen["players"]
    assert seen["seeds"] > 4 * seen["players"]
    assert seen["misplaced"] < 0.1 * seen["seeds"]


def test_now_and_then_it_bluffs(monkeypatch):
    monkeypatch.setattr("spaceline.players.random_seeding.BLUFFS", 1.0)
    assert any(state.definition(card).type == "facility" for state in seeded("1e-modern") for card in beneath(state))


def beneath(state):
    """All seeds."""
    return [card for place in places.locations(state) for card in state.zone(place, "seeds")]
