"""Setting up a game: what the players bring, who goes first, and the cards where they begin (1E-3, 1E-4.0/6)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from spaceline.core import engine, table
from spaceline.core.chance import draw
from spaceline.core.data.leaves import PlayerId
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.rules.first.data.frames import Seeding
from spaceline.rules.first.side_decks.piles import CONTINUUM, SIDE_DECKS, TRIBBLE_DECK
from spaceline.rules.tactics import TACTICS

PLAYERS = 2
"""1E-1.1/1."""


class Brought(msgspec.Struct, frozen=True):
    """What a player brings to the game: definition ids (1E-3.0/1)."""

    missions: tuple[str, ...]
    """The mission pile; its order means nothing, for it is shuffled (1E-3.1.1/1, 1E-4.2/3)."""
    seeds: tuple[str, ...]
    """The seed deck."""
    deck: tuple[str, ...]
    """The draw deck."""
    sites: tuple[str, ...] = ()
    """The site pile (1E-3.1.2/1)."""
    tactics: tuple[str, ...] = ()
    """The Battle Bridge side deck, shuffled before anything is seeded (1E-3.3/1)."""
    tent: tuple[str, ...] = ()
    """The Q's Tent side deck (1E-G:qs-tent-side-deck/1)."""
    continuum: tuple[str, ...] = ()
    """The Q-Continuum side deck (1E-G:q-continuum-side-deck/1)."""
    tribbles: tuple[str, ...] = ()
    """The Tribble side deck (1E-G:tribble-side-deck/1)."""


def start(ruleset: Ruleset, brought: Sequence[Brought], seed: int | bytes) -> State:
    """A game at the first decision of its seed phases; chance picks the starting player (1E-4.0/6).

    Raises:
        ValueError: there are not two players.
    """
    if len(brought) != PLAYERS:
        raise ValueError(f"First Edition is played by {PLAYERS}, not by {len(brought)}")
    state = State(ruleset, PLAYERS, seed)
    for player, cards in zip(state.players, brought, strict=True):
        bring(state, player, cards)
    state.watch()
    first = state.players[draw(state, PLAYERS)]
    state.frames = [Seeding(step="begin_doorway_phase", starting=first)]
    engine.run(state)
    return state


def bring(state: State, player: PlayerId, cards: Brought) -> None:
    """Put a player's cards where they begin; missions and side decks are shuffled face down (1E-3.3/1, 1E-4.2/3).

    In a Q's Tent, at which its player may look, no order means anything (1E-G:qs-tent-side-deck/1).
    """
    piles = {"missions": cards.missions, "seed-deck": (*cards.seeds, *cards.sites), "deck": cards.deck}
    piles |= {pile: there for pile in (TACTICS, *SIDE_DECKS) if (there := getattr(cards, pile))}
    for role, definitions in piles.items():
        for definition in definitions:
            table.create(state, definition, player, player, role, face_up=False)
    for pile in ("missions", TACTICS, CONTINUUM, TRIBBLE_DECK):
        table.shuffle(state, player, pile)
    state.lists[player] = {role: tuple(sorted(definitions)) for role, definitions in piles.items()}
