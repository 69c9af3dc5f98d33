"""For one occasion a text is asked once: no window opens again unless something has happened since it first did."""

import random
import sys

import pytest
from msgspec.structs import replace

from spaceline.cards.rulesets import ruleset
from spaceline.core import changing, windows
from spaceline.editions import edition_of
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import Throughout, When
from spaceline.lab.matches import ArenaMatch, seeded_players
from tests.contract import any_cards, first_any_cards

SHARE = 0.6
"""How many of the cards in a deck respond to something, at least."""


class Watch:
    """Notes each occasion that players are told of until something happens."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        self.told: set[tuple[object, ...]] = set()
        self.twice: list[tuple[object, ...]] = []
        self.occasions = 0

    def open(self, state, moment, occurrence, *args, **named):
        """Open the window, and note it where a card of the game listens."""
        if f"{moment}:{occurrence.verb}" in state.watched:
            it = (moment, occurrence.verb, occurrence.cards, occurrence.player, occurrence.source)
            self.occasions += 1
            if it in self.told:
                self.twice.append(it)
            self.told.add(it)
        return OPEN(state, moment, occurrence, *args, **named)

    def make(self, state, change):
        """Make the change: whatever follows is another occasion, but for a pile that is shuffled meanwhile."""
        if change.verb != "shuffle":
            self.told.clear()
        return MAKE(state, change)


OPEN, MAKE = windows.open_window, changing.make


@pytest.fixture
def watch(monkeypatch):
    """A watch on all places of the program that open windows or make changes."""
    found = Watch()
    for module in [it for name, it in sys.modules.items() if name.startswith("spaceline.")]:
        for name, it in list(vars(module).items()):
            if it is OPEN:
                monkeypatch.setattr(module, name, found.open)
            elif it is MAKE:
                monkeypatch.setattr(module, name, found.make)
    return found


def responds(card):
    """Whether a card has a text that responds to something."""
    return any(isinstance(node, When | Throughout) for text in card.abilities for _, node in walk(text))


def eager(rules, brought, rng):
    """A deck in which most cards respond to something."""
    eager = [id for id, card in rules.definitions.items() if responds(card)]
    of_type = {
        type: [id for id in eager if rules.definitions[id].type == type]
        for type in ("personnel", "event", "interrupt", "ship")
    }

    def other(id):
        cards = of_type.get(rules.definitions[id].type)
        return rng.choice(cards) if cards and rng.random() < SHARE else id

    return replace(brought, deck=tuple(map(other, brought.deck)))


def play(name, seed, players, any_deck):
    """A game with decks of cards that respond."""
    rules, rng = ruleset(name), random.Random(seed)
    decks = [eager(rules, any_deck(rules, rng), rng) for _ in players]
    match = ArenaMatch(edition_of(name).start(rules, decks, seed), seeded_players(players, seed))
    while match.step():
        pass
    assert match.state.result is not None


@pytest.mark.parametrize("seed", range(6))
def test_second_edition_asks_once_for_each_occasion(watch, seed):
    """2E-when-and-while/2."""
    players = ("heuristic", "random", "heuristic")[: 2 + (seed == 0)]
    play("2e-cta2003", seed, players, any_cards.any_deck)
    assert watch.occasions > 20
    assert watch.twice == []


@pytest.mark.parametrize("seed", range(4))
def test_first_edition_asks_once_for_each_occasion(watch, seed):
    """1E-G:actions-step-2-responses/1."""
    play("1e-modern", seed, ("heuristic", "random"), first_any_cards.any_deck)
    assert watch.occasions > 20
    assert watch.twice == []
