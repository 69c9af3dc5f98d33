"""Games of the Objectives variant for the contract: side decks hide tactics and objectives too."""

from collections.abc import Sequence
from functools import cache

from spaceline.cards.card import is_playable
from spaceline.cards.rulesets import ruleset
from spaceline.core.ruleset import Ruleset
from spaceline.lab.matches import ArenaMatch
from spaceline.lab.simulation import Pairing, ready_to_play
from spaceline.rules.objectives.setup import start
from spaceline.rules.objectives.switches import OBJECTIVES
from tests.contract import playing
from tests.contract.second import READS, kind as of_second

TACTICS = ("tactics", "drawn-tactics", "laid-tactic")


@cache
def pools() -> dict[str, tuple[str, ...]]:
    """The cards that can be played, by the kind of hidden card."""
    playable = {id: card.type for id, card in ruleset(OBJECTIVES).definitions.items() if is_playable(card)}
    of_type = {type: tuple(id for id, it in playable.items() if it == type) for type in set(playable.values())}
    apart = ("mission", "dilemma", "objective", "tactic")
    in_decks = tuple(id for id, type in playable.items() if type not in apart)
    return {
        "pile": of_type["dilemma"],
        "deck": in_decks,
        "personnel": of_type["personnel"],
        "objective": of_type["objective"],
        "tactic": of_type["tactic"],
    }


def kind(owner: int, role: str, in_play: bool) -> str:
    """What a card that cannot be read might be."""
    if role in TACTICS:
        return "tactic"
    return "objective" if role == "objectives" else of_second(owner, role, in_play)


def play_under_contract(game: Pairing, *, rules: Ruleset | None = None, **how) -> ArenaMatch:
    """Play a game with ready decks to its end under the contract."""
    rules = rules or ruleset(OBJECTIVES)
    decks = ready_to_play(rules)
    state = start(rules, [decks[name] for name in game.decks], game.seed)
    return playing.play_on(state, game.players, game.seed, pools=pools(), kind=kind, reads=READS, **how)


def failures(games: Sequence[Pairing], **options) -> list[str]:
    """What went wrong in games, with what it takes to see each of them again."""
    return playing.failures(games, lambda game: play_under_contract(game, **options))
