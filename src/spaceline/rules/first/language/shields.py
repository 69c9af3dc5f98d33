"""What a facility extends of its SHIELDS to the ships that are docked at it (1E-7.1.4/3), as a text in force."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from msgspec.structs import replace

from spaceline.core.caching import LASTING, Topic, cached_on
from spaceline.core.data.leaves import CardId, EntityId
from spaceline.core.modifiers import CurrentValues, are_contested
from spaceline.core.ruleset import Continuous
from spaceline.core.state import State
from spaceline.effects.perform.continuous import (
    STATIC,
    Modification,
    every_modification,
    texts_in_force,
    texts_that_last,
)
from spaceline.effects.perform.reading import remembered
from spaceline.rules.first.data.card_values import SHIELDS, CardValues
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.language.modifying import MULTIPLY_LAYER
from spaceline.rules.first.language.speaking import Speaker, speakers
from spaceline.rules.first.places import sites_of, vessel_of, vessels
from spaceline.rules.first.topics import LAYOUT, MODE, MOVES, PLAY
from spaceline.rules.first.values import definition, told_of_sides, type_of

HALF = 50
"""So many hundredths of its SHIELDS a facility extends that says nothing else."""


@cached_on(MOVES, MODE, LAYOUT)
def docked_ships(state: State) -> tuple[CardId, ...]:
    """The ships that are docked anywhere, whoever controls them."""
    contents = state.contents
    berths = [contents[berth] for berth in berths_of(state) if berth in contents]
    return tuple(sorted(chain.from_iterable(berths)))


@cached_on(PLAY, MODE, LAYOUT)
def berths_of(state: State) -> tuple[tuple[EntityId, str], ...]:
    """Where ships may be docked: at facilities, and at the sites of stations."""
    hosts = [facility for facility in vessels(state) if type_of(state, facility) == "facility"]
    return tuple([(end, "docked") for facility in hosts for end in (facility, *sites_of(state, facility))])


def extended(state: State, ship: CardId, card_values: CardValues, values: CurrentValues) -> CardValues:
    """The values of a docked ship: to its SHIELDS, as texts have made them, comes half of the facility's, or less.

    1E-7.1.4/3, 1E-7.4.3/5; it is no enhancement, so nothing multiplies it (1E-G:attribute-enhancements/1). Undefined
    SHIELDS stay undefined (1E-10.1.0.7/1).
    """
    if SHIELDS not in card_values.attributes:
        return card_values
    dock = vessel_of(state, state.cards[ship].parent)
    share = definition(state, dock).facts.extends or HALF
    return replace(card_values, extended=values.of(dock).final(SHIELDS) * share // 100)


class Extension:
    """The rule as one text among those in force: it comes when everything that texts do is counted."""

    key = "0:extension"
    layer = MULTIPLY_LAYER + 1
    asks: frozenset[str] = frozenset()
    looks: frozenset[str] = frozenset()
    """The SHIELDS of facilities, which whoever asks for SHIELDS has found by then."""
    alters = frozenset((SHIELDS,))
    reaches_back = False
    grounds: tuple[Topic, ...] = ()

    def holds(self, state: State, values: CurrentValues) -> bool:
        """Always."""
        return True

    def targets(self, state: State, values: CurrentValues) -> tuple[CardId, ...]:
        """The ships that are docked."""
        return docked_ships(state)

    def alter(self, state: State, card: CardId, card_values: CardValues, values: CurrentValues) -> CardValues:
        """The values of one of them."""
        return extended(state, card, card_values, values)


EXTENSION = Extension()


def in_force(state: State) -> Sequence[Continuous]:
    """The texts in force, and the extension where a ship is docked."""
    texts = texts_in_force(state)
    return (*texts, EXTENSION) if docked_ships(state) else texts


@cached_on(LASTING)
def may_be_contested(state: State) -> bool:
    """Whether texts of this game could switch each other on and off if all its cards spoke, with what lasts now."""
    named = {effect.source for effect in state.lasting if not effect.path and effect.source in state.cards}
    as_named = [it for card in named for it in modifications_of(state, card, remembered(state, card))]
    return are_contested([EXTENSION, *printed_modifications(state), *as_named, *texts_that_last(state)])


@cached_on()
def printed_modifications(state: State) -> tuple[Modification, ...]:
    """The modifiers of all texts of this game's cards that go on, whatever is named for some of them."""
    return tuple(it for card in state.watched.get(STATIC, ()) for it in modifications_of(state, card))


def modifications_of(state: State, card: CardId, words: Mapping[str, str] | None = None) -> tuple[Modification, ...]:
    """Those of one card, of a combo dilemma of both halves; whoever may come under house arrest may fall silent."""
    it: CardDefinition = state.ruleset.definitions[state.cards[card].definition]
    silencing = told_of_sides(state) if "personnel" in (it.type, it.used_as) else frozenset[str]()
    found = [more for one in (it, *it.halves) for more in every_modification(state, card, one.abilities, words)]
    return tuple([more._replace(asks=more.asks | silencing) for more in found])


def voices(state: State) -> tuple[tuple[Speaker, ...], bool]:
    """What it depends on which texts are in force, but for lasting effects: who speaks, and whether a ship docks."""
    return speakers(state), bool(docked_ships(state))
