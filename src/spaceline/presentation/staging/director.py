"""What happens, picture by picture: made of the events that a viewer saw, and of the view after them.

It goes on where the viewer was left in the middle of an attempt or a battle. Nothing is told here that no event or view
tells the viewer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from spaceline.core.data.changes import UNTOLD
from spaceline.core.data.leaves import FIRST_CARD, FIRST_PLACE, CardId, EntityId
from spaceline.core.data.seen import SeenEvent
from spaceline.presentation.model.stage import Actor, Shot
from spaceline.presentation.scene import Scene
from spaceline.presentation.telling import told

FATES = {
    "stop": "stopped",
    "kill": "killed",
    "capture": "captured",
    "select": "chosen",
    "unstop": "",
    "destroy": "killed",
    "disable": "stopped",
    "stun": "stopped",
    "wound": "killed",
    "damage": "hit",
    "afflict": "hit",
    "hold": "stopped",
    "relocate": "gone",
    "remove": "gone",
}
"""By verb: what becomes of the cards that take part."""
LASTING = ("stopped", "killed", "captured", "gone")
"""Fates that stay for the rest of an attempt."""
SCORES = ("score", "bonus")


class Director:
    """Makes pictures of events, one after another."""

    def __init__(self, scene: Scene, deeds: Deeds, before: Shot | None = None) -> None:
        """Go on from the picture that stood before, where something was in progress."""
        self.scene, self.deeds = scene, deeds
        self.now: Shot | None = before
        self.below: Shot | None = None
        """What a battle is a part of."""
        self.to_come: SeenEvent | None = None
        """Who takes part in an attempt that is told next."""
        self.shots: list[Shot] = []
        self.following: Sequence[SeenEvent] = ()

    def shoot(self, events: Sequence[SeenEvent]) -> tuple[Shot, ...]:
        """The pictures of these events."""
        for at, event in enumerate(events):
            self.following = events[at + 1 :]
            deed = self.deeds.get(event.verb)
            if deed is not None:
                deed(self, event)
            elif event.verb not in self.scene.own.silent and event.verb not in UNTOLD:
                self.tell(event)
        return tuple(self.shots)

    def show(self, event: SeenEvent, said: str = "", **changes: Any) -> None:
        """Another picture of what is in progress."""
        assert self.now is not None
        said = said or told(self.scene, event) or ""
        self.now = replace(self.now, verb=event.verb, text=said, **changes)
        self.shots.append(self.now)

    def amend(self, **changes: Any) -> None:
        """More in the picture that is there, by what is no moment of its own."""
        assert self.now is not None
        shown = self.shots[-1:] == [self.now]
        self.now = replace(self.now, **changes)
        if shown:
            self.shots[-1] = self.now

    def tell(self, event: SeenEvent) -> None:
        """Whatever has no picture of its own: a sentence on the stage, or the card that it is about."""
        text = told(self.scene, event)
        if not text:
            return
        fate = FATES.get(event.verb)
        if self.now is not None:
            fated = self.fated(event, fate) if fate is not None else {}
            self.show(event, text, points=0, **fated)
            return
        at = next((at for at, id in enumerate(event.definitions) if id), 0)
        self.shots.append(
            Shot(
                kind="card",
                verb=event.verb,
                text=text,
                player=event.player,
                where=self.where(event),
                card=event.cards[at] if event.cards else 0,
                face=event.definitions[at] if event.definitions else "",
                points=event.amount if event.verb in SCORES else 0,
            )
        )

    def where(self, event: SeenEvent) -> EntityId:
        """The place where something happens."""
        for entity in (event.to, *event.cards[:1], event.source):
            if FIRST_PLACE <= entity < FIRST_CARD:
                return entity
            if entity >= FIRST_CARD and (place := self.scene.place(entity)):
                return place
        return 0

    def actor(self, card: CardId, definition: str) -> Actor:
        """A card that takes part, as the viewer saw it."""
        known = definition or (self.scene.cards[card].definition if card in self.scene.cards else "")
        name = self.scene.pool[known].title if known in self.scene.pool else self.scene.name(card)
        return Actor(card, name, known)

    def actors(self, event: SeenEvent) -> tuple[Actor, ...]:
        """The cards of an event; those that cannot be told apart are counted."""
        cards = event.cards or (0,) * event.count
        definitions = event.definitions or ("",) * len(cards)
        return tuple(self.actor(card, id) for card, id in zip(cards, definitions, strict=True))

    def fated(self, event: SeenEvent, fate: str) -> dict[str, Any]:
        """What becomes of those who take part."""
        assert self.now is not None
        struck = {it.card: it for it in self.actors(event) if it.card}
        label = self.scene.words.say(f"stage.{fate}") if fate else ""

        def after(it: Actor) -> Actor:
            found = struck.get(it.card)
            if found is None or (it.fate in LASTING and fate not in LASTING):
                return it
            return replace(it, name=found.name, face=found.face or it.face, fate=fate, label=label)

        team = tuple(after(it) for it in self.now.team)
        sides = tuple(replace(side, actors=tuple(map(after, side.actors))) for side in self.now.sides)
        return {"team": team, "sides": sides}


Deeds = Mapping[str, Callable[[Director, SeenEvent], None]]
"""By verb: what has a picture of its own."""


def fresh(it: Actor) -> Actor:
    """Somebody who takes part, without what was true of the dilemma before only."""
    return it if it.fate in LASTING else replace(it, fate="", label="")
