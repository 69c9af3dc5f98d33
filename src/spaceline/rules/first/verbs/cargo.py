"""Cargo runs: equipment that is brought from one facility by ship to a Cargo Bay at another (1E-G:cargo-bay/1, /2, /3).

A run is kept as something that lasts, with the equipment, those who carried it aboard and have not left the ship since,
the ship, the facility where it began, and the locations where the ship has been. Only who began it completes it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, EntityId, Lasting, PlaceId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import CargoRuns
from spaceline.rules.first import places
from spaceline.rules.first.definition import CARGO_RUNS
from spaceline.rules.first.roles import IN_GAME
from spaceline.rules.first.values import definition, facts, identity, type_of

RUN = "cargo-run"
"""The moment at which a run ends; its source is the equipment."""

STRAIGHT = ("beam", "walk")
"""The verbs by which equipment is carried straight from one to another; no other device serves."""

HAULERS = ("Freighter", "Transport")
"""The ships that run cargo, beside those of the Ferengi."""


def runs(state: State) -> tuple[Lasting, ...]:
    """The runs that are going on."""
    if CARGO_RUNS not in state.watched:
        return ()
    return tuple(it for it in state.lasting if it.until == RUN)


def is_running(state: State, ship: CardId) -> bool:
    """Whether a ship is on a run."""
    return any(ship in run.cards["ship"] for run in runs(state))


def sail(state: State, change: Change, *, out_of_passage: bool) -> None:
    """Note where a ship is; out of a passage it has passed nothing (1E-G:passing-locations/1)."""
    for run in runs(state):
        if set(change.cards) & set(run.cards["ship"]):
            way = (*run.cards["way"], *((0,) if out_of_passage else ()), change.to)
            begin(state, replace(run, cards={**run.cards, "way": way}))


def begin(state: State, run: Lasting) -> None:
    """Let a run go on, in place of what it was before."""
    table.end_effects_of(state, run.source, RUN)
    table.begin_lasting(state, run)


def follow(state: State, change: Change, before: Mapping[CardId, EntityId]) -> None:
    """Somebody or something has gone from one place to another: runs are completed, given up or begun.

    Who has left the ship carries no more, even if he comes back (1E-G:cargo-bay/1).
    """
    if CARGO_RUNS not in state.watched:
        return
    for run in runs(state):
        carriers = tuple(card for card in run.cards["carriers"] if card not in change.cards)
        if not set(run.cards["equipment"]).isdisjoint(change.cards):
            table.end_effects_of(state, run.source, RUN)
            if is_delivered(state, run, change, before):
                complete(state, run, change.to)
        elif not carriers:
            table.end_effects_of(state, run.source, RUN)
        elif carriers != run.cards["carriers"]:
            begin(state, replace(run, cards={**run.cards, "carriers": carriers}))
    if change.verb in STRAIGHT and is_hauler(state, change):
        for card in places.of_type(state, change.cards, "equipment"):
            begin_run(state, card, change, before)


def is_hauler(state: State, change: Change) -> bool:
    """Whether it is an own ship to which cards have come, and one that runs cargo (1E-G:cargo-bay/1).

    What it is its class may say as well.
    """
    ship = change.to
    if ship not in state.cards or type_of(state, ship) != "ship" or state.cards[ship].controller != change.player:
        return False
    it = identity(state, ship)
    it = identity(state, ship)
    called = {*it.characteristics, *facts(state, ship).ship_class.split()}
    return "Fer" in it.affiliations or not called.isdisjoint(HAULERS)


def begin_run(state: State, card: CardId, change: Change, before: Mapping[CardId, EntityId]) -> None:
    """Begin a run with equipment that somebody has carried from a facility straight aboard (1E-G:cargo-bay/1)."""
    start = before[card]
    facility = places.vessel_of(state, start) if start in state.cards else 0
    people = places.of_type(state, change.cards, "personnel")
    carriers = tuple(other for other in people if before[other] == start)
    if facility and type_of(state, facility) == "facility" and carriers:
        cards: dict[str, tuple[EntityId, ...]] = {
            "equipment": (card,),
            "carriers": carriers,
            "ship": (change.to,),
            "from": (facility,),
            "way": (places.place_of(state, change.to),),
        }
        begin(state, Lasting(state.cards[card].definition, (), card, change.player, RUN, cards=cards))


def complete(state: State, run: Lasting, bay: CardId) -> None:
    """Let the site keep the missions passed in mind for this turn.

    Of one crew that is one run at a time (1E-G:cargo-bay/2), with equipment of a title once in the game.
    """
    for other in runs(state):
        if other.cards["ship"] == run.cards["ship"]:
            table.end_effects_of(state, other.source, RUN)
    title = f"{IN_GAME}cargo:{definition(state, run.source).title}"
    missions = tuple(passed(state, run.cards["way"]))
    if missions and not state.mark(run.you, title) and not has_received(state, bay):
        table.put_mark(state, run.you, title, 1)
        kept = Lasting(
            state.cards[bay].definition,
            (),
            bay,
            run.you,
            "turn",
            {"affected": missions},
            {"status": "afflicted"},
        )
        table.begin_lasting(state, kept)


def is_delivered(state: State, run: Lasting, change: Change, before: Mapping[CardId, EntityId]) -> bool:
    """Whether one of those who stayed carries it straight from the ship into such a site of another facility.

    Only for whoever has begun the run (1E-G:cargo-bay/1, /3).
    """
    bay, ship = change.to, run.cards["ship"]
    if change.verb not in STRAIGHT or run.you != change.player or before[run.source] not in ship:
        return False
    if bay not in state.cards or not definition(state, bay).of_kind(CargoRuns):
        return False
    carriers = (card for card in run.cards["carriers"] if card in change.cards)
    return places.vessel_of(state, bay) not in run.cards["from"] and any(before[card] in ship for card in carriers)


def has_received(state: State, bay: CardId) -> bool:
    """Whether a run has ended at a site this turn."""
    return any(it.source == bay and it.words.get("status") == "afflicted" for it in state.lasting)


def passed(state: State, way: tuple[PlaceId, ...]) -> Iterator[CardId]:
    """The missions passed on a way, each once: in on one side and out on the other (1E-G:cargo-bay/2)."""
    ends = (way[0], way[-1])
    between = zip(way, way[1:], way[2:], strict=False)
    through = (
        here
        for came, here, went in between
        if came != went and here not in ends and {came, went} <= set(places.beside(state, here))
    )
    for place in dict.fromkeys(through):
        yield from places.missions_at(state, place)[:1]
