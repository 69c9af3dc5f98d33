"""What several cards of Energize (2003) say in the same way."""

from __future__ import annotations

from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import *

KLINGON_OFFICER = personnel(affiliations="Kli", skills="Officer")

HEADQUARTERS = missions(mission(kinds="headquarters"))

ENEMIES = commanded(personnel(), "opponent")


def downloads(which: Filter) -> When:
    """When it is played, a card like that may be taken out of the deck."""
    return when("play", download(which, "hand"))


CLOAK = event(titles="Engage Cloak")

BAJORAN = personnel(affiliations="Baj")

DISCARDED_BAJORANS = discard_pile(BAJORAN)

ANY_SKILL = ("any skill",)


def fetched(title: str) -> Effect:
    """A card of that title is taken out of the deck into the hand."""
    return download(like(titles=title), "hand")


COMMANDS_KAHLESS = commands(1, personnel(titles="Kahless"))
