"""What is remembered in the memos of a game, compared with what would be worked out now."""

from __future__ import annotations

from collections.abc import Callable

from spaceline.core.modifiers import in_force, value
from spaceline.core.state import State


def afresh(state: State) -> State:
    """The same game with nothing remembered."""
    copy = state.clone()
    copy.memo.clear()
    return copy


def assert_values_up_to_date(state: State, speakers: Callable[[State], object]) -> None:
    """Whose texts are in force, these texts and all values are what would be worked out now."""
    anew = afresh(state)
    assert speakers(state) == speakers(anew)
    assert [text.key for text in in_force(state).texts] == [text.key for text in in_force(anew).texts]
    assert [value(state, card) for card in state.cards] == [value(anew, card) for card in anew.cards]
