"""Probing: which card is revealed, and the icons on it, wherever they stand (1E-8.2/1).

Whoever probes at the end of a turn announces all probes first; one card serves them all (1E-8.2/4).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.choices import Probe
from spaceline.rules.first.data.frames import EndOfTurn
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.first.values import definition

DOT = "*"
"""The dot before a skill."""
SPECIAL_DOWNLOAD = "DL"
"""The icon of a special download."""

OF_TYPES = {
    "event": "Event",
    "interrupt": "Interrupt",
    "doorway": "Doorway",
    "objective": "Objective",
    "incident": "Incident",
    "equipment": "Equipment",
}
"""The types of cards that have an icon of their own for which probes ask."""
OF_KINDS = {"planet": "P", "space": "S", "dual": "S/P"}
OF_QUADRANTS = {"Gamma": "GQ", "Delta": "DQ", "Mirror": "MQ"}
"""Where a card is native; nothing stands for the Alpha Quadrant."""


def icons_on(facts: FirstFacts) -> frozenset[str]:
    """Every icon on a card, by the name that texts have for it; in which colours it is printed makes no difference.

    1E-G:probing-a-black-and-white-icon/1, 1E-G:captain-proton-cards/1.
    """
    return frozenset((*of_its_type(facts), *of_its_numbers(facts), *facts.text_icons))


def of_its_type(facts: FirstFacts) -> Iterator[str]:
    """What says of which type and kind a card is, and where it is native."""
    for icons, printed in ((OF_TYPES, facts.type), (OF_KINDS, facts.kind), (OF_QUADRANTS, facts.quadrant)):
        if printed in icons:
            yield icons[printed]


def of_its_numbers(facts: FirstFacts) -> Iterator[str]:
    """Icons beside the text: of sides, of staff, of what may attempt a mission, and dots before skills."""
    yield from (*facts.icons, *facts.affiliations)
    yield from (icon for way in facts.staffing for icon in way.icons)
    yield from (icon for person in facts.pair for icon in person.icons)
    yield from (icon for end in (facts.end, facts.opponent_end) if end is not None for icon in end.attempt)
    if facts.skills or facts.skill_choices or any(person.skills for person in facts.pair):
        yield DOT
    if facts.special_downloads:
        yield SPECIAL_DOWNLOAD


def probe_card(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The top card of a player's draw deck, or the one revealed at the end of this turn; none in an empty deck.

    1E-8.2/1, /2, /4.
    """
    ending = end_of_turn(state)
    kept = () if ending is None else of_player(state, ending[1], player)
    return kept or state.zone(player, "deck")[:1]


def of_player(state: State, ending: EndOfTurn, player: PlayerId) -> tuple[CardId, ...]:
    """The card that a player has probed at the end of this turn, wherever it is by now."""
    return tuple(card for card in ending.probed if card in state.cards and state.cards[card].owner == player)


def reveal(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The card that a probe reveals, which all other probes at the end of this turn share."""
    cards, ending = probe_card(state, player), end_of_turn(state)
    if ending is not None:
        depth, frame = ending
        state.frames[depth] = replace(frame, probed=tuple(dict.fromkeys((*frame.probed, *cards))))
    return cards


def reveal_next(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The card beneath the probe card, which is the probe card from now on; none where the deck has no other."""
    now, ending = probe_card(state, player), end_of_turn(state)
    cards = tuple(card for card in state.zone(player, "deck") if card not in now)[:1]
    if cards and ending is not None:
        depth, frame = ending
        kept = tuple(card for card in frame.probed if card not in now)
        state.frames[depth] = replace(frame, probed=(*kept, *cards))
    return cards


def end_of_turn(state: State) -> tuple[int, EndOfTurn] | None:
    """The frame in which the matters of the end of a turn are seen to, and at which depth it is."""
    return next(((at, frame) for at, frame in enumerate(state.frames) if isinstance(frame, EndOfTurn)), None)


def probes(state: State, option: Option) -> bool:
    """Whether a text probes."""
    if option.kind != "respond":
        return False
    texts = definition(state, option.card).of_kind(When)
    return any(str(at) == option.detail and any(isinstance(it, Probe) for _, it in walk(text)) for at, text in texts)
