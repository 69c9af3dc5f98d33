"""Which card a name means: the full name, with or without its commas, or a title that only one card has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache

from spaceline.cards.card import Card, Pool
from spaceline.cards.decks.problem import DeckProblem, problem
from spaceline.cards.decks.unreadable import DeckError
from spaceline.cards.rulesets import all_cards
from spaceline.editions import Edition


class CardTitles:
    """The cards of a pool by their names; how a name is capitalised and quoted does not matter."""

    __slots__ = ("bare", "full", "pool", "titles")

    def __init__(self, pool: Pool) -> None:
        """Sort the names of a pool."""
        self.pool = pool
        self.full = {plain(card.name): id for id, card in pool.items()}
        self.titles: dict[str, list[str]] = {}
        for id, card in pool.items():
            for title in titles_of(card):
                self.titles.setdefault(plain(title), []).append(id)
        self.bare: dict[str, list[str]] = {}
        for name, id in self.full.items():
            self.bare.setdefault(unpunctuated(name), []).append(id)

    def id_of(self, name: str) -> str:
        """The id of the card with that name.

        Raises:
            DeckError: there is none, or there are several.
        """
        found = self.called(name)
        if len(found) == 1:
            return found[0]
        trouble = self.trouble_with(name)
        raise DeckError(trouble.reason, **trouble.values)

    def called(self, name: str) -> list[str]:
        """The ids of the cards that a name can mean."""
        wanted = plain(name)
        if wanted in self.full:
            return [self.full[wanted]]
        return self.titles.get(wanted) or self.bare.get(unpunctuated(wanted), [])

    def trouble_with(self, name: str, *, hint: bool = True) -> DeckProblem:
        """Why a name does not mean one card; cards that are called something like that are looked for on a hint."""
        found = self.called(name)
        if found:
            return problem("name-of-several", name=name, cards="; ".join(self.pool[id].name for id in found))
        near = self.near(plain(name)) if hint else []
        return problem("unknown-name-near" if near else "unknown-name", name=name, near="; ".join(near))

    def knows(self, name: str) -> bool:
        """Whether a name means one card of the pool."""
        return len(self.called(name)) == 1

    def full_name(self, name: str) -> str:
        """The full name of the card with that name, or the name itself when it means none or several."""
        found = self.called(name)
        return self.pool[found[0]].name if len(found) == 1 else name

    def ids_of(self, copies: Mapping[str, int]) -> Iterator[str]:
        """The ids of cards, as often as there are copies."""
        for name, number in copies.items():
            yield from (self.id_of(name),) * number

    def near(self, wanted: str, share: float = 0.6) -> list[str]:
        """The full names of cards that are called something like that: so much of them is the same."""
        close = get_close_matches(wanted, [*self.full, *self.titles], n=4, cutoff=share)
        ids = (id for name in close for id in ([self.full[name]] if name in self.full else self.titles[name]))
        return list(dict.fromkeys(self.pool[id].name for id in ids))[:4]


SORTED: list[CardTitles] = []
"""The names of the pools that were asked for; there are few, and each lives as long as the process."""
AT_MOST = 16


def titles_of_pool(pool: Pool) -> CardTitles:
    """The names of a pool, sorted when it is first asked for."""
    for found in SORTED:
        if found.pool is pool:
            return found
    if len(SORTED) == AT_MOST:
        SORTED.clear()
    SORTED.append(CardTitles(pool))
    return SORTED[-1]


@cache
def all_names(edition: Edition) -> CardTitles:
    """The names of all cards of an edition, whichever ruleset is played with them."""
    return titles_of_pool(all_cards(edition))


def titles_of(card: Card) -> tuple[str, ...]:
    """The titles under which a card is known; First Edition notes those of other card lists."""
    others: tuple[str, ...] = getattr(card.facts, "other_titles", ())
    return (card.facts.title, *others)


def plain(name: str) -> str:
    """A name without capitals, typographic signs and surplus spaces."""
    straight = name.replace("’", "'").replace("“", '"').replace("”", '"')
    return " ".join(straight.casefold().split())


PUNCTUATION = str.maketrans(dict.fromkeys(",.:;!?\"'", " "))


def unpunctuated(name: str) -> str:
    """A plain name as card lists write it that leave out the commas between its parts."""
    return " ".join(name.translate(PUNCTUATION).split())
