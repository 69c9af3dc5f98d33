"""Positions in which offers are compared: games of all sorts, the tables of scenarios, and all of them perturbed."""

import random
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

from spaceline.cards.rulesets import ruleset
from spaceline.core import engine
from spaceline.core.state import State
from spaceline.editions import RULESETS, BroughtDecks, edition_of
from spaceline.lab.matches import ArenaMatch, seeded_players
from spaceline.lab.scenarios import load_scenario
from spaceline.lab.scenarios.running import positions as steps_of
from spaceline.lab.simulation import ready_to_play
from tests.contract import any_cards, first_any_cards
from tests.contract.first_midgame import Midgame, Whims
from tests.contract.offers.perturbing import perturbed

SCENARIOS = Path(__file__).resolve().parents[2] / "scenarios"
PLAYERS = ("random", "heuristic")
IN_MIDGAME = 120
"""So many answers are given from a position in full swing."""
PERTURBED = 3
"""So many perturbed copies are looked at beside a position."""

Position = tuple[str, State]
"""Where a position comes from, and the game."""


def names_of(edition: str) -> tuple[str, ...]:
    """The rulesets of an edition."""
    return tuple(name for name in RULESETS if edition_of(name).key == edition)


def games(edition: str, seed: int) -> Iterator[Position]:
    """Positions of games without end: ready decks and decks of any cards, by all rulesets and kinds of players."""
    for number in count(seed):
        rng = random.Random(number)
        name = rng.choice(names_of(edition))
        rules = ruleset(name)
        seats = 2 if edition == "first" or rng.random() < 0.7 else rng.choice((3, 4))
        if rng.random() < 0.5:
            ready = list(ready_to_play(rules).values())
            decks = [rng.choice(ready) for _ in range(seats)]
        else:
            decks = any_decks(edition, rules, rng, seats)
        players = [rng.choice(PLAYERS) for _ in range(seats)]
        match = ArenaMatch(edition_of(name).start(rules, decks, number), seeded_players(players, number))
        while match.step():
            yield f"{name}, game {number}, decision {match.decisions}", match.state


def any_decks(edition: str, rules, rng: random.Random, seats: int) -> list[BroughtDecks]:
    """Decks of any cards that can be played; half of the time all lay out the same missions."""
    module = first_any_cards if edition == "first" else any_cards
    decks = [module.any_deck(rules, rng) for _ in range(seats)]
    if rng.random() < 0.5:
        return decks
    cards = "seeds" if edition == "first" else "pile"
    return [type(deck)(decks[0].missions, getattr(deck, cards), deck.deck) for deck in decks]


def midgames(seed: int) -> Iterator[Position]:
    """Positions of First Edition in full swing, with invented cards, and what comes of them."""
    for number in count(seed):
        name = names_of("first")[number % 2]
        state, whims = Midgame(name, number).begin(), (Whims(number), Whims(number + 1))
        for decision in range(IN_MIDGAME):
            asked = engine.decision(state)
            if asked is None:
                break
            yield f"{name}, midgame {number}, decision {decision}", state
            engine.answer(state, whims[asked.player - 1].answer(state, asked))


def tables(edition: str, share: float, rng: random.Random) -> Iterator[Position]:
    """The tables of so large a share of the scenarios, before the first step and after each."""
    files = sorted((SCENARIOS / edition).rglob("*.yaml"))
    for file in rng.sample(files, round(share * len(files))):
        for step, at in steps_of(load_scenario(file)):
            yield f"{file.relative_to(SCENARIOS)}, step {step}", at.state


def with_perturbed(position: Position, edition: str, rng: random.Random) -> Iterator[Position]:
    """A position, and copies in which a few things are otherwise, where nothing is going on."""
    where, state = position
    yield position
    asked = engine.decision(state)
    if asked is None or asked.kind != "action" or len(state.frames) != 1:
        return
    for number in range(PERTURBED):
        yield f"{where}, perturbed {number}", perturbed(state, edition, rng)


def mixed(edition: str, seed: int, every: int) -> Iterator[Position]:
    """Positions of all sorts without end, one decision in so many of each game."""
    sources = [games(edition, seed)]
    if edition == "first":
        sources.append(midgames(seed))
    rng = random.Random(seed)
    while True:
        for source in sources:
            position = next(islice(source, rng.randrange(2 * every), None))
            yield from with_perturbed(position, edition, rng)


def all_tables(edition: str, seed: int, share: float = 1.0) -> Iterator[Position]:
    """The tables of so large a share of the scenarios, also perturbed."""
    rng = random.Random(seed)
    for position in tables(edition, share, rng):
        yield from with_perturbed(position, edition, rng)
