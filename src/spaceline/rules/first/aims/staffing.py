"""What a crew comes to toward the staffing of its ship (1E-7.1.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spaceline.core.data.aims import Aim, Need, Way
from spaceline.core.data.leaves import CardId
from spaceline.core.modifiers import values_for
from spaceline.core.state import State
from spaceline.rules.first import teams
from spaceline.rules.first.affiliations import affiliations
from spaceline.rules.first.data.sheet import Sheet
from spaceline.rules.first.facts import Staffing
from spaceline.rules.first.procedures.movement.staffing import NEEDED, StaffingIcons, assign, suppliers
from spaceline.rules.first.values import facts


def of_ship(state: State, kind: str, ship: CardId) -> Aim:
    """Whether there is somebody of the ship's affiliation, and one of the ways to staff it (1E-7.1.3/2)."""
    player = state.cards[ship].controller
    aboard = teams.crew(state, ship, player)
    icons = affiliations(state, ship)
    matching = sum(not icons or bool(set(icons) & set(affiliations(state, card))) for card in aboard)
    look = values_for(state, NEEDED)
    crew = [look(card) for card in aboard]
    titles = [facts(state, card).title for card in aboard]
    ways = tuple(tuple(of_way(crew, titles, way)) for way in facts(state, ship).staffing)
    needs = (Need("matching", "/".join(icons), matching), *(ways[0] if len(ways) == 1 else ()))
    return Aim(kind, ship, needs, (ways,) if len(ways) > 1 else ())


def of_way(crew: Sequence[Sheet], titles: Sequence[str], way: Staffing) -> Iterator[Need]:
    """What one way to staff a ship asks for, in the order in which it is printed (1E-7.1.3.0.1)."""
    yield from of_icons(crew, way.icons)
    for skill, level in way.skills.items():
        yield Need("skill", skill, sum(sheet.skills.get(skill, 0) for sheet in crew), level)
    for word in way.characteristics:
        yield Need("card", word, sum(word in sheet.characteristics for sheet in crew))
    for title in way.titles:
        yield Need("card", title, titles.count(title))


def of_icons(crew: Sequence[Sheet], icons: StaffingIcons) -> Way:
    """The icons, with how many of each different personnel can supply at the same time (1E-7.1.3.0.1/2)."""
    best = max((supplied(team, icons) for team in suppliers(crew, icons)), key=len)
    have = [icons[at] for at in best]
    return tuple(Need("icon", icon, have.count(icon), icons.count(icon)) for icon in dict.fromkeys(icons))


def supplied(team: Sequence[StaffingIcons], icons: StaffingIcons) -> list[int]:
    """As many of the icons as can be supplied, those first that are printed first, by their place among them."""
    taken: dict[int, int] = {}
    return [at for at in range(len(icons)) if assign(team, icons, at, taken, set())]
