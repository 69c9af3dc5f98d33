"""What stands on a Second Edition card, in words: its facts for lists and lines, and its face."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar

import yaml

from spaceline.cards.card import Card, is_playable
from spaceline.cards.catalogue import SECOND_CARDS
from spaceline.presentation.card_describer import DOT, CardDescriber, set_title
from spaceline.presentation.model.faces import End, Face, ShownSkill
from spaceline.rules.second.facts import Facts, PlayPermission

PRONOUNS = {"he": "male", "she": "female"}
"""The pronoun in the text of a card tells the sex of whom it is about."""


@cache
def sexes() -> dict[str, str]:
    """By name: the sex of people of whom First Edition tells it (``sexes.yaml``)."""
    found = yaml.load((files(__package__) / "sexes.yaml").read_bytes(), yaml.CSafeLoader)
    return {name: sex for sex, names in found.items() for name in names}


def sex_of(facts: Facts) -> str:
    """``male``, ``female``, or empty where nothing tells it."""
    return PRONOUNS.get(facts.pronoun, "") or sexes().get(facts.title, "") if facts.type == "personnel" else ""


class SecondDescriber(CardDescriber):
    """The cards of Second Edition."""

    sets: ClassVar[Mapping[str, str]] = {name: set_title(file) for name, file in SECOND_CARDS.files.items()}

    def set_of(self, facts: Facts) -> str:
        """The set a card belongs to."""
        return facts.set

    def is_marked(self, facts: Facts) -> bool:
        """Whether a player may command one copy only."""
        return facts.unique

    def affiliations(self, facts: Facts) -> tuple[str, ...]:
        """The affiliation of a card, if it has one."""
        return (facts.affiliation,) if facts.affiliation else ()

    def kind(self, facts: Facts) -> str:
        """What the card is and what it costs: ``planet mission, 35 points``."""
        if facts.kind == "headquarters":
            return self.word("card.kind", facts.kind)
        told = self.type_and_kind(facts.type, facts.kind)
        if facts.type == "mission":
            return self.words.say("card.points", card=told, points=facts.points)
        return self.words.say("card.cost", card=told, cost=facts.cost)

    def fact_lines(self, facts: Facts) -> Iterator[str]:
        """The facts of a card, a line for each group that it has."""
        if facts.type == "mission":
            where = (part for part in self.about(facts) if part != facts.region)
            yield DOT.join((self.where(facts), self.words.say("card.span", number=facts.span), *where))
            if facts.requirement is not None:
                yield self.needs(facts.requirement, facts)
            yield from self.attempt_line(facts)
            yield from self.plays_here(facts)
            return
        staffing = [self.staffed(facts)] if facts.staffing else []
        if line := DOT.join((*self.about(facts), *self.icons(facts.icons), *staffing)):
            yield line
        if facts.skills:
            yield self.skills(facts)
        if facts.attributes:
            yield self.attribute_line(facts)

    def staffed(self, facts: Facts) -> str:
        """What a ship needs to be staffed."""
        return self.words.say("card.staffed", icons=" ".join(self.icons(facts.staffing)))

    def skill_names(self, facts: Facts) -> tuple[str, ...]:
        """The skills of a card."""
        return tuple(facts.skills)

    def skills(self, facts: Facts) -> str:
        """The skills of a card with their levels."""
        return ", ".join(self.skill(name, level) for name, level in facts.skills.items())

    def figures(self, facts: Facts) -> str:
        """Icons and attributes of a card as they are now."""
        if facts.type == "ship":
            return f"{self.attributes(facts)} {' '.join(facts.staffing)}"
        staffing = [icon for icon in facts.icons if icon in ("Cmd", "Stf")]
        return f"{self.attributes(facts)} {' '.join(staffing)}".strip() or self.words.noun(facts.type, plural=False)

    def brief(self, facts: Facts) -> str:
        """Skills, or who may attempt a mission."""
        return self.skills(facts) or ("" if facts.type != "mission" else next(iter([*self.fact_lines(facts)][1:2]), ""))

    def attempters(self, facts: Facts, end: int) -> str:
        """Whose personnel may begin an attempt: ``Baj Fed``, ``all except Bor`` or ``any``."""
        allowed = facts.attempt
        if facts.kind == "headquarters":
            return ""
        if allowed is None or not (allowed.affiliations or allowed.excluded):
            return self.words.say("card.attempt.any")
        return " ".join(allowed.affiliations) or self.words.say(
            "card.attempt.any-but", affiliations=" ".join(allowed.excluded)
        )

    def accepted(self, permission: PlayPermission) -> str:
        """Cards that a headquarters accepts."""
        types = (self.words.noun(type, plural=False) for type in permission.types)
        named = (*permission.keywords, *permission.species, *permission.titles)
        return " ".join((*self.icons(permission.icons), *named, *types))

    def cost(self, facts: Facts) -> str:
        """What playing a card costs; interrupts and missions cost nothing."""
        return "" if facts.type in ("interrupt", "mission") else str(facts.cost)

    def face(self, card: Card) -> Face:
        """Everything that is drawn on a card."""
        facts: Facts = card.facts
        return Face(
            id=facts.id,
            title=facts.title,
            type=facts.type,
            subtitle=facts.subtitle or facts.location,
            kind=facts.kind,
            line=self.kind(facts),
            affiliations=self.affiliations(facts),
            is_unique=facts.unique,
            cost=None if facts.type == "mission" else facts.cost,
            attributes=dict(facts.attributes),
            skills=tuple(ShownSkill(name, level) for name, level in facts.skills.items()),
            icons=facts.icons,
            staffing=facts.staffing,
            about=tuple(self.about(facts)),
            species=facts.species,
            sex=sex_of(facts),
            ship_class=facts.ship_class,
            deeds=self.deeds(card),
            quadrant=facts.quadrant,
            ends=(self.end(facts),) if facts.type == "mission" else (),
            text=(*self.permissions(facts), *self.text.lines(card.abilities, facts)),
            is_playable=is_playable(card),
        )

    def asked_for(self, facts: Facts) -> Iterator[str]:
        """What a mission asks for, in words."""
        if facts.requirement is not None:
            yield self.text.requirement(facts.requirement, facts)

    def searched_words(self, facts: Facts) -> dict[str, Iterable[str]]:
        """The words by which a search finds a card, by field."""
        return {
            **super().searched_words(facts),
            "skill": self.levels(facts.skills),
            "icon": (*facts.icons, *facts.staffing),
            "keyword": [name for word in facts.keywords for name in (word.name, word.argument) if name],
            "attempt": self.attempters(facts, 0).split() if facts.type == "mission" else (),
        }

    def searched_numbers(self, facts: Facts) -> dict[str, float]:
        """The numbers by which a search finds a card, by field."""
        found = super().searched_numbers(facts)
        if cost := self.cost(facts):
            found["cost"] = int(cost)
        if facts.points:
            found["points"] = facts.points
        return {**found, "span": facts.span} if facts.type == "mission" else found

    def about(self, facts: Facts) -> Iterator[str]:
        """Species, class and keywords, and where a mission is."""
        yield from facts.species
        yield from (part for part in (facts.ship_class, facts.region) if part)
        for word in facts.keywords:
            yield f"{word.name}: {word.argument}" if word.argument else word.name

    def end(self, facts: Facts) -> End:
        """What a mission says; the same to everybody."""
        told: dict[str, Any] = {"span": str(facts.span)}
        if facts.kind != "headquarters":
            told["points"] = str(facts.points)
            told["attempt"] = facts.attempt.affiliations if facts.attempt else ()
        if facts.requirement is not None:
            told["needs"] = self.text.requirement(facts.requirement, facts)
        return End(**told)

    def attempt_line(self, facts: Facts) -> Iterator[str]:
        """Who may attempt a mission."""
        if who := self.attempters(facts, 0):
            yield self.words.say("card.attempt", who=who)

    def plays_here(self, facts: Facts) -> Iterator[str]:
        """What a headquarters accepts."""
        if facts.accepts:
            cards = "; ".join(self.accepted(permission) for permission in facts.accepts)
            yield self.words.say("card.accepts", cards=cards)

    def permissions(self, facts: Facts) -> Iterator[str]:
        """Who may attempt a mission, where the icons do not tell it, and what a headquarters accepts."""
        if facts.attempt is not None and facts.attempt.excluded:
            yield from self.attempt_line(facts)
        yield from self.plays_here(facts)
