"""A hosted game can be saved at any moment and goes on as it was."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from spaceline.core.codec import canonical
from spaceline.core.recording.record import dump as record_bytes
from spaceline.hosting import saving
from spaceline.hosting.errors import HostingError
from spaceline.hosting.game import HostedGame
from spaceline.hosting.remembering import PASSING, AutoAnswer
from spaceline.hosting.saving import seal
from tests.support.hosted import FIRST, SECOND, goes_on, hosted

SAVES = Path(__file__).parent / "saves"


@pytest.mark.parametrize("ruleset", [SECOND, FIRST])
def test_a_game_is_loaded_as_it_was_without_playing_it_again(ruleset, monkeypatch):
    game = goes_on(hosted(ruleset, is_watched=True), 30)
    game.remember(1, AutoAnswer(PASSING, "some-question"))
    game.undo(game.session.given[-1].player) if game.may_undo(game.session.given[-1].player) else None
    goes_on(game, 7)
    monkeypatch.setattr(saving, "replay", None)
    data = game.dump()
    again = HostedGame.load(data)
    assert (again.notice, again.dump()) == ("", data)
    assert again.session.state == game.session.state
    assert again.story.lines == game.story.lines
    assert (again.asked, again.viewers) == (game.asked, (1, 2, 0))
    assert again.standing == game.standing


def test_a_loaded_game_goes_on_like_the_one_that_was_saved():
    game = goes_on(hosted(), 25)
    again = HostedGame.load(game.dump())
    goes_on(game, 25, Random(5))
    goes_on(again, 25, Random(5))
    assert canonical(again.session.state) == canonical(game.session.state)
    assert again.story.lines == game.story.lines
    assert again.dump() == game.dump()


def test_every_earlier_position_of_a_loaded_game_is_at_hand():
    game = goes_on(hosted(), 45)
    again = HostedGame.load(game.dump())
    for at in (0, 7, 16, 31, 44):
        assert canonical(again.session.position(at)) == canonical(game.session.position(at))


@pytest.mark.parametrize("name", ["second", "first"])
def test_a_game_that_was_saved_with_schema_1_can_be_played_on(name):
    game = HostedGame.load((SAVES / f"schema-1-{name}.save").read_bytes())
    assert game.asked == 1
    assert not game.seating.chair(2).is_person
    assert game.session.answers >= 4
    assert game.log(1)
    before = game.session.answers
    goes_on(game, 5)
    assert game.session.answers == before + 5
    assert HostedGame.load(game.dump()).session.state == game.session.state


@pytest.mark.parametrize("ruleset", [SECOND, FIRST])
def test_a_game_of_another_version_goes_on_where_it_was_and_says_so(ruleset, monkeypatch):
    game = goes_on(hosted(ruleset), 40)
    data = game.dump()
    monkeypatch.setattr(saving, "engine_version", lambda: "99.0")
    again = HostedGame.load(data)
    assert again.notice == saving.OTHER_VERSION
    assert canonical(again.session.state) == canonical(game.session.state)
    assert again.session.entries[-1].engine == "99.0"
    goes_on(again, 10)
    assert HostedGame.load(again.dump()).notice == ""


def test_a_game_whose_last_position_means_nothing_to_this_version_goes_on_from_the_latest_checkpoint(monkeypatch):
    game = goes_on(hosted(), 40)
    lost = canonical(game.session.state)
    kept = max(at for at in game.session.record.checkpoints if at < 40)
    data = game.dump()
    is_playable = saving.is_playable
    monkeypatch.setattr(saving, "is_playable", lambda state: canonical(state) != lost and is_playable(state))
    again = HostedGame.load(data)
    assert again.notice
    assert again.session.answers == kept
    assert canonical(again.session.state) == canonical(game.session.position(kept))
    assert all(line.answers <= kept for line in again.log(1))


def test_changed_cards_count_as_another_version(monkeypatch):
    data = goes_on(hosted(), 10).dump()
    monkeypatch.setattr(saving, "definitions_of", lambda state: "changed")
    assert HostedGame.load(data).notice


def test_a_position_that_no_version_can_read_is_refused(monkeypatch):
    data = goes_on(hosted(), 10).dump()
    monkeypatch.setattr(saving, "is_playable", lambda state: False)
    with pytest.raises(HostingError, match="none of its positions"):
        HostedGame.load(data)


def later_schema() -> bytes:
    saved = saving.decoded(saving.unsealed(hosted().dump()))
    saved.schema = 99
    return msgspec.msgpack.encode(saved)


def bare_record() -> bytes:
    return record_bytes(hosted().session.record)


@pytest.mark.parametrize("inside", [b"", b"x", b"\x81\xa4", b"\x80", b"\x90", later_schema, bare_record])
def test_what_is_no_saved_game_is_refused_by_its_name(inside):
    data = inside if isinstance(inside, bytes) else inside()
    with pytest.raises(HostingError, match=r"^it is no saved game"):
        HostedGame.load(data + seal(data), "it")


def test_a_damaged_game_is_refused():
    data = hosted().dump()
    with pytest.raises(HostingError, match="damaged"):
        HostedGame.load(data[:-40] + data[-39:])


def test_a_long_game_takes_little_space():
    game = goes_on(hosted(SECOND, *["person"] * 4), 200)
    kept = game.session.record.checkpoints.values()
    assert sum(map(len, kept)) < 1500 * len(kept)
    assert len(game.dump()) < 150_000


def test_loading_looks_at_no_hand_again(monkeypatch):
    data = goes_on(hosted(), 20).dump()
    monkeypatch.setattr(HostedGame, "view", None)
    assert HostedGame.load(data).dump() == data
