"""What cannot be done with a game, said in one sentence for whoever wanted it. Imports nothing."""

from __future__ import annotations


class HostingError(Exception):
    """Something that people can put right or must live with; the message is what they read.

    Args:
        sentence: the message in English.
        key: that of the template by which a language says it; empty where none does.
    """

    def __init__(self, sentence: str, key: str = "") -> None:
        """Keep the key for whoever reports it in another language."""
        super().__init__(sentence)
        self.key = key


class CannotUndo(HostingError):
    """The game does not go back; the sentence says why."""


class CannotRedo(HostingError):
    """Nothing that was taken back can be done again."""
