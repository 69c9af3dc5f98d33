"""Read the requirement line of a Second Edition mission.

    requirement = conjunction { "or" conjunction }
    conjunction = factor { ( "," [ "and" ] | "and" ) factor }
    factor      = "(" requirement ")"
                | attribute { "+" attribute } ">" number
                | [ number ] skill

"Or" binds loosest, so a bare "or" outside parentheses begins a second complete requirement. The comma before
"and" may be missing. A conjunction or an alternative of one part is that part; one directly inside another of
its kind is merged into it.
"""

from __future__ import annotations

import re

from spaceline.effects.nodes.requirements import All, Any, AnyRequirement, Skill, Total

ATTRIBUTES = frozenset({"Integrity", "Cunning", "Strength", "Range", "Weapons", "Shields"})
SKILLS = frozenset(
    {
        "Acquisition",
        "Anthropology",
        "Archaeology",
        "Astrometrics",
        "Biology",
        "Diplomacy",
        "Engineer",
        "Exobiology",
        "Geology",
        "Honor",
        "Intelligence",
        "Law",
        "Leadership",
        "Medical",
        "Navigation",
        "Officer",
        "Physics",
        "Programming",
        "Science",
        "Security",
        "Telepathy",
        "Transporters",
        "Treachery",
    }
)
MISSPELT = {"Treacher": "Treachery"}
TOKEN = re.compile(r"\s*(?:(\d+)|([A-Za-z]+)|([(),>+]))")


def parse_requirement(text: str) -> AnyRequirement:
    """The requirement that ``text`` states; ValueError where it does not follow the grammar."""
    reader = Reader(tokens_of(text), text)
    requirement = reader.requirement()
    if reader.next:
        raise reader.unexpected()
    return requirement


def skill_named(word: str) -> str:
    """The skill that ``word`` means, misspellings of the card list put right."""
    skill = MISSPELT.get(word, word)
    if skill not in SKILLS:
        raise ValueError(f"{word!r} is no skill")
    return skill


def tokens_of(text: str) -> list[str]:
    """Numbers, words and marks of ``text`` in order."""
    tokens: list[str] = []
    position = 0
    text = text.rstrip()
    while position < len(text):
        match = TOKEN.match(text, position)
        if match is None:
            raise ValueError(f"unreadable mark at {text[position:]!r} in {text!r}")
        tokens.append(match[0].strip())
        position = match.end()
    return tokens


class Reader:
    """A recursive-descent reader over the tokens of one line; one method per rule of the grammar."""

    def __init__(self, tokens: list[str], text: str) -> None:
        self.tokens = tokens
        self.text = text
        self.position = 0

    @property
    def next(self) -> str:
        """The token to read, or nothing at the end."""
        return self.tokens[self.position] if self.position < len(self.tokens) else ""

    def take(self) -> str:
        """Read one token, whatever it is."""
        token = self.next
        self.position += 1
        return token

    def found(self, token: str) -> bool:
        """Step over ``token`` if it comes next."""
        if self.next != token:
            return False
        self.position += 1
        return True

    def unexpected(self) -> ValueError:
        """The complaint about the next token."""
        return ValueError(f"unexpected {self.next or 'end'!r} in requirement {self.text!r}")

    def requirement(self) -> AnyRequirement:
        """Conjunctions joined by "or"."""
        parts = [self.conjunction()]
        while self.found("or"):
            parts.append(self.conjunction())
        return alternative(parts)

    def conjunction(self) -> AnyRequirement:
        """Factors joined by commas or "and"."""
        parts = [self.factor()]
        while self.next in {",", "and"}:
            if self.found(","):
                self.found("and")
            else:
                self.take()
            parts.append(self.factor())
        return together(parts)

    def factor(self) -> AnyRequirement:
        """A group in parentheses, an attribute total or a skill."""
        if self.found("("):
            group = self.requirement()
            if not self.found(")"):
                raise self.unexpected()
            return group
        if self.next in ATTRIBUTES:
            return self.total()
        level = self.number() if self.next.isdigit() else 1
        if not self.next.isalpha():
            raise self.unexpected()
        return Skill(skill_named(self.take()), level)

    def total(self) -> Total:
        """Attributes to be added, and the number their total must exceed."""
        attributes = [self.take()]
        while self.found("+"):
            if self.next not in ATTRIBUTES:
                raise self.unexpected()
            attributes.append(self.take())
        if not self.found(">"):
            raise self.unexpected()
        return Total(tuple(attributes), self.number())

    def number(self) -> int:
        """A number."""
        if not self.next.isdigit():
            raise self.unexpected()
        return int(self.take())


def alternative(parts: list[AnyRequirement]) -> AnyRequirement:
    """``Any`` of the parts, flat; a single part stands for itself."""
    flat: list[AnyRequirement] = []
    for part in parts:
        flat.extend(part.parts if isinstance(part, Any) else [part])
    return flat[0] if len(flat) == 1 else Any(tuple(flat))


def together(parts: list[AnyRequirement]) -> AnyRequirement:
    """``All`` of the parts, flat; a single part stands for itself."""
    flat: list[AnyRequirement] = []
    for part in parts:
        flat.extend(part.parts if isinstance(part, All) else [part])
    return flat[0] if len(flat) == 1 else All(tuple(flat))
