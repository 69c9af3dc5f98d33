"""What a text must know to be written: the language, the card, and how its names are spoken of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Protocol

from msgspec.structs import replace

from spaceline.effects.names import ATTACKER, CAUSE, GOAL, IT, LEFT, PROBED, SPOKEN_OF, TARGET
from spaceline.effects.nodes import EFFECTS, AnyNode, parts, walk
from spaceline.effects.nodes.abilities import Cure, Damage, Encounter, Faced, Nullifier, When
from spaceline.effects.nodes.captivity import Release
from spaceline.effects.nodes.effects import Download, Effect, ForEach, Gate, Select, Sequence, Tell, Top
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.render.lexicon import ENGLISH, Lexicon

GOES_WITHOUT_SAYING = {Cards("ship"): "ship.here", Cards("ship", "anyone"): "ship.here", Cards("mission"): "mission"}
"""Cards of which there is but one: a selection of it need not be told."""
KNOWN_NAMES = {TARGET: "target", ATTACKER: "attacker", GOAL: "goal", LEFT: "left", PROBED: "probe-card"}
"""Names that texts give without choosing, and how they are said."""
SINGLE = (TARGET, ATTACKER, CAUSE, GOAL, PROBED)
"""The names that a text is given for one card."""
SEVERAL = ("some.named", "spoken-of.more")
"""How groups of cards are referred to."""
UNMISTAKABLE = ("spoken-of", "spoken-of.more", "mission", "ship.here")
"""References that need no mark beside others."""
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
    origins: Mapping[str, Cards] = field(default_factory=dict)
    """From where named cards were taken, as far as that is always the same."""
    same: frozenset[str] = frozenset()
    """Names of the one card that a text responds to: choosing it goes without saying."""
    title: str = ""
    """The title of the card."""
    kept: str = "personnel"
    """The type of the cards that the card keeps under its effect."""
    holds: bool = False
    """Whether it holds them on itself."""
    rides: bool = False
    """Whether the card is played on a ship."""
    labels: Mapping[int, str] = field(default_factory=dict)
    """How the texts of the card are spoken of, by their numbers."""
    about: Cards | None = None
    """The cards that are being modified."""
    others: bool = False
    """What is said to "you" is said of each player in turn."""
    doer: bool = False
    """What is said of "an opponent" is said to that opponent, who was named just before."""
    leaving: bool = False
    """The cards are taken from where they are."""
    either: bool = False
    """Of several types of cards, one card is meant."""
    unplayed: bool = False
    """The text takes away a card that is being played."""
    unsaid: frozenset[str] = frozenset()
    """The names of cards of which nothing is said once they are named."""
    words: Mapping[str, str] = field(default_factory=dict)
    """What this text says otherwise, since it is clear what it speaks of."""

    def say(self, key: str, **slots: object) -> str:
        """Fill in a template of the language."""
        if self.doer and (own := f"own.{key}") in self.lexicon.templates:
            return self.lexicon.say(own, **slots)
        theirs = f"their.{key}"
        if self.others and theirs in self.lexicon.templates:
            return self.lexicon.say(theirs, **slots)
        return self.lexicon.say(self.words.get(key, key), **slots)

    def named(self, names: Iterable[str]) -> list[str]:
        """Names as they are said: as they are printed, but for those that are words of the language."""
        return [self.lexicon.templates.get(f"name.{name.replace(' ', '-')}", name) for name in names]

    @property
    def opponent(self) -> str:
        """The opponent who does something: that of a dilemma is one player, others may be several."""
        return self.say("player.dilemma" if self.facing or self.type == "dilemma" else "player.opponent")


def writer_for(ability: AnyNode, card_type: str = "card", lexicon: Lexicon = ENGLISH) -> Writer:
    """A writer that knows the names which a text gives."""
    names = names_given(ability)
    same = names_of_the_same(ability) if names.get(SPOKEN_OF) == "spoken-of" else frozenset()
    names |= dict.fromkeys(same, "spoken-of")
    wanted = names_spoken_of(ability)
    loops = any(isinstance(node, ForEach) for _, node in walk(ability))
    if loops and any(wanted[name] > 0 for name in same):
        wanted[SPOKEN_OF] += 1
    alone = not any(wanted[name] > 0 for name, key in names.items() if key == "one.named" and name not in same)
    said = [
        name
        for name, key in names.items()
        if wanted[name] > 0 and needs_mark(name, key, loops=loops or not alone, same=same)
    ]
    tags = dict(zip(said, TAGS, strict=False)) if len(said) > 1 or is_overtaken(ability, names) else {}
    tags |= {name: tags[SPOKEN_OF] for name in same if SPOKEN_OF in tags}
    at_hand = {"ship.here": "ship.aboard"} if card_type == "personnel" else {}
    origins = origins_of(ability)
    ships = (name for name, cards in origins.items() if cards.filter.names("types") == ("ship",))
    names |= {name: "one.ship" for name in ships if names.get(name) == "one.named"}
    references = {name: tags.get(name) or lexicon.say(at_hand.get(key, key)) for name, key in names.items()}
    for name, key in KNOWN_NAMES.items():
        references.setdefault(name, lexicon.say(key))
    references.setdefault(CAUSE, lexicon.say("cause.dilemma" if is_of_a_dilemma(ability) else "cause"))
    counted = dict.fromkeys(node.name for _, node in walk(ability) if isinstance(node, Tell))
    return Writer(
        lexicon=lexicon,
        type=card_type,
        references=references,
        singular=frozenset((*SINGLE, *(name for name, key in names.items() if key not in SEVERAL))),
        tags=tags,
        same=same,
        unsaid=frozenset(name for name in names if not wanted[name]),
        origins=origins,
        numbers=dict(zip(counted, NUMBERS, strict=False)),
        facing=isinstance(ability, (Faced, Encounter, Cure, Nullifier, *EFFECTS)),
        on_ship=isinstance(ability, Damage) or card_type == "ship",
    )


def needs_mark(name: str, key: str, *, loops: bool, same: frozenset[str]) -> bool:
    """Whether cards might be mixed up with others; "it" might beside "that one", or where each of several is meant."""
    return key not in UNMISTAKABLE or (loops and key == "spoken-of" and name not in same)


def is_overtaken(ability: AnyNode, names: Mapping[str, str]) -> bool:
    """Whether a card is spoken of once another was chosen after it, so that "that one" might mean the other."""

    def listen(node: AnyNode, chosen: list[str]) -> bool:
        if isinstance(node, Cards) and node.name in chosen[:-1] and node.name != chosen[-1]:
            return True
        apart = isinstance(node, Gate)
        heard = [listen(inner, [*chosen] if apart else chosen) for _, inner in parts(node)]
        if isinstance(node, (Select, Top)) and names.get(node.name) == "one.named":
            chosen.append(node.name)
        return any(heard)

    return listen(ability, [])


def is_of_a_dilemma(ability: AnyNode) -> bool:
    """Whether a text responds to what a dilemma does."""
    return isinstance(ability, When) and (ability.by == "dilemma" or ability.verb == "face")


def names_given(ability: AnyNode) -> dict[str, str]:
    """The names a text gives to cards, in order, with how to refer to them."""
    names: dict[str, str] = {}
    passing = said_at_once(ability)
    for _, node in walk(ability):
        if isinstance(node, When):
            names[SPOKEN_OF] = "spoken-of.more" if is_of_several(node) else "spoken-of"
        elif isinstance(node, Select) and node.name == SPOKEN_OF in names and speaks_on(node, passing):
            continue
        elif isinstance(node, Select) and node.cards in GOES_WITHOUT_SAYING:
            names[node.name] = GOES_WITHOUT_SAYING[node.cards]
        elif isinstance(node, Select):
            single = node.count == 1 and names.get(node.name, "one.named") != "some.named"
            names[node.name] = "one.named" if single else "some.named"
        elif isinstance(node, Download) and node.name:
            names[node.name] = "some.named" if node.count > 1 else "one.named"
        elif isinstance(node, Top) and node.count > 1:
            names[node.name] = "some.named"
        elif isinstance(node, (Top, ForEach)):
            names.setdefault(IT if isinstance(node, ForEach) else node.name, "one.named")
    return names


def is_of_several(it: When) -> bool:
    """Whether a text responds to what happens to any number of cards, of which not simply one is chosen."""
    drawn = (node for _, node in walk(it.effect) if isinstance(node, (Select, ForEach)))
    several = any(
        isinstance(node, ForEach) or node.by != "you" or node.count != 1
        for node in drawn
        if node.cards.where == "named" and node.cards.name == SPOKEN_OF and not node.cards.filter.names("types")
    )
    return it.limit == "together" or it.verb == "random_selection" or several


def speaks_on(it: Select, passing: frozenset[Select]) -> bool:
    """Whether a selection leaves what "it" means as it was, though it gives that name anew."""
    return it in passing or it.cards.name == SPOKEN_OF


def said_at_once(ability: AnyNode) -> frozenset[Select]:
    """The selections of cards that are not spoken of again after what is done to them at once."""
    found: set[Select] = set()
    for _, node in walk(ability):
        if isinstance(node, Sequence):
            for at, first in fused(node.steps).items():
                later = (inner for step in node.steps[at + 1 :] for _, inner in walk(step))
                if not any(isinstance(inner, Cards) and inner.name == first.name for inner in later):
                    found.add(first)
    return frozenset(found)


def is_of_it(it: Select) -> bool:
    """Whether a selection is of one of the cards that the text responds to, whichever the player likes."""
    bare = Cards("named", name=SPOKEN_OF)
    return it.count == 1 and it.by == "you" and not it.up_to and it.cards in (bare, replace(bare, apart=it.cards.apart))


def names_of_the_same(ability: AnyNode) -> frozenset[str]:
    """The names given to the one card that a text responds to."""
    return frozenset(node.name for _, node in walk(ability) if isinstance(node, Select) and is_of_it(node))


def origins_of(ability: AnyNode) -> dict[str, Cards]:
    """From where named cards are taken; nothing is said of names that are given twice."""
    found: dict[str, Cards] = {}
    given = Counter(node.name for _, node in walk(ability) if isinstance(node, (Select, Top)))
    for _, node in walk(ability):
        if isinstance(node, (Select, Top)) and given[node.name] == 1:
            source = node.cards
            found[node.name] = found.get(source.name, source) if source.where == "named" else source
    return found


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
            given.add(IT if isinstance(node, ForEach) else node.name)

    listen(ability)
    return said


def speaks_of(deed: Effect, cards: Cards) -> bool:
    """Whether something is done to these cards, or captives are released to them."""
    return getattr(deed, "cards", None) == cards or (isinstance(deed, Release) and deed.to == cards)


def fused(steps: tuple[Effect, ...]) -> dict[int, Select]:
    """The steps that say what happens to the cards which the step before selects, or to where, with that step."""
    return {
        at + 1: first
        for at, (first, second) in enumerate(pairwise(steps))
        if isinstance(first, Select)
        and not isinstance(second, (Select, Top, ForEach))
        and speaks_of(second, Cards("named", name=first.name))
    }


def is_one_choice(it: Gate) -> bool:
    """Whether what may be done where a test holds has the same alternative as where it does not."""
    return isinstance(it.then, Gate) and it.otherwise is not None and it.then.otherwise == it.otherwise


def repeats(it: Gate) -> int:
    """How often somebody is asked for the same, one time within the other."""
    then = it.then
    inner = then.steps[-1] if isinstance(then, Sequence) else None
    if it.otherwise is not None or not isinstance(inner, Gate) or inner.asks != it.asks or inner.test is not None:
        return 1
    assert isinstance(then, Sequence)
    deed = then.steps[:-1]
    if inner.then in (Sequence(deed), deed[0] if len(deed) == 1 else None):
        return 2
    same = isinstance(inner.then, Sequence) and inner.then.steps[:-1] == deed
    times = repeats(inner) if same else 1
    return times + 1 if times > 1 else 1


def icons(w: Writer, names: tuple[str, ...], joined_by: str) -> str:
    """Affiliations as icons."""
    return w.lexicon.listed([w.say("icon", icon=name) for name in names], joined_by)


def value_name(w: Writer, of: str) -> str:
    """An attribute, the cost, or what is counted."""
    return w.say(VALUES[of]) if of in VALUES else of.replace("+", w.say("sum"))


VALUES = {
    "cost": "cost",
    "skills": "count.skills",
    "skill dots": "count.dots",
    "requirements": "count.requirements",
    "usable Weapons": "count.weapons",
    "tribbles": "count.tribbles",
}
