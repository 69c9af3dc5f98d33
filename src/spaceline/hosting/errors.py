"""What cannot be done with a game, said in one sentence for whoever wanted it."""

from __future__ import annotations

from spaceline.core.data.wordings import SaidError
from spaceline.presentation.lexicon.english import sayings


class HostingError(SaidError):
    """Something that people can put right or must live with; the message is what they read."""

    def __init__(self, key: str, **values: object) -> None:
        """Say it by the key of a template (``presentation/lexicon``)."""
        super().__init__(key, sayings()[key], **values)

    @classmethod
    def because(cls, why: Exception) -> HostingError:
        """What a room below says itself."""
        return cls("why", why=why if isinstance(why, SaidError) else " ".join(str(why).split()))


class CannotUndo(HostingError):
    """The game does not go back; the sentence says why."""


class CannotRedo(HostingError):
    """Nothing that was taken back can be done again."""
