"""What the bots of one seat gave and what was said to it, and whether a record holds all of that and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from spaceline.core.data.records import Answered, Entry
from spaceline.presentation.model.prompts import Prompt
from spaceline.server.wire.messages import Given


@dataclass
class Ledger:
    """The answers of one seat of one match, in order."""

    player: int
    taken: list[tuple[Given, ...]] = field(default_factory=list)
    """What was acknowledged; where an answer was taken without anybody saying so, those of which it is one."""
    unsaid: int = 0
    """So many of them nobody acknowledged: the server was killed in between."""
    open: Prompt | None = None
    """The question that was seen last and is not answered yet."""
    pending: Given | None = None
    """What was sent as an answer to it, while nothing was said to that."""
    unheard: list[Given] = field(default_factory=list)
    """What was sent as answers to it over lines that were lost: a slow server may take one of them later."""

    def asks(self, prompt: Prompt | None) -> None:
        """A question was seen, or none."""
        self.open = prompt

    def gives(self, given: Given) -> None:
        """An answer to the open question is sent."""
        self.pending = given

    def gives_at_once(self, *given: Given) -> None:
        """Several answers to the open question are sent at once; which of them is taken may never be heard."""
        self.unheard.extend(given)

    def acknowledged(self) -> None:
        """The server says that it has the answer."""
        assert self.pending is not None
        self.taken.append((self.pending,))
        self.pending = self.open = None
        self.unheard.clear()

    def refused(self) -> None:
        """The server says that it has not taken the answer, and that nothing has changed: the question stays open."""
        self.pending = None

    def comes_back(self, prompt: Prompt | None) -> str:
        """Another socket, or the same one after a refusal, shows this question; returns what is wrong with that.

        Who is asked is the only one who can change anything: the same question must be open, unless it was answered.
        """
        before = self.open
        if self.pending is not None:
            self.unheard.append(self.pending)
        self.open, self.pending = prompt, None
        if before is None or prompt == before:
            return ""
        if not self.unheard:
            return f"{before.name} was open, and now there is {'nothing' if prompt is None else prompt.name}"
        if prompt is not None and prompt.number <= before.number:
            return f"question {before.number} was open, and now there is number {prompt.number}"
        self.taken.append(tuple(self.unheard))
        self.unheard.clear()
        self.unsaid += 1
        return ""

    def missing(self, entries: Sequence[Entry]) -> str:
        """What is wrong with a record: it must hold the answers of this seat, each once and in order."""
        kept = [entry for entry in entries if isinstance(entry, Answered) and entry.player == self.player]
        for number, (given, entry) in enumerate(zip(self.taken, kept, strict=False), 1):
            if not any(is_same(it, entry) for it in given):
                return f"answer {number} of player {self.player} is another one in the record"
        if len(kept) != len(self.taken):
            return f"player {self.player} gave {len(self.taken)} answers, and the record has {len(kept)}"
        return ""


def is_same(given: Given, entry: Answered) -> bool:
    """Whether an entry is what was given; cards have other numbers in a record."""
    option, answer = entry.answer.option, entry.answer
    key = None if option is None else (option.kind, option.detail)
    said = None if given.option is None else (given.option[0], given.option[3])
    return (key, len(answer.cards), answer.numbers) == (said, len(given.cards), given.numbers)
