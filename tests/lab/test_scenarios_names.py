"""Names in expectations and on invented cards that mean nothing are errors; what could never happen is too."""

import pytest

from spaceline.lab.scenarios import ScenarioError, expecting, load_scenario, run_scenario
from spaceline.lab.scenarios.strict.happening import impossible
from tests.support.scenario_files import FILES, FOLDER, scenario

ONE_IN = 24
"""One scenario of so many is looked at by ``make test``, twice as many by ``make thorough``."""
ENGINEERS = """\
{type: event,
    text: [{node: Faced, effect: {node: Stop, cards: {node: Cards, filter: {node: Filter, skills: [Enginer]}}}}]}"""
SECOND = """\
title: Two beam down
players:
  1:
    missions: [Cardassia Prime, Excavation]
    hand: [Emok]
    at: {Cardassia Prime: [{Galor: [Daro, Jerax]}]}
segment: orders
steps:
  - do: beam [Daro, Jerax] from Galor to surface
    expect: %s
"""
FIRST = """\
title: Two beam down
ruleset: 1e-modern
missions: [Excavation]
players: {1: {hand: [Worf], at: {Excavation: [{Runabout: [Mendon, Data]}]}}}
steps:
  - do: beam [Mendon, Data] from Runabout to surface
    expect: %s
"""


def complaint(path) -> ScenarioError:
    with pytest.raises(ScenarioError) as raised:
        run_scenario(load_scenario(path))
    return raised.value


@pytest.mark.parametrize(
    ("head", "expect", "problem"),
    [
        (SECOND, "{not_logged: [stopp]}", "'stopp' could never happen: no event is called 'stopp'; did you mean stop"),
        (SECOND, "{not_logged: [draw Daro]}", "'draw Daro' could never happen: 'draw' names no cards"),
        (SECOND, "{not_logged: [stop 3]}", "'stop 3' could never happen: 'stop' has no number"),
        (SECOND, "{not_logged: [put Daro (topp)]}", "'put Daro (topp)' could never happen: 'put' says no 'topp', but"),
        (SECOND, "{not_logged: [draw by 3]}", "'draw by 3' could never happen: there is no player 3"),
        (SECOND, "{not_logged: [stop Darro]}", "no card is called 'Darro'; did you mean"),
        (
            SECOND,
            "{not_told: {2: [bream]}}",
            "'bream' could never happen: no event is called 'bream'; did you mean beam",
        ),
        (SECOND, "{not_told: {3: [beam]}}", "there is no player 3"),
        (SECOND, "{log: [beem]}", "'beem' could never happen: no event is called 'beem'; did you mean beam"),
        (SECOND, "{skills: {Daro: {Enginer: 0}}}", "no skill is called 'Enginer'; did you mean Engineer"),
        (SECOND, "{skills: {Galor: {Engineer: 0}}}", "'Galor' is a card of type ship: it has no skills"),
        (SECOND, "{attributes: {Daro: {Cuning: 0}}}", "'Daro' is a card of type personnel and has no 'Cuning'"),
        (SECOND, "{attributes: {Daro: {Range: 0}}}", "'Daro' is a card of type personnel and has no 'Range'"),
        (SECOND, "{range_left: {Daro: 0}}", "'Daro' is a card of type personnel and has no 'Range'"),
        (SECOND, "{unstopped: [Emok]}", "'Emok' is not in play (hand): it can be neither stopped nor not stopped"),
        (SECOND, "{points: {3: 0}}", "there is no player 3"),
        (SECOND, "{cannot_read: {3: [Daro]}}", "there is no player 3"),
        (SECOND, "{zones: {aboard Daro: 0}}", "nothing can be aboard 'Daro', which is no ship or facility"),
        (FIRST, "{not_logged: [walks]}", "'walks' could never happen: no event is called 'walks'; did you mean walk"),
        (FIRST, "{not_logged: [score 5 (bonnus)]}", "'score 5 (bonnus)' could never happen: 'score' says no 'bonnus'"),
        (FIRST, "{skills: {Data: {Honour: 0}}}", "no skill is called 'Honour'; did you mean Honor"),
        (FIRST, "{uncloaked: [Worf]}", "'Worf' is not in play (hand): it can be neither cloaked nor not cloaked"),
        (FIRST, "{counted: {3: 0}}", "there is no player 3"),
        (FIRST, "{spacelines: {Alfa: []}}", "no spaceline is called 'Alfa'; there are Alpha"),
    ],
)
def test_what_could_never_be_is_an_error_at_its_step(written, head, expect, problem):
    text = head % expect
    found = complaint(written(text))
    assert (found.step, found.line) == (1, text.splitlines().index("steps:") + 2)
    assert found.message.startswith(problem), found.message


@pytest.mark.parametrize(
    ("head", "expect"),
    [
        (SECOND, "{not_logged: [beam Daro]}"),
        (SECOND, "{not_told: {1: [beam Jerax]}}"),
        (FIRST, "{not_logged: [beam Data]}"),
    ],
)
def test_a_card_to_which_nothing_happens_is_not_one_among_several_either(written, head, expect):
    assert not run_scenario(load_scenario(written(head % expect))).passed


def test_of_what_others_did_together_nobody_else_is_meant(written):
    assert run_scenario(load_scenario(written(SECOND % "{not_logged: [beam Galor]}"))).passed


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ("{type: personnel, skills: {Enginer: 1}}", "no skill is called 'Enginer'; did you mean Engineer"),
        ("{type: personnel, keywords: [{name: Comander}]}", "'Comander' is printed nowhere; did you mean Commander"),
        ("{type: personnel, icons: [Command]}", "no card has the icon 'Command'; did you mean"),
        ("{type: ship, staffing: [Staff]}", "no card has the icon 'Staff'; did you mean Stf"),
        (
            ENGINEERS,
            "abilities[0].effect.cards.filter.traits[0]: Named: unknown skills 'Enginer'",
        ),
    ],
)
def test_a_typing_error_on_an_invented_card_is_an_error(written, fields, problem):
    text = SECOND % "{turn: 1}" + f"cards:\n  Odd: {fields}\n"
    found = complaint(written(text))
    assert found.line == text.splitlines().index("cards:") + 2
    assert found.message.startswith(f"setting the table: the invented card 'Odd': {problem}"), found.message


def test_what_acts_when_it_is_played_cannot_be_laid_on_another_card(written):
    text = FIRST.replace("hand: [Worf], at:", "hand: [Worf], on: {Data: [Interrogation]}, at:") % "{turn: 1}"
    found = complaint(written(text))
    assert found.line == 4
    assert found.message.startswith("setting the table: what 'Interrogation' does when it is played")


@pytest.mark.parametrize("edition", ["first", "second"])
def test_every_event_is_like_those_of_its_verb(monkeypatch, edition, is_thorough):
    seen, odd = set(), []

    def note(at, expected):
        for event in at.events:
            change = event.change
            seen.add(change.verb)
            odd.extend((change, problem) for problem in impossible(at.dialect.happenings, at.state, change))
        return ()

    monkeypatch.setattr(expecting, "moment", note)
    one_in = ONE_IN // 2 if is_thorough else ONE_IN
    for file in [file for file in FILES if file.is_relative_to(FOLDER / edition)][::one_in]:
        run_scenario(scenario(file))
    assert len(seen) > 12
    assert odd == []


@pytest.mark.parametrize(
    ("head", "step", "problem"),
    [
        (SECOND, "  - do: number many", "which number? 'many'"),
        (SECOND, "  - answer: {option: [beam, Galor, Daro, '', '']}", "an option has 4 parts, not 5"),
        (FIRST, "  - expect: {compatible: [[Data]]}", "Expected `array` of length 2, got 1"),
    ],
)
def test_an_answer_or_pair_with_a_part_too_many_or_too_few_is_an_error(written, head, step, problem):
    found = complaint(written(head % "{turn: 1}" + step + "\n"))
    assert (found.step, found.message.startswith(problem)) == (2, True), found
