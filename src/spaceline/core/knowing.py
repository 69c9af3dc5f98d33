"""The game as one viewer knows it, from position to position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.core.view import blanked, hidden_in_play


class Knowing:
    """What a viewer knows of a game, made anew for each position.

    Of what was worked out from it that is kept which depends on nothing that has changed in the game since: as in
    copies of a game, as long as the same cards are hidden.
    """

    def __init__(self, viewer: PlayerId) -> None:
        """Nothing has been asked for yet."""
        self.viewer = viewer
        self.hidden: list[CardId] = []
        self.known: State | None = None
        self.kept_then: dict[int, dict[Any, Any]] = {}
        """What was kept of the game itself as this was made, by group of functions."""

    def of(self, state: State, face_down: Sequence[CardId] | None = None) -> State:
        """The game with all that the viewer cannot read in play blank, or the game itself; not to be written to.

        ``face_down`` is what ``State.face_down`` gives, where somebody has it.
        """
        hidden = hidden_in_play(state, self.viewer, face_down) if state.ruleset.unread else []
        if not hidden:
            self.known = None
            return state
        known = blanked(state, hidden)
        if self.known is not None and hidden == self.hidden:
            now = state.caches
            for group, kept in self.known.caches.items():
                then = self.kept_then.get(group)
                if then is not None and now.get(group) is then:
                    known.caches[group] = kept
        self.known, self.hidden, self.kept_then = known, hidden, dict(state.caches)
        return known
