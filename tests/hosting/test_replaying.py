"""Saved games are looked at, played again, and played on from any step."""

import msgspec
import pytest

from spaceline.core.data.records import Answered
from spaceline.hosting import replaying
from spaceline.hosting.errors import HostingError
from spaceline.hosting.game import HostedGame
from spaceline.hosting.remembering import NEVER, AutoAnswer
from spaceline.hosting.replaying import play_from, summary, verified
from spaceline.hosting.saving import Saved, parsed
from tests.support.hosted import FIRST, SECOND, goes_on, hosted


def saved(game: HostedGame) -> Saved:
    return parsed(game.dump(), "it")


@pytest.mark.parametrize("key", [b"", bytes(range(32))], ids=["seed", "key"])
@pytest.mark.parametrize("ruleset", [SECOND, FIRST])
def test_a_game_plays_again_as_it_was_recorded(ruleset, key):
    game = goes_on(hosted(ruleset, key=key), 40)
    game.go_back_to(1, 0)
    for other in game.still_asked:
        game.agree(other, agrees=True)
    found = verified(saved(goes_on(game, 20)))
    assert (found.is_same, found.is_played) == (True, True)
    assert found.readable == found.checkpoints > 1


def test_a_game_that_comes_out_differently_is_noticed():
    it = saved(goes_on(hosted(), 40))
    at = next(
        at for at, entry in enumerate(it.record.entries) if entry.answer.option and entry.answer.option.kind == "draw"
    )
    it.record.entries[at] = it.record.entries[at + 1]
    assert not verified(it).is_same


def test_an_end_that_is_not_that_of_the_record_is_noticed():
    it, other = saved(goes_on(hosted(), 20)), saved(goes_on(hosted(), 21))
    it.now = other.now
    found = verified(it)
    assert (found.is_same, found.told) == (False, "the game ends otherwise than it was saved")


def test_a_game_of_another_version_is_looked_through_and_not_played_again(monkeypatch):
    it = saved(goes_on(hosted(), 30))
    monkeypatch.setattr(replaying, "engine_version", lambda: "99.0")
    found = verified(it)
    assert (found.is_same, found.is_played) == (True, False)
    assert found.readable == found.checkpoints > 1
    assert "another version" in found.told
    broken = msgspec.structs.replace(it, record=msgspec.structs.replace(it.record, checkpoints={3: b"\0"}))
    assert not verified(broken).is_same


def test_a_summary_says_who_plays_and_how_far_the_game_is():
    game = goes_on(hosted(SECOND, "person", "random"), 12)
    game.leave(1)
    found = summary(game)
    assert found.seats == (("person", "federation"), ("random", "klingon"))
    assert (found.answers, found.is_over, found.seed) == (13, True, 7)


@pytest.mark.parametrize("step", [0, 5, 29])
def test_a_game_is_played_on_from_any_step(step):
    game = goes_on(hosted(SECOND, "person", "random"), 30)
    before = game.session.position(step)
    game.remember(1, AutoAnswer(NEVER, "2e-se-1:0"))
    play_from(game, step)
    assert game.session.answers == step
    now = game.session.state
    assert (now.frames, now.marks, now.places) == (before.frames, before.marks, before.places)
    assert now.zone(1, "hand") == before.zone(1, "hand")
    assert game.auto_answers(1) == ()
    assert all(line.answers <= step for line in game.log(1))
    goes_on(game, 5)
    assert all(isinstance(entry, Answered) for entry in game.session.given)


def test_a_finished_game_is_played_on_from_an_earlier_step():
    game = goes_on(hosted(), 10)
    game.leave(1)
    play_from(game, 10)
    assert game.asked


def test_a_running_game_among_several_people_is_not_played_on_by_one_of_them():
    with pytest.raises(HostingError, match="together"):
        play_from(goes_on(hosted(), 10), 5)


def test_a_step_that_never_was_is_refused():
    with pytest.raises(HostingError, match="no position after 99"):
        play_from(hosted(SECOND, "person", "random"), 99)
