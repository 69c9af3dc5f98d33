"""A seat at a game that is being recorded."""

from __future__ import annotations

from spaceline.core import choices, prospects
from spaceline.core.choices import Dice
from spaceline.core.data.changes import Event
from spaceline.core.data.decisions import Answer, Option
from spaceline.core.data.leaves import PlaceId, PlayerId
from spaceline.core.data.plans import Plan
from spaceline.core.data.previews import Preview
from spaceline.core.data.renaming import renamed_record
from spaceline.core.recording.session import Session
from spaceline.core.refusals import refusal
from spaceline.core.state import State
from spaceline.core.view import inward
from spaceline.players.seat import PlayerAnswer, Sampled, Seat

NO_ANSWER = Answer()


class KeptAnswer(Sampled):
    """A drawn answer that can also be recorded."""

    __slots__ = ("given",)

    def __init__(self, given: Answer) -> None:
        """Keep the answer in the table's own numbers."""
        super().__init__(given)
        self.given = given


class RecordedSeat(Seat):
    """A seat whose answers go through the session, which keeps them."""

    def __init__(self, session: Session, viewer: PlayerId) -> None:
        """Sit down at the game as it now stands."""
        super().__init__(session.state, viewer)
        self._session = session
        self._entries = len(session.entries)

    @property
    def is_current(self) -> bool:
        """Whether the game still stands where this seat sat down."""
        return self._entries == len(self._session.entries)

    @property
    def _known(self) -> State | None:
        """The game as far as the player knows it, which the session keeps of where it stands."""
        return self._session.known_to(self.viewer) if self.is_current else None

    def sample(self, rng: Dice) -> KeptAnswer:
        """A legal answer drawn at random."""
        return KeptAnswer(choices.sample(self._asked(), rng))

    def default(self) -> KeptAnswer:
        """An answer that is always legal."""
        return KeptAnswer(choices.default(self._asked()))

    def previews(self, given: Answer) -> tuple[Preview, ...]:
        """What an answer in the making comes to toward what it is given for."""
        return prospects.seen_previews(self._state, self.viewer, given, self._known)

    def plans(self, given: Answer) -> tuple[Plan, ...]:
        """What may be given at one go, beginning with an answer; with any action, when it is an empty one."""
        return prospects.seen_plans(self._state, self.viewer, given, self._known)

    def plan(self, given: Answer, goal: Option, place: PlaceId) -> Plan:
        """The plan that begins with an answer and has that goal, in the table's own numbers.

        Raises:
            Refusal: it is not this player's decision, or there is no such plan.
        """
        rename = inward(self._state, self.viewer)
        given, goal = renamed_record(given, rename), renamed_record(goal, rename)
        found = prospects.plans(self._state, self.viewer, given, self._known) if given != NO_ANSWER else ()
        for plan in found:
            if (plan.goal, plan.place) == (goal, place):
                return plan
        raise refusal("no-such-plan")

    def in_numbers_of_table(self, choice: PlayerAnswer) -> Answer:
        """A choice as the table knows it.

        Raises:
            Refusal: it names a card that the player does not know.
        """
        if isinstance(choice, KeptAnswer):
            return choice.given
        assert isinstance(choice, Answer)
        given: Answer = renamed_record(choice, inward(self._state, self.viewer))
        return given

    def give(self, choice: PlayerAnswer) -> list[Event]:
        """Answer, and record it.

        Raises:
            Refusal: the answer is not allowed; the game is as it was.
        """
        self._asked()
        return self._session.answer(self.in_numbers_of_table(choice))
