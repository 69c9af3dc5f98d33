"""Traits: what a card may be. A filter is a list of them.

``Traits`` declares each of them once: its word, what is said with it, and what it means. Which node carries it follows
from what is said with it. Each edition registers how a trait is looked at (``effects.matching``); what it does not
register it does not support. How a trait is told stands in ``render.filters``, on what it depends in ``dependencies``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, TypedDict, Unpack, get_type_hints

from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.requirements import AnyRequirement


class Trait(Node, frozen=True):
    """One thing that a card must be: a word of ``Traits``, and what is said with it."""

    trait: str

    @property
    def wanted(self) -> Any:
        """What is said with the word, as ``like`` takes it."""
        return getattr(self, self.__struct_fields__[-1])


class Is(Trait, frozen=True):
    """It is like that, or just not."""

    so: bool = True


class Named(Trait, frozen=True):
    """It has any one of these names, unless the trait says all or none of them."""

    names: tuple[str, ...]


class Measured(Trait, frozen=True):
    """It measures up to a number, as the trait says."""

    of: str = ""
    """An attribute, a sum written ``Cunning+Strength``, or the cost."""
    number: int = 0

    @property
    def wanted(self) -> Any:
        """The number, with what it is a number of."""
        return (self.of, self.number) if self.of else self.number


class Meets(Trait, frozen=True):
    """It meets a requirement, or those do with whom it is."""

    requirement: AnyRequirement


class Related(Trait, frozen=True):
    """It stands in a relation to a card like that."""

    to: Filter


class Among(Trait, frozen=True):
    """It is like one of these, or like none of them."""

    filters: tuple[Filter, ...]


AnyTrait = Is | Named | Measured | Meets | Related | Among


SKILLED = frozenset(("skills", "meets", "admitted"))
"""The traits that ask for skills."""


class Filter(Node, frozen=True, dict=True):
    """What a card must be: all of these traits, each said once and in the order of ``Traits``.

    Authors write ``like(stopped=False, skills="Law")``, YAML ``{node: Filter, stopped: false, skills: [Law]}``.
    """

    traits: tuple[AnyTrait, ...] = ()

    @cached_property
    def said(self) -> Mapping[str, Any]:
        """The words of the traits, each with what is said with it."""
        return {it.trait: it.wanted for it in self.traits}

    def names(self, part: str) -> tuple[str, ...]:
        """The names that it asks for; none where it asks for none."""
        found: tuple[str, ...] = self.said.get(part, ())
        return found

    @cached_property
    def asks_for_skills(self) -> bool:
        """Whether it asks for skills of somebody, maybe aboard, by itself or in one of several ways to be like it."""
        others: tuple[Filter, ...] = self.said.get("one_of", ())
        others += (self.said["carries"],) if "carries" in self.said else ()
        return not SKILLED.isdisjoint(self.said) or any(other.asks_for_skills for other in others)

    @cached_property
    def speaks_of_stopped(self) -> bool:
        """Whether it says whether somebody is stopped, by itself or in one of several ways to be like it."""
        others: tuple[Filter, ...] = self.said.get("one_of", ())
        return "stopped" in self.said or any(other.speaks_of_stopped for other in others)

    def says_only(self, *words: str) -> bool:
        """Whether it says this and nothing else."""
        return self.said.keys() == set(words)

    def but(self, **wanted: Unpack[Traits]) -> Filter:
        """This filter with other traits, or with more of them."""
        return like(**{**self.said, **wanted})

    def without(self, *words: str) -> Filter:
        """This filter without these traits: it says nothing of them."""
        return Filter(tuple(it for it in self.traits if it.trait not in words))


Names = str | tuple[str, ...]
Filters = Filter | tuple[Filter, ...]


class Traits(TypedDict, total=False):
    """What a card may be; any one name suffices where it is not said otherwise."""

    types: Names
    titles: Names
    title_words: Names
    """First Edition: one of these words stands in its title, alone or among others."""
    affiliations: Names
    icons: Names
    """All of them, staffing and permission icons alike."""
    icons_anywhere: Names
    """First Edition: any one of these icons stands anywhere on it, in its text too, and that of its type (1E-8.2/1)."""
    skills: Names
    lacks: Names
    """None of these skills."""
    keywords: Names
    species: Names
    characteristics: Names
    """First Edition: gender, rank and whatever else a card is (1E-10.3/1)."""
    classifications: Names
    """First Edition: the classification alone, not the skill of that name (1E-10.1.0.1/1)."""
    classes: Names
    kinds: Names
    """Of a mission or a dilemma: planet, space, headquarters, dual."""
    quadrants: Names
    regions: Names
    meets: AnyRequirement
    """A requirement that the card meets by itself."""
    requires: Names
    """It is a mission whose requirement names one of these skills."""
    completed: bool
    """Whether it is a completed mission."""
    price: int
    """Its printed cost."""
    below: tuple[str, int]
    """An attribute (or a sum written ``Cunning+Strength``) that is lower than a number."""
    unique: bool
    stopped: bool
    printed: Names
    """Any one of these skills, or this special equipment, printed on the card, whatever texts add or put off line."""
    staffed: bool
    """Whether its staffing requirements are met."""
    mobile: bool
    """First Edition: whether it is a ship that could move by itself: staffed, unstopped, and held by no card."""
    staffing: int
    """It asks for staff, and at least so many staffing icons are printed on it; staff may be asked for without any."""
    empty: bool
    """Whether no personnel is aboard it."""
    overrun: bool
    """Whether Rogue Borg are aboard it who have killed its crew to the last."""
    cloaked: bool
    phased: bool
    """First Edition: whether it is phased, and so neither cloaked nor uncloaked (1E-7.6.0.1/1)."""
    infiltrating: bool
    """Whether it infiltrates a crew or Away Team now (1E-G:infiltrator/1)."""
    open: bool
    """First Edition: whether it is a mission that shows no affiliation."""
    adjacent: Filter
    """It is a mission, and one like that lies beside it on its spaceline (1E-G:adjacent/1)."""
    followed: bool
    """Whether another location lies to its right."""
    specialist: bool
    """First Edition: whether it is a personnel whose only skill is a regular one."""
    attempted: bool
    """First Edition: whether it is a mission that somebody has attempted."""
    solver: bool
    """First Edition: whether it used a skill or classification to solve the mission that its player attempted last."""
    vacant: bool
    """First Edition: whether it is a mission whose own outpost is not there and may be built again."""
    fielded: bool
    """First Edition: whether its owner owns a card of that title in play."""
    matching: Names
    """First Edition: it is of the affiliation of the ``station`` at one of whose sites it is, or of the ``homeworld``
    where it is, and of that one's universe."""
    unopposed: bool
    """First Edition: whether no opponent has personnel where it is (1E-G:unopposed/1)."""
    jailed: bool
    """First Edition: whether it is a captive whom a brig holds (1E-G:capturing/6)."""
    admitted: Names
    """First Edition: the text of the card that it is aboard says that it makes use there of cards of these titles."""
    outermost: bool
    """Whether it is at an end of its spaceline."""
    sent: bool
    """Whether it is a ship that a card on it sends somewhere, or one of its crew: they do nothing else (1E-7.10/1)."""
    special: Names
    """Any one of these, as special equipment."""
    away: bool
    """Whether it belongs to an Away Team, not to a crew."""
    amid: AnyRequirement
    """A requirement that the crew or Away Team meets to which it belongs, or the crew aboard it."""
    attempters: AnyRequirement
    """First Edition: a requirement that those of its crew or Away Team meet who can attempt a mission."""
    at: Filter
    """It is at a mission like that."""
    within: Filter
    """It is aboard a card like that, or aboard a ship that is docked there."""
    on: Filter
    """It lies on a card like that."""
    under: Filter
    """A card like that lies on it."""
    kinless: bool
    """Whether nobody else of those who face the dilemma is of a species of its own."""
    facing: bool
    """Whether it is a personnel that faces a dilemma now."""
    attempting: bool
    """Whether it takes part in the mission attempt, or did when the last dilemma was revealed."""
    involved: Names
    """It is involved in ``combat`` or in an ``engagement`` now, or in one that its commander did not begin:
    ``defense``; or it is the ``target`` at which the attack is aimed; or it is ``firing`` in a ship battle, or
    ``defending``: fired at."""
    carries: Filter
    """A card of yours like that is aboard it."""
    corresponds: bool
    """A Commander of the ship it is aboard, or else of a ship its owner commands; a ship whose Commander its owner
    commands (2E-commander/1)."""
    equips: Filter
    """It is an equipment, and a personnel of yours like that is equipped with it."""
    bears: Filter
    """It is a personnel who is equipped with an equipment like that (2E-equipped-with/1)."""
    own: bool
    """Whether whoever commands it owns it (2E-command-and-owner/3, 1E-12.3/3)."""
    disabled: bool
    docked: bool
    damaged: bool
    zones: Names
    """It lies in one of these zones of its owner: ``hand deck discard``; ``beneath`` a mission, overcome; or it is a
    dilemma that is ``faced`` now."""
    damaging: bool
    """Whether it becomes damage where it lies on a ship (2E-damage/1)."""
    face_up: bool
    one_of: Filters
    """It matches one of these."""
    excluding: Filters
    """It matches none of these."""


CARRIERS: Mapping[Any, type[AnyTrait]] = {
    bool: Is,
    Names: Named,
    int: Measured,
    tuple[str, int]: Measured,
    AnyRequirement: Meets,
    Filter: Related,
    Filters: Among,
}
"""What is said with a word to the node that carries it."""

TRAITS: Mapping[str, type[AnyTrait]] = {word: CARRIERS[hint] for word, hint in get_type_hints(Traits).items()}
"""Every trait, with its node."""


def like(**wanted: Unpack[Traits]) -> Filter:
    """A card of whatever type that is like this.

    Raises:
        TypeError: there is no such trait.
    """
    values: Mapping[str, Any] = wanted
    if unknown := values.keys() - TRAITS.keys():
        raise TypeError(f"a filter has no {', '.join(sorted(unknown))}; there are: {', '.join(TRAITS)}")
    said = ((word, values[word]) for word in TRAITS if word in values)
    return Filter(tuple(trait(word, it) for word, it in said if it not in (None, ())))


def trait(word: str, wanted: Any) -> AnyTrait:
    """The trait of that word: one name alone will do for several, and one filter."""
    kind: Any = TRAITS[word]
    if kind is Measured:
        of, number = wanted if isinstance(wanted, tuple) and len(wanted) == 2 else ("", wanted)
        return Measured(word, of, number)
    is_alone = kind in (Named, Among) and not isinstance(wanted, tuple)
    made: AnyTrait = kind(word, (wanted,) if is_alone else wanted)
    return made


def spelled_out(written: Any) -> Any:
    """Plain data of a text, as YAML holds it, in which filters say their traits as ``like`` takes them."""
    if isinstance(written, list):
        return [spelled_out(part) for part in written]
    if not isinstance(written, dict):
        return written
    inside = {name: spelled_out(held) for name, held in written.items()}
    if inside.get("node") != Filter.__name__:
        return inside
    said = ((word, inside.pop(word)) for word in TRAITS if word in inside)
    traits = [trait(word, tuple(it) if isinstance(it, list) else it) for word, it in said]
    return {**inside, "traits": [in_plain_data(it) for it in traits]} if traits else inside


def in_plain_data(it: AnyTrait) -> dict[str, Any]:
    """A trait in plain data, what it holds being that already."""
    return {"node": type(it).__name__, **{name: getattr(it, name) for name in it.__struct_fields__}}
