"""Read the requirement of a First Edition mission.

    requirement = conjunction { "OR" conjunction }
    conjunction = factor { "+" factor }
    factor      = "(" requirement ")"
                | attribute ">" number
                | "{" title "}"
                | "{any " name "}"
                | skill [ "x" number ]
                | a group of SOME

"OR" binds loosest. Any card of a name is a personnel of that persona or title (1E-G:any/1). A classification asked for
is met by the skill of that name as well, so it is read as a skill.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from spaceline.effects.nodes.requirements import Any, AnyRequirement, Each, Skill, Total
from tools.first_skills import SKILLS
from tools.second_requirements import alternative, together

ATTRIBUTES = ("Integrity", "Cunning", "Strength", "Range", "Weapons", "Shields")
ATTRIBUTE = re.compile(rf"({'|'.join(ATTRIBUTES)})>(\d+)", re.IGNORECASE)
TITLE = re.compile(r"\{([^{}]+)\}")
SKILL = re.compile(r"(.+?)(?: x ?(\d+))?")
LEADER = Any((Skill("OFFICER"), Skill("Leadership")))
"""Who may lead a force (1E-7.4.1/4)."""
SOME: Mapping[str, AnyRequirement] = {
    "2 Founders": Each(count=2, keyword="Founder"),
    "2 hand weapons": Each(count=2, keyword="hand weapon"),
    "3 [AU] icon Personnel": Each(count=3, keyword="AU", type="personnel"),
    "2 [KCA] leaders": Each(count=2, keyword="KCA", meets=LEADER),
    "2 [TE] leaders": Each(count=2, keyword="TE", meets=LEADER),
    "Female": Each(keyword="female"),
    "Male": Each(keyword="male"),
    "Pakled": Each(keyword="Pakled"),
    "Trill with symbiont": Each(keyword="Trill with symbiont"),
    "any Maje": Each(keyword="Maje"),
    "hand weapon": Each(keyword="hand weapon"),
    "Vorta": Each(keyword="Vorta"),
    "Vulcan": Each(keyword="Vulcan"),
    "[Baj] V.I.P.": Each(keyword="Baj", meets=Skill("V.I.P.")),
    "[Orb] personnel": Each(keyword="Orb"),
}
"""Personnel or equipment of a kind that missions ask for."""
KIND = re.compile(r"any ", re.IGNORECASE)
"""How a title in braces begins that stands for several cards."""
GOES_ON = re.compile(r"[+x)(]|OR\b|\*(?! \+\d+ (?:if|for))|[a-z]")
"""How a rest begins that still belongs to the requirement."""
TOKEN = re.compile(r"\s*(\(|\)|\+|OR\b|\{[^{}]*\}|(?:(?!\s*(?:[()+{}]|\bOR\b)).)+)")


def parse_requirement(text: str, types: Mapping[str, str]) -> AnyRequirement:
    """The requirement that ``text`` states; ``types`` tells the type of a card asked for by title."""
    reader = Reader(TOKEN.findall(text.strip()), types)
    requirement = reader.requirement()
    if reader.tokens:
        raise ValueError(f"unexpected {reader.tokens[0]!r} in requirement {text!r}")
    return requirement


def read_requirement(text: str, types: Mapping[str, str]) -> tuple[AnyRequirement | None, str]:
    """The requirement that a text begins with, and the sentences after it; None where it cannot be told apart."""
    words = text.split()
    for end in range(len(words), 0, -1):
        rest = " ".join(words[end:])
        if GOES_ON.match(rest):
            continue
        try:
            return parse_requirement(" ".join(words[:end]), types), rest
        except ValueError:
            continue
    return None, text


class Reader:
    """A recursive-descent reader over the tokens of one line; one method per rule of the grammar."""

    def __init__(self, tokens: list[str], types: Mapping[str, str]) -> None:
        self.tokens = tokens
        self.types = types

    def found(self, token: str) -> bool:
        """Step over ``token`` if it comes next."""
        if self.tokens[:1] != [token]:
            return False
        del self.tokens[0]
        return True

    def requirement(self) -> AnyRequirement:
        """Conjunctions joined by "OR"."""
        parts = [self.conjunction()]
        while self.found("OR"):
            parts.append(self.conjunction())
        return alternative(parts)

    def conjunction(self) -> AnyRequirement:
        """Factors joined by plus signs."""
        parts = [self.factor()]
        while self.found("+"):
            parts.append(self.factor())
        return together(parts)

    def factor(self) -> AnyRequirement:
        """A group in parentheses, an attribute total, a card by title or a skill."""
        if self.found("("):
            group = self.requirement()
            if not self.found(")"):
                raise ValueError("a parenthesis is not closed")
            return group
        if not self.tokens:
            raise ValueError("a requirement ends too early")
        return self.term(self.tokens.pop(0))

    def term(self, token: str) -> AnyRequirement:
        """One token by itself."""
        if some := SOME.get(token.strip("{}")):
            return some
        if total := ATTRIBUTE.fullmatch(token):
            return Total((total[1].capitalize(),), int(total[2]))
        if (titled := TITLE.fullmatch(token)) and not KIND.match(titled[1]):
            kind = self.types.get(titled[1], "personnel")
            return Each(title=titled[1], type="" if kind == "personnel" else kind)
        if titled and self.types.get(name := KIND.sub("", titled[1], count=1)) == "personnel":
            return Each(keyword=name)
        if (skill := SKILL.fullmatch(token)) and skill[1] in SKILLS:
            return Skill(skill[1], int(skill[2] or 1))
        raise ValueError(f"{token!r} is no requirement")
