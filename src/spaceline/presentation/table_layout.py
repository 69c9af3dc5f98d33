"""What an edition brings for the table, beside its words: where things lie and what has befallen them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from spaceline.core.data.leaves import CardId, EntityId, PlaceId, PlayerId
from spaceline.presentation.model.table import Counter, PlaceHere, Row, Status
from spaceline.presentation.scene import Scene


@dataclass(frozen=True)
class TableLayout:
    """How one edition lies on the table.

    Rows, places and labels of zones are functions of what missions lie where, and of what is kept of these and of the
    places: they are worked out again only when that has changed.
    """

    rows: Callable[[Scene], tuple[Row, ...]]
    """The places side by side, in the order in which the viewer sees them."""
    place: Callable[[Scene, PlaceId], PlaceHere]
    zone: Callable[[Scene, EntityId, str], str]
    """What players call the cards that lie with a parent in a role."""
    counters: Callable[[Scene, PlayerId], tuple[Counter, ...]]
    statuses: Callable[[Scene, CardId], tuple[Status, ...]]
    """What has befallen a card; it is asked only of cards that ``Scene.befallen`` names."""
    held: Callable[[Scene, str], Sequence[CardId]]
    """The cards in a zone of the viewer that nobody else can read, in the order in which players hold them."""
    holding: Callable[[Scene], str]
    """The zone from which the viewer chooses cards now."""
    lent: Callable[[Scene], Sequence[CardId]]
    """Cards elsewhere that the viewer can play as if they were in the hand."""
    choosing: Collection[str]
    """The parts of a game in which players choose from what they hold."""
    piles: Sequence[str]
    """The zones of a player of which only the number of cards is told, in that order."""
    strengths: Sequence[str] = ()
    """Attributes of ships that must be known at any time, since any ship may be attacked."""


def in_order(scene: Scene) -> list[PlayerId]:
    """The players, the viewer first."""
    players = scene.view.players
    at = players.index(scene.view.viewer) if scene.view.viewer in players else 0
    return [*players[at:], *players[:at]]


def counter(scene: Scene, name: str, value: int) -> Counter:
    """A number before a player, with its word."""
    key = f"counter.{name}.one"
    return Counter(
        name, scene.words.say(key if value == 1 and key in scene.words.templates else f"counter.{name}"), value
    )


def range_left(scene: Scene, ship: CardId, whole: int) -> tuple[Status, ...]:
    """The Range that a ship has left, once it has used some."""
    used = scene.mark(ship, "range-used")
    if not used:
        return ()
    left = max(0, whole - used)
    return (Status("range", scene.words.say("status.range", left=left, whole=whole), left),)
