"""A game as a file for others: what one seat may know of it, or the whole position as a scenario.

The whole position opens when the game has ended or one person alone plays; from a running game among several people
everybody takes away no more than the own view (docs/records.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import yaml

from spaceline.core import engine
from spaceline.core.codec import fingerprint, plain
from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.seen import View
from spaceline.core.state import State
from spaceline.hosting.answering import Answering
from spaceline.hosting.errors import HostingError
from spaceline.hosting.versions import engine_version

FORMAT = "spaceline seat 1"
"""Stands in every export of a seat; the number is raised when its fields change."""


class SeatExport(msgspec.Struct, frozen=True):
    """What one seat may know of a game at one moment."""

    format: str
    engine: str
    ruleset: str
    seat: PlayerId
    view: View
    log: tuple[str, ...]


def is_open(game: Answering) -> bool:
    """Whether the whole position may leave the table."""
    return game.is_over or len(game.seating.people) <= 1


def seat_export(game: Answering, seat: PlayerId) -> bytes:
    """What a seat may know, as JSON; nothing else goes into it.

    Raises:
        HostingError: nobody watches the game from there.
    """
    if seat not in game.viewers:
        raise HostingError("save.no-seat", seat=seat, seats=", ".join(map(str, game.viewers)))
    seen = game.view(seat)
    log = tuple(line.text for line in game.log(seat))
    found = SeatExport(FORMAT, engine_version(), seen.ruleset, seat, seen, log)
    return msgspec.json.format(msgspec.json.encode(found))


def scenario_export(game: Answering) -> str:
    """The whole position as a scenario whose only step says what is to be decided there.

    Raises:
        HostingError: people are playing, and nobody may see so much.
    """
    if not is_open(game):
        raise HostingError("save.goes-on-export")
    return scenario_text(game)


def scenario_text(game: Answering) -> str:
    """The scenario that a game would be, of any game."""
    session = game.session
    state = session.state
    title = f"A game of seed {game.seating.seed} after {session.answers} answers, {fingerprint(state)}"
    lines = [flow("title", title), flow("ruleset", state.ruleset.name), "position:"]
    for name, value in plain(state).items():
        lines += card_lines(state) if name == "cards" else part_lines(name, value)
    return "\n".join([*lines, "steps:", f"  - {flow('expect', expected(game))}", ""])


def expected(game: Answering) -> dict[str, Any]:
    """What must be so at the position: how the game ended, or what is to be decided and by whom."""
    state = game.session.state
    asked = engine.decision(state)
    if asked is not None:
        return {"next": {"player": asked.player, "kind": asked.kind, "prompt": asked.prompt}}
    if state.result is None:
        return {"over": True}
    winners, reason = state.result
    return {"result": {"winners": list(winners), "reason": reason}}


def card_lines(state: State) -> Iterator[str]:
    """The cards, each with its title for people who read the file."""
    yield "  cards:"
    for card, leaf in plain(state)["cards"].items():
        yield f"    {flow(card, leaf)}  # {state.definition(card).title}"


def part_lines(name: str, value: Any) -> Iterator[str]:
    """A part of a state: a table or a list has a line for each of its items."""
    if isinstance(value, dict) and value:
        yield f"  {name}:"
        yield from (f"    {flow(key, item)}" for key, item in value.items())
    elif isinstance(value, list) and value and isinstance(value[0], list | tuple | dict):
        yield f"  {name}:"
        yield from (f"    - {written(item)}" for item in value)
    else:
        yield f"  {flow(name, value)}"


def flow(key: Any, value: Any) -> str:
    """A key with its value, on one line."""
    return f"{written(key)}: {written(value)}"


def written(value: Any) -> str:
    """A value on one line of YAML."""
    text = yaml.safe_dump(listed(value), default_flow_style=True, width=float("inf"), sort_keys=False)
    return text.removesuffix("\n").removesuffix("\n...")


def listed(value: Any) -> Any:
    """A value with lists in the place of tuples, which YAML does not know."""
    if isinstance(value, dict):
        return {key: listed(item) for key, item in value.items()}
    return [listed(item) for item in value] if isinstance(value, list | tuple) else value
