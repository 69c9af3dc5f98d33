"""Ready decks of First Edition with a Tribble side deck beside them."""

from msgspec.structs import replace

from spaceline.cards.decks import FirstDeck, ready_decks

RULESET = "1e-modern"
NAMES = ("federation", "romulan")
TRIBBLES = {
    "1 Tribble - Go": 4,
    "1 Tribble - Bonus": 2,
    "10 Tribbles - Poison": 6,
    "100 Tribbles - Rescue": 4,
    "1,000 Tribbles - Discard": 3,
    "10,000 Tribbles - Go": 2,
    "100,000 Tribbles - Clone": 1,
    "... in the Engine Room": 3,
}
DOOR = "Storage Compartment Door"


def with_tribbles(name: str) -> FirstDeck:
    """A ready deck with a Tribble side deck, doorways to draw from it and whoever beams large tribbles away."""
    deck = ready_decks(RULESET)[name]
    assert isinstance(deck, FirstDeck)
    spare = [title for title, copies in deck.seeds.items() if copies == 1][-1:]
    seeds = {title: copies for title, copies in deck.seeds.items() if title not in spare}
    return replace(deck, seeds={**seeds, DOOR: 1}, tribbles=TRIBBLES, cards={**deck.cards, DOOR: 2, "Daro": 2})
