"""Only verbs, setting up and the core itself write to the state."""

import ast

from tests.architecture.source_tree import PACKAGE, modules_in

ALLOWED = {
    "rules/verbs.py",
    "rules/tactics.py",
    "rules/second/verbs",
    "rules/second/setup.py",
    "rules/objectives/verbs.py",
    "rules/objectives/setup.py",
    "rules/first/verbs",
    "rules/first/setup.py",
    "lab/scenarios",
    "lab/benchmark.py",
}
"""Beside the core: a ruleset's verbs, the laying out of a game, the setting of a scenario's table, and the benchmark
that moves a card of a copy."""

FIELDS = {"cards", "contents", "marks", "places", "lasting", "settled", "chance", "handles"}


def modules():
    for module in modules_in(PACKAGE):
        name = module.path.relative_to(PACKAGE).as_posix()
        if not name.startswith("core/") and not any(name.startswith(allowed) for allowed in ALLOWED):
            yield name, module.nodes


def imported(nodes):
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_only_verbs_and_setting_up_call_the_writers():
    seen = list(modules())
    assert len(seen) > 20
    guilty = [name for name, nodes in seen if any(item.startswith("spaceline.core.table") for item in imported(nodes))]
    assert guilty == []


def test_nothing_assigns_to_the_fields_of_a_state():
    guilty = []
    for name, nodes in modules():
        for node in nodes:
            targets = node.targets if isinstance(node, ast.Assign) else []
            for target in targets:
                holder = target.value if isinstance(target, ast.Subscript) else target
                if isinstance(holder, ast.Attribute) and holder.attr in FIELDS:
                    owner = holder.value
                    if isinstance(owner, ast.Name) and owner.id == "state":
                        guilty.append(f"{name}:{node.lineno}")
    assert guilty == []


def test_the_rule_about_writers_is_not_vacuous():
    text = (PACKAGE / "rules/second/verbs/table.py").read_text()
    assert "from spaceline.core import table" in text
