"""The runner of scenarios: a wrong expectation fails, a bad file gives one clear error."""

import json

import msgspec
import pytest

from spaceline.lab.scenarios import ScenarioError, load_scenario, open_scenario, run_files, run_scenario

TABLE = """\
title: Two beam down
players:
  1:
    missions: [Cardassia Prime, Excavation]
    at:
      Cardassia Prime: [{Galor: [Daro, Jerax, Daro]}]
segment: orders
steps:
"""

TWO_BEAM = """\
  - do: beam [Daro, Jerax] from Galor to surface
    expect:
"""


@pytest.fixture
def complaint(written):
    """The one error that a bad file gives."""

    def complain(text: str) -> str:
        path = written(text)
        with pytest.raises(ScenarioError) as raised:
            run_scenario(load_scenario(path))
        return str(raised.value).removeprefix(f"{path.parent}/")

    return complain


RIGHT_AND_WRONG = [
    ("turn: 1", "turn: 2"),
    ("segment: orders", "segment: play"),
    ("over: false", "over: true"),
    ("next: {player: 1}", "next: {player: 2}"),
    ("next: {prompt: orders}", "next: {prompt: play-and-draw}"),
    (
        "next: {options: [beam from Galor to surface, beam from surface to Galor, end orders]}",
        "next: {options: [beam from Galor to surface, end orders]}",
    ),
    ("legal: [beam from surface to Galor]", "legal: [move Galor to Excavation]"),
    ("not_legal: [move Galor to Excavation]", "not_legal: [end orders]"),
    ("where: {Daro: surface of Cardassia Prime}", "where: {Daro: aboard Galor}"),
    ("zones: {surface of Cardassia Prime: [Jerax, Daro]}", "zones: {surface of Cardassia Prime: [Jerax]}"),
    ("zones: {aboard Galor: 1}", "zones: {aboard Galor: 2}"),
    ("zones: {aboard Galor: ['Daro #2']}", "zones: {aboard Galor: [Daro]}"),
    ("attributes: {Daro: {Cunning: 5}}", "attributes: {Daro: {Cunning: 6}}"),
    ("skills: {Daro: {Engineer: 1, Law: 0}}", "skills: {Daro: {Engineer: 2}}"),
    ("cost: {Galor: 5}", "cost: {Galor: 4}"),
    ("range_left: {Galor: 8}", "range_left: {Galor: 7}"),
    ("points: {1: 0}", "points: {1: 5}"),
    ("counters: {1: 0}", "counters: {1: 7}"),
    ("not_completed: [Excavation]", "completed: [Excavation]"),
    ("unstopped: [Daro]", "stopped: [Daro]"),
    ("face_down: [Daro]", "face_up: [Daro]"),
    ("face_up: [Galor]", "face_down: [Galor]"),
    ("reads: {1: [Daro], 2: [Galor]}", "reads: {2: [Daro]}"),
    ("cannot_read: {2: [Daro]}", "cannot_read: {1: [Daro]}"),
    ("log: ['beam Daro, Jerax']", "log: [beam Daro]"),
    ("log: [beam by 1]", "log: [beam by 2]"),
    ("not_logged: [stop]", "not_logged: [beam]"),
    ("told: {2: [beam]}", "told: {2: ['beam Daro, Jerax']}"),
    ("not_told: {2: ['beam Daro, Jerax']}", "not_told: {1: ['beam Daro, Jerax']}"),
]


@pytest.mark.parametrize("right", [right for right, _ in RIGHT_AND_WRONG])
def test_a_right_expectation_passes(failures, right):
    assert not failures(f"{TWO_BEAM}      {right}\n")


@pytest.mark.parametrize("wrong", [wrong for _, wrong in RIGHT_AND_WRONG])
def test_a_wrong_expectation_fails_at_its_step(failures, wrong):
    assert [failure.step for failure in failures(f"{TWO_BEAM}      {wrong}\n")] == [1]


@pytest.mark.parametrize(
    "wrong",
    [
        "{chosen: [], addable: [Daro, Jerax]}",
        "{chosen: [Daro], total: 1}",
        "{chosen: [], missing: 0}",
        "{chosen: [], complete: true}",
        "{chosen: [Daro, Daro], problem: too-few}",
    ],
)
def test_a_wrong_half_made_choice_fails(failures, wrong):
    order = "  - do: beam from Galor to surface\n    expect:\n      choices:\n        - "
    assert not failures(f"{order}{{chosen: [Daro], addable: [Jerax, 'Daro #2'], missing: 0, complete: true}}\n")
    assert failures(order + wrong + "\n")


def test_the_wrong_result_fails(written):
    text = (
        "title: A tie\nplayers:\n"
        "  1: {missions: [Cardassia Prime], hand: [Daro], deck: 1}\n  2: {deck: []}\n"
        "steps:\n  - do: draw\n    expect: {result: {winners: %s, reason: %s}}\n"
    )
    assert run_scenario(load_scenario(written(text % ("[1, 2]", "decks")))).passed
    assert not run_scenario(load_scenario(written(text % ("[1]", "decks")))).passed
    assert not run_scenario(load_scenario(written(text % ("[1, 2]", "points")))).passed


def test_an_action_that_is_refused_unexpectedly_fails_and_ends_the_scenario(failures):
    found = failures("  - do: move Galor to Excavation\n  - expect: {turn: 2}\n")
    assert [(failure.step, failure.expected) for failure in found] == [(1, "it is allowed")]
    assert "icons-missing [2E-moving-a-ship/3]" in found[0].found


@pytest.mark.parametrize(
    "refused", ["{reason: too-far}", "{clause: 2E-moving-a-ship/4}", "{reason: stopped, clause: 2E-moving-a-ship/3}"]
)
def test_a_refusal_for_another_reason_fails(failures, refused):
    step = "  - do: move Galor to Excavation\n    refused: "
    assert not failures(f"{step}{{reason: icons-missing, clause: 2E-moving-a-ship/3}}\n")
    assert failures(step + refused + "\n")


def test_an_action_that_should_be_refused_and_is_allowed_fails(failures):
    assert failures("  - do: end orders\n    refused: {reason: stopped}\n")


def test_a_refused_action_leaves_the_table_as_it_was(failures):
    assert not failures(
        "  - do: beam [Daro, Daro] from Galor to surface\n    refused: {reason: named-twice}\n"
        "    expect: {where: {Daro: aboard Galor}, next: {prompt: orders}}\n"
    )


def test_asking_another_player_than_expected_fails(failures):
    assert failures("  - do: end orders\n    by: 2\n    expect: {turn: 2}\n")


def test_all_expectations_of_a_step_are_looked_at(failures):
    found = failures("  - expect: {turn: 2, segment: play}\n  - expect: {points: {1: 3}}\n")
    assert [failure.step for failure in found] == [1, 1, 2]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("title: No steps\n", "scenario.yaml:1: Object missing required field `steps`"),
        ("title: T\nsteps: []\n", "scenario.yaml:1: a scenario has steps"),
        ("- 1\n", "scenario.yaml:1: a scenario is a table of fields: title, players, steps"),
        (TABLE + "  - expect: {tuern: 1}\n", "scenario.yaml:9: step 1: Object contains unknown field `tuern`"),
        (TABLE + "  - expect: {turn: one}\n", "scenario.yaml:9: step 1: Expected `int | null`, got `str`"),
        (
            TABLE + "  - expect: {turn: 1}\n  - do: beam Emok from Galor to surface\n",
            "scenario.yaml:10: step 2: beam whom? 'Emok from Galor to surface'",
        ),
        (
            TABLE + "  - do: jump\n    expect: {turn: 1}\n",
            "scenario.yaml:9: step 1: 'jump' is no action; see docs/scenarios.md",
        ),
        (
            TABLE + "  - expect: {stopped: [Darro]}\n",
            "scenario.yaml:9: step 1: no card is called 'Darro'; did you mean",
        ),
        (
            TABLE + "  - expect: {turn: 1}\n    shows: [2E-beaming/99]\n",
            "scenario.yaml:9: step 1: no clause '2E-beaming/99'; the closest are",
        ),
        (
            TABLE + "  - do: move Galor to Excavation\n    refused: {clause: 2E-beam/1}\n",
            "scenario.yaml:9: step 1: no clause '2E-beam/1'",
        ),
        (TABLE + "  - shows: [2E-beaming/1]\n", "scenario.yaml:9: step 1: it neither does nor expects anything"),
        (TABLE + "  - expect: {}\n    refused: {}\n", "scenario.yaml:9: step 1: only what is done can be refused"),
        (TABLE + "  - do: draw\n    do: draw\n", "scenario.yaml:10: 'do' stands there twice or is no name"),
        (TABLE + "  - do: [\n", "scenario.yaml:10:"),
        (
            TABLE + "  - do: beam Daro #2 from Galor to surface\n",
            'scenario.yaml:9: text with the number of a copy, as in "Daro #2", must stand in quotes',
        ),
        (
            TABLE + "  - expect: {stopped: ['Daro #3']}\n",
            "scenario.yaml:9: step 1: there is no 'Daro #3' on this table",
        ),
        (
            TABLE.replace("Jerax", "Kira Nerys") + "  - expect: {turn: 1}\n",
            "scenario.yaml:6: setting the table: 'Kira Nerys' may be",
        ),
        (
            TABLE.replace("segment: orders", "segment: combat") + "  - expect: {turn: 1}\n",
            "scenario.yaml:1: setting the table: no segment is called 'combat'",
        ),
        (TABLE + "  - expect: {turn: 1}\nruleset: chess\n", "scenario.yaml:1: no ruleset is called 'chess'"),
        (
            TABLE + "  - expect: {turn: 1}\ncards: {Odd: {type: personnel, strength: 5}}\n",
            "scenario.yaml:10: setting the table: the invented card 'Odd': Object contains unknown field `strength`",
        ),
        (
            TABLE + "  - expect: {turn: 1}\n    shows: [" + ", ".join(f"2E-beaming/{n}" for n in range(1, 7)) + "]\n",
            "scenario.yaml:9: step 1: 6 clauses, at most 5: 2E-beaming/1, 2E-beaming/2, 2E-beaming/3, 2E-beaming/4, ",
        ),
    ],
)
def test_a_bad_file_gives_one_clear_error(complaint, text, message):
    assert complaint(text).startswith(message)


def test_a_file_that_is_not_there_gives_one_clear_error(tmp_path):
    with pytest.raises(ScenarioError, match=r"nothing\.yaml: cannot be read"):
        load_scenario(tmp_path / "nothing.yaml")


def test_yes_no_and_on_are_words(written):
    text = TABLE + "  - do: yes\n    refused: {reason: not-offered}\n"
    assert load_scenario(written(text)).steps[0].do == "yes"


def test_the_report_counts_files_and_names_what_differs(written):
    good = written(TABLE + "  - expect: {turn: 1}\n", "good.yaml")
    wrong = written(TABLE + "  - expect: {turn: 2, segment: play}\n", "wrong.yaml")
    broken = written("title: T\n", "broken.yaml")
    report = json.loads(msgspec.json.encode(run_files([good, wrong, broken])))
    assert (report["passed"], report["failed"], report["errors"]) == (1, 2, 1)
    assert report["failures"][0] == {
        "file": str(wrong),
        "scenario": "Two beam down",
        "step": 1,
        "differs": "turn: expected 2, found 1",
        "line": 9,
    }
    assert [(failure["file"], failure["scenario"]) for failure in report["failures"]] == [
        (str(wrong), "Two beam down"),
        (str(wrong), "Two beam down"),
        (str(broken), ""),
    ]


def test_an_opened_scenario_shows_the_position_after_each_step(written):
    text = TABLE + "  - do: beam Jerax from Galor to surface\n  - do: end orders\n    refused: {reason: stopped}\n"
    shown = list(open_scenario(written(text)))
    assert len(shown) == 2, "the step that differs ends it"
    assert "aboard Galor: Daro, Jerax, Daro #2" in shown[0]
    assert "surface of Cardassia Prime: Jerax" in shown[1]


def test_a_number_stands_for_fillers_and_the_rest_has_defaults(written):
    text = "title: T\nplayers:\n  1: {missions: [Cardassia Prime], hand: [Daro, filler], deck: 3}\nsteps:\n"
    expect = "  - expect: {zones: {deck of 1: 3, deck of 2: 10, hand of 1: 2, hand of 2: 0}, counters: {1: 7, 2: 0}}\n"
    assert run_scenario(load_scenario(written(text + expect))).passed


def test_a_random_selection_brings_the_fixed_card(written):
    text = (
        "title: T\ncards:\n  Pick:\n    {type: interrupt, text: [{node: Played, effect: {node: Sequence, steps: ["
        "{node: Select, cards: {node: Cards, where: hand}, by: random}, "
        "{node: Discard, cards: {node: Cards, where: named, name: those}}]}}]}\n"
        "players:\n  1: {missions: [Cardassia Prime], hand: [Pick, Daro, Jerax, Emok, Megar]}\n"
        "chance: {fixed: [%s]}\nsteps:\n  - do: play Pick\n    expect: {where: {%s: discard}}\n"
    )
    for name in ("Daro", "Jerax", "Emok", "Megar"):
        assert run_scenario(load_scenario(written(text % (name, name)))).passed


def test_plain_cards_have_no_text(written):
    text = (
        "title: T\n%s\nplayers:\n  1: {missions: [Cardassia Prime], hand: [Tapestry, Daro]}\n"
        "steps:\n  - do: play Tapestry\n    expect: {where: {Tapestry: discard}}\n"
    )
    assert run_scenario(load_scenario(written(text % "plain: [Tapestry]"))).passed
    assert run_scenario(load_scenario(written(text % "plain: true"))).passed


def test_an_attempt_without_a_ship_means_the_one_that_could(written):
    text = (
        "title: T\nplayers:\n  1:\n    missions: [Cardassia Prime, Mining Survey]\n    idle: true\n"
        "    at: {Mining Survey: [{Galor: [Daro]}%s]}\nstopped: [Daro]\nsegment: orders\n"
        "steps:\n  - do: attempt Mining Survey\n    refused: {reason: no-crew, clause: 2E-attempting-a-mission/2}\n"
    )
    assert run_scenario(load_scenario(written(text % ""))).passed
    with pytest.raises(ScenarioError, match=r"with which ship\? Galor, Keldon"):
        run_scenario(load_scenario(written(text % ", Keldon")))
