"""Copies of a card between which nobody has to choose: of those that lie together, one is as good as another."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.data.decisions import Decision, Option
from spaceline.core.data.leaves import CardId
from spaceline.presentation.labels import card_labels, labels
from spaceline.presentation.scene import Scene


def option_labels(scene: Scene, options: Sequence[Option]) -> list[tuple[str, bool]]:
    """What options are called, and whether an earlier one does the same with another copy; such have no numbers."""
    firsts = first_of_each([(it.kind, it.target, it.detail, *alike(scene, it.card)) for it in options])
    found = dict(zip(set_of(firsts), labels(scene, [options[at] for at in set_of(firsts)]), strict=True))
    return [(found[first], first != at) for at, first in enumerate(firsts)]


def candidate_labels(scene: Scene, decision: Decision, cards: Sequence[CardId]) -> list[tuple[str, bool]]:
    """What cards that may be chosen are called, likewise where only one is taken; of several each has its number."""
    if decision.selection is None or decision.selection.most != 1:
        return [(label, False) for label in card_labels(scene, cards)]
    firsts = first_of_each([alike(scene, card) for card in cards])
    found = dict(zip(set_of(firsts), card_labels(scene, [cards[at] for at in set_of(firsts)]), strict=True))
    return [(found[first], first != at) for at, first in enumerate(firsts)]


def first_of_each(like: Sequence[tuple[object, ...]]) -> list[int]:
    """For each the place of the first that is the same."""
    places: dict[tuple[object, ...], int] = {}
    return [places.setdefault(it, at) for at, it in enumerate(like)]


def set_of(firsts: Sequence[int]) -> list[int]:
    """Each place once, in order."""
    return sorted(set(firsts))


def alike(scene: Scene, card: CardId) -> tuple[object, ...]:
    """What a card shares with the copies that are as good; its number where each counts: in play, unread, marked."""
    seen = scene.cards.get(card)
    if seen is None or not seen.definition or seen.parent not in scene.view.players or card in scene.befallen:
        return (card,)
    return (seen.definition, seen.parent, seen.role, seen.owner, seen.face_up)
