"""Rules that a ruleset may put its own in place of, wherever the edition asks for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import update_wrapper
from typing import Any, Generic, TypeVar, TypeVarTuple, Unpack

from spaceline.core.state import State

RuleArguments = TypeVarTuple("RuleArguments")
R = TypeVar("R")


class Replaceable(Generic[*RuleArguments, R]):
    """A function of the state, called like any other; what runs is the ruleset's own where it has one.

    It is written as a decorator. A ruleset replaces it by name of the function itself, so that a type checker compares
    the two: ``volunteers.by(everybody_unstopped)``.
    """

    def __init__(self, rule: Callable[[State, Unpack[RuleArguments]], R]) -> None:
        """Take the edition's rule."""
        update_wrapper(self, rule)
        self.rule = rule

    def __call__(self, state: State, /, *given: *RuleArguments) -> R:
        """Ask the rule of this game's ruleset."""
        replaced = state.ruleset.replaced
        rule: Callable[..., R] = replaced.get(self, self.rule) if replaced else self.rule
        return rule(state, *given)

    def of(self, state: State) -> Callable[[State, Unpack[RuleArguments]], R]:
        """The rule of this game's ruleset, for whoever asks it of many."""
        found: Any = state.ruleset.replaced.get(self, self.rule)
        rule: Callable[[State, Unpack[RuleArguments]], R] = found
        return rule

    def by(self, rule: Callable[[State, Unpack[RuleArguments]], R]) -> Replacement:
        """Another rule in its place."""
        return Replacement(self, rule)


@dataclass(frozen=True)
class Replacement:
    """A rule of an edition with what a ruleset has in its place."""

    replaced: Replaceable[*tuple[Any, ...], Any]
    rule: Callable[..., Any]
