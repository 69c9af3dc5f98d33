"""The part of a text that a path names, and the requirement that is being checked."""

from __future__ import annotations

from typing import Any

from spaceline.core.state import State
from spaceline.effects.frames import RequirementCheck
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.paths import part
from spaceline.effects.scope import OfText, Reading
from spaceline.effects.world import texts_called, world_of


def node_at(state: State, definition: str, path: tuple[int, ...]) -> Any:
    """The part of a text that a path names."""
    node = texts_called(state, definition)[path[0]]
    for step in path[1:]:
        node = part(node, step)
    return node


def scope_of(check: RequirementCheck) -> Reading:
    """Whose requirement it is: that of a card, or of a text on it."""
    return (OfText if check.path else Reading)(check.source, check.you)


def requirement(state: State, check: RequirementCheck) -> AnyRequirement:
    """The requirement that is being checked: that of a text, or without a path the printed one."""
    if not check.path:
        return world_of(state).printed_requirement(state, scope_of(check))
    found: AnyRequirement = node_at(state, check.definition, check.path).requirement
    return found
