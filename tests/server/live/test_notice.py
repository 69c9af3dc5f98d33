"""What people should know of how a game was loaded is sent with the whole table, to whoever sits at it or looks on."""

import pytest

from spaceline.presentation import Sitter
from spaceline.server.live.viewer import Viewer, shown
from spaceline.server.storage.matches import Match
from spaceline.server.wire.messages import Chances
from tests.support.hosted import hosted

COMPANY = {1: Sitter("Ada", "federation"), 2: Sitter("Ben", "klingon")}


@pytest.mark.parametrize("notice", ["", "notice.other-version"])
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_the_welcome_tells_how_the_game_was_loaded(viewer, notice):
    game = hosted(is_watched=True)
    game.notice = notice
    now = shown(game, viewer, COMPANY, Chances(), {})
    match = Match(
        id="match", ruleset="2e", maker=1, seed=1, watch="", made=1, began=1, ended=None, rematch=None, seats=()
    )
    assert Viewer(viewer).welcome(match, now, game.log(viewer), 0, ()).notice == (
        game.words.say(notice) if notice else ""
    )
