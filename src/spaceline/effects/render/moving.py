"""How ships move, in words: carried, landed, through passages, in time, by force."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spaceline.effects.nodes.movement import (
    ALL_RANGE,
    Carries,
    Connects,
    Endless,
    ForcedMove,
    Grapples,
    Harbors,
    Inserts,
    Lands,
    NeighborSpan,
    RegionRange,
    StaffsFor,
    Strays,
    TimeTravel,
    Wormhole,
)
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.render.filters import filtered
from spaceline.effects.render.lines import TextLine
from spaceline.effects.render.moments import limited
from spaceline.effects.render.nouns import every
from spaceline.effects.render.tests import test_text
from spaceline.effects.render.writer import Writer, icons


def carries(w: Writer, it: Carries) -> list[TextLine]:
    """Which ships are carried aboard which."""
    if it.never:
        return [TextLine(w.say("may-carry.never", ships=filtered(w, it.ships or Filter(), plural=True)))]
    return [TextLine(w.say("may-carry", ships=ships_meant(w, it.ships), by=ships_meant(w, it.by)))]


def lands(w: Writer, it: Lands) -> list[TextLine]:
    """Which ships land, and for how much RANGE."""
    key = "lands.all" if it.cost == ALL_RANGE else "lands.cost" if it.cost else "lands"
    text = w.say(key, ships=ships_meant(w, it.ships), number=it.cost)
    return [TextLine(w.say("lands.turn", text=text) if it.limit else text)]


def inserts(w: Writer, it: Inserts) -> list[TextLine]:
    """Into which spaceline a card is put."""
    if w.type == "mission":
        return [TextLine(w.say("inserts.mission"))]
    key = "inserts" if len(it.quadrants) == 1 else "inserts.first"
    text = w.say(key, quadrants=w.lexicon.listed(list(it.quadrants), "or"))
    if it.regions:
        text = w.say(f"{key}.region", text=text, region=w.lexicon.listed(list(it.regions), "or"))
    return [TextLine(text)]


def passage(w: Writer, it: Connects) -> list[TextLine]:
    """From where to where ships may go."""
    ships = w.say("passage.any") if it.ships is None else filtered(w, it.ships, plural=True)
    return [TextLine(w.say("passage", ships=ships, to=w.lexicon.indefinite(filtered(w, it.to))))]


def wormhole(w: Writer, it: Wormhole) -> list[TextLine]:
    """That the mission is one end of a way; how that is used is told by the orders that follow from it."""
    return [TextLine(w.say("wormhole"))]


def region_range(w: Writer, it: RegionRange) -> list[TextLine]:
    """What X is within a region."""
    return [TextLine(w.say("region-range", number=it.number))]


def neighbor_span(w: Writer, it: NeighborSpan) -> list[TextLine]:
    """What X is beside universal missions."""
    return [TextLine(w.say("neighbor-span", number=it.number))]


def ships_meant(w: Writer, ships: Filter | None) -> str:
    """Ships of yours like that, or this one."""
    if ships is None:
        return every(w, Cards("this"))
    return w.say("carrying.yours", ships=filtered(w, ships, plural=True))


def forced_move(w: Writer, it: ForcedMove) -> list[TextLine]:
    """Where a ship must go."""
    return [
        TextLine(
            w.say(f"forced_move.{it.to}", affiliations=icons(w, it.affiliations, "or"), this=every(w, Cards("this")))
        )
    ]


def endless(w: Writer, it: Endless) -> list[TextLine]:
    """A spaceline goes round."""
    return [TextLine(w.say("endless"))]


def time_travel(w: Writer, it: TimeTravel) -> list[TextLine]:
    """Who may travel in time, and where."""
    key = f"time_travel.{it.between}" + (".team" if it.team else "")
    line = w.say(key, ships=every(w, it.ships))
    line = w.say("order.test", order=line, test=test_text(w, it.test)) if it.test is not None else line
    return [TextLine(limited(w, line, it.limit))]


MOVEMENT: dict[type, Callable[[Writer, Any], list[TextLine]]] = {
    Carries: carries,
    Lands: lands,
    Strays: lambda w, it: [TextLine(w.say(f"strays.{it.when}", most=it.most, least=it.least))],
    StaffsFor: lambda w, it: [TextLine(w.say("staffs-for", icons=it.icons))],
    Grapples: lambda w, it: [TextLine(w.say("grapples"))],
    Harbors: lambda w, it: [TextLine(w.say("harbors", ships=filtered(w, it.ships, plural=True)))],
    Inserts: inserts,
    Connects: passage,
    Wormhole: wormhole,
    RegionRange: region_range,
    NeighborSpan: neighbor_span,
    ForcedMove: forced_move,
    Endless: endless,
    TimeTravel: time_travel,
}
"""How each of these texts is said."""
