"""Games of any edition played to their end under the contract."""

from collections.abc import Callable, Mapping, Sequence
from itertools import cycle
from typing import Any

from spaceline.core import engine, modifiers, view
from spaceline.core.sampling import FaceGuess, Pools
from spaceline.core.state import State
from spaceline.lab.matches import ArenaMatch, seeded_players
from spaceline.lab.simulation import Pairing
from tests.contract.checks import contract

Reads = Mapping[str, Callable[[Any], object]]
"""Values that rules ask for on their own, by name, and how each is read off the values of a card."""


class Unknown:
    """A text of which nothing is known but what it does: it may look at everything and change everything."""

    asks = looks = alters = frozenset(("anything",))

    def __init__(self, text):
        self.text = text

    def __getattr__(self, name):
        return getattr(self.text, name)


def values_are_those_found_without_short_cuts(state: State, reads: Reads) -> None:
    """What is remembered of the values is what comes out when all of it is worked out anew."""
    remembered = modifiers.current_values(state)
    anew = state.clone()
    anew.caches.clear()
    texts = [Unknown(text) for text in anew.ruleset.continuous(anew)]
    found, contested = modifiers.evaluate(anew, texts, modifiers.still_needed(anew, texts))
    for card in state.cards:
        assert remembered.of(card) == found.of(card), f"the values of {state.definition(card).name} are not up to date"
    assert modifiers.conflict(state) == contested
    assert not contested or state.ruleset.may_be_contested(state), "texts contradict each other that never could"
    for name, read in reads.items():
        alone = state.clone()
        alone.caches.clear()
        look = modifiers.values_for(alone, frozenset((name,)))
        for card in state.cards:
            assert read(look(card)) == read(found.of(card)), f"{name} of {state.definition(card).name} depends on more"


def nothing_stale_is_offered(state: State) -> None:
    """What is asked is what would be asked if nothing were remembered."""
    anew = state.clone()
    anew.caches.clear()
    assert engine.decision(anew) == engine.decision(state)


def whoever_is_asked_can_name_what_is_offered(state: State) -> None:
    """No card is offered to choose that the player could not tell from another."""
    asked = engine.decision(state)
    if asked is not None:
        seen = view.seen_decision(state, asked.player)
        cards = seen.selection.cards if seen.selection else ()
        assert all(cards), f"cards without a name are offered: {asked}"
        assert len(set(seen.options)) == len(asked.options), f"options that look alike are offered: {asked}"


def play_on(
    state: State,
    players: Sequence[str],
    seed: int,
    *,
    full_every: int,
    between: int = 1,
    pools: Pools,
    kind: FaceGuess,
    reads: Reads,
) -> ArenaMatch:
    """Play a game to its end; all checks at one decision in ``full_every``, the cheap ones at one in ``between``.

    At ``between=0`` nothing is looked at between the former. Of the values that rules ask for on their own one is
    looked at, another each time.
    """
    alone = cycle(reads.items())
    match = ArenaMatch(state, seeded_players(players, seed))
    going = True
    while going:
        number = match.decisions + seed
        full = number % full_every == 0
        if full or (between and number % between == 0):
            values_are_those_found_without_short_cuts(match.state, dict([next(alone)]))
            nothing_stale_is_offered(match.state)
            whoever_is_asked_can_name_what_is_offered(match.state)
            contract(match.state, pools, kind, full=full, seed=match.decisions)
        going = match.step()
    assert match.state.result is not None
    return match


def failures(games: Sequence[Pairing], play: Callable[[Pairing], ArenaMatch]) -> list[str]:
    """What went wrong in games, with what it takes to see each of them again."""
    found = []
    for game in games:
        try:
            play(game)
        except Exception as problem:  # noqa: BLE001 - every failure of the contract is reported with its game
            found.append(f"{game}: {type(problem).__name__}: {str(problem)[:400]}")
    return found
