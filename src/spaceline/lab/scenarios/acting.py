"""Carrying out the action of a step."""

from __future__ import annotations

import re

from spaceline.core import engine
from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.leaves import EntityId
from spaceline.core.state import State
from spaceline.lab.scenarios.dialect import TableSetting
from spaceline.lab.scenarios.format import RawAnswer
from spaceline.lab.scenarios.naming import NamesOnTable
from spaceline.lab.scenarios.phrases import PhraseProblem, option_of

NUMBER = re.compile(r"^-?\d+$")
PARTS = 4
"""Kind, card, target and detail of an option."""
NOBODY = ("nothing", "nobody", "none", "[]")


def act(at: TableSetting, phrase: str) -> int:
    """Do what a phrase says; returns how many answers it took, which the table notes.

    Raises:
        Refusal: the rules do not allow it.
        PhraseProblem: it means nothing at this moment.
        NameProblem: a name in it means nothing.
    """
    phrase = " ".join(phrase.split())
    at.given = []
    asked = open_decision(at.state)
    verb, _, rest = phrase.partition(" ")
    if verb == "choose":
        return choose(at, asked, rest)
    if verb == "number":
        numbers = rest.replace(",", " ").split()
        if not numbers or not all(NUMBER.match(number) for number in numbers):
            raise PhraseProblem(f"which number? {rest!r}")
        at.answer(Answer(numbers=tuple(map(int, numbers))))
        return 1
    deed = at.dialect.deeds.get(verb)
    taken = deed(at, rest) if deed is not None else None
    if taken is not None:
        return taken
    at.answer(Answer(option=option_of(at, phrase)))
    return 1


def open_decision(state: State) -> Decision:
    """What is asked."""
    asked = engine.decision(state)
    if asked is None:
        raise PhraseProblem("the game is over, nothing can be done")
    return asked


def choose(at: TableSetting, asked: Decision, rest: str) -> int:
    """Choose cards, in the order in which they are named; or one of the options by its words."""
    if asked.options:
        at.answer(Answer(option=option_of(at, rest)))
    else:
        at.answer(Answer(cards=() if rest in NOBODY else at.names.cards(rest)))
    return 1


def act_raw(at: TableSetting, raw: RawAnswer) -> int:
    """Give an answer in its keys.

    Raises:
        Refusal: the rules do not allow it.
        NameProblem: a name in it means nothing.
    """
    option, state, names = None, at.state, at.names
    if raw.option:
        if len(raw.option) > PARTS:
            raise PhraseProblem(f"an option has {PARTS} parts, not {len(raw.option)}: kind, card, target and detail")
        kind, card, target, detail = (*raw.option, "", "", "")[:PARTS]
        option = Option(kind, entity(state, names, card), entity(state, names, target), detail)
    cards = tuple(names.card(name) for name in raw.cards)
    open_decision(state)
    at.given = []
    at.answer(Answer(option, cards, raw.numbers))
    return 1


def entity(state: State, names: NamesOnTable, name: str) -> EntityId:
    """A player by number, the place of a mission, or another card; nobody for an empty word."""
    if not name or name.isdigit():
        return int(name or 0)
    if name.startswith("place "):
        return names.place(state, name.removeprefix("place "))
    return names.card(name)
