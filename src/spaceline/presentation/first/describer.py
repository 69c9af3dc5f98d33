"""What stands on a First Edition card, in words: its facts for lists and lines, and its face."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from spaceline.cards.card import Card, is_playable
from spaceline.cards.catalogue import FIRST_CARDS
from spaceline.presentation.card_describer import DOT, CardDescriber, set_title
from spaceline.presentation.model.faces import End, Face, ShownSkill
from spaceline.rules.first.data.characteristics import with_implied
from spaceline.rules.first.facts import (
    AFFILIATIONS,
    DRAW,
    PEOPLES,
    PLACE,
    DualPerson,
    FirstFacts,
    MissionEnd,
    Points,
    Restriction,
    Staffing,
)
from spaceline.rules.first.side_decks.piles import OPENED_BY
from spaceline.rules.first.tactics.side_deck import BATTLE_BRIDGE_DOOR
from spaceline.rules.tactics import TACTICS

BOX_ICONS = ("SKR",)
"""Icons, other than affiliations, that restriction boxes name."""

WORDY = ("equipment", "artifact", "event", "interrupt")
"""Types of cards whose type is told; that of others is seen by their figures."""


def of_both(facts: FirstFacts) -> dict[str, int | str]:
    """The attributes of the two on a dual-personnel card, as they are printed: ``6+8`` (1E-6.3.4.0.3/1)."""
    if not facts.pair:
        return {}
    return {name: "+".join(str(each.attributes[name]) for each in facts.pair) for name in facts.pair[0].attributes}


class FirstDescriber(CardDescriber):
    """The cards of First Edition."""

    sets: ClassVar[Mapping[str, str]] = {name: set_title(file) for name, file in FIRST_CARDS.files.items()}

    def set_of(self, facts: FirstFacts) -> str:
        """The release a card belongs to."""
        return facts.release

    def is_marked(self, facts: FirstFacts) -> bool:
        """Whether a player may have one copy in play only."""
        return facts.uniqueness == "unique"

    def affiliations(self, facts: FirstFacts) -> tuple[str, ...]:
        """The affiliations of a card."""
        return facts.affiliations

    def kind(self, facts: FirstFacts) -> str:
        """What the card is and what it scores: ``planet mission, 35 points``."""
        is_facility = facts.type == "facility"
        told = self.word("card.kind", facts.kind) if is_facility else self.type_and_kind(facts.type, facts.kind)
        points = facts.end.points if facts.end else facts.points
        if points is not None:
            return self.words.say("card.points", card=told, points=worth(points))
        return self.words.say("card.no-points", card=told) if facts.type == "mission" else told

    def fact_lines(self, facts: FirstFacts) -> Iterator[str]:
        """The facts of a card, a line for each group that it has."""
        if facts.end is not None:
            yield from self.mission_lines(facts, facts.end)
            return
        when = (f"{facts.year} {facts.location}",) if facts.year else ()
        if line := DOT.join((*when, *self.about(facts, has_choices=False), *self.icons(facts.icons))):
            yield line
        if found := self.skills(facts):
            yield found
        if facts.attributes:
            yield self.attribute_line(facts)
        yield from self.staffing_line(facts)
        yield from self.told_beside(facts)

    def mission_lines(self, facts: FirstFacts, end: MissionEnd) -> Iterator[str]:
        """Where a mission is, and what its ends say."""
        span = self.words.say("card.span", number=end.span)
        yield DOT.join(part for part in (self.where(facts), facts.location, span, *self.about(facts)) if part)
        yield from self.end_lines(facts, end)
        if facts.opponent_end is not None:
            span = str(facts.opponent_end.span)
            lines = tuple(self.end_lines(facts, facts.opponent_end))
            for line in lines or (self.words.say("card.opponent-end.blank"),):
                yield self.words.say("card.opponent-end", span=span, told=line)

    def end_lines(self, facts: FirstFacts, end: MissionEnd) -> Iterator[str]:
        """What one end of a mission asks for, and of whom."""
        if end.requirement is not None:
            yield self.needs(end.requirement, facts)
        if end.points is not None:
            yield self.words.say("card.attempt", who=self.who_may_attempt(facts, end))

    def staffed(self, way: Staffing) -> str:
        """One way to staff a ship."""
        skills = [self.skill(name, level) for name, level in way.skills.items()]
        return " ".join((*self.icons(way.icons), *skills, *way.titles, *way.characteristics))

    def skill_names(self, facts: FirstFacts) -> tuple[str, ...]:
        """The skills of a card, its classification and those it may have among them."""
        return (*facts.classifications, *facts.skills, *(name for group in facts.skill_choices for name in group))

    def skills(self, facts: FirstFacts) -> str:
        """Classification and skills of a card with their levels: ``OFFICER: 2 Diplomacy, Leadership``."""
        if facts.skills_in:
            return ": ".join((" ".join(facts.classifications), self.either(tuple(self.sides(facts)))))
        regular = [self.skill(name, level) for name, level in facts.skills.items()]
        named = ", ".join((*regular, *map(self.either, facts.skill_choices)))
        return ": ".join(part for part in (" ".join(facts.classifications), named) if part)

    def sides(self, facts: FirstFacts) -> Iterator[str]:
        """The skills in each affiliation, where these are not the same."""
        for side, skills in facts.skills_in.items():
            yield f"{side} {', '.join(self.skill(name, level) for name, level in skills.items())}"

    def either(self, names: tuple[str, ...]) -> str:
        """Skills of which a card has one."""
        return self.words.templates["card.or"].join(names)

    def figures(self, facts: FirstFacts) -> str:
        """Attributes and staffing icons of a card as they are now."""
        noun = self.words.noun(facts.type, plural=False)
        if facts.type in WORDY:
            return noun
        if facts.type == "ship":
            icons = " ".join(facts.staffing[0].icons) if facts.staffing else ""
        else:
            icons = " ".join(icon for icon in facts.icons if icon in ("Cmd", "Stf", "Holo"))
        return f"{self.attributes(facts)} {icons}".strip() or self.word("card.kind", facts.kind) or noun

    def cost(self, facts: FirstFacts) -> str:
        """Nothing is paid for playing a card."""
        return ""

    def brief(self, facts: FirstFacts) -> str:
        """Skills, or who may attempt a mission."""
        if facts.end is None:
            return self.skills(facts)
        return self.words.say("card.brief", who=self.who_may_attempt(facts, facts.end), span=facts.end.span)

    def who_may_attempt(self, facts: FirstFacts, end: MissionEnd) -> str:
        """Whose personnel may begin an attempt: ``Fed Kli``, everybody, or what its text says."""
        return " ".join(end.attempt) or self.words.say("card.attempt.by-text" if facts.has_text else "card.attempt.any")

    def attempters(self, facts: FirstFacts, end: int) -> str:
        """Whose personnel may attempt a mission, by the end that faces them."""
        ends = [it for it in (facts.end, facts.opponent_end) if it is not None]
        return self.who_may_attempt(facts, ends[end]) if end < len(ends) and ends[end].points is not None else ""

    def face(self, card: Card) -> Face:
        """Everything that is drawn on a card."""
        facts: FirstFacts = card.facts
        return Face(
            id=facts.id,
            title=facts.title,
            type=facts.type,
            subtitle=f"{facts.year} {facts.location}".strip(),
            kind=facts.kind,
            line=self.kind(facts),
            affiliations=facts.affiliations,
            is_unique=self.is_marked(facts),
            attributes=dict(facts.attributes) or of_both(facts),
            skills=tuple(skills_on_face(facts)),
            icons=facts.icons,
            staffing=facts.staffing[0].icons if len(facts.staffing) == 1 else (),
            about=tuple(self.about(facts)),
            species=facts.species,
            sex=facts.gender,
            ship_class=facts.ship_class,
            deeds=self.deeds(card),
            quadrant=facts.quadrant,
            ends=tuple(self.end(facts, it) for it in (facts.end, facts.opponent_end) if it is not None),
            text=(*self.beside_signs(facts), *self.told_beside(facts), *self.text.lines(card.abilities, facts)),
            is_playable=is_playable(card),
        )

    def asked_for(self, facts: FirstFacts) -> Iterator[str]:
        """What a mission asks for, in words; of each of its ends."""
        for end in (facts.end, facts.opponent_end):
            if end is not None and end.requirement is not None:
                yield self.text.requirement(end.requirement, facts)

    def searched_words(self, facts: FirstFacts) -> dict[str, Iterable[str]]:
        """The words by which a search finds a card, by field."""
        either = (name for group in facts.skill_choices for name in group)
        ways = (icon for way in facts.staffing for icon in way.icons)
        ends = (end for end in (facts.end, facts.opponent_end) if end is not None)
        return {
            **super().searched_words(facts),
            "skill": (*facts.classifications, *self.levels(facts.skills), *either),
            "icon": (*facts.icons, *ways),
            "keyword": (*with_implied(facts.species, facts.characteristics), *facts.special_equipment),
            "gender": (facts.gender,) if facts.gender else (),
            "attempt": [code for end in ends for code in end.attempt],
        }

    def searched_numbers(self, facts: FirstFacts) -> dict[str, float]:
        """The numbers by which a search finds a card, by field."""
        found = super().searched_numbers(facts)
        points = facts.end.points if facts.end else facts.points
        if points is not None and isinstance(points.value, int):
            found["points"] = points.value
        if facts.end is not None and isinstance(facts.end.span, int):
            found["span"] = facts.end.span
        return found

    def about(self, facts: FirstFacts, *, has_choices: bool = True) -> Iterator[str]:
        """Species, class, characteristics and the like; where skills are told beside, without those to choose from."""
        if facts.quadrant and facts.end is None:
            yield self.where(facts)
        yield from facts.species
        gender = self.word("card.gender", facts.gender)
        yield from (part for part in (gender, facts.ship_class, facts.region) if part)
        yield from with_implied(facts.species, facts.characteristics)
        yield from (self.either(group) for group in facts.skill_choices if has_choices)
        yield from facts.special_equipment
        if facts.uniqueness not in ("unique", "universal"):
            yield self.word("card.uniqueness", facts.uniqueness)
        if facts.countdown:
            yield self.words.say("card.countdown", number=facts.countdown)
        if facts.homeworld_of:
            yield self.words.say("card.homeworld", affiliation=facts.homeworld_of)
        if facts.outpost:
            yield self.words.say("card.outpost", affiliation=facts.outpost, shields=facts.attributes["Shields"])
        if facts.persona:
            yield self.words.say("card.version", name=facts.persona)

    def staffing_line(self, facts: FirstFacts) -> Iterator[str]:
        """The ways to staff a ship."""
        if facts.staffing:
            ways = self.words.templates["card.or"].join(self.staffed(way) for way in facts.staffing)
            yield self.words.say("card.staffed", ways=ways)

    def beside_signs(self, facts: FirstFacts) -> Iterator[str]:
        """The ways to staff a ship, where its signs do not say them."""
        if len(facts.staffing) > 1 or any(way.skills or way.titles or way.characteristics for way in facts.staffing):
            yield from self.staffing_line(facts)

    def told_beside(self, facts: FirstFacts) -> Iterator[str]:
        """Facts for which there is no sign: builders, nemeses, commanders, the two on a card, what a site is for."""
        if facts.builder is not None:
            it = facts.builder
            people = "/".join(part for part in (it.affiliation, PEOPLES.get(it.affiliation)) if part)
            who = " ".join(part for part in (people, it.species, it.quadrant, it.icon, it.classification) if part)
            yield self.words.say("card.seeded-or-built" if facts.seed_one else "card.built-by", who=who)
        if facts.nemesis:
            yield self.words.say("card.nemesis", icon=facts.nemesis)
        if facts.commands or facts.commanders:
            yield self.words.say("card.commander", names=", ".join((*facts.commands, *facts.commanders)))
        if facts.restriction is not None:
            yield from self.restricted(facts.restriction)
        yield from self.sides(facts)
        yield from self.of_stations(facts)
        yield from self.of_shots(facts)
        yield from self.of_side_decks(facts)
        for person in facts.pair:
            yield self.one_of_two(person)

    def one_of_two(self, person: DualPerson) -> str:
        """One of the two on a card: skills and attributes, icons, and what else is told of a personnel."""
        named = ", ".join(self.skill(it.name, it.level) for it in skills_on_face(person))
        figures = " ".join(part for part in (f"{person.name}: {named}", self.attributes(person)) if part)
        gender = self.word("card.gender", person.gender)
        told = (*person.species, gender, *with_implied(person.species, person.characteristics))
        return DOT.join(part for part in (figures, *self.icons(person.icons), *told) if part)

    def of_shots(self, facts: FirstFacts) -> Iterator[str]:
        """By what a tactic damages what it hits, hits directly and misses (1E-13.0/2)."""
        shots = (("hit", facts.hit), ("direct-hit", facts.direct_hit), ("miss", facts.otherwise))
        for shot, icons in shots:
            if icons:
                told = self.words.say("card.tactic.drawn", number=icons.count(DRAW)) if DRAW in icons else ""
                placed = self.words.say("card.tactic.placed") if PLACE in icons else ""
                how = self.words.listed([part for part in (placed, told) if part], "and")
                yield self.words.say(f"card.tactic.{shot}", how=how)

    def of_side_decks(self, facts: FirstFacts) -> Iterator[str]:
        """Which side deck a doorway opens (1E-3.3/1)."""
        doors = {TACTICS: BATTLE_BRIDGE_DOOR, **OPENED_BY}
        opened = (pile for pile, door in doors.items() if facts.title == door)
        yield from (self.words.say(f"card.opens.{pile}") for pile in opened)

    def of_stations(self, facts: FirstFacts) -> Iterator[str]:
        """Where a site belongs, which ships dock there, who takes the station over from it; a station's other side."""
        say = self.words.say
        if facts.level:
            stations = self.words.templates["card.or"].join(facts.stations) or say("card.site.any")
            yield say("card.site", level=facts.level, stations=stations)
        sites = (("card.site.beside", facts.beside), ("card.takes-no", facts.takes_no))
        yield from (say(key, sites=self.words.templates["card.or"].join(named)) for key, named in sites if named)
        if facts.berths is not None:
            which = "card.berths.unstaffed" if facts.berths.unstaffed else "card.berths"
            yield say(which, below=facts.berths.below, capacity=facts.berths.capacity)
            told = (
                ("card.berths.reports", facts.berths.reports),
                ("card.berths.repairs", facts.berths.repairs),
                ("card.berths.lands", facts.berths.lands),
            )
            yield from (say(key) for key, so in told if so)
        if facts.common:
            yield say("card.common")
        if facts.extends:
            yield say("card.extends", number=facts.extends)
        if facts.innermost:
            yield say("card.innermost")
        if facts.commandeers:
            yield say("card.commandeers", skill=facts.commandeers)
        if facts.other_side is not None:
            who = self.words.templates["card.or"].join(facts.other_side.affiliations)
            numbers = ", ".join(f"{name} {number}" for name, number in facts.other_side.attributes.items())
            key = "card.other-side" if who else "card.other-side.any"
            yield say(key, who=who, title=facts.other_side.title, numbers=numbers)
        if facts.uncontrolled:
            yield say("card.uncontrolled")

    def restricted(self, box: Restriction) -> Iterator[str]:
        """What a restriction box says."""
        for key, groups in (("card.shuns", box.shuns), ("card.works-only", box.only)):
            named = self.words.templates["card.or"].join(self.group(words, box) for words in groups)
            if named:
                yield self.words.say(key, groups=named)

    def group(self, words: tuple[str, ...], box: Restriction) -> str:
        """A group of cards as a restriction box names it: ``[Kli] Honor personnel``."""
        named = [f"[{word}]" if word in (*AFFILIATIONS, *BOX_ICONS) else word for word in words]
        return self.words.say(f"card.group.{'personnel' if box.personnel else 'cards'}", what=" ".join(named))

    def end(self, facts: FirstFacts, it: MissionEnd) -> End:
        """What one end of a mission says to the player whom it faces."""
        return End(
            points=worth(it.points) if it.points is not None else "",
            span=str(it.span),
            attempt=it.attempt,
            needs=self.text.requirement(it.requirement, facts) if it.requirement is not None else "",
        )


def worth(points: Points) -> str:
    """The number in a point box, with the asterisk where one is printed."""
    return f"{points.value}{'*' if points.starred else ''}"


def skills_on_face(facts: FirstFacts | DualPerson) -> Iterator[ShownSkill]:
    """Classification first: it counts as a skill (1E-2.7/1)."""
    yield from (ShownSkill(name, is_class=True) for name in facts.classifications)
    yield from (ShownSkill(name, level) for name, level in facts.skills.items())
