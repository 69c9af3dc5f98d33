"""Comparing cards and players with what a scenario expects of them: where they are and what they are worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.core.view import may_read
from spaceline.lab.scenarios.format import Expected
from spaceline.lab.scenarios.naming import Names
from spaceline.lab.scenarios.setting import Table
from spaceline.rules.second import values

Difference = tuple[str, str, str]
"""What was looked at, what was expected, what was found."""


def unequal(what: str, expected: Any, found: Any) -> Iterator[Difference]:
    """One difference, if there is one."""
    if expected != found:
        yield what, str(expected), str(found)


def same_names(names: Names, cards: Iterable[CardId], wanted: Iterable[str]) -> tuple[str, ...]:
    """The names of cards, each as the file writes it if it does."""
    known = {names.card(name): name for name in wanted}
    return tuple(known.get(card, names.labels[card]) for card in cards)


def zones(at: Table, expected: Expected) -> Iterator[Difference]:
    """Where cards are, and what lies in a zone."""
    state, names = at.state, at.names
    for name, text in expected.where.items():
        leaf = state.cards[names.card(name)]
        wanted = names.zone(state, text, leaf.owner)
        if wanted != (leaf.parent, leaf.role):
            yield f"where {name}", names.zone_label(state, wanted), names.zone_label(state, (leaf.parent, leaf.role))
    for text, contents in expected.zones.items():
        cards = state.zone(*names.zone(state, text))
        if isinstance(contents, int):
            yield from unequal(f"cards in {text}", contents, len(cards))
            continue
        found = same_names(names, cards, contents)
        if state.ruleset.roles[text.split()[0]].ordered:
            yield from unequal(text, list(contents), list(found))
        else:
            yield from unequal(text, sorted(contents), sorted(found))


def numbers(at: Table, expected: Expected) -> Iterator[Difference]:
    """Values of cards and players."""
    state, card = at.state, at.card
    for name, wanted in expected.attributes.items():
        for attribute, value in wanted.items():
            yield from unequal(f"{attribute} of {name}", value, values.attribute(state, card(name), attribute))
    for name, wanted in expected.skills.items():
        for skill, level in wanted.items():
            yield from unequal(f"{skill} of {name}", level, values.sheet(state, card(name)).skills.get(skill, 0))
    for name, value in expected.cost.items():
        yield from unequal(f"cost of {name}", value, values.cost(state, card(name)))
    for name, value in expected.range_left.items():
        yield from unequal(f"Range left of {name}", value, values.range_left(state, card(name)))
    for mark, table in (("points", expected.points), ("counters", expected.counters)):
        for player, value in table.items():
            yield from unequal(f"{mark} of {player}", value, state.mark(player, mark))


def marks(at: Table, expected: Expected) -> Iterator[Difference]:
    """What cards are: completed, stopped, face up, readable."""
    state, card = at.state, at.card
    for names, mark, wanted in (
        (expected.completed, "completed", True),
        (expected.not_completed, "completed", False),
        (expected.stopped, "stopped", True),
        (expected.unstopped, "stopped", False),
    ):
        for name in names:
            yield from unequal(f"{name} {mark}", wanted, bool(state.mark(card(name), mark)))
    for names, wanted in ((expected.face_up, True), (expected.face_down, False)):
        for name in names:
            yield from unequal(f"{name} face up", wanted, state.cards[card(name)].face_up)
    for table, wanted in ((expected.reads, True), (expected.cannot_read, False)):
        for player, names in table.items():
            for name in names:
                yield from unequal(f"player {player} reads {name}", wanted, reads(state, card(name), player))


def reads(state: State, card: CardId, player: int) -> bool:
    """Whether a player may read a card."""
    return may_read(state, card, player)
