"""``spaceline learn``: the lessons at the terminal, by the same steps and rules as on the page."""

import json
import re

import pytest
from typer.testing import CliRunner

from spaceline.cli.app import app
from spaceline.lab.lessons.reading import lessons
from spaceline.lab.lessons.words import words_of
from tests.cli.at_the_pipe import at_the_table, typing

CHAPTERS = tuple(lessons())
TYPE = re.compile(r"^  Type (.+?)(?:: .*)?$", re.MULTILINE)
STEP = re.compile(r"step (\d+) of (\d+)")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    """Nothing is kept with whoever runs the tests."""
    monkeypatch.setenv("SPACELINE_DATA", str(tmp_path / "data"))


def learn(folder, *arguments, policy):
    return at_the_table(folder, *arguments, policy=policy, command="learn", most=200)


def chapters():
    found = CliRunner().invoke(app, ["learn", "--json"])
    assert found.exit_code == 0, found.stderr
    return {it["key"]: it for it in json.loads(found.stdout)}


def by_hints(screen):
    """Reads what is to be read, and types what the hint says."""
    if "Enter goes on." in screen:
        return ""
    told = TYPE.findall(screen)
    return told[-1] if told else "hint"


def shown(screen):
    return "" if "Enter goes on." in screen else "show"


@pytest.mark.sampled(3)
@pytest.mark.parametrize("key", CHAPTERS)
@pytest.mark.parametrize("policy", [by_hints, shown])
def test_a_chapter_is_learned_to_its_end(tmp_path, key, policy):
    played = learn(tmp_path, key, policy=policy)
    assert (played.code, played.errors) == (0, "")
    words = words_of(lessons()[key])
    end = " ".join(played.screens[-1].split())
    assert words.parting in end
    assert "chapter done" in end
    of = len(lessons()[key].told)
    assert {f"{number}" for number in range(1, of + 1)} == {number for number, _ in STEP.findall(played.text)}
    assert {key for key, it in chapters().items() if it["is_done"]} == {key}
    text = " ".join(played.text.split())
    for step in lessons()[key].told:
        assert words.of(step).told in text
        assert words.of(step).after in text


def test_what_is_done_is_listed_and_the_next_chapter_of_an_edition_is_known(tmp_path):
    before = CliRunner().invoke(app, ["learn"]).stdout
    assert re.search(r"── Second Edition ─+ 0 of 8 done ─", before)
    for key in CHAPTERS:
        assert f" {key} " in before
    learn(tmp_path, "second", policy=shown)
    after = CliRunner().invoke(app, ["learn"]).stdout
    assert re.search(r"── Second Edition ─+ 1 of 8 done ─", after)
    assert "✓ second/table" in after
    assert "▸ second/playing" in after
    assert "Playing cards" in learn(tmp_path, "second", policy=typing()).text


def test_who_leaves_goes_on_at_the_same_step_and_may_begin_anew(tmp_path):
    left = learn(tmp_path, "second/table", policy=typing("", "", "q"))
    assert "Kept. Go on with: spaceline learn second/table" in left.text
    assert chapters()["second/table"]["is_begun"]
    again = learn(tmp_path, "table", policy=typing())
    assert STEP.search(again.screens[0]).groups() == ("3", "7")
    anew = learn(tmp_path, "second/table", "--anew", policy=typing())
    assert STEP.search(anew.screens[0]).groups() == ("1", "7")


def test_a_refusal_says_why_with_its_clause_and_what_is_not_shown_is_refused_kindly(tmp_path):
    played = learn(tmp_path, "second/flying", policy=until("w nebula", "fly nebula", "move nebula"))
    _, refused = played.text.split("> move nebula")
    assert re.search(r"Move U\.S\.S\. Nebula.*\n(?:.*\n)*?.*\[2E-[a-z-]+/\d+\]", refused)
    other = learn(tmp_path, "second/playing", policy=until("draw", "draw"))
    assert "! That is allowed. Here the lesson shows something else" in other.text
    assert "hint" in other.text
    assert re.search(r"^  Type \d+: Play ", other.text, re.MULTILINE), "after two tries the hint comes by itself"


def until(*typed):
    """Presses Enter until something is to be done, then types these lines and leaves."""
    left = list(typed)

    def policy(screen):
        if "Enter goes on." in screen and "! " not in screen:
            return ""
        return left.pop(0) if left else "q"

    return policy


def test_why_a_card_cannot_be_played_is_asked_of_it(tmp_path):
    def policy(screen):
        if "Nebula does not glow" in screen and "What you cannot do now" not in screen:
            return "w nebula"
        return None if "What you cannot do now" in screen else shown(screen)

    played = learn(tmp_path, "second/playing", policy=policy)
    assert re.search(r"Play U\.S\.S\. Nebula *\n(?:.*\n)*?.*\[2E-[a-z-]+/\d+\]", played.screens[-2])


TYPED = ("concede", "auto", "seed for me", "s x.save", "6")
"""What is a command, or a number, in other games only."""


def test_what_is_remembered_given_up_or_done_at_one_go_elsewhere_is_not_in_a_lesson(tmp_path):
    def policy(screen):
        if "Enter goes on." in screen:
            return ""
        return left.pop(0) if left else None

    left = ["?", *TYPED]
    played = learn(tmp_path, "second/table", policy=policy)
    helped = played.text[played.text.index("At any prompt") :]
    assert not re.search(r"^  (auto|concede|s FILE|seed for me) ", helped, re.MULTILINE)
    assert "At one go" not in played.text
    assert played.text.count("! Type a number from 1 to 4") == len(TYPED)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("learn third/table", "there is no chapter 'third/table'; there are: second/table"),
        ("learn attempt", "several chapters are called 'attempt': second/attempt, first/attempt"),
        ("learn second/table --language xx", "xx"),
        ("learn second/table --json", "--json lists the chapters"),
    ],
)
def test_bad_input_is_one_line(typed, said):
    result = CliRunner().invoke(app, typed.split())
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert result.stderr.startswith("spaceline: ")
    assert said in result.stderr


@pytest.mark.parametrize("name", ["second-table.save", "done.json"])
def test_a_damaged_file_is_one_line(tmp_path, name):
    folder = tmp_path / "data" / "lessons"
    folder.mkdir(parents=True)
    (folder / name).write_bytes(b"\xff no file of ours")
    result = CliRunner().invoke(app, ["learn", "second/table"] if name.endswith("save") else ["learn"])
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert name in result.stderr
