"""The game with what a viewer cannot read in play left blank, from position to position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from spaceline.core.caching import no_caches
from spaceline.core.data.leaves import COPIED, HOLDERS, CardId, Lasting
from spaceline.core.state import State


class Knowing:
    """What a viewer knows of a game, made anew for each position.

    Of what was worked out from it that is kept which depends on nothing that has changed in the game since: as in
    copies of a game, as long as the same cards are hidden.
    """

    __slots__ = ("hidden", "kept_then", "known")

    def __init__(self) -> None:
        """Nothing has been asked for yet."""
        self.hidden: list[CardId] = []
        self.known: State | None = None
        self.kept_then: dict[int, dict[Any, Any]] = {}
        """What was kept of the game itself as this was made, by group of functions."""

    def of(self, state: State, hidden: list[CardId]) -> State:
        """The game with these cards blank; not to be written to."""
        known = blanked(state, hidden)
        if self.known is not None and hidden == self.hidden:
            now = state.caches
            for group, kept in self.known.caches.items():
                then = self.kept_then.get(group)
                if then is not None and now.get(group) is then:
                    known.caches[group] = kept
        self.known, self.hidden, self.kept_then = known, hidden, dict(state.caches)
        return known


def blanked(state: State, hidden: list[CardId]) -> State:
    """A copy of the game in which some cards in play are blank, and have copied nothing."""
    known, unread = state.clone(), state.ruleset.unread
    known.caches = no_caches()
    known.lasting = tuple(unless_known(effect, set(hidden).__contains__) for effect in state.lasting)
    known.cards.update((card, replace(state.cards[card], definition=unread)) for card in hidden)
    return known


def unless_known(effect: Lasting, is_hidden: Callable[[CardId], bool]) -> Lasting:
    """An effect without what it copied, where all cards that have it are hidden."""
    numbers = {name: it for name, it in effect.numbers.items() if not name.startswith(COPIED)}
    is_known = len(numbers) == len(effect.numbers) or not all(map(is_hidden, effect.cards.get(HOLDERS, ())))
    return effect if is_known else replace(effect, numbers=numbers)
