"""Which headquarters accept a card (2E-playing-specific-kinds/1, /3, /4)."""

from __future__ import annotations

from spaceline.core.caching import Cache
from spaceline.core.data.leaves import CardId, EntityId, PlaceId, PlayerId
from spaceline.core.replaceable import Replaceable
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Plays
from spaceline.effects.perform.reading import cards_meant
from spaceline.effects.scope import Reading
from spaceline.rules.second import places
from spaceline.rules.second.facts import Facts, PlayPermission
from spaceline.rules.second.values import definition, facts

ENTRY_POINTS: Cache[tuple[PlayerId, str], tuple[PlaceId, ...]] = Cache()
"""By player and card."""


def entry_points(state: State, player: PlayerId, it: Facts) -> tuple[PlaceId, ...]:
    """The player's headquarters that accept the card (2E-playing-specific-kinds/1, /3, /4)."""
    kept: dict[tuple[PlayerId, str], tuple[PlaceId, ...]] = state.caches[ENTRY_POINTS.group]
    key = (player, it.id)
    if key not in kept:
        there = places.headquarters(state, player)
        kept[key] = tuple(state.cards[mission].parent for mission in there if takes(state, facts(state, mission), it))
    return kept[key]


def reporting_points(state: State, player: PlayerId, card: CardId) -> tuple[EntityId, ...]:
    """The ships and the places of missions where the card itself says that it may be played."""
    named = named_by_itself(state, player, card)
    if not named:
        return ()
    leaves = state.cards
    found = (leaves[there].parent if leaves[there].role == "mission" else there for there in named)
    return tuple(dict.fromkeys(found))


def named_by_itself(state: State, player: PlayerId, card: CardId) -> tuple[CardId, ...]:
    """The ships and missions where the card itself says that it may be played."""
    texts = definition(state, card).of_kind(Plays)
    if not texts:
        return ()
    scope = Reading(card, player)
    return tuple(there for _, text in texts for there in cards_meant(state, scope, text.at))


def homes_of(state: State, player: PlayerId, card: CardId) -> tuple[CardId, ...]:
    """The player's headquarters that accept a card, and the cards that it names itself."""
    own, it = places.headquarters(state, player), facts(state, card)
    return (
        *(mission for mission in own if takes(state, facts(state, mission), it)),
        *named_by_itself(state, player, card),
    )


@Replaceable
def takes(state: State, headquarters: Facts, it: Facts) -> bool:
    """Whether a card can be played at a headquarters: it accepts it, wherever it lies."""
    return accepts(headquarters, it)


@Replaceable
def harbors(state: State, headquarters: Facts, it: Facts) -> bool:
    """Whether a card can be put at a headquarters without being played: where it could be played."""
    return accepts(headquarters, it)


def accepts(headquarters: Facts, it: Facts) -> bool:
    """Whether a headquarters accepts a card; equipment of any kind goes to any (2E-playing-specific-kinds/4)."""
    return it.type == "equipment" or any(permits(permission, it) for permission in headquarters.accepts)


def permits(permission: PlayPermission, it: Facts) -> bool:
    """Whether a card is what a permission describes."""
    icons = (*it.icons, it.affiliation)
    keywords = tuple(keyword.name for keyword in it.keywords)
    return (
        all(icon in icons for icon in permission.icons)
        and (not permission.types or it.type in permission.types)
        and all(word in keywords for word in permission.keywords)
        and (not permission.species or any(word in it.species for word in permission.species))
        and (not permission.titles or it.title in permission.titles)
    )
