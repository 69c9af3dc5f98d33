"""What is kept in the caches of a game, compared with what would be worked out now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from spaceline.core.caching import CACHED, Cached
from spaceline.core.data.decisions import Refusal
from spaceline.core.modifiers import InForce, in_force, value
from spaceline.core.state import State
from spaceline.rules.first.location_cache import NUMBERING


def afresh(state: State) -> State:
    """The same game with nothing kept."""
    copy = state.clone()
    copy.caches.clear()
    return copy


def assert_values_up_to_date(state: State, speakers: Callable[[State], object]) -> None:
    """Whose texts are in force, these texts and all values are what would be worked out now."""
    anew = afresh(state)
    assert speakers(state) == speakers(anew)
    assert [text.key for text in in_force(state).texts] == [text.key for text in in_force(anew).texts]
    assert [value(state, card) for card in state.cards] == [value(anew, card) for card in anew.cards]
    assert not list(stale(state))


def stale(state: State, compared: Counter[str] | None = None) -> Iterator[str]:
    """Every result of a cached function that is kept and would be returned now, and is not what it would come to.

    ``compared`` counts by function what was looked at.
    """
    anew = afresh(state)
    anew.caches[NUMBERING.group] = NUMBERING.of(state)
    for it in CACHED:
        for keys, kept in returned_now(state, it):
            found = it.work_out(anew, *keys)
            if comparable(found) != comparable(kept):
                yield f"{name_of(it)}{keys}: {kept} is kept, and it is {found}"
            if compared is not None:
                compared[name_of(it)] += 1


def returned_now(state: State, it: Cached) -> Iterator[tuple[tuple, object]]:
    """The keys and results that a cached function would return in this position without working them out."""
    for (situation, keys), result in it.kept(state).items():
        if it.situation is None or it.situation(state, *keys) == situation:
            yield keys, result


def comparable(result: object) -> object:
    """A result by what it says: texts by their keys, refusals by what they were made of."""
    if isinstance(result, InForce):
        return [text.key for text in result.texts], result.altered, [text.key for text in result.contested]
    return result.args if isinstance(result, Refusal) else result


def name_of(it: Cached) -> str:
    """The module and the name of a cached function."""
    return f"{it.work_out.__module__.removeprefix('spaceline.')}.{it.work_out.__name__}"
