"""Phrases for texts that respond to something, or that may be used while something goes on (2E-when-and-while)."""

from __future__ import annotations

from typing import TypedDict, Unpack

import msgspec

from spaceline.effects.nodes.abilities import Throughout, When
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Test
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.nodes.words import DEED
from spaceline.effects.phrases.effects import sequence


class Trigger(TypedDict, total=False):
    """To what a text responds beside the moment and the verb, as the fields of ``When``, and whether it must."""

    whose: str
    subject: Filter | None
    where: str
    other: bool
    test: Test | None
    must: bool
    """The text is carried out whether anybody likes it or not."""
    limit: str
    by: str
    using: tuple[str, ...]
    fate: str
    lingers: bool


def when(verb: str, *effects: Effect, **trigger: Unpack[Trigger]) -> When:
    """Responds after something happened to this card, or to a card like ``subject``."""
    return _responding("when", verb, effects, trigger)


def just(verb: str, *effects: Effect, **trigger: Unpack[Trigger]) -> When:
    """Responds right after something happened, before any other response."""
    return _responding("just", verb, effects, trigger)


def about_to(verb: str, *effects: Effect, **trigger: Unpack[Trigger]) -> When:
    """Responds before something happens to this card, or to a card like ``subject``."""
    return _responding("about", verb, effects, trigger)


def in_response(verb: str, *effects: Effect, **trigger: Unpack[Trigger]) -> When:
    """Responds to an action when it is initiated, by default to anybody's."""
    return _responding("action", verb, effects, {"whose": "anyone", **trigger})


def after_a_deed(*effects: Effect, test: Test | None = None) -> When:
    """Responds to whatever the opponent does of which cards keep count."""
    return When("just", DEED, sequence(*effects), "anyone", Filter(), by="opponent", test=test)


def as_soon_as(test: Test, *effects: Effect) -> When:
    """Is carried out as soon as the test holds, between the actions of anybody's turn."""
    return _responding("between", "begin_turn", effects, {"whose": "anyone", "test": test, "must": True})


def while_attempting(
    *effects: Effect, who: Cards | None = None, test: Test | None = None, limit: str = ""
) -> Throughout:
    """What you may do while this personnel, or one of those, is attempting a mission."""
    return Throughout(sequence(*effects), "attempt", who, test, limit)


def may_while_facing(
    *effects: Effect, who: Cards | None = None, test: Test | None = None, limit: str = ""
) -> Throughout:
    """What you may do while this personnel, or one of those, is facing a dilemma."""
    return Throughout(sequence(*effects), "dilemma", who, test, limit)


def while_in_an_engagement(*effects: Effect) -> Throughout:
    """What you may do while this card is in an engagement."""
    return Throughout(sequence(*effects), "engagement")


def _responding(moment: str, verb: str, effects: tuple[Effect, ...], trigger: Trigger) -> When:
    fields = {name: value for name, value in trigger.items() if name != "must"}
    text = When(moment, verb, sequence(*effects), optional=not trigger.get("must", False))
    return msgspec.structs.replace(text, **fields)
