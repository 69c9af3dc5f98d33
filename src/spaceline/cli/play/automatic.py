"""Remembered answers at the terminal: what is remembered, and what could be about the question that is open."""

from __future__ import annotations

from rich.console import Console

from spaceline.cli.play.choosing import number_in
from spaceline.cli.terminal import DIM, TITLE, heading, styled
from spaceline.cli.trouble import Trouble
from spaceline.core.data.leaves import PlayerId
from spaceline.hosting.game import HostedGame
from spaceline.hosting.remembering import AutoAnswer, in_words
from spaceline.presentation import Scene


def auto(out: Console, game: HostedGame, scene: Scene, player: PlayerId, typed: str) -> None:
    """Obey ``auto``, ``auto 2``, ``auto off`` and ``auto off 2``.

    Raises:
        Trouble: there is no such number.
    """
    auto_answers, choices = game.auto_answers(player), game.auto_answers_to_choose(player)
    word, _, rest = typed.partition(" ")
    if word.casefold() == "off":
        forgotten = one_of(auto_answers, rest) if rest else None
        game.forget(player, forgotten)
        out.print("  Forgotten.", style=DIM)
    elif word:
        auto_answer = one_of(choices, word)
        game.remember(player, auto_answer)
        out.print(
            f"  Remembered: {in_words(scene, auto_answer).label}. It is forgotten when you take something back.",
            style=DIM,
        )
    else:
        print_auto_answers(out, scene, "Remembered", auto_answers, "auto off 1 forgets one, auto off all")
        print_auto_answers(out, scene, "Could be remembered", choices, "auto and a number remembers it")


def one_of(auto_answers: tuple[AutoAnswer, ...], typed: str) -> AutoAnswer:
    """The auto-answer of that number."""
    number = number_in(typed)
    if number is None or not 1 <= number <= len(auto_answers):
        raise Trouble(
            f"Type a number from 1 to {len(auto_answers)}" if auto_answers else "There is nothing to choose here"
        )
    return auto_answers[number - 1]


def print_auto_answers(out: Console, scene: Scene, title: str, auto_answers: tuple[AutoAnswer, ...], hint: str) -> None:
    """Print auto-answers, a number each."""
    heading(out, title)
    for number, auto_answer in enumerate(auto_answers, 1):
        out.print(styled(f"{number:>4}  ", TITLE).append(in_words(scene, auto_answer).label))
    out.print(f"  {hint}" if auto_answers else "  Nothing.", style=DIM)
