"""What each player at the keyboard was told, line by line, with the position at which it happened."""

from __future__ import annotations

from collections.abc import Iterable

from spaceline.core.data.changes import Event
from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.seen import View
from spaceline.core.state import State
from spaceline.core.view import seen_event
from spaceline.rules.second.words.scene import Scene
from spaceline.rules.second.words.telling import SILENT, told


class Story:
    """The log of a game as its players read it."""

    def __init__(self, lines: dict[int, list[tuple[int, str]]] | None = None) -> None:
        """Begin empty, or with lines from a saved game."""
        self.lines: dict[PlayerId, list[tuple[int, str]]] = lines or {}
        """By player: the number of answers after which it happened, and the sentence."""
        self.told: dict[PlayerId, int] = {player: len(found) for player, found in self.lines.items()}
        """How many lines each player has been shown."""

    def note(self, state: State, view: View, events: Iterable[Event], answers: int) -> None:
        """Put in words what a player saw."""
        scene = Scene(view, state.ruleset.definitions)
        lines = self.lines.setdefault(view.viewer, [])
        for event in events:
            seen = seen_event(state, event, view.viewer)
            text = None if seen is None or seen.verb in SILENT else told(scene, seen)
            if text:
                lines.append((answers, text))

    def news(self, player: PlayerId) -> list[str]:
        """What a player has not been shown yet."""
        lines = self.lines.get(player, [])
        fresh = [text for _, text in lines[self.told.get(player, 0) :]]
        self.told[player] = len(lines)
        return fresh

    def all_of(self, player: PlayerId) -> list[str]:
        """All that a player was told."""
        return [text for _, text in self.lines.get(player, [])]

    def go_back(self, answers: int) -> None:
        """Forget what happened after so many answers."""
        for player, lines in self.lines.items():
            kept = [line for line in lines if line[0] <= answers]
            self.lines[player] = kept
            self.told[player] = min(self.told.get(player, 0), len(kept))
