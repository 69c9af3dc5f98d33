"""The First Edition part of the scenarios: a wrong expectation fails, any open action has a phrase."""

import pytest

from spaceline.lab.scenarios import ScenarioError, load_scenario, open_scenario, run_scenario

TABLE = """\
title: A crew beams down
ruleset: 1e-modern
missions: [Excavation, Repair Mission: {owner: 2, seeds: [Archer, 1: Kurlan Naiskos]}]
stopped: [Taitt]
disabled: [Worf]
cloaked: [Haakona]
damaged: {Runabout: 1}
players:
  1:
    points: 30
    bonus: 20
    at:
      Excavation:
        - Runabout: [Mendon, Taitt, Data, Worf]
        - Federation Outpost: [Linda Larson, U.S.S. Oberth: [Giusti]]
        - Haakona: [Selok, Kle'eg]
steps:
"""

TWO_BEAM = """\
  - do: beam [Mendon, Data] from Runabout to surface
    expect:
"""


RIGHT_AND_WRONG = [
    ("turn: 1", "turn: 2"),
    ("segment: orders", "segment: play"),
    ("where: {Mendon: surface of Excavation}", "where: {Mendon: aboard Runabout}"),
    ("zones: {seeds of Repair Mission: [Kurlan Naiskos, Archer]}", "zones: {seeds of Repair Mission: [Archer]}"),
    ("zones: {docked Federation Outpost: [U.S.S. Oberth]}", "zones: {docked Federation Outpost: 0}"),
    ("attributes: {Runabout: {Range: 5}}", "attributes: {Runabout: {Range: 7}}"),
    ("skills: {Data: {Computer Skill: 2, Honor: 0}}", "skills: {Data: {Computer Skill: 1}}"),
    ("icons: {Data: [Cmd]}", "icons: {Data: [Stf]}"),
    ("affiliation: {Data: Fed}", "affiliation: {Data: Kli}"),
    ("range_left: {Runabout: 5}", "range_left: {Runabout: 4}"),
    ("points: {1: 30}", "points: {1: 20}"),
    ("bonus: {1: 20, 2: 0}", "bonus: {2: 20}"),
    ("counted: {1: 20}", "counted: {1: 30}"),
    ("completed: {Excavation: 0}", "completed: {Excavation: 1}"),
    ("spacelines: {Alpha: [Excavation, Repair Mission]}", "spacelines: {Alpha: [Repair Mission, Excavation]}"),
    ("teams: {Excavation: [[Data, Mendon]]}", "teams: {Excavation: [[Data], [Mendon]]}"),
    ("compatible: [[Data, Mendon]]", "compatible: [[Data, Selok]]"),
    ("incompatible: [[Data, Selok]]", "incompatible: [[Data, Mendon]]"),
    ("arrested: [Kle'eg]", "arrested: [Selok]"),
    ("stopped: [Taitt]", "stopped: [Data]"),
    ("unstopped: [Data]", "unstopped: [Taitt]"),
    ("disabled: [Worf]", "disabled: [Data]"),
    ("enabled: [Data]", "enabled: [Worf]"),
    ("cloaked: [Haakona]", "cloaked: [Runabout]"),
    ("uncloaked: [Runabout]", "uncloaked: [Haakona]"),
    ("activated: [Data]", "deactivated: [Data]"),
    ("damaged: {Runabout: 1, Haakona: 0}", "damaged: {Runabout: 0}"),
    ("captives: {Data: 0}", "captives: {Data: 2}"),
    ("countdown: {Data: 0}", "countdown: {Data: 3}"),
    ("controlled: {Data: 1}", "controlled: {Data: 2}"),
    ("face_down: [Data, Haakona]", "face_up: [Haakona]"),
    ("reads: {1: [Data]}", "reads: {2: [Data]}"),
    ("log: ['beam Mendon, Data']", "log: [beam Mendon]"),
    ("legal: [walk from Federation Outpost to U.S.S. Oberth]", "legal: [move Haakona to Repair Mission]"),
    ("not_legal: [attempt Repair Mission]", "not_legal: [attempt Excavation]"),
]


@pytest.mark.parametrize("right", [right for right, _ in RIGHT_AND_WRONG])
def test_a_right_expectation_passes(failures, right):
    assert not failures(f"{TWO_BEAM}      {right}\n")


@pytest.mark.parametrize("wrong", [wrong for _, wrong in RIGHT_AND_WRONG])
def test_a_wrong_expectation_fails_at_its_step(failures, wrong):
    assert [failure.step for failure in failures(f"{TWO_BEAM}      {wrong}\n")] == [1]


@pytest.mark.parametrize(
    "phrase",
    [
        "decloak Haakona",
        "undock U.S.S. Oberth",
        "move Runabout to Repair Mission",
        "beam from Runabout to surface",
        "walk from Federation Outpost to U.S.S. Oberth",
        "beam Federation Outpost to Runabout",
        "end turn",
        "end-turn",
    ],
)
def test_an_open_action_has_a_phrase(failures, phrase):
    assert not failures(f"  - expect: {{legal: [{phrase}]}}\n")


def test_every_open_action_is_read_as_it_is_printed(written):
    shown = next(open_scenario(written(TABLE + "  - expect: {turn: 1}\n")))
    phrases = [line.strip() for line in shown.splitlines() if line.startswith("    ")]
    assert len(phrases) > 5
    steps = f"  - expect: {{next: {{options: {phrases!r}}}}}\n"
    assert not run_scenario(load_scenario(written(TABLE + steps))).failures


COMES_BY_ITSELF = """\
title: A mission that can be placed in one way only lies there when somebody is asked
ruleset: 1e-modern
segment: missions
missions: [Repair Mission, Test Mission: {owner: 1}]
turn: 2
players:
  1: {mission_pile: [Excavation]}
  2: {mission_pile: [Test Mission II]}
steps:
  - expect: {turn: 1, log: ["lay-out Test Mission II (over)"]}
"""


def test_an_outpost_that_comes_with_its_mission_before_the_first_step_has_a_name(written):
    shown = list(open_scenario(written(COMES_BY_ITSELF)))
    assert "space of Test Mission: Outpost of Test Mission II" in shown[0]


@pytest.mark.parametrize(
    ("steps", "reason", "clause"),
    [
        ("attempt Repair Mission with Runabout", "opponents-mission", "1E-7.2.1/2"),
        ("dock Haakona at Federation Outpost", "unstaffed", ""),
        ("use Data", "no-such-text", "1E-10.1/3"),
    ],
)
def test_an_action_that_is_not_open_is_refused_with_its_clause(failures, steps, reason, clause):
    assert not failures(f"  - do: {steps}\n    refused: {{reason: '{reason}', clause: '{clause}'}}\n")
    assert failures(f"  - do: {steps}\n    refused: {{clause: 1E-1.1/1}}\n")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (TABLE + "  - do: jump\n    expect: {turn: 1}\n", "step 1: 'jump' is no action"),
        (TABLE + "  - do: undock Emok\n    expect: {turn: 1}\n", "step 1: no card is called 'Emok'"),
        (TABLE + "  - do: beam Picard from Runabout to surface\n    expect: {turn: 1}\n", "step 1: beam whom?"),
        (TABLE + "  - expect: {counters: {1: 7}}\n", "step 1: Object contains unknown field `counters`"),
        (TABLE + "  - expect: {where: {Data: core}}\n", "step 1: 'core' is no zone"),
        (TABLE.replace("points: 30", "pile: 3") + "  - expect: {turn: 1}\n", "unknown field `pile`"),
        (TABLE + "  - expect: {turn: 1}\nsegment: discard\n", "no segment is called 'discard'"),
        (TABLE + "  - expect: {turn: 1}\naffiliation: {Data: Kli}\n", "'Kli' is none of its affiliations"),
        (TABLE.replace("- Runabout: [Mendon", "- Worf: [Mendon") + "  - expect: {turn: 1}\n", "is no ship or facility"),
        (TABLE.replace("  1:\n", "  3:\n") + "  - expect: {turn: 1}\n", "players are numbered 1 and 2"),
    ],
)
def test_a_bad_file_gives_one_clear_error(written, text, message):
    with pytest.raises(ScenarioError, match=r"scenario\.yaml:\d+: ") as raised:
        run_scenario(load_scenario(written(text)))
    assert message in str(raised.value)


def test_a_game_of_first_edition_starts_with_its_seed_phases(written):
    text = (
        "title: T\nruleset: 1e-modern\nstart: true\nplayers:\n"
        "  1: {mission_pile: [Excavation], seed_deck: [Archer]}\n  2: {mission_pile: [Relief Mission]}\n"
        "steps:\n  - expect: {segment: seed, zones: {deck of 1: 30, deck of 2: 30}}\n"
    )
    assert run_scenario(load_scenario(written(text))).passed


SPACE = """\
title: A space mission is attempted
ruleset: 1e-modern
missions: [Study Stellar Collision]
stopped: [Mendon]
players:
  1: {idle: true, at: {Study Stellar Collision: [{Runabout: [Mendon]}%s]}}
  2: {at: {Study Stellar Collision: [{Haakona: [Selok]}]}}
steps:
  - do: attempt Study Stellar Collision
    refused: {reason: %s}
"""


def test_an_attempt_without_a_ship_means_the_one_that_could(written):
    with_the_ship = SPACE % ("", "x")
    found = {
        run_scenario(load_scenario(written(text))).failures[0].found
        for text in (with_the_ship, with_the_ship.replace("Collision\n    r", "Collision with Runabout\n    r"))
    }
    assert len(found) == 1
    assert "needs-a-ship" not in found.pop()
    with pytest.raises(ScenarioError, match=r"with which ship\? Runabout, U\.S\.S\. Oberth"):
        run_scenario(load_scenario(written(SPACE % (", U.S.S. Oberth", "x"))))


LANDED = """\
title: Of two ships one has landed
ruleset: 1e-modern
missions: [Excavation]
landed: ["{}"]
players:
  1:
    idle: true
    at: {{Excavation: [{{Runabout: [Mendon]}}, {{Runabout: []}}, {{U.S.S. Oberth: [Runabout]}}]}}
steps:
  - expect: {{where: {{Runabout: {} of Excavation, "Runabout #2": {} of Excavation}}}}
"""


@pytest.mark.parametrize(
    ("name", "first", "second"), [("Runabout", "surface", "space"), ("Runabout #2", "space", "surface")]
)
def test_the_copy_that_is_named_has_landed(tmp_path, name, first, second):
    path = tmp_path / "it.yaml"
    path.write_text(LANDED.format(name, first, second))
    assert run_scenario(load_scenario(path)).passed


@pytest.mark.parametrize("name", ["Runabout #3", "Runabout #4", "Runabuot"])
def test_what_lies_at_no_location_has_not_landed(tmp_path, name):
    path = tmp_path / "it.yaml"
    path.write_text(LANDED.format(name, "space", "space"))
    with pytest.raises(ScenarioError, match=name):
        run_scenario(load_scenario(path))
