"""Why not: what a player cannot do now, with the reason and the clause."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from rich.console import Console
from rich.table import Table

from spaceline.cli.play.hand import hand_cards
from spaceline.cli.play.table import places_of
from spaceline.cli.terminal import DIM, TITLE, heading, styled
from spaceline.core.data.decisions import Decision, Option
from spaceline.core.data.leaves import CardId, PlaceId
from spaceline.effects.nodes.abilities import Order
from spaceline.players.seat import Seat
from spaceline.rules.clauses import load
from spaceline.rules.second.words.scene import Scene

VERBS = {
    "play": "Play",
    "attempt": "Attempt",
    "move": "Move",
    "beam": "Beam from",
    "order": "Use the order of",
    "draw": "Draw a card",
    "end-play": "Go on to the orders",
    "end-orders": "End the turn",
}
SEGMENT_ENDS = ("draw", "end-play")
AT_A_PLACE = ("personnel", "ship", "equipment")


class Obstacle(msgspec.Struct, frozen=True):
    """Something that cannot be done, and the rule in its way."""

    what: str
    sentence: str
    clause: str


def obstacles(scene: Scene, seat: Seat, decision: Decision) -> list[Obstacle]:
    """What the player cannot do now; what is refused for the same reason stands together."""
    if decision.kind != "action":
        return []
    refused: dict[tuple[str, str, str], dict[str, list[str]]] = {}
    for option in candidates(scene):
        if option in decision.options:
            continue
        refusal = seat.why_not(option)
        if refusal is not None and not (option.kind in SEGMENT_ENDS and refusal.reason == "wrong-segment"):
            key = (option.kind, refusal.sentence, refusal.clause)
            targets = refused.setdefault(key, {}).setdefault(scene.name(option.card) if option.card else "", [])
            if option.kind == "move":
                targets.append(scene.name(option.target))
    return [
        Obstacle(what_is_refused(kind, cards, sentence), sentence, clause)
        for (kind, sentence, clause), cards in refused.items()
    ]


def what_is_refused(kind: str, cards: dict[str, list[str]], sentence: str) -> str:
    """What is refused for one reason: ``Move U.S.S. Sutherland to Earth, Cure Blight``."""
    parts = []
    for name, targets in cards.items():
        some = bool(targets) and "Range" in sentence
        parts.append(f"{name} to {', '.join(targets)}" if some else name)
    return f"{VERBS.get(kind, kind)} {'; '.join(parts)}".strip()


def candidates(scene: Scene) -> Iterator[Option]:
    """The actions that a player could think of: with the hand, the missions, the ships, the texts in play."""
    viewer = scene.view.viewer
    homes = [place for place in places_of(scene, viewer) if kind_of(scene, place) == "headquarters"]
    for card in hand_cards(scene):
        it = scene.definition(card)
        if it is not None:
            yield Option("play", card, homes[0] if it.type in AT_A_PLACE and homes else viewer)
    yield from (Option("draw"), Option("end-play"))
    yield from attempts(scene)
    for ship in own_ships(scene):
        there = scene.place(ship)
        yield from (Option("move", ship, place) for place in sorted(scene.view.places) if place != there)
        if kind_of(scene, there) != "space":
            yield from (Option("beam", ship, there), Option("beam", there, ship))
    for card in sorted(scene.cards):
        it = scene.definition(card)
        if it is None or scene.cards[card].controller != viewer or scene.cards[card].role == "hand":
            continue
        yield from (Option("order", card, detail=str(at)) for at, _ in it.of_kind(Order))


def attempts(scene: Scene) -> Iterator[Option]:
    """Attempts at the viewer's missions that are not completed, with every ship there or from the planet."""
    viewer = scene.view.viewer
    for place in places_of(scene, viewer):
        kind = kind_of(scene, place)
        for mission in scene.zone(place, "mission"):
            if scene.cards[mission].owner != viewer or kind == "headquarters" or scene.mark(mission, "completed"):
                continue
            ships = scene.controlled(scene.zone(place, "orbit"), viewer) if kind == "space" else ()
            yield from (Option("attempt", mission, target) for target in ships or (place,))


def own_ships(scene: Scene) -> list[CardId]:
    """The viewer's ships."""
    viewer = scene.view.viewer
    return [card.id for card in scene.view.cards if card.role == "orbit" and card.controller == viewer]


def kind_of(scene: Scene, place: PlaceId) -> str:
    """``planet``, ``space`` or ``headquarters``."""
    mission = scene.mission(place)
    return mission.facts.kind if mission else ""


def print_obstacles(out: Console, found: list[Obstacle], words: str, decision: Decision) -> None:
    """Print what cannot be done, a number each; with a number or words, those only, and the clause in full."""
    heading(out, "What you cannot do now")
    if decision.kind != "action":
        clause = f" [{decision.clause}]" if decision.clause else ""
        out.print(f"  First the question above must be answered.{clause}")
        return
    shown = 0
    for number, it in enumerate(found, 1):
        if words and words != str(number) and words.casefold() not in it.what.casefold():
            continue
        shown += 1
        print_obstacle(out, number, it, in_full=bool(words))
    if not shown:
        out.print(f"  Nothing that fits {words!r} is refused." if words else "  Nothing is refused.")
    elif not words:
        out.print("  w and a number, or words, shows the rule", style=DIM)


def print_obstacle(out: Console, number: int, it: Obstacle, *, in_full: bool) -> None:
    """Print one thing that cannot be done."""
    clause = f" [{it.clause}]" if it.clause else ""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", min_width=4, style=DIM)
    grid.add_row(str(number), styled(it.what, TITLE))
    grid.add_row("", styled(it.sentence).append(clause, DIM))
    if in_full and it.clause and it.clause in load():
        grid.add_row("", styled(load().get(it.clause).rule, DIM))
    out.print(grid)
