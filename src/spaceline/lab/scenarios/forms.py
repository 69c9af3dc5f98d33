"""What options of each kind are like, so that nobody expects one not to be open that could never be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import EntityId
from spaceline.core.state import State

NOTHING, CARD, PLACE, PLAYER = "nothing", "a card", "a place", "a player"
NUMBER, TEXT, WORD = "a number", "the number of one of its texts", "a word"


class WrittenForm(NamedTuple):
    """What the options of a kind are about, what it is done to, and which detail they have."""

    about: tuple[str, ...] = (CARD,)
    target: tuple[str, ...] = (NOTHING,)
    detail: tuple[str, ...] = (NOTHING,)


Forms = Mapping[str, WrittenForm]
"""By kind."""

TEXT_OF_A_CARD = WrittenForm(detail=(TEXT,))
ALONE = WrittenForm(about=(NOTHING,))


def malformed(forms: Forms, state: State, option: Option) -> str:
    """Why no option could ever be like that: one of its parts is missing, or is nothing that such an option has."""
    form = forms.get(option.kind)
    if form is None:
        return ""
    parts = (
        (form.about, kind_of(state, option.card)),
        (form.target, kind_of(state, option.target)),
        (form.detail, kind_of_detail(state, option, form)),
    )
    wrong = [(wanted, found) for wanted, found in parts if found not in wanted]
    return "; ".join(f"{option.kind!r} needs {' or '.join(wanted)}, not {found}" for wanted, found in wrong)


def kind_of(state: State, entity: EntityId) -> str:
    """What a part of an option is."""
    if not entity:
        return NOTHING
    if entity in state.places:
        return PLACE
    return PLAYER if entity in state.players else CARD


def kind_of_detail(state: State, option: Option, form: WrittenForm) -> str:
    """What the detail is: a word, a number, or that of a text where the form asks for one."""
    if not option.detail.isdigit():
        return WORD if option.detail else NOTHING
    if TEXT not in form.detail:
        return NUMBER
    texts = state.definition(option.card).abilities if option.card in state.cards else ()
    return TEXT if int(option.detail) < len(texts) else NUMBER
