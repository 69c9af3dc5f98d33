"""Counts what a reader of the code must carry: modules, small ones, circles, doubled names, nodes and fields.

python tools/measure_house.py               the figures of this checkout
python tools/measure_house.py PATH          those of another one, for before and after
python tools/measure_house.py --list NAME   what stands behind a figure: small, names, circles, tables, nodes, fields
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import yaml

ROOT = Path(__file__).resolve().parents[1]
SMALL = 50
MOST_PARAMETERS = 6
EDITION_FOLDERS = ("first", "second")
EDITIONS = ({"first", "second"}, {"1e", "2e"}, {"2e-cta2003", "1e-modern"})
"""Keys that a table has which lists the editions."""


@dataclass(frozen=True)
class Source:
    """One module."""

    name: str
    path: Path

    @cached_property
    def text(self) -> str:
        """What stands in it."""
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        """The same, parsed."""
        return ast.parse(self.text)

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """All nodes of the tree."""
        return tuple(ast.walk(self.tree))

    @property
    def lines(self) -> int:
        """How many lines it has."""
        return self.text.count("\n")


@dataclass(frozen=True)
class House:
    """The modules of a checkout by name."""

    modules: Mapping[str, Source]

    @cached_property
    def imports(self) -> dict[str, set[str]]:
        """Module to the modules that it imports, whether for its types only or not."""
        return {name: {it for it in self.named_in(source) if it != name} for name, source in self.modules.items()}

    def named_in(self, source: Source) -> Iterator[str]:
        """The modules of this house that a module names in its imports."""
        for node in source.nodes:
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    whole = f"{node.module}.{alias.name}"
                    yield from (it for it in (whole if whole in self.modules else node.module,) if it in self.modules)
            elif isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names if alias.name in self.modules)

    def small(self) -> list[str]:
        """Modules of fewer than 50 lines that one module of their own folder uses, and nobody else."""
        users: dict[str, set[str]] = defaultdict(set)
        for name, used in self.imports.items():
            for it in used:
                users[it].add(name)
        return [
            name
            for name, source in self.modules.items()
            if source.path.name != "__init__.py" and source.lines < SMALL and len(users[name]) == 1
            if folder(next(iter(users[name]))) == folder(name)
        ]

    def names(self) -> dict[str, list[str]]:
        """Public names of classes and types that stand for several things, with the modules that give them.

        What both editions have is one thing: twin modules may give it the same name.
        """
        found: dict[str, list[str]] = defaultdict(list)
        for name, source in self.modules.items():
            for given in type_names(source.tree):
                found[given].append(name)
        return {name: modules for name, modules in sorted(found.items()) if not is_one_thing(modules)}

    def circles(self) -> list[list[str]]:
        """Modules that import each other round about; circles that share a module are one knot."""
        graph: dict[str, set[str]] = {name: set(used) for name, used in self.imports.items()}
        found: list[set[str]] = []
        while True:
            try:
                tuple(TopologicalSorter(graph).static_order())
            except CycleError as error:
                circle = set(error.args[1])
                for name in circle:
                    graph[name] -= circle
                shared = [knot for knot in found if knot & circle]
                found = [knot for knot in found if not knot & circle] + [circle.union(*shared)]
            else:
                return [sorted(knot) for knot in found]

    def tables(self) -> list[str]:
        """Where a table lists the editions or their rulesets: what a new one would have to be written into."""
        return [
            f"{name}:{node.lineno}"
            for name, source in self.modules.items()
            for node in source.nodes
            if isinstance(node, ast.Dict) and any(keys <= words_of(node.keys) for keys in EDITIONS)
        ]


def is_one_thing(modules: Sequence[str]) -> bool:
    """Whether one module gives a name, or one of each edition, in the same part of the house."""
    editions = [edition_in(module) for module in modules]
    return len({before for before, _ in editions}) == 1 and len(set(editions)) == len(modules)


def edition_in(module: str) -> tuple[str, str]:
    """Up to where a module's name is the same for both editions, and which edition follows, if any."""
    parts = module.split(".")
    found = next((at for at, part in enumerate(parts) if part in EDITION_FOLDERS), len(parts))
    return ".".join(parts[:found]), ".".join(parts[found : found + 1])


def folder(name: str) -> str:
    """The package of a module."""
    return name.rpartition(".")[0]


def words_of(keys: Iterable[ast.expr | None]) -> set[str]:
    """The keys of a table that are words."""
    return {str(key.value) for key in keys if isinstance(key, ast.Constant)}


def type_names(tree: ast.Module) -> Iterator[str]:
    """The public classes of a module, and what it calls types: capitalised, but no constant."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            names = [node.name]
        elif isinstance(node, ast.Assign):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        else:
            continue
        yield from (name for name in names if name[0].isupper() and not name.isupper())


def house_of(root: Path) -> House:
    """The modules beneath ``src``."""
    found = {}
    for path in sorted((root / "src").rglob("*.py")):
        parts = path.relative_to(root / "src").with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = Source(name, path)
    return House(found)


Uses = tuple[Counter[type], Counter[tuple[type, str]]]
"""How many texts use each node of the effect language, and each field of one otherwise than by default."""


def uses_by_cards(root: Path) -> Uses:
    """What cards use."""
    sys.path.insert(0, str(root / "src"))
    nodes = import_module("spaceline.effects.nodes")
    load_definitions = import_module("spaceline.cards.definitions").load_definitions
    definitions = (load_definitions(edition).values() for edition in ("first", "second"))
    return uses_in(nodes.NODES, chain.from_iterable(definitions))


def uses_by_rulings(root: Path) -> Uses:
    """What the invented cards of scenarios use."""
    sys.path.insert(0, str(root / "src"))
    nodes = import_module("spaceline.effects.nodes")
    files = (path.read_bytes() for path in (root / "tests/scenarios").rglob("*.yaml"))
    written = (yaml.load(text, yaml.CSafeLoader) for text in files if b"\ncards:" in text)
    invented = (card.get("text", []) for scenario in written for card in scenario.get("cards", {}).values())
    spelled_out = spelling(nodes)
    return uses_in(nodes.NODES, ([msgspec.convert(it, nodes.Ability) for it in spelled_out(text)] for text in invented))


def spelling(nodes: ModuleType) -> Callable[[Any], Any]:
    """How rulings spell filters; in checkouts from before traits as they stand."""
    if find_spec(f"{nodes.__name__}.traits") is None:
        return lambda text: text
    found: Callable[[Any], Any] = import_module(f"{nodes.__name__}.traits").spelled_out
    return found


def uses_in(nodes: Iterable[type], definitions: Iterable[Any]) -> Uses:
    """What several definitions use."""
    kinds: Counter[type] = Counter(dict.fromkeys(nodes, 0))
    fields = Counter({(kind, it.name): 0 for kind in kinds for it in fields_of(kind)})
    for abilities in definitions:
        used = list(structs_in(abilities))
        kinds.update({type(it) for it in used} & kinds.keys())
        fields.update({(type(it), name) for it in used for name in told(it)} & fields.keys())
    return kinds, fields


def structs_in(value: Any) -> Iterator[Any]:
    """All nodes of a text, each also when it stands inside another."""
    if isinstance(value, tuple | list):
        for part in value:
            yield from structs_in(part)
    elif hasattr(value, "__struct_fields__"):
        yield value
        for name in value.__struct_fields__:
            yield from structs_in(getattr(value, name))


def told(node: Any) -> Iterator[str]:
    """The fields of a node that say something: they have no default, or another value."""
    kind: Any = type(node)
    for field in fields_of(kind):
        if field.required or getattr(node, field.name) != field.default:
            yield field.name


@cache
def fields_of(kind: type) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a kind of node: to ask for them evaluates its annotations each time."""
    return msgspec.structs.fields(kind)


def figures(house: House, root: Path) -> Iterator[tuple[str, int]]:
    """What is counted, in words, and how much it is."""
    sources = house.modules.values()
    functions = [node for source in sources for node in source.nodes if isinstance(node, ast.FunctionDef)]
    kinds, fields = uses_by_cards(root)
    shown_kinds, shown_fields = uses_by_rulings(root)
    yield "modules", len(house.modules)
    yield "lines", sum(source.lines for source in sources)
    yield "folders", len({source.path.parent for source in sources})
    yield f"modules under {SMALL} lines with one user next door", len(house.small())
    yield "import circles", len(house.circles())
    yield "tables that list editions or rulesets", len(house.tables())
    yield "type names that mean two things or more", len(house.names())
    yield f"functions with more than {MOST_PARAMETERS} parameters", sum(map(has_many_parameters, functions))
    yield "exceptions from the rule on parameters", sum(source.text.count("noqa: PLR0913") for source in sources)
    yield "weight of the effect language: nodes, fields, words beyond eight of a field", weight(kinds, fields)
    yield "nodes of the effect language", len(kinds)
    yield "nodes that no card uses", sum(used == 0 for used in kinds.values())
    yield "nodes that neither a card nor a ruling uses", sum(not kinds[it] + shown_kinds[it] for it in kinds)
    yield "nodes that one card uses", sum(used == 1 for used in kinds.values())
    yield "fields of nodes", len(fields)
    yield "fields that no card uses", sum(used == 0 for used in fields.values())
    yield "fields that neither a card nor a ruling uses", sum(not fields[it] + shown_fields[it] for it in fields)
    yield "fields that one card uses", sum(used == 1 for used in fields.values())


def weight(kinds: Iterable[type], fields: Iterable[tuple[type, str]]) -> int:
    """What a reader of the language must know: its nodes, their fields, and the words of a field beyond eight."""
    known = import_module("spaceline.effects.nodes.words").WORDS.values()
    return len(list(kinds)) + len(list(fields)) + sum(max(0, len(set(words)) - 8) for words in known)


def has_many_parameters(function: ast.FunctionDef) -> bool:
    """Whether it has more than six, the object of a method not counted."""
    named = (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)
    return len([it for it in named if it.arg not in ("self", "cls")]) > MOST_PARAMETERS


def listed(house: House, root: Path, name: str) -> Iterator[str]:
    """What stands behind a figure, a line for each."""
    if name == "small":
        yield from house.small()
    elif name == "names":
        yield from (f"{given}: {', '.join(modules)}" for given, modules in house.names().items())
    elif name == "circles":
        yield from (" - ".join(circle) for circle in house.circles())
    elif name == "tables":
        yield from house.tables()
    elif name == "nodes":
        shown, _ = uses_by_rulings(root)
        for kind, used in uses_by_cards(root)[0].items():
            yield from (f"{kind.__name__}: {used}, and {shown[kind]} rulings",) if used < 2 else ()
    else:
        _, shown_fields = uses_by_rulings(root)
        for (kind, field), used in uses_by_cards(root)[1].items():
            told_of = shown_fields[kind, field]
            yield from (f"{kind.__name__}.{field}: {used}, and {told_of} rulings",) if used < 2 else ()


def main(arguments: list[str]) -> int:
    """Print the figures, or what stands behind one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("root", type=Path, nargs="?", default=ROOT)
    parser.add_argument("--list", choices=("small", "names", "circles", "tables", "nodes", "fields"))
    asked = parser.parse_args(arguments)
    house = house_of(asked.root)
    if asked.list:
        for line in listed(house, asked.root, asked.list):
            print(line)
        return 0
    for words, number in figures(house, asked.root):
        print(f"{number:7,}  {words}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
