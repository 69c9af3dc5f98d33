"""What an expectation may be about: of a card or player that can have no such thing it would be met by itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spaceline.core.data.leaves import EntityId
from spaceline.lab.scenarios.dialect import TableSetting
from spaceline.lab.scenarios.naming import NameProblem
from spaceline.lab.scenarios.strict.printing import printed, unknown_skill

OF_PERSONNEL = ("Integrity", "Cunning", "Strength")
OF_VESSELS = ("Range", "Weapons", "Shields")
VESSELS = ("ship", "facility")
BEARS_NOTHING = (
    "hand",
    "deck",
    "pile",
    "discard",
    "removed",
    "out-of-play",
    "points",
    "missions",
    "seed-deck",
    "seeds",
)
"""Zones in which cards are neither stopped nor anything else."""


def confirm_has(at: TableSetting, name: str, attribute: str) -> None:
    """A card has an attribute of that name: as all of its type, or by itself, as a dilemma that moves has a Range.

    Raises:
        NameProblem: no card, or none of its type, has it.
    """
    it = at.state.definition(at.card(name))
    kind = it.type
    of_kind = OF_PERSONNEL if kind == "personnel" else OF_VESSELS if kind in VESSELS else tuple(own_attributes(it))
    if attribute not in of_kind:
        has = f"it has {', '.join(of_kind)}" if of_kind else "no attributes"
        raise NameProblem(f"{name!r} is a card of type {kind} and has no {attribute!r}: {has}", name)


def own_attributes(definition: Any) -> Iterable[str]:
    """The attributes of a card whose type alone brings none."""
    values = getattr(definition, "card_values", None)
    return getattr(values, "attributes", ())


def confirm_is_skill(at: TableSetting, name: str, skill: str) -> None:
    """A skill of that name exists, and the card is one that may have skills.

    Raises:
        NameProblem: it is none.
    """
    kind = at.state.definition(at.card(name)).type
    if kind != "personnel":
        raise NameProblem(f"{name!r} is a card of type {kind}: it has no skills", name)
    known = printed(at.state.ruleset.name).skills
    problem = unknown_skill(skill, known.union(at.dialect.skills_to_come))
    if problem:
        raise NameProblem(problem, skill)


def confirm_may_bear(at: TableSetting, name: str, mark: str) -> None:
    """A card lies where it may be stopped, cloaked and the like, and where that it is not says something.

    Raises:
        NameProblem: it lies in a hand, a pile or out of play.
    """
    role = at.state.cards[at.card(name)].role
    if role in BEARS_NOTHING:
        raise NameProblem(f"{name!r} is not in play ({role}): it can be neither {mark} nor not {mark}", name)


def confirm_player(at: TableSetting, player: int, *, spectators: bool = False) -> None:
    """A player sits at the table.

    Raises:
        NameProblem: nobody of that number does.
    """
    if player not in at.state.players and not (spectators and player == 0):
        raise NameProblem(f"there is no player {player}")


def confirm_holds(at: TableSetting, holder: EntityId, role: str) -> None:
    """Cards may lie there.

    Raises:
        NameProblem: they may not: nobody is aboard what is no ship or facility.
    """
    if role in ("aboard", "docked") and at.state.definition(holder).type not in VESSELS:
        raise NameProblem(f"nothing can be {role} {at.names.labels[holder]!r}, which is no ship or facility")
