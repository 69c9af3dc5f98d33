"""Meeting a requirement is an act: who uses what is found, chosen and shown (2E-skills-glossary/1)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.frames import RunEffect
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.core.windows import has_listener
from spaceline.effects.frames import Check
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.nodes.tests import Shows
from spaceline.effects.paths import part
from spaceline.effects.perform.reading import cards_meant, holds
from spaceline.effects.world import Reading, Way, world_of


def begin_check(state: State, run: RunEffect, test: Shows, at: int) -> None:
    """Check the requirement of a text; the running expression learns whether it was met."""
    path = (*run.path, *run.cursor, at)
    begin_group_check(state, run.definition, path, run.source, run.you, cards_meant(state, run, test.group))


def begin_test(state: State, source: CardId, path: tuple[int, ...], player: PlayerId) -> None:
    """Find out whether a test holds that stands in the text of a card, for the procedure whose step is running.

    The procedure's frame learns the result in ``succeeded``; showing a requirement is an act, any other test is read.
    """
    definition = state.cards[source].definition
    test = node_at(state, definition, path)
    scope = Reading(source, player)
    if isinstance(test, Shows):
        begin_group_check(state, definition, path, source, player, cards_meant(state, scope, test.group))
    else:
        state.frames[state.depth] = replace(state.frames[state.depth], succeeded=holds(state, scope, test))


def node_at(state: State, definition: str, path: tuple[int, ...]) -> Any:
    """The part of a text that a path names."""
    node = state.ruleset.definitions[definition].abilities[path[0]]
    for step in path[1:]:
        node = part(node, step)
    return node


def begin_group_check(
    state: State, definition: str, path: tuple[int, ...], source: CardId, player: PlayerId, group: tuple[CardId, ...]
) -> None:
    """Check whether a group meets a requirement; the frame below learns the result in ``succeeded``."""
    state.frames.append(
        Check(step="choose_alternative", definition=definition, path=path, source=source, you=player, group=group)
    )


def requirement(state: State, check: Check) -> AnyRequirement:
    """The requirement that is being checked: that of a text, or without a path the printed one."""
    if not check.path:
        return world_of(state).printed_requirement(state, Reading(check.source, check.you))
    found: AnyRequirement = node_at(state, check.definition, check.path).requirement
    return found


def alternatives(state: State, check: Check) -> tuple[Way, ...]:
    """The ways in which the group meets the requirement; the one that uses the fewest cards first."""
    scope = Reading(check.source, check.you)
    found = world_of(state).meets(state, scope, requirement(state, check), check.group)
    return tuple(sorted(dict.fromkeys(found), key=lambda way: len(way[0])))


def choose_alternative(state: State, check: Check) -> Decision | None:
    """Ask which alternative to use, when that could matter: other cards would be used, and some text sees it."""
    ways = alternatives(state, check)
    if len(ways) < 2 or not has_listener(state, "use"):
        return None
    options = tuple(Option("way", detail=str(at)) for at in range(len(ways)))
    return Decision(
        check.you,
        "option",
        "use-alternative",
        options,
        about=(check.source,),
        clause=world_of(state).alternatives_clause,
    )


def take_alternative(state: State, check: Check, answer: Answer) -> Next:
    """Remember the alternative."""
    assert answer.option is not None
    state.frames[state.depth] = replace(check, way=int(answer.option.detail))
    return "use_skills"


def use_skills(state: State, check: Check) -> Next:
    """Use what is needed and show that much of it (2E-showing-your-cards/5); tell the result to whoever asked."""
    ways = alternatives(state, check)
    below = state.frames[state.depth - 1]
    state.frames[state.depth - 1] = replace(below, succeeded=bool(ways))
    if ways:
        cards, terms = ways[check.way]
        request(state, Change("use", cards, check.you, check.source, detail=", ".join(terms)))
    return DONE


CHECK: Procedure = Procedure(Check, Choose(choose_alternative, take_alternative), use_skills)
