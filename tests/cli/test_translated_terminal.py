"""A translation replaces every word that people read who play in the terminal: no English is left in code."""

import re
from io import StringIO
from itertools import chain, repeat

import pytest
from rich.console import Console

from spaceline.cards.decks import ready_decks
from spaceline.cards.rulesets import pool
from spaceline.cli.app import app
from spaceline.cli.play import hand, sitting, table
from spaceline.cli.play.beginning import greet
from spaceline.cli.play.commands import HELP
from spaceline.cli.printed_cards import print_card
from spaceline.hosting.beginning import begin
from spaceline.hosting.seating import PERSON, Chair
from spaceline.players.registry import words
from spaceline.presentation import describer_of
from tests.support.pretend_language import Names, write_pretend_language

COMMANDS = ("?", "t", "h", "l 9", "w", "w 99", "auto", "auto 1", "auto", "auto 99", "auto off", "auto off 1", "c h1")
MISTAKES = ("c zz", "c Picrad", "u", "u x", "u 99", "redo", "concede", "no", "nonsense", "99", "s here.save", "", "1?")
ANSWERS = ("1", "1 2", "2", "all", "1 1", "7", "none", "3?", "3", "u", "1")
OTHERS = ("Spaceline", "heuristic", "random", "zz", "Picrad", "nonsense")
"""The program, computer players, and what is typed and repeated."""
TIMES = 12
"""So often all of these answers are given; by ``make test`` a third of it."""
TYPED = re.compile(r"^(?:\x1b\[[\d;]*m)*> .*$", re.MULTILINE)
CLAUSES = re.compile(r"\[?\b[12]E-[\w:./-]+\]?")
NUMBERED = re.compile(r"^ +h\d+ |'h\d+'", re.MULTILINE)
"""Cards of a hand, by what is typed for them."""
SAVING = re.compile(r"spaceline play --resume \S+|spaceline play --‹resume› \S+|\S+\.save\b")


@pytest.fixture(scope="module")
def language(tmp_path_factory):
    return write_pretend_language(tmp_path_factory.mktemp("languages") / "xx")


def console(*, is_screen: bool) -> Console:
    """As wide as it must be, that no word is broken."""
    options = {"highlight": False, "markup": False, "emoji": False, "force_terminal": is_screen, "color_system": None}
    return Console(file=StringIO(), width=3000, **options)


def played(ruleset, seats, language, monkeypatch, tmp_path, *, is_screen: bool, times: int) -> str:
    """What is printed while somebody types everything that can be typed, and more."""
    for module in (table, hand):
        monkeypatch.setattr(module, "TITLE_WIDTH", 200)
    monkeypatch.setattr(hand, "LONGEST_TEXT", 5000)
    monkeypatch.chdir(tmp_path)
    typed = chain(COMMANDS, MISTAKES, *repeat(ANSWERS, times), COMMANDS, *repeat(ANSWERS, times))
    monkeypatch.setattr("builtins.input", lambda: next_line(typed))
    decks = list(ready_decks(ruleset))
    chairs = tuple(Chair(seat, deck) for seat, deck in zip(seats, decks, strict=False))
    game, out = begin(ruleset, chairs, 11, language=language), console(is_screen=is_screen)
    greet(out, game.seating, game.words)
    sitting.Sitting(game, out, tmp_path / "there.save").play()
    return out.file.getvalue()


def next_line(typed) -> str:
    line = next(typed, None)
    if line is None:
        raise EOFError
    return line


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("ruleset", "seats", "is_screen"),
    [
        ("2e-cta2003", (PERSON, "heuristic"), False),
        ("2e-cta2003", (PERSON, PERSON, "random"), True),
        ("1e-modern", (PERSON, PERSON), True),
        ("1e-modern", (PERSON, "random"), False),
    ],
)
def test_nothing_on_the_screen_is_english(ruleset, seats, is_screen, language, monkeypatch, tmp_path, is_thorough):
    times = TIMES if is_thorough else TIMES // 3
    screen = played(ruleset, seats, language, monkeypatch, tmp_path, is_screen=is_screen, times=times)
    assert len(screen.splitlines()) > 300
    told = TYPED.sub("", screen.replace("─", "").replace(ruleset, ""))
    for sign in (SAVING, CLAUSES, NUMBERED):
        told = sign.sub(" ", told)
    left = Names(ruleset, *ready_decks(ruleset), *HELP, *OTHERS).english_in(told.splitlines())
    assert not left


@pytest.mark.parametrize("ruleset", ["2e-cta2003", "1e-modern"])
def test_nothing_that_is_printed_of_a_card_is_english(ruleset, language):
    out, describer = console(is_screen=False), describer_of(ruleset, language)
    cards = list(pool(ruleset).values())
    for card in (*cards[:40], *(it for it in cards if it.type == "mission")):
        print_card(out, describer, card, decks=["federation"] if card.facts.number % 2 else [])
        out.file.write("\n")
    told = re.sub(r"^  [12]e-\S+", "", out.file.getvalue(), flags=re.MULTILINE)
    assert not Names(ruleset, *ready_decks(ruleset)).english_in(told.splitlines())


LIST = "Missions\n1 zz\nDeck\n2 Alexander Rozhenko, Son of Worf\nzz zz zz\n"
SPOKEN = [
    (["decks"], 0),
    (["cards", "show", "qqqqq"], 2),
    (["cards", "search", "t:ship", "--most", "1"], 0),
    (["cards", "coverage"], 0),
    (["deck", "check", "{list}", "--from", "lackey"], 1),
    (["deck", "check", "federation"], 0),
    (["deck", "export", "{list}", "--from", "zz"], 2),
    (["deck", "test", "zz"], 2),
    (["rules", "search", "zz"], 0),
    (["rules", "show", "zz"], 2),
    (["learn", "zz"], 2),
    (["learn", "--json", "zz"], 2),
    (["play", "--against", ""], 2),
    (["play", "--opponent", "zz"], 2),
    (["play", "--resume", "zz"], 2),
    (["play", "--resume", "{list}"], 2),
    (["replay", "show", "{save}"], 0),
    (["replay", "verify", "{save}"], 0),
    (["export", "{save}", "--seat", "9"], 2),
    (["analyse", "{save}", "--seat", "9"], 2),
]
"""Commands for players, and how they end."""
NAMES = (
    *("LackeyCCG", "YAML", "trekcc", "org", "Deck", "Mine", "mine", "list", "zz", "qqqqq"),
    *(
        "Second Edition",
        "First Edition",
        "Premiere",
        "Energize",
        "Call to Arms",
        "heuristic",
        "random",
        "second",
        "first",
    ),
    *("objectives", "Alexander Rozhenko, Son of Worf", *words()),
)
FORMS = re.compile(
    r"--[a-z-]+|`?spaceline [a-z ]+`?|\.(?:dek|txt|save)|\blackey(?:-dek)?\b|\byaml\b|/\S+|\b[12]e-[\w-]+"
    r"|\b[0-9a-f]{16}\b|No such file.*"
)
"""What is typed, where files are, rulesets, the fingerprint of a game, and what the system says itself."""


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """A list of cards that is no deck, and a game that is saved."""
    folder = tmp_path_factory.mktemp("files")
    found = {"list": folder / "list.txt", "save": folder / "mine.save"}
    found["list"].write_text(LIST, encoding="utf-8")
    decks = list(ready_decks("2e-cta2003"))
    chairs = (Chair(PERSON, decks[0]), Chair("random", decks[1]))
    found["save"].write_bytes(begin("2e-cta2003", chairs, 5).dump())
    return {name: str(path) for name, path in found.items()}


@pytest.fixture(scope="module")
def names():
    """What may stand outside the marks."""
    decks = {name: it.title for ruleset in ("1e-modern", "2e-cta2003") for name, it in ready_decks(ruleset).items()}
    return Names("2e-cta2003", *decks, *decks.values(), *NAMES)


@pytest.mark.sampled(12)
@pytest.mark.parametrize(("typed", "code"), SPOKEN)
def test_commands_for_players_speak_the_language_of_whoever_sits_here(
    typed, code, language, names, files, monkeypatch, capsys
):
    monkeypatch.setenv("SPACELINE_LANGUAGE", language)
    with pytest.raises(SystemExit) as left:
        app([it.format(**files) for it in typed])
    out, err = capsys.readouterr()
    told = [FORMS.sub(" ", CLAUSES.sub(" ", line.removeprefix("spaceline:"))) for line in (out + err).splitlines()]
    assert left.value.code == code, (out, err)
    assert any("‹" in line for line in told)
    assert not names.english_in(told)


def test_a_language_that_cannot_be_used_is_told_in_a_line(tmp_path, capsys):
    (tmp_path / "shared.yaml").write_text("templates: {option.pas: Passe}", encoding="utf-8")
    with pytest.raises(SystemExit) as left:
        app(["play", "--language", str(tmp_path)])
    assert left.value.code == 2
    assert "English has no templates option.pas" in capsys.readouterr().err
