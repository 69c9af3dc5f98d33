"""Points that are lost once their player is in a battle (1E-G:mordock/1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State
from spaceline.effects.this_turn import DEED
from spaceline.rules.first.definition import FORFEITS
from spaceline.rules.first.verbs.deeds import AT_STAKE


def forfeited(state: State, fighters: Iterable[PlayerId]) -> Iterator[Change]:
    """What those lose who attack or are attacked, whether they fire or not (1E-G:mordock/2); it is kept in mind."""
    for player in sorted(fighters) if FORFEITS in state.watched else ():
        yield Change("note", to=player, detail=f"{DEED}battled", amount=1)
        if lost := state.mark(player, AT_STAKE):
            by = next((card for card in state.watched[FORFEITS] if state.cards[card].owner == player), 0)
            yield Change("score", (), player, by, amount=-lost, detail="bonus")
            yield Change("note", to=player, detail=AT_STAKE, amount=0)
