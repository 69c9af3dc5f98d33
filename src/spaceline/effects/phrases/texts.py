"""Phrases for the texts of a card and for the modifiers in them."""

from __future__ import annotations

from spaceline.effects.nodes.abilities import (
    AfterFailure,
    Alternate,
    Countdown,
    Cumulative,
    Cure,
    Damage,
    Earned,
    Encounter,
    Endless,
    Errand,
    Exposes,
    Faced,
    Forbids,
    FreeRegion,
    Grant,
    Immune,
    Mends,
    Nullifier,
    Opens,
    Order,
    Played,
    PlayedOnlyIf,
    Plays,
    PlaysOn,
    Seeds,
    SpecialDownload,
    Static,
    Throughout,
    Toll,
    Treaty,
    Variable,
    When,
)
from spaceline.effects.nodes.effects import Download, Effect
from spaceline.effects.nodes.modifiers import (
    Modifier,
)
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.nodes.selectors import Cards, Count, Filter
from spaceline.effects.nodes.tests import Are, AtLeast, Not, Test
from spaceline.effects.nodes.words import EACH, TOGETHER
from spaceline.effects.phrases.cards import target
from spaceline.effects.phrases.effects import sequence
from spaceline.effects.phrases.tests import asked_of


def faced(*effects: Effect) -> Faced:
    """What a dilemma does when it is faced."""
    return Faced(sequence(*effects))


def when_played(*effects: Effect) -> Played:
    """What happens when this card is played."""
    return Played(sequence(*effects))


def plays_in_core() -> PlaysOn:
    """The event stays in your core."""
    return PlaysOn()


def plays_on(cards: Cards, *also: Cards) -> PlaysOn:
    """The event stays on such a card."""
    return PlaysOn(cards, also)


def only_if(test: Test, *, once: bool = False) -> PlayedOnlyIf:
    """The card can be played only if a test holds."""
    return PlayedOnlyIf(test, "turn" if once else "")


def order(
    *effects: Effect,
    test: Test | None = None,
    once: bool = False,
    only_one: bool = False,
    whose: str = "you",
    during: str = "",
) -> Order:
    """An order; with ``once``, once each turn; with ``only_one``, it or another such order of the card."""
    limit = "card" if only_one else "turn" if once else ""
    return Order(sequence(*effects), test, limit, whose, during)


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
    using: tuple[str, ...] = (),
    fate: str = "",
) -> When:
    """Responds after something happened to this card, or to a card like ``subject``."""
    limit = "turn" if once else ""
    return When("when", verb, sequence(*effects), whose, subject, where, other, test, not must, limit, by, using, fate)


def while_attempting(
    *effects: Effect, who: Cards | None = None, test: Test | None = None, once: bool = False
) -> Throughout:
    """What you may do while this personnel, or one of those, is attempting a mission."""
    return Throughout(sequence(*effects), "attempt", who, test, "turn" if once else "")


def while_in_an_engagement(*effects: Effect) -> Throughout:
    """What you may do while this card is in an engagement."""
    return Throughout(sequence(*effects), "engagement")


def may_while_facing(
    *effects: Effect, who: Cards | None = None, test: Test | None = None, limit: str = ""
) -> Throughout:
    """What you may do while this personnel, or one of those, is facing a dilemma."""
    return Throughout(sequence(*effects), "dilemma", who, test, limit)


def just(  # noqa: PLR0913 the same
    verb: str,
    *effects: Effect,
    whose: str = "you",
    subject: Filter | None = None,
    where: str = "",
    test: Test | None = None,
    must: bool = False,
    once_for_each: bool = False,
    by: str = "",
) -> When:
    """Responds right after something happened, before any other response."""
    limit = EACH if once_for_each else ""
    return When("just", verb, sequence(*effects), whose, subject, where, False, test, not must, limit, by)


def in_response(
    verb: str,
    *effects: Effect,
    whose: str = "anyone",
    subject: Filter | None = None,
    test: Test | None = None,
) -> When:
    """Responds to an action when it is initiated."""
    return When("action", verb, sequence(*effects), whose, subject, "", False, test)


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
    together: bool = False,
    once_for_each: bool = False,
    by: str = "",
    using: tuple[str, ...] = (),
    fate: str = "",
) -> When:
    """Responds before something happens to this card, or to a card like ``subject``; ``together``: to all of these."""
    limit = "turn" if once else TOGETHER if together else EACH if once_for_each else ""
    return When("about", verb, sequence(*effects), whose, subject, where, other, test, not must, limit, by, using, fate)


def cannot_complete(test: Test) -> Forbids:
    """This mission cannot be completed as long as a test holds."""
    return Forbids("complete", test)


def attempted_by(least: int) -> Forbids:
    """This mission is attempted by so many personnel together or not at all."""
    return Forbids("attempt", Not(AtLeast(Count(target), least)))


def cannot_depart(goal: Filter) -> Forbids:
    """None of your ships goes from here to a mission like that."""
    return Forbids("depart", Are(target, goal))


def cannot_attempt() -> Forbids:
    """This mission cannot be attempted."""
    return Forbids("attempt", AtLeast(Count(Cards("this"))))


def alone_of(kind: str) -> Forbids:
    """Who has this mission has no other of that kind."""
    return Forbids("command", Are(target, Filter(kinds=(kind,))))


def ships_halt(unless: Filter) -> Forbids:
    """A ship that comes here goes no further this turn, unless it is like that."""
    return Forbids("halt", Not(Are(target, unless)))


def nobody_crosses(unless: Filter) -> Forbids:
    """No ship goes from here to the next location on the right, nor back, unless it is like that."""
    return Forbids("cross", Not(Are(target, unless)))


def exposes_hands() -> Exposes:
    """All hands lie open."""
    return Exposes()


def errand(to: str, *affiliations: str) -> Errand:
    """The ship must go there, and does nothing else."""
    return Errand(to, affiliations)


def mends() -> Mends:
    """The ship that this card is aboard is repaired in flight."""
    return Mends()


def endless() -> Endless:
    """Your spacelines have no ends."""
    return Endless()


def damage(ability: Static | When) -> Damage:
    """A text that works while this card lies on a ship as damage."""
    return Damage(ability)


def free_region(*quadrants: str) -> FreeRegion:
    """Moving between this mission and one of those quadrants costs nothing extra."""
    return FreeRegion(quadrants)


def crosses_border(region: str, less: int) -> FreeRegion:
    """Moving this ship into a region or out of it costs less Range."""
    return FreeRegion(border=(region,), less=less)


def encounter(
    *effects: Effect,
    unless: Test | AnyRequirement | None = None,
    tries: Effect | None = None,
    trigger: Test | None = None,
    otherwise: Effect | None = None,
) -> Encounter:
    """One effect of a dilemma; with ``unless`` a condition, and without an effect a wall."""
    asked = None if unless is None else asked_of(unless)
    return Encounter(sequence(*effects) if effects else None, asked, tries, trigger, otherwise)


def discarded_after_failure() -> AfterFailure:
    """A failed condition does not reseed the dilemma."""
    return AfterFailure("discard")


def mission_continues() -> AfterFailure:
    """A failed condition neither reseeds the dilemma nor fails the attempt."""
    return AfterFailure("continues")


def cured(asked: Test | AnyRequirement) -> Cure:
    """What cures the dilemma."""
    return Cure(asked_of(asked))


def nullified(asked: Test | AnyRequirement) -> Nullifier:
    """What nullifies the dilemma, now or later."""
    return Nullifier(asked_of(asked))


def earned(to: str, used_as: str = "") -> Earned:
    """Where an artifact goes when it is earned."""
    return Earned(to, used_as)


def may_seed(where: str, *effects: Effect) -> Seeds:
    """The card may be seeded; what that brings at once."""
    return Seeds(where, sequence(*effects) if effects else None)


def special_download(effect: Download) -> SpecialDownload:
    """An icon by which its controller suspends play and downloads."""
    return SpecialDownload(effect)


def may_play(how: str, which: Filter | None = None, at: Cards | None = None) -> Plays:
    """This card, or cards like that, may be played as the rules alone would not let them."""
    return Plays(how, which, at)


def may_divert(which: Filter, to: Cards, instead_of: Filter, price: Effect) -> Plays:
    """Cards that could be played at a mission like that may be played elsewhere, for a price."""
    return Plays("diverted", which, to, instead_of, price)


def lends() -> Plays:
    """Opponents may play their cards that lie on this one as if these were in their hands."""
    return Plays("lent")


def toll(act: str, missions: Filter, cards: int = 1) -> Toll:
    """What opponents must discard to do something where this staffed ship is."""
    return Toll(act, missions, cards)


def treaty(*affiliations: str) -> Treaty:
    """These affiliations of yours are compatible."""
    return Treaty(affiliations)


def opens(*affiliations: str) -> Opens:
    """Your personnel of these affiliations may attempt this mission."""
    return Opens(affiliations)


def alternate(asked: AnyRequirement, *effects: Effect, affiliations: tuple[str, ...] = ()) -> Alternate:
    """Other requirements for the mission that the card is on, and what solving it with them brings."""
    return Alternate(asked, affiliations, sequence(*effects) if effects else None)


def may_attempt(
    using: Filter,
    asked: AnyRequirement,
    *,
    missions: Filter | None = None,
    points: int = 0,
    regardless: bool = False,
) -> Grant:
    """Your personnel like that may attempt this mission, or others, with these requirements."""
    return Grant(using, asked, missions, points, regardless)


def immune(*titles: str) -> Immune:
    """Cards of these titles do not nullify this one."""
    return Immune(titles)


def beams_past(*titles: str) -> Immune:
    """Cards of these titles do not keep your personnel and equipment from beaming."""
    return Immune(titles, beaming=True)


def cumulative() -> Cumulative:
    """Copies of this card add up."""
    return Cumulative()


def variable(*choices: int) -> Variable:
    """The X in an attribute of this card is one of these numbers."""
    return Variable(choices)


def countdown(turns: int, of: str = "you") -> Countdown:
    """After so many full turns this card expires."""
    return Countdown(turns, of)
