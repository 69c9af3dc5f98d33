"""docs/adding-a-set.md is true: its first steps, followed to the letter in a copy, bring a set into the project."""

import os
import re
import shutil
import subprocess
import sys

import pytest

from tests.support.card_list import card_list

CATALOGUE = "src/spaceline/cards/catalogue.py"
FILES = re.compile(r"^ *files=\{.*\},$", re.MULTILINE)


def blocks(text):
    """The fenced blocks of a page without their indentation."""
    return [
        "\n".join(line.strip() for line in block.strip().splitlines())
        for block in re.findall(r"```\w*\n(.*?)```", text, re.DOTALL)
    ]


@pytest.fixture
def copy(root, tmp_path):
    """A copy of the package and its tools."""
    for folder in ("src/spaceline", "tools"):
        shutil.copytree(root / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "dist"))
    return tmp_path


def run(copy, *words):
    """What a program of the copy does."""
    environment = {**os.environ, "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}"}
    return subprocess.run(
        [sys.executable, *words], cwd=copy, env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.thorough
def test_the_first_steps_bring_a_set_into_the_project(root, copy):
    line, command = blocks((root / "docs/adding-a-set.md").read_text(encoding="utf-8"))[:2]
    command = command.split()[1:]
    cards = card_list(copy, Name="Day Kannu Field Colonel", Set="NE", Unique="Y", CollectorsInfo="4U101")
    too_early = run(copy, *command, "--cards", str(cards))
    assert too_early.returncode == 2
    assert too_early.stderr.count("\n") == 1
    assert "catalogue.py" in too_early.stderr

    catalogue = copy / CATALOGUE
    before = catalogue.read_text(encoding="utf-8")
    catalogue.write_text(FILES.sub(f"    {line}", before, count=1), encoding="utf-8")
    done = run(copy, *command, "--cards", str(cards))
    assert (done.returncode, done.stdout) == (0, "necessary_evil.json: 1 cards\n")
    assert "'Day Kannu Field Colonel' is split after its first word" in done.stderr

    titles = copy / "tools/second_titles.py"
    text = titles.read_text(encoding="utf-8")
    titles.write_text(
        text.replace('        "Cal Hudson",', '        "Cal Hudson",\n        "Day Kannu",'), encoding="utf-8"
    )
    again = run(copy, *command, "--cards", str(cards))
    assert (again.returncode, again.stderr) == (0, "")

    shown = run(copy, "-m", "spaceline", "cards", "show", "Day Kannu, Field Colonel")
    assert "Honor" in shown.stdout
    assert shown.returncode == 0
