"""Outposts that are printed on missions with two sides (1E-4.2.0.2, 1E-G:mission-ii/2).

Such an outpost is a card of its own beside its mission, so that ships dock and people report there as at any other: in
space as long as the side lies up on which it is printed, on the back of the mission while the other one does. It comes
to the game with its mission, and no deck holds it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.first.values import facts, type_of

BACK = "back"
"""The role of an outpost that is not there now: it lies on the back of its mission."""
SIGN = "-outpost"
"""What stands behind the id of a mission in that of its outpost."""


def built_in_outposts(definitions: Mapping[str, CardDefinition]) -> Iterator[tuple[str, CardDefinition]]:
    """The outposts that are printed on missions of a pool, by id."""
    for id, it in definitions.items():
        if it.facts.outpost:
            yield id + SIGN, CardDefinition(printed_outpost(it.facts))


def printed_outpost(mission: FirstFacts) -> FirstFacts:
    """What is printed of the outpost on a mission: who may use it, and its SHIELDS."""
    return FirstFacts(
        id=mission.id + SIGN,
        release=mission.release,
        number=mission.number,
        rarity=mission.rarity,
        title=f"Outpost of {mission.title}",
        property=mission.property,
        uniqueness="not-duplicatable",
        type="facility",
        affiliations=(mission.outpost,),
        attributes=mission.attributes,
        kind="outpost",
        seeds=False,
        printed_on=mission.id,
    )


def outpost_of(state: State, mission: CardId) -> CardId:
    """The outpost that has come to the game with a mission; 0 for none."""
    leaf = state.cards[mission]
    name = leaf.definition + SIGN
    found = (card for card, it in state.cards.items() if it.definition == name and it.owner == leaf.owner)
    return next(found, 0)


def mission_of(state: State, outpost: CardId) -> CardId:
    """The mission on which an outpost is printed, wherever that is; 0 for any other card."""
    name, owner = facts(state, outpost).printed_on, state.cards[outpost].owner
    found = (card for card, it in state.cards.items() if name and it.definition == name and it.owner == owner)
    return next(found, 0)


def is_built_in(state: State, card: CardId) -> bool:
    """Whether a card is an outpost that is printed on a mission."""
    return type_of(state, card) == "facility" and bool(facts(state, card).printed_on)
