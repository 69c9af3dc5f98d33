"""The beginning of a game at the terminal: the players are greeted."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console

from spaceline.cli.terminal import DIM, TITLE, styled
from spaceline.core.data.leaves import PlayerId
from spaceline.effects.render.lexicon import Lexicon
from spaceline.hosting.seating import Seating
from spaceline.presentation import called, introduced_as


def greet(out: Console, seating: Seating, words: Lexicon) -> None:
    """Say who plays and how to get help."""
    names = named(words, seating)
    sides = [
        words.say("terminal.seat", deck=chair.deck_name, player=names.get(player) or words.say("terminal.seat.person"))
        for player, chair in enumerate(seating.chairs, 1)
    ]
    told = sides[1]
    for side in sides[2:]:
        told = words.say("last.and", first=told, last=side)
    out.print(styled("Spaceline  ", TITLE).append(words.say("terminal.greeting", deck=sides[0], others=told)))
    for technical in dict.fromkeys(chair.player for chair in seating.chairs if not chair.is_person):
        out.print(introduced_as(words, technical), style=DIM)
    out.print(words.say("terminal.seed", seed=seating.seed), style=DIM)


def named(words: Lexicon, seating: Seating) -> Mapping[PlayerId, str]:
    """What the computer players are called."""
    return called(words, ["" if chair.is_person else chair.player for chair in seating.chairs])
