"""What a text must know to be written: the language, the card, and how its names are spoken of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Protocol

from spaceline.effects.names import ATTACKER, CAUSE, LEFT, SPOKEN_OF, TARGET
from spaceline.effects.nodes import EFFECTS, AnyNode, parts, walk
from spaceline.effects.nodes.abilities import Cure, Damage, Encounter, Faced, Nullifier, When
from spaceline.effects.nodes.effects import Download, Effect, ForEach, Select, Sequence, Tell, Top
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.render.lexicon import ENGLISH, Lexicon

TAGS = "ⒶⒷⒸⒹⒺⒻ"
NUMBERS = "XYZUVW"


class Printed(Protocol):
    """What a text says about its own card."""

    @property
    def type(self) -> str:
        """The card type."""


@dataclass(frozen=True)
class Writer:
    """A language, a card, and the references of one text."""

    lexicon: Lexicon = ENGLISH
    type: str = "card"
    references: Mapping[str, str] = field(default_factory=dict)
    """What a named group of cards is called."""
    singular: frozenset[str] = frozenset()
    """The names of single cards."""
    tags: Mapping[str, str] = field(default_factory=dict)
    """Marks for groups that would be mixed up otherwise."""
    numbers: Mapping[str, str] = field(default_factory=dict)
    facing: bool = False
    """Within the text of a dilemma, personnel are those facing it."""
    on_ship: bool = False
    """The text is that of a ship, or works as damage on one."""
    spoken: Mapping[Cards, str] = field(default_factory=dict)
    """Cards that are spoken of in words of their own, because they are selected in the same breath."""

    def say(self, key: str, **slots: object) -> str:
        """Fill in a template of the language."""
        return self.lexicon.say(key, **slots)


def writer_for(ability: AnyNode, card_type: str = "card", lexicon: Lexicon = ENGLISH) -> Writer:
    """A writer that knows the names which a text gives."""
    names = names_given(ability)
    wanted = names_spoken_of(ability)
    said = [name for name in names if wanted[name] > 0]
    tags = dict(zip(said, TAGS, strict=False)) if len(said) > 1 else {}
    references = {name: tags.get(name) or lexicon.say(key) for name, key in names.items()}
    references.setdefault(TARGET, lexicon.say("target"))
    references.setdefault(ATTACKER, lexicon.say("attacker"))
    references.setdefault(LEFT, lexicon.say("left"))
    references.setdefault(CAUSE, lexicon.say("cause"))
    counted = [node.name for _, node in walk(ability) if isinstance(node, Tell)]
    return Writer(
        lexicon=lexicon,
        type=card_type,
        references=references,
        singular=frozenset((TARGET, ATTACKER, CAUSE, *(name for name, key in names.items() if key != "some.named"))),
        tags=tags,
        numbers=dict(zip(dict.fromkeys(counted), NUMBERS, strict=False)),
        facing=isinstance(ability, (Faced, Encounter, Cure, Nullifier, *EFFECTS)),
        on_ship=isinstance(ability, Damage) or card_type == "ship",
    )


def names_given(ability: AnyNode) -> dict[str, str]:
    """The names a text gives to cards, in order, with how to refer to them."""
    names: dict[str, str] = {}
    for _, node in walk(ability):
        if isinstance(node, When):
            names[SPOKEN_OF] = "spoken-of"
        elif isinstance(node, Select) and node.cards == Cards("ship"):
            names[node.name] = "ship.here"
        elif isinstance(node, Select):
            single = node.count == 1 and names.get(node.name, "one.named") != "some.named"
            names[node.name] = "one.named" if single else "some.named"
        elif isinstance(node, Download) and node.name:
            names[node.name] = "some.named" if node.count > 1 else "one.named"
        elif isinstance(node, Top) and node.count > 1:
            names[node.name] = "some.named"
        elif isinstance(node, (Top, ForEach)):
            names.setdefault(node.name, "one.named")
    return names


def names_spoken_of(ability: AnyNode) -> Counter[str]:
    """How often names are said, not counting what is done to cards as they are selected.

    Cards "other" than all that were named before need no names.
    """
    said: Counter[str] = Counter()
    given: set[str] = set()

    def listen(node: AnyNode) -> None:
        if isinstance(node, Cards):
            if node.name:
                said.update((node.name, *node.also))
            elif set(node.apart) != given:
                said.update(node.apart)
        elif isinstance(node, Sequence):
            said.subtract(select.name for select in fused(node.steps).values())
        for _, inner in parts(node):
            listen(inner)
        if isinstance(node, (Select, Top, ForEach)):
            given.add(node.name)

    listen(ability)
    return said


def fused(steps: tuple[Effect, ...]) -> dict[int, Select]:
    """The steps that say what happens to the cards which the step before selects, with that step."""
    return {
        at + 1: first
        for at, (first, second) in enumerate(pairwise(steps))
        if isinstance(first, Select)
        and not isinstance(second, (Select, Top, ForEach))
        and getattr(second, "cards", None) == Cards("named", name=first.name)
    }
