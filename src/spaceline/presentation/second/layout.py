"""Where things lie as a player of Second Edition sees them: whose missions are where."""

from __future__ import annotations

from spaceline.cards.card import Card
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.effects.nodes.abilities import Plays
from spaceline.presentation.scene import Scene
from spaceline.rules.second.definition import UPON

KINDS = "kinds"
HAND_KINDS = ("personnel", "ship", "equipment", "event", "interrupt")


def hand_order(it: Card | None, card: CardId) -> tuple[int, str, int, str, int]:
    """Where a card stands among the others of a hand: by type, affiliation and cost."""
    if it is None:
        return (len(HAND_KINDS), "", 0, "", card)
    kind = HAND_KINDS.index(it.type) if it.type in HAND_KINDS else len(HAND_KINDS)
    return (kind, it.facts.affiliation, -it.facts.cost, it.name, card)


def lent(scene: Scene) -> list[CardId]:
    """The viewer's cards that lie on cards of others and can be played from there as from the hand."""
    cards = [card.id for card in scene.view.cards if card.role == UPON and card.owner == scene.view.viewer]
    there = [card for card in cards if lends(scene, scene.cards[card].parent)]
    return sorted(there, key=lambda card: hand_order(scene.definition(card), card))


def lends(scene: Scene, card: CardId) -> bool:
    """Whether a card of somebody else lets the viewer play what lies on it."""
    it = scene.definition(card)
    if it is None or scene.cards[card].controller == scene.view.viewer:
        return False
    return any(isinstance(text, Plays) and text.how == "lent" for text in it.abilities)


def lying_on(scene: Scene, card: CardId) -> tuple[CardId, ...]:
    """Whatever lies on a card, in play or not."""
    return (*scene.zone(card, "on"), *scene.zone(card, UPON))


def places_of(scene: Scene, player: PlayerId) -> list[PlaceId]:
    """The places where a player laid out missions, in that order."""
    found = [
        (min(own), place)
        for place in scene.view.places
        if (own := [card for card in scene.zone(place, "mission") if scene.cards[card].owner == player])
    ]
    return [place for _, place in sorted(found)]


def own_first(scene: Scene, place: PlaceId) -> CardId:
    """The mission card of a place that the viewer laid out, otherwise the first."""
    there = scene.zone(place, "mission")
    return next((card for card in there if scene.cards[card].owner == scene.view.viewer), there[0])


def kind_of(scene: Scene, place: PlaceId) -> str:
    """``planet``, ``space`` or ``headquarters``."""
    kinds: dict[PlaceId, str] = scene.memo.setdefault(KINDS, {})
    found = kinds.get(place)
    if found is None:
        mission = scene.mission(place)
        found = kinds[place] = str(mission.facts.kind) if mission else ""
    return found
