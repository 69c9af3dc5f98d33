"""A training aid at the terminal: what is suggested can be typed, and nobody is helped among people."""

import re

import pytest

from spaceline.players.suggesting import foretelling_in
from tests.cli.at_the_pipe import at_the_table, choose

TYPED = re.compile(r"Type (\S.*)")


@pytest.mark.parametrize(
    ("ruleset", "who", "decks"),
    [
        ("2e-cta2003", "Commander", ()),
        ("1e-modern", "Officer", ("--deck", "federation", "--against", "klingon")),
    ],
)
def test_what_is_suggested_can_be_typed(tmp_path, ruleset, who, decks):
    suggested, refused = [], []

    def policy(screen):
        refused.extend(re.findall(r"! .*", screen))
        if f"The {who} would answer" in screen:
            found = TYPED.search(screen)
            suggested.append(screen)
            return found[1] if found else choose(screen)
        return "suggest" if len(suggested) < 25 else None

    played = at_the_table(tmp_path, "--seed", "7", "--ruleset", ruleset, *decks, policy=policy)
    assert played.code == 0, played.errors
    assert len(suggested) == 25
    assert refused == []
    told = [screen for screen in suggested if "Your chance to win, as far as you can see: " in screen]
    assert bool(told) == (foretelling_in(ruleset) is not None)


def test_asked_twice_the_same_is_said(tmp_path):
    asked = iter(("suggest", "suggest"))
    screens = at_the_table(tmp_path, "--seed", "7", policy=lambda screen: next(asked, None)).screens
    assert screens[1] == screens[2]


def test_among_people_nobody_is_helped(tmp_path):
    asked = iter(("suggest",))
    played = at_the_table(tmp_path, "--seed", "5", "--hot-seat", policy=lambda screen: next(asked, None))
    assert "! Nobody is helped by the computer while others play." in played.screens[1]
    assert "would answer" not in played.text
