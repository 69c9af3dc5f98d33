"""Games between people of all sorts, each with what it takes to play it again."""

import random
from collections.abc import Iterator
from itertools import count

import msgspec

from spaceline.cards.rulesets import ruleset
from spaceline.core import engine
from spaceline.core.data.leaves import PlayerId
from spaceline.core.recording.session import Session
from spaceline.core.state import State
from spaceline.editions import edition_of
from spaceline.hosting.game import HostedGame
from spaceline.hosting.recorded import KeptAnswer
from spaceline.hosting.seating import PERSON, Chair, Seating
from spaceline.lab.matches import seeded_players
from spaceline.lab.simulation import ready_to_play
from tests.contract.first_midgame import Midgame, Whims
from tests.contract.offers.positions import any_decks

WHIMS = "whims"
PLAYERS = ("random", "heuristic", WHIMS)
LONGEST = 600
"""So many answers of one game are enough."""
IN_SWING = 120
"""So many are given from a position in full swing."""


def beginning(name: str, rng: random.Random, seed: int) -> State:
    """A game of a ruleset at its first decision, with ready decks or with decks of any cards."""
    rules, edition = ruleset(name), edition_of(name)
    seats = 2 if edition.key == "first" or rng.random() < 0.7 else rng.choice((3, 4))
    if edition.key == "objectives" or rng.random() < 0.5:
        ready = list(ready_to_play(rules).values())
        decks = [rng.choice(ready) for _ in range(seats)]
    else:
        decks = any_decks(edition.key, rules, rng, seats)
    return edition.start(rules, decks, seed)


def hosted(state: State) -> HostedGame:
    """The game with people at it, who have answered nothing yet."""
    session = Session(state, engine_version="test", definitions="test")
    return HostedGame(session, Seating(tuple(Chair(PERSON, "deck") for _ in state.players), 1))


class Person:
    """Somebody who plays sensibly, or anyhow, or likes some kinds of answers more than others."""

    def __init__(self, kind: str, seed: int) -> None:
        """Sit down."""
        self.whims = Whims(seed) if kind == WHIMS else None
        self.mind = None if self.whims else seeded_players([kind], seed)[0]

    def answer(self, game: HostedGame, player: PlayerId) -> None:
        """Answer what is asked."""
        asked = engine.decision(game.session.state)
        if self.whims is None or asked is None:
            game.answer(player, self.mind.choose(game.seat(player)))
        else:
            game.answer(player, KeptAnswer(self.whims.answer(game.session.state, asked)))


class Played(msgspec.Struct):
    """A game as it is being played."""

    name: str
    game: HostedGame
    people: list[Person]
    longest: int

    def answers(self) -> Iterator[PlayerId]:
        """Let the game be played; who has just answered, after each answer."""
        for _ in range(self.longest):
            player = self.game.asked
            if not player:
                return
            self.people[player - 1].answer(self.game, player)
            yield player


def games(name: str, seed: int) -> Iterator[Played]:
    """Games of a ruleset without end; every third of First Edition begins in full swing."""
    for number in count(seed):
        rng = random.Random(f"{name} {number}")
        in_swing = edition_of(name).key == "first" and number % 3 == 0
        state = Midgame(name, number).begin() if in_swing else beginning(name, rng, number)
        people = [Person(rng.choice(PLAYERS), number * 31 + player) for player in state.players]
        kind = "in full swing" if in_swing else "from the start"
        yield Played(f"{name} {number}, {kind}", hosted(state), people, IN_SWING if in_swing else LONGEST)
