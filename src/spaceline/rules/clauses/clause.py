"""One clause of a rulebook, as it lies in the data files."""

from typing import Literal, get_args

from msgspec import Struct

Family = Literal["second", "objectives", "first", "glossary"]
RulebookName = Literal["2e-premiere2002", "2e-cta2003", "objectives", "1e-modern", "1e-open"]
Tier = Literal["core", "advanced", "fringe"]
Kind = Literal[
    "calculation",
    "concept",
    "deckbuilding",
    "definition",
    "information",
    "permission",
    "procedure",
    "prohibition",
    "ruling",
    "victory",
]

FAMILIES: tuple[Family, ...] = get_args(Family)
"""The data files, in the order in which the catalogue lists them."""

BOOKS: tuple[RulebookName, ...] = get_args(RulebookName)
"""The five rule documents, by the rulesets that play by them."""

_PREFIXES: tuple[tuple[str, Family], ...] = (
    ("1E-G:", "glossary"),
    ("1E-", "first"),
    ("OBJ-", "objectives"),
    ("2E-", "second"),
)


def family_of(clause_id: str) -> Family:
    """The family an id belongs to, told by its prefix."""
    for prefix, family in _PREFIXES:
        if clause_id.startswith(prefix):
            return family
    raise ValueError(f"no family of rules has clause ids like {clause_id!r}")


class Clause(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One rule that can be cited: kept short enough to stand in a refusal."""

    id: str
    """Family, heading and running number: `2E-combat/5`, `1E-7.4.3/4`. Never changes, never used again."""

    section: str
    """Where the rulebook says it; for the glossary, the title of the entry."""

    rule: str
    """The rule in our own words."""

    kind: Kind
    """`concept` and `ruling` are glossary entries: about a term, and about named cards."""

    subsystem: str
    """The part of the game it governs: `beam`, `dilemma`, `victory` ..."""

    rulesets: tuple[RulebookName, ...]
    """The rulesets whose own book states it."""

    tier: Tier | None = None
    """How often play meets it. First Edition and its glossary only."""

    cards: tuple[str, ...] = ()
    """Titles of the cards it is about: rulings and errata of the glossaries."""

    @property
    def family(self) -> Family:
        """The data file it lies in."""
        return family_of(self.id)
