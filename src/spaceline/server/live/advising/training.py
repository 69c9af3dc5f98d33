"""A training aid over the socket, for who plays alone: what a computer player would answer, and the chance to win.

Both are thought about by the processes of the computer players, one after another for each person, of what the seat
of that person sees.
"""

from __future__ import annotations

from collections.abc import Awaitable
from hashlib import blake2b

import structlog

from spaceline.core.codec import save
from spaceline.core.data.decisions import Refusal
from spaceline.hosting.suggesting import TIMED, suggested, why_not_helped
from spaceline.players.suggesting import ChanceNow, Suggestion, adviser_in
from spaceline.presentation import refused
from spaceline.presentation.lexicon.english import SERVER, refusal_of
from spaceline.server.live.changing import LATE, open_question
from spaceline.server.live.connection import Connection
from spaceline.server.live.match import BROKEN, LiveMatch
from spaceline.server.live.worker import CHANCE, SUGGESTION, Move
from spaceline.server.people.work_shares import charged
from spaceline.server.wire.advising import AskSuggestion, AskWinChance, ChanceTold, Suggested
from spaceline.server.wire.messages import FromServer, Rejected

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.training")
IN_A_LESSON = refusal_of(SERVER, "in-a-lesson")
NOTHING_FOUND = refusal_of(SERVER, "nothing-found")
SEEDS = 1 << 62


async def ask_suggestion(match: LiveMatch, connection: Connection, message: AskSuggestion) -> None:
    """Let it be worked out what a computer player would answer to the open question, and told once it is.

    Raises:
        Refusal: nobody is helped in this match, the question is no longer open, or that is being worked out already.
    """
    async with match.lock:
        stop_unless_helped(match, connection)
        open_question(match.game, connection.player, message.prompt)
        move = move_for(match, connection.player)
        match.viewers[connection.player].thoughts.begin(SUGGESTION)
    match.ports.begin(charged(told(match, connection, message, suggestion_in(match, connection, message, move))))


async def ask_win_chance(match: LiveMatch, connection: Connection, message: AskWinChance) -> None:
    """Let it be worked out how likely somebody is to win, and told once it is.

    Raises:
        Refusal: nobody is helped in this match, it is over, or that is being worked out already.
    """
    async with match.lock:
        stop_unless_helped(match, connection)
        if match.game.is_over:
            raise LATE
        move = move_for(match, connection.player)
        match.viewers[connection.player].thoughts.begin(CHANCE)
    match.ports.begin(charged(told(match, connection, message, chance_in(match, connection, message, move))))


def stop_unless_helped(match: LiveMatch, connection: Connection) -> None:
    """Check that whoever asks plays alone, in no lesson, with as much time as they like.

    Raises:
        Refusal: they do not; the log says so.
    """
    why = IN_A_LESSON if match.match.chapter else why_not_helped(match.game)
    if why is None and match.match.clock is not None:
        why = TIMED
    if why is not None:
        LOG.info("nobody is helped here", match=match.match.id, player=connection.player, why=why.reason)
        raise why


def move_for(match: LiveMatch, player: int) -> Move:
    """The position, and who is to think about it; its chance is that of the question, not of the game."""
    state = match.game.session.state
    asked = f"{match.match.id} {player} {match.game.prompt_number(player)}"
    seed = int.from_bytes(blake2b(asked.encode(), digest_size=8).digest()) % SEEDS
    return Move(state.ruleset.name, save(state), player, adviser_in(state.ruleset.name), seed, match.match.id)


def position_of(move: Move) -> bytes:
    """What tells the position of a move from others."""
    return blake2b(move.state, digest_size=16).digest()


async def told(
    match: LiveMatch, connection: Connection, message: AskSuggestion | AskWinChance, found: Awaitable[FromServer]
) -> None:
    """Tell whoever asked what was found, or why nothing is told."""
    try:
        reply = await found
    except Refusal as refusal:
        reply = Rejected(message.ref, refused(refusal, match.game.words_of(connection.player)))
    except Exception:
        LOG.exception("a thought broke", match=match.match.id, player=connection.player)
        reply = Rejected(message.ref, refused(BROKEN, match.game.words_of(connection.player)))
    connection.send(reply)


async def suggestion_in(match: LiveMatch, connection: Connection, message: AskSuggestion, move: Move) -> Suggested:
    """What is suggested.

    Raises:
        Refusal: nothing was found, or the question has been answered meanwhile.
    """
    thoughts, computers = match.viewers[connection.player].thoughts, match.ports.computers
    found = await thoughts.of(SUGGESTION, position_of(move), lambda: computers.suggest(move, match.match.maker))
    async with match.lock:
        open_question(match.game, connection.player, message.prompt)
        if not isinstance(found, Suggestion):
            raise NOTHING_FOUND
        scene = match.game.scene(connection.player)
        assert scene.view.decision is not None
        return Suggested(message.ref, suggested(scene, scene.view.decision, found))


async def chance_in(match: LiveMatch, connection: Connection, message: AskWinChance, move: Move) -> ChanceTold:
    """How likely somebody was to win when they asked.

    Raises:
        Refusal: nothing was found.
    """
    thoughts, computers = match.viewers[connection.player].thoughts, match.ports.computers
    found = await thoughts.of(CHANCE, position_of(move), lambda: computers.chance(move, match.match.maker))
    if not isinstance(found, ChanceNow):
        raise NOTHING_FOUND
    return ChanceTold(message.ref, found.turn, found.chance)
