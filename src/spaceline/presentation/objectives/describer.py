"""What stands on a card of the Objectives variant: locations, objectives, tactics and systems."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from msgspec.structs import replace

from spaceline.cards.card import Card
from spaceline.cards.objectives import OBJECTIVES_CARDS
from spaceline.presentation.card_describer import DOT, set_title
from spaceline.presentation.model.faces import Face
from spaceline.presentation.second.describer import SecondDescriber
from spaceline.rules.objectives.facts import HULL, OBJECTIVE, TACTIC
from spaceline.rules.second.facts import Facts


class ObjectivesDescriber(SecondDescriber):
    """The cards of the variant."""

    sets: ClassVar[Mapping[str, str]] = {name: set_title(file) for name, file in OBJECTIVES_CARDS.files.items()}

    def kind(self, facts: Facts) -> str:
        """What the card is: ``planet objective, 35 points``."""
        told = self.type_and_kind(facts.type, facts.kind)
        if facts.type == OBJECTIVE:
            return self.words.say("card.points", card=told, points=facts.points)
        return told if facts.type in ("mission", TACTIC) else super().kind(facts)

    def fact_lines(self, facts: Facts) -> Iterator[str]:
        """The facts of a card; of an objective what it asks for."""
        if facts.type == OBJECTIVE and facts.requirement is not None:
            yield self.needs(facts.requirement, facts)
        yield from super().fact_lines(facts)

    def attempters(self, facts: Facts, end: int) -> str:
        """Nobody has to match (OBJ-attempt-an-objective/6)."""
        return ""

    def cost(self, facts: Facts) -> str:
        """What playing a card costs; objectives and tactics are not played."""
        return "" if facts.type in (OBJECTIVE, TACTIC) else super().cost(facts)

    def brief(self, facts: Facts) -> str:
        """What an objective asks for."""
        if facts.type == OBJECTIVE and facts.requirement is not None:
            return self.needs(facts.requirement, facts)
        return super().brief(facts)

    def attributes(self, facts: Facts) -> str:
        """The attributes of a card in short; of a tactic both bonuses and the damage to the hull: ``0/4/10%``."""
        if facts.type != TACTIC:
            return super().attributes(facts)
        weapons, shields, hull = (facts.attributes.get(name, 0) for name in ("Weapons", "Shields", HULL))
        return f"{weapons}/{shields}/{hull}%"

    def attribute_line(self, facts: Facts) -> str:
        """The attributes of a card with their names; of a tactic what it adds, and how much of a hull it damages."""
        if facts.type != TACTIC:
            return super().attribute_line(facts)
        say = self.words.say
        return DOT.join(
            say("card.tactic.hull", percent=value) if name == HULL else say("card.tactic.bonus", name=name, value=value)
            for name, value in facts.attributes.items()
        )

    def tactic_figures(self, facts: Facts) -> dict[str, int | str]:
        """What a tactic adds and damages, as it stands on the card: ``+3``, ``40%``."""
        say = self.words.say
        return {
            name: say("card.tactic.percent", percent=value) if name == HULL else say("card.tactic.added", value=value)
            for name, value in facts.attributes.items()
        }

    def face(self, card: Card) -> Face:
        """Everything that is drawn on a card."""
        face, facts = super().face(card), card.facts
        if facts.type == OBJECTIVE:
            return replace(face, cost=None, ends=(replace(self.end(facts), span=""),))
        if facts.type == TACTIC:
            return replace(face, cost=None, attributes=self.tactic_figures(facts))
        if facts.type == "mission":
            return replace(face, ends=(replace(self.end(facts), points=""),))
        return face
