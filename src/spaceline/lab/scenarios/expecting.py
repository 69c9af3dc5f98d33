"""Comparing a position with what a scenario expects of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from spaceline.core import choices, engine
from spaceline.core.data.decisions import Decision
from spaceline.lab.scenarios.dialect import Difference, TableSetting
from spaceline.lab.scenarios.format import AnyExpected, ExpectedHalf, ExpectedNext
from spaceline.lab.scenarios.forms import malformed
from spaceline.lab.scenarios.looking import faces, same_names, standing, unequal, zones
from spaceline.lab.scenarios.phrases import PhraseProblem, options_of, phrase_of
from spaceline.lab.scenarios.strict.concerning import confirm_player
from spaceline.lab.scenarios.strict.passing import OVER, moment_of
from spaceline.lab.scenarios.telling import missing_entries, present_entries


def differences(at: TableSetting, expected: AnyExpected) -> Iterator[Difference]:
    """Everything that is not as expected."""
    for look in (moment, decision, legality, half_choices, zones, standing, *at.dialect.looks, faces, story):
        yield from look(at, expected)


def given(record: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    """The parts of a record that are not left out."""
    for field in record.__struct_fields__:
        if (value := getattr(record, field)) is not None:
            yield field, value


def moment(at: TableSetting, expected: AnyExpected) -> Iterator[Difference]:
    """Whose turn it is, which segment, and how the game has ended."""
    state = at.state
    player, segment = moment_of(at)
    over = (player, segment) == OVER
    if expected.turn is not None:
        yield from unequal("turn", expected.turn, player)
    if expected.segment is not None:
        yield from unequal("segment", expected.segment, segment)
    if expected.over is not None:
        yield from unequal("over", expected.over, over)
    if expected.result is not None:
        wanted = (tuple(sorted(expected.result.winners)), expected.result.reason)
        found = (tuple(sorted(state.result[0])), state.result[1]) if state.result else None
        yield from unequal("result", wanted, found)


def decision(at: TableSetting, expected: AnyExpected) -> Iterator[Difference]:
    """The open decision."""
    if expected.next is None:
        return
    asked = engine.decision(at.state)
    if asked is None:
        yield "next", "a decision", "the game is over"
        return
    for name, wanted in given(expected.next):
        if name == "numbers":
            for number, value in wanted.items():
                yield from unequal(f"next: {number}", value, asked.numbers.get(number))
        else:
            yield from unequal(f"next: {name}", normal(wanted), normal(DECISION[name](at, asked, expected.next)))


def normal(value: Any) -> Any:
    """A list in which order means nothing."""
    return sorted(value) if isinstance(value, tuple) else value


def same_phrases(at: TableSetting, asked: Decision, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """The options in words, each as the file writes it if it does."""
    meant = dict(zip(options_of(at, wanted), wanted, strict=True))
    return tuple(meant.get(option) or phrase_of(at.state, at.names, at.dialect, option) for option in asked.options)


DECISION: dict[str, Callable[[TableSetting, Decision, ExpectedNext], Any]] = {
    "player": lambda at, asked, wanted: asked.player,
    "kind": lambda at, asked, wanted: asked.kind,
    "prompt": lambda at, asked, wanted: asked.prompt,
    "clause": lambda at, asked, wanted: asked.clause,
    "options": lambda at, asked, wanted: same_phrases(at, asked, wanted.options or ()),
    "cards": lambda at, asked, wanted: same_names(
        at.names, asked.selection.cards if asked.selection else (), wanted.cards or ()
    ),
    "least": lambda at, asked, wanted: asked.selection.least if asked.selection else None,
    "most": lambda at, asked, wanted: asked.selection.most if asked.selection else None,
    "budget": lambda at, asked, wanted: asked.selection.budget if asked.selection else None,
}


def legality(at: TableSetting, expected: AnyExpected) -> Iterator[Difference]:
    """What is offered and what is not; of what could never be offered it says nothing that it is not."""
    asked = engine.decision(at.state)
    open_ = asked.options if asked else ()
    for phrases, wanted in ((expected.legal, True), (expected.not_legal, False)):
        for phrase, option in zip(phrases, options_of(at, phrases), strict=True):
            problem = "" if wanted else malformed(at.dialect.forms, at.state, option)
            if problem:
                raise PhraseProblem(f"{phrase!r} could never be offered: {problem}")
            yield from unequal(f"legal: {phrase}", wanted, option in open_)


def half_choices(at: TableSetting, expected: AnyExpected) -> Iterator[Difference]:
    """What half-made choices amount to."""
    asked = engine.decision(at.state)
    for half in expected.choices:
        if asked is None or asked.selection is None:
            yield "choices", "a choice of cards", "none is open"
            return
        check = choices.check(asked.selection, tuple(at.names.card(name) for name in half.chosen))
        for name, wanted in given(half):
            if name == "addable":
                found = same_names(at.names, check.addable, wanted)
                yield from unequal(f"{said(half)} addable", sorted(wanted), sorted(found))
            elif name != "chosen":
                yield from unequal(f"{said(half)} {name}", wanted, getattr(check, name))


def said(half: ExpectedHalf) -> str:
    """The choice in words."""
    return f"having chosen {list(half.chosen)}:"


def story(at: TableSetting, expected: AnyExpected) -> Iterator[Difference]:
    """The events of the last action, as they were and as players were told."""
    viewers = sorted({*expected.told, *expected.not_told})
    tables: list[tuple[int | None, tuple[str, ...], tuple[str, ...]]] = [
        (None, expected.log, expected.not_logged),
        *((viewer, expected.told.get(viewer, ()), expected.not_told.get(viewer, ())) for viewer in viewers),
    ]
    for teller, wanted, unwanted in tables:
        if teller is not None:
            confirm_player(at, teller, spectators=True)
        name = "log" if teller is None else f"told {teller}"
        lost, found = missing_entries(at, teller, wanted)
        if lost:
            yield name, f"{', '.join(wanted)}; missing: {lost}", found
        for entry in present_entries(at, teller, unwanted):
            yield name, f"no {entry}", found
