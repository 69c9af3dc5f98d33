"""Files of others order the terminal nothing, whatever they are called and whatever stands in them."""

import re

import msgspec
import pytest
from typer.testing import CliRunner

from spaceline.cli.app import app
from spaceline.cli.escapes import in_json, without_orders
from spaceline.cli.terminal import console
from tests.support.hosted import SECOND, goes_on, hosted
from tests.support.spoiling import sealed

ORDER = "\x1b]0;owned\x07\x1b[2J\x9b31m\r\u202e"
ORDERS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]")


def said(*typed):
    """What a command prints, on both streams."""
    found = CliRunner().invoke(app, [str(it) for it in typed], env={"COLUMNS": "200"})
    assert found.exception is None or isinstance(found.exception, SystemExit), found.exception
    return found.stdout + found.stderr


def inside(value):
    """Plain data with orders in all its texts that are no names."""
    if isinstance(value, dict):
        return {key: inside(it) for key, it in value.items()}
    if isinstance(value, list):
        return [inside(it) for it in value]
    return value + ORDER if isinstance(value, str) and " " in value else value


@pytest.fixture
def save(tmp_path):
    """A saved game with orders in its log, its decks and its header."""
    saved = msgspec.msgpack.decode(goes_on(hosted(SECOND), 12).dump()[:-32], strict=False)
    seating = msgspec.json.decode(saved["seating"])
    for chair in seating["chairs"]:
        chair["deck"] += ORDER
    seating["chairs"][1]["player"] = "random"
    record = {**saved["record"], "notes": {"kept": ORDER}}
    lines = inside(saved["lines"])
    assert ORDER in str(lines) or any(ORDER in line[2] for found in lines.values() for line in found)
    file = tmp_path / "game.save"
    file.write_bytes(
        sealed({**saved, "seating": msgspec.json.encode(seating).decode(), "lines": lines, "record": record})
    )
    return file


@pytest.mark.parametrize(
    "typed",
    [("replay", "show"), ("replay", "show", "--json"), ("replay", "verify"), ("export",), ("export", "--seat", "1")],
)
def test_a_saved_game_orders_nothing(save, typed):
    found = said(*typed, save)
    assert found
    assert not ORDERS.search(found)


def test_the_version_that_saved_a_game_orders_nothing(save):
    saved = msgspec.msgpack.decode(save.read_bytes()[:-32], strict=False)
    save.write_bytes(sealed({**saved, "record": {**saved["record"], "engine": ORDER, "definitions": ORDER}}))
    for typed in (("replay", "show"), ("replay", "verify")):
        assert not ORDERS.search(said(*typed, save))


@pytest.mark.parametrize(
    "text",
    [
        'title: "{order}"\nsteps: []\n',
        'title: x\nruleset: "{order}"\nsteps: []\n',
        'title: x\n"{order}": 1\nsteps: []\n',
        'title: x\nplayers: {{1: {{hand: ["{order}"]}}}}\nsteps: []\n',
        'title: x\nsteps: [{{"{order}": 1}}]\n',
    ],
)
def test_a_scenario_orders_nothing(tmp_path, text):
    file = tmp_path / "it.yaml"
    escaped = ORDER.encode("unicode_escape").decode().replace("\\r", "\\r")
    file.write_text(text.format(order=escaped))
    found = said("scenario", "run", file)
    assert found
    assert not ORDERS.search(found)


@pytest.mark.parametrize("form", ['title: "{order}"\ndeck: {{}}\n', '"{order}": 1\n', "1 {raw}\n2 Worf {raw}\n"])
def test_a_deck_orders_nothing(tmp_path, form):
    file = tmp_path / "deck.txt"
    text = form.format(order=ORDER.encode("unicode_escape").decode(), raw=ORDER)
    file.write_text(text, newline="")
    for typed in (("deck", "check"), ("deck", "import"), ("deck", "export")):
        assert not ORDERS.search(said(*typed, file))


def test_the_name_of_a_file_orders_nothing():
    assert not ORDERS.search(said("replay", "show", f"no{ORDER}.save"))
    assert not ORDERS.search(said("cards", "show", ORDER))
    assert not ORDERS.search(said("decks", ORDER))


def test_colours_of_our_own_are_left(monkeypatch, capsys):
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    out = console()
    with out.capture() as kept:
        out.print(f"red {ORDER}", style="bold red1")
    assert "\x1b[1;" in kept.get()
    assert "owned" in kept.get()
    assert "\x1b]" not in kept.get()
    assert "\x1b[2J" not in kept.get()


def test_what_is_written_for_programs_means_the_same():
    assert msgspec.json.decode(in_json(msgspec.json.encode(ORDER).decode())) == ORDER
    assert without_orders("Zoë\n\t李 👩‍🚀") == "Zoë\n\t李 👩‍🚀"
