"""Among which cards a download looks, and in which order (1E-6.5.3/1).

One that found nothing is not tried again before there is more to look through: before its sources hold more cards than
they did then (1E-6.5.3.0.2/4).
"""

from __future__ import annotations

from spaceline.core.caching import cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import SpecialDownload
from spaceline.effects.nodes.effects import Download
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.perform.verdicts import NAMED
from spaceline.effects.scope import Scope
from spaceline.effects.topics import DECK, HAND
from spaceline.rules.first.language.matching import MATCHER
from spaceline.rules.first.side_decks.piles import TENT, opened
from spaceline.rules.first.values import definition

IN_VAIN = "searched-in-vain"
"""The mark of a card whose text found nothing: among how many cards, and one more."""

BY_TITLE = ("titles", "title_words", "kinds", "classes")
"""Traits of which print alone decides, and that few cards have."""


def piles_of(state: State, scope: Scope) -> tuple[tuple[CardId, ...], ...]:
    """Hand, deck and open Q's Tent (1E-6.5.3/1, 1E-3.3.0.1/1)."""
    return state.zone(scope.you, "hand"), state.zone(scope.you, "deck"), in_tent(state, scope)


def by_acquaintance(state: State, cards: tuple[CardId, ...], player: PlayerId) -> list[CardId]:
    """Cards in the order in which a player has come to know them."""
    leaves = state.cards
    return sorted(cards, key=lambda card: leaves[card].handles[player])


def personas_named(state: State, scope: Scope) -> frozenset[str]:
    """Of what a text has named already, the personas of which only one can be in play (1E-6.3.1/1)."""
    named = (definition(state, card) for card in scope.cards.get(NAMED, ()))
    return frozenset(name for it in named if it.is_single for name in it.personas)


def is_no_other(state: State, scope: Scope, card: CardId, named: frozenset[str]) -> bool:
    """Whether a card was not named already, nor another that cannot be in play beside it (1E-6.3.1/1)."""
    it = definition(state, card)
    return card not in scope.cards.get(NAMED, ()) and not (it.is_single and not it.personas.isdisjoint(named))


def amount_to_search(state: State, scope: Scope) -> int:
    """How many cards a download looks through."""
    return sum(len(pile) for pile in piles_of(state, scope))


def in_tent(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The cards of a player's open Q's Tent (1E-3.3.0.1/1, 1E-G:quarks-isolinear-rods/1)."""
    return opened(state, scope.you, TENT)


def may_be_there(state: State, player: PlayerId, option: Option) -> bool:
    """Whether there may be a card for a special download: most often one that is named lies in no own pile."""
    name, at = state.cards[option.card].definition, option.detail
    return has_hopes(state, player, name, at) or bool(opened(state, player, TENT))


def search_of(text: SpecialDownload) -> Download:
    """The download for which play is suspended, whatever comes after it."""
    first = text.effect if isinstance(text.effect, Download) else text.effect.steps[0]
    assert isinstance(first, Download)
    return first


def has_hopes(state: State, player: PlayerId, name: str, at: str) -> bool:
    """Whether some card of hand and deck is called as a special download of a definition asks for."""
    return not called_so(state, name, at).isdisjoint(at_hand(state, player))


@cached_on(HAND, DECK)
def at_hand(state: State, player: PlayerId) -> frozenset[str]:
    """The definitions of the cards of hand and deck."""
    cards = state.cards
    there = (*state.zone(player, "hand"), *state.zone(player, "deck"))
    return frozenset([cards[card].definition for card in there])


@cached_on()
def called_so(state: State, name: str, at: str) -> frozenset[str]:
    """The definitions of this game that are called as a special download of a definition asks for.

    Without outposts that are printed on missions: they come to the game later, and no pile holds them.
    """
    definitions = state.ruleset.definitions
    texts = definitions[name].of_kind(SpecialDownload)
    wanted: Filter = next(search_of(text).cards for number, text in texts if str(number) == at)
    looks = MATCHER.given(Filter(tuple(it for it in wanted.traits if it.trait in BY_TITLE)))
    every = {leaf.definition for leaf in state.cards.values()}
    brought = [it for it in every if not definitions[it].facts.printed_on]
    return frozenset([it for it in brought if looks.fit_by_print(definitions[it])])


def was_in_vain(state: State, scope: Scope) -> bool:
    """Whether the text of that card found nothing, and there is no more to look through now."""
    searched = state.mark(scope.source, IN_VAIN)
    return bool(searched) and amount_to_search(state, scope) < searched


def note_in_vain(state: State, scope: Scope) -> None:
    """Keep in mind among how many cards nothing was found."""
    amount = amount_to_search(state, scope) + 1
    request(state, Change("note", (), scope.you, scope.source, to=scope.source, detail=IN_VAIN, amount=amount))
