"""Whether a deck of Second Edition is legal (2E-building-a-deck, 2E-types-of-cards)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from spaceline.cards.card import Card, Pool
from spaceline.cards.decks.problem import DeckProblem
from spaceline.cards.decks.second.deck import SecondDeck
from spaceline.effects.nodes.abilities import Forbids
from spaceline.effects.nodes.tests import Are
from spaceline.rules.second.setup import Brought

MISSIONS, PILE, DECK, ALTOGETHER, COPIES = 5, 20, 35, 60, 3
IN_A_DECK = ("personnel", "ship", "equipment", "event", "interrupt")


def broken_rules(deck: SecondDeck, pool: Pool) -> Iterator[DeckProblem]:
    """Each rule of deck building that a deck breaks; unknown cards are counted, and no more is asked of them."""
    brought = deck.known_part(pool).brought(pool)
    yield from wrong_sizes(deck)
    yield from wrong_missions(brought, pool)
    yield from wrong_types(brought, pool)
    yield from too_many_copies(brought, pool)


def wrong_missions(brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """Missions that are no missions, not all different, or not to be commanded together.

    2E-types-of-cards/8, 2E-building-a-deck/1.
    """
    for id in dict.fromkeys(brought.missions):
        if pool[id].type != "mission":
            yield DeckProblem("2E-types-of-cards/8", f"{pool[id].name} is no mission.")
        if brought.missions.count(id) > 1:
            yield DeckProblem("2E-building-a-deck/1", f"The mission {pool[id].name} is there more than once.")
        for other in dict.fromkeys(brought.missions):
            if other != id and shuts_out(pool[id], pool[other]):
                yield DeckProblem("2E-types-of-cards/8", f"Beside {pool[id].name} there is no {pool[other].name}.")


def shuts_out(mission: Card, other: Card) -> bool:
    """Whether the text of a mission says that who commands it commands no other like that one."""
    return any(
        isinstance(text, Forbids)
        and text.act == "command"
        and isinstance(text.test, Are)
        and other.facts.kind in text.test.filter.names("kinds")
        for text in mission.abilities
    )


def wrong_sizes(deck: SecondDeck) -> Iterator[DeckProblem]:
    """Exactly five missions, and the least numbers of other cards (2E-types-of-cards/8, 2E-building-a-deck/1 to /3)."""
    missions, pile, cards = len(deck.missions), sum(deck.dilemmas.values()), sum(deck.cards.values())
    if missions != MISSIONS:
        yield DeckProblem("2E-types-of-cards/8", f"There are {missions} missions; there must be {MISSIONS}.")
    if pile < PILE:
        yield DeckProblem("2E-building-a-deck/2", f"The dilemma pile has {pile} cards; it must have {PILE} or more.")
    if cards < DECK:
        yield DeckProblem("2E-building-a-deck/3", f"The deck has {cards} cards; it must have {DECK} or more.")
    if deck.size < ALTOGETHER:
        yield DeckProblem("2E-building-a-deck/1", f"There are {deck.size} cards; there must be {ALTOGETHER} or more.")


def wrong_types(brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """Cards that lie in the wrong pile (2E-types-of-cards/1, /10)."""
    for id in dict.fromkeys(brought.pile):
        if pool[id].type != "dilemma":
            yield DeckProblem("2E-types-of-cards/10", f"{pool[id].name} is no dilemma.")
    for id in dict.fromkeys(brought.deck):
        if pool[id].type not in IN_A_DECK:
            yield DeckProblem("2E-types-of-cards/1", f"{pool[id].name} cannot be in a deck: it is a {pool[id].type}.")


def too_many_copies(brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """More than three cards of one title, whatever their subtitles (2E-building-a-deck/4)."""
    for title, copies in Counter(pool[id].title for id in (*brought.pile, *brought.deck)).items():
        if copies > COPIES:
            yield DeckProblem("2E-building-a-deck/4", f"There are {copies} cards called {title}; {COPIES} are allowed.")
