"""Ready decks of First Edition with a Q's Tent and a Q-Continuum beside them."""

from msgspec.structs import replace

from spaceline.cards.decks import FirstDeck, ready_decks

RULESET = "1e-modern"
SHIPS = {"federation": "U.S.S. Nebula", "romulan": "D'deridex"}
CONTINUUM = {
    "Mandarin Bailiff": 2,
    "Guilty - Provisionally": 2,
    "Gift of the Tormentor": 1,
    "Subsection Q, Paragraph 10": 1,
    "The Higher... The Q-er": 2,
    "Q's Fantasy Women": 1,
    "Door-Net": 1,
}


def with_side_decks(name: str) -> FirstDeck:
    """A ready deck with both side decks, and Q beneath missions."""
    deck = ready_decks(RULESET)[name]
    assert isinstance(deck, FirstDeck)
    spare = [title for title, copies in deck.seeds.items() if copies == 1][-4:]
    seeds = {title: copies for title, copies in deck.seeds.items() if title not in spare}
    tent = dict.fromkeys([SHIPS[name], *list(deck.cards)[:6]], 1)
    seeds |= {"Q's Tent": 1, "Q-Flash": 1, "Q": 2}
    return replace(deck, seeds=seeds, tent=tent, continuum=CONTINUUM, cards={**deck.cards, "Q's Tent": 4})
