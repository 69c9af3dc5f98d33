"""The heuristic player with a Q's Tent and a Q-Continuum: it opens both, takes what it needs, and never errs."""

import pytest
from msgspec.structs import replace

from spaceline.cards.decks import problems, ready_decks
from spaceline.cards.rulesets import pool, ruleset
from spaceline.editions import edition_of
from spaceline.lab.matches import COUNTING, ArenaMatch
from spaceline.lab.simulation import simulate
from spaceline.players.heuristic.first.player import FirstHeuristic

RULESET = "1e-modern"
SHIPS = {"federation": "U.S.S. Nebula", "romulan": "D'deridex"}
CONTINUUM = {
    "Mandarin Bailiff": 2,
    "Guilty - Provisionally": 2,
    "Gift of the Tormentor": 1,
    "Subsection Q, Paragraph 10": 1,
    "The Higher... The Q-er": 2,
    "Q's Fantasy Women": 1,
    "Door-Net": 1,
}


def with_side_decks(name):
    """A ready deck with both side decks, and Q beneath missions."""
    deck = ready_decks(RULESET)[name]
    spare = [title for title, copies in deck.seeds.items() if copies == 1][-4:]
    seeds = {title: copies for title, copies in deck.seeds.items() if title not in spare}
    tent = dict.fromkeys([SHIPS[name], *list(deck.cards)[:6]], 1)
    seeds |= {"Q's Tent": 1, "Q-Flash": 1, "Q": 2}
    return replace(deck, seeds=seeds, tent=tent, continuum=CONTINUUM, cards={**deck.cards, "Q's Tent": 4})


@pytest.fixture(scope="module")
def decks():
    """Two such decks."""
    found = {name: with_side_decks(name) for name in SHIPS}
    assert not [it.sentence for deck in found.values() for it in problems(deck, pool(RULESET))]
    return {name: deck.brought(pool(RULESET)) for name, deck in found.items()}


def test_it_opens_both_and_uses_them(decks):
    occurred = {"flash": 0, "draw-of-the-q": 0, "forgo-draws": 0}
    for seed in (1, 2, 3):
        state = edition_of(RULESET).start(ruleset(RULESET), list(decks.values()), seed)
        match = ArenaMatch(state, [FirstHeuristic(seed), FirstHeuristic(seed + 1)], COUNTING)
        while match.step():
            pass
        assert match.state.result is not None
        for verb in occurred:
            occurred[verb] += match.occurred[verb]
    assert all(occurred.values()), occurred


@pytest.mark.thorough
@pytest.mark.parametrize("players", [("heuristic", "heuristic"), ("random", "random")])
def test_ten_games_with_side_decks_end(decks, players):
    assert simulate(ruleset(RULESET), decks, players, 10, seed=1).errors == 0
