"""Why a game does not go back or on again, by a reason."""

from __future__ import annotations

from spaceline.hosting.errors import CannotRedo, CannotUndo, HostingError


def cannot_undo(reason: str) -> CannotUndo:
    """The game does not go back, for that reason."""
    return CannotUndo(f"undo.{reason}")


def cannot_remember(reason: str) -> HostingError:
    """No answer is remembered, for that reason."""
    return HostingError(f"remember.{reason}")


def cannot_redo(reason: str) -> CannotRedo:
    """Nothing is done again, for that reason."""
    return CannotRedo(f"redo.{reason}")
