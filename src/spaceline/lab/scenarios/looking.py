"""Comparing cards and players with what a scenario expects of them: what all editions have."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.core.view import may_read
from spaceline.lab.scenarios.dialect import Difference, TableSetting
from spaceline.lab.scenarios.format import AnyExpected
from spaceline.lab.scenarios.naming import NamesOnTable
from spaceline.lab.scenarios.strict.concerning import (
    confirm_has,
    confirm_holds,
    confirm_is_skill,
    confirm_may_bear,
    confirm_player,
)


def unequal(what: str, expected: Any, found: Any) -> Iterator[Difference]:
    """One difference, if there is one."""
    if expected != found:
        yield what, str(expected), str(found)


def same_names(names: NamesOnTable, cards: Iterable[CardId], wanted: Iterable[str]) -> tuple[str, ...]:
    """The names of cards, each as the file writes it if it does."""
    known = {names.card(name): name for name in wanted}
    return tuple(known.get(card, names.labels[card]) for card in cards)


def zones(at: TableSetting, expected: AnyExpected) -> Iterator[Difference]:
    """Where cards are, and what lies in a zone."""
    state, names = at.state, at.names
    for name, text in expected.where.items():
        leaf = state.cards[names.card(name)]
        wanted = names.zone(state, text, leaf.owner)
        if wanted != (leaf.parent, leaf.role):
            yield f"where {name}", names.zone_label(state, wanted), names.zone_label(state, (leaf.parent, leaf.role))
    for text, contents in expected.zones.items():
        zone = names.zone(state, text)
        confirm_holds(at, *zone)
        cards = state.zone(*zone)
        if isinstance(contents, int):
            yield from unequal(f"cards in {text}", contents, len(cards))
            continue
        found = same_names(names, cards, contents)
        if state.ruleset.roles[text.split()[0]].ordered:
            yield from unequal(text, list(contents), list(found))
        else:
            yield from unequal(text, sorted(contents), sorted(found))


def faces(at: TableSetting, expected: AnyExpected) -> Iterator[Difference]:
    """Which way up cards lie, and who may read them."""
    state, card = at.state, at.card
    for names, wanted in ((expected.face_up, True), (expected.face_down, False)):
        for name in names:
            yield from unequal(f"{name} face up", wanted, state.cards[card(name)].face_up)
    for table, wanted in ((expected.reads, True), (expected.cannot_read, False)):
        for player, names in table.items():
            confirm_player(at, player, spectators=True)
            for name in names:
                yield from unequal(f"player {player} reads {name}", wanted, may_read(state, card(name), player))


def figures(
    attribute: Callable[[State, CardId, str], int],
    card_values: Callable[[State, CardId], Any],
    range_left: Callable[[State, CardId], int],
) -> Callable[[TableSetting, AnyExpected], Iterator[Difference]]:
    """A comparison of points and of values of cards, as an edition works them out."""

    def look(at: TableSetting, expected: AnyExpected) -> Iterator[Difference]:
        state, card = at.state, at.card
        for name, wanted in expected.attributes.items():
            for one, value in wanted.items():
                confirm_has(at, name, one)
                yield from unequal(f"{one} of {name}", value, attribute(state, card(name), one))
        for name, wanted in expected.skills.items():
            for skill, level in wanted.items():
                confirm_is_skill(at, name, skill)
                yield from unequal(f"{skill} of {name}", level, card_values(state, card(name)).skills.get(skill, 0))
        for name, value in expected.range_left.items():
            confirm_has(at, name, "Range")
            yield from unequal(f"Range left of {name}", value, range_left(state, card(name)))
        yield from kept(at, "points", expected.points)

    return look


def standing(at: TableSetting, expected: AnyExpected) -> Iterator[Difference]:
    """Which cards are stopped."""
    yield from marked(at, expected.stopped, "stopped", wanted=True)
    yield from marked(at, expected.unstopped, "stopped", wanted=False)


def marked(at: TableSetting, names: Iterable[str], mark: str, *, wanted: bool) -> Iterator[Difference]:
    """Whether cards bear a mark."""
    for name in names:
        confirm_may_bear(at, name, mark)
        yield from unequal(f"{name} {mark}", wanted, bool(at.state.mark(at.card(name), mark)))


def kept(at: TableSetting, mark: str, table: Mapping[int, int]) -> Iterator[Difference]:
    """Numbers that are kept on players."""
    for player, value in table.items():
        confirm_player(at, player)
        yield from unequal(f"{mark} of {player}", value, at.state.mark(player, mark))
