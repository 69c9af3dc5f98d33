"""Setting the table of a scenario: any position of two to four players, from the names of cards."""

from __future__ import annotations

from pathlib import Path

from spaceline.core import engine
from spaceline.core.data.changes import Event
from spaceline.core.data.leaves import CardId
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.lab.scenarios.format import Scenario, Side
from spaceline.lab.scenarios.inventing import FILLER, FILLER_DILEMMA, InventedCard, ruleset_of
from spaceline.lab.scenarios.naming import NameProblem, Names, Pool
from spaceline.lab.scenarios.placing import DEFAULT_MISSIONS, SEGMENTS, Setter, count_players, listed, sides
from spaceline.lab.scenarios.reading import ScenarioError
from spaceline.rules.second.data.frames import Turn
from spaceline.rules.second.procedures.setup import Brought, start

SIZES = {"deck": 35, "pile": 20}
"""What a player brings who lists no deck or pile: the smallest legal number (2E-building-a-deck/2, /3)."""


class Table:
    """A position with the names of its cards and the events that led to it."""

    def __init__(self, state: State, names: Names) -> None:
        """Hold a position; events begin to be kept."""
        self.state = state
        self.names = names
        self.events: list[Event] = []

    def card(self, name: str) -> CardId:
        """The card of that name."""
        return self.names.card(name)


def set_table(scenario: Scenario) -> Table:
    """The position at the first decision.

    Raises:
        ScenarioError: a name or a number means nothing.
    """
    try:
        rules, pool = ruleset_of(scenario)
        if scenario.start:
            return started(scenario, rules, pool)
        state = State(rules, count_players(scenario), scenario.chance.seed)
        laid = Table(state, Names(pool))
        Setter(state, laid.names, scenario).set_all()
    except (NameProblem, InventedCard) as error:
        line = line_with(scenario.file, getattr(error, "name", ""))
        raise ScenarioError(scenario.file, line, f"setting the table: {error}") from error
    state.frames = [Turn(step=SEGMENTS[scenario.segment], player=scenario.turn)]
    state.watch()
    state.sink = laid.events
    engine.run(state)
    state.sink = None
    return laid


def line_with(file: Path, name: str) -> int:
    """The first line of a file that holds a name; the first of all where none does."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines() if name else (), 1):
        if name in line:
            return number
    return 1


def started(scenario: Scenario, rules: Ruleset, pool: Pool) -> Table:
    """A game set up by its rules (2E-setting-up)."""
    brought = []
    for player, side in sides(scenario):
        missions = side.missions or DEFAULT_MISSIONS[player - 1]
        deck = side.deck if side.deck != Side().deck else SIZES["deck"]
        pile = side.pile if side.pile != () else SIZES["pile"]
        brought.append(
            Brought(
                tuple(pool.id(name) for name in missions),
                tuple(pool.id(name) for name in listed(pile, FILLER_DILEMMA)),
                tuple(pool.id(name) for name in listed(deck, FILLER)),
            )
        )
    state = start(rules, brought, scenario.chance.seed)
    names = Names(pool)
    for card, leaf in state.cards.items():
        names.add(card, leaf.definition)
    return Table(state, names)
