"""A process that thinks for computer players: a state comes in, an answer goes out, one at a time.

Of a match it keeps no more than its player's memory of the turn, and a move can do without: a process that is lost is
replaced, and the next one answers.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections import OrderedDict
from collections.abc import Collection
from multiprocessing.connection import Connection

import msgspec

from spaceline.cards.rulesets import ruleset
from spaceline.core import choices
from spaceline.core.choices import Dice
from spaceline.core.codec import load
from spaceline.core.data.decisions import Answer
from spaceline.core.data.seen import SeenEvent
from spaceline.core.decoding import built
from spaceline.hosting.recorded import KeptAnswer
from spaceline.players.clock import Deadline
from spaceline.players.registry import make_player
from spaceline.players.seat import Listener, Player, Sampled, Seat
from spaceline.players.suggesting import ChanceNow, Suggestion, adviser, chance_at, suggestion_of

NICENESS = 5
"""Thinking waits for those who serve people."""
IN_TIME = 0.5
"""A player is given so much of the time, for the process may have to wait for others."""


ANSWER, SUGGESTION, CHANCE = "answer", "suggestion", "chance"


class Move(msgspec.Struct, frozen=True):
    """Somebody must choose."""

    ruleset: str
    state: bytes
    player: int
    name: str
    """Which computer player it is."""
    seed: int
    match: str = ""
    """Of one match a player keeps in mind what it did in the turn; without a name nothing is kept in mind."""
    ended: tuple[str, ...] = ()
    """Matches that have ended: their players are forgotten."""
    told: tuple[SeenEvent, ...] = ()
    """What the player has seen happen since its last move, as far as the server has kept it."""
    seconds: float = 0.0
    """After so many the default answer is given; 0 where nobody waits."""
    wanted: str = ANSWER
    """What is to come back: an answer, one that is suggested to a person, or how likely the player is to win."""


class Chosen(msgspec.Struct, frozen=True):
    """What was chosen."""

    answer: Answer
    is_drawn: bool = False
    """Whether it is in the table's own numbers, which the player never saw."""


WARM = Move("", b"", 0, "", 0)
"""A move that is none: the process loads the rules of a ruleset and answers nothing."""
REMEMBERED = 500
"""So many players are kept in mind, those who moved last; each takes up to some 50 KiB."""
PLAYERS: OrderedDict[tuple[str, int, str], Player] = OrderedDict()
MOVE, CHOSEN = msgspec.msgpack.Decoder(built(Move)), msgspec.msgpack.Decoder(built(Chosen))
SUGGESTED, CHANCES = msgspec.msgpack.Decoder(built(Suggestion)), msgspec.msgpack.Decoder(built(ChanceNow))


class OpenSeat(Seat):
    """A seat whose drawn answers can be sent away."""

    def sample(self, rng: Dice) -> KeptAnswer:
        """A legal answer drawn at random."""
        return KeptAnswer(choices.sample(self._asked(), rng))

    def default(self) -> KeptAnswer:
        """An answer that is always legal."""
        return KeptAnswer(choices.default(self._asked()))


def work(line: Connection) -> None:
    """Answer moves until nobody is at the other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send_bytes(answered(MOVE.decode(line.recv_bytes())))


def answered(move: Move) -> bytes:
    """The answer to a move; nothing where the player fails."""
    forget(move.ended)
    rules = ruleset(move.ruleset)
    if not move.state:
        return b""
    clock = Deadline(move.seconds * IN_TIME) if move.seconds else None
    seat = OpenSeat(load(rules, move.state), move.player, clock)
    try:
        return msgspec.msgpack.encode(thought(move, seat))
    except Exception:  # noqa: BLE001 -- whatever a player does wrong, the default answer is given for it
        PLAYERS.pop(key_of(move), None)
        return b""


def thought(move: Move, seat: OpenSeat) -> Chosen | Suggestion | ChanceNow:
    """What comes of a move, by what is wanted."""
    if move.wanted == CHANCE:
        return chance_at(seat)
    player = told(player_of(move), move)
    if move.wanted == SUGGESTION:
        return suggestion_of(move.name, player, seat)
    choice = player.choose(seat)
    if isinstance(choice, KeptAnswer):
        return Chosen(choice.given, is_drawn=True)
    assert not isinstance(choice, Sampled)
    return Chosen(choice)


def told(player: Player, move: Move) -> Player:
    """The player, who now knows what happened before the move."""
    if isinstance(player, Listener) and move.told:
        player.told(move.told)
    return player


def forget(matches: Collection[str]) -> None:
    """Forget the players of matches."""
    for key in [key for key in PLAYERS if key[0] in matches]:
        del PLAYERS[key]


def key_of(move: Move) -> tuple[str, int, str]:
    """Under what a player is kept in mind."""
    return move.match, move.player, f"{move.name} {move.wanted}"


def player_of(move: Move) -> Player:
    """Who moves. A player that knows what it has done in its turn does not go round in circles.

    Another process, or the next one after a loss, begins with a player that has yet to learn that.
    """
    key = key_of(move)
    make = adviser if move.wanted == SUGGESTION else make_player
    player = PLAYERS.pop(key, None) or make(move.name, move.seed)
    if move.match:
        PLAYERS[key] = player
        if len(PLAYERS) > REMEMBERED:
            PLAYERS.popitem(last=False)
    return player
