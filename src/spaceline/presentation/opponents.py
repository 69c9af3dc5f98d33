"""What people read for computer players: how strong each is, how it plays, and what it is called at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spaceline.core.data.leaves import PlayerId
from spaceline.effects.render.lexicon import Lexicon


def level_of(words: Lexicon, player: str) -> str:
    """The word for how strong a computer player is, by its technical name; that name where there is no word."""
    return words.templates.get(f"computer.{player}", player)


def about(words: Lexicon, player: str) -> str:
    """How a computer player plays, in a few words; empty where nothing is said of it."""
    return words.templates.get(f"computer.{player}.about", "")


def introduced_as(words: Lexicon, player: str) -> str:
    """A computer player with how it plays."""
    said = about(words, player)
    return words.say("computer.introduced", level=level_of(words, player), about=said) if said else player


def thinking_time(words: Lexicon, thinking: str) -> str:
    """How long a computer player thinks that can be chosen with more or less time: ``quick``, ``normal``, ..."""
    return words.say(f"thinking.{thinking}")


def called(words: Lexicon, chairs: Sequence[str]) -> Mapping[PlayerId, str]:
    """What the computer players at a table are called, each otherwise; of each chair the technical name, or empty."""
    names = words.templates["computer.names"].split(", ")
    found: dict[PlayerId, str] = {}
    for player, technical in enumerate(chairs, 1):
        if technical:
            name = names[len(found) % len(names)]
            found[player] = words.say("computer.named", level=level_of(words, technical), name=name)
    return found
