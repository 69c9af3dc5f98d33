"""What happens in combat and engagements (2E-combat, 2E-engagements)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.core.windows import innermost
from spaceline.rules.second.data.frames import Battle
from spaceline.rules.second.topics import BATTLE
from spaceline.rules.verbs import nothing


def enter_battle(state: State, change: Change) -> None:
    """Whoever is brought into battle is involved; a battle has begun unless that is prevented."""
    at = innermost(state, Battle)
    battle = state.frames[at]
    if isinstance(battle, Battle) and not battle.has_begun:
        state.frames[at] = replace(battle, has_begun=True)
        state.invalidate(BATTLE)


def join(state: State, change: Change) -> None:
    """Ships join on the side of the player who lets them (2E-engagements/7)."""
    at = innermost(state, Battle)
    battle = state.frames[at]
    if isinstance(battle, Battle):
        side = "own" if change.player == battle.player else "others"
        state.frames[at] = replace(battle, **{side: (*getattr(battle, side), *change.cards)})
        state.invalidate(BATTLE)


def add_to_total(state: State, change: Change) -> None:
    """So much is added to the total of a player, besides what those involved have (2E-combat/7)."""
    at = innermost(state, Battle)
    battle = state.frames[at]
    if isinstance(battle, Battle):
        state.frames[at] = replace(battle, added=(*battle.added, (change.player, change.amount)))


ABSTAINS = "abstains"
"""The mark of a player who begins no engagement any more this turn."""


def abstain(state: State, change: Change) -> None:
    """A player begins no engagement any more this turn."""
    table.put_mark(state, change.player, ABSTAINS, 1)


VERBS: tuple[Verb, ...] = (
    Verb("begin-battle", enter_battle),
    Verb("join", join),
    Verb("add-to-total", add_to_total),
    Verb("abstain", abstain),
    *(Verb(name, nothing) for name in ("combat", "engagement", "total", "win-battle", "end-battle")),
)
