"""Which cards speak: whose texts are on where they lie, and to whom each of them speaks."""

from __future__ import annotations

from collections.abc import Mapping

from spaceline.core.caching import LASTING, cached_on
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.modifiers import are_contested
from spaceline.core.state import State
from spaceline.effects.perform.continuous import OWN_COST, STATIC, Modification, every_modification, texts_that_last
from spaceline.effects.perform.reading import remembered
from spaceline.effects.world import world_of
from spaceline.rules.second.damage import is_damage
from spaceline.rules.second.roles import ROLES
from spaceline.rules.second.topics import BENEATH, PLAY, STOPPED
from spaceline.rules.second.values import STOPPED as STOPPED_MARK, is_stopped

FACED = "faced"

SILENT = frozenset(
    name for name, role in ROLES.items() if name in ("beneath", "playing") or not (role.in_play or role.is_met)
)
"""Where no text is on: not in play, under a mission, or being played without a place to stay."""

PASSING = SILENT | {FACED}
"""Where no text goes on all the time."""

Speaker = tuple[CardId, PlayerId, bool | None]
"""A card whose text is in force, the player it speaks to, and whether it speaks as damage; None where it speaks only of
what the card costs."""


def speaks(state: State, card: CardId) -> bool:
    """Whether the card's text works: in play and unstopped (2E-stopped/2, /4), not under a mission or in a pile.

    Nor does a captive's (2E-brig-and-captives/3).

    Of a card that is being played and stays nowhere, only what it is played for is carried out.
    """
    role = state.cards[card].role
    return role not in SILENT and (role == FACED or not is_stopped(state, card))


@cached_on(PLAY, STOPPED, BENEATH)
def speakers(state: State) -> tuple[Speaker, ...]:
    """The cards whose texts are in force now: as long as they are the same, so are those texts but for lasting effects.

    Kept until a card enters or leaves play, or is stopped; moving about within play changes nothing.
    """
    return (*standing_speakers(state), *own_cost_speakers(state))


@cached_on(LASTING)
def may_be_contested(state: State) -> bool:
    """Whether texts of this game could switch each other on and off if all its cards spoke, with what lasts now."""
    named = {effect.source for effect in state.lasting if not effect.path and effect.source in state.cards}
    as_named = [it for card in named for it in modifications_of(state, card, remembered(state, card))]
    return are_contested([*printed_modifications(state), *as_named, *texts_that_last(state)])


@cached_on()
def printed_modifications(state: State) -> tuple[Modification, ...]:
    """The modifiers of all texts of this game's cards that go on, whatever is named for some of them."""
    speaking = dict.fromkeys((*state.watched.get(STATIC, ()), *state.watched.get(OWN_COST, ())))
    return tuple(it for card in speaking for it in modifications_of(state, card))


def modifications_of(state: State, card: CardId, words: Mapping[str, str] | None = None) -> tuple[Modification, ...]:
    """Those of one card, with the skills that were named for it, if some are given; its abilities may be barred."""
    found = every_modification(state, card, state.definition(card).abilities, words)
    silencing = world_of(state).silenced_by(state, card)
    return tuple([it._replace(asks=it.asks | silencing) for it in found]) if silencing else found


def standing_speakers(state: State) -> list[Speaker]:
    """Those whose text goes on all the time, in play: not a dilemma's while it is faced.

    As damage it speaks to whoever commands the ship.
    """
    leaves, marks = state.cards, state.marks
    found: list[Speaker] = []
    for card in state.watched.get(STATIC, ()):
        leaf = leaves[card]
        if leaf.role not in PASSING and (card, STOPPED_MARK) not in marks:
            as_damage = leaf.role == "on" and is_damage(state, card)
            found.append((card, leaves[leaf.parent].controller if as_damage else leaf.controller, as_damage))
    return found


def own_cost_speakers(state: State) -> list[Speaker]:
    """Those whose text changes what they cost themselves, as long as they are not in play."""
    leaves, roles = state.cards, state.ruleset.roles
    cards = [(card, leaves[card]) for card in state.watched.get(OWN_COST, ())]
    return [(card, leaf.controller, None) for card, leaf in cards if not roles[leaf.role].in_play]
