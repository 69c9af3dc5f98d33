"""What those who go somewhere come to there: at a mission, aboard a ship, and wherever it could take them (1E-7.1).

That is their part of the staffing of a ship too (1E-7.1.3), and who goes with whom, where not all may be together
(1E-6.3/3, 1E-10.2.10/3).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.data.previews import Need, Needs, Preview
from spaceline.core.modifiers import values_for
from spaceline.core.state import State
from spaceline.effects.assigning import filled
from spaceline.rules.first import places, teams
from spaceline.rules.first.affiliations import affiliations
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.data.frames import Transfer
from spaceline.rules.first.facts import Staffing
from spaceline.rules.first.language.titles import is_called
from spaceline.rules.first.missions.permission import no_such_mission
from spaceline.rules.first.movement.boarding import BEAM, passengers
from spaceline.rules.first.movement.joining import belonging
from spaceline.rules.first.movement.staffing import (
    NEEDED,
    Lenders,
    StaffingIcons,
    lenders_among,
    suppliers,
    those_for_each,
    ways_to_staff,
)
from spaceline.rules.first.movement.transferring import everywhere, groups
from spaceline.rules.first.previews.missions import AHEAD, BEHIND, HERE, STAFFING, at_place
from spaceline.rules.first.values import facts, type_of

COMPANY = "company"


def of_move(state: State, asked: Decision, given: Answer) -> tuple[Preview, ...]:
    """The mission at the ship's goal, with its crew."""
    assert given.option is not None
    return tuple(when_there(state, HERE, asked.player, given.option.card, given.option.target))


def of_transfer(state: State, asked: Decision, given: Answer) -> tuple[Preview, ...]:
    """Where they go: the mission there, or the ship, and where that could take them; then the ship that they leave."""
    return tuple(brought_over(state, transfer_of(state), given.cards))


def of_company(state: State, asked: Decision, given: Answer) -> tuple[Preview, ...]:
    """Who goes in one of several groups that are not compatible, and what comes of it if all of them go.

    Nothing is told where a text beams them.
    """
    assert given.option is not None
    transfer = state.frames[-1]
    if not isinstance(transfer, Transfer):
        return ()
    found = groups(state, transfer)
    group, bound = found[int(given.option.detail) - 1], everywhere(found)
    apart = tuple(dict.fromkeys(card for other in found for card in other if card not in bound))
    company = Preview(
        COMPANY, transfer.target, beside(state, tuple(card for card in group if card not in bound), apart)
    )
    return (company, *brought_over(state, transfer, group))


def of_join(state: State, asked: Decision, given: Answer) -> tuple[Preview, ...]:
    """The mission where somebody joins another Away Team, or is handed to it, with that team (1E-7.0.1/3)."""
    assert given.option is not None
    card, where = given.option.card, places.container(state, given.option.card)
    carry_out(state, belonging(state, asked.player, card, given.option.target))
    there = (card, given.option.target)
    return tuple(at_place(state, HERE, asked.player, where, there)) if where < FIRST_CARD else ()


def transfer_of(state: State) -> Transfer:
    """The beaming or walking for which somebody is chosen."""
    transfer = state.frames[-1]
    assert isinstance(transfer, Transfer)
    return transfer


def brought_over(state: State, transfer: Transfer, cards: tuple[CardId, ...]) -> Iterator[Preview]:
    """What comes of it when they are there: for the mission or the ship to which they go, and the ship they leave."""
    player, source, target = transfer.player, transfer.source, transfer.target
    bring(state, player, cards, target, transfer.verb)
    if is_own_ship(state, player, target):
        yield of_ship(state, STAFFING, target)
        yield from of_voyages(state, player, target)
    elif target < FIRST_CARD:
        yield from at_place(state, HERE, player, target, cards)
    if is_own_ship(state, player, source):
        yield of_ship(state, BEHIND, source)


def is_own_ship(state: State, player: PlayerId, end: EntityId) -> bool:
    """Whether one end is a ship that the player would have to staff."""
    return end >= FIRST_CARD and type_of(state, end) == "ship" and teams.is_own(state, end, player)


def of_voyages(state: State, player: PlayerId, ship: CardId) -> Iterator[Preview]:
    """The own missions that a crew could attempt with its ship; what is where they are without beaming down, first."""
    here = places.place_of(state, ship)
    is_ready = state.cards[ship].role == "space" and places.kind_of(state, here) == "space"
    if is_ready:
        yield from at_place(state, HERE, player, here, teams.crew(state, ship, player), ship)
    for place in places.locations(state):
        is_own = any(state.cards[card].owner == player for card in places.missions_at(state, place))
        if is_own and not (is_ready and place == here):
            yield from when_there(state, AHEAD, player, ship, place)


def when_there(state: State, kind: str, player: PlayerId, ship: CardId, place: PlaceId) -> Iterator[Preview]:
    """A mission for the crew of a ship that has flown there, and at a planet has beamed down to those who are there."""
    if no_such_mission(state, place, player) is not None:
        return
    there = state.clone()
    carry_out(there, Change("move", (ship,), player, to=place, role="space"))
    crew = teams.crew(there, ship, player)
    if places.kind_of(there, place) == "planet":
        bring(there, player, passengers(there, player, ship, place, BEAM), place, BEAM)
    yield from at_place(there, kind, player, place, crew, ship)


def bring(state: State, player: PlayerId, cards: tuple[CardId, ...], target: EntityId, verb: str) -> None:
    """Let somebody be there already."""
    if cards:
        carry_out(state, Change(verb, cards, player, to=target, role=places.zone_of(state, target)[1]))


def carry_out(state: State, change: Change) -> None:
    """Let a change happen without anybody's response."""
    state.ruleset.verbs[change.verb].apply(state, change)


def beside(state: State, going: tuple[CardId, ...], everybody: tuple[CardId, ...]) -> Needs:
    """Everybody by title, those who go together before those who do not; how many of each title go.

    In the order of their titles: that in which they lie may tell what is hidden.
    """
    gone = Counter(sorted(facts(state, card).title for card in going))
    there = gone + Counter(sorted(facts(state, card).title for card in everybody if card not in going))
    return tuple(Need("card", title, gone[title], there[title]) for title in there)


def of_ship(state: State, kind: str, ship: CardId) -> Preview:
    """Whether there is somebody of the ship's affiliation, and one of the ways to staff it (1E-7.1.3/2)."""
    player = state.cards[ship].controller
    aboard = teams.crew(state, ship, player)
    icons = affiliations(state, ship)
    matching = sum(not icons or bool(set(icons) & set(affiliations(state, card))) for card in aboard)
    look = values_for(state, NEEDED)
    crew = [look(card) for card in aboard]
    titles = [facts(state, card).title for card in aboard]
    lenders = lenders_among(state, ship, aboard)
    ways = tuple(tuple(of_way(crew, titles, way, lenders)) for way in ways_to_staff(state, ship))
    needs = (Need("matching", "/".join(icons), matching), *(ways[0] if len(ways) == 1 else ()))
    return Preview(kind, ship, needs, (ways,) if len(ways) > 1 else ())


def of_way(crew: Sequence[CardValues], titles: Sequence[str], way: Staffing, lenders: Lenders) -> Iterator[Need]:
    """What one way to staff a ship asks for, in the order in which it is printed (1E-7.1.3.0.1)."""
    yield from of_icons(crew, way.icons, lenders)
    for skill, level in way.skills.items():
        yield Need("skill", skill, sum(card_values.skills.get(skill, 0) for card_values in crew), level)
    for word in way.characteristics:
        yield Need("card", word, sum(word in card_values.characteristics for card_values in crew))
    for title in way.titles:
        yield Need("card", title, sum(is_called(it, title) for it in titles))


def of_icons(crew: Sequence[CardValues], icons: StaffingIcons, lenders: Lenders) -> Needs:
    """The icons, with how many of each different personnel can supply at the same time (1E-7.1.3.0.1/2)."""
    best = max((supplied(team, icons) for team in suppliers(crew, icons, lenders)), key=len)
    have = [icons[at] for at in best]
    return tuple(Need("icon", icon, have.count(icon), icons.count(icon)) for icon in dict.fromkeys(icons))


def supplied(team: Sequence[StaffingIcons], icons: StaffingIcons) -> list[int]:
    """As many of the icons as can be supplied, those first that are printed first, by their place among them."""
    return [at for at, is_filled in enumerate(filled(those_for_each(team, icons))) if is_filled]
