"""Looking clauses up: by id, by words, by ruleset, by card."""

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

import msgspec

from spaceline.core.data.wordings import ENGLISH, Wording
from spaceline.core.decoding import built
from spaceline.rules.clauses.clause import BOOKS, FAMILIES, Clause, Family

_NEIGHBOURS = 3


SENTENCES: Mapping[str, str] = {
    "clause.unknown": "no clause {id!r}",
    "clause.unknown-near": "no clause {id!r}; the closest are {closest}",
}
"""Why a clause cannot be looked up, in English."""


class UnknownClause(KeyError):
    """No clause has this id; the message names the ids that come closest."""

    def __init__(self, clause_id: str, closest: tuple[str, ...]) -> None:
        key = f"clause.unknown{'-near' if closest else ''}"
        super().__init__(clause_id)
        self.wording = Wording(key, SENTENCES[key], {"id": clause_id, "closest": ", ".join(closest)})
        self.clause_id = clause_id
        self.closest = closest

    def __str__(self) -> str:
        return self.wording.said(ENGLISH)


class Catalogue:
    """All clauses, in the order of the rulebooks."""

    def __init__(self, clauses: Iterable[Clause]) -> None:
        self._clauses = tuple(clauses)
        self._by_id = {clause.id: clause for clause in self._clauses}
        if len(self._by_id) != len(self._clauses):
            raise ValueError("two clauses share an id")

    def __len__(self) -> int:
        return len(self._clauses)

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._clauses)

    def __contains__(self, clause_id: object) -> bool:
        return clause_id in self._by_id

    def get(self, clause_id: str) -> Clause:
        """The clause with this id. Raises UnknownClause."""
        try:
            return self._by_id[clause_id]
        except KeyError:
            raise UnknownClause(clause_id, self._closest(clause_id)) from None

    def search(
        self,
        words: str,
        *,
        family: Family | None = None,
        subsystem: str | None = None,
        limit: int = 20,
    ) -> list[Clause]:
        """The clauses that hold every word in id, section or rule, the best hits first.

        Best is the clause whose id was typed, then hits in the section alone, then all others; among
        equals the order of the books. No words at all fit every clause.
        """
        query = words.casefold().split()
        ranked = [
            (rank, clause)
            for clause in self._clauses
            if (family is None or clause.family == family)
            and (subsystem is None or clause.subsystem == subsystem)
            and (rank := _rank(clause, query)) is not None
        ]
        ranked.sort(key=lambda hit: hit[0])
        return [clause for _, clause in ranked[: max(limit, 0)]]

    def of_book(self, name: str) -> list[Clause]:
        """The clauses that one of the rule documents states.

        Where the Objectives book is silent, the rules of Call to Arms go on to apply; those clauses are
        listed under `2e-cta2003` only. Raises ValueError for a name that is not in BOOKS.
        """
        if name not in BOOKS:
            raise ValueError(f"no rule document {name!r}; there are {', '.join(BOOKS)}")
        return [clause for clause in self._clauses if name in clause.rulesets]

    def by_card(self, title: str) -> list[Clause]:
        """The glossary's rulings about the card of this title."""
        wanted = title.casefold()
        return [clause for clause in self._clauses if any(card.casefold() == wanted for card in clause.cards)]

    def _closest(self, clause_id: str) -> tuple[str, ...]:
        folded = {known.casefold(): known for known in self._by_id}
        return tuple(folded[match] for match in get_close_matches(clause_id.casefold(), folded, _NEIGHBOURS))


def _rank(clause: Clause, query: list[str]) -> int | None:
    """How well a clause answers a query, 0 the best; None if a word is missing from it."""
    if query == [clause.id.casefold()]:
        return 0
    section = clause.section.casefold()
    if all(word in section for word in query):
        return 1
    text = f"{clause.id} {clause.section} {clause.rule}".casefold()
    return 2 if all(word in text for word in query) else None


@cache
def load() -> Catalogue:
    """The catalogue that ships with the project, read once."""
    folder = files(__package__)
    decoder = msgspec.json.Decoder(built(Clause))
    return Catalogue(
        clause
        for family in FAMILIES
        for clause in decoder.decode_lines(folder.joinpath(f"{family}.jsonl").read_bytes())
    )
