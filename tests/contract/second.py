"""Second Edition games for the contract: what hidden cards might be, and games played to their end under the checks."""

from collections.abc import Sequence
from functools import cache

from spaceline.cards.card import is_playable
from spaceline.cards.rulesets import ruleset
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.editions import DEFAULT
from spaceline.lab.matches import ArenaMatch
from spaceline.lab.simulation import Pairing, ready_to_play
from spaceline.rules.second.setup import start
from tests.contract import playing

PILES = ("pile", "drawn", "stack")


@cache
def pools(name: str = DEFAULT) -> dict[str, tuple[str, ...]]:
    """The cards that can be played, by the kind of hidden card."""
    playable = {id: card.type for id, card in ruleset(name).definitions.items() if is_playable(card)}
    of_type = {kind: tuple(id for id, type in playable.items() if type == kind) for kind in set(playable.values())}
    in_decks = tuple(id for id, type in playable.items() if type not in ("mission", "dilemma"))
    return {"pile": of_type["dilemma"], "deck": in_decks, "personnel": of_type["personnel"]}


def kind(owner: int, role: str, in_play: bool) -> str:
    """What a card that cannot be read might be: in play, somebody who was concealed."""
    if role in PILES:
        return "pile"
    return "personnel" if in_play else "deck"


READS = {
    "Range": lambda card_values: card_values.attributes.get("Range"),
    "Cunning": lambda card_values: card_values.attributes.get("Cunning"),
    "Strength": lambda card_values: card_values.attributes.get("Strength"),
    "cost": lambda card_values: card_values.cost,
}


def play_under_contract(game: Pairing, *, rules: Ruleset | None = None, **how) -> ArenaMatch:
    """Play a game with ready decks to its end under the contract."""
    rules = rules or ruleset()
    decks = ready_to_play(rules)
    brought = [decks[name] for name in game.decks]
    return play_on(start(rules, brought, game.seed), game.players, game.seed, **how)


def play_on(state: State, players: Sequence[str], seed: int, **how) -> ArenaMatch:
    """Play a game to its end."""
    return playing.play_on(state, players, seed, pools=pools(state.ruleset.name), kind=kind, reads=READS, **how)


def failures(games: Sequence[Pairing], **options) -> list[str]:
    """What went wrong in games, with what it takes to see each of them again."""
    return playing.failures(games, lambda game: play_under_contract(game, **options))
