"""What players read is data: every key that is used exists, every key that exists is used."""

import ast
import re
from collections.abc import Iterator

import pytest
import yaml

from spaceline.cards.rulesets import pool
from spaceline.editions import EDITIONS, RULESETS
from spaceline.effects.render.lexicon import Lexicon
from spaceline.players.levels import Thinking
from spaceline.players.registry import PLAYERS
from spaceline.presentation.lexicon import lexicon_of, read
from spaceline.presentation.lexicon.english import ENGLISH, SHARED, TERMINAL
from tests.architecture.source_tree import PACKAGE, Module, modules_in

READERS = ("presentation", "hosting", "lab", "server", "cli")
"""The rooms that say something from the lexicon."""
RULES = ("core", "effects", "rules", "hosting", "presentation", "lab", "server", "cli")
"""Where the names come from by which keys are put together: kinds, verbs, roles, steps, reasons."""
SAYERS = {"say": 0, "fill": 0, "named": 2, "done_by": 2, "done_to": 2}
"""Functions that take a key, with its place among their arguments."""
FACTS = ("type", "kind", "gender", "uniqueness")
"""Facts of cards that are told in words."""
KEYS = [edition.key for edition in EDITIONS]
LEAST = {edition.key: 30 for edition in EDITIONS if edition.base}
"""So many keys an edition has at least that is built on another; one that is not has more than 80."""


@pytest.fixture(scope="module")
def readers() -> list[Module]:
    return [module for room in READERS for module in modules_in(PACKAGE / room)]


def texts_in(module: Module) -> Iterator[str]:
    for node in module.nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@pytest.fixture(scope="module")
def names() -> frozenset[str]:
    """Every name that the rules give to anything, and the parts of those with dots and hyphens; computer players."""
    found = {*PLAYERS, *Thinking}
    for module in (it for room in RULES for it in modules_in(PACKAGE / room)):
        found.update(texts_in(module))
        functions = [node.name for node in module.nodes if isinstance(node, ast.FunctionDef)]
        found.update(functions, (name.replace("_", "-") for name in functions))
    found.update(
        str(getattr(card.facts, field, "")) for name in RULESETS for card in pool(name).values() for field in FACTS
    )
    return frozenset(found | {part for text in found if " " not in text for part in text.split(".")})


def patterns(module: Module) -> Iterator[str]:
    """The keys that a module puts together, with what is put in as groups."""
    for node in module.nodes:
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(it.value) if isinstance(it, ast.Constant) else r"([\w.-]*?)" for it in node.values]
            if any(isinstance(it, ast.Constant) and "." in str(it.value) for it in node.values):
                yield "".join(parts)


def is_put_together(key: str, found: list[re.Pattern[str]], names: frozenset[str]) -> bool:
    """Whether a key is made from names of the rules by one of the patterns."""
    for pattern in found:
        match = pattern.fullmatch(key)
        if match and all(not part or is_name(part, names) for part in match.groups()):
            return True
    return False


def is_name(part: str, names: frozenset[str]) -> bool:
    return part in names or all(it in names for it in part.strip(".").split("."))


@pytest.fixture(scope="module")
def found(readers) -> list[re.Pattern[str]]:
    """All patterns of the readers."""
    return [re.compile(text) for text in sorted({text for module in readers for text in patterns(module)})]


@pytest.fixture(scope="module")
def literal(readers) -> frozenset[str]:
    """All texts of the readers."""
    return frozenset(text for module in readers for text in texts_in(module))


@pytest.mark.parametrize("file", [SHARED, TERMINAL, *KEYS])
def test_every_key_that_exists_is_used(file, literal, names, found):
    keys = read(file)["templates"]
    assert len(keys) > LEAST.get(file, 80)
    assert not [key for key in keys if key not in literal and not is_put_together(key, found, names)]


def test_a_key_that_nothing_makes_is_noticed(names, found):
    assert is_put_together("option.dock", found, names)
    assert not is_put_together("option.no-such-kind", found, names)


def keys_used(module: Module) -> Iterator[str]:
    """The keys that a module names in full."""
    for node in module.nodes:
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in SAYERS and len(node.args) > SAYERS[name]:
                yield from whole(node.args[SAYERS[name]], name)
        elif isinstance(node, ast.Subscript) and getattr(node.value, "attr", "") == "templates":
            yield from whole(node.slice, "say")


def whole(node: ast.expr, sayer: str) -> Iterator[str]:
    """The keys that an argument can be, as far as they are written there."""
    if isinstance(node, ast.IfExp):
        yield from whole(node.body, sayer)
        yield from whole(node.orelse, sayer)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        endings = {"done_by": (".you", ".other"), "done_to": (".one", ".more")}.get(sayer, ("",))
        yield from (f"{node.value}{ending}" for ending in endings)


def editions_of(module: Module) -> list[str]:
    """The editions whose players read what a module says: its own, or all."""
    return [key for key in KEYS if f"presentation/{key}/" in module.name] or KEYS


def test_every_key_that_is_used_exists(readers):
    used = {(edition, key) for module in readers for edition in editions_of(module) for key in keys_used(module)}
    assert len(used) > 150
    endings = {"seed", "lay-out", "cloak", "begin-battle", "withstand"}
    missing = {(edition, key) for edition, key in used if key not in lexicon_of(edition).templates}
    assert not {it for it in missing if it[1].partition(".")[0] not in endings}


@pytest.mark.parametrize("file", [SHARED, TERMINAL, *KEYS])
def test_no_key_stands_twice(file):
    path = PACKAGE / "presentation" / "lexicon" / ENGLISH / f"{file}.yaml"
    keys = re.findall(r"^  ([\w.-]+): ", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(keys) == len(set(keys)) > LEAST.get(file, 80)


@pytest.mark.parametrize("edition", KEYS)
def test_an_edition_says_only_what_is_its_own(edition):
    shared = read(SHARED)["templates"]
    assert not {key: text for key, text in read(edition)["templates"].items() if shared.get(key) == text}


def test_a_language_is_a_folder(tmp_path, monkeypatch):
    for name in (SHARED, *KEYS):
        found = read(name)
        templates = {key: f"·{text}" for key, text in found["templates"].items()}
        path = tmp_path / "xx" / f"{name}.yaml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(yaml.safe_dump({**found, "templates": templates}), encoding="utf-8")
    monkeypatch.setattr("spaceline.presentation.lexicon.files", lambda package: tmp_path)
    for edition in KEYS:
        assert lexicon_of(edition, "xx").say("option.pass") == f"·{lexicon_of(edition).say('option.pass')}"
        assert lexicon_of(edition, "xx").templates.keys() == lexicon_of(edition).templates.keys()


def test_of_slots_that_are_worked_out_only_those_are_that_the_template_has():
    words = Lexicon({"play": "{Who} plays {card}."}, {})
    slots = {"Who": lambda: "Ada", "card": lambda: "a card", "place": lambda: 1 / 0}
    assert words.fill("play", slots) == "Ada plays a card."
    with pytest.raises(KeyError):
        words.fill("play", {"Who": lambda: "Ada"})
