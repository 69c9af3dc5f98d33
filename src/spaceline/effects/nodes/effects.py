"""Effects: what a text does. Each reports whether it could be done completely."""

from __future__ import annotations

from spaceline.effects.nodes.captivity import Captivity
from spaceline.effects.nodes.choices import Choice
from spaceline.effects.nodes.course import Course
from spaceline.effects.nodes.modifiers import Modifier
from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.piles import Exchange, Shuffle
from spaceline.effects.nodes.selectors import Amount, Cards
from spaceline.effects.nodes.space import Space
from spaceline.effects.nodes.tests import Test
from spaceline.effects.nodes.traits import Filter


class Sequence(Node, frozen=True):
    """One after another; succeeds when every step does."""

    steps: tuple[Effect, ...]


class Gate(Node, frozen=True):
    """If, unless, may and "to": go one way or the other after a test, an answer, or an effect that may fail.

    Exactly one of ``test``, ``asks`` and ``tries`` is given. A cost is a ``tries``: what cannot be paid in full is
    not begun (2E-actions-requirements/1).
    """

    test: Test | None = None
    asks: str = ""
    """Who may decide: ``you opponent``."""
    tries: Effect | None = None
    then: Effect | None = None
    otherwise: Effect | None = None


class Select(Node, frozen=True):
    """Choose cards and give them a name; succeeds when as many as asked for were chosen."""

    cards: Cards
    name: str = "those"
    count: Amount = 1
    by: str = "you"
    """``you opponent random``."""
    up_to: bool = False


class Top(Node, frozen=True):
    """Give a name to the cards with the highest value; the rules say who breaks a tie (2E-selections/4, 1E-12.5)."""

    of: str
    """An attribute, a sum written ``Cunning+Strength``, or ``cost``."""
    cards: Cards
    name: str = "those"
    count: int = 1
    by: str = ""
    """Who breaks a tie, where the text says so: ``you opponent``, or the ``owner`` of the cards."""


class Stop(Node, frozen=True):
    """Stop cards."""

    cards: Cards


class Unstop(Node, frozen=True):
    """Unstop cards."""

    cards: Cards


class Kill(Node, frozen=True):
    """Kill personnel (2E-destroy-discard-kill/3)."""

    cards: Cards


class Destroy(Node, frozen=True):
    """Destroy cards in play: to the discard pile."""

    cards: Cards


class Discard(Node, frozen=True):
    """Discard cards from hand or deck; it is the doing of ``who``, whosever cards they are (2E-discarding/1)."""

    cards: Cards
    who: str = "you"


class RemoveFromGame(Node, frozen=True):
    """Put cards aside for the rest of the game (2E-remove-from-the-game/1)."""

    cards: Cards


class Put(Node, frozen=True):
    """Put cards somewhere without playing them; it is the doing of ``who`` (2E-play-and-place/1)."""

    cards: Cards
    to: str
    """``hand deck_top deck_bottom discard pile mission ship beneath headquarters aboard drawn stack brig table
    space point_area this spot beside`` (the lexicon says what each means)."""
    at: Cards | None = None
    """The ship, mission or other card to put them on, aboard or beneath."""
    any_order: bool = False
    """Whoever does it chooses the order."""
    who: str = "you"
    replaces: bool = False
    """They lie again where cards were examined, or lie in place of these: they are not placed (2E-examine/2)."""


class TakeCommand(Node, frozen=True):
    """Cards stay where they are, but for those in a core, and you command them now (2E-command-and-owner/2)."""

    cards: Cards
    who: str = "you"
    """``you right``, the latter for the player on your right."""


class Draw(Node, frozen=True):
    """Draw cards."""

    amount: Amount = 1
    who: str = "you"


class Score(Node, frozen=True):
    """Score points, or lose them when negative."""

    amount: Amount
    times: int = 1
    who: str = "you"
    regardless: bool = False
    """Even by a player to whom such points would mean nothing (1E-6.4.0.2/1)."""


class Tell(Node, frozen=True):
    """Give a name to a number as it is now."""

    amount: Amount
    name: str
    on: Cards | None = None
    """It is added to what these cards bear by that name, for the texts that speak of it; None for this text alone."""
    until: str = ""
    """How long those bear it: ``turn leaves``, the last as long as they stay in play."""


class Look(Node, frozen=True):
    """Examine cards: a player sees them (2E-examine/1)."""

    cards: Cards
    who: str = "you"


class Reveal(Node, frozen=True):
    """Reveal cards to everybody (2E-reveal/1)."""

    cards: Cards
    who: str = "you"


class Affect(Node, frozen=True):
    """Modify cards until a moment."""

    cards: Cards
    modifiers: tuple[Modifier, ...]
    until: str = "turn"
    """``turn dilemma attempt your_next_turn leaves``: the last as long as this card stays in play. ``move``: until one
    of them has moved, or the turn is over."""
    most: int = 0
    """By this text no oftener than that at one time; 0 for no limit."""


class Prevent(Node, frozen=True):
    """Prevent what this text responds to, for these cards or altogether."""

    cards: Cards | None = None


class Nullify(Node, frozen=True):
    """The card or action that this text responds to has no effect; or cards in play are nullified (1E-5.0/4)."""

    cards: Cards | None = None


class Disable(Node, frozen=True):
    """Disable cards as long as this card stays in play (1E-10.2.3/1)."""

    cards: Cards


class Hold(Node, frozen=True):
    """Hold personnel on this card, in stasis, until it leaves play (1E-7.2.2.0.1/6)."""

    cards: Cards
    stasis: bool = True
    """Otherwise they just do nothing there."""


class Afflict(Node, frozen=True):
    """Remember cards as those whom this card afflicts as long as it stays in play."""

    cards: Cards


class DamageShip(Node, frozen=True):
    """Damage ships or facilities (1E-7.5.1)."""

    cards: Cards


class Repair(Node, frozen=True):
    """Repair ships or facilities in full (1E-7.5.2/4)."""

    cards: Cards


class Flip(Node, frozen=True):
    """Turn cards over: face down, or face up again."""

    cards: Cards


class Relocate(Node, frozen=True):
    """Move cards by force (1E-10.2.6/1)."""

    cards: Cards
    to: str
    """``furthest_planet location anywhere spaceline orbit neighbor``: to any location on a spaceline, or in any time,
    or to one of the same spaceline; to a ship or facility of yours there, and to one or to the surface at a location
    beside it, by beaming; ``beam``: to where you can beam at this mission; ``far_end`` of the spaceline; ``onward``: by
    all its RANGE toward that end, and off it (1E-11.1/2); ``likewise``: to where a copy of this card lies; ``here``: to
    where this card is; ``end``: to where the card is that is called that."""


class EachPlayer(Node, frozen=True):
    """Every player in turn order, beginning with you; in the effect that player is "you"."""

    effect: Effect
    opponents_only: bool = False
    owning: Cards | None = None
    """Only those who own one of these cards."""


class Later(Node, frozen=True):
    """Carry something out when this turn ends; names and numbers are kept for it."""

    effect: Effect


class ForEach(Node, frozen=True):
    """Once for each card, which is called ``it``."""

    cards: Cards
    effect: Effect


class Download(Node, frozen=True):
    """Search for a card and play it at once, or take it into the hand (1E-6.5.3/1, 2E-download/1)."""

    cards: Filter
    to: str = "play"
    """``play hand either seed``: ``either`` as the player likes, ``seed`` beneath the mission named (1E-6.5.3/4)."""
    count: int = 1
    """So many in one action; where one is not found, none is (1E-6.5.3.0.2/2). 0 for any number."""
    at: Cards | None = None
    """Where they must come into play; None for wherever they may be played."""
    name: str = ""
    """What the text calls them afterwards."""
    copies: Cards | None = None
    """Only copies of these cards."""
    kin: Cards | None = None
    """Only those who match one of these homeworlds: of its affiliation and universe (1E-G:homeworld/1)."""
    worth: str = ""
    """Any number of cards, that come to no more than ``most`` of this value, or are no more ``cards``, or are just
    ``different``; of two on a card those who are wanted."""
    most: int = 0
    company: Cards | None = None
    """Only those who are compatible with all of these, and with each other (1E-G:defend-homeworld/2)."""


class Attack(Node, frozen=True):
    """Let cards attack others, whatever their affiliations and without a leader (1E-7.4.1/8, 1E-7.4.1.0.6/5)."""

    attackers: Cards
    targets: Cards


class BeginBattle(Node, frozen=True):
    """Begin combat or an engagement; succeeds when you win it (2E-combat/1, 2E-engagements/1).

    Your ship that begins an engagement is called ``attacker``.
    """

    kinds: tuple[str, ...]
    """``combat engagement``; of several you choose one."""
    personnel: Filter | None = None
    """Demanded of one of your personnel involved (2E-combat/6, 2E-engagements/6)."""
    ship: Filter | None = None
    """Demanded of your ship that begins an engagement."""
    this: bool = False
    """This card must be involved."""
    among: Cards | None = None
    """Your ship that begins an engagement is one of these."""
    alone: bool = False
    """Of your personnel only those like ``personnel`` are involved in combat."""
    first: Effect | None = None
    """What happens as it begins."""
    win: Effect | None = None
    otherwise: Effect | None = None
    """What happens if you do not win."""


class Join(Node, frozen=True):
    """Ships join the engagement that is going on, if they are staffed (2E-engagements/7, /8)."""

    cards: Cards


class CardPlays(Node, frozen=True):
    """So many more normal card plays this turn, or fewer (1E-6.1/1, 1E-6.1.0.2/1)."""

    amount: int = 1
    no_draws: bool = False
    """You draw no cards any more this turn (1E-G:ops/1)."""


class Reports(Node, frozen=True):
    """Report any number of cards like that from hand, one after another, beside the normal card play (1E-6.3/8)."""

    cards: Filter
    at: Cards | None = None
    """Aboard that ship; of locations, one ship first, then its crew, who staff it (1E-G:report-with-crew/1)."""
    most: int = 0
    """No more than so many aboard that ship; 0 for any number."""


def is_of_locations(it: Reports) -> bool:
    """Whether one ship reports at a location, and its crew with it."""
    return it.at is not None and "mission" in it.at.filter.names("types")


class Offer(Node, frozen=True):
    """Play a card as a cost: its own text is ignored (1E-6.2.0.1/1)."""

    cards: Cards


Effect = (
    Sequence
    | Gate
    | Select
    | Top
    | Stop
    | Unstop
    | Kill
    | Destroy
    | Discard
    | RemoveFromGame
    | Put
    | TakeCommand
    | Shuffle
    | Draw
    | Score
    | Tell
    | Look
    | Reveal
    | Affect
    | Prevent
    | Nullify
    | Disable
    | Hold
    | Afflict
    | DamageShip
    | Repair
    | Flip
    | Relocate
    | EachPlayer
    | ForEach
    | Download
    | Attack
    | BeginBattle
    | Join
    | CardPlays
    | Reports
    | Space
    | Exchange
    | Offer
    | Captivity
    | Choice
    | Course
    | Later
)
