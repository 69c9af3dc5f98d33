"""Games of sensible players, seen by everybody now and then: for tests of what is sent to browsers."""

from collections.abc import Iterator
from functools import cache

from spaceline.cards.rulesets import ruleset
from spaceline.core import engine
from spaceline.core.sampling import sample
from spaceline.core.state import State
from spaceline.core.view import view
from spaceline.editions import edition_of
from spaceline.lab.simulation import ready_to_play
from spaceline.players.registry import make_player
from spaceline.players.seat import Seat
from spaceline.presentation import Scene, scene_of
from tests.contract import first, second

RULESETS = ("2e-cta2003", "1e-modern")
LONGEST = 1_500
BROUGHT = {"1e-modern": ("federation", "klingon")}
"""With which decks these games are played, where it is not with all in their order."""


def positions(name: str, seed: int, every: int, players: int = 2) -> Iterator[State]:
    """Every so many positions of a game, the last one too."""
    rules = ruleset(name)
    ready = ready_to_play(rules)
    decks = [ready[name] for name in BROUGHT.get(name, ready)]
    state = edition_of(name).start(rules, [decks[at % len(decks)] for at in range(players)], seed)
    minds = {player: make_player("heuristic", seed * 31 + player) for player in state.players}
    for number in range(LONGEST):
        asked = engine.decision(state)
        if number % every == 0 or asked is None:
            yield state
        if asked is None:
            return
        seat = Seat(state, asked.player)
        seat.give(minds[asked.player].choose(seat))


@cache
def kept(name: str, seed: int, every: int, players: int = 2) -> tuple[State, ...]:
    """The same, to be looked at by several tests."""
    return tuple(state.clone() for state in positions(name, seed, every, players))


def scene(state: State, viewer: int) -> Scene:
    """What a viewer sees."""
    return scene_of(view(state, viewer), state.ruleset.definitions)


def twin(state: State, viewer: int, seed: int) -> State:
    """Another game in which the viewer might be."""
    is_first = state.ruleset.name.startswith("1e")
    pools = first.pools() if is_first else second.pools(state.ruleset.name)
    return sample(state.ruleset, view(state, viewer), seed, pools, first.kind if is_first else second.kind)
