"""When texts respond, and at which moments those may be used that work meanwhile (2E-when-and-while/3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from spaceline.effects.nodes.abilities import Damage, Throughout, When
from spaceline.effects.nodes.selectors import Cards, Count
from spaceline.effects.nodes.tests import Are, AtLeast, Both, Test
from spaceline.effects.nodes.traits import like
from spaceline.effects.nodes.words import AT_WILL, DEED, DILEMMA, JOURNEY


def listens(ability: When) -> str:
    """What a text responds to, as the state's table of listeners names it."""
    return f"{ability.moment}:{ability.verb}"


MOVES_OF_SHIPS = ("move", "dock", "undock", "land", "take-off", "launch", "recover", "time-travel")
"""What texts call a move of a ship, whatever moment of it they speak of (1E-G:movement/2)."""

COMPRISES: Mapping[str, tuple[str, ...]] = {
    DEED: ("action:action-play", "just:score", "just:discard"),
    JOURNEY: tuple(f"when:{verb}" for verb in MOVES_OF_SHIPS),
}
"""The moments of what texts call by one word: when something is done of which cards keep count, and moves of ships."""


SETTING_OUT: Mapping[str, str] = {"about:move": "action:action-move"}
"""What happens first of all where a ship flies: before it passes anything, and before it is seen how far it comes."""


def moments_of(ability: When) -> tuple[str, ...]:
    """All the moments at which a text may respond."""
    if ability.verb == JOURNEY:
        return tuple(SETTING_OUT.get(it, it) for it in (f"{ability.moment}:{verb}" for verb in MOVES_OF_SHIPS))
    return COMPRISES.get(ability.verb) or (listens(ability),)


HEEDS_USE = "heeds-use:"
"""What a card listens to whose text asks who is used: else it does not matter by whom a requirement is met."""


def heard_by(ability: When) -> tuple[str, ...]:
    """All that a card listens to with a text that responds."""
    return (*moments_of(ability), HEEDS_USE) if ability.using or ability.verb == "use" else moments_of(ability)


def is_about_users(ability: When) -> bool:
    """Whether a text responds to the completing of a mission as those do who have used skills for it."""
    return bool(ability.using) and ability.verb == "complete"


CHECKED = ("requirements", "check")
"""What is about to happen after the dilemmas: those who attempt lack something, or would complete the mission."""
MEANWHILE = {"": AT_WILL, DILEMMA: ""}
"""How often a text may be used in one window that works meanwhile; a limit of turns stays what it is."""


@cache
def meanwhile(text: Throughout) -> Mapping[str, When]:
    """The moments at which a text may be used that works meanwhile, each with the response that it is then.

    Those who attempt a mission do so also while a crew faces a dilemma in their place.
    """
    limit = MEANWHILE.get(text.limit, text.limit)
    if text.during == "engagement":
        response = When("when", "engagement", text.effect, test=text.test, limit=limit)
        return {listens(response): response}
    people, doing = like(types=("personnel",)), like(facing=True)
    subject, whose = None if text.who is None else people, "you"
    if text.during == "attempt":
        subject, whose, doing = people, "anyone", like(attempting=True)
    there: Test = Are(Cards("this"), doing) if text.who is None else AtLeast(Count(text.who))
    test = combined(there, text.test)
    found = [When("when", "face", text.effect, whose, subject, test=test, limit=limit)]
    if text.during == "attempt":
        found.append(When("when", "attempt", text.effect, subject=like(types=("mission",)), test=test, limit=limit))
        found += (When("about", verb, text.effect, subject=people, test=test, limit=limit) for verb in CHECKED)
    return {listens(response): response for response in found}


def minds_itself(abilities: Iterable[Any]) -> frozenset[str]:
    """The moments at which texts respond only to what happens to their own card."""
    own: set[str] = set()
    others: set[str] = set()
    for ability in abilities:
        text = ability.ability if isinstance(ability, Damage) else ability
        if isinstance(text, When):
            is_own = text.subject is None and not text.where and not is_about_users(text)
            (own if is_own else others).update(moments_of(text))
        elif isinstance(text, Throughout):
            others.update(meanwhile(text))
    return frozenset(own - others)


def answered_by(abilities: Iterable[Any]) -> frozenset[str]:
    """All the moments at which one of some texts responds, as damage too."""
    texts = [ability.ability if isinstance(ability, Damage) else ability for ability in abilities]
    answered = [moments_of(text) for text in texts if isinstance(text, When)]
    return frozenset().union(*answered, *(meanwhile(text) for text in texts if isinstance(text, Throughout)))


def combined(there: Test, other: Test | None) -> Test:
    """A test with another one, if there is one."""
    return there if other is None else Both((there, other))
