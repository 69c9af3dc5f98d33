"""The beginning of a game at the terminal: the players are greeted."""

from __future__ import annotations

from rich.console import Console

from spaceline.cli.terminal import DIM, TITLE, styled
from spaceline.effects.render.lexicon import Lexicon
from spaceline.hosting.seating import Chair, Seating


def greet(out: Console, seating: Seating, words: Lexicon) -> None:
    """Say who plays and how to get help."""
    sides = [words.say("terminal.seat", deck=chair.deck_name, player=seated(words, chair)) for chair in seating.chairs]
    told = sides[1]
    for side in sides[2:]:
        told = words.say("last.and", first=told, last=side)
    out.print(styled("Spaceline  ", TITLE).append(words.say("terminal.greeting", deck=sides[0], others=told)))
    out.print(words.say("terminal.seed", seed=seating.seed), style=DIM)


def seated(words: Lexicon, chair: Chair) -> str:
    """Who sits there: a person, or a computer player by its name."""
    return words.say("terminal.seat.person") if chair.is_person else chair.player
