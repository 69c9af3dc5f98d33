"""Times searches over ten thousand cards, as the card browser asks for them.

Run it from a checkout: ``python benchmarks/search.py``. Results are added to ``benchmarks/search.jsonl``.
"""

from __future__ import annotations

import argparse
from time import process_time

from record import append

from spaceline.presentation.search import CardShelf, find, shelf_of

COPIES = 13
TIMES = 5
QUERIES = ("t:personnel a:rom skill:leadership cost<3", "picard", 'text:"draw"', "a b c", "-zzz order:strength")
"""Facts, a name, a text, words that are nearly everywhere, and all cards in an order."""


def main() -> None:
    """Search, and tell the least processor time of each query in milliseconds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dry", action="store_true", help="do not record the result")
    asked = parser.parse_args()
    cards = many()
    found = {query: round(min(seconds(cards, query) for _ in range(TIMES)) * 1000, 1) for query in QUERIES}
    for query, took in found.items():
        print(f"{took:8.1f} ms  {query}")
    if not asked.dry:
        append("search.jsonl", {"cards": len(cards.cards), "milliseconds": found})


def many() -> CardShelf:
    """The cards of Second Edition, so often that there are ten thousand of them."""
    one = shelf_of("2e-cta2003")
    pool = {f"{copy}-{id}": card for copy in range(COPIES) for id, card in one.pool.items()}
    cards = CardShelf("2e-cta2003", pool, one.describer)
    for query in QUERIES:
        find(cards, query)  # what cards say is worked out when it is asked for first
    return cards


def seconds(cards: CardShelf, query: str) -> float:
    """The processor time that a search takes."""
    began = process_time()
    find(cards, query)
    return process_time() - began


if __name__ == "__main__":
    main()
