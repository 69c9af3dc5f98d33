"""Second Edition games for the contract: what hidden cards might be, and games played to their end under the checks."""

from collections.abc import Sequence
from functools import cache

from spaceline.cards.rulesets import is_playable, ruleset
from spaceline.core.ruleset import Ruleset
from spaceline.lab.matches import Match, seeded_players
from spaceline.lab.simulation import Pairing, ready_to_play
from spaceline.rules.second.procedures.setup import start
from tests.contract.checks import contract

PILES = ("pile", "drawn", "stack")


@cache
def pools() -> dict[str, tuple[str, ...]]:
    """The cards that can be played, by the kind of hidden card."""
    playable = {id: card.type for id, card in ruleset().definitions.items() if is_playable(card)}
    of_type = {name: tuple(id for id, type in playable.items() if type == name) for name in set(playable.values())}
    in_decks = tuple(id for id, type in playable.items() if type not in ("mission", "dilemma"))
    return {"pile": of_type["dilemma"], "deck": in_decks, "personnel": of_type["personnel"]}


def kind(owner: int, role: str, in_play: bool) -> str:
    """What a card that cannot be read might be: in play, somebody who was concealed."""
    if role in PILES:
        return "pile"
    return "personnel" if in_play else "deck"


def play_under_contract(game: Pairing, *, full_every: int, rules: Ruleset | None = None) -> Match:
    """Play a game to its end; the cheap checks at every decision, all of them at one in ``full_every``."""
    rules = rules or ruleset()
    decks = ready_to_play(rules)
    state = start(rules, [decks[name] for name in game.decks], game.seed)
    match = Match(state, seeded_players(game.players, game.seed))
    going = True
    while going:
        full = (match.decisions + game.seed) % full_every == 0
        contract(match.state, pools(), kind, full=full, seed=match.decisions)
        going = match.step()
    assert match.state.result is not None
    return match


def failure_of(game: Pairing, **options: int) -> str:
    """What went wrong in a game, with what it takes to see it again; empty when nothing did."""
    try:
        play_under_contract(game, **options)
    except Exception as problem:  # noqa: BLE001 - every failure of the contract is reported with its game
        return f"{game}: {type(problem).__name__}: {str(problem)[:400]}"
    return ""


def failures(games: Sequence[Pairing], **options: int) -> list[str]:
    return [failed for game in games if (failed := failure_of(game, **options))]
