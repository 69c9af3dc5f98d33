"""A seat at the table: all that a player can see, ask and answer, under the numbers that player knows.

Players are given a seat and nothing else; beside this module only ``worlds`` touches a game, and that a sampled one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Protocol, runtime_checkable

from spaceline.core import choices, engine, foreseeing, prospects, view
from spaceline.core.choices import Dice
from spaceline.core.data.changes import Event
from spaceline.core.data.decisions import Answer, Check, Decision, Option, Refusal
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.data.plans import Plan
from spaceline.core.data.previews import Preview
from spaceline.core.data.seen import SeenCard, SeenEvent, View
from spaceline.core.refusals import refusal
from spaceline.core.ruleset import Foreseen
from spaceline.core.sampling import Belief, Sampler
from spaceline.core.state import State
from spaceline.players.clock import MoveClock


class Sampled:
    """An answer that the table drew for a player, who need not know what it is."""

    __slots__ = ("_given",)

    def __init__(self, given: Answer) -> None:
        """Keep the answer in the table's own numbers."""
        self._given = given

    @property
    def option_kind(self) -> str:
        """Of what kind the option is that was drawn, for whoever counts; empty where cards or numbers were."""
        return self._given.option.kind if self._given.option is not None else ""

    def give(self, state: State) -> list[Event]:
        """Answer the open decision with it."""
        return engine.answer(state, self._given)


PlayerAnswer = Answer | Sampled
"""What a player hands back: an answer of its own, or one drawn for it."""


class Seat:
    """What one player has in front of it while a decision of that player is open."""

    def __init__(self, state: State, viewer: PlayerId, clock: MoveClock | None = None) -> None:
        """Sit down at a game; nothing is worked out before it is asked for."""
        self._state = state
        self.viewer = viewer
        self.clock = clock
        """How long the player may think; None where nobody waits, and the same seed is to make the same choice."""

    @cached_property
    def view(self) -> View:
        """All that the player may know."""
        return view.view(self._state, self.viewer)

    @cached_property
    def cards(self) -> tuple[SeenCard, ...]:
        """The cards that the player can tell apart, by number: a part of the view, for those who need no more."""
        return view.cards_seen_by(self._state, self.viewer)

    @property
    def prompt(self) -> str:
        """What the player is asked, without the options.

        Raises:
            Refusal: it is not this player's decision.
        """
        return self._asked().prompt

    @cached_property
    def decision(self) -> Decision:
        """What the player must choose.

        Raises:
            Refusal: it is not this player's decision.
        """
        found = view.seen_decision(self._state, self.viewer)
        if found is None:
            raise refusal("not-asked")
        return found

    @property
    def definitions(self) -> Mapping[str, Any]:
        """The pool of cards, open to everybody: what is printed on each, by the definitions that a view names."""
        return self._state.ruleset.definitions

    def check(self, cards: tuple[CardId, ...]) -> Check:
        """What a half-made choice of cards amounts to."""
        return prospects.seen_check(self._state, self.viewer, cards)

    def filled(self, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """A half-made choice of cards with all that may be added to it."""
        return prospects.seen_filled(self._state, self.viewer, cards)

    def previews(self, given: Answer) -> tuple[Preview, ...]:
        """What an answer in the making comes to toward what it is given for."""
        return prospects.seen_previews(self._state, self.viewer, given)

    def plans(self, given: Answer) -> tuple[Plan, ...]:
        """What may be given at one go, beginning with an answer; with any action, when it is an empty one."""
        return prospects.seen_plans(self._state, self.viewer, given)

    @cached_property
    def prospects(self) -> tuple[Option, ...]:
        """What the player may choose in parts of the setup that have not come yet, as the table stands."""
        return foreseeing.seen_prospects(self._state, self.viewer)

    def foreseen(self, options: Sequence[Option]) -> tuple[Foreseen, ...]:
        """What would stand in the way of choosing all of that then, for each of them.

        Raises:
            Refusal: one of them names a card that is unknown to the player.
        """
        return foreseeing.foreseen(self._state, self.viewer, options)

    @property
    def switches(self) -> Any:
        """The readings of the rules that are in force, open to everybody."""
        return self._state.ruleset.switches

    def why_not(self, option: Option) -> Refusal | None:
        """Which rule stands in the way of an action of the player; None when none does."""
        return view.why_not(self._state, self.viewer, option)

    def sampler(self, belief: Belief) -> Sampler:
        """What draws the games that the player may be in: it is given the view and the belief, nothing of the game."""
        return Sampler(self._state.ruleset, self.view, belief)

    def sample(self, rng: Dice) -> Sampled:
        """A legal answer drawn at random; among options, the kind is drawn first."""
        return Sampled(choices.sample(self._asked(), rng))

    def default(self) -> Sampled:
        """An answer that is always legal."""
        return Sampled(choices.default(self._asked()))

    def give(self, choice: PlayerAnswer) -> list[Event]:
        """Answer.

        Raises:
            Refusal: the answer is not allowed; the game is as it was.
        """
        if isinstance(choice, Sampled):
            self._asked()
            return choice.give(self._state)
        return view.answer(self._state, self.viewer, choice)

    def _asked(self) -> Decision:
        asked = engine.decision(self._state)
        if asked is None or asked.player != self.viewer:
            raise refusal("not-asked")
        return asked


class Player(Protocol):
    """Somebody who plays: a program, or whatever stands for a person."""

    def choose(self, seat: Seat) -> PlayerAnswer:
        """The answer to the open decision."""


@runtime_checkable
class Listener(Protocol):
    """A player who also wants to know what happens between its decisions."""

    def told(self, events: Sequence[SeenEvent]) -> None:
        """What has happened since the player was told last, as the player saw it.

        Whoever carries the game tells it if it can; a player must do without.
        """


def tell(player: Listener, state: State, viewer: PlayerId, events: Sequence[Event]) -> None:
    """Tell a player what it saw of some events."""
    seen = (view.seen_event(state, event, viewer) for event in events)
    player.told([it for it in seen if it is not None])
