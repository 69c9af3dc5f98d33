"""Actions in words: the phrases of an edition, and ``dock Galor at Nor (detail)`` for any option at all."""

from __future__ import annotations

import re
from collections.abc import Sequence

from spaceline.core import engine
from spaceline.core.data.decisions import NO, PASS, YES, Option
from spaceline.core.data.leaves import CardId, EntityId
from spaceline.core.state import State
from spaceline.lab.scenarios.dialect import Dialect, TableSetting
from spaceline.lab.scenarios.naming import NameProblem, NamesOnTable, splits, standing_for

FIXED = {"pass": PASS, "yes": YES, "no": NO}

JOINTS = ("to", "at", "on", "with", "in", "as", "for", "against", "from", "under")
"""Words between what an option is about and its target; in the general form they mean the same."""

GENERAL = re.compile(r"^(?P<kind>\S+)(?: (?P<rest>.*?))??(?: ?\((?P<detail>[^()]*)\))?$")


class PhraseProblem(ValueError):
    """Words that mean no action here."""


def option_of(at: TableSetting, phrase: str) -> Option:
    """The option that a phrase means, offered or not.

    Raises:
        PhraseProblem: it means none.
        NameProblem: a name in it means nothing.
    """
    phrase = " ".join(phrase.split())
    fixed = FIXED.get(phrase) or at.dialect.fixed.get(phrase)
    if fixed is not None:
        return fixed
    verb, _, rest = phrase.partition(" ")
    reader = at.dialect.readers.get(verb)
    if reader is not None:
        return reader(at.state, at.names, rest)
    open_ = offered(at.state)
    for option in open_:
        if phrase in (option.detail, f"{option.kind} {option.detail}"):
            return option
    return general(at, phrase)


def offered(state: State, kind: str = "", card: EntityId = 0) -> list[Option]:
    """The options that are open, of a kind and about a card where they are given."""
    asked = engine.decision(state)
    return [
        option for option in (asked.options if asked else ()) if kind in ("", option.kind) and card in (0, option.card)
    ]


def general(at: TableSetting, phrase: str) -> Option:
    """``kind card``, ``kind card to target``, each with ``(detail)``: what is left out is taken from what is open.

    Raises:
        PhraseProblem: it is no option or may be several.
    """
    match = GENERAL.match(phrase)
    kind = match["kind"] if match else ""
    open_ = offered(at.state, kind)
    if match is None or not (open_ or kind in at.state.ruleset.actions):
        raise PhraseProblem(f"{phrase!r} is no action; see docs/scenarios.md")
    cards, targets = ends_of(at, match["rest"] or "")
    detail = match["detail"]
    found = [
        option
        for option in open_
        if (not cards or option.card in cards)
        and (not targets or option.target in targets)
        and (detail is None or option.detail == detail)
    ]
    if len(found) > 1:
        raise PhraseProblem(f"which? {', '.join(phrase_of(at.state, at.names, at.dialect, it) for it in found)}")
    if found:
        return found[0]
    return at.dialect.complete(at.state, Option(kind, first_of(cards), first_of(targets), detail or ""))


def first_of(ids: tuple[EntityId, ...]) -> EntityId:
    """The first meaning of a name; nobody for none."""
    return ids[0] if ids else 0


def ends_of(at: TableSetting, rest: str) -> tuple[tuple[EntityId, ...], tuple[EntityId, ...]]:
    """What the two sides of a phrase may mean: a card, the place of a mission, a player."""
    if not rest:
        return (), ()
    for joint in JOINTS:
        for card, target in splits(rest, joint):
            if meanings(at, card) and meanings(at, target):
                return meanings(at, card), meanings(at, target)
        if rest.startswith(f"{joint} ") and meanings(at, rest.removeprefix(f"{joint} ")):
            return (), meanings(at, rest.removeprefix(f"{joint} "))
    if not meanings(at, rest):
        at.names.card(rest)
    return meanings(at, rest), ()


def meanings(at: TableSetting, name: str) -> tuple[EntityId, ...]:
    """The entities that a name may stand for: a mission is its place too."""
    if name.startswith("player ") and name[7:].isdigit():
        return (int(name[7:]),)
    if not at.names.knows(name):
        return ()
    card = at.names.card(name)
    place = standing_for(at.state, card)
    return (place, card) if place else (card,)


def attempter(state: State, names: NamesOnTable, mission: CardId, ships: Sequence[CardId]) -> EntityId:
    """Who attempts a mission when the phrase does not say: on a planet the team there, in space the one ship.

    Raises:
        PhraseProblem: there are several ships of the player.
    """
    if state.definition(mission).facts.kind != "space" or not ships:
        return state.cards[mission].parent
    if len(ships) > 1:
        raise PhraseProblem(f"with which ship? {', '.join(names.labels[ship] for ship in ships)}")
    return ships[0]


def phrase_of(state: State, names: NamesOnTable, dialect: Dialect, option: Option) -> str:
    """An option in words."""
    for phrase, fixed in {**FIXED, **dialect.fixed}.items():
        if option == fixed:
            return phrase
    said = dialect.speak(state, names, option)
    if said:
        return said
    card = names.label(state, option.card) if option.card else ""
    target = names.label(state, option.target) if option.target else ""
    joint = f"{card} to {target}" if card and target else card or (target and f"to {target}")
    return " ".join(part for part in (option.kind, joint, option.detail and f"({option.detail})") if part)


def options_of(at: TableSetting, phrases: tuple[str, ...]) -> list[Option]:
    """The options that phrases mean."""
    return [option_of(at, phrase) for phrase in phrases]


__all__ = ["NameProblem", "PhraseProblem", "attempter", "offered", "option_of", "options_of", "phrase_of"]
