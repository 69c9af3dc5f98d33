"""The rules catalogue: every clause of every rulebook, in our own words, by the ids that refusals cite."""

from spaceline.rules.clauses.catalogue import Catalogue, UnknownClause, load
from spaceline.rules.clauses.clause import BOOKS, FAMILIES, Book, Clause, Family

__all__ = [
    "BOOKS",
    "FAMILIES",
    "Book",
    "Catalogue",
    "Clause",
    "Family",
    "UnknownClause",
    "load",
]
