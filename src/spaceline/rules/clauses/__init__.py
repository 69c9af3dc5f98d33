"""The rules catalogue: every clause of every rulebook, in our own words, by the ids that refusals cite."""

from spaceline.rules.clauses.catalogue import Catalogue, UnknownClause, load
from spaceline.rules.clauses.clause import FAMILIES, RULESETS, Clause, Family, RulesetName

__all__ = [
    "FAMILIES",
    "RULESETS",
    "Catalogue",
    "Clause",
    "Family",
    "RulesetName",
    "UnknownClause",
    "load",
]
