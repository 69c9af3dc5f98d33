"""A hosted game as a whole: what ``Answering`` does, going back and doing again, and saving at any moment."""

from __future__ import annotations

from typing import Self

import msgspec

from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.records import Answered, RecordError
from spaceline.hosting import saving, undoing
from spaceline.hosting.answering import Told
from spaceline.hosting.cannot import cannot_redo, cannot_undo
from spaceline.hosting.errors import CannotUndo
from spaceline.hosting.recorded import KeptAnswer
from spaceline.hosting.seed_planning import SeedPlanningGame
from spaceline.hosting.standing import Request
from spaceline.hosting.story import LoggedLine
from spaceline.presentation.lexicon.english import ENGLISH


class HostedGame(SeedPlanningGame):
    """One game, its seats, its logs and what its people have said about how they want to play."""

    def dump(self) -> bytes:
        """All of it as bytes, from which any process goes on."""
        return saving.sealed(self.session, self.seating, self.story, self.standing, is_watched=self.is_watched)

    @classmethod
    def load(cls, data: bytes, name: str = "this", language: str = ENGLISH) -> Self:
        """The game that ``dump`` made the bytes from; one of another version goes on where it can be read.

        Raises:
            HostingError: they hold no game, or one that this version cannot go on with; it is called by its name.
        """
        found = saving.opened(data, name)
        game = cls(
            found.session,
            found.seating,
            found.story,
            found.standing,
            is_watched=found.is_watched,
            language=language,
        )
        game.notice = found.notice
        return game

    def undo(self, player: PlayerId) -> Told:
        """Take a player's last answer back, without asking the others.

        Raises:
            CannotUndo: something has come since that cannot be taken back alone, or the game is over.
        """
        self.stop_if_over()
        to = undoing.latest(self.session, player)
        undoing.stop_unless_free(self.session, self.story, player, to)
        return self.went_back(player, to, (player,))

    def stop_if_over(self) -> None:
        """Let nobody go back once the game is over: from then on nothing of it is hidden from anybody.

        Raises:
            CannotUndo: the game is over.
        """
        if self.is_over:
            self.standing.request = None
            raise cannot_undo("over")

    def may_undo(self, player: PlayerId) -> bool:
        """Whether a player may take the last answer back without asking."""
        if self.is_over:
            return False
        try:
            to = undoing.latest(self.session, player)
            if undoing.is_plainly_bound(self.session, self.story, player, to):
                return False
            undoing.stop_unless_free(self.session, self.story, player, to)
        except CannotUndo:
            return False
        return True

    def go_back_to(self, player: PlayerId, line: int | None = None) -> Told | None:
        """Go back to right after a line of the player's log, or to before the player's last answer.

        Where that is not free, the other people are asked; None while they have not agreed.

        Raises:
            CannotUndo: there is no such line, nothing has happened since, or the game is over.
        """
        self.stop_if_over()
        to = self.position_of(player, line) if line is not None else undoing.latest(self.session, player)
        if to >= self.session.answers:
            raise cannot_undo("nothing-since")
        if undoing.has_been_left_since(self.session, to):
            raise cannot_undo("left")
        try:
            undoing.stop_unless_free(self.session, self.story, player, to)
        except CannotUndo:
            self.standing.request = Request(player, to)
            return self.settle_request()
        return self.went_back(player, to, (player,))

    def position_of(self, viewer: PlayerId, line: int) -> int:
        """The position right after a line of a viewer's log."""
        lines = self.log(viewer)
        if not 0 <= line < len(lines):
            raise cannot_undo("no-line")
        return lines[line].answers

    def agree(self, player: PlayerId, *, agrees: bool) -> Told | None:
        """Say whether one agrees to go back; None unless everybody has agreed now.

        Whoever does not is named in the log. Whoever has asked takes that back by not agreeing.

        Raises:
            CannotUndo: nobody has asked this player, or the game is over.
        """
        self.stop_if_over()
        request = self.standing.request
        if request is not None and player == request.player and not agrees:
            self.withdraw(player)
            return None
        if request is None or player not in self.still_asked:
            raise cannot_undo("not-asked")
        if not agrees:
            self.standing.request = None
            self.say_to_all("stays", player)
            return None
        self.standing.request = msgspec.structs.replace(request, agreed=(*request.agreed, player))
        return self.settle_request()

    def withdraw(self, player: PlayerId) -> None:
        """No longer ask to go back."""
        if self.standing.request is not None and self.standing.request.player == player:
            self.standing.request = None

    @property
    def still_asked(self) -> tuple[PlayerId, ...]:
        """The people who have yet to agree to going back; computer players always do."""
        request = self.standing.request
        if request is None:
            return ()
        agreed = {request.player, *request.agreed}
        return tuple(player for player in self.people if player not in agreed and not self.computer(player))

    @property
    def would_be_taken_back(self) -> int:
        """The answers after which everything would be taken back that is asked for; all there are without a request."""
        request = self.standing.request
        return self.session.answers if request is None else request.to

    def has_answered(self, player: PlayerId) -> bool:
        """Whether a player has given an answer that could be taken back, freely or not."""
        try:
            undoing.latest(self.session, player)
        except CannotUndo:
            return False
        return True

    def settle_request(self) -> Told | None:
        """Go back once everybody has agreed."""
        request = self.standing.request
        if request is None or self.still_asked or self.is_over:
            return None
        self.standing.request = None
        return self.went_back(request.player, request.to, self.seating.people)

    def went_back(self, player: PlayerId, to: int, forgetful: tuple[PlayerId, ...]) -> Told:
        """Go back; those who wanted to forget their remembered answers.

        Raises:
            CannotUndo: this version cannot work out the position.
        """
        taken = (*self.session.given[to:], *self.standing.taken_back)
        try:
            self.turn_back(to)
        except RecordError as error:
            raise cannot_undo("other-version") from error
        self.story.go_back(to)
        self.standing.taken_back, self.standing.request, self.standing.plans = taken, None, {}
        if self.standing.clocks is not None:
            self.standing.clocks.went_back(player, self.session.given)
        for other in forgetful:
            self.forget(other)
        self.look_again()
        for viewer in self.viewers:
            scene = self.scene(viewer)
            who = scene.player(player)
            text = scene.words.say(
                "went-back.you" if viewer == player else "went-back.other", Who=who[:1].upper() + who[1:]
            )
            self.story.add_once(viewer, LoggedLine(to, "went-back", text))
        told: Told = dict.fromkeys(self.viewers, ())
        self.answer_remembered(told)
        return told

    def turn_back(self, to: int) -> None:
        """Let the game stand as it was after so many answers.

        Raises:
            RecordError: this version cannot work the position out.
        """
        self.session.go_back(to)

    def look_again(self) -> None:
        """Remember the hands as they are now."""
        for viewer in self.viewers:
            self.story.look(self.session.state, viewer)

    def may_redo(self, player: PlayerId) -> bool:
        """Whether a player may do again what was taken back last."""
        following = self.standing.taken_back[:1]
        return self.asked == player and any(isinstance(it, Answered) and it.player == player for it in following)

    def redo(self, player: PlayerId) -> Told:
        """Answer again as before going back, with what was given at one go; what chance decides, it decides anew.

        Raises:
            CannotRedo: nothing was taken back, or it is not possible any more.
        """
        following = self.standing.taken_back[:1]
        if not self.may_redo(player) or not isinstance(following[0], Answered):
            raise cannot_redo("nothing-to-redo")
        try:
            told = self.answer(player, KeptAnswer(following[0].answer))
        except Refusal as refusal:
            self.standing.taken_back = ()
            raise cannot_redo("not-possible") from refusal
        while (entry := self.given_for(player)) is not None:
            try:
                events = self.session.answer(entry.answer, by_auto_answer=True)
            except Refusal:
                self.standing.taken_back = ()
                break
            for viewer, seen in self.go_on(events).items():
                told[viewer] = (*told.get(viewer, ()), *seen)
        return told

    def given_for(self, player: PlayerId) -> Answered | None:
        """What was taken back next, if it was given for the player and could be given again."""
        following = self.standing.taken_back[:1]
        if not following or not self.may_redo(player):
            return None
        entry = following[0]
        return entry if isinstance(entry, Answered) and entry.by_auto_answer else None
