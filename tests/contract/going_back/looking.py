"""Which answers may be taken back freely, and what they tell."""

import random
from collections import Counter
from collections.abc import Callable

import msgspec

from spaceline.core import engine
from tests.contract.going_back.comparing import differences, latest_by_hand
from tests.contract.going_back.games import games


class Figures(msgspec.Struct):
    """What was found in games of one ruleset."""

    ruleset: str
    games: int = 0
    answers: int = 0
    """Given by hand."""
    free: int = 0
    """So many of them could be taken back freely right after."""
    free_later: int = 0
    """So many of them could be after others had passed where nobody saw it."""
    looked_at: int = 0
    twins: int = 0
    tell: int = 0
    """So many of those that were looked at are seen to have another effect in a twin."""
    tell_later: int = 0
    parts: Counter[str] = msgspec.field(default_factory=Counter)
    """By what differed."""
    questions: Counter[str] = msgspec.field(default_factory=Counter)
    """By what was asked."""
    kinds: Counter[str] = msgspec.field(default_factory=Counter)
    """By the kind of the twin that told it."""


def look(
    name: str, seed: int, enough: int, share: float = 1.0, tell: Callable[[str], None] = lambda line: None
) -> Figures:
    """Look at that many freely undoable answers of games of a ruleset, at a share of each game's."""
    found, rng = Figures(name), random.Random(seed)
    for played in games(name, seed):
        found.games += 1
        game = played.game
        for who in played.answers():
            found.answers += 1
            for player in game.people:
                if not game.may_undo(player):
                    continue
                is_later = player != who
                found.free += not is_later
                found.free_later += is_later
                if rng.random() < share:
                    compare(found, played, player, rng.getrandbits(32), is_later=is_later, tell=tell)
            if found.looked_at >= enough:
                return found
    return found


def compare(found: Figures, played, player: int, seed: int, *, is_later: bool, tell: Callable[[str], None]) -> None:
    """Look at the latest answer of a player, which may be taken back freely."""
    game = played.game
    at, answer = latest_by_hand(game, player)
    before = game.session.position(at)
    twins, told = differences(before, player, answer, seed, at_the_end=is_later)
    found.looked_at += 1
    found.twins += twins
    if not told:
        return
    found.tell += not is_later
    found.tell_later += is_later
    asked = engine.decision(before)
    done = answer.option.kind if answer.option else asked.kind
    found.questions[f"{asked.prompt}: {done}"] += 1
    found.parts.update({" ".join(it.parts) for it in told})
    found.kinds.update({it.twin for it in told})
    where = f"{played.name}, answer {game.session.answers}, player {player}, twins {seed}"
    tell(f"{where}: {asked.prompt}, {answer.option or answer}: {[(it.twin, it.parts) for it in told]}")
