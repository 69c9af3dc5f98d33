"""A part of a scenario that says nothing is an error with its line."""

import pytest

from spaceline.lab.scenarios import ScenarioError, load_scenario

HEAD = """\
title: Two beam down
players:
  1:
    missions: [Cardassia Prime, Excavation]
    at: {Cardassia Prime: [{Galor: [Daro, Jerax]}]}
segment: orders
steps:
"""
BEAM = "  - do: beam [Daro, Jerax] from Galor to surface\n"


def complaint(path) -> tuple[int, int, str]:
    with pytest.raises(ScenarioError) as raised:
        load_scenario(path)
    return raised.value.line, raised.value.step, raised.value.message


@pytest.mark.parametrize(
    ("expect", "problem"),
    [
        ("{}", "it expects nothing"),
        ("{log: []}", "'log' expects nothing"),
        ("{turn: null}", "'turn' expects nothing"),
        ("{where: {}}", "'where' expects nothing"),
        ("{next: {}}", "'next' expects nothing"),
        ("{next: {player: null}}", "'next' expects nothing of 'player'"),
        ("{skills: {Daro: {}}}", "'skills' expects nothing of 'Daro'"),
        ("{not_told: {2: []}}", "'not_told' expects nothing of 2"),
        ("{choices: [{chosen: [Daro]}]}", "it says nothing of what the choice amounts to"),
        ("{stopped: [Daro, Daro]}", "'Daro' stands there twice"),
        ("{not_logged: [stop, stop]}", "'stop' stands there twice"),
        ("{zones: {hand of 1: [Daro, Daro]}}", "'Daro' stands there twice"),
    ],
)
def test_an_expectation_that_nothing_could_fail(written, expect, problem):
    assert complaint(written(f"{HEAD}{BEAM}    expect: {expect}\n")) == (9, 1, problem)


@pytest.mark.parametrize("expect", ["{zones: {hand of 1: []}}", "{points: {1: 0}}", "{log: [stop, stop]}", "{by: 1}"])
def test_what_is_empty_and_says_something(written, expect):
    text = (
        f"{HEAD}{BEAM}    expect: {expect}\n"
        if "by" not in expect
        else f"{HEAD}{BEAM}    by: 1\n    expect: {{turn: 1}}\n"
    )
    assert load_scenario(written(text)).steps


@pytest.mark.parametrize(
    ("step", "line", "problem"),
    [
        ("  - do: draw\n    refused: {}\n", 9, "any refusal would do: give its reason or, better, its clause"),
        ("  - by: 2\n    expect: {turn: 1}\n", 8, "'by' says something of an action, and nothing is done here"),
        ("  - turns: 2\n    expect: {turn: 1}\n", 8, "'turns' says something of an action, and nothing is done here"),
        (
            "  - do: draw\n    refused: {reason: stopped}\n    expect: {not_logged: [draw]}\n",
            10,
            "what is refused has no events: 'not_logged' would be that of the action before",
        ),
    ],
)
def test_a_step_that_says_something_in_vain(written, step, line, problem):
    assert complaint(written(HEAD + step)) == (line, 1, problem)


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        (HEAD + BEAM, 7, "it expects nothing: no step of it could fail but by a refusal"),
        (HEAD.replace("Two beam down", "' '") + "  - expect: {turn: 1}\n", 1, "a scenario has a title"),
        (HEAD + "  - expect: {turn: 1}\nstopped: [Daro, Jerax, Daro]\n", 9, "'Daro' stands there twice"),
        (HEAD + "  - expect: {turn: 1}\nposition: {x: 1}\n", 2, "with 'position' nothing else is said of the table"),
        (HEAD + "  - expect: {turn: 1}\nstart: true\n", 6, "with 'start' nothing else is said of the table"),
        (
            HEAD.replace("segment: orders\n", "start: true\n") + "  - expect: {turn: 1}\n",
            5,
            "with 'start' players only bring missions, deck, pile",
        ),
        (
            "title: T\nstart: true\nchance:\n  fixed: [Daro]\nsteps: [{expect: {turn: 1}}]\n",
            4,
            "with 'start' chance is only what its seed brings",
        ),
    ],
)
def test_a_file_that_says_something_in_vain(written, text, line, problem):
    found = complaint(written(text))
    assert (found[:2], found[2].startswith(problem)) == ((line, 0), True), found


def test_too_many_clauses_are_named_at_the_step_that_is_too_much(written):
    few, more = (", ".join(f"2E-beaming/{number}" for number in numbers) for numbers in (range(1, 5), range(5, 7)))
    steps = f"  - expect: {{turn: 1}}\n    shows: [{few}]\n  - expect: {{turn: 1}}\n    shows: [{more}]\n"
    assert complaint(written(HEAD + steps)) == (10, 2, f"6 clauses, at most 5: {few}, {more}")


def test_an_alias_is_refused_before_a_few_lines_come_to_millions(written):
    bomb = "".join(f"a{level}: &a{level} [{', '.join([f'*a{level - 1}'] * 9)}]\n" for level in range(1, 12))
    assert complaint(written(f"title: T\na0: &a0 [x]\n{bomb}"))[:2] == (3, 0)


@pytest.mark.parametrize("nested", ["[" * 20_000, "- " * 20_000, "{a: " * 20_000])
def test_what_is_nested_deeper_than_the_stack_is_refused_with_its_line(written, nested):
    assert complaint(written(f"title: T\nplayers:\n  {nested}\n")) == (3, 0, "nested too deeply")


def test_a_second_document_is_refused_with_its_line(written):
    assert complaint(written(HEAD + "  - expect: {turn: 1}\n---\ntitle: Another\n"))[:2] == (9, 0)
