"""The cards of a ruleset as they are searched: by field and word the cards that have it, as a set of bits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from spaceline.cards.card import Card, Pool, is_playable
from spaceline.cards.decks import ready_decks
from spaceline.cards.decks.kinds import banned_titles
from spaceline.cards.decks.naming import plain
from spaceline.cards.rulesets import pool
from spaceline.presentation.card_describer import CardDescriber
from spaceline.presentation.edition import describer_of
from spaceline.presentation.lexicon.english import ENGLISH
from spaceline.presentation.search.fields import BY_NAME, NAMES

STANDINGS = ("unique", "universal", "playable", "unplayable", "banned")
"""What a card may be, whether there are such cards or not."""
CODED = ("affiliation", "attempt", "icon", "rarity")
"""Fields in which cards have codes that players call by names."""


@dataclass(frozen=True)
class OfferedWord:
    """Something that one may choose in a field of the search."""

    word: str
    """As it is searched for."""
    label: str
    number: int
    """How many cards have it."""


def sentence_case(word: str) -> str:
    """A word as it begins a line."""
    return f"{word[:1].upper()}{word[1:]}"


class CardShelf:
    """The cards of a ruleset; decks are read and texts put in words once they are asked for."""

    def __init__(self, ruleset: str, pool: Pool, describer: CardDescriber) -> None:
        """Take the cards of a ruleset and how they are told."""
        self.ruleset, self.pool, self.describer = ruleset, pool, describer
        self.cards: tuple[Card, ...] = tuple(pool.values())
        self.all = (1 << len(self.cards)) - 1
        """All cards: bit n stands for card n."""
        self._texts: list[str | None] = [None] * len(self.cards)
        self._needs: list[str | None] = [None] * len(self.cards)
        self._words: dict[str, dict[str, int]] = {}
        self._numbers: dict[str, list[float | None]] = {}

    @cached_property
    def decks(self) -> Mapping[str, list[str]]:
        """By the id of a card the ready decks that use it."""
        found: dict[str, list[str]] = {}
        for name, deck in ready_decks(self.ruleset).items():
            for card in deck.definitions(self.pool):
                found.setdefault(card.facts.id, []).append(name)
        return found

    @cached_property
    def banned(self) -> frozenset[str]:
        """The titles that the ruleset bans."""
        return banned_titles(self.ruleset)

    def can_be_played(self, card: Card) -> bool:
        """Whether the card does what is printed on it, and the ruleset lets a deck have it."""
        return is_playable(card) and card.title not in self.banned

    def decks_with(self, card: Card) -> list[str]:
        """The ready decks that use a card."""
        return self.decks.get(card.facts.id, [])

    @cached_property
    def names(self) -> list[str]:
        """The name of each card, as it is compared."""
        return [plain(card.name) for card in self.cards]

    @cached_property
    def printed(self) -> list[str]:
        """Name and facts of each card, as they are compared."""
        return [
            plain(" ".join((card.name, self.describer.kind(card.facts), *self.describer.fact_lines(card.facts))))
            for card in self.cards
        ]

    def text(self, at: int) -> str:
        """What a card does, as it is compared."""
        found = self._texts[at]
        if found is None:
            card = self.cards[at]
            lines = self.describer.text.lines(card.abilities, card.facts) if card.abilities else ()
            found = self._texts[at] = plain(" ".join(lines))
        return found

    def needs(self, at: int) -> str:
        """What a mission asks for, as it is compared."""
        found = self._needs[at]
        if found is None:
            found = self._needs[at] = plain(" ".join(self.describer.asked_for(self.cards[at].facts)))
        return found

    def words(self, field: str) -> Mapping[str, int]:
        """By word the cards that have it in a field."""
        found = self._words.get(field)
        if found is None:
            found = dict.fromkeys(STANDINGS if field == "is" else (), 0)
            for at, card in enumerate(self.cards):
                for word in dict.fromkeys(map(plain, self.words_on(card, field))):
                    found[word] = found.get(word, 0) | 1 << at
            self._words[field] = found
        return found

    def words_on(self, card: Card, field: str) -> Iterator[str]:
        """The words that a card has in a field."""
        if field == "deck":
            yield from self.decks_with(card)
        elif field == "is":
            yield "playable" if self.can_be_played(card) else "unplayable"
            yield "unique" if self.describer.is_marked(card.facts) else "universal"
            if card.title in self.banned:
                yield "banned"
        else:
            for word in self.describer.searched_words(card.facts).get(field, ()):
                yield word
                if word in NAMES and field in CODED:
                    yield NAMES[word]

    def choices(self, field: str) -> list[OfferedWord]:
        """What one may choose from in a field: each thing once, by the name that players call it."""
        named, words = dict[str, str](), self.words(field)
        for card in self.cards:
            for word, label in self.named_on(card, field):
                named.setdefault(plain(word), label)
        found = {label: OfferedWord(word, label, words[word].bit_count()) for word, label in reversed(named.items())}
        return sorted(found.values(), key=lambda it: plain(it.label))

    def named_on(self, card: Card, field: str) -> Iterator[tuple[str, str]]:
        """The words that a card has in a field, with what players call each."""
        if field == "set":
            set = self.describer.set_of(card.facts)
            yield set, self.describer.sets[set]
        elif field == "deck":
            yield from ((name, ready_decks(self.ruleset)[name].title) for name in self.decks_with(card))
        elif field == "is":
            yield from ((word, sentence_case(word)) for word in self.words_on(card, field))
        else:
            for word in self.describer.searched_words(card.facts).get(field, ()):
                if field != "attempt" or word[:1].isupper():  # "all except" are words between codes
                    yield word, NAMES.get(word, sentence_case(word)) if field in CODED else sentence_case(word)

    def numbers(self, field: str) -> list[float | None]:
        """The number that each card has in a field, where it has one."""
        found = self._numbers.get(field)
        if found is None:
            tables = (self.describer.searched_numbers(card.facts) for card in self.cards)
            found = self._numbers[field] = [table.get(field) for table in tables]
        return found

    def warm(self) -> None:
        """Work out everything that a search may ask for."""
        for at in range(len(self.cards)):
            self.text(at)
            self.needs(at)
        for field in set(BY_NAME.values()):
            if field.kind == "word":
                self.words(field.name)
            elif field.kind == "number":
                self.numbers(field.name)


@cache
def shelf_of(ruleset: str, language: str = ENGLISH) -> CardShelf:
    """The cards of a ruleset, told in a language, made once.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return CardShelf(ruleset, pool(ruleset), describer_of(ruleset, language))
