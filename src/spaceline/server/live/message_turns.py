"""Messages wait for their turn: of one person, and of one address, however many sockets they have open."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager

from spaceline.effects.render.lexicon import Lexicon
from spaceline.presentation.model.prompts import Refused
from spaceline.server.people.work_shares import WorkTurn
from spaceline.server.problems import ProblemError
from spaceline.server.service import Service, person_key


class MessageTurns:
    """The turns of one socket, which it shares with all others of the same person and the same address."""

    def __init__(self, service: Service, address: str, person: int | None) -> None:
        """Whoever looks on without a name counts by the address."""
        self.limits, self.shares = service.limits, service.shares
        self.address, self.person = address, None if person is None else person_key(person)

    def sit_down(self) -> None:
        """Count that a person opens a socket.

        Raises:
            ProblemError: it is too often.
        """
        if self.person is not None:
            self.limits.take("sitting down", self.person)

    def too_often(self, words: Lexicon) -> Refused | None:
        """Count a message; how it is refused, where it is one too many."""
        try:
            if self.person is not None:
                self.limits.take("message", self.person)
            self.limits.take("messages of an address", self.address)
        except ProblemError as error:
            return refused_as(error, words)
        return None

    def turn(self) -> AbstractAsyncContextManager[WorkTurn]:
        """A turn, as soon as it is theirs.

        Raises:
            ProblemError: that takes too long.
        """
        whose = {} if self.person is None else {"messages of a person": self.person}
        return self.shares.turn({**whose, "messages of an address": self.address})


def refused_as(error: ProblemError, words: Lexicon) -> Refused:
    """A refusal as it is told on a socket, in the language of the words."""
    return Refused(error.reason, error.said(words.templates))
