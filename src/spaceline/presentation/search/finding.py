"""Finding the cards of a shelf that a query asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from operator import eq, ge, gt, le, lt, ne
from types import MappingProxyType

import msgspec

from spaceline.cards.card import Card
from spaceline.presentation.search.fields import FROM_THE_TOP
from spaceline.presentation.search.query import (
    AllOf,
    AskedCards,
    CardQuery,
    HasField,
    HasWords,
    NoneOf,
    OneOf,
    SearchError,
)
from spaceline.presentation.search.reading import read_query
from spaceline.presentation.search.shelf import CardShelf

COMPARE: Mapping[str, Callable[[float, float], bool]] = MappingProxyType(
    {":": eq, "=": eq, "!=": ne, "<": lt, "<=": le, ">": gt, ">=": ge}
)


class FoundCards(msgspec.Struct, frozen=True):
    """The cards that a query found, in the order in which they are wanted."""

    cards: tuple[Card, ...]


def find(shelf: CardShelf, text: str) -> FoundCards:
    """The cards that a query asks for.

    Raises:
        SearchError: it cannot be read, or asks for a word that no card has.
    """
    asked = read_query(text)
    found = holding(shelf, asked.query, shelf.all)
    return FoundCards(tuple(shelf.cards[at] for at in in_order(shelf, asked, list(numbers_in(found)))))


def holding(shelf: CardShelf, query: CardQuery, among: int) -> int:
    """Those of the cards of which a query holds."""
    if isinstance(query, AllOf):
        for part in sorted(query.parts, key=effort):
            among = holding(shelf, part, among)
        return among
    if isinstance(query, OneOf):
        found = 0
        for part in query.parts:
            found |= holding(shelf, part, among & ~found)
        return found
    if isinstance(query, NoneOf):
        return among & ~holding(shelf, query.part, among)
    return with_words(shelf, query.value, among) if isinstance(query, HasWords) else comparing(shelf, query, among)


def effort(query: CardQuery) -> int:
    """What is looked up comes before numbers, numbers before what is read through, and what may be anything last."""
    if isinstance(query, HasField):
        return ("word", "number", "text").index(query.field.kind) + (query.field.name == "text")
    return 2 if isinstance(query, HasWords) else 4


def with_words(shelf: CardShelf, words: str, among: int) -> int:
    """Those of the cards that hold words in name or facts, or else in their text."""
    found = 0
    for at in numbers_in(among):
        if words in shelf.printed[at] or words in shelf.text(at):
            found |= 1 << at
    return found


def comparing(shelf: CardShelf, asked: HasField, among: int) -> int:
    """Those of the cards of which a comparison holds."""
    if asked.field.kind == "word":
        found = with_word(shelf, asked) & among
    elif asked.field.kind == "number":
        found = with_number(shelf, asked, among)
    else:
        found = with_text(shelf, asked, among)
    return among & ~found if asked.by == "!=" and asked.field.kind != "number" else found


def with_word(shelf: CardShelf, asked: HasField) -> int:
    """The cards that have a word in a field: the whole of it, or with a colon one that begins like that.

    Raises:
        SearchError: no card has it.
    """
    words = shelf.words(asked.field.name)
    meant = [word for word in words if is_meant(asked, word)]
    if not meant:
        raise unknown(asked, words)
    found = 0
    for word in meant:
        found |= words[word]
    return found


def is_meant(asked: HasField, word: str) -> bool:
    """Whether a comparison means a word: with a colon, any of its parts may begin like that."""
    if asked.by != ":":
        return word == asked.value
    return word.startswith(asked.value) or f" {asked.value}" in word


def unknown(asked: HasField, words: Iterable[str]) -> SearchError:
    """Why a word is not looked for."""
    known = sorted(word for word in words if not word[:1].isdigit())
    near = get_close_matches(asked.value, known, n=3, cutoff=0.6)
    reason = "word.near" if near else "word.known" if 0 < len(known) <= SHORT else "word"
    named = tuple(near or known)
    return SearchError(reason, asked.start, asked.end, field=asked.field.name, value=asked.value, known=named)


SHORT = 30
"""So many words are told in a sentence."""


def with_number(shelf: CardShelf, asked: HasField, among: int) -> int:
    """Those of the cards whose number stands so to another.

    Raises:
        SearchError: it is compared with what is no number.
    """
    try:
        wanted = float(asked.value)
    except ValueError:
        raise SearchError("number", asked.start, asked.end, field=asked.field.name, value=asked.value) from None
    found, compare = 0, COMPARE[asked.by]
    for at, number in enumerate(shelf.numbers(asked.field.name)):
        if number is not None and compare(number, wanted):
            found |= 1 << at
    return found & among


def with_text(shelf: CardShelf, asked: HasField, among: int) -> int:
    """Those of the cards whose name, text or requirement holds words; with ``=`` is them."""
    reads: Mapping[str, Callable[[int], str]] = {
        "name": shelf.names.__getitem__,
        "text": shelf.text,
        "needs": shelf.needs,
    }
    read, found = reads[asked.field.name], 0
    for at in numbers_in(among):
        text = read(at)
        if asked.value == text if asked.by == "=" and asked.field.name == "name" else asked.value in text:
            found |= 1 << at
    return found


def numbers_in(cards: int) -> Iterator[int]:
    """The numbers of the cards of a set."""
    bits = bin(cards)[:1:-1]
    at = bits.find("1")
    while at >= 0:
        yield at
        at = bits.find("1", at + 1)


def in_order(shelf: CardShelf, asked: AskedCards, found: list[int]) -> list[int]:
    """Cards in the order that a query wants."""
    by = asked.order.by
    if not by:
        words = [it.value for it in parts_of(asked.query) if isinstance(it, HasWords)]
        return sorted(found, key=lambda at: rank(shelf.names[at], words)) if words else found
    backwards = by in FROM_THE_TOP if asked.order.backwards is None else asked.order.backwards
    if by == "set":
        return found[::-1] if backwards else found
    if by == "name":
        return sorted(found, key=shelf.names.__getitem__, reverse=backwards)
    numbers = shelf.numbers(by)
    counted = [at for at in found if numbers[at] is not None]
    counted.sort(key=lambda at: numbers[at] or 0.0, reverse=backwards)
    return counted + [at for at in found if numbers[at] is None]


def rank(name: str, words: Sequence[str]) -> int:
    """First the cards whose name begins with a word, then those whose name holds it."""
    if any(name.startswith(word) for word in words):
        return 0
    return 1 if all(word in name for word in words) else 2


def parts_of(query: CardQuery) -> tuple[CardQuery, ...]:
    """What a query consists of at its top."""
    return query.parts if isinstance(query, AllOf) else (query,)


def may_follow(shelf: CardShelf, field: str) -> dict[str, int]:
    """The words of a field with the number of cards that have each, for lists to choose from."""
    return {word: cards.bit_count() for word, cards in sorted(shelf.words(field).items())}
