"""Hosted games of both editions, and people who play them anyhow."""

from random import Random

from spaceline.hosting.beginning import begin
from spaceline.hosting.game import HostedGame
from spaceline.hosting.seating import PERSON, Chair

SECOND, FIRST = "2e-cta2003", "1e-modern"
DECKS = ("federation", "klingon", "romulan", "federation")


def hosted(ruleset: str = SECOND, *sits: str, seed: int = 7, is_watched: bool = False, key: bytes = b"") -> HostedGame:
    """A game at its first decision; without names two people sit at it."""
    chairs = tuple(Chair(sit, deck) for sit, deck in zip(sits or (PERSON, PERSON), DECKS, strict=False))
    return begin(ruleset, chairs, seed, is_watched=is_watched, key=key)


def goes_on(game: HostedGame, answers: int, rng: Random | None = None) -> HostedGame:
    """The same game after some answers, or at its end."""
    rng = rng or Random(1)
    for _ in range(answers):
        if not game.asked:
            break
        game.answer(game.asked, game.seat(game.asked).sample(rng))
    return game
