"""First Edition decks of any cards that can be played, seeded; as a player might build them, only with less thought."""

import random

from spaceline.cards.card import is_playable
from spaceline.cards.rulesets import ruleset
from spaceline.core.ruleset import Ruleset
from spaceline.lab.matches import ArenaMatch
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.first.ruleset import UNREAD
from spaceline.rules.first.setup import Brought, start
from tests.contract.first import play_on

SHARES = {"personnel": 6, "ship": 3, "equipment": 1, "event": 2, "interrupt": 3, "facility": 1}
MISSIONS, DILEMMAS, ARTIFACTS, DECK = 6, 18, 4, 35


def of_type(rules: Ruleset, type: str) -> list[str]:
    """The cards of a type that can be played."""
    playable = [id for id, card in rules.definitions.items() if card.type == type and is_playable(card)]
    return [id for id in playable if id != UNREAD.facts.id]


def fitting_missions(facts: dict[str, FirstFacts], missions: list[str], outpost: str) -> list[str]:
    """The missions where an outpost could be seeded, as far as its icon and its quadrant say."""
    icons, quadrant = set(facts[outpost].affiliations), facts[outpost].quadrant or "Alpha"
    there = [id for id in missions if facts[id].quadrant == quadrant and not facts[id].homeworld_of]
    return [id for id in there if (end := facts[id].end) is not None and icons & set(end.attempt)]


def any_deck(rules: Ruleset, rng: random.Random) -> Brought:
    """Missions of which two show the icon of an outpost, any dilemmas and artifacts, and cards that go with it."""
    facts = {id: card.facts for id, card in rules.definitions.items()}
    missions = of_type(rules, "mission")
    outposts = [id for id in of_type(rules, "facility") if len(fitting_missions(facts, missions, id)) > 1]
    outpost = rng.choice(outposts)
    (icon,) = facts[outpost].affiliations
    fitting = fitting_missions(facts, missions, outpost)
    chosen = rng.sample(fitting, 2)
    chosen += rng.sample([id for id in missions if id not in chosen], MISSIONS - 2)
    seeds = [outpost, rng.choice(outposts), *rng.choices(of_type(rules, "dilemma"), k=DILEMMAS)]
    seeds += rng.choices(of_type(rules, "artifact"), k=ARTIFACTS)
    cards = {type: of_type(rules, type) for type in SHARES}
    for type in ("personnel", "ship"):
        cards[type] = [id for id in cards[type] if {icon, "NA"} & set(facts[id].affiliations)]
    types = rng.choices(list(SHARES), list(SHARES.values()), k=DECK)
    return Brought(tuple(chosen), tuple(seeds), tuple(rng.choice(cards[type]) for type in types))


def play_any(name: str, seed: int, players: tuple[str, str], **how: int) -> ArenaMatch:
    """A game with such decks under the contract; in every other one both bring the same missions."""
    rules, rng = ruleset(name), random.Random(seed)
    decks = [any_deck(rules, rng) for _ in players]
    if seed % 2:
        decks = [Brought(decks[0].missions, deck.seeds, deck.deck) for deck in decks]
    return play_on(start(rules, decks, seed), players, seed, **how)
