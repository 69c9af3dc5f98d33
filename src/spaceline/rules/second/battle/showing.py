"""What the players show of those who fight: only the portion that matters (2E-showing-your-cards/3, /5)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.effects import BeginBattle
from spaceline.effects.perform.checking import node_at
from spaceline.effects.perform.reading import values_for_filter
from spaceline.rules.second import places
from spaceline.rules.second.battle import sides
from spaceline.rules.second.data.frames import Battle, Engagement
from spaceline.rules.second.language.showing import shown
from spaceline.rules.second.matching import MATCHER
from spaceline.rules.second.ships.staffing import shown_to_staff
from spaceline.rules.second.values import attribute


def shown_to_begin(state: State, battle: Battle) -> Iterator[Change]:
    """Whoever staffs the ship that begins an engagement, and one personnel like the text demands (2E-combat/6)."""
    if isinstance(battle, Engagement):
        yield from (shown_to_staff(state, ship) for ship in battle.own)
    it = node_at(state, battle.definition, battle.path)
    if isinstance(it, BeginBattle) and it.personnel is not None:
        there = sides.involved_of(state, battle, battle.player)
        crew = places.unstopped_personnel(state, there, battle.player)
        able = MATCHER.fitting(state, crew, it.personnel, values_for_filter(state, it.personnel))
        yield from shown(state, battle.source, battle.player, able, it.personnel)


def strength_shown(state: State, battle: Battle, cards: tuple[CardId, ...]) -> Iterator[Change]:
    """The Strength of each of one side's personnel that is added up."""
    used = sides.contributing(state, cards)
    if used:
        numbers = (f"Strength {attribute(state, card, 'Strength')}" for card in used)
        yield Change("use", used, state.cards[used[0]].controller, battle.source, detail=", ".join(numbers))
