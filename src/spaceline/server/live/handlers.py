"""What clients ask for, a function for each kind of message. Whatever is refused leaves everything as it was."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from spaceline.core.data.decisions import Check, Decision, Refusal
from spaceline.core.refusals import refusal
from spaceline.core.view import SPECTATOR
from spaceline.hosting.answering import Told
from spaceline.hosting.game import HostedGame
from spaceline.presentation import advice_of, refused
from spaceline.presentation.lexicon.english import SERVER, refusal_of
from spaceline.server.live.advising.training import ask_suggestion, ask_win_chance
from spaceline.server.live.changing import LATE, change, open_question
from spaceline.server.live.clocks.claiming import claimed, given
from spaceline.server.live.connection import Connection
from spaceline.server.live.learning import lesson_in, step_asked_of
from spaceline.server.live.match import LiveMatch
from spaceline.server.live.process_bus import AGAIN
from spaceline.server.live.replies import answer_of, as_given, auto_answers_of, checked, obstacles_of, option_of
from spaceline.server.live.seed_planning import arrange_seeds, follow_seed_plan, hold_seed_plan, propose_seed_plan
from spaceline.server.live.talking import say
from spaceline.server.wire.advising import Advised, AskAdvice, AskSuggestion, AskWinChance
from spaceline.server.wire.messages import (
    Accepted,
    AgreeUndo,
    AskObstacles,
    AskWhy,
    AutoAnswersNow,
    CheckCards,
    Claim,
    Concede,
    DoStep,
    FollowPlan,
    GiveAnswer,
    Given,
    GiveTime,
    ReadStep,
    Redo,
    Rematch,
    Remember,
    Say,
    Undo,
    Why,
)
from spaceline.server.wire.seeding import ArrangeSeeds, FollowSeedPlan, HoldSeedPlan, ProposeSeedPlan

WATCHING = refusal_of(SERVER, "watching")
PLAYED_FOR = refusal_of(SERVER, "stand-in")
WHOLE = Check((), 0, 0, complete=True)
"""What is to be added to an option: nothing."""
Deed = Callable[[LiveMatch, Connection, Any], Coroutine[Any, Any, None]]


async def answer(match: LiveMatch, connection: Connection, message: GiveAnswer) -> None:
    """Answer the open question."""

    def give(game: HostedGame) -> Told:
        open_question(game, connection.player, message.prompt)
        return game.answer(connection.player, answer_of(message.given))

    await change(match, connection, message.ref, give)


async def follow_plan(match: LiveMatch, connection: Connection, message: FollowPlan) -> None:
    """Answer the open question, and go on from there as it was planned."""

    def give(game: HostedGame) -> Told:
        open_question(game, connection.player, message.prompt)
        return game.follow_plan(connection.player, answer_of(message.given), option_of(message.goal), message.place)

    await change(match, connection, message.ref, give)


def could_be_chosen(asked: Decision, cards: Sequence[int]) -> None:
    """Check that no card was named twice, and no more than are offered, before anything is worked out.

    Raises:
        Refusal: there are more.
    """
    if len(set(cards)) != len(cards):
        raise refusal("named-twice")
    if len(cards) > (0 if asked.selection is None else len(asked.selection.cards)):
        raise refusal("too-many")


async def check_cards(match: LiveMatch, connection: Connection, message: CheckCards) -> None:
    """Work out what a half-made choice amounts to, or an option."""
    async with match.lock:
        game, player = match.game, connection.player
        open_question(game, player, message.prompt)
        scene, seat = game.scene(player), game.seat(player)
        assert scene.view.decision is not None
        could_be_chosen(scene.view.decision, message.cards)
        cards = seat.filled(message.cards) if message.fill else message.cards
        given = answer_of(Given(message.option, cards))
        check = WHOLE if message.option else game.check(player, cards)
        plans = seat.plans(given) if cards and message.option is None else ()
        found = checked(scene, scene.view.decision, message.ref, given, check, seat.previews(given), plans)
        connection.send(replace(found, cards=cards) if message.fill else found)


async def ask_why(match: LiveMatch, connection: Connection, message: AskWhy) -> None:
    """Say which rule stands in the way of an action."""
    async with match.lock:
        refusal = match.game.why_not(connection.player, option_of(message.option))
        connection.send(
            Why(message.ref, None if refusal is None else refused(refusal, match.game.words_of(connection.player)))
        )


async def ask_obstacles(match: LiveMatch, connection: Connection, message: AskObstacles) -> None:
    """Say what stands in the way of doing something with a card."""
    async with match.lock:
        game, player = match.game, connection.player
        scene = game.scene(player)
        if scene.view.decision is None:
            raise LATE
        connection.send(obstacles_of(scene, game.seat(player), scene.view.decision, message.ref, message.card))
        step = step_asked_of(game, player, message.card)
    if step is not None:
        await match.change(lambda game: lesson_in(game).read_step(step))


async def ask_advice(match: LiveMatch, connection: Connection, message: AskAdvice) -> None:
    """Say what a coach would say of the open question."""
    async with match.lock:
        game, player = match.game, connection.player
        open_question(game, player, message.prompt)
        scene = game.scene(player)
        assert scene.view.decision is not None
        connection.send(Advised(message.ref, advice_of(scene, game.seat(player), scene.view.decision)))


async def read_step(match: LiveMatch, connection: Connection, message: ReadStep) -> None:
    """In a lesson, go on to the next step."""
    await change(match, connection, message.ref, lambda game: lesson_in(game).read_step(message.step))


async def do_step(match: LiveMatch, connection: Connection, message: DoStep) -> None:
    """In a lesson, do what the step waits for."""
    await change(match, connection, message.ref, lambda game: lesson_in(game).do_step(message.step))


async def undo(match: LiveMatch, connection: Connection, message: Undo) -> None:
    """Go back where that is free, otherwise ask the others to agree."""
    player, line = connection.player, None if message.to < 0 else message.to

    def back(game: HostedGame) -> Told | None:
        before = game.standing.request
        told = game.go_back_to(player, line)
        if told is None:
            try:
                match.undo_requests.ask(player)
            except Refusal:
                game.standing.request = before
                raise
        return told

    await change(match, connection, message.ref, back)


async def agree_undo(match: LiveMatch, connection: Connection, message: AgreeUndo) -> None:
    """Agree to going back, or not."""

    def agree(game: HostedGame) -> Told | None:
        request = game.standing.request
        told = game.agree(connection.player, agrees=message.agree)
        if told is not None and request is not None:
            match.undo_requests.agreed(request.player)
        return told

    await change(match, connection, message.ref, agree)


async def redo(match: LiveMatch, connection: Connection, message: Redo) -> None:
    """Do again what was taken back."""
    await change(match, connection, message.ref, lambda game: game.redo(connection.player))


async def remember(match: LiveMatch, connection: Connection, message: Remember) -> None:
    """Remember an answer, or forget it."""
    player, auto_answer = connection.player, as_given(message.auto_answer)

    def keep(game: HostedGame) -> Told | None:
        if not message.forget:
            return game.remember(player, auto_answer)
        game.forget(player, auto_answer)
        return None

    def tell() -> None:
        match.viewers[player].send(AutoAnswersNow(auto_answers_of(match.game, match.game.scene(player), player)))

    await change(match, connection, message.ref, keep, also=tell)


async def concede(match: LiveMatch, connection: Connection, message: Concede) -> None:
    """Give the game up."""
    await change(match, connection, message.ref, lambda game: game.leave(connection.player))


async def claim(match: LiveMatch, connection: Connection, message: Claim) -> None:
    """Do not wait any longer for somebody who has been away for long, or whose time is over."""
    deed = claimed(match, connection.player, message.player, computer=message.computer)
    await change(match, connection, message.ref, deed)


async def give_time(match: LiveMatch, connection: Connection, message: GiveTime) -> None:
    """Give somebody time."""
    await change(match, connection, message.ref, given(match, connection.player, message.player))


async def rematch(match: LiveMatch, connection: Connection, message: Rematch) -> None:
    """Play again, once all people at the table want to."""
    await match.wants_again(connection.player)
    await match.ports.bus.tell(match.match.id, AGAIN, connection.player)
    connection.send(Accepted(message.ref))


DEEDS: Mapping[type, Deed] = {
    GiveAnswer: answer,
    FollowPlan: follow_plan,
    CheckCards: check_cards,
    AskWhy: ask_why,
    AskObstacles: ask_obstacles,
    AskAdvice: ask_advice,
    AskSuggestion: ask_suggestion,
    AskWinChance: ask_win_chance,
    Undo: undo,
    AgreeUndo: agree_undo,
    Redo: redo,
    Remember: remember,
    ProposeSeedPlan: propose_seed_plan,
    ArrangeSeeds: arrange_seeds,
    FollowSeedPlan: follow_seed_plan,
    HoldSeedPlan: hold_seed_plan,
    Say: say,
    Concede: concede,
    Claim: claim,
    GiveTime: give_time,
    Rematch: rematch,
    ReadStep: read_step,
    DoStep: do_step,
}
"""By the type of the message."""


async def do(match: LiveMatch, connection: Connection, message: Any) -> None:
    """Do what a client asks for.

    Raises:
        Refusal: it is not allowed.
        HostingError: the same.
    """
    if connection.player == SPECTATOR and not isinstance(message, Say):
        raise WATCHING
    if connection.player in match.game.standing.stand_ins and not isinstance(message, Say | Concede | Rematch):
        raise PLAYED_FOR
    await DEEDS[type(message)](match, connection, message)
