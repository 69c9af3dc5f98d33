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
    say = scene.words.say
    auto_answers, choices = game.auto_answers(player), game.auto_answers_to_choose(player)
    word, _, rest = typed.partition(" ")
    if word.casefold() == "off":
        forgotten = one_of(scene, auto_answers, rest) if rest else None
        game.forget(player, forgotten)
        out.print(f"  {say('terminal.auto.forgotten')}", style=DIM)
    elif word:
        auto_answer = one_of(scene, choices, word)
        game.remember(player, auto_answer)
        told = say("terminal.auto.remembered", answer=in_words(scene, auto_answer).label)
        out.print(f"  {told}", style=DIM)
    else:
        print_auto_answers(out, scene, "terminal.auto.list", auto_answers)
        print_auto_answers(out, scene, "terminal.auto.choices", choices)


def one_of(scene: Scene, auto_answers: tuple[AutoAnswer, ...], typed: str) -> AutoAnswer:
    """The auto-answer of that number."""
    number = number_in(typed)
    if number is None or not 1 <= number <= len(auto_answers):
        key = "terminal.auto.number" if auto_answers else "terminal.auto.no-choice"
        raise Trouble(scene.words.say(key, most=len(auto_answers)))
    return auto_answers[number - 1]


def print_auto_answers(out: Console, scene: Scene, key: str, auto_answers: tuple[AutoAnswer, ...]) -> None:
    """Print auto-answers, a number each; ``key`` is that of their heading."""
    heading(out, scene.words.say(key))
    for number, auto_answer in enumerate(auto_answers, 1):
        out.print(styled(f"{number:>4}  ", TITLE).append(in_words(scene, auto_answer).label))
    hint = scene.words.say(f"{key}.hint" if auto_answers else "terminal.auto.nothing")
    out.print(f"  {hint}", style=DIM)
