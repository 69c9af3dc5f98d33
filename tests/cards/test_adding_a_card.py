"""docs/adding-a-card.md is true: its definitions are those of the cards, and its commands show what it says."""

import re
import shlex
import textwrap

import pytest
from typer.testing import CliRunner

from spaceline.cards.definitions import Book, load_definitions
from spaceline.cli.app import app
from spaceline.effects import phrases
from tests.conftest import ROOT

PAGE = (ROOT / "docs/adding-a-card.md").read_text(encoding="utf-8")
BLOCKS = [
    (language, textwrap.dedent(block))
    for language, block in re.findall(r"^ *```(\w*)\n(.*?)^ *```", PAGE, re.DOTALL | re.MULTILINE)
]
DEFINITIONS = [block for language, block in BLOCKS if language == "python"]
PLAIN = [block for language, block in BLOCKS if not language]
COMMANDS = re.findall(r"`(spaceline [^`]+)`", PAGE) + [
    block.strip() for block in PLAIN if block.startswith("spaceline")
]


def run(command, monkeypatch):
    """What a command prints, with exit code 0."""
    monkeypatch.chdir(ROOT)
    done = CliRunner().invoke(app, shlex.split(command)[1:])
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize(("at", "book", "edition"), [(0, "2e-en", "second"), (1, "1e-premiere", "first")])
def test_a_definition_of_the_page_is_the_one_of_the_card(at, book, edition):
    cards = Book(book)
    exec(DEFINITIONS[at], {**vars(phrases), "cards": cards})
    [(id, abilities)] = cards.definitions.items()
    assert load_definitions(edition)[id] == abilities


def test_there_are_commands():
    assert len(COMMANDS) >= 3


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_page_runs(command, monkeypatch):
    assert run(command, monkeypatch).strip()


def test_a_card_is_shown_as_the_page_says(monkeypatch):
    [shown] = [block for block in PLAIN if block.startswith("Plasma Shock")]
    told = [" ".join(line.split()) for line in run('spaceline cards show "Plasma Shock"', monkeypatch).splitlines()]
    assert [line for line in map(" ".join, map(str.split, shown.splitlines())) if line not in told] == []


def test_the_modules_that_the_page_names_are_there():
    paths = re.findall(r"`((?:src|tests|tools)/[\w./-]+)`", PAGE)
    assert paths
    assert [path for path in paths if not (ROOT / path).exists()] == []
