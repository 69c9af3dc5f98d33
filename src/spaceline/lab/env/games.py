"""Which games an environment deals: ruleset, number of players and decks by name, the seed for the rest."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from spaceline.cards.rulesets import ruleset as named
from spaceline.core.ruleset import Ruleset
from spaceline.editions import DEFAULT, BroughtDecks, edition_of
from spaceline.lab.env.play import STEPS, Play
from spaceline.lab.simulation import ready_to_play

NamedOrBrought = str | BroughtDecks
"""The name of a ready deck, or a deck as ``Deck.brought`` gives it."""


class DealtGame(NamedTuple):
    """A game that was dealt."""

    play: Play
    decks: tuple[str, ...]
    """The names of the decks by seat; ``own`` for one that is no ready deck."""
    seed: int


class Games:
    """Deals one game after another."""

    def __init__(
        self,
        ruleset: str = DEFAULT,
        players: int = 2,
        decks: Sequence[NamedOrBrought] | None = None,
        limit: int = STEPS,
    ) -> None:
        """Without decks, each player's is drawn from the ready ones, anew for each game.

        Raises:
            UnknownRuleset: there is none of that name.
            ValueError: the edition has no games of so many, a deck is unknown, or there is not one for each player.
        """
        edition = edition_of(ruleset)
        if players not in edition.seats:
            raise ValueError(f"{edition.name} is played by {' or '.join(map(str, edition.seats))}, not by {players}")
        self.edition, self.players, self.limit = edition, players, limit
        self.ruleset: Ruleset = named(ruleset)
        self.ready = ready_to_play(self.ruleset)
        self.decks = decks
        if decks is not None:
            self.brought(decks)

    def brought(self, decks: Sequence[NamedOrBrought]) -> list[BroughtDecks]:
        """The decks of a game.

        Raises:
            ValueError: one is unknown, or there is not one for each player.
        """
        if isinstance(decks, str) or len(decks) != self.players:
            raise ValueError(f"a game of {self.players} needs a list of {self.players} decks")
        unknown = [deck for deck in decks if isinstance(deck, str) and deck not in self.ready]
        if unknown:
            raise ValueError(f"no ready deck is called {unknown[0]!r}; there are: {', '.join(self.ready)}")
        return [self.ready[deck] if isinstance(deck, str) else deck for deck in decks]

    def deal(self, seed: int, decks: Sequence[NamedOrBrought] | None = None) -> DealtGame:
        """A game at its first decision; the same seed and decks give the same game.

        Raises:
            ValueError: a deck is unknown, or there is not one for each player.
        """
        chosen = decks if decks is not None else self.decks
        if chosen is None:
            rng, names = random.Random(seed), list(self.ready)
            chosen = [rng.choice(names) for _ in range(self.players)]
        state = self.edition.start(self.ruleset, self.brought(chosen), seed)
        labels = tuple(deck if isinstance(deck, str) else "own" for deck in chosen)
        return DealtGame(Play(state, self.limit), labels, seed)
