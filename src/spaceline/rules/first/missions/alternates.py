"""Other requirements with which a card lets a mission be completed, declared before the attempt (1E-7.2.5.0.2)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.ruleset import Next
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Alternate
from spaceline.effects.nodes.words import HOMEWORLD
from spaceline.effects.paths import names as part_names
from spaceline.effects.perform.run import begin_effect
from spaceline.effects.world import world_of
from spaceline.rules.first import participants, places
from spaceline.rules.first.affiliations import affiliations
from spaceline.rules.first.data.frames import MissionAttempt
from spaceline.rules.first.missions import permission
from spaceline.rules.first.values import definition, facts
from spaceline.rules.verbs import TEXT

MIRROR = "Mirror"
"""The quadrant of cards of the other universe."""


def alternates(state: State, place: PlaceId, player: PlayerId) -> tuple[CardId, ...]:
    """The player's cards on a mission that offer other requirements."""
    world = world_of(state)
    return tuple(
        card
        for card in permission.cards_on(state, place, player)
        if definition(state, card).of_kind(Alternate) and world.text_is_on(state, card)
    )


def text_of(state: State, card: CardId) -> tuple[int, Alternate]:
    """The text that offers them, with its number."""
    at, text = definition(state, card).of_kind(Alternate)[0]
    return at, text


def matching(
    state: State, place: PlaceId, player: PlayerId, team: tuple[CardId, ...], by: CardId
) -> tuple[CardId, ...]:
    """Those of a team who may use the printed requirements, or those of a card.

    Where it admits an affiliation that the mission does not show, only that affiliation uses it (1E-7.2.5.0.2/3).
    """
    admitted = text_of(state, by)[1].affiliations if by else ()
    if not admitted:
        return permission.matching(state, place, player, team)
    if HOMEWORLD in admitted:
        return of_homeworld(state, places.mission_for(state, place, player), team)
    return permission.of_affiliations(state, team, admitted)


def of_homeworld(state: State, mission: CardId, team: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Those of a team who match a homeworld."""
    return tuple(card for card in team if matches_homeworld(state, mission, card, affiliations(state, card)))


def matches_homeworld(state: State, mission: CardId, card: CardId, icons: tuple[str, ...]) -> bool:
    """Whether a card with these affiliations is of that of a homeworld and of its universe (1E-G:homeworld/1)."""
    home = facts(state, mission)
    return home.homeworld_of in icons and (facts(state, card).quadrant == MIRROR) == (home.quadrant == MIRROR)


def ways(state: State, place: PlaceId, player: PlayerId, team: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The cards by whose requirements a team could attempt; 0 for the printed ones."""
    able = (by for by in (0, *alternates(state, place, player)) if matching(state, place, player, team, by))
    end = places.end_for(state, place, player)
    return tuple(by for by in able if by or (end is not None and end.requirement is not None))


def which_requirements(state: State, attempt: MissionAttempt) -> Decision | None:
    """The set to be used is declared before the attempt begins (1E-7.2.5.0.2/1)."""
    found = ways(state, attempt.place, attempt.player, participants.taking_part(state, attempt))
    if found in ((), (0,)):
        return None
    options = tuple(Option("requirements", by or attempt.mission) for by in found)
    about = (attempt.mission,)
    return Decision(attempt.player, "option", "requirements", options, about=about, clause="1E-7.2.5.0.2/1")


def declare(state: State, attempt: MissionAttempt, answer: Answer) -> Next:
    """Note it, and show the card."""
    assert answer.option is not None
    card = answer.option.card
    if card != attempt.mission:
        state.frames[state.depth] = replace(attempt, by=card)
        request(state, Change("use", (card,), attempt.player, card, detail=TEXT))
    return None


def begin_benefit(state: State, attempt: MissionAttempt) -> None:
    """What completing the mission like that brings beside; not otherwise (1E-7.2.5.0.2/2)."""
    if attempt.by:
        at, text = text_of(state, attempt.by)
        if text.effect is not None:
            begin_effect(state, attempt.by, (at, part_names(text).index("effect")), attempt.player)
