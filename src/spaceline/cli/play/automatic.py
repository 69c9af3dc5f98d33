"""Remembered answers at the terminal: what is remembered, and what could be about the question that is open."""

from __future__ import annotations

from rich.console import Console

from spaceline.cli.play.choosing import number_in
from spaceline.cli.terminal import DIM, TITLE, heading, styled
from spaceline.cli.trouble import Trouble
from spaceline.core.data.leaves import PlayerId
from spaceline.hosting.game import HostedGame
from spaceline.hosting.remembering import Habit, in_words
from spaceline.presentation import Scene


def auto(out: Console, game: HostedGame, scene: Scene, player: PlayerId, typed: str) -> None:
    """Obey ``auto``, ``auto 2``, ``auto off`` and ``auto off 2``.

    Raises:
        Trouble: there is no such number.
    """
    habits, choices = game.habits(player), game.habits_to_choose(player)
    word, _, rest = typed.partition(" ")
    if word.casefold() == "off":
        forgotten = one_of(habits, rest) if rest else None
        game.forget(player, forgotten)
        out.print("  Forgotten.", style=DIM)
    elif word:
        habit = one_of(choices, word)
        game.remember(player, habit)
        out.print(
            f"  Remembered: {in_words(scene, habit).label}. It is forgotten when you take something back.", style=DIM
        )
    else:
        print_habits(out, scene, "Remembered", habits, "auto off 1 forgets one, auto off all")
        print_habits(out, scene, "Could be remembered", choices, "auto and a number remembers it")


def one_of(habits: tuple[Habit, ...], typed: str) -> Habit:
    """The habit of that number."""
    number = number_in(typed)
    if number is None or not 1 <= number <= len(habits):
        raise Trouble(f"Type a number from 1 to {len(habits)}" if habits else "There is nothing to choose here")
    return habits[number - 1]


def print_habits(out: Console, scene: Scene, title: str, habits: tuple[Habit, ...], hint: str) -> None:
    """Print habits, a number each."""
    heading(out, title)
    for number, habit in enumerate(habits, 1):
        out.print(styled(f"{number:>4}  ", TITLE).append(in_words(scene, habit).label))
    out.print(f"  {hint}" if habits else "  Nothing.", style=DIM)
