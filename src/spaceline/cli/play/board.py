"""What an edition brings for the terminal: how its table and hand are printed."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from rich.console import Console

from spaceline.cli.play.cast import Cast
from spaceline.core.data.leaves import CardId
from spaceline.presentation import Scene


@dataclass(frozen=True)
class Board:
    """The look of one edition."""

    print_table: Callable[[Console, Scene, Cast], None]
    print_hand: Callable[[Console, Scene], None]
    hand: Callable[[Scene], list[CardId]]
    """The different cards of the hand in the order in which they are shown and numbered."""
    shows_hand: Callable[[Scene], bool]
    """Whether the hand is shown with it."""
    quiet: Collection[str]
    """Verbs of events that happen all the time, and are printed less loudly."""
