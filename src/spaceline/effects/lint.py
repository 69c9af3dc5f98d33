"""What can be wrong with a definition although its types are right.

``problems_of(abilities, vocabulary)`` lists every problem with the way to it; an empty list is a clean definition.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.effects.checks import CHECKS
from spaceline.effects.names import TARGET, unknown_names
from spaceline.effects.nodes import (
    ABILITIES,
    EFFECTS,
    MODIFIERS,
    TESTS,
    Ability,
    AnyNode,
    abilities as texts,
    effects as deed,
    modifiers as change,
    selectors as select,
    tests as test,
    walk,
)
from spaceline.effects.nodes.choices import Name, Redirect
from spaceline.effects.nodes.node import fields_of
from spaceline.effects.nodes.words import WORDS
from spaceline.effects.vocabulary import Vocabulary

ONLY_ONE = (
    texts.Faced,
    texts.Played,
    texts.PlaysOn,
    texts.PlayedOnlyIf,
    texts.Boards,
    texts.FreeRegion,
    texts.AfterFailure,
    texts.Earned,
    texts.Cumulative,
    texts.Countdown,
    texts.Variable,
)
"""Texts of which a card has no more than one."""

LARGEST = 25
"""More clauses than this in one definition, and a node is missing."""
A_TEXT = 4
"""So many clauses a text may have on a card with many texts, such as one that has several uses."""

CLAUSES: tuple[type, ...] = (*ABILITIES, *EFFECTS, *TESTS, *MODIFIERS)


def problems_of(abilities: Iterable[Ability], vocabulary: Vocabulary) -> list[str]:
    """All problems of a definition, each with the way to it."""
    definition = tuple(abilities)
    problems = [f"abilities: {problem}" for problem in as_a_whole(definition)]
    is_played_on = any(isinstance(ability, texts.PlaysOn) for ability in definition)
    for at, ability in enumerate(definition):
        is_known = (is_played_on and isinstance(ability, texts.Played)) or isinstance(ability, texts.Forbids)
        given = (TARGET,) if is_known else ()
        names = unknown_names(ability, *given)
        problems += [f"abilities[{at}]: {problem}" for problem in (*names, *out_of_place(ability))]
        for path, node in walk(ability, f"abilities[{at}]"):
            found = (*words_of(node), *CHECKS[type(node)](node, vocabulary))
            problems += [f"{path}: {type(node).__name__}: {problem}" for problem in found]
    return problems


def as_a_whole(definition: tuple[Ability, ...]) -> Iterator[str]:
    """What is wrong with the texts of a card together."""
    nodes = [node for ability in definition for _, node in walk(ability)]
    parts: list[tuple[Ability, ...]] = [it.texts for it in definition if isinstance(it, texts.PartOfCombo)]
    wholes = parts or [definition]
    clauses = max(sum(isinstance(it, CLAUSES) for text in whole for _, it in walk(text)) for whole in wholes)
    most = max(LARGEST, A_TEXT * len(definition))
    if clauses > most:
        yield f"{clauses} clauses are too many (at most {most}): a node is missing"
    for node in nodes:
        if isinstance(node, test.Unused) and not has_limit(definition, node.text):
            yield f"text {node.text} has no limit"
    given = {node.name for node in nodes if isinstance(node, Name)}
    for word in dict.fromkeys(word for node in nodes for word in words_used(node)):
        if word not in given:
            yield f"nothing is named {word!r}"
    for kind in ONLY_ONE:
        if sum(isinstance(ability, kind) for ability in definition) > 1:
            yield f"there is more than one {kind.__name__}"
    becomes_damage = any(isinstance(node, deed.Put) and node.to == "ship" for node in nodes)
    if any(isinstance(node, texts.Damage) for node in nodes) and not becomes_damage:
        yield "Damage never works: nothing puts the card on a ship"


def words_used(node: AnyNode) -> tuple[str, ...]:
    """The names of skills and titles that a node speaks of."""
    if isinstance(node, change.Gain):
        return node.names
    if isinstance(node, select.Cards):
        return tuple(name for name in (node.titled, node.skilled) if name)
    return ()


def has_limit(definition: tuple[Ability, ...], number: int) -> bool:
    """Whether the text of that number may be used only so often."""
    return 0 < number <= len(definition) and bool(getattr(definition[number - 1], "limit", ""))


def out_of_place(ability: Ability) -> Iterator[str]:
    """What is said in a kind of text where it cannot mean anything."""
    nodes = [node for _, node in walk(ability)]
    if isinstance(ability, (texts.Faced, texts.Encounter)):
        for node in nodes:
            if isinstance(node, select.Cards) and node.where == "command":
                yield "a dilemma speaks of those `facing` it and of cards `here`, not of all that is commanded"
    of_chance = any(isinstance(node, texts.When) and node.verb in ("random_selection", "select") for node in nodes)
    if not of_chance and any(isinstance(node, Redirect) for node in nodes):
        yield "Redirect stands in a text that responds to no random selection"
    yield from prevented_too_late(ability)
    responds = any(isinstance(node, texts.When) for node in nodes)
    for node in () if responds else nodes:
        if isinstance(node, deed.Prevent) or (isinstance(node, deed.Nullify) and node.cards is None):
            yield f"{type(node).__name__} stands in a text that responds to nothing"


CALLED_OFF = ("begin-battle",)
"""What can still be prevented when it has just begun."""


def prevented_too_late(ability: Ability) -> Iterator[str]:
    """What a text would prevent that has happened already."""
    for _, text in walk(ability):
        if isinstance(text, texts.When) and text.moment in ("when", "just") and text.verb not in CALLED_OFF:
            yield from (
                "Prevent stands in a text that responds to what has happened"
                for _, node in walk(text.effect)
                if isinstance(node, deed.Prevent)
            )


def words_of(node: AnyNode) -> Iterator[str]:
    """Words that are not in the closed list of their field."""
    for field in fields_of(type(node)):
        allowed = WORDS.get((type(node), field.name))
        if allowed is None:
            continue
        value = getattr(node, field.name)
        for word in value if isinstance(value, tuple) else (value,):
            if word not in allowed and (word or field.required):
                yield f"{field.name} is none of {', '.join(allowed)}: {word!r}"
