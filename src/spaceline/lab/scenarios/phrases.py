"""Actions in words: ``beam [Daro, Jerax] from Galor to surface`` to the keys of the engine and back."""

from __future__ import annotations

from collections.abc import Callable

from spaceline.core import engine
from spaceline.core.data.decisions import NO, PASS, YES, Option
from spaceline.core.data.leaves import FIRST_CARD, EntityId
from spaceline.core.state import State
from spaceline.lab.scenarios.naming import NameProblem, Names, splits
from spaceline.rules.second import places

FIXED = {
    "draw": Option("draw"),
    "end play": Option("end-play"),
    "end orders": Option("end-orders"),
    "pass": PASS,
    "yes": YES,
    "no": NO,
}


class PhraseProblem(ValueError):
    """Words that mean no action here."""


def option_of(state: State, names: Names, phrase: str) -> Option:
    """The option that a phrase means, offered or not.

    Raises:
        PhraseProblem: it means none.
        NameProblem: a name in it means nothing.
    """
    phrase = " ".join(phrase.split())
    if phrase in FIXED:
        return FIXED[phrase]
    verb, _, rest = phrase.partition(" ")
    reader = READERS.get(verb)
    if reader is not None:
        return reader(state, names, rest)
    asked = engine.decision(state)
    for option in asked.options if asked else ():
        if phrase in (option.detail, f"{option.kind} {option.detail}"):
            return option
    raise PhraseProblem(f"{phrase!r} is no action; see docs/scenarios.md")


def offered(state: State, kind: str, card: EntityId) -> list[Option]:
    """The options about a card that are open."""
    asked = engine.decision(state)
    return [option for option in (asked.options if asked else ()) if (option.kind, option.card) == (kind, card)]


def read_play(state: State, names: Names, rest: str) -> Option:
    """``Daro``, ``Daro at Cardassia Prime``, ``Engage Cloak on Galor``."""
    if names.knows(rest):
        card = names.card(rest)
        found = offered(state, "play", card) or [Option("play", card)]
        if len(found) > 1:
            raise PhraseProblem(f"where? {', '.join(phrase_of(state, names, option) for option in found)}")
        return found[0]
    for word in ("at", "on"):
        for card_name, target in splits(rest, word):
            if names.knows(card_name) and names.knows(target):
                entity = names.card(target)
                goal = state.cards[entity].parent if word == "at" else entity
                return Option("play", names.card(card_name), goal)
    raise PhraseProblem(f"play what, where? {rest!r}")


def read_beam(state: State, names: Names, rest: str) -> Option:
    """``from Galor to surface``; who beams is said before it and read elsewhere."""
    for source, target in splits(rest.removeprefix("from "), "to"):
        if all(end == "surface" or names.knows(end) for end in (source, target)):
            return Option("beam", end_of(state, names, source, target), end_of(state, names, target, source))
    raise PhraseProblem(f"beam from where to where? {rest!r}")


def end_of(state: State, names: Names, name: str, other: str) -> EntityId:
    """One end of beaming: a ship, a mission, or ``surface`` where the ship at the other end is."""
    if name == "surface":
        return places.place_of(state, names.card(other))
    card = names.card(name)
    return state.cards[card].parent if state.cards[card].role == "mission" else card


def read_move(state: State, names: Names, rest: str) -> Option:
    """``Galor to Excavation``."""
    for ship, goal in splits(rest, "to"):
        if names.knows(ship) and names.knows(goal):
            return Option("move", names.card(ship), names.place(state, goal))
    raise PhraseProblem(f"move which ship to which mission? {rest!r}")


def read_attempt(state: State, names: Names, rest: str) -> Option:
    """``Excavation``, or ``Mining Survey with Galor``."""
    for mission, ship in splits(rest, "with"):
        if names.knows(mission) and names.knows(ship):
            return Option("attempt", names.card(mission), names.card(ship))
    card = names.card(rest)
    found = offered(state, "attempt", card)
    if len(found) > 1:
        raise PhraseProblem(f"with which ship? {', '.join(phrase_of(state, names, option) for option in found)}")
    return found[0] if found else Option("attempt", card, state.cards[card].parent)


def read_text(state: State, names: Names, rest: str) -> Option:
    """``use Riker``: a text of a card, as an order or in response; ``use Riker 1`` for the text of that number."""
    name, _, number = rest.rpartition(" ")
    if not (number.isdigit() and names.knows(name)):
        name, number = rest, ""
    card = names.card(name)
    found = [option for kind in ("order", "respond", "answer") for option in offered(state, kind, card)]
    found = [option for option in found if number in ("", option.detail)]
    if len(found) > 1:
        raise PhraseProblem(f"which text of {name!r}? Add its number: {[option.detail for option in found]}")
    return found[0] if found else Option("order", card, detail=number or "0")


READERS: dict[str, Callable[[State, Names, str], Option]] = {
    "play": read_play,
    "beam": read_beam,
    "move": read_move,
    "attempt": read_attempt,
    "use": read_text,
    "order": read_text,
}


def phrase_of(state: State, names: Names, option: Option) -> str:
    """An option in words."""
    for phrase, fixed in FIXED.items():
        if option == fixed:
            return phrase
    card = names.label(state, option.card) if option.card else ""
    target = names.label(state, option.target) if option.target else ""
    if option.kind == "play":
        where = " at " if option.target in state.places else " on "
        return f"play {card}" + (f"{where}{target}" if option.target not in (0, *state.players) else "")
    if option.kind == "beam":
        source = card if option.card >= FIRST_CARD else "surface"
        return f"beam from {source} to {target if option.target >= FIRST_CARD else 'surface'}"
    if option.kind == "move":
        return f"move {card} to {target}"
    if option.kind == "attempt":
        return f"attempt {card}" + (f" with {target}" if option.target >= FIRST_CARD else "")
    if option.kind in ("order", "respond", "answer"):
        return f"use {card} {option.detail}"
    return " ".join(part for part in (option.kind, card, target, option.detail) if part)


def options_of(state: State, names: Names, phrases: tuple[str, ...]) -> list[Option]:
    """The options that phrases mean."""
    return [option_of(state, names, phrase) for phrase in phrases]


__all__ = ["NameProblem", "PhraseProblem", "option_of", "options_of", "phrase_of"]
