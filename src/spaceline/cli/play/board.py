"""What an edition brings for the terminal: how its table and hand are printed, and what a player could think of."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping
from dataclasses import dataclass

from rich.console import Console

from spaceline.cli.play.cast import Cast
from spaceline.core.data.decisions import Decision, Option
from spaceline.core.data.leaves import CardId
from spaceline.rules.words import Scene


@dataclass(frozen=True)
class Board:
    """The look of one edition."""

    print_table: Callable[[Console, Scene, Cast], None]
    print_hand: Callable[[Console, Scene], None]
    hand: Callable[[Scene], list[CardId]]
    """The different cards of the hand in the order in which they are shown and numbered."""
    moment: Callable[[Scene], Hashable]
    """The part of the game that the view is in; in a new one a player is shown the table again."""
    is_own_time: Callable[[Scene], bool]
    """Whether the viewer is the one who acts, and so needs to see the table before deciding."""
    shows_hand: Callable[[Scene], bool]
    """Whether the hand is shown with it."""
    candidates: Callable[[Scene], Iterator[Option]]
    """The actions that a player could think of, for saying why not."""
    verbs: Mapping[str, str]
    """By kind of action: the words before the names of the cards for which it is refused."""
    remark: Callable[[Scene, Decision, CardId], str]
    """What is worth knowing of a card that may be chosen, in place of its skills or text; mostly nothing."""
    unsaid: Callable[[Option, str], bool]
    """Whether a refusal, by its reason, goes without saying."""
    quiet: Collection[str]
    """Verbs of events that happen all the time, and are printed less loudly."""
