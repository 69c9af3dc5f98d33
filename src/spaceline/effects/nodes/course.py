"""Effects on the course of a turn: how many dilemmas are drawn, what Range ships have left, totals in battle."""

from __future__ import annotations

from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.selectors import Amount, Cards


class Allot(Node, frozen=True):
    """In the attempt that is going on, more or fewer dilemmas are drawn, and they may cost more or less together.

    After they have been drawn, more are drawn at once (2E-facing-dilemmas/3, /4).
    """

    draw: Amount = 0
    spend: Amount = 0


class Follow(Node, frozen=True):
    """Staffed ships move to where a ship has gone, as far as the Range reaches that they will have next turn."""

    cards: Cards
    to: Cards


class SpendRange(Node, frozen=True):
    """Ships have used all their Range for this turn (2E-moving-a-ship/11)."""

    cards: Cards


class RestoreRange(Node, frozen=True):
    """Give ships back the RANGE they have used (1E-7.1.5/1)."""

    cards: Cards


class FaceInstead(Node, frozen=True):
    """A ship with your personnel aboard faces the dilemma just revealed, in place of those who attempt the mission."""

    cards: Cards


class EndAttempt(Node, frozen=True):
    """The mission attempt that is going on ends, which stops nobody (1E-7.2.6.0.2/1)."""


class Flash(Node, frozen=True):
    """Those who face this have a Q-Flash of so many cards; within one, so many more come (1E-G:q-flash/1)."""

    amount: Amount = 1
    chosen: int = 0
    """So many cards may the opponent put on top of the side deck first."""


class SilenceContinuum(Node, frozen=True):
    """Your Q-Continuum is inactive for the rest of the game, whatever becomes of this card (1E-G:mortal-q/1)."""

    again: bool = False
    """Instead, it is active again."""


class CloseOutposts(Node, frozen=True):
    """For the rest of the game nothing that matches these homeworlds reports to outposts, but for what has [AU].

    Whatever becomes of the card that says so (1E-G:homeworld/1).
    """

    cards: Cards


class Tribbles(Node, frozen=True):
    """Cards of your open Tribble side deck come, and each is played at once or discarded (1E-G:tribble-side-deck/1)."""

    draw: int = 0
    """Up to so many are drawn; 0 where one of your choice is downloaded and played."""


class Transport(Node, frozen=True):
    """You beam cards of yours from one place to another at their location, as by an order (1E-7.1.1/5)."""

    cards: Cards | None = None
    """Only those of these personnel, with equipment; None for any personnel and equipment."""


class AddToTotal(Node, frozen=True):
    """So much more counts for your side in the battle that is going on, whoever fights for it (2E-combat/7)."""

    amount: Amount


class Abstain(Node, frozen=True):
    """You begin no engagement any more this turn."""


Course = (
    Allot
    | Follow
    | SpendRange
    | RestoreRange
    | FaceInstead
    | EndAttempt
    | Flash
    | SilenceContinuum
    | CloseOutposts
    | Tribbles
    | Transport
    | AddToTotal
    | Abstain
)
