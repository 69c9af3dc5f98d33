"""Positions for battles of First Edition: teams that meet, ships that face each other."""

from __future__ import annotations

from spaceline.effects.nodes.requirements import Skill
from tests.support.first_table import ME, OPPONENT, FirstTable

BATTLE = "battle-personnel"
SHIP_BATTLE = "battle-ship"


def people(table: FirstTable, at: int, owner: int, *strengths: int, **facts) -> list[int]:
    """So many people; the first of the attacker's is a leader."""
    side = "a" if owner == ME else "d"
    made = []
    for number, strength in enumerate(strengths, 1):
        skills = ("Leadership",) if owner == ME and number == 1 else ()
        name = f"{side}{len([n for n in table.names if n.startswith(side)]) + 1}"
        made.append(table.person(name, at, owner=owner, strength=strength, skills=skills, **facts))
    return made


def meeting(attackers: tuple[int, ...], defenders: tuple[int, ...], *, mine="Kli", other="Rom", **turned: str):
    """Two teams on a planet: the table, the place, the attackers and the defenders; switches may be turned."""
    table = FirstTable(turned=turned)
    place = table.location("Somewhere")
    a = people(table, place, ME, *attackers, affiliations=(mine,))
    d = people(table, place, OPPONENT, *defenders, affiliations=(other,))
    return table, place, a, d


def leave_something(table: FirstTable) -> None:
    """Elsewhere both players could attempt a mission in vain, so that no turn ends by itself."""
    for player in (ME, OPPONENT):
        place = table.location(f"Far from {player}", owner=player, requirement=Skill("Telepathy"))
        table.person(f"idler {player}", place, owner=player)


def crewed_ship(table: FirstTable, name: str, place: int, owner: int = ME, *, leader: bool = True, **facts) -> int:
    """A ship with one matching personnel aboard, who leads unless it is said otherwise."""
    crew_facts = facts.pop("crew", {})
    ship = table.ship(name, place, owner=owner, **{"affiliations": ("Kli",) if owner == ME else ("Rom",), **facts})
    skills = ("OFFICER",) if leader else ()
    icons = table.state.definition(ship).facts.affiliations
    table.person(f"crew of {name}", ship, owner=owner, **{"affiliations": icons, "skills": skills, **crew_facts})
    return ship
