"""The actions of First Edition in words; what stands here only shortens the general form."""

from __future__ import annotations

import re

from spaceline.core import engine
from spaceline.core.data.decisions import Answer, Option, Refusal
from spaceline.core.data.leaves import FIRST_CARD, EntityId
from spaceline.core.state import State
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
from spaceline.lab.scenarios.naming import NamesOnTable, splits, standing_for
from spaceline.lab.scenarios.phrases import PhraseProblem, attempter, offered
from spaceline.rules.first import places
from spaceline.rules.first.data.frames import Transfer
from spaceline.rules.first.movement.cloaking import DEVICES

FIXED = {"end play": Option("end-play"), "end turn": Option("end-turn")}


def read_move(state: State, names: NamesOnTable, rest: str) -> Option:
    """``U.S.S. Oberth to Excavation``."""
    for ship, goal in splits(rest, "to"):
        if names.knows(ship) and names.knows(goal):
            return Option("move", names.card(ship), names.place(state, goal))
    raise PhraseProblem(f"move which ship to which mission? {rest!r}")


TEAM = re.compile(r"^(?P<rest>.+?)(?: \((?P<number>\d)\))?$")
"""Which Away Team, by number, where there are several."""


def read_attempt(state: State, names: NamesOnTable, rest: str) -> Option:
    """``Excavation``, ``Excavation (2)`` for the second Away Team, ``Repair Mission with U.S.S. Oberth``."""
    match = TEAM.match(rest)
    rest, number = (match["rest"], match["number"] or "") if match else (rest, "")
    for mission, ship in splits(rest, "with"):
        if names.knows(mission) and names.knows(ship):
            return Option("attempt", names.card(mission), names.card(ship), number)
    card = names.card(rest)
    found = [option for option in offered(state, "attempt", card) if number in ("", option.detail)]
    if len(found) > 1:
        raise PhraseProblem(f"with whom? {', '.join(speak(state, names, option) for option in found)}")
    if found:
        return found[0]
    asked = engine.decision(state)
    ships = places.ships_at(state, state.cards[card].parent, asked.player) if asked else ()
    return Option("attempt", card, attempter(state, names, card, ships), number)


def read_scout(state: State, names: NamesOnTable, rest: str) -> Option:
    """Like an attempt: ``Excavation``, ``Repair Mission with Cube``; without a ship it is the Away Team's."""
    match = TEAM.match(rest)
    rest, number = (match["rest"], match["number"] or "") if match else (rest, "")
    for mission, ship in splits(rest, "with"):
        if names.knows(mission) and names.knows(ship):
            return Option("scout", names.card(mission), names.card(ship), number)
    card = names.card(rest)
    return Option("scout", card, state.cards[card].parent, number)


def read_beam(state: State, names: NamesOnTable, rest: str) -> Option:
    """``from U.S.S. Oberth to surface``; who goes is said before it."""
    return between(state, names, "beam", rest)


def read_walk(state: State, names: NamesOnTable, rest: str) -> Option:
    """``from Runabout to surface``, on foot; who goes is said before it."""
    return between(state, names, "walk", rest)


def between(state: State, names: NamesOnTable, kind: str, rest: str) -> Option:
    """From one place to another; either is a ship, a facility, a mission, or the ``surface`` where the other is."""
    for source, target in splits(rest.removeprefix("from "), "to"):
        if all(end == "surface" or names.knows(end) for end in (source, target)):
            return Option(kind, end_of(state, names, source, target), end_of(state, names, target, source))
    raise PhraseProblem(f"{kind} from where to where? {rest!r}")


def end_of(state: State, names: NamesOnTable, name: str, other: str) -> EntityId:
    """One end."""
    if name == "surface":
        return places.place_of(state, names.card(other))
    card = names.card(name)
    return standing_for(state, card) or card


def read_text(state: State, names: NamesOnTable, rest: str) -> Option:
    """``use Amanda Rogers``: a text of a card, as an order or in response; ``use Sarek 1`` for that of a number."""
    name, _, number = rest.rpartition(" ")
    if not (number.isdigit() and names.knows(name)):
        name, number = rest, ""
    card = names.card(name)
    found = [option for kind in USES for option in offered(state, kind, card) if number in ("", option.detail)]
    if len(found) > 1:
        raise PhraseProblem(f"which text of {name!r}? Add its number: {[option.detail for option in found]}")
    return found[0] if found else Option("order", card, detail=number or "0")


def hiding(act: str) -> OptionReader:
    """``cloak Haakona``, and the like for decloaking, phasing and dephasing."""

    def read(state: State, names: NamesOnTable, rest: str) -> Option:
        return Option("cloak", names.card(rest), detail=act)

    return read


USES = ("order", "respond", "answer")
"""Kinds of option that use a text: in an own turn, in response from play, in response from the hand."""

READERS: dict[str, OptionReader] = {
    "move": read_move,
    "attempt": read_attempt,
    "scout": read_scout,
    "beam": read_beam,
    "walk": read_walk,
    "use": read_text,
    **{act: hiding(act) for act in DEVICES},
}

TO_A_CARD = WrittenForm(target=(CARD,))
PLAYED = WrittenForm(target=(PLACE, CARD, PLAYER), detail=(NOTHING, NUMBER, WORD))
FROM_END_TO_END = WrittenForm(about=(PLACE, CARD), target=(PLACE, CARD))

FORMS: Forms = {
    **dict.fromkeys(("end-play", "end-turn"), ALONE),
    **dict.fromkeys((*USES, "special-download"), TEXT_OF_A_CARD),
    **dict.fromkeys(
        ("expose", "hologram", "infiltrate", "land", "launch", "offered", "take-off", "undock"), WrittenForm()
    ),
    **dict.fromkeys(("battle-ship", "bombard", "commandeer", "dock", "join-team", "recover"), TO_A_CARD),
    "time-travel": WrittenForm(target=(PLACE, CARD)),
    "slip": WrittenForm(target=(PLACE, CARD)),
    **dict.fromkeys(("play", "play-of-the-q", "report", "flip", "downloaded", "hiccup"), PLAYED),
    **dict.fromkeys(("play-tribble", "download-tribble"), WrittenForm(target=(PLACE, CARD))),
    "return-tribble": WrittenForm(),
    "tribbles-stray": WrittenForm(target=(PLACE, CARD)),
    "pick-up": TO_A_CARD,
    "put-down": WrittenForm(),
    "beam-tribbles": WrittenForm(target=(PLACE, CARD), detail=(WORD,)),
    **dict.fromkeys(("beam", "walk"), FROM_END_TO_END),
    **dict.fromkeys(("affiliation", "cloak"), WrittenForm(detail=(WORD,))),
    **dict.fromkeys(("attempt", "scout"), WrittenForm(target=(PLACE, CARD), detail=(NOTHING, NUMBER))),
    "battle-personnel": WrittenForm(about=(PLACE, CARD), detail=(NOTHING, NUMBER)),
    "acquire": WrittenForm(target=(PLACE, CARD)),
    "attempt-station": WrittenForm(target=(CARD,), detail=(NOTHING, NUMBER)),
    "join-battle": WrittenForm(detail=(NUMBER,)),
    "custody": WrittenForm(target=(NOTHING, PLACE, CARD), detail=(NOTHING, WORD)),
    "lay-out": WrittenForm(target=(NOTHING, PLACE), detail=(NOTHING, WORD)),
    "move": WrittenForm(target=(NOTHING, PLACE)),
    "hide": WrittenForm(detail=(NOTHING, WORD)),
    "persona": WrittenForm(target=(CARD,), detail=(NOTHING, WORD)),
    "seed": WrittenForm(target=(PLACE, CARD, PLAYER), detail=(NOTHING, WORD)),
}


def complete(state: State, option: Option) -> Option:
    """What is played on nothing is played on the table, that is by its player."""
    asked = engine.decision(state)
    if option.kind != "play" or option.target or asked is None:
        return option
    return Option("play", option.card, asked.player, option.detail)


def speak(state: State, names: NamesOnTable, option: Option) -> str:
    """An option in words."""
    card = names.label(state, option.card) if option.card else ""
    target = names.label(state, option.target) if option.target else ""
    if option.kind in ("beam", "walk"):
        source = card if option.card >= FIRST_CARD else "surface"
        return f"{option.kind} from {source} to {target if option.target >= FIRST_CARD else 'surface'}"
    if option.kind in USES:
        return f"use {card} {option.detail}"
    if option.kind == "cloak":
        return f"{option.detail} {card}"
    if option.kind in ("attempt", "scout"):
        ship = f" with {target}" if option.target >= FIRST_CARD else ""
        return f"{option.kind} {card}{ship}" + (f" ({option.detail})" if option.detail else "")
    return ""


def beam(at: TableSetting, rest: str) -> int | None:
    """Beam these cards, or all who can: an order and the choice that follows."""
    return transfer(at, "beam", rest)


def walk(at: TableSetting, rest: str) -> int | None:
    """Let these cards walk, or all who can: an order and the choice that follows."""
    return transfer(at, "walk", rest)


def transfer(at: TableSetting, kind: str, rest: str) -> int | None:
    """Bring these cards from one end to the other; None where nobody is named.

    Raises:
        Refusal: the rules do not allow it.
        PhraseProblem: nobody of that name.
    """
    if rest.startswith("from "):
        return None
    for who, ends in splits(rest, "from"):
        if who != "all" and not at.names.knows(who.strip("[] ").split(",")[0].strip()):
            continue
        option = between(at.state, at.names, kind, ends)
        at.answer(Answer(option=option))
        wanted = () if who == "all" else at.names.cards(who)
        if isinstance(at.state.frames[-1], Transfer):
            asked = engine.decision(at.state)
            able = asked.selection.cards if asked and asked.selection else ()
            at.answer(Answer(cards=able if who == "all" else wanted))
            return 2
        confirm_forced(at, option, wanted)
        return 1
    raise PhraseProblem(f"{kind} whom? {rest!r}")


def confirm_forced(at: TableSetting, option: Option, wanted: tuple[int, ...]) -> None:
    """Where just one card could go the engine has chosen it: it must be the one that was meant.

    Raises:
        Refusal: it is another.
    """
    there = places.inside(at.state, option.target)
    left = [at.names.labels[card] for card in wanted if card not in there]
    if left:
        raise Refusal("not-offered", f"Only one card could go, and it was not {', '.join(left)}.")
