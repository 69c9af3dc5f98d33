"""Abilities: the texts of a card, each with when it works."""

from __future__ import annotations

from spaceline.effects.nodes.borg import BorgText
from spaceline.effects.nodes.effects import Download, Effect, Sequence
from spaceline.effects.nodes.losing import Bombards, ForEither, Losing
from spaceline.effects.nodes.modifiers import Modifier
from spaceline.effects.nodes.movement import Ways
from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.nodes.selectors import Amount, Cards
from spaceline.effects.nodes.tests import Test
from spaceline.effects.nodes.traits import Filter


class Faced(Node, frozen=True):
    """The text of a dilemma: carried out when it is faced."""

    effect: Effect


class Played(Node, frozen=True):
    """Carried out when the card is played."""

    effect: Effect


class PlaysOn(Node, frozen=True):
    """The card is played on another, which is called ``target``, or on the table of its player.

    In Second Edition that is the core (2E-playing-specific-kinds/6).
    """

    cards: Cards | None = None
    """None for the table or the core."""
    also: tuple[Cards, ...] = ()
    """What else it may be played on."""


class PlayedOnlyIf(Node, frozen=True):
    """The card can be played only if the test holds."""

    test: Test
    limit: str = ""
    """``turn``: once each turn."""


class Order(Node, frozen=True):
    """An order (2E-other-order-actions/1)."""

    effect: Effect
    test: Test | None = None
    limit: str = ""
    """``turn``: once each turn; ``card``: once each turn, and none of the others of the card with that limit;
    ``mission``: once for each mission that its player has solved; ``twice thrice``: so often in the game."""
    whose: str = "you"
    """Who may use it: ``you anyone holder``, the last for whoever controls what the card is on."""
    during: str = ""
    """``card_plays``: in that part of the turn, and not among the orders."""


class Static(Node, frozen=True):
    """Modifies cards as long as the test holds and the card is in play."""

    cards: Cards
    modifiers: tuple[Modifier, ...]
    test: Test | None = None


class When(Node, frozen=True):
    """Responds to an occurrence (2E-when-and-while/2)."""

    moment: str
    """``about`` before it, ``when`` after it, ``just`` right after it, ``action`` when an action is initiated,
    ``between`` any two actions of a turn that has begun: what is done as soon as the test holds."""
    verb: str
    effect: Effect
    whose: str = "you"
    """Whose cards, or whose doing: ``you opponent anyone``, ``right`` for the player on your right; of what a player
    does alone, ``holder`` for whoever controls what this card is on."""
    subject: Filter | None = None
    """What the cards it happens to must be; None for this card only. The cards are named ``those``."""
    where: str = ""
    """Where those cards must be: ``present facing here planet aboard on under``; ``there``: where this card is."""
    other: bool = False
    """Not when it happens to this card."""
    test: Test | None = None
    optional: bool = True
    limit: str = ""
    """``turn game mission``; ``each``: as often as there are cards that it happens to, whoever uses it; ``together``:
    once for all that it happens to."""
    by: str = ""
    """``dilemma``: only when such a card does it; ``you opponent``: only when that player does."""
    using: tuple[str, ...] = ()
    """With ``use``: only who uses one of these skills; ``any skill`` for whatever skill, ``only skill`` for whoever
    has but one, and that (of First Edition). With ``complete``, which then is about them and not about the mission:
    only those who have used one of these to complete it; ``anything`` for whoever has helped (of First Edition)."""
    fate: str = ""
    """With ``select``: only those who are selected for this: ``kill``. With ``put``: only put there: ``pile hand``."""
    lingers: bool = False
    """It works for the rest of the turn in which its card named something, wherever the card lies then."""


class Throughout(Node, frozen=True):
    """May be used while personnel of yours attempt a mission or face a dilemma, or in an engagement.

    2E-when-and-while/3. In an attempt that is asked as it begins, as each dilemma is faced, and before the mission is
    completed; as often as its cost can be paid, where nothing else is said.
    """

    effect: Effect
    during: str
    """``attempt dilemma``; ``engagement``: as long as this card is in one, before the totals."""
    who: Cards | None = None
    """Those of them who must be among the personnel; None for this one."""
    test: Test | None = None
    limit: str = ""
    """``turn``: once each turn; ``dilemma``: once each time that is asked."""


class Forbids(Node, frozen=True):
    """Something cannot be done as long as the test holds."""

    act: str
    """``complete`` or ``attempt`` this mission, the latter as those named ``target``; ``download``; ``enter`` its
    location, ``pass`` it, go on from there in the turn of arrival (``halt``), ``cross`` to or from the location to its
    right: what a ship, the target, cannot do; use the texts of ``headquarters`` at its location; ``depart`` to a
    mission, the target; ``command`` another mission, the target, beside this one; ``free``: personnel do not report
    for free where this card is."""
    test: Test


class Toll(Node, frozen=True):
    """Opponents must discard from hand to do something at the mission where this ship is, as long as it is staffed."""

    act: str
    """``attempt`` that mission; ``beam`` to or from its planet."""
    missions: Filter
    """Where: at a mission like that."""
    cards: int = 1


class Damage(Node, frozen=True):
    """Works only while the card lies on a ship as damage (2E-damage/1)."""

    ability: Static | When


class FreeRegion(Node, frozen=True):
    """Moving costs less Range: between this mission and one of another quadrant, or for this ship at a border."""

    quadrants: tuple[str, ...] = ()
    """To missions there it costs no more than within a quadrant."""
    border: tuple[str, ...] = ()
    """Regions: moving this ship between a mission of one and one that is not of it costs ``less``."""
    less: int = 0


class Encounter(Node, frozen=True):
    """One effect of a dilemma; a dilemma has several in printed order (1E-7.2.2/2, 1E-7.2.2.0.1/2).

    With ``unless`` or ``tries`` it has a condition: failing it brings the effect, and the attempt fails
    (1E-7.2.2.2/1, /2). Without one it is automatic (1E-7.2.2.1/1).
    """

    effect: Effect | None = None
    """None for a wall, which cannot be got past but by its condition."""
    unless: Test | None = None
    """What meets the condition."""
    tries: Effect | None = None
    """What can be done to meet the condition where ``unless`` does not."""
    trigger: Test | None = None
    """Where it does not hold there is no such effect (1E-7.2.2.0.4/1)."""
    otherwise: Effect | None = None
    """What happens instead then (1E-7.2.2.0.4/2)."""


class AfterFailure(Node, frozen=True):
    """What becomes of the dilemma when a condition was failed (1E-7.2.2.2/3, /4)."""

    how: str
    """``discard``: it is not reseeded; ``continues``: nor does the attempt fail; ``undo``: that undoes actions."""


class Cure(Node, frozen=True):
    """What removes the dilemma after its effect, at once or later (1E-7.2.2.3)."""

    test: Test


class Nullifier(Node, frozen=True):
    """What removes the dilemma before its effect or as long as it lasts (1E-7.2.2.4)."""

    test: Test


EITHER = "either"
"""The word for an artifact that is used as an event, or as an interrupt."""


class PartOfCombo(Node, frozen=True):
    """One of the dilemmas on a card that are met one after the other (1E-7.2.2.0.7/1)."""

    title: str
    texts: tuple[Encounter | AfterFailure | Cure | Nullifier | Static | When | Order, ...]
    countdown: int = 0
    """Its countdown icon."""


class Earned(Node, frozen=True):
    """Where an artifact goes when it is earned, and as what card it is used then (1E-2.3/1)."""

    to: str
    """``team table hand discard``."""
    used_as: str = ""
    """A card type; ``either``: an event, or an interrupt that responds."""


class Seeds(Node, frozen=True):
    """The card may be seeded although its type is not, and where (1E-4.0/2, 1E-7.2.4/2)."""

    where: str
    """``mission``: beneath one; ``facility_phase``, ``dilemma_phase``, ``doorway_phase``: face up in that phase;
    ``any_phase``: in each of these; ``mission_phase``: it is a mission, and only what its placing brings is said."""
    effect: Effect | None = None
    """What happens at once when it is seeded face up (1E-4.0.2/1)."""
    at: Cards | None = None
    """Face up, where that is not where it is played."""


class Treaty(Node, frozen=True):
    """These affiliations of yours are compatible (1E-6.3/3)."""

    affiliations: tuple[str, ...]


class Opens(Node, frozen=True):
    """Your personnel of these affiliations may attempt this mission (1E-7.2.1/5)."""

    affiliations: tuple[str, ...]


class LendsAll(Node, frozen=True):
    """To the staff of a ship this personnel lends all of its icons at once (1E-G:seven-of-nine-the-borg/1)."""


class ThroughShields(Node, frozen=True):
    """Where this personnel is, yours beam through SHIELDS of opponents, to there and from there (1E-7.1.1/2)."""


class Alternate(Node, frozen=True):
    """The mission that this card is on may be solved with other requirements (1E-7.2.5.0.2/1)."""

    requirement: AnyRequirement
    affiliations: tuple[str, ...] = ()
    """Only these may use them (1E-7.2.5.0.2/3); empty for whoever may attempt the mission, ``homeworld`` for whoever
    matches the homeworld that it is (1E-G:homeworld/1)."""
    effect: Effect | None = None
    """What solving it like that brings beside (1E-7.2.5.0.2/2)."""


class Grant(Node, frozen=True):
    """Your personnel may attempt and complete missions of yours with other requirements (2E-for-the-cause/1).

    As with a printed icon, one of them must be like ``using``; then all who are there take part.
    """

    using: Filter
    requirement: AnyRequirement
    missions: Filter | None = None
    """Missions of yours like that; None for this mission."""
    points: int = 0
    """What completing one like that scores; 0 for the printed points."""
    regardless: bool = False
    """Whatever else forbids it."""


class Immune(Node, frozen=True):
    """Cards of these titles do nothing to this card; ``anything``: what does not name it does not nullify it."""

    titles: tuple[str, ...]
    beaming: bool = False
    """Instead, they do not keep your personnel and equipment from beaming."""


class Cumulative(Node, frozen=True):
    """Several copies of this card add up on one target (1E-12.9/1)."""


class Countdown(Node, frozen=True):
    """After so many full turns the card expires (1E-12.2/2)."""

    turns: Amount
    """A number, or one that was named when the card was played."""
    of: str = "you"
    """Whose turns: ``you``, or of whoever controls or owns the card that this one is on: ``target owner``."""


class Plays(Node, frozen=True):
    """Cards may be played as the rules alone would not let them (1E-6.1.1/1, 1E-6.2/8, 1E-6.3/8, 1E-6.5.1/1)."""

    how: str
    """``free any_time suspending permitted reporting``: the last where ``at`` says, to a site if they are compatible
    with its station, ``regardless`` if not; ``diverted``: there for a price; ``lent``: opponents may play cards of
    theirs that lie on this one as if these were in their hands; ``coexisting``: a facility of yours like that may be
    where this one is; ``seeded``: one ship of yours like that may be seeded here; ``native``: whosever they are, they
    may report to this time location; ``infiltrating``: those with an infiltration icon may report, for free, on a
    homeworld that it matches; ``replaced``: another version takes its place at any time (1E-6.5.2/1); ``solely``: there
    and nowhere else; ``built``: a facility of yours like that may be built at such a mission, as long as the test
    holds. What a facility says of itself with ``regardless`` holds for both players, and all there mix."""
    cards: Filter | None = None
    """None for this card itself; otherwise cards of yours, as long as this one is in play."""
    at: Cards | None = None
    """Ships, facilities or missions where they may report, in whatever quadrant (of a site, in that of its station);
    free: only there, or at its place."""
    instead_of: Filter | None = None
    """Diverted: only what could be played at a mission like that."""
    price: Effect | None = None
    limit: str = ""
    """Free: ``turn`` for one card each turn, ``card`` for one if no other text with that limit is used."""
    test: Test | None = None
    """Free, and to a site: only as long as it holds."""


class Variable(Node, frozen=True):
    """The X in an attribute of this card is one of these numbers, picked each time it is needed (1E-10.1.0.7/2)."""

    choices: tuple[int, ...]


class Exposes(Node, frozen=True):
    """All players' hands lie open as long as this card is in play."""


class Mends(Node, frozen=True):
    """All damage of the ship that this card is aboard is repaired in two full turns (1E-12.2/2, 1E-G:repair/2)."""


class Boards(Node, frozen=True):
    """The card fights aboard a ship, and nobody controls it there (1E-G:rogue-borg-mercenaries/1, /2)."""

    effect: Effect | None = None
    """What those do together that have come aboard, once nothing else is being carried out."""


class CargoRuns(Node, frozen=True):
    """Cargo runs of either player end at this site; then it keeps the missions passed in mind (1E-G:cargo-bay/1)."""


class SpecialDownload(Node, frozen=True):
    """An icon by which its controller suspends play and downloads, once in the game (1E-6.5.4/1, /3)."""

    effect: Download | Sequence
    """One after another it is a text and no icon: as often as it is in play, and from wherever it is."""


Ability = (
    Faced
    | Played
    | PlaysOn
    | PlayedOnlyIf
    | Order
    | Static
    | When
    | Throughout
    | Forbids
    | Damage
    | Toll
    | FreeRegion
    | Encounter
    | AfterFailure
    | Cure
    | Nullifier
    | PartOfCombo
    | Earned
    | Seeds
    | Treaty
    | Opens
    | LendsAll
    | ThroughShields
    | BorgText
    | Alternate
    | Grant
    | Immune
    | Cumulative
    | Countdown
    | Plays
    | Variable
    | Exposes
    | Mends
    | Boards
    | Losing
    | ForEither
    | Bombards
    | CargoRuns
    | Ways
    | SpecialDownload
)
