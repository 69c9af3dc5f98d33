"""What each viewer was told, line by line, with the position at which it happened."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile

import msgspec

from spaceline.core.data.changes import UNTOLD, Event
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.data.seen import SeenEvent
from spaceline.core.recording.packed_log import PackedLog
from spaceline.core.state import State
from spaceline.core.view import seen_event, zone_seen_by
from spaceline.presentation import Scene, told
from spaceline.presentation.model.log import LogLine

OF_CHANCE = ("select", "shuffle")
"""Events by which a player sees that chance has decided something."""


class LoggedLine(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One sentence of the log. What a viewer may be sent of it is its place in the log, not ``answers``."""

    answers: int
    """The number of answers after which it happened: known to the table only, for it counts those nobody saw."""
    verb: str
    text: str
    cards: tuple[CardId, ...] = ()
    """The cards that it is about, in the viewer's numbers."""
    faces: tuple[str, ...] = ()
    """Their definitions, empty for one that the viewer could not read."""
    is_passed: bool = False
    """Whether it tells that something was answered for the viewer by a remembered answer."""
    player: PlayerId = 0
    """Who did it."""
    amount: int = 0

    def at(self, place: int) -> LogLine:
        """The line as its viewer is shown it, by its place in the log; by that going back names it."""
        return LogLine(place, self.verb, self.text, self.cards, self.faces, self.is_passed)


class Story:
    """The log of a game as its viewers read it."""

    def __init__(self, lines: dict[PlayerId, list[LoggedLine]] | None = None) -> None:
        """Begin empty, or with lines from a saved game."""
        self.lines = {player: PackedLog[LoggedLine](LoggedLine, found) for player, found in (lines or {}).items()}
        self.shown: dict[PlayerId, int] = {player: len(found) for player, found in self.lines.items()}
        """How many lines each viewer has been shown."""
        self.hands: dict[PlayerId, tuple[CardId, ...]] = {}
        self.cuts: dict[PlayerId, int] = {}
        """By viewer: from which line on the log was taken back, until that is told."""

    def note(
        self, viewer: PlayerId, look: Callable[[], Scene], state: State, events: Iterable[Event], answers: int
    ) -> tuple[SeenEvent, ...]:
        """Put in words what a viewer saw; returns the events as they were seen.

        ``look`` gives what the viewer sees; who was told of nothing need not look.
        """
        cards = self.gained(state, viewer)
        witnessed = [seen for event in events if (seen := seen_event(state, event, viewer)) is not None]
        self.add(viewer, *(lines_about(look(), witnessed, cards, answers) if witnessed or cards else ()))
        return tuple(witnessed)

    def add(self, viewer: PlayerId, *lines: LoggedLine) -> None:
        """Tell one viewer something, which may be no event of the game."""
        self.lines.setdefault(viewer, PackedLog(LoggedLine)).extend(lines)

    def add_once(self, viewer: PlayerId, line: LoggedLine) -> None:
        """Tell one viewer something, unless the log says so already of the position where it ends."""
        here = takewhile(lambda it: it.answers == line.answers, reversed(self.of(viewer)))
        if all(it.text != line.text for it in here):
            self.add(viewer, line)

    def gained(self, state: State, viewer: PlayerId) -> list[CardId]:
        """The cards that have come into the viewer's hand since the last look at it."""
        now = zone_seen_by(state, viewer, viewer, "hand")
        before = self.hands.get(viewer, ())
        self.hands[viewer] = now
        return [card for card in now if card not in before]

    def look(self, state: State, viewer: PlayerId) -> None:
        """Remember a player's hand, so that it is known later what has come into it."""
        self.gained(state, viewer)

    def news(self, player: PlayerId) -> Sequence[LoggedLine]:
        """What a viewer has not been shown yet."""
        lines = self.of(player)
        fresh = lines[self.shown.get(player, 0) :]
        self.shown[player] = len(lines)
        return fresh

    def of(self, player: PlayerId) -> Sequence[LoggedLine]:
        """All that a viewer was told."""
        return self.lines.get(player, ())

    def chance_since(self, player: PlayerId, answers: int) -> bool:
        """Whether the viewer has seen chance decide something after so many answers."""
        since = takewhile(lambda line: line.answers > answers, reversed(self.of(player)))
        return any(line.verb in OF_CHANCE for line in since)

    def faces_since(self, player: PlayerId, answers: int) -> set[tuple[CardId, str]]:
        """The cards that the viewer has read about after so many answers, with what they were seen to be."""
        since = takewhile(lambda line: line.answers > answers, reversed(self.of(player)))
        return {seen for line in since for seen in zip(line.cards, line.faces, strict=False) if seen[1]}

    def go_back(self, answers: int) -> None:
        """Forget what happened after so many answers."""
        for player, lines in self.lines.items():
            lines.cut(bisect_right(lines, answers, key=lambda line: line.answers))
            self.cuts[player] = min(self.cuts.get(player, len(lines)), len(lines))
            self.shown[player] = min(self.shown.get(player, 0), len(lines))

    def cut_of(self, player: PlayerId) -> int | None:
        """From which line on a viewer's log has been taken back since that was asked last; None for not at all."""
        return self.cuts.pop(player, None)


def lines_about(
    scene: Scene, witnessed: Iterable[SeenEvent], new: Iterable[CardId], answers: int
) -> Iterator[LoggedLine]:
    """What a viewer saw, and the cards that came into the own hand, as it stands in the log."""
    viewer, came = scene.view.viewer, tuple(new)
    faces = tuple(scene.cards[card].definition for card in came)
    gained = scene.listed(faces)
    for seen in witnessed:
        if seen.verb in scene.own.silent or seen.verb in UNTOLD:
            continue
        if seen.verb == "draw" and seen.player == viewer:
            if gained:
                drawn = scene.words.say("drawn.you", cards=gained)
                yield LoggedLine(answers, seen.verb, drawn, came, faces, player=viewer, amount=seen.amount)
            gained = ""
        elif text := told(scene, seen):
            yield LoggedLine(
                answers, seen.verb, text, seen.cards, seen.definitions, player=seen.player, amount=seen.amount
            )
    if gained:
        yield LoggedLine(answers, "draw", scene.words.say("gained.you", cards=gained), came, faces)
