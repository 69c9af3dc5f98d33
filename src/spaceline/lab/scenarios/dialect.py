"""How scenarios of one edition speak: their fields, the names of their cards and zones, their actions and looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from spaceline.core import engine
from spaceline.core.data.changes import Event
from spaceline.core.data.decisions import Answer, Option
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.lab.scenarios.format import AnyScenario
from spaceline.lab.scenarios.forms import Forms
from spaceline.lab.scenarios.naming import NamedCards, NamesOnTable, Naming
from spaceline.lab.scenarios.strict.happening import Happenings

Difference = tuple[str, str, str]
"""What was looked at, what was expected, what was found."""

OptionReader = Callable[[State, NamesOnTable, str], Option]
"""From what follows the verb of a phrase to the option that it means, offered or not."""


@dataclass(frozen=True)
class Dialect:
    """An edition's part of the scenarios. The shared modules hold everything else."""

    scenario: type[AnyScenario]
    """Its files, with the edition's own fields."""
    naming: Naming
    own_cards: Mapping[str, dict[str, Any]]
    """Cards that every scenario may name: those that fill decks and pass the time."""
    fillers: tuple[str, ...]
    """Those of them that are counted, not listed, in a printed position."""
    invented: Callable[[str, dict[str, Any]], Any]
    """The definition of a card from facts and nodes."""
    identify: Callable[[str], str]
    """The id of an invented card."""
    without_text: Callable[[Any], Any]
    """A card as though nothing but its facts were printed on it."""
    set_up: Callable[[Ruleset, NamedCards, Any], tuple[State, NamesOnTable]]
    """The position that a scenario describes, before the engine runs."""
    start: Callable[[Ruleset, NamedCards, Any], State]
    """A game set up by its rules."""
    brought: tuple[str, ...]
    """The fields of a player that say what the player brings to such a game."""
    fixed: Mapping[str, Option]
    """Phrases that stand for one option."""
    readers: Mapping[str, OptionReader]
    """By the verb of a phrase."""
    complete: Callable[[State, Option], Option]
    """An option that is not open, with what the phrase left out and goes without saying."""
    forms: Forms
    """What the options of each action are like."""
    speak: Callable[[State, NamesOnTable, Option], str]
    """An option in words; empty for what the general form says well enough."""
    deeds: Mapping[str, Callable[[TableSetting, str], int | None]]
    """Phrases that take several answers, by verb; None where a phrase is an ordinary one after all."""
    looks: tuple[Callable[[TableSetting, Any], Iterator[Difference]], ...]
    """The comparisons that only this edition has."""
    moment: Callable[[State], tuple[PlayerId, str]]
    """Whose turn it is and which segment."""
    happenings: Happenings
    """What its events are like."""
    skills_to_come: tuple[str, ...]
    """Skills that the rules know and no card of its sets has yet."""
    endings: tuple[str, ...]
    """Phrases that end a segment, and a turn with its last one."""
    tally: Callable[[State, PlayerId], str]
    """The numbers of a player, in words."""


class TableSetting:
    """A position with the names of its cards and the events that led to it."""

    def __init__(self, state: State, names: NamesOnTable, dialect: Dialect) -> None:
        """Hold a position; events begin to be kept."""
        self.state = state
        self.names = names
        self.dialect = dialect
        self.events: list[Event] = []
        self.given: list[Answer] = []
        """The answers that the latest phrase came to."""
        self.begun: tuple[PlayerId, str] | None = None
        """The moment at which it was set; None where the file does not say."""

    def card(self, name: str) -> CardId:
        """The card of that name."""
        return self.names.card(name)

    def answer(self, given: Answer) -> None:
        """Answer the open decision, and note the answer.

        Raises:
            Refusal: the rules do not allow it.
        """
        engine.answer(self.state, given)
        self.names.meet(self.state)
        self.given.append(given)

    def trial(self) -> TableSetting:
        """A copy to try an action on; its events are kept."""
        tried = TableSetting(self.state.clone(), self.names, self.dialect)
        tried.state.sink = tried.events
        return tried
