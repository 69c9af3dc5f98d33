"""What cites a clause: functions, frames, refusals, numbers and switches of an edition."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from types import FunctionType, ModuleType
from typing import Any

import msgspec
from msgspec.structs import fields

from spaceline.cards.rulesets import ruleset
from spaceline.core.ruleset import Choose, Role, Ruleset
from spaceline.editions import edition_of
from spaceline.lab.coverage import citations
from spaceline.lab.proving.bodies import has_body
from spaceline.lab.proving.mutations import (
    Mutation,
    of_field,
    of_function,
    of_number,
    of_order,
    of_refusal,
    of_rule_number,
    of_switch,
)
from spaceline.rules.switches import choices

SHARED = ("spaceline.core", "spaceline.effects", "spaceline.rules.verbs")
"""Where rules of all editions may stand, beside ``spaceline.rules`` and the edition's folder in it."""


class NothingToReplace(Exception):
    """The engine is compiled: its functions have no bodies that could be replaced."""


class Citations:
    """By clause what can be switched off where it is cited."""

    def __init__(self, folder: str, rules: Ruleset) -> None:
        """Read the modules of an edition.

        Raises:
            NothingToReplace: they are compiled.
        """
        self.modules = modules_of(folder)
        self.rules = rules
        self.places = places_in(rules)
        self.printed = {type(card.facts) for card in rules.definitions.values()}
        self.found: dict[str, dict[str, Mutation]] = {}
        self.own = f"spaceline.rules.{folder}"
        self.readings = choices(type(rules.switches))
        self.read_refusals(folder, edition_of(rules.name).base)
        for module in self.modules.values():
            self.read(module)

    def of(self, clause: str) -> tuple[Mutation, ...]:
        """What can be switched off for a clause."""
        return tuple(self.found.get(clause, {}).values())

    def all(self) -> Iterator[Mutation]:
        """All functions of the edition's own rules, whether they cite anything or not."""
        for module in self.modules.values():
            for name, function in vars(module).items():
                if module.__name__.startswith(self.own) and getattr(function, "__module__", "") == module.__name__:
                    yield from self.mutations(function, name)

    def note(self, text: str, mutations: Iterator[Mutation]) -> None:
        """Note mutations under all clauses that a text cites."""
        cited = tuple(dict.fromkeys(citations(text)))
        for mutation in mutations if cited else ():
            for clause in cited:
                self.found.setdefault(clause, {}).setdefault(mutation.what, mutation)

    def read_refusals(self, folder: str, base: str) -> None:
        """The refusals of an edition, by the clauses in their table; those of its base are raised there too."""
        own = refusals_of(folder)
        inherited: Mapping[str, object] = refusals_of(base).SENTENCES if base else {}
        for reason, said in own.SENTENCES.items():
            self.note(said[1], iter((of_refusal(own.refusal, reason),)))
            if inherited.get(reason) == said:
                self.note(said[1], iter((of_refusal(refusals_of(base).refusal, reason, f" by the rules of {base}"),)))

    def read(self, module: ModuleType) -> None:
        """Everything in a module that cites a clause."""
        source = inspect.getsource(module)
        lines = source.splitlines()
        body = ast.parse(source).body
        for node, after in zip(body, [*body[1:], None], strict=True):
            if isinstance(node, ast.FunctionDef):
                self.read_function(vars(module).get(node.name), node.name, node, text_of(node, lines))
            elif isinstance(node, ast.ClassDef):
                self.read_class(vars(module).get(node.name), node, lines)
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                comment = words_of(after)
                for name in names_of(node):
                    self.read_value(vars(module).get(name), name, comment)

    def read_value(self, value: Any, name: str, comment: str) -> None:
        """A number or a collection; readings of switches are turned where they lie, in the ruleset."""
        if isinstance(value, type(self.rules.switches)):
            self.note(comment, (of_switch(switch, reading) for switch, reading in self.turned_in(value)))
        elif isinstance(value, Mapping) and all(isinstance(role, Role) for role in value.values()):
            self.note(comment, (of_order(role) for role in value.values()))
        else:
            self.note(comment, of_number(name, value, self.modules))
        for clause, function in kept_in(value):
            self.note(clause, self.mutations(function, function.__name__, source_of(function)))

    def turned_in(self, value: msgspec.Struct) -> Iterator[tuple[str, str]]:
        """The switches that stand otherwise than by default, with all readings of each."""
        for switch, stands in msgspec.to_builtins(value).items():
            if stands != self.readings[switch][0]:
                yield from ((switch, reading) for reading in self.readings[switch])

    def read_class(self, found: Any, node: ast.ClassDef, lines: list[str]) -> None:
        """The methods of a class, and of a frame the steps of its procedure."""
        methods = [inner for inner in node.body if isinstance(inner, ast.FunctionDef)]
        for method in methods:
            self.read_function(
                vars(found).get(method.name), f"{node.name}.{method.name}", method, text_of(method, lines)
            )
        if found in self.printed:
            self.read_facts(found, node)
        if found is type(self.rules.numbers):
            self.read_numbers(node)
        procedure = self.rules.procedures.get(found)
        if procedure is not None:
            text = text_of(node, lines)
            for step in procedure.steps.values():
                function = step.question if isinstance(step, Choose) else step
                self.note(text, self.mutations(function, function.__name__))

    def read_numbers(self, node: ast.ClassDef) -> None:
        """The numbers of the ruleset, by the words beneath each field."""
        for field, after in zip(node.body, [*node.body[1:], None], strict=True):
            for name in names_of(field):
                value = getattr(self.rules.numbers, name)
                self.note(words_of(after), (of_rule_number(name, other) for other in (value + 1, 0)))

    def read_facts(self, found: Any, node: ast.ClassDef) -> None:
        """What is printed on cards, by the words beneath each field; what every card must have stays."""
        comments = {name: words_of(after) for field, after in pairwise(node.body) for name in names_of(field)}
        for field in fields(found):
            if not field.required:
                self.note(comments.get(field.name, ""), iter((of_field(field),)))

    def read_function(self, found: Any, name: str, node: ast.FunctionDef, text: str) -> None:
        """A function that cites clauses, and the switches that it looks at."""
        self.note(text, self.mutations(found, name, node))
        for switch, readings in self.readings.items() if "readings" in text else ():
            if re.search(rf"\breadings(?:\([\w.]+\))?\.{switch.replace('-', '_')}\b", text):
                self.note(text, (of_switch(switch, reading) for reading in readings))

    def mutations(self, found: Any, name: str, node: ast.FunctionDef | None = None) -> Iterator[Mutation]:
        """What can be done to a function, under its place in the tables of the ruleset if it has one."""
        given: Any = found.fget if isinstance(found, property) else found
        function = inspect.unwrap(given) if callable(given) else given
        if has_body(function):
            assert isinstance(function, FunctionType)
            place = f"{function.__module__.rpartition('.')[2]}.{name}"
            yield from of_function(function, self.places.get(function, place), node)


def kept_in(value: Any) -> Iterator[tuple[str, FunctionType]]:
    """What a table says that lists by clause the functions which keep it: for code that can cite no clause itself."""
    for clause, functions in value.items() if isinstance(value, Mapping) else ():
        if isinstance(clause, str) and tuple(citations(clause)) == (clause,):
            yield from ((clause, function) for function in functions)


def source_of(function: FunctionType) -> ast.FunctionDef:
    """The definition of a function in a module, by itself."""
    (node,) = ast.parse(inspect.getsource(function)).body
    assert isinstance(node, ast.FunctionDef)
    return node


def refusals_of(folder: str) -> ModuleType:
    """The module of an edition in which its refusals are made.

    Raises:
        NothingToReplace: it is compiled.
    """
    module = importlib.import_module(f"spaceline.rules.{folder}.refusals")
    if not has_body(module.refusal):
        raise NothingToReplace("the engine is compiled; rules are switched off in the plain one only")
    return module


def modules_of(folder: str) -> dict[str, ModuleType]:
    """The modules in which rules of an edition stand, by name."""
    found: dict[str, ModuleType] = {}
    for name in (*SHARED, f"spaceline.rules.{folder}"):
        module = importlib.import_module(name)
        found[name] = module
        for inner in pkgutil.walk_packages(getattr(module, "__path__", ()), f"{name}."):
            found[inner.name] = importlib.import_module(inner.name)
    return found


def places_in(rules: Ruleset) -> dict[Any, str]:
    """The functions in the tables of a ruleset, each by its place there."""
    found: dict[Any, str] = {}
    for frame, procedure in rules.procedures.items():
        for name, step in procedure.steps.items():
            functions = (step.question, step.accept) if isinstance(step, Choose) else (step,)
            found.update(dict.fromkeys(functions, f"step {frame.__name__}.{name}"))
    for verb in rules.verbs.values():
        found.setdefault(verb.apply, f"verb {verb.name}")
    for action in rules.actions.values():
        for part in ("offer", "obstacle", "pay", "perform"):
            found.setdefault(getattr(action, part), f"{part} of the action {action.kind}")
    found.pop(None, None)
    return found


def text_of(node: ast.stmt, lines: list[str]) -> str:
    """The source of a part of a module."""
    return "\n".join(lines[node.lineno - 1 : node.end_lineno])


def words_of(node: ast.stmt | None) -> str:
    """The words of a statement that is nothing else; none of any other."""
    value = node.value if isinstance(node, ast.Expr) else None
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""


def names_of(node: ast.stmt) -> Iterator[str]:
    """The names that a statement gives, if it is an assignment."""
    targets = node.targets if isinstance(node, ast.Assign) else []
    for target in [node.target] if isinstance(node, ast.AnnAssign) else targets:
        parts = target.elts if isinstance(target, ast.Tuple) else (target,)
        yield from (part.id for part in parts if isinstance(part, ast.Name))


@cache
def citations_of(name: str) -> Citations:
    """The citations of the edition that a ruleset belongs to, read once."""
    return Citations(edition_of(name).key, ruleset(name))
