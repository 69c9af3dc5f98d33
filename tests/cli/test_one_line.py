"""What is wrong is said in one line on the error stream, with exit code 2."""

import pytest
import yaml
from typer.testing import CliRunner

from spaceline.cli.app import app


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("cards show Jean-Luk Picard", "near are:"),
        ("cards search skill:Cooking", "No skill is called 'cooking'"),
        ("cards search t:plank", "No type is called 'plank'; did you mean planet"),
        ("cards search a:Vul", "No affiliation is called 'vul'"),
        ("cards search s:XX", "No set is called 'xx'"),
        ("rules show 2E-beaming/99", "2E-beaming/"),
        ("rules search beam --ruleset 3e", "no ruleset is called '3e'"),
        ("simulate --ruleset 3e", "no ruleset is called '3e'"),
        ("simulate --players heuristic nobody", "no player is called 'nobody'"),
        ("simulate --players random", "two to four players"),
        ("simulate --decks nothing", "no deck is called 'nothing'"),
        ("simulate --games 0", "--games"),
        ("simulate --players --json", "--players needs a value"),
        ("simulate --games 1 --decks ,", "--decks needs a value"),
        ("bench --ruleset 3e", "no ruleset is called '3e'"),
        ("play --ruleset 3e", "no ruleset is called '3e'"),
        ("play --deck nothing", "no deck is called 'nothing'"),
        ("play --opponent nobody", "no player is called 'nobody'"),
        (
            "play --opponent commander --ruleset 1e-modern",
            "commander is not offered in 1e-modern, only in: 2e-cta2003, 2e-premiere2002",
        ),
        (
            "play --opponent commander-quick --ruleset objectives",
            "commander is not offered in objectives, only in: 2e-",
        ),
        ("play --opponent commander --thinking slow", "nobody thinks 'slow'; there are: quick, normal, thorough"),
        (
            "play --opponent officer --thinking quick",
            "officer takes no quick time to think; that can be chosen for: comm",
        ),
        ("play --players 7", "--players"),
        ("play --against ,", "--against needs a value"),
        ("play --against klingon,romulan", "--against names 2 decks, and others there are 1"),
        ("deck check federation --from nonsense", "no form of decks is called 'nonsense'"),
        ("play --resume nothing.save", "cannot read nothing.save"),
        ("play --resume any.save --seed 7", "--seed cannot be given beside --resume"),
        ("play --deck klingon --resume any.save", "--deck cannot be given beside --resume"),
        ("play --hot-seat --opponent officer", "--opponent cannot be given beside --hot-seat"),
        ("play --hot-seat --thinking quick", "--thinking cannot be given beside --hot-seat"),
        ("play --hot-seat --resume any.save", "--hot-seat cannot be given beside --resume"),
        ("nonsense", "nonsense"),
        ("play --nonsense", "--nonsense"),
        ("cards", "Missing command"),
    ],
)
def test_bad_input_is_one_line(typed, said):
    result = CliRunner().invoke(app, typed.split())
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("spaceline: ")
    assert said in result.stderr


DECK = {"name": "d", "title": "T", "ruleset": "2e-cta2003", "missions": [], "dilemmas": {}, "cards": {"Daro": 4}}


@pytest.mark.parametrize("command", ["play --deck", "simulate --games 1 --decks"])
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (yaml.safe_dump(DECK).encode(), "[2E-types-of-cards/8]"),
        (yaml.safe_dump({**DECK, "cards": {"Daro": 10**30}}).encode(), "is no deck"),
        (b"\xff\xfe\x00", "cannot be read"),
        (b"cards: " + b"[" * 5000, "nested too deeply"),
        (yaml.safe_dump({**DECK, "ruleset": "2e-1999"}).encode(), "no ruleset is called '2e-1999'"),
        (b"name: !!python/object/apply:os.getcwd []", "is not YAML"),
        (b"name: 2020-13-45", "is not YAML"),
        (b"cards: {Daro: 1, Daro: 2}", "Daro is listed twice"),
        (b"#" * 1_000_001, "far too long"),
        (b"#" * 5_000_000, "far too long"),
    ],
)
def test_a_deck_that_cannot_be_played_is_one_line(tmp_path, command, content, said):
    path = tmp_path / "deck.yaml"
    path.write_bytes(content)
    result = CliRunner().invoke(app, [*command.split(), str(path)])
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert said in result.stderr


BOMB = b"""<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>
<deck version="0.8"><superzone name="Deck"><card><name>&b;</name></card></superzone></deck>"""


@pytest.mark.parametrize("command", ["deck check", "deck import", "deck export", "play --deck"])
@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("deck.dek", BOMB, "it declares the entity 'a'"),
        ("deck.dek", b"<deck>" + b"<superzone>" * 5000, "nested too deeply"),
        ("deck.dek", b'<deck version="0.8"><superzone name="Deck"><card>', "it is no XML"),
        ("deck.dek", '<?xml version="1.0"?><deck/>'.encode("utf-16"), "none of the forms"),
        ("deck.txt", bytes(range(256)), "cannot be read"),
        ("deck.txt", b"1\t" + b"Q" * 5000, "line 1 is far too long"),
        ("deck.txt", b"1\tDaro\n" * 1_000_000, "far too long"),
        ("deck.txt", b"100\tDaro\n", "not 100 times"),
        ("deck.txt", b"", "none of the forms"),
        ("deck.yaml", b"- a\n- b\n", "is no deck"),
        ("deck.yaml", b"&a [*a]", "is no deck"),
    ],
)
def test_a_file_that_is_no_deck_is_one_line(tmp_path, command, name, content, said):
    path = tmp_path / name
    path.write_bytes(content)
    result = CliRunner().invoke(app, [*command.split(), str(path)])
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert said in result.stderr


@pytest.mark.parametrize("command", ["play --deck", "play --resume", "simulate --decks", "scenario run"])
def test_a_name_that_no_file_can_have_is_one_line(command):
    result = CliRunner().invoke(app, [*command.split(), "x" * 5000])
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize("content", ["title: " + "[" * 5000, f"title: t\nplayers:\n  1: {{deck: {10**30}}}\nsteps: []"])
def test_a_file_that_holds_no_scenario_is_one_line(tmp_path, content):
    path = tmp_path / "it.yaml"
    path.write_text(content)
    result = CliRunner().invoke(app, ["scenario", "run", str(path)])
    assert (result.exit_code, "0 of 1 passed" in result.stdout, result.stderr.count("\n")) == (2, True, 1)
    assert "1 file cannot be read" in result.stderr


def damaged(path) -> list[bytes]:
    """A saved game with a wrong byte in it, cut short, and with something behind it."""
    CliRunner().invoke(app, ["play", "--seed", "7"], input=f"1\ns {path}\n")
    saved = path.read_bytes()
    middle = len(saved) // 2
    return [saved[:middle] + bytes([saved[middle] ^ 1]) + saved[middle + 1 :], saved[:-1], saved[:middle], saved + b"x"]


def test_a_damaged_saved_game_is_one_line(tmp_path):
    path = tmp_path / "game.save"
    for content in damaged(path):
        path.write_bytes(content)
        result = CliRunner().invoke(app, ["play", "--resume", str(path)])
        assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
        assert "is no saved game" in result.stderr


@pytest.mark.parametrize("content", [b"", b"no game at all", b"\x81\xa4"])
def test_a_file_that_is_no_game_is_one_line(tmp_path, content):
    path = tmp_path / "bad.save"
    path.write_bytes(content)
    result = CliRunner().invoke(app, ["play", "--resume", str(path)])
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert "is no saved game" in result.stderr


def test_the_version_is_told():
    result = CliRunner().invoke(app, ["--version"])
    assert result.exit_code == 0
    assert result.stdout.startswith("spaceline 0.")


def test_without_a_command_the_help_is_shown():
    result = CliRunner().invoke(app, [])
    assert result.exit_code == 0
    assert "Commands:" in result.stdout
