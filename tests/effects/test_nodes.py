"""The effect language is a closed, small set of nodes, and every registry covers it exactly."""

import ast
from inspect import getdoc
from pathlib import Path

import msgspec
import pytest

from spaceline.effects import nodes
from spaceline.effects.nodes import NODES, Ability, AnyRequirement, parts, walk, words
from spaceline.effects.nodes.abilities import Faced
from spaceline.effects.nodes.effects import Gate, Kill, Select, Sequence, Stop
from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.requirements import Each, Requirement, Skill
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.perform import AMOUNTS, PERFORM, TESTS
from spaceline.effects.phrases import faced, kill, random, single, skill, stop_others, unless
from tools.effect_examples import EXAMPLES
from tools.generate_effects_doc import LIMIT, weight


def concrete(kind):
    below = kind.__subclasses__()
    return set().union(*map(concrete, below)) if below else {kind}


def test_no_node_stands_outside_the_unions():
    assert set(NODES) == concrete(Node) | concrete(Requirement)
    assert len(NODES) == len(set(NODES))


def test_the_language_stays_small():
    assert sum(weight()) <= LIMIT


@pytest.mark.parametrize("kind", NODES)
def test_every_node_says_what_it_is(kind):
    assert getdoc(kind)
    assert kind.__struct_config__.tag == kind.__name__
    assert kind.__struct_config__.tag_field == "node"
    assert kind.__struct_config__.frozen


def test_every_list_of_words_belongs_to_a_field_of_words():
    for kind, name in words.WORDS:
        field = next(field for field in msgspec.structs.fields(kind) if field.name == name)
        assert field.type in (str, tuple[str, ...])
        assert field.required or field.default in ((), "", *words.WORDS[kind, name])


def test_fields_that_take_one_of_several_words_have_a_list():
    free = {"name", "of", "title", "titled", "skilled", "keyword", "type", "attribute", "affiliation"}
    for kind in NODES:
        for field in msgspec.structs.fields(kind):
            if field.type is str and field.name not in free:
                assert (kind, field.name) in words.WORDS, f"{kind.__name__}.{field.name}"


def test_the_parts_of_a_node_name_their_fields():
    text = faced(unless(single(skill("Law", 2)), kill(random()), stop_others()))
    assert [(field, type(part)) for field, part in parts(text)] == [("effect", Gate)]
    inside = dict(walk(text))
    assert type(inside[""]) is Faced
    assert type(inside["effect.test.requirement"]) is Each
    assert type(inside["effect.test.requirement.meets"]) is Skill
    assert type(inside["effect.otherwise"]) is Sequence
    assert [type(inside[f"effect.otherwise.steps[{at}]"]) for at in range(3)] == [Select, Kill, Stop]
    assert inside["effect.otherwise.steps[2].cards"] == Cards("facing", apart=("those",))


@pytest.mark.parametrize("example", EXAMPLES.values())
def test_texts_are_plain_data(example):
    kind = AnyRequirement if isinstance(example, Requirement) else Ability
    assert msgspec.json.decode(msgspec.json.encode(example), type=kind) == example
    assert msgspec.convert(msgspec.to_builtins(example), type=kind) == example
    assert hash(example) == hash(msgspec.json.decode(msgspec.json.encode(example), type=kind))


def test_there_is_an_example_of_every_node():
    assert set(EXAMPLES) == set(NODES)
    for kind, example in EXAMPLES.items():
        assert kind in {type(node) for _, node in walk(example)}, kind.__name__


def test_every_effect_test_and_amount_can_be_performed():
    assert set(PERFORM) == set(nodes.EFFECTS)
    assert set(TESTS) == set(nodes.TESTS)
    assert set(AMOUNTS) == set(nodes.AMOUNTS)


def test_no_node_is_named_after_a_number_or_a_duration(root: Path):
    for module in (root / "src/spaceline/effects/nodes").glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                assert node.name.isalpha()
                assert not any(word in node.name for word in ("Turn", "Once", "Two", "Three", "Dilemma", "While"))
