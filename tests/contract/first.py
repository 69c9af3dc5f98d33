"""First Edition games for the contract: what hidden cards might be, and games played to their end under the checks."""

from collections.abc import Sequence
from functools import cache

from spaceline.cards.card import is_playable
from spaceline.cards.rulesets import ruleset
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.lab.matches import ArenaMatch
from spaceline.lab.simulation import Pairing, ready_to_play
from spaceline.rules.first.ruleset import UNREAD
from spaceline.rules.first.setup import start
from spaceline.rules.first.side_decks.piles import SIDE_DECKS, TRIBBLE_DECK, TRIBBLES, TRIBBLES_DRAWN, Q
from tests.contract import playing

SEEDS = ("seed-deck", "seeds", "found", "encountered")
TACTICS = ("tactics", "drawn-tactics", "laid-tactic")
SEEDED = ("dilemma", "artifact", "facility")
IN_PLAY = ("personnel", "equipment", "ship")
DRAWN = ("personnel", "ship", "equipment", "event", "interrupt", "facility")

READS = {
    name: lambda card_values, name=name: card_values.final(name)
    for name in ("Range", "Cunning", "Strength", "Integrity", "Shields")
}


@cache
def pools() -> dict[str, tuple[str, ...]]:
    """The cards that can be played, by the kind of hidden card."""
    definitions = ruleset("1e-modern").definitions
    playable = {id: card.type for id, card in definitions.items() if is_playable(card) and id != UNREAD.facts.id}

    def of(*types: str) -> tuple[str, ...]:
        return tuple(id for id, type in playable.items() if type in types)

    return {
        "missions": of("mission"),
        "seed-deck": of(*SEEDED),
        "deck": of(*DRAWN),
        "tactics": of("tactic"),
        "tent": of(*DRAWN),
        "continuum": tuple(id for id in playable if Q in definitions[id].facts.icons),
        "tribbles": of(*TRIBBLES),
        "play": tuple(id for id, type in playable.items() if type in IN_PLAY or definitions[id].used_as in IN_PLAY),
    }


def kind(owner: int, role: str, in_play: bool) -> str:
    """What a card that cannot be read might be; of those in play it is known of what type they are."""
    if role in TACTICS:
        return "tactics"
    if role in ("missions", *SIDE_DECKS):
        return role
    if role == TRIBBLES_DRAWN:
        return TRIBBLE_DECK
    if role in SEEDS:
        return "seed-deck"
    return "play" if in_play else "deck"


def play_under_contract(game: Pairing, *, rules: Ruleset, **how) -> ArenaMatch:
    """Play a game with ready decks to its end under the contract."""
    decks = ready_to_play(rules)
    brought = [decks[name] for name in game.decks]
    return play_on(start(rules, brought, game.seed), game.players, game.seed, **how)


def play_on(state: State, players: Sequence[str], seed: int, **how) -> ArenaMatch:
    """Play a game to its end."""
    return playing.play_on(state, players, seed, pools=pools(), kind=kind, reads=READS, **how)


def failures(games: Sequence[Pairing], **options) -> list[str]:
    """What went wrong in games, with what it takes to see each of them again."""
    return playing.failures(games, lambda game: play_under_contract(game, **options))
