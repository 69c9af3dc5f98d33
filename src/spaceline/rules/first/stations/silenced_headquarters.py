"""Headquarters whose texts are of no use to a player, because of a card at their location (1E-G:homefront/1)."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Forbids
from spaceline.effects.perform.reading import holds
from spaceline.effects.scope import Reading
from spaceline.rules.first import places
from spaceline.rules.first.values import definition, facts, type_of

HEADQUARTERS = "headquarters"
"""The kind of facility, and the act that a text forbids."""


def is_silenced(state: State, player: PlayerId, source: CardId) -> bool:
    """Whether a card is a headquarters whose texts are of no use to a player now."""
    if f"forbids:{HEADQUARTERS}" not in state.watched or type_of(state, source) != "facility":
        return False
    return facts(state, source).kind == HEADQUARTERS and is_kept_from(state, player, source)


def is_kept_from(state: State, player: PlayerId, card: CardId) -> bool:
    """Whether a text at the location of a card keeps a player from using headquarters there.

    Nothing else is lost: who reports, seeds or coexists there does as ever (1E-G:homefront/1).
    """
    place = places.place_of(state, card)
    return any(
        text.act == HEADQUARTERS and holds(state, Reading(source, player), text.test)
        for source in state.watched.get(f"forbids:{HEADQUARTERS}", ())
        if state.in_play(source) and place and places.place_of(state, source) == place
        if state.ruleset.language.text_is_on(state, source)
        for _, text in definition(state, source).of_kind(Forbids)
    )
