"""Which headquarters accept a card (2E-playing-specific-kinds/1, /3, /4)."""

from __future__ import annotations

from spaceline.core.caching import Cache
from spaceline.core.data.leaves import PlaceId, PlayerId
from spaceline.core.replaceable import Replaceable
from spaceline.core.state import State
from spaceline.rules.second import places
from spaceline.rules.second.facts import Facts, PlayPermission
from spaceline.rules.second.values import facts

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


@Replaceable
def takes(state: State, headquarters: Facts, it: Facts) -> bool:
    """Whether a card can be played at a headquarters: it accepts it, wherever it lies."""
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
