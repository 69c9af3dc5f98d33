"""The part of the Objectives variant in the scenarios."""

from __future__ import annotations

from dataclasses import replace

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import FIRST_CARD
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.lab.scenarios.forms import CARD, PLACE, PLAYER, WrittenForm
from spaceline.lab.scenarios.naming import NamedCards, NamesOnTable, splits
from spaceline.lab.scenarios.objectives.format import ObjectivesScenario
from spaceline.lab.scenarios.objectives.placing import (
    FILLER_OBJECTIVE,
    FILLER_TACTIC,
    ObjectivesSetter,
    sides_of,
)
from spaceline.lab.scenarios.phrases import PhraseProblem
from spaceline.lab.scenarios.second import dialect as second
from spaceline.lab.scenarios.second.cards import FILLER, FILLER_DILEMMA, NAMING, OWN
from spaceline.lab.scenarios.second.placing import SEGMENTS, count_players, listed
from spaceline.lab.scenarios.strict.happening import ANY, Happenings
from spaceline.rules.objectives.roles import ENTERS
from spaceline.rules.objectives.setup import ObjectivesBrought, start
from spaceline.rules.second.data.frames import Turn

SIZES = {"objective_deck": 10, "tactics": 15}
"""What a player brings who lists none: the smallest legal number (OBJ-building-a-deck/2, /3)."""


def set_up(rules: Ruleset, pool: NamedCards, scenario: ObjectivesScenario) -> tuple[State, NamesOnTable]:
    """The position that a scenario describes, at the beginning of a segment."""
    state = State(rules, count_players(scenario), scenario.chance.seed)
    names = NamesOnTable(pool)
    ObjectivesSetter(state, names, scenario).set_all()
    state.frames = [Turn(step=SEGMENTS[scenario.segment], player=scenario.turn)]
    return state, names


def started(rules: Ruleset, pool: NamedCards, scenario: ObjectivesScenario) -> State:
    """A game set up by its rules (OBJ-getting-ready)."""
    brought = []
    for player, side in sides_of(scenario):
        parts = (
            (side.missions or ObjectivesSetter.rows[player - 1], FILLER),
            (side.pile if side.pile != () else second.SIZES["pile"], FILLER_DILEMMA),
            (side.deck if side.deck != type(side)().deck else second.SIZES["deck"], FILLER),
            (side.objective_deck if side.objective_deck != () else SIZES["objective_deck"], FILLER_OBJECTIVE),
            (side.tactics if side.tactics != () else SIZES["tactics"], FILLER_TACTIC),
        )
        brought.append(
            ObjectivesBrought(*(tuple(pool.id(name) for name in listed(cards, filler)) for cards, filler in parts))
        )
    return start(rules, brought, scenario.chance.seed)


def read_attempt(state: State, names: NamesOnTable, rest: str) -> Option:
    """``Excavation at Excavation (location)``, ``Mining Survey with Galor``."""
    for word in ("at", "with"):
        for objective, where in splits(rest, word):
            if names.knows(objective) and names.knows(where):
                target = names.place(state, where) if word == "at" else names.card(where)
                return Option("attempt", names.card(objective), target)
    raise PhraseProblem(f"attempt which objective, where? {rest!r}")


def read_attack(state: State, names: NamesOnTable, rest: str) -> Option:
    """``Galor with Keldon``: a ship with a ship; ``player 2 at Excavation (location)``: personnel there."""
    for target, ship in splits(rest, "with"):
        if names.knows(target) and names.knows(ship):
            return Option("engagement", names.card(ship), names.card(target))
    for player, where in splits(rest, "at"):
        if names.knows(where) and player.removeprefix("player ").isdigit():
            there = names.card(where)
            entity = state.cards[there].parent if state.cards[there].role == "mission" else there
            return Option("combat", entity, int(player.removeprefix("player ")))
    raise PhraseProblem(f"attack whom, where or with what? {rest!r}")


def read_counterattack(state: State, names: NamesOnTable, rest: str) -> Option:
    """``Galor with Keldon``."""
    for target, ship in splits(rest, "with"):
        if names.knows(target) and names.knows(ship):
            return Option("counterattack", names.card(ship), names.card(target))
    raise PhraseProblem(f"strike back at which ship, with which? {rest!r}")


def read_uninstalling(state: State, names: NamesOnTable, rest: str) -> Option:
    """``Twin Coils``."""
    return Option("uninstall", names.card(rest))


def speak(state: State, names: NamesOnTable, option: Option) -> str:
    """An option in words."""
    if option.kind == "attempt":
        where = ("with " if option.target >= FIRST_CARD else "at ") + names.label(state, option.target)
        return f"attempt {names.label(state, option.card)} {where}"
    if option.kind == "engagement":
        return f"attack {names.label(state, option.target)} with {names.label(state, option.card)}"
    if option.kind == "combat":
        return f"attack player {option.target} at {names.label(state, option.card)}"
    return second.SECOND.speak(state, names, option)


HAPPENINGS = Happenings(
    without_cards=second.SECOND.happenings.without_cards,
    with_amount=second.SECOND.happenings.with_amount,
    details={
        **second.SECOND.happenings.details,
        "refuse-attack": frozenset({ANY}),
        "put": second.SECOND.happenings.details["put"] | {ENTERS},
    },
)

ZONES = ("objectives", "objective", "completed", "tactics", "drawn-tactics", "laid-tactic", "tactic")
"""Zones of a player, beside those of Second Edition."""

OBJECTIVES = replace(
    second.SECOND,
    scenario=ObjectivesScenario,
    naming=replace(NAMING, of_players=(*NAMING.of_players, *ZONES)),
    own_cards={
        **OWN,
        FILLER_OBJECTIVE: {"type": "objective", "kind": "planet"},
        FILLER_TACTIC: {"type": "tactic"},
    },
    fillers=(FILLER, FILLER_DILEMMA, FILLER_OBJECTIVE, FILLER_TACTIC),
    set_up=set_up,
    start=started,
    brought=("missions", "deck", "pile", "objective_deck", "tactics"),
    readers={
        **second.SECOND.readers,
        "attempt": read_attempt,
        "attack": read_attack,
        "counterattack": read_counterattack,
        "uninstall": read_uninstalling,
    },
    forms={
        **second.SECOND.forms,
        "attempt": WrittenForm(target=(PLACE, CARD)),
        "engagement": WrittenForm(target=(CARD,)),
        "combat": WrittenForm(about=(PLACE, CARD), target=(PLAYER,)),
        "counterattack": WrittenForm(target=(CARD,)),
        "uninstall": WrittenForm(),
    },
    speak=speak,
    happenings=HAPPENINGS,
)
