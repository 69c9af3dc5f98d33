"""Carrying out the action of a step."""

from __future__ import annotations

from spaceline.core import engine
from spaceline.core.data.decisions import Answer, Decision, Option, Refusal
from spaceline.core.data.leaves import EntityId
from spaceline.core.state import State
from spaceline.lab.scenarios.format import RawAnswer
from spaceline.lab.scenarios.naming import Names, splits
from spaceline.lab.scenarios.phrases import PhraseProblem, option_of
from spaceline.rules.second.data.frames import Beaming

NOBODY = ("nothing", "nobody", "none", "[]")


def act(state: State, names: Names, phrase: str) -> int:
    """Do what a phrase says; returns how many answers it took.

    Raises:
        Refusal: the rules do not allow it.
        PhraseProblem: it means nothing at this moment.
        NameProblem: a name in it means nothing.
    """
    phrase = " ".join(phrase.split())
    asked = open_decision(state)
    verb, _, rest = phrase.partition(" ")
    if verb == "choose":
        return choose(state, names, asked, rest)
    if verb == "beam" and not rest.startswith("from "):
        return beam(state, names, rest)
    if verb == "number":
        engine.answer(state, Answer(numbers=tuple(int(part) for part in rest.replace(",", " ").split())))
        return 1
    engine.answer(state, Answer(option=option_of(state, names, phrase)))
    return 1


def open_decision(state: State) -> Decision:
    """What is asked."""
    asked = engine.decision(state)
    if asked is None:
        raise PhraseProblem("the game is over, nothing can be done")
    return asked


def choose(state: State, names: Names, asked: Decision, rest: str) -> int:
    """Choose cards, in the order in which they are named; or one of the options by its words."""
    if asked.options:
        engine.answer(state, Answer(option=option_of(state, names, rest)))
    else:
        engine.answer(state, Answer(cards=() if rest in NOBODY else names.cards(rest)))
    return 1


def beam(state: State, names: Names, rest: str) -> int:
    """Beam these cards, or all, from one end to the other: an order and the choice that follows."""
    for who, ends in splits(rest, "from"):
        if who != "all" and not names.knows(first_of(who)):
            continue
        option = option_of(state, names, f"beam from {ends}")
        there = passengers(state, option.card)
        engine.answer(state, Answer(option=option))
        frame = state.frames[-1] if state.frames else None
        wanted = there if who == "all" else names.cards(who)
        if isinstance(frame, Beaming):
            asked = open_decision(state)
            able = asked.selection.cards if asked.selection else ()
            engine.answer(state, Answer(cards=able if who == "all" else wanted))
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


def confirm_forced(state: State, names: Names, option: Option, wanted: tuple[int, ...]) -> None:
    """Where just one card could beam the engine has chosen it: it must be the one that was meant.

    Raises:
        Refusal: it is another.
    """
    there = passengers(state, option.target)
    if any(card not in there for card in wanted):
        left = ", ".join(names.labels[card] for card in wanted if card not in there)
        raise Refusal("not-offered", f"Only one card could beam, and it was not {left}.")


def act_raw(state: State, names: Names, raw: RawAnswer) -> int:
    """Give an answer in its keys.

    Raises:
        Refusal: the rules do not allow it.
        NameProblem: a name in it means nothing.
    """
    option = None
    if raw.option:
        kind, card, target, detail = (*raw.option, "", "", "", "")[:4]
        option = Option(kind, entity(state, names, card), entity(state, names, target), detail)
    cards = tuple(names.card(name) for name in raw.cards)
    open_decision(state)
    engine.answer(state, Answer(option, cards, raw.numbers))
    return 1


def entity(state: State, names: Names, name: str) -> EntityId:
    """A player by number, the place of a mission, or another card; nobody for an empty word."""
    if not name or name.isdigit():
        return int(name or 0)
    if name.startswith("place "):
        return names.place(state, name.removeprefix("place "))
    return names.card(name)
