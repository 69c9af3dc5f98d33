"""The players and their personnel by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from spaceline.cli.play.seating import Seating
from spaceline.cli.terminal import AFFILIATIONS, DIM
from spaceline.core.data.leaves import TABLE, CardId, PlayerId
from spaceline.rules.second.data.frames import Turn
from spaceline.rules.second.words.scene import Scene

SEGMENTS = {"play_and_draw": "play and draw", "execute_orders": "orders", "discard_excess": "discards"}


class Cast:
    """Who plays, for the screen."""

    def __init__(self, seating: Seating) -> None:
        """Name the players after their decks."""
        self.seating = seating

    def name(self, scene: Scene, player: PlayerId) -> str:
        """``You (federation)``, ``Opponent (klingon)``, ``Player 3 (romulan)``."""
        name = scene.player(player).removeprefix("the ")
        return f"{name[:1].upper()}{name[1:]} ({self.seating.chair(player).deck})"

    def moment(self, scene: Scene) -> str:
        """Which turn it is, whose, and the part of it."""
        number = scene.mark(TABLE, "turns") + 1
        frame = scene.view.frames[0] if scene.view.frames else None
        if not isinstance(frame, Turn):
            return f"Turn {number}"
        whose = "your turn" if frame.player == scene.view.viewer else f"turn of {scene.player(frame.player)}"
        segment = SEGMENTS.get(frame.step)
        return f"Turn {number}, {whose}" + (f": {segment}" if segment else "")


def crew(scene: Scene, cards: Sequence[CardId]) -> Text:
    """Cards that are together: the unstopped first, then the stopped; those that cannot be read as a number."""
    ready = [card for card in cards if not scene.is_stopped(card)]
    stopped = [card for card in cards if scene.is_stopped(card)]
    line = tinted(scene, ready)
    if stopped:
        line.append("; stopped: " if ready else "stopped: ", DIM).append_text(tinted(scene, stopped))
    return line


def tinted(scene: Scene, cards: Sequence[CardId]) -> Text:
    """Names of cards in the colours of their affiliations, with the code where it is not plain from the others."""
    line = Text()
    read = [it for card in cards if (it := scene.definition(card)) is not None]
    for (title, affiliation), copies in Counter((it.title, it.facts.affiliation) for it in read).items():
        line.append(", " if line else "")
        line.append(f"{copies} × " if copies > 1 else "").append(title, AFFILIATIONS.get(affiliation, ""))
        line.append(f" {affiliation}" if affiliation else "", DIM)
    unread = len(cards) - len(read)
    if unread:
        line.append(", " if line else "").append(f"{unread} concealed")
    return line


def names_of(scene: Scene, cards: Sequence[CardId]) -> str:
    """Cards by their names."""
    return scene.listed([scene.cards[card].definition if card in scene.cards else "" for card in cards])
