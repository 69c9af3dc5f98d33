"""What a viewer may do beside answering."""

from __future__ import annotations

from spaceline.core.view import SPECTATOR
from spaceline.hosting.game import HostedGame
from spaceline.server.wire.messages import Chances


def chances_of(game: HostedGame, viewer: int, *, may_rematch: bool) -> Chances:
    """What one viewer may do now; ``may_rematch`` tells whether they could still ask to play again."""
    if viewer == SPECTATOR:
        return Chances()
    if game.is_over:
        return Chances(rematch=may_rematch)
    if viewer not in game.people:
        return Chances()
    is_free = may_undo(game, viewer)
    request = game.standing.request
    return Chances(
        undo=is_free,
        ask_undo=not is_free and bool(game.log(viewer)),
        redo=game.may_redo(viewer),
        asked_undo_by=request.player if request is not None and viewer in game.still_asked else 0,
        concede=game.session.state.ruleset.leave is not None,
    )


def may_undo(game: HostedGame, player: int) -> bool:
    """Whether a player may take back at once: only within the own turn, which is quickly seen."""
    state = game.session.state
    return state.ruleset.active_player(state) == player and game.may_undo(player)
