"""Decks of any cards that can be played, seeded; as a player might build them, only with less thought."""

import random

from spaceline.cards.card import is_playable
from spaceline.cards.rulesets import ruleset
from spaceline.core.ruleset import Ruleset
from spaceline.lab.matches import ArenaMatch
from spaceline.rules.second.playing.headquarters import accepts
from spaceline.rules.second.ruleset import UNREAD
from spaceline.rules.second.setup import Brought, start
from tests.contract.second import play_on

SHARES = {"personnel": 5, "ship": 2, "equipment": 1, "event": 2, "interrupt": 2}
PILE, DECK = 20, 40


def of_type(rules: Ruleset, type: str) -> list[str]:
    """The cards of a type that can be played."""
    playable = [id for id, card in rules.definitions.items() if card.type == type and is_playable(card)]
    return [id for id in playable if id != UNREAD.facts.id]


def any_deck(rules: Ruleset, rng: random.Random) -> Brought:
    """A headquarters, four missions, any dilemmas, and any cards that the headquarters accepts."""
    facts = {id: rules.definitions[id].facts for type in ("mission", *SHARES) for id in of_type(rules, type)}
    missions = of_type(rules, "mission")
    home = rng.choice([id for id in missions if facts[id].kind == "headquarters"])
    others = rng.sample([id for id in missions if facts[id].kind != "headquarters"], 4)
    cards = {type: of_type(rules, type) for type in SHARES}
    for type in ("personnel", "ship"):
        cards[type] = [id for id in cards[type] if accepts(facts[home], facts[id])] or cards[type]
    types = rng.choices(list(SHARES), list(SHARES.values()), k=DECK)
    pile = rng.choices(of_type(rules, "dilemma"), k=PILE)
    return Brought((home, *others), tuple(pile), tuple(rng.choice(cards[type]) for type in types))


def play_any(seed: int, players: tuple[str, ...], **how: int) -> ArenaMatch:
    """A game with such decks under the contract; in every other one all lay out the same missions."""
    rules, rng = ruleset(), random.Random(seed)
    decks = [any_deck(rules, rng) for _ in players]
    if seed % 2:
        decks = [Brought(decks[0].missions, deck.pile, deck.deck) for deck in decks]
    return play_on(start(rules, decks, seed), players, seed, **how)
