"""The procedures of First Edition, as data: one frame type for each."""

from __future__ import annotations

from typing import ClassVar

from spaceline.core.data.changes import Use
from spaceline.core.data.decisions import Option
from spaceline.core.data.frames import Frame, RunEffect, Window
from spaceline.core.data.leaves import CardId, EntityId, PlaceId, PlayerId


class Seeding(Frame, frozen=True, kw_only=True):
    """The seed phases, from the doorways to the opening hands (1E-4.0/1)."""

    starting: PlayerId
    """The player who goes first in each phase and takes the first turn (1E-4.0/6)."""
    player: PlayerId = 0
    """Who seeds next where players alternate."""
    passed: tuple[PlayerId, ...] = ()
    """Who has passed: for the rest of the phase, or since somebody seeded, where a pass is not final."""
    built: int = 0
    """For how many locations of each player the stacks of this stage were built."""
    uncut: tuple[PlayerId, ...] = ()
    """Of whose mission piles it is yet to be asked whether they are cut (1E-G:mission-ii/1)."""


class Turn(Frame, frozen=True, kw_only=True):
    """A player's turn; when it ends, the same frame goes on with the other player (1E-5.0/1)."""

    player: PlayerId
    has_played: bool = False
    """The normal card play is used up (1E-6.1/1)."""
    has_acted: bool = False
    """Something was done in this part of the turn, so that the opponent had the opportunity after it (1E-5.0/12)."""


class Opportunity(Frame, frozen=True, kw_only=True):
    """Between two actions the other player may act, as far as that player has anything legal (1E-5.0/12)."""

    is_unseen: ClassVar[bool] = True

    player: PlayerId


class EndOfTurn(Window, frozen=True, kw_only=True):
    """The matters of the end of a turn: first those that its player puts in order, then what else responds (1E-8.0/1).

    What was seen to is among what was ``used``.
    """

    player: PlayerId
    """Whose turn ends."""
    expiring: tuple[CardId, ...] = ()
    """The cards whose countdown is over with this turn."""
    announced: tuple[Option, ...] = ()
    """The texts that probe, all of which are announced before a card is revealed (1E-8.2/4)."""
    is_announcing: bool = False
    """Whether more of them may be announced."""
    probed: tuple[CardId, ...] = ()
    """The cards that were revealed by probing, of each player one at most."""


class Suspicion(Frame, frozen=True, kw_only=True):
    """An infiltrator who would be under house arrest, unless it is exposed (1E-7.9.1.0.1/1)."""

    card: CardId


class Enmity(Frame, frozen=True, kw_only=True):
    """Seeing to nemeses that are present with each other as a turn ends (1E-10.2.9/1)."""

    player: PlayerId
    """Whose turn ends."""
    seen_to: tuple[tuple[CardId, CardId], ...] = ()
    """The pairs of which one was chosen, whether it could be killed or not."""


class Transfer(Frame, frozen=True, kw_only=True):
    """Choosing who and what beams or walks from one place to another (1E-7.1.1, 1E-7.1.2)."""

    player: PlayerId
    source: EntityId
    """A ship, a facility, or a place for its surface."""
    target: EntityId
    verb: str
    """``beam`` or ``walk``."""
    among: tuple[CardId, ...] = ()
    """The group they are chosen from, where not all who could go may go together."""
    by: CardId = 0
    """The card by whose text they beam, or walk to a battle and join it; 0 where it is an order."""
    only: tuple[CardId, ...] = ()
    """The personnel whom that text beams, beside equipment; empty for any."""
    going: tuple[CardId, ...] = ()
    """The personnel who go by that text, while it is asked what they take along."""


class MissionAttempt(Frame, frozen=True, kw_only=True):
    """An attempt at a mission, from its declaration to success or failure (1E-7.2)."""

    meets_hidden: ClassVar[bool] = True

    player: PlayerId
    mission: CardId
    """The card whose end the attempter uses (1E-2.1.0.3/1)."""
    place: PlaceId
    ship: CardId = 0
    """The ship whose crew attempts; 0 where an Away Team does."""
    participants: tuple[CardId, ...] = ()
    """The personnel of the team; those who leave it or are separated drop out."""
    joined: tuple[CardId, ...] = ()
    """At a mission that is planet and space at once: the Away Team that attempts with the crew (1E-7.2.1.0.2/1)."""
    faces: tuple[CardId, ...] = ()
    """Those of two such teams whom the present dilemma concerns; empty for everybody (1E-7.2.1.0.2/2)."""
    by: CardId = 0
    """The card by whose requirements the mission is to be solved; 0 for the printed ones (1E-7.2.5.0.2/1)."""
    has_failed: bool = False
    succeeded: bool = False
    """What the latest check reported."""
    used: tuple[Use, ...] = ()
    """What was used of whom to meet the requirements."""
    began: tuple[CardId, ...] = ()
    """Whoever took part at the beginning."""
    invited: tuple[CardId, ...] = ()
    """Infiltrators of the other player who were asked whether they take part (1E-7.9/5)."""

    @property
    def where(self) -> EntityId:
        """Where the attempting team is: aboard the ship, or on the surface."""
        return self.ship or self.place


class CommandeeringAttempt(MissionAttempt, frozen=True, kw_only=True):
    """An attempt to clear a station, which is both mission and place, of what lies beneath (1E-G:empok-nor/1)."""

    site: CardId

    @property
    def where(self) -> EntityId:
        """Where the attempting team is."""
        return self.site


class Scouting(MissionAttempt, frozen=True, kw_only=True):
    """Borg who scout a location for an objective: it is run like an attempt, but nothing is solved (1E-7.3.2.1/1)."""

    objective: CardId


class SeedEncounter(Frame, frozen=True, kw_only=True):
    """One seed card being revealed and, if it is a dilemma that may be there, encountered (1E-7.2.2)."""

    meets_hidden: ClassVar[bool] = True

    seed: CardId
    player: PlayerId
    mission: CardId
    half: int = 0
    """Which of the two dilemmas on a combo is met (1E-7.2.2.0.7/1)."""
    part: int = 0
    """Which of its effects is met next, by its number among them (1E-7.2.2.0.1/2)."""
    is_failed: bool = False
    """A condition was not met (1E-7.2.2.2/2)."""
    failing: tuple[CardId, ...] = ()
    """The personnel of the team that did not meet it, with what they carried."""
    has_struck: bool = False
    """An effect has happened."""
    has_met: bool = False
    """A condition, a cure or a nullifier was met (1E-7.2.2.5/1)."""
    succeeded: bool = False
    """What the latest check reported."""
    outcome: str = ""
    """What the check of the next effect came to: ``nullified untriggered strikes tries met fails``; empty for none."""
    set_aside: RunEffect | None = None
    """What the check came to, once its targets are chosen, until players have responded (1E-7.2.2.0.1/8)."""
    doubled: tuple[tuple[str, int], ...] = ()
    """How it was doubled when it was checked (1E-7.2.2.0.6/1)."""
    is_announced: bool = False
    """The team has encountered it, so that players could respond (1E-7.2.2.0.1/8)."""


class Curing(Frame, frozen=True, kw_only=True):
    """What stayed in play and whose cure or nullifier is met is let go, card after card (1E-7.2.2.3/1)."""

    due: tuple[tuple[CardId, PlayerId], ...] = ()
    """Those that were met at one time and are not let go yet, each with who meets it."""
    tried: tuple[tuple[CardId, PlayerId], ...] = ()
    """All that were looked at, so that none is looked at twice."""
    scored: tuple[tuple[str, PlayerId], ...] = ()
    """The titles that somebody was rid of at this time (1E-G:cumulative/5)."""
    text: int = -1
    """The number of the text that is met."""
    succeeded: bool = False
    """What the latest check reported."""


class PickingValues(Frame, frozen=True, kw_only=True):
    """What X is in the attributes of cards is being picked, card after card (1E-10.1.0.7/2)."""

    cards: tuple[CardId, ...]
    """Those that are left."""


class PersonnelBattle(Frame, frozen=True, kw_only=True):
    """A battle between two forces that are present with each other (1E-7.4.2)."""

    meets_hidden: ClassVar[bool] = True

    attacker: PlayerId
    """Who attacks; 0 where cards that nobody controls do."""
    defender: PlayerId
    where: EntityId
    """The ship, the facility or the surface on which they meet."""
    forces: dict[int, tuple[CardId, ...]]
    """By number 1 (the attacking force) and 2: everybody who is involved."""
    targets: tuple[tuple[CardId, ...], ...] = ()
    """The opposing teams that may be attacked, one of which the attacker names."""
    combatants: dict[int, tuple[CardId, ...]] = {}
    """Those who fight; the others are set aside (1E-7.4.2/3)."""
    waiting: dict[int, tuple[CardId, ...]] = {}
    """Those still in the combat piles. A pile is shuffled and unseen, so its next card is drawn when it is needed."""
    pair: tuple[CardId, ...] = ()
    """The two who fight each other now."""
    strengths: tuple[int, ...] = ()
    """Their STRENGTH."""
    winner: int = 0
    """The force that won, 0 for none."""
    fallen: tuple[tuple[CardId, PlayerId], ...] = ()
    """Those of either force who were killed in it, each with who controlled it."""
    is_over: bool = False
    """It has been resolved, and players respond to that; the forces are those who were in it to the end."""
    detail: str = ""
    """Why the battle takes place, where that matters: ``counter-attack``."""


class ShipBattle(Frame, frozen=True, kw_only=True):
    """A battle between two forces of ships and facilities (1E-7.4.3)."""

    meets_hidden: ClassVar[bool] = True

    attacker: PlayerId
    """Who attacks; 0 where cards that nobody controls do."""
    defender: PlayerId
    place: PlaceId
    forces: dict[int, tuple[CardId, ...]]
    """By number 1 (the attacking force) and 2."""
    targets: dict[int, tuple[CardId, ...]]
    """By number of the force that fires: what it fires at. Force 2 has none where it does not return fire, which is
    declared at initiation (1E-7.4.3.0.2/1)."""
    results: dict[CardId, int] = {}
    """What was fired at to 0 for a miss, 1 for a hit, 2 for a direct hit."""
    before: dict[CardId, int] = {}
    """What was fired at to the percentage of HULL it had lost before."""
    sustained: dict[CardId, int] = {}
    """What was fired at to the HULL it had lost when the battle went on, also when it was destroyed by then."""
    shipwrecked: tuple[CardId, ...] = ()
    """The crews of ships that were destroyed, and those who may have left theirs: they were in the battle as well."""
    winner: int = 0
    detail: str = ""


class ChoiceOfTactic(Frame, frozen=True, kw_only=True):
    """A player draws tactics for a ship battle, one by one, and lays one of them face down (1E-7.4.3/3)."""

    player: PlayerId


class TacticsDamage(Frame, frozen=True, kw_only=True):
    """A player's tactics are put on a ship or facility as damage markers, one after another (1E-7.5.1.1/1, /2)."""

    player: PlayerId
    target: CardId
    current: CardId = 0
    """The current tactic, if it is placed itself."""
    draws: int = 0
    """How many more are drawn from the side deck."""
    shot: int = 0
    """What the shot amounted to that damages it: 1 for a hit, 2 for a direct hit; otherwise 0."""
    in_battle: bool = False
    """What has no HULL left is destroyed only when the battle is over (1E-7.4.3/10)."""
    source: CardId = 0
    """The card whose text damages it."""


class QFlash(Frame, frozen=True, kw_only=True):
    """A Q-Flash: cards of a Q-Continuum come one by one to a crew or Away Team (1E-G:q-flash/1)."""

    player: PlayerId
    """Whose team has it."""
    source: CardId
    """The card that brings it about."""
    left: int
    """How many cards are still to come."""
    chosen: int = 0
    """So many the other player may put on top first."""
    card: CardId = 0
    """The one that was drawn last."""
    met: tuple[str, ...] = ()
    """The titles that have come."""
    faces: tuple[CardId, ...] = ()
    """Whom the card concerns that brings it about, of two teams."""


class OpenCompartment(Frame, frozen=True, kw_only=True):
    """Cards come out of a Tribble side deck, and each is played or discarded at once (1E-G:tribble-side-deck/1)."""

    player: PlayerId
    source: CardId
    """The doorway that lets them come."""
    left: int
    """How many may still be drawn."""


class TribblesMoved(Frame, frozen=True, kw_only=True):
    """Tribbles are moved from one place to another, and Troubles may go along (1E-11.3/3, /4)."""

    player: PlayerId
    source: EntityId
    target: EntityId
    operator: CardId = 0
    """The personnel who beams large ones; 0 where small ones have been carried off."""
    trouble: CardId = 0
    """The Trouble by whose text they go, and which is discarded; 0 for none."""
    owners: tuple[PlayerId, ...] = ()
    """Whose Troubles may still go along."""


class Assault(Frame, frozen=True, kw_only=True):
    """A card that nobody controls attacks the cards of several players, in one battle after another (1E-11.1.0.1/1)."""

    attacker: CardId
    targets: tuple[CardId, ...]
    """What it attacks that is left."""


class Mustering(Frame, frozen=True, kw_only=True):
    """A player says which other own cards join a force of the ship battle below (1E-7.4.3/1).

    Others do not see whether that is asked: who could join depends on crews that they cannot see (1E-12.12/2).
    """

    is_unseen: ClassVar[bool] = True

    side: int
    """The number of the force."""
    among: tuple[CardId, ...] = ()
    """The group that was chosen, where not all may be together."""


class Sending(Frame, frozen=True, kw_only=True):
    """Somebody says to which of several places, as far or as near, a card sends its ship (1E-12.6/1)."""

    card: CardId
    goals: tuple[PlaceId, ...]


class ClosingLocation(Frame, frozen=True, kw_only=True):
    """A location closes: its ships are moved to one beside it, and then it is gone (1E-G:gaps-in-normal-space/1)."""

    player: PlayerId
    """Who moves them."""
    place: PlaceId


class DamagedCarrier(Frame, frozen=True, kw_only=True):
    """A ship is damaged, because another has been destroyed aboard it (1E-7.1.6.1/2)."""

    player: PlayerId
    ship: CardId
    source: CardId = 0
    """The card that destroyed the other."""


class Acquiring(Frame, frozen=True, kw_only=True):
    """Borg acquiring what lies face up where they have just completed an objective (1E-G:assimilation-planet/2)."""

    player: PlayerId
    place: PlaceId


class Capturing(Frame, frozen=True, kw_only=True):
    """Personnel being captured: the captor says which of several teams takes them (1E-7.7/1)."""

    player: PlayerId
    cards: tuple[CardId, ...]
    source: CardId = 0
    """The card that captures; it becomes a trap where no team is there (1E-7.7/2)."""
