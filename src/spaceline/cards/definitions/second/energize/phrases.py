"""What several cards of Energize (2003) say in the same way."""

from __future__ import annotations

from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.selectors import Cards
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


def places_dilemma_beneath(among: Cards, name: str) -> When:
    """A battle won by a Klingon leader brings a dilemma of the left neighbor's beneath one of those cards."""
    return when(
        "win-battle",
        select(one(among=among, name=name)),
        put(dilemma_pile(1, "left"), "beneath", those(name), who="left"),
        remove(),
        subject=personnel(affiliations="Kli", skills="Leadership"),
    )
