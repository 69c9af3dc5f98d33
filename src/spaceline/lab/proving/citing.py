"""What cites a clause: functions, frames, refusals, numbers and switches of an edition."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

from spaceline.cards.editions import edition_of
from spaceline.cards.rulesets import ruleset
from spaceline.core.ruleset import Choose, Ruleset
from spaceline.lab.coverage import citations
from spaceline.lab.proving.bodies import is_replaceable
from spaceline.lab.proving.mutations import Mutation, of_function, of_number, of_refusal, of_switch

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
        self.readings: Mapping[str, tuple[str, ...]] = {}
        self.found: dict[str, dict[str, Mutation]] = {}
        self.own = f"spaceline.rules.{folder}"
        switches = self.modules.get(f"spaceline.rules.{folder}.switches")
        if switches is not None:
            self.readings = switches.CHOICES
        self.read_refusals(self.modules[f"spaceline.rules.{folder}.refusals"])
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

    def read_refusals(self, module: ModuleType) -> None:
        """The refusals of an edition, by the clauses in their table."""
        if not is_replaceable(module.refusal):
            raise NothingToReplace("the engine is compiled; rules are switched off in the plain one only")
        for reason, (_, clause) in module.SENTENCES.items():
            self.note(clause, iter((of_refusal(module.refusal, reason),)))

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
        if isinstance(value, Mapping) and value and set(value) <= set(self.readings):
            turned = ((switch, reading) for switch in value for reading in self.readings[switch])
            self.note(comment, (of_switch(switch, reading) for switch, reading in turned))
        else:
            self.note(comment, of_number(name, value, self.modules))

    def read_class(self, found: Any, node: ast.ClassDef, lines: list[str]) -> None:
        """The methods of a class, and of a frame the steps of its procedure."""
        methods = [inner for inner in node.body if isinstance(inner, ast.FunctionDef)]
        for method in methods:
            self.read_function(
                vars(found).get(method.name), f"{node.name}.{method.name}", method, text_of(method, lines)
            )
        procedure = self.rules.procedures.get(found)
        if procedure is not None:
            text = text_of(node, lines)
            for step in procedure.steps.values():
                function = step.question if isinstance(step, Choose) else step
                self.note(text, self.mutations(function, function.__name__))

    def read_function(self, found: Any, name: str, node: ast.FunctionDef, text: str) -> None:
        """A function that cites clauses, and the switches that it looks at."""
        self.note(text, self.mutations(found, name, node))
        for switch, readings in self.readings.items():
            if f'"{switch}"' in text:
                self.note(text, (of_switch(switch, reading) for reading in readings))

    def mutations(self, found: Any, name: str, node: ast.FunctionDef | None = None) -> Iterator[Mutation]:
        """What can be done to a function, under its place in the tables of the ruleset if it has one."""
        function = found.fget if isinstance(found, property) else found
        if is_replaceable(function):
            assert isinstance(function, FunctionType)
            place = f"{function.__module__.rpartition('.')[2]}.{name}"
            yield from of_function(function, self.places.get(function, place), node)


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


def names_of(node: ast.Assign | ast.AnnAssign) -> Iterator[str]:
    """The names that an assignment gives."""
    for target in node.targets if isinstance(node, ast.Assign) else (node.target,):
        parts = target.elts if isinstance(target, ast.Tuple) else (target,)
        yield from (part.id for part in parts if isinstance(part, ast.Name))


@cache
def citations_of(name: str) -> Citations:
    """The citations of the edition that a ruleset belongs to, read once."""
    return Citations(edition_of(name).folder, ruleset(name))
