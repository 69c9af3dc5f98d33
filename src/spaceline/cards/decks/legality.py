"""Whether a deck is legal by the rules of its edition, and whether the program can play its cards."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from spaceline.cards.card import Pool, is_playable
from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.kinds import kind_of
from spaceline.cards.decks.naming import all_names, titles_of_pool
from spaceline.cards.decks.problem import DeckProblem, problem
from spaceline.editions import edition_of

SLIPS = 6
"""So many unknown names are taken for slips of the pen, and names that are near are told."""


class DeckStanding(msgspec.Struct, frozen=True):
    """How a deck stands with the rules and with the program."""

    broken: tuple[DeckProblem, ...]
    """The rules of deck building that it breaks, as far as its cards are known."""
    unknown: dict[str, DeckProblem]
    """Names that mean no card or several, and why."""
    outside: dict[str, DeckProblem]
    """Cards of the edition that the pool of the ruleset does not have."""
    not_built: dict[str, DeckProblem]
    """Cards whose text the program does not know."""
    advice: tuple[DeckProblem, ...] = ()
    """What the rules allow and its player hardly means."""

    @property
    def is_legal(self) -> bool:
        """Whether the rules allow the deck, whatever the program can do."""
        return not (self.broken or self.unknown or self.outside)

    @property
    def problems(self) -> list[DeckProblem]:
        """Everything that is in the way of playing the deck."""
        return [*self.unknown.values(), *self.outside.values(), *self.broken, *self.not_built.values()]


def problems(deck: Deck, pool: Pool) -> list[DeckProblem]:
    """Everything that is wrong with a deck; an empty list for a legal one whose cards can all be played."""
    return standing(deck, pool).problems


def standing(deck: Deck, pool: Pool) -> DeckStanding:
    """How a deck stands when its ruleset is played with a pool of cards."""
    outside = dict(cards_outside(deck, pool))
    return DeckStanding(
        broken=tuple(kind_of(deck.ruleset).broken_rules(deck, pool)),
        unknown={name: found for name, found in unknown_names(deck, pool) if name not in outside},
        outside=outside,
        not_built=dict(not_built(deck, pool)),
        advice=tuple(kind_of(deck.ruleset).advice(deck, pool)),
    )


def unknown_names(deck: Deck, pool: Pool) -> Iterator[tuple[str, DeckProblem]]:
    """Names that mean no card of the pool or several.

    A few of them may be slips of the pen; where there are many, they are cards that are not here yet.
    """
    names = titles_of_pool(pool)
    unknown = [name for name in deck.names if not names.knows(name)]
    for name in unknown:
        yield name, names.trouble_with(name, hint=len(unknown) <= SLIPS)


def cards_outside(deck: Deck, pool: Pool) -> Iterator[tuple[str, DeckProblem]]:
    """Cards of the edition that are not in the pool."""
    names, known = titles_of_pool(pool), all_names(edition_of(deck.ruleset))
    for name in deck.names:
        if not names.knows(name) and known.knows(name):
            yield name, problem("not-in-pool", card=known.full_name(name), ruleset=deck.ruleset)


def not_built(deck: Deck, pool: Pool) -> Iterator[tuple[str, DeckProblem]]:
    """Cards of the pool whose text the program does not know."""
    for card in deck.known_part(pool).definitions(pool):
        if not is_playable(card):
            yield card.name, problem("text-not-built", card=card.name)
