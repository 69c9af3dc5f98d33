"""What happens in the Objectives variant, where it is told otherwise than in Second Edition."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from spaceline.core.data.leaves import CardId
from spaceline.core.data.seen import SeenEvent
from spaceline.presentation.scene import Scene
from spaceline.presentation.telling import done_by, done_to, use as used
from spaceline.rules.objectives.facts import OBJECTIVE

SHIP, LOCATION = "ship", "mission"


def ships_of(scene: Scene, event: SeenEvent) -> list[CardId]:
    """The ships among the cards of an event."""
    return [card for card in event.cards if (it := scene.definition(card)) is not None and it.type == SHIP]


def engagement(scene: Scene, event: SeenEvent) -> str:
    """Which ships attack which; who is aboard them need not be told."""
    ships = ships_of(scene, event)
    own = [scene.name(card) for card in ships if scene.cards[card].controller == event.player]
    others = [scene.name(card) for card in ships if scene.cards[card].controller != event.player]
    who, subject = scene.player(event.player), "you" if event.player == scene.view.viewer else "other"
    return scene.words.say(
        f"engagement.{subject}",
        Who=who[:1].upper() + who[1:],
        own=scene.words.listed(own, "and"),
        others=scene.words.listed(others, "and"),
    )


def win(scene: Scene, event: SeenEvent) -> str:
    """Who wins with which ships, whoever is aboard them; a combat is won by personnel."""
    ships = ships_of(scene, event)
    kept = [at for at, card in enumerate(event.cards) if card in ships]
    if not kept:
        return done_by(scene, event, "win-battle")
    return done_by(scene, of(event, kept), "win-battle")


def of(event: SeenEvent, kept: Sequence[int]) -> SeenEvent:
    """An event with some of its cards only."""
    return replace(event, definitions=tuple(event.definitions[at] for at in kept), count=len(kept))


def complete(scene: Scene, event: SeenEvent) -> str | None:
    """An objective is completed; that its location is, for texts that speak of missions, is not told."""
    types = {scene.pool[id].type for id in event.definitions if id in scene.pool}
    return done_by(scene, event, "complete") if OBJECTIVE in types else None


def use(scene: Scene, event: SeenEvent) -> str | None:
    """Who meets what; a location asks for nothing, so that what is met there is what the objective asks for."""
    source = scene.definition(event.source)
    is_attempt = source is not None and source.type == LOCATION and event.detail != "text"
    return done_to(scene, event, "use-for", "objective") if is_attempt else used(scene, event)
