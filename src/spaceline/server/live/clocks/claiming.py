"""Not to wait any longer for another player, and to give one time: what then happens to the game."""

from __future__ import annotations

from collections.abc import Callable

from spaceline.core.data.leaves import PlayerId
from spaceline.hosting.answering import Told
from spaceline.hosting.clocks import DAY, MINUTE
from spaceline.hosting.game import HostedGame
from spaceline.presentation.lexicon.english import SERVER, refusal_of
from spaceline.server.live.match import LiveMatch

HERE = refusal_of(SERVER, "here")
NO_GIFT = refusal_of(SERVER, "no-gift")
ENOUGH = refusal_of(SERVER, "enough")
STAND_IN = "heuristic"
"""The computer player that plays for somebody who is away, or has no time left."""
GIFTS = {MINUTE: "gift-minute", DAY: "gift-day"}
"""How the log tells of them."""


def claimed(
    match: LiveMatch, claimer: PlayerId, player: PlayerId, *, computer: bool
) -> Callable[[HostedGame], Told | None]:
    """Somebody does not wait for a player any longer: the computer plays for that one, or the player leaves."""

    def settle(game: HostedGame) -> Told | None:
        is_overdue = player == match.clocks.overdue
        if player in (0, claimer) or not (is_overdue or player in match.absence.long):
            raise HERE
        if computer and is_overdue:
            game.hand_over(player, STAND_IN, "time-stand-in", claimer)
            return None
        if computer:
            game.hand_over(player, STAND_IN)
            return None
        game.say_to_all("lost-on-time" if is_overdue else "lost-by-absence", player, claimer)
        return game.leave(player)

    return settle


def given(match: LiveMatch, giver: PlayerId, player: PlayerId) -> Callable[[HostedGame], Told | None]:
    """Somebody gives another player time; whose time was over, and who is there, plays again."""

    def give(game: HostedGame) -> None:
        clocks, control = match.clocks.running, match.clocks.control
        if clocks is None or control is None or game.is_over or player not in match.clocks.may_be_given(giver):
            raise NO_GIFT
        clocks.count(match.clocks.asked, match.clocks.now)
        if not clocks.give(control, player):
            raise ENOUGH
        game.say_to_all(GIFTS.get(control.gift, "gift"), giver, player)
        if player in game.standing.stand_ins and match.is_here(player):
            match.clocks.come_back(game, player)

    return give
