"""What a deck of First Edition may do by the rules and hardly means to (1E-4.4.0.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from spaceline.cards.card import Card, Pool
from spaceline.cards.decks.first.deck import FirstDeck
from spaceline.cards.decks.problem import DeckProblem, problem_in
from spaceline.effects.nodes.abilities import PlaysOn
from spaceline.rules.first.facts import FirstFacts

SENTENCES: Mapping[str, tuple[str, str]] = {
    "no-mission-for-an-outpost": ("None of the missions can host {card}.", "1E-4.4.0.3/1"),
}


def advice(deck: FirstDeck, pool: Pool) -> Iterator[DeckProblem]:
    """The outposts that fit none of the missions: they show no icon of it, or are homeworlds (1E-4.4.0.3/1).

    One whose text says where it is played goes there.
    """
    brought = deck.known_part(pool).brought(pool)
    missions: list[FirstFacts] = [pool[id].facts for id in brought.missions if pool[id].type == "mission"]
    for card in (pool[id] for id in dict.fromkeys((*brought.seeds, *brought.deck))):
        if is_outpost(card) and not any(hosts(it, card.facts) for it in missions):
            yield problem_in(SENTENCES, "no-mission-for-an-outpost", {"card": card.name})


def is_outpost(card: Card) -> bool:
    """Whether a card is an outpost that goes where its icon is shown."""
    places_itself = any(isinstance(text, PlaysOn) and text.cards is not None for text in card.abilities)
    return card.type == "facility" and card.facts.kind == "outpost" and not places_itself


def hosts(mission: FirstFacts, outpost: FirstFacts) -> bool:
    """Whether an outpost may be at a mission: it shows its affiliation and is no homeworld (1E-4.4/5, /6)."""
    end = mission.end
    return end is not None and not mission.homeworld_of and not set(end.attempt).isdisjoint(outpost.affiliations)
