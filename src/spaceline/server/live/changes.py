"""What is different between two tables of one viewer, and a table with what is different put in."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from spaceline.presentation.model.table import CardHere, PlaceHere, ShownZone, Table
from spaceline.server.wire.messages import TableChange

T = TypeVar("T", CardHere, PlaceHere)
E = TypeVar("E")


def changes(before: Table, after: Table) -> TableChange:
    """What must be told to somebody who has the table as it was before, so that it is as after."""
    cards, gone_cards = of_number(before.cards, after.cards)
    places, gone_places = of_number(before.places, after.places)
    return TableChange(
        moment=None if before.moment == after.moment else after.moment,
        players=None if before.players == after.players else after.players,
        rows=None if before.rows == after.rows else after.rows,
        places=places,
        cards=cards,
        gone_cards=gone_cards,
        gone_places=gone_places,
        zones=of_zones(before.zones, after.zones),
        result=None if before.result == after.result else after.result,
    )


NOTHING = TableChange()
"""The change between two tables that are the same."""


def of_number(before: tuple[T, ...], after: tuple[T, ...]) -> tuple[tuple[T, ...], tuple[int, ...]]:
    """What is new or different, and the numbers of what is gone."""
    stale, fresh = apart(before, after)
    if not stale and not fresh:
        return (), ()
    was = {it.id: it for it in stale}
    left = was.keys() - {it.id for it in fresh}
    return tuple(it for it in fresh if was.get(it.id) != it), tuple(sorted(left))


def of_zones(before: tuple[ShownZone, ...], after: tuple[ShownZone, ...]) -> tuple[ShownZone, ...]:
    """Zones that are new or different; those that are gone stand there without cards."""
    stale, fresh = apart(before, after)
    if not stale and not fresh:
        return ()
    was = {key_of(zone): zone for zone in stale}
    now = {key_of(zone) for zone in fresh}
    gone = (ShownZone(it.parent, it.role, it.label, (), it.is_ordered) for key, it in was.items() if key not in now)
    return (*(zone for zone in fresh if was.get(key_of(zone)) != zone), *gone)


def apart(before: tuple[E, ...], after: tuple[E, ...]) -> tuple[list[E], list[E]]:
    """What is in one table only, and what in the other only: what was told as before is the very same record in both.

    Of what is equal but was told anew there may be one in each.
    """
    if before == after:
        return [], []
    were, are = set(map(id, before)), set(map(id, after))
    return [it for it in before if id(it) not in are], [it for it in after if id(it) not in were]


def applied(table: Table, change: TableChange) -> Table:
    """The table after a change, as a client makes it."""
    return Table(
        viewer=table.viewer,
        ruleset=table.ruleset,
        moment=table.moment if change.moment is None else change.moment,
        players=table.players if change.players is None else change.players,
        rows=table.rows if change.rows is None else change.rows,
        places=merged(table.places, change.places, change.gone_places, number_of),
        cards=merged(table.cards, change.cards, change.gone_cards, number_of),
        zones=merged(table.zones, change.zones, [key_of(zone) for zone in change.zones if not zone.cards], key_of),
        result=table.result if change.result is None else change.result,
    )


def number_of(it: CardHere | PlaceHere) -> int:
    """By what a card or place is known."""
    return it.id


def key_of(zone: ShownZone) -> tuple[int, str]:
    """By what a zone is known."""
    return zone.parent, zone.role


def merged(
    before: Iterable[Any], new: Iterable[Any], gone: Iterable[Any], key: Callable[[Any], Any]
) -> tuple[Any, ...]:
    """What was there with what is new in place of it, in order."""
    together = {key(it): it for it in before}
    together.update((key(it), it) for it in new)
    for name in gone:
        together.pop(name, None)
    return tuple(together[name] for name in sorted(together))
