"""What everybody may know: cards in play that lie face down, and hands that lie open (1E-12.12/2)."""

from __future__ import annotations

from functools import lru_cache

from spaceline.core.caching import cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import Immune, PlaysOn, When
from spaceline.effects.nodes.effects import Nullify
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.words import ANYTHING
from spaceline.rules.first.borg.collective import MIRROR
from spaceline.rules.first.borg.objectives import is_fulfilled
from spaceline.rules.first.definition import EXPOSES, CardDefinition
from spaceline.rules.first.facts import MISSION_II
from spaceline.rules.first.language.titles import is_called
from spaceline.rules.first.roles import APART, INFILTRATING
from spaceline.rules.first.values import definition, facts, spared

SHIELDING = {"Long-Range Scan Shielding": "Long-Range Scan"}
"""Special equipment to the card to which it makes a ship immune (1E-G:special-equipment-without-function/1)."""

OPEN_SKILLS = ("Guramba",)
"""Skills on which it depends what the opponent may do (1E-10.1.1.3/1)."""

MOST = 4096
"""So many cards are remembered, more than there are."""


def openly_known(state: State, card: CardId) -> str:
    """The type, the affiliations, and what limits an opponent, of a card in play that lies face down.

    Players may see such cards to verify that what is done is legal (1E-12.12/2). Which of them are in one Away Team,
    whether they may be attacked and what may be played on them depends on this and on no more (1E-7.1/3, 1E-7.4.1/6).
    What X may be is told when it is picked (1E-10.1.0.7/2).
    """
    if not state.in_play(card):
        return MISSION_II if state.cards[card].role == "missions" and has_two_sides(state, card) else ""
    it = definition(state, card)
    as_whom = f"; as {it.infiltrates}" if (card, INFILTRATING) in state.marks else ""
    apart = f"; {kept_apart(it, words_of_pool(state))}" if (card, APART) in state.marks else ""
    return f"{known_of(it)}{as_whom}{apart}"


def has_two_sides(state: State, card: CardId) -> bool:
    """Whether a card is a mission with two sides: its back shows that, whoever looks on (1E-G:mission-ii/1)."""
    return MISSION_II in facts(state, card).characteristics


@cached_on()
def words_of_pool(state: State) -> frozenset[str]:
    """All words that restriction boxes name, of whatever cards there are."""
    boxes = (it.facts.restriction for it in state.ruleset.definitions.values() if it.facts.restriction)
    return frozenset(word for box in boxes for words in (*box.shuns, *box.only) for word in words)


@lru_cache(maxsize=MOST)
def kept_apart(it: CardDefinition, words: frozenset[str]) -> str:
    """What everybody knows of a card that a restriction box keeps apart: its box, and what boxes name of it."""
    said = (sorted(one.words & words) for one in it.card_values.pairs or (it.card_values,))
    return f"{it.facts.restriction} {list(said)}"


@lru_cache(maxsize=MOST)
def known_of(it: CardDefinition) -> str:
    """What everybody may know of a card wherever it lies in play: printed, so that it never changes.

    Whether somebody comes from the other universe is looked at when they report (1E-G:mirror-universe/1).
    """
    native = (MIRROR,) if it.facts.quadrant == MIRROR and it.type in ("personnel", "ship") else ()
    skills = tuple(name for name in OPEN_SKILLS if name in it.facts.skills)
    numbers = tuple(f"X={number}" for number in it.choices)
    return "; ".join((it.type, *it.facts.affiliations, *native, *skills, *numbers, *immunities(it)))


def immunities(it: CardDefinition) -> tuple[str, ...]:
    """The cards that do nothing to it, by the names that its texts give them (1E-12.10/1)."""
    shielded = (SHIELDING[name] for name in it.facts.special_equipment if name in SHIELDING)
    return (*shielded, *(name for _, text in it.of_kind(Immune) if not text.beaming for name in text.titles))


def is_immune(state: State, card: CardId, other: CardDefinition) -> bool:
    """Whether another card does nothing to a card: by its own text or equipment, or by a text in force.

    What may not be nullified is nullified by a card all the same that names it (1E-G:nullify/2, /3); immunity to a
    card by its name holds against that one too.
    """
    names = (*immunities(definition(state, card)), *spared(state, card))
    if any(is_called(other.title, name) for name in names):
        return True
    return ANYTHING in names and nullifies(other) and not names_to_nullify(other, definition(state, card).title)


@lru_cache(maxsize=MOST)
def nullifies(it: CardDefinition) -> bool:
    """Whether a card nullifies others."""
    return any(isinstance(node, Nullify) for text in it.abilities for _, node in walk(text))


@lru_cache(maxsize=MOST)
def names_to_nullify(it: CardDefinition, title: str) -> bool:
    """Whether a text by which a card nullifies others names a card of that title (1E-G:nullify/3)."""
    for text in it.abilities:
        nodes = [node for _, node in walk(text)]
        if any(isinstance(node, Nullify) for node in nodes):
            filters = [node.filter for node in nodes if isinstance(node, Cards)]
            filters += [text.subject] if isinstance(text, When) and text.subject is not None else []
            if any(is_called(title, name) for found in filters for name in found.names("titles")):
                return True
    return any(
        is_called(title, name)
        for _, text in it.of_kind(PlaysOn)
        for cards in (text.cards, *text.also)
        if cards is not None
        for name in cards.filter.names("titles")
    )


def is_never_nullified(state: State, card: CardId, other: CardDefinition) -> bool:
    """Whether another card does not nullify a card: it is immune, or completed (1E-G:objective/1)."""
    return is_fulfilled(state, card) or is_immune(state, card, other)


def are_open(state: State) -> bool:
    """Whether a card in play lets all hands lie open."""
    language = state.ruleset.language
    return any(language.text_is_on(state, card) for card in state.watched.get(EXPOSES, ()))


def see_to_hands(state: State) -> None:
    """Turn the cards in hands face up or down, whatever holds now: after each action and when a turn begins."""
    if EXPOSES not in state.watched:
        return
    is_up = are_open(state)
    for player in state.players:
        wrong = tuple(card for card in state.zone(player, "hand") if state.cards[card].face_up != is_up)
        if wrong:
            request(state, Change("open-hand", wrong, player, amount=int(is_up)))
