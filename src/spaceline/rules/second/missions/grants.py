"""Texts that let personnel attempt missions with requirements of their own (2E-for-the-cause/1)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Grant
from spaceline.effects.perform.reading import values_for_filter
from spaceline.effects.world import world_of
from spaceline.rules.second.data.frames import MissionAttempt
from spaceline.rules.second.definition import GRANTS
from spaceline.rules.second.language.portions import portion
from spaceline.rules.second.values import definition

BY_ANOTHER = ":"
"""Stands between a definition and the number of its text, where another card than the mission grants the attempt."""


def grants(state: State, player: PlayerId, mission: CardId) -> Iterator[tuple[str, Grant]]:
    """The texts that grant a player an attempt at a mission, each with the ``detail`` by which the attempt names it.

    That is the number of the mission's own text, or another card's definition with the number.
    """
    for card in state.watched.get(GRANTS, ()):
        if card != mission and not lends(state, player, card):
            continue
        for at, text in definition(state, card).of_kind(Grant):
            if card == mission and text.missions is None:
                yield str(at), text
            elif card != mission and text.missions is not None:
                fitting = world_of(state).fitting(
                    state, (mission,), text.missions, values_for_filter(state, text.missions)
                )
                if fitting:
                    yield f"{state.cards[card].definition}{BY_ANOTHER}{at}", text


def lends(state: State, player: PlayerId, card: CardId) -> bool:
    """Whether a card in play speaks to the player."""
    return state.cards[card].controller == player and world_of(state).text_is_on(state, card)


def granted(state: State, player: PlayerId, mission: CardId, detail: str) -> Grant | None:
    """The text by which an attempt could be begun; None when there is no such text now."""
    return next((text for named, text in grants(state, player, mission) if named == detail), None)


def grant_of(state: State, attempt: MissionAttempt) -> Grant | None:
    """The text by which an attempt was begun, whatever has become of its card since."""
    if not attempt.grant:
        return None
    name, _, number = attempt.grant.rpartition(BY_ANOTHER)
    texts = state.ruleset.definitions[name or state.cards[attempt.mission].definition].abilities
    found: Grant = texts[int(number)]
    return found


def may_be_used(state: State, grant: Grant, personnel: tuple[CardId, ...]) -> bool:
    """Whether one of the personnel is like those to whom the text speaks."""
    return bool(world_of(state).fitting(state, personnel, grant.using, values_for_filter(state, grant.using)))


def what_entitles(state: State, grant: Grant, personnel: tuple[CardId, ...]) -> str:
    """What makes the first of the personnel like those to whom the text speaks (2E-showing-your-cards/3, /5)."""
    look = values_for_filter(state, grant.using)
    fitting = world_of(state).fitting(state, personnel, grant.using, look)
    return ", ".join(portion(look(fitting[0]), grant.using)) if fitting else ""
