"""The rules catalogue: every clause of every rulebook, in our own words, by the ids that refusals cite."""

from spaceline.rules.clauses.catalogue import Catalogue, UnknownClause, load
from spaceline.rules.clauses.clause import BOOKS, FAMILIES, Clause, Family, RulebookName

__all__ = [
    "BOOKS",
    "FAMILIES",
    "Catalogue",
    "Clause",
    "Family",
    "RulebookName",
    "UnknownClause",
    "load",
]
