"""Phrases for the texts of a card and for the modifiers in them."""

from __future__ import annotations

from typing import Any

from spaceline.effects.nodes.abilities import (
    AfterFailure,
    Alternate,
    Boards,
    CargoRuns,
    Countdown,
    Cumulative,
    Cure,
    Damage,
    Earned,
    Encounter,
    Exposes,
    Faced,
    Forbids,
    FreeRegion,
    Grant,
    Immune,
    LendsAll,
    Mends,
    Nullifier,
    Opens,
    Order,
    PartOfCombo,
    Played,
    PlayedOnlyIf,
    Plays,
    PlaysOn,
    Seeds,
    SpecialDownload,
    Static,
    ThroughShields,
    Toll,
    Treaty,
    Variable,
    When,
)
from spaceline.effects.nodes.borg import Acquires, Bounty, Formerly, Scouts, SeeksCounterpart
from spaceline.effects.nodes.effects import Download, Effect, Sequence
from spaceline.effects.nodes.losing import OpponentLoses
from spaceline.effects.nodes.modifiers import (
    Modifier,
)
from spaceline.effects.nodes.movement import Endless, ForcedMove, Strays, TimeTravel
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.nodes.selectors import Amount, Cards, Count
from spaceline.effects.nodes.tests import Are, AtLeast, Not, Test
from spaceline.effects.nodes.traits import Filter, like
from spaceline.effects.nodes.words import ANYTHING
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


def plays_on(cards: Cards | None, *also: Cards) -> PlaysOn:
    """The card stays on such a card; with ``None`` first, on the table or on such a card."""
    return PlaysOn(cards, also)


def only_if(test: Test, *, limit: str = "") -> PlayedOnlyIf:
    """The card can be played only if a test holds; with ``limit="turn"`` once each turn."""
    return PlayedOnlyIf(test, limit)


def order(
    *effects: Effect,
    test: Test | None = None,
    limit: str = "",
    whose: str = "you",
    during: str = "",
) -> Order:
    """An order, as often each turn or game as the limit says; ``card``: it or another such order of the card."""
    return Order(sequence(*effects), test, limit, whose, during)


def static(cards: Cards, *modifiers: Modifier, test: Test | None = None) -> Static:
    """Cards are modified for as long as a test holds."""
    return Static(cards, modifiers, test)


def while_facing(*modifiers: Modifier, test: Test | None = None) -> Static:
    """While this personnel is facing a dilemma, it is modified."""
    return Static(Cards("this", filter=like(facing=True)), modifiers, test)


def cannot_complete(test: Test) -> Forbids:
    """This mission cannot be completed as long as a test holds."""
    return Forbids("complete", test)


def attempted_by(least: int) -> Forbids:
    """This mission is attempted by so many personnel together or not at all."""
    return Forbids("attempt", Not(AtLeast(Count(target), least)))


def cannot_depart(goal: Filter) -> Forbids:
    """None of your ships goes from here to a mission like that."""
    return Forbids("depart", Are(target, goal))


def cannot_attempt(test: Test | None = None) -> Forbids:
    """This mission cannot be attempted, or not as long as a test holds; who would attempt it is called `target`."""
    return Forbids("attempt", test or AtLeast(Count(Cards("this"))))


def alone_of(kind: str) -> Forbids:
    """Who has this mission has no other of that kind."""
    return Forbids("command", Are(target, like(kinds=(kind,))))


def no_downloads() -> Forbids:
    """Nobody downloads anything."""
    return Forbids("download", AtLeast(1))


def no_headquarters(test: Test) -> Forbids:
    """The texts of headquarters here are of no use to a player for whom the test holds."""
    return Forbids("headquarters", test)


def no_free_reports() -> Forbids:
    """No personnel report for free where this card is."""
    return Forbids("free", AtLeast(1))


def ships_halt(unless: Filter) -> Forbids:
    """A ship that comes here goes no further this turn, unless it is like that."""
    return Forbids("halt", Not(Are(target, unless)))


def nobody_crosses(unless: Filter) -> Forbids:
    """No ship goes from here to the next location on the right, nor back, unless it is like that."""
    return Forbids("cross", Not(Are(target, unless)))


def exposes_hands() -> Exposes:
    """All hands lie open."""
    return Exposes()


def forced_move(to: str, *affiliations: str) -> ForcedMove:
    """The ship must go there, and does nothing else."""
    return ForcedMove(to, affiliations)


def boards(*effects: Effect) -> Boards:
    """Nobody controls the card aboard a ship; those that have come aboard do this."""
    return Boards(sequence(*effects) if effects else None)


def scouts() -> Scouts:
    """Your Borg may scout what this objective targets (1E-7.3.2)."""
    return Scouts()


def seeks_counterpart(table: Filter, points: int) -> SeeksCounterpart:
    """Your Borg may attack the team of whom this objective targets, to abduct and connect that one (1E-7.7.0.2/5)."""
    return SeeksCounterpart(table, points)


def lends_all() -> LendsAll:
    """This personnel lends all its icons at once to the staff of a ship."""
    return LendsAll()


def acquires() -> Acquires:
    """This personnel may acquire artifacts where an objective of yours was completed."""
    return Acquires()


def formerly(affiliation: str) -> Formerly:
    """To what asks for a matching homeworld this counterpart is of that affiliation."""
    return Formerly(affiliation)


def through_shields() -> ThroughShields:
    """Where this personnel is, yours beam through the SHIELDS of opponents."""
    return ThroughShields()


def opponent_loses(test: Test) -> OpponentLoses:
    """As soon as a test holds the opponent has lost the game."""
    return OpponentLoses(test)


def cargo_runs() -> CargoRuns:
    """Cargo runs end at this site."""
    return CargoRuns()


def strays(when: str, most: int, least: int) -> Strays:
    """So many tribbles of yours may go elsewhere from where there are so many."""
    return Strays(when, most, least)


def bounty() -> Bounty:
    """The points of this card are scored by whoever destroys it in battle."""
    return Bounty()


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


def undone_after_failure() -> AfterFailure:
    """After a failed condition the last two actions of the turn are undone, and the turn ends."""
    return AfterFailure("undo")


def mission_continues() -> AfterFailure:
    """A failed condition neither reseeds the dilemma nor fails the attempt."""
    return AfterFailure("continues")


def cured(asked: Test | AnyRequirement) -> Cure:
    """What cures the dilemma."""
    return Cure(asked_of(asked))


def nullified(asked: Test | AnyRequirement) -> Nullifier:
    """What nullifies the dilemma, now or later."""
    return Nullifier(asked_of(asked))


def one_of_two(title: str, *texts: Any, countdown: int = 0) -> PartOfCombo:
    """One of the dilemmas on a card, by the title that it has alone."""
    return PartOfCombo(title, texts, countdown)


def earned(to: str, used_as: str = "") -> Earned:
    """Where an artifact goes when it is earned."""
    return Earned(to, used_as)


def may_seed(where: str, *effects: Effect, at: Cards | None = None) -> Seeds:
    """The card may be seeded; what that brings at once, and where, if that is not where it is played."""
    return Seeds(where, sequence(*effects) if effects else None, at)


def special_download(effect: Download) -> SpecialDownload:
    """An icon by which its controller suspends play and downloads."""
    return SpecialDownload(effect)


def suspends_play(first: Download, *then: Effect) -> SpecialDownload:
    """A text by which its controller suspends play and downloads, and what it does then."""
    return SpecialDownload(Sequence((first, *then)))


def may_play(
    how: str, which: Filter | None = None, at: Cards | None = None, *, limit: str = "", test: Test | None = None
) -> Plays:
    """This card, or cards like that, may be played as the rules alone would not let them."""
    return Plays(how, which, at, limit=limit, test=test)


def natives(*which: Filter) -> Plays:
    """Cards like that are native to the timeline of this time location."""
    return Plays("native", which[0] if len(which) == 1 else like(one_of=which))


def time_travel(
    ships: Cards, between: str = "corresponding", *, team: bool = False, test: Test | None = None, limit: str = ""
) -> TimeTravel:
    """Ships of yours like that may travel in time, to and from the place of this card or anywhere."""
    return TimeTravel(ships, between, team, test, limit)


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


def never_nullified() -> Immune:
    """Only cards that name this one nullify it."""
    return Immune((ANYTHING,))


def beams_past(*titles: str) -> Immune:
    """Cards of these titles do not keep your personnel and equipment from beaming."""
    return Immune(titles, beaming=True)


def cumulative() -> Cumulative:
    """Copies of this card add up."""
    return Cumulative()


def variable(*choices: int) -> Variable:
    """The X in an attribute of this card is one of these numbers."""
    return Variable(choices)


def countdown(turns: Amount, of: str = "you") -> Countdown:
    """After so many full turns this card expires."""
    return Countdown(turns, of)
