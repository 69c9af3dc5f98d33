"""``spaceline play --ruleset 1e-modern``: seed phases, turns, the end."""

import random
import re

import pytest
from typer.testing import CliRunner

from spaceline.cli.app import app
from tests.cli.at_the_pipe import at_the_table, options, typing

FIRST = ("--ruleset", "1e-modern")
SOME = 110
"""Answers into the turns of both players."""


def playing(seed: int, most: int = 10_000):
    """A person who seeds all outposts, then does whatever comes, mostly something."""
    rng, answers = random.Random(seed), iter(range(most))

    def policy(screen: str) -> str | None:
        if next(answers, None) is None:
            return None
        labels = options(screen)
        if least := re.findall(r"^  choose (\d+)", screen, re.MULTILINE):
            return "none" if least[-1] == "0" else " ".join(str(number) for number in range(1, int(least[-1]) + 1))
        if any(label.startswith("Seed ") for label in labels):
            return "1"
        doing = [at for at, label in enumerate(labels, 1) if not label.startswith(("Pass", "Go on", "End the"))]
        return str(rng.choice(doing) if doing and rng.random() < 0.8 else max(1, len(labels)))

    return policy


@pytest.fixture(scope="module")
def game(tmp_path_factory, is_thorough):
    """A game to its end, or to where enough has been asked and told of turns."""
    folder, policy = tmp_path_factory.mktemp("game"), playing(1, 10_000 if is_thorough else SOME)
    return at_the_table(folder, *FIRST, "--seed", "8", "--opponent", "random", policy=policy)


@pytest.mark.thorough
def test_a_whole_game_is_played_from_the_seed_phases_to_its_end(game):
    assert game.code == 0, game.errors
    phases = [f"Seed phases: {phase} phase" for phase in ("mission", "dilemma", "facility")]
    at = [game.text.index(phase) for phase in phases]
    assert at == sorted(at)
    assert game.text.index("your turn: card plays") > at[-1]
    end = game.text[game.text.index("The game is over") :]
    assert re.search(r"wins?\.|Nobody wins", end)
    assert re.search(r"You: \d+ points\n +The opponent: \d+ points", end)


@pytest.mark.thorough
def test_every_screen_fits_a_small_terminal(game):
    longest = max(game.text.splitlines(), key=len)
    assert len(longest) <= 80, longest


def test_every_option_and_question_has_words(game):
    questions = [screen[screen.rindex("\n── ") :] for screen in game.screens if options(screen)]
    asked = [re.findall(r"^ +\d+  (.*(?:\n {6}\S.*)*)", question, re.MULTILINE) for question in questions]
    assert len(asked) > 40
    assert all(len(set(labels)) == len(labels) for labels in asked)
    assert not re.search(r"[{}]|: choose ─", game.text)


def test_the_opponent_s_personnel_are_counted_and_not_named_once_they_have_reported(game):
    reported = set(re.findall(r"The opponent reports (.*?) to [A-Z]", " ".join(game.text.split())))
    lines = re.findall(r"opponent [■►].*", game.text)
    assert reported
    assert any("concealed" in line for line in lines)
    tables = "\n".join(lines)
    assert not [name for name in reported if f" {name}" in tables and "." not in name]


def test_a_saved_game_of_first_edition_goes_on(tmp_path):
    left = at_the_table(tmp_path, *FIRST, "--seed", "7", policy=typing("1", "q"))
    assert "Saved." in left.text, left.errors
    again = at_the_table(tmp_path, "--resume", "spaceline-7.save", policy=typing("q"))
    question = left.screens[1][left.screens[1].rindex("\n── ") :]
    assert again.screens[0].endswith(question)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("t", "Alpha Quadrant"),
        ("h", "Your seed deck"),
        ("c h1", "outpost"),
        ("c data", "OFFICER: ENGINEER"),
        ("rules outpost homeworld", "1E-4.4/6"),
        ("?", "At any prompt"),
        ("l", "── Log"),
        ("w", "What you cannot do now"),
    ],
)
def test_commands_answer_in_the_seed_phases(tmp_path, typed, shown):
    played = at_the_table(tmp_path, *FIRST, "--seed", "7", policy=typing(typed))
    assert shown in played.screens[1], played.errors


def test_why_not_names_the_reason_and_the_clause(game, tmp_path):
    def policy(screen: str) -> str | None:
        if "What you cannot do now" in screen:
            return None
        return "w" if "your turn: card plays" in screen else seeding(screen)

    seeding = playing(1)
    shown = at_the_table(tmp_path, *FIRST, "--seed", "8", "--opponent", "random", policy=policy).screens[-2]
    assert re.search(r"Attempt .*\n(?:.*\n)*?.*\[1E-7\.0/1\]", shown), shown


def test_people_share_the_keyboard(tmp_path):
    played = at_the_table(tmp_path, *FIRST, "--seed", "5", "--hot-seat", policy=playing(2, 20))
    assert played.code == 0, played.errors
    assert "── Player 1 (federation)" in played.text
    assert "── Player 2 (klingon)" in played.text


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("play --ruleset 1e-modern --players 3", "First Edition is a game for 2 players, not 3"),
        ("simulate --ruleset 1e-modern --players random random random", "First Edition is a game for 2 players"),
        ("play --ruleset 1e-modern --deck deep-space-9", "no deck is called 'deep-space-9'"),
        ("decks --ruleset 3e", "no ruleset is called '3e'"),
        ("decks nothing", "no deck is called 'nothing'"),
        ("cards search --ruleset 1e-modern skill:Cooking", "No skill is called 'cooking'"),
        ("cards search --ruleset 1e-modern s:CA9", "No set is called 'ca9'"),
        ("cards show --ruleset 1e-modern Jean-Luk Picard", "near are: Jean-Luc Picard"),
    ],
)
def test_bad_input_is_one_line(typed, said):
    result = CliRunner().invoke(app, typed.split())
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert said in result.stderr


def test_a_deck_of_another_edition_cannot_be_played(tmp_path):
    path = tmp_path / "deck.yaml"
    lines = ["name: mine", "title: T", "ruleset: 1e-modern", "missions: []", "seeds: {}", "cards: {Data: 1}"]
    path.write_text("\n".join(lines))
    result = CliRunner().invoke(app, ["play", "--deck", str(path)])
    assert result.exit_code == 2
    assert "the deck 'mine' is one for 1e-modern; 2e-cta2003 is a ruleset of Second Edition" in result.stderr
