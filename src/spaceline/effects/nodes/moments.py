"""When texts respond, and at which moments those may be used that work meanwhile (2E-when-and-while/3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from spaceline.effects.nodes.abilities import Throughout, When
from spaceline.effects.nodes.selectors import Cards, Count, Filter
from spaceline.effects.nodes.tests import Are, AtLeast, Both, Test
from spaceline.effects.nodes.words import AT_WILL, DILEMMA


def listens(ability: When) -> str:
    """What a text responds to, as the state's table of listeners names it."""
    return f"{ability.moment}:{ability.verb}"


MEANWHILE = {"": AT_WILL, DILEMMA: ""}
"""How often a text may be used in one window that works meanwhile; a limit of turns stays what it is."""


@cache
def meanwhile(text: Throughout) -> Mapping[str, When]:
    """The moments at which a text may be used that works meanwhile, each with the response that it is then."""
    this, limit = text.who is None, MEANWHILE.get(text.limit, text.limit)
    subject = None if this else Filter(types=("personnel",))
    group = Filter(facing=True, attempting=True if text.during == "attempt" else None)
    there: Test = Are(Cards("this"), group) if text.who is None else AtLeast(Count(text.who))
    test = combined(there, text.test)
    among = text.test if this else test
    if text.during == "engagement":
        response = When("when", "engagement", text.effect, test=text.test, limit=limit)
        return {listens(response): response}
    found = [When("when", "face", text.effect, subject=subject, test=test, limit=limit)]
    if text.during == "attempt":
        mission = Filter(types=("mission",))
        taking_part = combined(Are(Cards("this"), Filter(attempting=True)), text.test) if this else test
        found.append(When("when", "attempt", text.effect, subject=mission, test=taking_part, limit=limit))
        found.append(When("about", "check", text.effect, subject=subject, test=among, limit=limit))
    return {listens(response): response for response in found}


def combined(there: Test, other: Test | None) -> Test:
    """A test with another one, if there is one."""
    return there if other is None else Both((there, other))
