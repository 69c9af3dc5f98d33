"""A saved game that somebody made up, over which the rules trip in play, is told in a line; else the program failed."""

import msgspec
import pytest
from typer.testing import CliRunner

from spaceline.cli.app import app
from spaceline.core.codec import packed
from spaceline.hosting.saving import NOW, parsed, unpacked
from tests.support.hosted import FIRST, goes_on, hosted
from tests.support.spoiling import sealed


@pytest.fixture
def save(tmp_path):
    """A saved game as it was played."""
    file = tmp_path / "game.save"
    file.write_bytes(goes_on(hosted(FIRST, "person", "random"), 30).dump())
    return file


def make_up(file):
    """Let the game end in another position, with nothing to seed and to decide it by: its order of players is empty."""
    data = file.read_bytes()
    plain = msgspec.msgpack.decode(data[:-32], strict=False)
    saved = parsed(data, "it")
    position = msgspec.msgpack.decode(unpacked(saved.record.begin, {NOW: saved.now}, NOW), strict=False)
    position[10][1] += 1
    file.write_bytes(sealed({**plain, "now": packed(saved.record.begin, {}, msgspec.msgpack.encode(position))}))


def played(*typed):
    return CliRunner().invoke(app, [str(it) for it in typed], input="?\n")


@pytest.fixture
def _tripping(monkeypatch):
    """Rules that trip over whatever they are given."""

    def trip(*_):
        raise KeyError("mission")

    monkeypatch.setattr("spaceline.cli.play.sitting.Sitting.play", trip)


@pytest.mark.usefixtures("_tripping")
@pytest.mark.parametrize("typed", [("replay", "play"), ("play", "--resume")])
def test_of_a_position_to_which_the_rules_did_not_lead_it_is_said_in_a_line(save, typed):
    make_up(save)
    found = played(*typed, save)
    assert found.exit_code == 2
    assert found.stderr.count("\n") == 1
    assert "did not lead" in found.stderr


@pytest.mark.usefixtures("_tripping")
@pytest.mark.parametrize("typed", [("replay", "play"), ("play", "--resume")])
def test_of_a_game_that_was_played_it_is_the_program_that_has_failed(save, typed):
    found = played(*typed, save)
    assert isinstance(found.exception, KeyError)


def test_a_game_that_was_played_goes_on(save):
    assert played("replay", "play", save).exit_code == 0
