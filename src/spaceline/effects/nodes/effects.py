"""Effects: what a text does. Each reports whether it could be done completely."""

from __future__ import annotations

from spaceline.effects.nodes.modifiers import Modifier
from spaceline.effects.nodes.selectors import Amount, Cards, Node
from spaceline.effects.nodes.tests import Test


class Sequence(Node, frozen=True):
    """One after another; succeeds when every step does."""

    steps: tuple[Effect, ...]


class Gate(Node, frozen=True):
    """If, unless, may and "to": go one way or the other after a test, an answer, or an effect that may fail.

    Exactly one of ``test``, ``asks`` and ``tries`` is given. A cost is a ``tries``: what cannot be paid in full is
    not begun (2E-actions-requirements/1).
    """

    test: Test | None = None
    asks: str = ""
    """Who may decide: ``you opponent``."""
    tries: Effect | None = None
    then: Effect | None = None
    otherwise: Effect | None = None


class Select(Node, frozen=True):
    """Choose cards and give them a name; succeeds when as many as asked for were chosen."""

    cards: Cards
    name: str = "those"
    count: Amount = 1
    by: str = "you"
    """``you opponent random``."""
    up_to: bool = False


class Top(Node, frozen=True):
    """Give a name to the cards with the highest value; the owner of the text breaks a tie (2E-selections/4)."""

    of: str
    """An attribute, or ``cost``."""
    cards: Cards
    name: str = "those"


class Stop(Node, frozen=True):
    """Stop cards."""

    cards: Cards


class Unstop(Node, frozen=True):
    """Unstop cards."""

    cards: Cards


class Kill(Node, frozen=True):
    """Kill personnel (2E-destroy-discard-kill/3)."""

    cards: Cards


class Destroy(Node, frozen=True):
    """Destroy cards in play: to the discard pile."""

    cards: Cards


class Discard(Node, frozen=True):
    """Discard cards from hand or deck."""

    cards: Cards


class RemoveFromGame(Node, frozen=True):
    """Put cards aside for the rest of the game (2E-remove-from-the-game/1)."""

    cards: Cards


class Put(Node, frozen=True):
    """Put cards somewhere without playing them (2E-play-and-place/1)."""

    cards: Cards
    to: str
    """``hand deck_top deck_bottom discard pile mission ship beneath headquarters aboard drawn brig``."""
    at: Cards | None = None
    """The ship, mission or other card to put them on, aboard or beneath."""
    any_order: bool = False
    """You choose the order."""


class Shuffle(Node, frozen=True):
    """Shuffle cards among themselves, or a deck."""

    cards: Cards


class Draw(Node, frozen=True):
    """Draw cards."""

    amount: Amount = 1
    who: str = "you"


class Score(Node, frozen=True):
    """Score points, or lose them when negative."""

    amount: Amount
    times: int = 1
    who: str = "you"


class Tell(Node, frozen=True):
    """Give a name to a number as it is now."""

    amount: Amount
    name: str


class Look(Node, frozen=True):
    """Examine cards: a player sees them (2E-examine/1)."""

    cards: Cards
    who: str = "you"


class Reveal(Node, frozen=True):
    """Reveal cards to everybody (2E-reveal/1)."""

    cards: Cards


class Affect(Node, frozen=True):
    """Modify cards until a moment."""

    cards: Cards
    modifiers: tuple[Modifier, ...]
    until: str = "turn"
    """``turn dilemma attempt your_next_turn``."""


class Prevent(Node, frozen=True):
    """Prevent what this text responds to, for these cards or altogether."""

    cards: Cards | None = None


class EachPlayer(Node, frozen=True):
    """Every player in turn order, beginning with you; in the effect that player is "you"."""

    effect: Effect
    opponents_only: bool = False


class ForEach(Node, frozen=True):
    """Once for each card, which is given a name."""

    cards: Cards
    effect: Effect
    name: str = "it"


Effect = (
    Sequence
    | Gate
    | Select
    | Top
    | Stop
    | Unstop
    | Kill
    | Destroy
    | Discard
    | RemoveFromGame
    | Put
    | Shuffle
    | Draw
    | Score
    | Tell
    | Look
    | Reveal
    | Affect
    | Prevent
    | EachPlayer
    | ForEach
)
