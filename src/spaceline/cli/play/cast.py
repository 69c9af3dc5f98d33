"""The players and their personnel by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.text import Text

from spaceline.cli.play.seating import Seating
from spaceline.cli.terminal import AFFILIATIONS, DIM, styled
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
        return f"{name[:1].upper()}{name[1:]} ({self.seating.chair(player).deck_name})"

    def moment(self, scene: Scene) -> str:
        """Which turn it is, whose, and the part of it."""
        number = scene.mark(TABLE, "turns") + 1
        frame = scene.view.frames[0] if scene.view.frames else None
        if not isinstance(frame, Turn):
            return f"Turn {number}"
        whose = "your turn" if frame.player == scene.view.viewer else f"turn of {scene.player(frame.player)}"
        segment = SEGMENTS.get(frame.step)
        counters = scene.mark(frame.player, "counters")
        left = f", {counters} counters" if counters else ""
        return f"Turn {number}, {whose}" + (f": {segment}{left}" if segment else "")


def crew(scene: Scene, cards: Sequence[CardId]) -> Iterator[Text]:
    """Cards that are together: the unstopped first, then the stopped; those that cannot be read as a number."""
    ready = [card for card in cards if not scene.is_stopped(card)]
    stopped = [card for card in cards if scene.is_stopped(card)]
    yield from tinted(scene, ready, "; " if stopped else "")
    if stopped:
        yield styled("stopped: ", DIM)
        yield from tinted(scene, stopped, "")


def tinted(scene: Scene, cards: Sequence[CardId], end: str) -> Iterator[Text]:
    """Names of cards, each affiliation in its colour behind its code: ``Fed Lopez, 2 × Rixx · NA Togaran``."""
    read = [it for card in cards if (it := scene.definition(card)) is not None]
    unread = len(cards) - len(read)
    copies = Counter((it.facts.affiliation, it.title) for it in read)
    names = sorted(copies, key=lambda name: (not name[0], name[0]))
    for at, (affiliation, title) in enumerate(names):
        part = Text()
        if at == 0 or names[at - 1][0] != affiliation:
            part.append(f"{affiliation} " if affiliation else "", DIM)
        part.append(f"{copies[affiliation, title]} × " if copies[affiliation, title] > 1 else "")
        part.append(title, AFFILIATIONS.get(affiliation, ""))
        following = names[at + 1][0] if at + 1 < len(names) else None
        last = " · " if unread else end
        part.append(last if following is None else ", " if following == affiliation else " · ", DIM)
        yield part
    if unread:
        yield styled(f"{unread} concealed").append(end, DIM)


def names_of(scene: Scene, cards: Sequence[CardId]) -> str:
    """Cards by their names."""
    return scene.listed([scene.cards[card].definition if card in scene.cards else "" for card in cards])
