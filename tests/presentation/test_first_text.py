"""First Edition has words for every action, question, event and result that its rules can bring about."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.editions import FIRST
from spaceline.presentation.first.text import TEXT
from spaceline.presentation.labels import GENERAL as LABELS
from spaceline.presentation.telling import GENERAL as TELLINGS

ROOT = Path(str(files("spaceline")))
SOURCES = [*sorted((ROOT / "rules" / "first").rglob("*.py")), *sorted((ROOT / "effects" / "perform").rglob("*.py"))]


def calls(name: str) -> Iterator[tuple[ast.Call, str]]:
    """Every call of that name in the rules and in what carries out texts, with where it stands."""
    for node, file in calls_of_names():
        if node.func.id == name:
            yield node, f"{file}:{node.lineno}"


@cache
def calls_of_names() -> tuple[tuple[ast.Call, str], ...]:
    """Every call of a name, with the file; names of texts that the module defines are replaced by the texts."""
    found = []
    for path in SOURCES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        nodes = ast.walk(Texts(tree).visit(tree))
        found += [(it, path.name) for it in nodes if isinstance(it, ast.Call) and isinstance(it.func, ast.Name)]
    return tuple(found)


class Texts(ast.NodeTransformer):
    """Puts the texts that a module gives names to in the place of those names."""

    def __init__(self, tree: ast.Module) -> None:
        self.known: dict[str, str] = {}
        for node in tree.body:
            if isinstance(node, ast.Assign):
                names, values = (it.elts if isinstance(it, ast.Tuple) else [it] for it in (node.targets[0], node.value))
                for target, value in zip(names, values, strict=False):
                    if (
                        isinstance(target, ast.Name)
                        and isinstance(value, ast.Constant)
                        and isinstance(value.value, str)
                    ):
                        self.known[target.id] = value.value

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if isinstance(node.ctx, ast.Load) and node.id in self.known:
            return ast.copy_location(ast.Constant(self.known[node.id]), node)
        return node


def argument(call: ast.Call, at: int, name: str) -> ast.expr | None:
    """An argument by its position or name."""
    if len(call.args) > at:
        return call.args[at]
    return next((word.value for word in call.keywords if word.arg == name), None)


def literals(node: ast.expr | None) -> list[str]:
    """The texts that an expression can be, as far as they are written there; the beginning of a composed one."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*literals(node.body), *literals(node.orelse)]
    if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
        return [str(node.values[0].value).rstrip(".")]
    return []


@pytest.mark.parametrize("name", FIRST.names)
def test_every_action_has_a_label(name):
    kinds = set(ruleset(name).actions)
    assert len(kinds) > 20
    assert not {kind for kind in kinds if f"option.{kind}" not in TEXT.lexicon.templates and kind not in TEXT.labels}


def test_every_option_that_the_rules_offer_has_a_label():
    kinds = {(kind, where) for call, where in calls("Option") for kind in literals(argument(call, 0, "kind"))}
    assert len(kinds) > 20
    known = {*TEXT.labels, *LABELS}
    assert not {it for it in kinds if f"option.{it[0]}" not in TEXT.lexicon.templates and it[0] not in known}


def test_every_question_that_the_rules_ask_has_words():
    asked = {(name, where) for call, where in calls("Decision") for name in literals(argument(call, 2, "prompt"))}
    assert len(asked) > 10
    missing = {it for it in asked if f"prompt.{it[0]}" not in TEXT.lexicon.templates and it[0] != "respond"}
    assert not missing


@pytest.mark.parametrize("name", FIRST.names)
def test_every_verb_is_told_or_silent(name):
    verbs = set(ruleset(name).verbs)
    assert len(verbs) > 40
    told = {verb for verb in verbs if verb in TEXT.tellings or verb in TELLINGS}
    filled = {verb for verb in verbs if {f"{verb}.more", f"{verb}.you"} & set(TEXT.lexicon.templates)}
    assert not verbs - told - filled - set(TEXT.silent)
    assert not set(TEXT.silent) - verbs, "silence is kept for verbs of the edition only"


def test_what_is_told_of_one_is_told_of_several_and_of_both_players():
    pairs = {"one": "more", "more": "one", "you": "other", "other": "you"}
    done = [name.split(".") for name in TEXT.lexicon.templates if name.split(".")[0] in ruleset("1e-modern").verbs]
    for parts in done:
        if len(parts) > 1 and parts[1] in pairs:
            twin = ".".join([parts[0], pairs[parts[1]], *parts[2:]])
            assert twin in TEXT.lexicon.templates, twin


def test_every_reason_for_the_end_has_words():
    tree = ast.parse((ROOT / "rules" / "first" / "winning.py").read_text(encoding="utf-8"))
    reasons = {
        text for call in ast.walk(tree) if isinstance(call, ast.Call) for text in literals(argument(call, 2, ""))
    }
    assert reasons >= {"points", "decks"}
    assert all(f"reason.{reason}" in TEXT.lexicon.templates for reason in reasons)
