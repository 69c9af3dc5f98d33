"""The actions of Second Edition in words: ``beam [Daro, Jerax] from Galor to surface``."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core import engine
from spaceline.core.data.decisions import Answer, Option, Refusal
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Grant
from spaceline.lab.scenarios.dialect import OptionReader, TableSetting
from spaceline.lab.scenarios.forms import (
    ALONE,
    CARD,
    NOTHING,
    NUMBER,
    PLACE,
    PLAYER,
    TEXT_OF_A_CARD,
    WORD,
    Forms,
    WrittenForm,
)
from spaceline.lab.scenarios.naming import NamesOnTable, splits
from spaceline.lab.scenarios.phrases import PhraseProblem, attempter, offered, option_of
from spaceline.rules.second import places
from spaceline.rules.second.data.frames import Beaming

FIXED = {"draw": Option("draw"), "end play": Option("end-play"), "end orders": Option("end-orders")}


def read_play(state: State, names: NamesOnTable, rest: str) -> Option:
    """``Daro``, ``Daro at Cardassia Prime``, ``Engage Cloak on Galor``."""
    if names.knows(rest):
        card = names.card(rest)
        found = offered(state, "play", card) or [Option("play", card)]
        if len(found) > 1:
            raise PhraseProblem(f"where? {', '.join(speak(state, names, option) for option in found)}")
        return found[0]
    for word in ("at", "on"):
        for card_name, target in splits(rest, word):
            if names.knows(card_name) and names.knows(target):
                entity = names.card(target)
                goal = state.cards[entity].parent if word == "at" else entity
                return Option("play", names.card(card_name), goal)
    raise PhraseProblem(f"play what, where? {rest!r}")


def read_beam(state: State, names: NamesOnTable, rest: str) -> Option:
    """``from Galor to surface``; who beams is said before it and read elsewhere."""
    for source, target in splits(rest.removeprefix("from "), "to"):
        if all(end == "surface" or names.knows(end) for end in (source, target)):
            return Option("beam", end_of(state, names, source, target), end_of(state, names, target, source))
    raise PhraseProblem(f"beam from where to where? {rest!r}")


def end_of(state: State, names: NamesOnTable, name: str, other: str) -> EntityId:
    """One end of beaming: a ship, a mission, or ``surface`` where the ship at the other end is."""
    if name == "surface":
        return places.place_of(state, names.card(other))
    card = names.card(name)
    return state.cards[card].parent if state.cards[card].role == "mission" else card


def read_move(state: State, names: NamesOnTable, rest: str) -> Option:
    """``Galor to Excavation``."""
    for ship, goal in splits(rest, "to"):
        if names.knows(ship) and names.knows(goal):
            return Option("move", names.card(ship), names.place(state, goal))
    raise PhraseProblem(f"move which ship to which mission? {rest!r}")


def read_attempt(state: State, names: NamesOnTable, rest: str) -> Option:
    """``Excavation``, or ``Mining Survey with Galor``; ``... by Camping Trip`` for one that a card's text grants."""
    for attempted, granting in splits(rest, "by"):
        if names.knows(granting):
            printed = read_attempt(state, names, attempted)
            return replace(printed, detail=granting_text(state, names.card(granting), printed.card))
    for mission, ship in splits(rest, "with"):
        if names.knows(mission) and names.knows(ship):
            return Option("attempt", names.card(mission), names.card(ship))
    card = names.card(rest)
    found = [option for option in offered(state, "attempt", card) if not option.detail]
    if len(found) > 1:
        raise PhraseProblem(f"with which ship? {', '.join(speak(state, names, option) for option in found)}")
    if found:
        return found[0]
    asked = engine.decision(state)
    ships = places.ships_at(state, state.cards[card].parent, asked.player) if asked else ()
    return Option("attempt", card, attempter(state, names, card, ships))


def granting_text(state: State, card: CardId, mission: CardId) -> str:
    """How an attempt names the text of a card that grants it: the first such text."""
    at = next((number for number, _ in state.definition(card).of_kind(Grant)), 0)
    return str(at) if card == mission else f"{state.cards[card].definition}:{at}"


def read_text(state: State, names: NamesOnTable, rest: str) -> Option:
    """``use Riker``: a text of a card, as an order or in response; ``use Riker 1`` for the text of that number.

    ``use Riker for Daro`` where it responds to what happens to each of several cards.
    """
    for using, about in splits(rest, "for"):
        if names.knows(about):
            return text_named(state, names, using, names.card(about))
    return text_named(state, names, rest)


def text_named(state: State, names: NamesOnTable, used: str, about: CardId = 0) -> Option:
    """A text by the name of its card and its number."""
    name, _, number = used.rpartition(" ")
    if not (number.isdigit() and names.knows(name)):
        name, number = used, ""
    card = names.card(name)
    found = [option for kind in ("order", "respond", "answer") for option in offered(state, kind, card)]
    found = [option for option in found if number in ("", option.detail) and about in (0, option.target)]
    if len(found) > 1:
        raise PhraseProblem(f"which of them? {', '.join(speak(state, names, option) for option in found)}")
    return found[0] if found else Option("respond" if about else "order", card, about, number or "0")


READERS: dict[str, OptionReader] = {
    "play": read_play,
    "beam": read_beam,
    "move": read_move,
    "attempt": read_attempt,
    "use": read_text,
    "order": read_text,
}

RESPONSE = TEXT_OF_A_CARD._replace(target=(NOTHING, CARD))

FORMS: Forms = {
    "play": WrittenForm(target=(PLACE, CARD, PLAYER)),
    "draw": ALONE,
    "end-play": ALONE,
    "end-orders": ALONE,
    "beam": WrittenForm(about=(PLACE, CARD), target=(PLACE, CARD)),
    "move": WrittenForm(target=(PLACE,)),
    "attempt": WrittenForm(target=(PLACE, CARD), detail=(NOTHING, NUMBER, WORD)),
    "order": TEXT_OF_A_CARD,
    "respond": RESPONSE,
    "answer": RESPONSE,
    "repair": WrittenForm(target=(CARD,)),
}


def speak(state: State, names: NamesOnTable, option: Option) -> str:
    """An option in words."""
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
        granting = state.ruleset.definitions.get(option.detail.partition(":")[0])
        by = f" by {granting.title if granting else card}" if option.detail else ""
        return f"attempt {card}" + (f" with {target}" if option.target >= FIRST_CARD else "") + by
    if option.kind in ("order", "respond", "answer"):
        return f"use {card} {option.detail}" + (f" for {target}" if target else "")
    return ""


def beam(at: TableSetting, rest: str) -> int | None:
    """Beam these cards, or all, from one end to the other: an order and the choice that follows."""
    if rest.startswith("from "):
        return None
    state, names = at.state, at.names
    for who, ends in splits(rest, "from"):
        if who != "all" and not names.knows(first_of(who)):
            continue
        option = option_of(at, f"beam from {ends}")
        there = passengers(state, option.card)
        at.answer(Answer(option=option))
        frame = state.frames[-1] if state.frames else None
        wanted = there if who == "all" else names.cards(who)
        if isinstance(frame, Beaming):
            asked = engine.decision(state)
            able = asked.selection.cards if asked and asked.selection else ()
            at.answer(Answer(cards=able if who == "all" else wanted))
            return 2
        if who != "all":
            confirm_forced(state, names, option, wanted)
        return 1
    raise PhraseProblem(f"beam whom? {rest!r}")


def first_of(who: str) -> str:
    """The first name of a list."""
    return who.strip("[] ").split(",")[0].strip()


def passengers(state: State, source: EntityId) -> tuple[int, ...]:
    """The cards at one end."""
    return (*state.zone(source, "aboard"), *state.zone(source, "surface"))


def confirm_forced(state: State, names: NamesOnTable, option: Option, wanted: tuple[int, ...]) -> None:
    """Where just one card could beam the engine has chosen it: it must be the one that was meant.

    Raises:
        Refusal: it is another.
    """
    there = passengers(state, option.target)
    if any(card not in there for card in wanted):
        left = ", ".join(names.labels[card] for card in wanted if card not in there)
        raise Refusal("not-offered", f"Only one card could beam, and it was not {left}.")
