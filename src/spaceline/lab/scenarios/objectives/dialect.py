"""The part of the Objectives variant in the scenarios."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from msgspec.structs import replace as replace_option

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import FIRST_CARD, PlayerId
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.lab.scenarios.forms import CARD, PLACE, PLAYER, WrittenForm
from spaceline.lab.scenarios.naming import NamedCards, NamesOnTable, splits
from spaceline.lab.scenarios.objectives.format import ObjectivesScenario, ObjectivesSide
from spaceline.lab.scenarios.objectives.looking import completion
from spaceline.lab.scenarios.objectives.placing import (
    FILLER_OBJECTIVE,
    FILLER_TACTIC,
    ObjectivesSetter,
)
from spaceline.lab.scenarios.phrases import PhraseProblem
from spaceline.lab.scenarios.second import dialect as second
from spaceline.lab.scenarios.second.cards import FILLER, FILLER_DILEMMA, NAMING, OWN
from spaceline.lab.scenarios.second.format import Side
from spaceline.lab.scenarios.second.looking import marks
from spaceline.lab.scenarios.second.phrases import granting_text
from spaceline.lab.scenarios.second.placing import sides
from spaceline.lab.scenarios.strict.happening import ANY, Happenings
from spaceline.rules.objectives.roles import ENTERS
from spaceline.rules.objectives.setup import ObjectivesBrought, start

SIZES = {"objective_deck": 10, "tactics": 15}
"""What a player brings who lists none: the smallest legal number (OBJ-building-a-deck/2, /3)."""


def started(rules: Ruleset, pool: NamedCards, scenario: ObjectivesScenario) -> State:
    """A game set up by its rules (OBJ-getting-ready)."""
    return start(rules, [brought(pool, *it) for it in sides(scenario)], scenario.chance.seed)


def brought(pool: NamedCards, player: PlayerId, side: Side) -> ObjectivesBrought:
    """What a player brings, side decks included."""
    assert isinstance(side, ObjectivesSide)
    others = second.brought(pool, player, side, ObjectivesSetter.rows)
    return ObjectivesBrought(
        missions=others.missions,
        pile=others.pile,
        deck=others.deck,
        objectives=second.ids_of(pool, side.objective_deck or SIZES["objective_deck"], FILLER_OBJECTIVE),
        tactics=second.ids_of(pool, side.tactics or SIZES["tactics"], FILLER_TACTIC),
    )


def read_attempt(state: State, names: NamesOnTable, rest: str) -> Option:
    """``Excavation at Excavation (location)``, ``Mining Survey with Galor``; ``... by For the Cause``."""
    for attempted, granting in splits(rest, "by"):
        if names.knows(granting):
            printed = read_attempt(state, names, attempted)
            return replace_option(printed, detail=granting_text(state, names.card(granting), printed.card))
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
        granting = state.ruleset.definitions.get(option.detail.partition(":")[0])
        by = f" by {granting.title}" if granting else ""
        return f"attempt {names.label(state, option.card)} {where}{by}"
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
        "be-seen": frozenset({ANY}),
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
    set_up=partial(second.set_up, setter=ObjectivesSetter),
    start=started,
    brought=("missions", "deck", "pile", "objective_deck", "tactics"),
    readers={
        **second.SECOND.readers,
        "attempt": read_attempt,
        "attack": read_attack,
        "counterattack": read_counterattack,
        "uninstall": read_uninstalling,
    },
    looks=(*(look for look in second.SECOND.looks if look is not marks), completion),
    forms={
        **second.SECOND.forms,
        "attempt": WrittenForm(target=(PLACE, CARD), detail=second.SECOND.forms["attempt"].detail),
        "engagement": WrittenForm(target=(CARD,)),
        "combat": WrittenForm(about=(PLACE, CARD), target=(PLAYER,)),
        "counterattack": WrittenForm(target=(CARD,)),
        "uninstall": WrittenForm(),
    },
    speak=speak,
    happenings=HAPPENINGS,
)
