"""Whether a deck of Second Edition is legal (2E-building-a-deck, 2E-types-of-cards)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from spaceline.cards.card import Card, Pool
from spaceline.cards.decks.problem import DeckProblem, problem_in
from spaceline.cards.decks.second.deck import SecondDeck
from spaceline.effects.nodes.abilities import Forbids
from spaceline.effects.nodes.tests import Are
from spaceline.rules.second.setup import Brought

MISSIONS, PILE, DECK, ALTOGETHER, COPIES = 5, 20, 35, 60, 3
IN_A_DECK = ("personnel", "ship", "equipment", "event", "interrupt")


SENTENCES: Mapping[str, tuple[str, str]] = {
    "no-mission": ("{card} is no mission.", "2E-types-of-cards/8"),
    "mission-twice": ("The mission {card} is there more than once.", "2E-building-a-deck/1"),
    "missions-shut-out": ("Beside {card} there is no {other}.", "2E-types-of-cards/8"),
    "number-of-missions": ("There are {number} missions; there must be {wanted}.", "2E-types-of-cards/8"),
    "dilemma-pile-too-small": (
        "The dilemma pile has {number} cards; it must have {least} or more.",
        "2E-building-a-deck/2",
    ),
    "deck-too-small": ("The deck has {number} cards; it must have {least} or more.", "2E-building-a-deck/3"),
    "too-few-cards": ("There are {number} cards; there must be {least} or more.", "2E-building-a-deck/1"),
    "no-dilemma": ("{card} is no dilemma.", "2E-types-of-cards/10"),
    "mission-in-deck": ("{card} cannot be in a deck: it is a mission.", "2E-types-of-cards/1"),
    "dilemma-in-deck": ("{card} cannot be in a deck: it is a dilemma.", "2E-types-of-cards/1"),
    "too-many-copies": ("There are {copies} cards called {title}; {most} are allowed.", "2E-building-a-deck/4"),
}
"""Code to sentence and clause."""


def broken(reason: str, **values: str | int) -> DeckProblem:
    """The problem of that code."""
    return problem_in(SENTENCES, reason, values)


def broken_rules(deck: SecondDeck, pool: Pool) -> Iterator[DeckProblem]:
    """Each rule of deck building that a deck breaks; unknown cards are counted, and no more is asked of them."""
    brought = deck.known_part(pool).brought(pool)
    yield from wrong_sizes(deck)
    yield from wrong_missions(brought, pool)
    yield from wrong_types(brought, pool)
    yield from too_many_copies((*brought.pile, *brought.deck), pool)


def wrong_missions(brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """Missions that are no missions, not all different, or not to be commanded together.

    2E-types-of-cards/8, 2E-building-a-deck/1.
    """
    for id in dict.fromkeys(brought.missions):
        if pool[id].type != "mission":
            yield broken("no-mission", card=pool[id].name)
        if brought.missions.count(id) > 1:
            yield broken("mission-twice", card=pool[id].name)
        for other in dict.fromkeys(brought.missions):
            if other != id and shuts_out(pool[id], pool[other]):
                yield broken("missions-shut-out", card=pool[id].name, other=pool[other].name)


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
        yield broken("number-of-missions", number=missions, wanted=MISSIONS)
    if pile < PILE:
        yield broken("dilemma-pile-too-small", number=pile, least=PILE)
    if cards < DECK:
        yield broken("deck-too-small", number=cards, least=DECK)
    if deck.size < ALTOGETHER:
        yield broken("too-few-cards", number=deck.size, least=ALTOGETHER)


def wrong_types(brought: Brought, pool: Pool) -> Iterator[DeckProblem]:
    """Cards that lie in the wrong pile (2E-types-of-cards/1, /10)."""
    for id in dict.fromkeys(brought.pile):
        if pool[id].type != "dilemma":
            yield broken("no-dilemma", card=pool[id].name)
    for id in dict.fromkeys(brought.deck):
        if pool[id].type not in IN_A_DECK:
            yield broken(f"{pool[id].type}-in-deck", card=pool[id].name)


def too_many_copies(ids: Iterable[str], pool: Pool) -> Iterator[DeckProblem]:
    """More than three cards of one title, whatever their subtitles (2E-building-a-deck/4)."""
    for title, copies in Counter(pool[id].title for id in ids).items():
        if copies > COPIES:
            yield broken("too-many-copies", copies=copies, title=title, most=COPIES)
