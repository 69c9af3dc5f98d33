"""What the sides of a battle show of their cards (2E-showing-your-cards/3)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.effects import BeginBattle
from spaceline.effects.perform.reading import values_for_text
from spaceline.effects.perform.required import node_at
from spaceline.effects.scope import Reading, Values
from spaceline.rules.second import places
from spaceline.rules.second.battle import sides
from spaceline.rules.second.data.frames import Battle, Engagement
from spaceline.rules.second.language.concealed_texts import texts_shown
from spaceline.rules.second.language.matching import MATCHER
from spaceline.rules.second.movement.staffing import shown_to_staff
from spaceline.rules.second.showing import shown
from spaceline.rules.second.values import attribute


def shown_to_begin(state: State, battle: Battle) -> Iterator[Change]:
    """Whoever staffs the ship that begins an engagement, and one personnel like the text demands (2E-combat/6)."""
    if isinstance(battle, Engagement):
        yield from (shown_to_staff(state, ship) for ship in battle.own)
    it = node_at(state, battle.definition, battle.path) if battle.definition else None
    if isinstance(it, BeginBattle) and it.personnel is not None:
        there = sides.involved_of(state, battle, battle.player)
        crew = places.unstopped_personnel(state, there, battle.player)
        reading = Reading(battle.source, battle.player)
        able = MATCHER.fitting(state, crew, it.personnel, values_for_text(state, reading, it.personnel))
        yield from shown(state, battle.source, battle.player, able, it.personnel)


def strength_shown(state: State, battle: Battle, cards: tuple[CardId, ...]) -> Iterator[Change]:
    """The Strength of each of one side's personnel that is added up, and whose texts make it that."""
    used = sides.contributing(state, cards)
    if used:
        yield from total_shown(state, used, "Strength")
        numbers = (f"Strength {attribute(state, card, 'Strength')}" for card in used)
        yield Change("use", used, state.cards[used[0]].controller, battle.source, detail=", ".join(numbers))


def total_shown(state: State, cards: tuple[CardId, ...], name: str) -> Iterator[Change]:
    """The concealed cards of a side whose texts make an attribute of its cards what it is."""
    counts = [attribute(state, card, name) for card in cards]

    def is_enough(others: Values) -> bool:
        return counts == [max(0, others(card).attributes.get(name, 0)) for card in cards]

    if cards:
        yield from texts_shown(state, state.cards[cards[0]].controller, frozenset((name,)), is_enough)
