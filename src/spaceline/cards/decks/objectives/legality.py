"""Whether a deck of the Objectives variant is legal (OBJ-building-a-deck, OBJ-types-of-cards)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from spaceline.cards.card import Pool
from spaceline.cards.decks.objectives.deck import ObjectivesDeck
from spaceline.cards.decks.problem import DeckProblem, problem_in
from spaceline.cards.decks.second import legality as second
from spaceline.cards.decks.second.legality import DECK, MISSIONS as LOCATIONS, PILE, too_many_copies
from spaceline.rules.objectives.facts import OBJECTIVE, SYSTEM, TACTIC
from spaceline.rules.objectives.setup import ObjectivesBrought

NOT_HEADQUARTERS, TACTICS, OBJECTIVES = 2, 15, 10
IN_A_DECK = (*second.IN_A_DECK, SYSTEM)
TIMES = ("Pa", "AU", "Fut")
"""The icons of time locations."""

SENTENCES: Mapping[str, tuple[str, str]] = {
    "number-of-locations": ("There are {number} locations; there must be {wanted}.", "OBJ-building-a-deck/1"),
    "no-location": ("{card} is no location.", "OBJ-building-a-deck/1"),
    "location-twice": ("The location {card} is there more than once.", "OBJ-building-a-deck/1"),
    "too-many-headquarters": (
        "There are {number} locations that are no headquarters; there must be {least} or more.",
        "OBJ-building-a-deck/1",
    ),
    "quadrants-apart": ("The locations of the {quadrant} Quadrant do not lie together.", "OBJ-getting-ready/1"),
    "times-apart": ("The time locations of the {quadrant} Quadrant do not lie together.", "OBJ-getting-ready/3"),
    "too-few-tactics": ("There are {number} tactics; there must be {least} or more.", "OBJ-building-a-deck/2"),
    "too-few-objectives": ("There are {number} objectives; there must be {least} or more.", "OBJ-building-a-deck/3"),
    "too-few-dilemmas": ("There are {number} dilemmas; there must be {least} or more.", "2E-building-a-deck/2"),
    "wrong-pile": ("{card} is no {type}.", "OBJ-types-of-cards/1"),
    "not-in-a-deck": ("{card} cannot be in the main deck.", "OBJ-types-of-cards/1"),
    **{code: second.SENTENCES[code] for code in ("deck-too-small", "too-many-copies")},
}
"""Code to sentence and clause."""


def broken(reason: str, **values: str | int) -> DeckProblem:
    """The problem of that code."""
    return problem_in(SENTENCES, reason, values)


def broken_rules(deck: ObjectivesDeck, pool: Pool) -> Iterator[DeckProblem]:
    """Each rule of deck building that a deck breaks; unknown cards are counted, and no more is asked of them."""
    brought = deck.known_part(pool).brought(pool)
    yield from wrong_sizes(deck)
    yield from wrong_locations(brought, pool)
    yield from wrong_types(brought, pool)
    yield from too_many_copies((*brought.pile, *brought.deck, *brought.objectives, *brought.tactics), pool)


def wrong_sizes(deck: ObjectivesDeck) -> Iterator[DeckProblem]:
    """The least numbers of each part; they come to more than the 60 cards once named (OBJ-building-a-deck/4)."""
    if len(deck.missions) != LOCATIONS:
        yield broken("number-of-locations", number=len(deck.missions), wanted=LOCATIONS)
    for reason, part, least in (
        ("too-few-dilemmas", deck.dilemmas, PILE),
        ("deck-too-small", deck.cards, DECK),
        ("too-few-tactics", deck.tactics, TACTICS),
        ("too-few-objectives", deck.objectives, OBJECTIVES),
    ):
        number = sum(part.values())
        if number < least:
            yield broken(reason, number=number, least=least)


def wrong_locations(brought: ObjectivesBrought, pool: Pool) -> Iterator[DeckProblem]:
    """Five different locations, two or more no headquarters, each quadrant together (/1, OBJ-getting-ready/1, /3)."""
    for id, copies in Counter(brought.missions).items():
        if pool[id].type != "mission":
            yield broken("no-location", card=pool[id].name)
        if copies > 1:
            yield broken("location-twice", card=pool[id].name)
    known = [pool[id].facts for id in brought.missions if pool[id].type == "mission"]
    others = sum(it.kind != "headquarters" for it in known)
    if others < NOT_HEADQUARTERS and len(known) == LOCATIONS:
        yield broken("too-many-headquarters", number=others, least=NOT_HEADQUARTERS)
    yield from (broken("quadrants-apart", quadrant=it) for it in apart([it.quadrant for it in known]))
    for quadrant in dict.fromkeys(it.quadrant for it in known):
        times = ["time" if set(TIMES) & set(it.icons) else "" for it in known if it.quadrant == quadrant]
        if "time" in apart(times):
            yield broken("times-apart", quadrant=quadrant)


def apart(names: list[str]) -> list[str]:
    """The names that do not stand side by side in a row."""
    ends = [name for at, name in enumerate(names) if names[at + 1 : at + 2] != [name]]
    return [name for name, runs in Counter(ends).items() if runs > 1]


def wrong_types(brought: ObjectivesBrought, pool: Pool) -> Iterator[DeckProblem]:
    """Cards that lie in the wrong pile."""
    for type, pile in (("dilemma", brought.pile), (OBJECTIVE, brought.objectives), (TACTIC, brought.tactics)):
        for id in dict.fromkeys(pile):
            if pool[id].type != type:
                yield broken("wrong-pile", card=pool[id].name, type=type)
    for id in dict.fromkeys(brought.deck):
        if pool[id].type not in IN_A_DECK:
            yield broken("not-in-a-deck", card=pool[id].name)
