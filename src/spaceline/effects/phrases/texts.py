"""Phrases for the texts of a card and for the modifiers in them."""

from __future__ import annotations

from spaceline.effects.nodes.abilities import (
    Damage,
    Faced,
    Forbids,
    FreeRegion,
    Order,
    Played,
    PlayedOnlyIf,
    PlaysOn,
    Static,
    When,
)
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.modifiers import Copy, Cost, Gain, Lose, Modifier, Raise, Stands
from spaceline.effects.nodes.selectors import Amount, Cards, Filter
from spaceline.effects.nodes.tests import Test
from spaceline.effects.phrases.effects import sequence


def faced(*effects: Effect) -> Faced:
    """What a dilemma does when it is faced."""
    return Faced(sequence(*effects))


def when_played(*effects: Effect) -> Played:
    """What happens when this card is played."""
    return Played(sequence(*effects))


def plays_in_core() -> PlaysOn:
    """The event stays in your core."""
    return PlaysOn()


def plays_on(cards: Cards) -> PlaysOn:
    """The event stays on such a card."""
    return PlaysOn(cards)


def only_if(test: Test) -> PlayedOnlyIf:
    """The card can be played only if a test holds."""
    return PlayedOnlyIf(test)


def order(*effects: Effect, test: Test | None = None, once: bool = False) -> Order:
    """An order; with ``once``, once each turn."""
    return Order(sequence(*effects), test, "turn" if once else "")


def static(cards: Cards, *modifiers: Modifier, test: Test | None = None) -> Static:
    """Cards are modified for as long as a test holds."""
    return Static(cards, modifiers, test)


def while_facing(*modifiers: Modifier, test: Test | None = None) -> Static:
    """While this personnel is facing a dilemma, it is modified."""
    return Static(Cards("this", filter=Filter(facing=True)), modifiers, test)


def when(  # noqa: PLR0913 a text may name all the fields of its node
    verb: str,
    *effects: Effect,
    whose: str = "you",
    subject: Filter | None = None,
    where: str = "",
    other: bool = False,
    test: Test | None = None,
    must: bool = False,
    once: bool = False,
    by: str = "",
) -> When:
    """Responds after something happened to this card, or to a card like ``subject``."""
    limit = "turn" if once else ""
    return When("when", verb, sequence(*effects), whose, subject, where, other, test, not must, limit, by)


def about_to(  # noqa: PLR0913 the same
    verb: str,
    *effects: Effect,
    whose: str = "you",
    subject: Filter | None = None,
    where: str = "",
    other: bool = False,
    test: Test | None = None,
    must: bool = False,
    once: bool = False,
    by: str = "",
) -> When:
    """Responds before something happens to this card, or to a card like ``subject``."""
    limit = "turn" if once else ""
    return When("about", verb, sequence(*effects), whose, subject, where, other, test, not must, limit, by)


def cannot_complete(test: Test) -> Forbids:
    """This mission cannot be completed as long as a test holds."""
    return Forbids("complete", test)


def damage(ability: Static | When) -> Damage:
    """A text that works while this card lies on a ship as damage."""
    return Damage(ability)


def free_region(*quadrants: str) -> FreeRegion:
    """Moving between this mission and one of those quadrants costs nothing extra."""
    return FreeRegion(quadrants)


def attributes(by: Amount, *, times: int = 1) -> Raise:
    """All attributes are higher or lower."""
    return Raise((), by, times)


def raised(names: str, by: Amount, *, times: int = 1) -> Raise:
    """One attribute, or several written ``Cunning+Strength``, are higher or lower."""
    return Raise(tuple(names.split("+")), by, times)


def gains(*skills: str, level: int = 1) -> Gain:
    """Skills are gained."""
    return Gain(skills, level)


def copies(of: Cards) -> Copy:
    """All skills of other cards are gained."""
    return Copy(of)


def loses(*keywords: str) -> Lose:
    """Keywords are lost."""
    return Lose(keywords)


def costs(by: int) -> Cost:
    """The cost is higher or lower."""
    return Cost(by)


def stands(attribute: str, *, instead_of: str) -> Stands:
    """An attribute may be used where a requirement asks for another, or several written ``Integrity+Cunning``."""
    return Stands(attribute, tuple(instead_of.split("+")))
