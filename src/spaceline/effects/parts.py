"""Parts of an edition's world that another edition lacks, each with the effects that need it.

Where a part is missing the edition does not know those effects, so that no text of it says them (``support``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol, cast

from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option
from spaceline.core.data.frames import Action, RunEffect
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes import captivity, choices, course, effects, space, tests
from spaceline.effects.nodes.node import Node
from spaceline.effects.scope import Scope


class BattleTexts(Protocol):
    """Battles that texts begin, where a player could not."""

    def battles(self, state: State, scope: Scope, it: effects.BeginBattle) -> tuple[Option, ...]:
        """Where and against whom a text can begin a battle; of the opponent's cards it counts only what all can see."""

    def begin_battle(self, state: State, run: RunEffect, option: Option) -> None:
        """Begin one of these battles before the text goes on; its end tells the frame below who has won."""

    def joining(self, state: State, scope: Scope, ships: tuple[CardId, ...]) -> tuple[Change, ...]:
        """How ships join the battle that is going on."""


class Attacks(Protocol):
    """Attacks of single cards on others."""

    def battle(self, state: State, scope: Scope, attackers: tuple[CardId, ...], targets: tuple[CardId, ...]) -> bool:
        """Let cards attack others; returns whether they could."""


class Dilemmas(Protocol):
    """Dilemmas that are drawn during an attempt, and who faces them."""

    def dilemmas(self, state: State, scope: Scope, draw: int, spend: int) -> bool:
        """Let more or fewer dilemmas be drawn in the attempt, and cost more or less; returns whether there is one."""

    def facing_instead(self, state: State, scope: Scope, ships: tuple[CardId, ...]) -> tuple[Change, ...]:
        """How ships with those aboard face the dilemma that was revealed, in place of those who attempt the mission."""

    def stand_in(self, state: State, old: tuple[CardId, ...], new: tuple[CardId, ...]) -> None:
        """Let cards take the place of others in what these take part in."""

    def killed(self, state: State) -> int:
        """How many personnel have been killed in the attempt that is going on."""


class Pursuit(Protocol):
    """Moves with the Range of another turn."""

    def chase(self, state: State, scope: Scope, ships: tuple[CardId, ...], prey: CardId) -> tuple[Change, ...]:
        """How ships go where another has gone, with the Range of their next turn."""


class Seats(Protocol):
    """Neighbours at the table."""

    def left_of(self, state: State, player: PlayerId) -> PlayerId:
        """The player on the left of another."""

    def right_of(self, state: State, player: PlayerId) -> PlayerId:
        """The player on the right of another."""


class Harm(Protocol):
    """Damage that is counted, attempts that end, and missions that are laid waste."""

    def damage(self, state: State, scope: Scope, cards: tuple[CardId, ...]) -> tuple[Change, ...]:
        """What happens to ships that are damaged."""

    def laid_waste(self, state: State, scope: Scope, cards: tuple[CardId, ...]) -> tuple[Change, ...]:
        """What becomes of missions that are destroyed, and of everything there."""

    def end_attempt(self, state: State, scope: Scope) -> bool:
        """Let the mission attempt end; returns whether there is one."""


class Sides(Protocol):
    """What somebody plays, and how well an attempt was prepared."""

    def plays_as(self, state: State, player: PlayerId, affiliation: str) -> bool:
        """Whether a player plays an affiliation."""

    def was_prepared(self, state: State) -> bool:
        """Whether those who attempt had all that the mission requires as their attempt began."""


class Flashes(Protocol):
    """Cards of a side deck that come to those who face something."""

    def flash(self, state: State, scope: Scope, cards: int, chosen: int) -> None:
        """Let so many cards come, of which the opponent may put some on top first; or so many more."""

    def tribbles(self, state: State, scope: Scope, draw: int) -> None:
        """Let up to so many cards of another one be drawn and played or discarded; with 0 one is downloaded."""

    def may_download_tribbles(self, state: State, scope: Scope) -> bool:
        """Whether there is an open one with cards in it, and no text forbids it."""


class Transports(Protocol):
    """Beams by a text, at a time at which a player could give no order."""

    def beams(self, state: State, scope: Scope, it: course.Transport) -> tuple[Option, ...]:
        """From where to where a text could beam some of its player's cards."""

    def beam(self, state: State, run: RunEffect, it: course.Transport, option: Option) -> None:
        """Beam some from one place to another before the text goes on; the player says who goes."""


class Captures(Protocol):
    """Personnel who are captured, and captives who are let go."""

    def capture(
        self, state: State, scope: Scope, captor: PlayerId, cards: tuple[CardId, ...], team: tuple[CardId, ...]
    ) -> bool:
        """Let a player capture cards, with the team of one of those named if any; returns whether it captures all."""

    def release(self, state: State, scope: Scope, cards: tuple[CardId, ...], to: tuple[CardId, ...]) -> bool:
        """Free captives, and bring them to a card if one is named; returns whether all of them were captives."""

    def abduct(self, state: State, scope: Scope, cards: tuple[CardId, ...]) -> bool:
        """Let the player of a text abduct personnel, who leave a battle; returns whether it can be done."""


class Probes(Protocol):
    """Probes of the deck."""

    def probe_card(self, state: State, scope: Scope) -> tuple[CardId, ...]:
        """The card that a probe would reveal; none where the deck is empty."""

    def probe(self, state: State, scope: Scope) -> tuple[CardId, ...]:
        """The card that this probe reveals, and all others with it that share a card."""

    def next_probe(self, state: State, scope: Scope) -> tuple[CardId, ...]:
        """The card beneath the probe card, which takes its place; none where there is no other."""


class CardPlayTexts(Protocol):
    """Card plays that are counted, and cards that are played by a text."""

    def plays_left(self, state: State, player: PlayerId) -> int:
        """How many cards a player could still play from hand this turn by the normal card play."""

    def reports(self, state: State, scope: Scope, it: effects.Reports) -> tuple[Option, ...]:
        """The cards in hand that can report, each with where."""

    def must_report(self, state: State, scope: Scope, it: effects.Reports) -> bool:
        """Whether the ship whose crew reports is not staffed yet."""

    def offers_again(self, state: State) -> bool:
        """Whether another card may be played as a cost at once when the first was nullified."""


class Replacements(Protocol):
    """Cards that are played in place of others, which go back to the hand."""

    def may_be_taken_back(self, state: State, action: Action) -> bool:
        """Whether an action plays a card from the hand."""

    def give_back(self, state: State, action: Action) -> None:
        """Give back what the play of a card has used of what may be used so often only."""

    def do_without(self, state: State, action: Action, cards: tuple[CardId, ...]) -> None:
        """Let a supposed position be as though cards had not been in hand, and the action had used nothing."""

    def other_plays(self, state: State, player: PlayerId) -> tuple[Option, ...]:
        """What a player could play from the hand, at a position at which that may be done."""


NEEDS: Mapping[type[Node], type] = {
    effects.BeginBattle: BattleTexts,
    effects.Join: BattleTexts,
    effects.Attack: Attacks,
    course.Allot: Dilemmas,
    course.FaceInstead: Dilemmas,
    course.Follow: Pursuit,
    effects.DamageShip: Harm,
    course.EndAttempt: Harm,
    tests.WasReady: Sides,
    tests.PlaysAs: Sides,
    course.Flash: Flashes,
    course.SilenceContinuum: Flashes,
    course.Tribbles: Flashes,
    course.Transport: Transports,
    space.LayWaste: Harm,
    effects.CardPlays: CardPlayTexts,
    effects.Reports: CardPlayTexts,
    effects.Offer: CardPlayTexts,
    choices.Probe: Probes,
    choices.ProbeAgain: Probes,
    choices.PlayAnother: Replacements,
    captivity.Capture: Captures,
    captivity.Release: Captures,
    captivity.Abduct: Captures,
}
"""Effects and tests to the part of the world that carries them out."""


def methods(part: type) -> list[str]:
    """What an edition that has a part answers."""
    return [name for name in vars(part) if not name.startswith("_")]


def out_of_reach(world: type) -> Iterator[type[Node]]:
    """The effects and tests for which the world of an edition lacks the part."""
    for node, part in NEEDS.items():
        if not all(hasattr(world, name) for name in methods(part)):
            yield node


def battles_of(state: State) -> BattleTexts:
    """The part of the world that begins battles."""
    return cast("BattleTexts", state.ruleset.language)


def attacks_of(state: State) -> Attacks:
    """The part of the world that lets cards attack."""
    return cast("Attacks", state.ruleset.language)


def dilemmas_of(state: State) -> Dilemmas:
    """The part of the world that knows who draws and faces dilemmas."""
    return cast("Dilemmas", state.ruleset.language)


def pursuit_of(state: State) -> Pursuit:
    """The part of the world that lets ships follow others."""
    return cast("Pursuit", state.ruleset.language)


def seats_of(state: State) -> Seats:
    """The part of the world that knows who sits beside whom."""
    return cast("Seats", state.ruleset.language)


def harm_of(state: State) -> Harm:
    """The part of the world that counts damage and ends attempts."""
    return cast("Harm", state.ruleset.language)


def sides_of(state: State) -> Sides:
    """The part of the world that knows what somebody plays, and how an attempt was prepared."""
    return cast("Sides", state.ruleset.language)


def flashes_of(state: State) -> Flashes:
    """The part of the world that lets cards of a side deck come."""
    return cast("Flashes", state.ruleset.language)


def transports_of(state: State) -> Transports:
    """The part of the world that beams by a text."""
    return cast("Transports", state.ruleset.language)


def captures_of(state: State) -> Captures:
    """The part of the world that captures and frees."""
    return cast("Captures", state.ruleset.language)


def probes_of(state: State) -> Probes:
    """The part of the world that probes."""
    return cast("Probes", state.ruleset.language)


def card_plays_of(state: State) -> CardPlayTexts:
    """The part of the world that counts card plays."""
    return cast("CardPlayTexts", state.ruleset.language)


def replacements_of(state: State) -> Replacements:
    """The part of the world that lets cards be played in place of others."""
    return cast("Replacements", state.ruleset.language)
