"""Who helps to solve a mission: with more of a skill than it asks for the attempter says whose counts.

1E-G:use-skills/1. That is asked only where a text of the player's speaks of those who use skills.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spaceline.core.data.changes import Use
from spaceline.core.data.decisions import Answer, Decision, Selection
from spaceline.core.data.leaves import CardId
from spaceline.core.ruleset import Next
from spaceline.core.state import State
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.moments import HEEDS_USE
from spaceline.effects.nodes.requirements import AnyRequirement, Skill
from spaceline.rules.first.data.frames import MissionAttempt
from spaceline.rules.first.missions import alternates, mission_requirements
from spaceline.rules.first.missions.specialists import is_specialist


def which_contribute(state: State, attempt: MissionAttempt) -> Decision | None:
    """Ask who uses a skill of which there is more than is needed; one question for each such skill."""
    found = next(surplus(state, attempt), None)
    if found is None:
        return None
    _, holders, needed = found
    order = tuple(sorted(holders, key=lambda card: not is_specialist(state, card)))
    selection = Selection(order, needed, needed)
    about = (attempt.mission,)
    return Decision(attempt.player, "cards", "contribute", selection=selection, about=about, clause="1E-G:use-skills/1")


def note_contributors(state: State, attempt: MissionAttempt, answer: Answer) -> Next:
    """The others did not use that skill; then the next such skill is asked about."""
    name, holders, _ = next(surplus(state, attempt))
    idle = set(holders).difference(answer.cards)
    left = (Use(it.card, tuple(of for of in it.of if of != name or it.card not in idle)) for it in attempt.used)
    state.frames[state.depth] = replace(attempt, used=tuple(it for it in left if it.of))
    return "which_contribute"


def surplus(state: State, attempt: MissionAttempt) -> Iterator[tuple[str, tuple[CardId, ...], int]]:
    """The skills that more personnel have used than levels were asked for, with those and with that number."""
    own = (card for card in state.watched.get(HEEDS_USE, ()) if state.cards[card].controller == attempt.player)
    if not any(state.in_play(card) for card in own):
        return
    for name, level in levels(state, attempt).items():
        holders = tuple(it.card for it in attempt.used if name in it.of)
        if len(holders) > level:
            yield name, holders, level


def levels(state: State, attempt: MissionAttempt) -> dict[str, int]:
    """The levels of each skill that the mission was solved with; where one stands twice, the higher number."""
    asked: AnyRequirement | None = mission_requirements.required(state, attempt.place, attempt.player)
    if attempt.by:
        asked = alternates.text_of(state, attempt.by)[1].requirement
    found: dict[str, int] = {}
    for _, part in walk(asked) if asked is not None else ():
        if isinstance(part, Skill):
            found[part.name] = max(part.level, found.get(part.name, 0))
    return found
