"""Proving: a scenario that passes without the rule it names is found out; rules that were switched off come back."""

from __future__ import annotations

import ast
import inspect
import json
from types import SimpleNamespace

import msgspec
import pytest
from typer.testing import CliRunner

from spaceline.cards.rulesets import ruleset
from spaceline.cli.app import app
from spaceline.lab.proving import prove, showings
from spaceline.lab.proving.alterations import alterations
from spaceline.lab.proving.bodies import has_body, replaced
from spaceline.lab.proving.citing import citations_of
from spaceline.lab.proving.mutations import of_field, of_number, of_switch, of_text
from spaceline.lab.proving.neutral import neutrals
from spaceline.lab.proving.run import Broken, step_that_fails
from spaceline.lab.scenarios import load_scenario, run_scenario
from spaceline.rules.second.facts import Facts

HEAD = """\
title: {title}
players:
  1: {{missions: [Cardassia Prime, Excavation], at: {{Excavation: [Daro, {{Galor: [Jerax]}}]}}}}
stopped: [Daro]
segment: orders
steps:
  - do: beam Daro from surface to Galor
"""
SHARP = HEAD.format(title="Sharp") + "    refused: {reason: stopped, clause: 2E-executing-orders/5}\n"
BLUNT = """\
title: Blunt
players:
  1: {missions: [Cardassia Prime, Excavation], at: {Excavation: [Daro, {Galor: [Jerax]}]}}
segment: orders
steps:
  - expect: {where: {Daro: surface of Excavation}}
    shows: [2E-executing-orders/5]
"""
LEAST = 2
CLAUSE = "2E-executing-orders/5"


def number_of_the_rulebook() -> int:
    return 3


def proof(*paths, clause=CLAUSE):
    (found,) = prove(showings(paths), [clause])
    return found


def test_a_scenario_that_fails_without_its_rule_proves_it(written):
    found = proof(written(SHARP))
    assert (found.kind, found.passing) == ("proven", ())
    assert [(one.step, one.without) for one in found.proven] == [(1, "refusal stopped is not raised")]


def test_a_scenario_that_passes_without_any_rule_proves_nothing(written):
    path = written(BLUNT)
    assert run_scenario(load_scenario(path)).passed
    found = proof(path)
    assert (found.kind, found.proven, found.passing) == ("not-proven", (), (str(path),))
    assert "refusal opponents-ship is not raised" not in found.tried
    assert "refusal stopped is not raised" in found.tried


def test_beside_a_scenario_that_proves_the_other_is_still_told(written):
    paths = written(SHARP), written(BLUNT, "idle.yaml")
    found = proof(*paths)
    assert (found.kind, found.passing) == ("proven", (str(paths[1]),))


def test_a_scenario_that_fails_by_itself_proves_nothing(written):
    path = written(SHARP.replace("stopped: [Daro]\n", ""))
    found = proof(path)
    assert (found.kind, found.proven, found.wrong) == ("not-proven", (), (str(path),))


def test_a_clause_that_no_scenario_names_is_not_shown():
    assert proof(clause="2E-beaming/1").kind == "not-shown"


def test_a_clause_that_nothing_cites_must_fail_without_something(written):
    path = written(SHARP.replace("clause: 2E-executing-orders/5}", "}\n    shows: [2E-first-edition-compatibility/1]"))
    found = proof(path, clause="2E-first-edition-compatibility/1")
    assert (found.kind, found.tried, found.passing) == ("not-cited", (), ())
    assert found.proven


def test_what_breaks_the_engine_proves_nothing(written):
    scenario = load_scenario(written(SHARP))
    (mutation,) = (found for found in citations_of(scenario.ruleset).all() if "segment gives no word" in found.what)

    def crash(before):
        return lambda *given: 1 // 0

    broken = SimpleNamespace(begin=lambda: replaced(mutation.begin.args[0], crash), altered=mutation.altered)
    with pytest.raises(Broken):
        step_that_fails(scenario, broken)
    assert run_scenario(scenario).passed


@pytest.mark.parametrize(("name", "clause"), [("2e-cta2003", "2E-stopped/4"), ("1e-modern", "1E-10.2.1/2")])
def test_a_rule_that_was_switched_off_comes_back_even_after_an_error(name, clause):
    mutations = [mutation for mutation in citations_of(name).of(clause) if mutation.code]
    assert mutations
    for mutation in mutations:
        function = mutation.begin.args[0]
        with pytest.raises(AssertionError), mutation.begin():
            assert function.__code__ is mutation.code
        assert function.__code__ is mutation.code


def test_a_replaced_function_is_another_for_whoever_holds_it_and_then_itself_again():
    held = {"it": number_of_the_rulebook}
    (zero, more) = neutrals(number_of_the_rulebook)
    for (words, instead), value in ((zero, 0), (more, 4)):
        with replaced(number_of_the_rulebook, instead):
            assert held["it"]() == value, words
    assert held["it"]() == 3


def test_a_closure_and_a_compiled_function_have_no_body_to_replace():
    step = 1
    assert not has_body(lambda: step)
    assert not has_body(len)
    assert has_body(number_of_the_rulebook)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("None", ["does nothing"]),
        ("Next", ["does nothing"]),
        ("Refusal | None", ["gives none"]),
        ("bool", ["gives True", "gives False"]),
        ("str", ["gives no word"]),
        ("tuple[int, ...]", ["gives nothing", "gives the opposite order"]),
        ("tuple[int, str] | None", ["gives none"]),
        ("tuple[int, str]", []),
        ("Iterator[int]", ["gives nothing"]),
        ("CardValues", ["leaves before as it is"]),
        ("Team", []),
    ],
)
def test_what_a_function_gives_without_its_rule_follows_from_its_type(given, words):
    def function(before, amount):
        return before

    function.__annotations__ = {"before": "CardValues", "return": given}
    assert [found for found, _ in neutrals(function)] == words


def price(cards, *, least=LEAST):
    """A function with several rules, which sees a name of its module and has an argument with a default."""
    if not cards or len(cards) > 3:
        return LEAST
    return sum(card for card in cards if card > least)


def test_a_function_with_several_rules_decides_one_condition_otherwise_or_counts_one_more():
    (node,) = ast.parse(inspect.getsource(price)).body
    found = {}
    for words, instead in alterations(node):
        with replaced(price, instead):
            found[words] = price([1, 2, 5]), price([1, 5, 5]), price([]), price([4, 4, 4, 4])
    assert (price([1, 2, 5]), price([1, 5, 5]), price([]), price([4, 4, 4, 4])) == (5, 10, 2, 2)
    assert found == {
        "decides otherwise whether not cards or len(cards) > 3": (2, 2, 0, 16),
        "decides otherwise whether not cards": (2, 2, 0, 2),
        "decides otherwise whether len(cards) > 3": (2, 2, 2, 16),
        "decides otherwise whether card > least": (3, 1, 2, 2),
        "takes len(cards) >= 3 for len(cards) > 3": (2, 2, 2, 2),
        "takes card >= least for card > least": (7, 10, 2, 2),
        "says 4 instead of 3 in len(cards) > 3": (5, 10, 2, 16),
    }


def test_a_close_proof_lists_what_could_be_otherwise(written):
    (found,) = prove(showings([written(SHARP)]), [CLAUSE], closely=True)
    (loose,) = prove(showings([written(SHARP)]), [CLAUSE])
    assert found.kind == "proven"
    assert found.unnoticed
    assert "refusal stopped is not raised" not in found.unnoticed
    assert set(found.unnoticed) <= set(found.tried) - set(found.idle)
    assert loose.unnoticed == ()


def test_a_number_means_something_else_in_every_module_that_names_it():
    modules = {name: SimpleNamespace(HAND=value) for name, value in (("turn", 7), ("deck", 7), ("other", 5))}
    for mutation, value in zip(of_number("HAND", 7, modules), (8, 0), strict=True):
        with mutation.begin():
            assert [modules[name].HAND for name in ("turn", "deck", "other")] == [value, value, 5]
        assert [module.HAND for module in modules.values()] == [7, 7, 5]


def test_a_collection_lacks_all_its_members_or_one_of_them():
    given = {"KINDS": ("draw", "play"), "STEPS": {"draw": 1, "play": 2}}
    turn = SimpleNamespace(**given)
    found = {}
    for name, value in given.items():
        for mutation in of_number(name, value, {"turn": turn}):
            with mutation.begin():
                found[mutation.what] = getattr(turn, name)
    assert found == {
        "KINDS is nothing": (),
        "KINDS lacks draw": ("play",),
        "KINDS lacks play": ("draw",),
        "STEPS is nothing": {},
        "STEPS lacks draw": {"play": 2},
        "STEPS lacks play": {"draw": 1},
    }
    assert vars(turn) == given


def test_a_fact_is_printed_on_no_card():
    rules = ruleset("2e-cta2003")
    field = next(field for field in msgspec.structs.fields(Facts) if field.name == "skills")
    plain = of_field(field).altered(rules).definitions
    assert any(card.card_values.skills for card in rules.definitions.values())
    assert not any(card.card_values.skills for card in plain.values())
    assert {id: (card.name, card.abilities) for id, card in plain.items()} == {
        id: (card.name, card.abilities) for id, card in rules.definitions.items()
    }


def test_the_words_beneath_a_fact_are_a_citation(written):
    path = written(
        HEAD.format(title="Skills").replace("stopped: [Daro]\n", "")
        + "    expect: {skills: {Daro: {Engineer: 1}}, where: {Daro: aboard Galor}}\n    shows: [2E-skills/1]\n"
    )
    found = proof(path, clause="2E-skills/1")
    assert "no card has skills printed on it" in [one.without for one in found.proven]


def test_switches_and_texts_are_altered_in_the_ruleset_only():
    rules = ruleset("1e-modern")
    turned = of_switch("victory", "points-only").altered(rules)
    assert (turned.switches.victory, rules.switches.victory) == ("points-only", "both-kinds")
    plain = of_text("Kevin Uxbridge", lambda card: None).altered(rules)
    changed = [id for id, card in plain.definitions.items() if card is not rules.definitions[id]]
    assert [rules.definitions[id].title for id in changed] == ["Kevin Uxbridge"]


def test_the_command_tells_what_proves_a_clause(written):
    path = str(written(SHARP))
    result = CliRunner().invoke(app, ["scenario", "prove", path, "--clause", CLAUSE])
    assert result.exit_code == 0
    assert "step 1: refusal stopped is not raised" in " ".join(result.stdout.split())


def test_a_named_clause_that_is_not_proven_is_exit_code_1(written):
    arguments = ["scenario", "prove", str(written(SHARP)), "--json", "--clause"]
    result = CliRunner().invoke(app, [*arguments, CLAUSE, "2E-beaming/1"])
    assert result.exit_code == 1
    assert [(one["clause"], one["kind"]) for one in json.loads(result.stdout)] == [
        (CLAUSE, "proven"),
        ("2E-beaming/1", "not-shown"),
    ]
    assert CliRunner().invoke(app, ["scenario", "prove", str(written(SHARP))]).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nothing.yaml"], "nothing.yaml: cannot be read"),
        (["--clause", "2E-teleporting/1"], "no clause '2E-teleporting/1'"),
        (["--ruleset", "chess"], "no ruleset is called 'chess'"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_line(written, arguments, message):
    files = [] if arguments[0] == "nothing.yaml" else [str(written(SHARP))]
    result = CliRunner().invoke(app, ["scenario", "prove", *files, *arguments])
    assert result.exit_code == 2
    assert message in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_what_no_scenario_passes_through_is_told(written):
    found = proof(written(BLUNT))
    assert set(found.idle) < set(found.tried)
    assert not any("find_passengers" in what for what in found.idle)


def test_a_run_over_many_clauses_ends_with_the_scenarios_that_prove_none_of_theirs(written):
    idle = written(BLUNT, "idle.yaml")
    result = CliRunner().invoke(app, ["scenario", "prove", str(written(SHARP)), str(idle)])
    told = "".join(result.stdout.partition("prove none of their clauses")[2].split())
    assert result.exit_code == 0
    assert told.startswith(f"✗{idle}1")
