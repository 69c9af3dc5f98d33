"""Kinds of hidden cards: what everybody knows of a card from where it lies, a part for each edition."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from spaceline.cards.card import Card, is_playable
from spaceline.core.data.leaves import PlayerId
from spaceline.editions import Part


class KindOf(Protocol):
    """What tells the kind of an unread card."""

    def __call__(self, owner: PlayerId, role: str, /, *, in_play: bool) -> str:
        """From its owner, its role and whether it is in play."""


@dataclass(frozen=True)
class HiddenCards:
    """What an edition knows of the kinds of hidden cards."""

    kind: KindOf
    """The kind of an unread card from its owner, its role and whether it is in play; of an own one where it began."""
    belongs: Mapping[str, Callable[[Card], bool]]
    """By kind: whether a card is one of it."""
    sides: Callable[[Iterable[Any]], frozenset[str]]
    """The affiliations that somebody plays whose cards those are of which the facts are known; empty for unknown."""
    takes_side: Callable[[Any, frozenset[str]], bool]
    """Whether somebody who plays these affiliations may well have a card with such facts."""
    blank: str = ""
    """The definition that stands for what cannot be read: no card is it."""

    def pools(self, definitions: Mapping[str, Card]) -> dict[str, tuple[str, ...]]:
        """The cards that can be played, by kind."""
        playable = {id: it for id, it in definitions.items() if is_playable(it) and id != self.blank}
        return {kind: tuple(id for id, it in playable.items() if is_one(it)) for kind, is_one in self.belongs.items()}


HIDDEN: Part[HiddenCards] = Part("hidden cards", HiddenCards)
