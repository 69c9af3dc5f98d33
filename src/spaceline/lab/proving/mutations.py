"""What can be switched off, one rule at a time."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, replace
from functools import partial
from types import CodeType, FunctionType, ModuleType
from typing import Any

import msgspec

from spaceline.core.ruleset import Role, Ruleset
from spaceline.editions import edition_of
from spaceline.lab.proving.alterations import alterations
from spaceline.lab.proving.bodies import Body, replaced
from spaceline.lab.proving.neutral import neutrals


def as_it_is(rules: Ruleset) -> Ruleset:
    """The ruleset, unaltered."""
    return rules


@dataclass(frozen=True)
class Mutation:
    """One rule switched off."""

    what: str
    """In words; two mutations with the same words are the same."""
    begin: Callable[[], AbstractContextManager[None]] = nullcontext
    """Switches it off as long as the context lasts."""
    altered: Callable[[Ruleset], Ruleset] = as_it_is
    """The ruleset with which to play."""
    code: CodeType | None = None
    """The body that is replaced: a scenario that never runs it goes on as before."""


def of_function(function: FunctionType, name: str, node: ast.FunctionDef | None = None) -> Iterator[Mutation]:
    """A function that gives a neutral value instead of what the rule says, or in which one thing is otherwise."""
    for words, instead in (*neutrals(function), *(alterations(node) if node else ())):
        yield Mutation(f"{name} {words}", partial(replaced, function, instead), code=function.__code__)


def of_refusal(raising: FunctionType, reason: str, whence: str = "") -> Mutation:
    """A refusal that no check raises; ``raising`` makes refusals from their codes."""

    def instead(before: Body) -> Body:
        return lambda asked: None if asked == reason else before(asked)

    return Mutation(
        f"refusal {reason} is not raised{whence}", partial(replaced, raising, instead), code=raising.__code__
    )


def of_switch(switch: str, reading: str) -> Mutation:
    """A switch turned to another reading: the ruleset is built anew, for parts of it may have read the switch."""

    def altered(rules: Ruleset) -> Ruleset:
        turned = {**msgspec.to_builtins(rules.switches), switch: reading}
        return edition_of(rules.name).build(rules.name, rules.definitions, turned)

    return Mutation(f"switch {switch} stands at {reading}", altered=altered)


def of_rule_number(name: str, value: int) -> Mutation:
    """A number of the ruleset that says something else."""

    def altered(rules: Ruleset) -> Ruleset:
        return replace(rules, numbers=msgspec.structs.replace(rules.numbers, **{name: value}))

    return Mutation(f"{name} is {value}", altered=altered)


def of_text(title: str, without_text: Callable[[Any], Any]) -> Mutation:
    """A card on which no text is printed."""

    def altered(rules: Ruleset) -> Ruleset:
        plain = {id: without_text(card) for id, card in rules.definitions.items() if card.title == title}
        return replace(rules, definitions={**rules.definitions, **plain})

    return Mutation(f"text of {title} is off", altered=altered)


def of_field(field: msgspec.structs.FieldInfo) -> Mutation:
    """A fact that is printed on no card; texts stay as they are, and so do names."""
    default = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
    printed = partial(msgspec.structs.replace, **{field.name: default})

    def altered(rules: Ruleset) -> Ruleset:
        without = {id: type(it)(printed(it.facts), it.abilities) for id, it in rules.definitions.items()}
        return replace(rules, definitions=without)

    return Mutation(f"no card has {field.name} printed on it", altered=altered)


def of_order(role: Role) -> Mutation:
    """A zone in which the order of cards means something where it meant nothing, or the other way."""

    def altered(rules: Ruleset) -> Ruleset:
        return replace(rules, roles={**rules.roles, role.name: replace(role, ordered=not role.ordered)})

    return Mutation(f"order {'means nothing' if role.ordered else 'counts'} in {role.name}", altered=altered)


def of_number(name: str, value: object, modules: Mapping[str, ModuleType]) -> Iterator[Mutation]:
    """A number or collection of the rulebook that says something else, in every module that names it."""
    for words, other in others(value):
        if other != value:
            yield Mutation(f"{name} {words}", partial(rebound, name, value, other, modules))


def others(value: object) -> Iterator[tuple[str, Any]]:
    """What else a number or a collection might be: nothing at all, or without one of its members."""
    if type(value) is int:
        yield from (("is one more", value + 1), ("is 0", 0))
    elif isinstance(value, dict):
        yield "is nothing", {}
        yield from ((f"lacks {word}", {key: value[key] for key in value if key != word}) for word in words_in(value))
    elif isinstance(value, tuple | frozenset | list | set):
        make: Callable[[Iterable[Any]], Any] = type(value)
        yield "is nothing", make(())
        yield from ((f"lacks {word}", make(other for other in value if other != word)) for word in words_in(value))


def words_in(collection: Iterable[object]) -> tuple[str, ...]:
    """The words that a collection lists, if it lists words; none where it has only one."""
    words = tuple(dict.fromkeys(word for word in collection if isinstance(word, str)))
    return words if len(words) > 1 else ()


@contextmanager
def rebound(name: str, value: object, other: object, modules: Mapping[str, ModuleType]) -> Iterator[None]:
    """Let a name mean something else in all modules that have it."""
    holders = [module for module in modules.values() if vars(module).get(name) is value]
    for module in holders:
        setattr(module, name, other)
    try:
        yield
    finally:
        for module in holders:
            setattr(module, name, value)
