"""Other readings of a card: a text left out, somebody else, another place, one more, one fewer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from spaceline.effects.nodes import EFFECTS, TESTS, Ability, AnyNode
from spaceline.effects.nodes.abilities import Order, PlaysOn, SpecialDownload, Throughout, When
from spaceline.effects.nodes.effects import Tell
from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.requirements import Requirement
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Not
from spaceline.effects.nodes.traits import Is, Trait
from spaceline.effects.nodes.words import BARE_VERBS, WORDS

Abilities = tuple[Ability, ...]
OtherReading = tuple[str, Any]
"""What is read otherwise, in words, and what is read instead."""


class Misreading(NamedTuple):
    """A card whose text says something else."""

    what: str
    text: int
    """The number of the text that is misread, the first one being 0."""
    abilities: Abilities


PLAYERS: Mapping[str, tuple[str, ...]] = {
    "you": ("opponent", "anyone"),
    "opponent": ("you", "anyone"),
    "anyone": ("you", "opponent"),
    "random": ("you",),
    "holder": ("you",),
    "owner": ("you",),
}
PLACES: Mapping[str, tuple[str, ...]] = {
    "present": ("here",),
    "here": ("present", "command"),
    "facing": ("here",),
    "command": ("here",),
    "aboard": ("here",),
    "team": ("here",),
    "planet": ("here",),
    "hand": ("discard",),
    "deck": ("discard",),
    "discard": ("deck", "hand"),
    "deck_top": ("deck_bottom", "discard"),
    "deck_bottom": ("deck_top", "discard"),
    "pile": ("discard",),
    "beneath": ("pile",),
    "mission": ("missions",),
    "missions": ("mission",),
}
TIMES: Mapping[str, tuple[str, ...]] = {
    "turn": ("leaves", "dilemma"),
    "dilemma": ("turn",),
    "attempt": ("turn", "dilemma"),
    "your_next_turn": ("turn",),
    "leaves": ("turn",),
    "battle": ("turn",),
    "move": ("turn",),
}
NEAR: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "of": PLAYERS,
    "whose": PLAYERS,
    "who": PLAYERS,
    "by": PLAYERS,
    "asks": PLAYERS,
    "where": PLACES,
    "to": PLACES,
    "until": TIMES,
}
"""By field the words that are easily taken for each other."""

EASILY_FLIPPED = (("optional", When), ("other", When), ("other", Cards), ("so", Is))
"""Flags that are easily misread although they say nothing special here."""

LIMITED = (Order, When, Throughout)
"""Texts on which a limit is easily read that is not there."""


NOTHING = Tell(0, "nothing")
"""An effect that changes nothing."""

ANYWHERE = ("named", "this", "ship", "mission", "captured", "afflicted", "involved", "damage", "on")
"""Where it makes no difference whose cards are meant, or whether this card is one of them."""


def misreadings(abilities: Abilities, of_type: str = "") -> Iterator[Misreading]:
    """Each text of a card of some type left out, then each of its parts read otherwise."""
    for at, ability in enumerate(abilities):
        before, after = abilities[:at], abilities[at + 1 :]
        yield Misreading("left out", at, (*before, *left_out(ability), *after))
        for what, other in variants(ability, of_type):
            yield Misreading(what, at, (*before, other, *after))


def says_where_it_goes_anyway(abilities: Abilities, at: int) -> bool:
    """Whether that text says nothing but that the card is played on the table."""
    ability = abilities[at]
    return isinstance(ability, PlaysOn) and ability.cards is None


def played_nowhere(abilities: Abilities, at: int) -> Misreading:
    """The card without the place where it is played."""
    nowhere = PlaysOn(Cards("named", name="nowhere"))
    return Misreading("played nowhere", at, (*abilities[:at], nowhere, *abilities[at + 1 :]))


def left_out(ability: Ability) -> Abilities:
    """What stays of a text that does nothing: when it would have done it, so that it is played and used as before.

    A special download is nothing beside what it downloads.
    """
    if not isinstance(ability, SpecialDownload) and isinstance(getattr(ability, "effect", None), EFFECTS):
        return (msgspec.structs.replace(ability, effect=NOTHING),)
    return ()


def variants(node: AnyNode, of_type: str) -> Iterator[OtherReading]:
    """A node in which one thing is read otherwise, in it or in what it holds."""
    kind = type(node)
    for field in msgspec.structs.fields(kind):
        name, value = field.name, getattr(node, field.name)
        if means_nothing(node, name, of_type):
            continue
        for what, other in (*otherwise(kind, field, value), *inside(value, of_type)):
            yield f"{kind.__name__}.{name} {what}", msgspec.structs.replace(node, **{name: other})


def means_nothing(node: AnyNode, field: str, of_type: str) -> bool:
    """Whether a field makes no difference here, so that it cannot be misread."""
    if isinstance(node, Cards) and field in ("of", "other"):
        types = node.filter.names("types")
        is_apart = field == "other" and bool(types) and of_type not in types
        return node.where in ANYWHERE or is_apart
    return (
        isinstance(node, When) and node.subject is None and field in ("whose", "other") and node.verb not in BARE_VERBS
    )


def inside(value: Any, of_type: str) -> Iterator[OtherReading]:
    """What a field holds, in which one thing is read otherwise."""
    if isinstance(value, Node | Requirement):
        for what, other in variants(value, of_type):
            yield f"> {what}", other
    elif isinstance(value, tuple):
        for at, held in enumerate(value):
            for what, other in inside(held, of_type):
                yield f"{at + 1} {what}", (*value[:at], other, *value[at + 1 :])


def otherwise(kind: type, field: msgspec.structs.FieldInfo, value: Any) -> Iterator[OtherReading]:
    """What else a field might say."""
    is_default = field.default is not msgspec.NODEFAULT and value == field.default
    if isinstance(value, bool):
        if not is_default or (field.name, kind) in EASILY_FLIPPED:
            yield f"is not {value}", not value
    elif isinstance(value, int):
        yield from numbers(value) if not (is_default and value in (0, -1)) else ()
    elif isinstance(value, str):
        yield from words(kind, field, value)
    elif isinstance(value, tuple):
        yield from fewer(value, has_default=field.default is not msgspec.NODEFAULT)
    elif isinstance(value, TESTS):
        test: Any = value
        yield "is the opposite", Not(test)
    if isinstance(value, Node | Requirement | bool) and not is_default and field.default is None:
        yield "is missing", None


def numbers(value: int) -> Iterator[OtherReading]:
    """One more, and one less where that is still a number of something."""
    yield f"is {value + 1}, not {value}", value + 1
    if value - 1:
        yield f"is {value - 1}, not {value}", value - 1


def words(kind: type, field: msgspec.structs.FieldInfo, value: str) -> Iterator[OtherReading]:
    """The words that are easily taken for this one, as far as the field may say them; or none, or a limit."""
    allowed = WORDS.get((kind, field.name), ())
    for word in NEAR.get(field.name, {}).get(value, ()):
        if word in allowed:
            yield f"is {word}, not {value}", word
    if value and allowed and field.default == "":
        yield f"is not {value}", ""
    if not value and field.name == "limit" and kind in LIMITED:
        yield "is turn", "turn"


def fewer(value: tuple[Any, ...], *, has_default: bool) -> Iterator[OtherReading]:
    """Without one of several, and without any where that means something."""
    traits = [held.trait for held in value if isinstance(held, Trait)]
    if value and has_default and len(traits) < 2:
        yield "is missing", ()
    if len(value) > 1:
        for at, held in enumerate(value):
            said = held if isinstance(held, str | int) else traits[at] if traits else f"{at + 1}"
            yield f"lacks {said}", (*value[:at], *value[at + 1 :])
