"""Why a game does not go back or on again: by a reason, in English, with the key under which languages say it."""

from __future__ import annotations

from spaceline.hosting.errors import CannotRedo, CannotUndo, HostingError
from spaceline.presentation.lexicon.english import SHARED, source


def cannot_undo(reason: str) -> CannotUndo:
    """The game does not go back, for that reason."""
    return CannotUndo(source(SHARED)["templates"][f"undo.{reason}"], f"undo.{reason}")


def cannot_remember(reason: str) -> HostingError:
    """No answer is remembered, for that reason."""
    return HostingError(source(SHARED)["templates"][f"remember.{reason}"], f"remember.{reason}")


def cannot_redo(reason: str) -> CannotRedo:
    """Nothing is done again, for that reason."""
    return CannotRedo(source(SHARED)["templates"][f"redo.{reason}"], f"redo.{reason}")
