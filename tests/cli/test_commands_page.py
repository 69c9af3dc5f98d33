"""docs/commands.md says what the help of the commands says."""

import re

from tools.generate_commands import PAGE, page


def test_the_page_of_commands_is_current():
    assert PAGE.read_text(encoding="utf-8") == page(), "run tools/generate_commands.py"


def test_the_page_shows_every_command():
    shown = re.findall(r"^## (.*)$", page(), re.MULTILINE)
    assert shown == [
        "spaceline",
        "spaceline play",
        "spaceline learn",
        "spaceline serve",
        "spaceline reports",
        "spaceline backup",
        "spaceline restore",
        "spaceline simulate",
        "spaceline ladder",
        "spaceline train",
        "spaceline puzzles",
        "spaceline analyse",
        "spaceline export",
        "spaceline decks",
        "spaceline bench",
        "spaceline account",
        "spaceline account reset",
        "spaceline replay",
        "spaceline replay show",
        "spaceline replay verify",
        "spaceline replay play",
        "spaceline scenario",
        "spaceline scenario prove",
        "spaceline scenario run",
        "spaceline cards",
        "spaceline cards show",
        "spaceline cards search",
        "spaceline cards coverage",
        "spaceline deck",
        "spaceline deck check",
        "spaceline deck import",
        "spaceline deck export",
        "spaceline deck test",
        "spaceline rules",
        "spaceline rules show",
        "spaceline rules search",
    ]
