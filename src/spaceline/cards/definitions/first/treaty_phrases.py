"""What treaties of several sets of First Edition say in the same way."""

from __future__ import annotations

from spaceline.effects.phrases import (
    Book,
    commanded,
    may_play,
    may_seed,
    personnel,
    plays_in_core,
    some_are,
    treaty,
)


def alliance(cards: Book, number: int, title: str, one: str, other: str, *friends: str, seeds: bool = False) -> None:
    """A treaty of two affiliations; it plays free for who has one of those friends in play, and some are seeded."""
    free = (may_play("free", test=some_are(commanded(personnel(titles=friends)))),) if friends else ()
    seeded = (may_seed("facility_phase"),) if seeds else ()
    cards.define(number, title, plays_in_core(), *seeded, *free, treaty(one, other))
