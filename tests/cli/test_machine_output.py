"""With ``--json`` there is one document on standard output and nothing else."""

import json

import pytest
from typer.testing import CliRunner

from spaceline.cards.card import is_playable
from spaceline.cards.rulesets import pool
from spaceline.cli.app import app


def document(*typed: str, code: int = 0):
    result = CliRunner().invoke(app, [*typed, "--json"])
    assert result.exit_code == code, result.stderr
    assert result.stderr == ""
    return json.loads(result.stdout)


@pytest.mark.parametrize(
    "players",
    [
        ("--players", "heuristic", "random"),
        ("--players", "heuristic", "--players", "random"),
        ("--players", "heuristic,random"),
        ("--players=heuristic", "random"),
    ],
)
def test_several_values_may_follow_one_flag(players):
    found = document("simulate", *players, "--decks", "federation", "klingon", "--games", "1", "--seed", "1")
    assert found["players"] == ["heuristic", "random"]
    assert found["games"] == 1
    assert set(found["wins_by_deck"]) <= {"federation", "klingon"}


def test_a_simulation_says_what_came_of_the_games():
    found = document("simulate", "--ruleset", "2e-cta2003", "--games", "3", "--seed", "1")
    assert found["games"] == found["finished"] + found["errors"] == 3
    assert sum(found["wins"].values()) + found["ties"] == found["finished"]
    assert sum(found["ended_by"].values()) == found["finished"]
    assert found["decisions"] > 0
    assert found["seconds"] > 0
    assert found["decisions_per_second"] > 0
    assert found["mean_turns"] > 0
    assert found["occurred"]["complete"] > 0
    assert found["occurred"]["attempt"] > found["occurred"]["fail-attempt"]


def test_the_same_seed_plays_the_same_games():
    one, other = (document("simulate", "--games", "2", "--seed", "4") for _ in range(2))
    for name in ("wins", "ended_by", "decisions", "mean_turns"):
        assert one[name] == other[name]


def test_a_benchmark_says_how_fast_the_engine_is():
    found = document("bench", "--runs", "1", "--games", "2")
    assert found["ruleset"] == "2e-cta2003"
    for name in ("decisions_per_second", "games_per_second", "clones_per_second", "save_load_per_second"):
        assert found[name] > 0


def test_coverage_counts_the_playable_cards_of_each_set():
    sets = document("cards", "coverage")["sets"]
    assert [(part["set"], part["cards"]) for part in sets][:3] == [
        ("Premiere", 415),
        ("Energize", 180),
        ("Call to Arms", 208),
    ]
    for part in sets:
        assert part["playable"] + len(part["missing"]) == part["cards"]
    playable = sum(is_playable(card) for card in pool().values())
    assert sum(part["playable"] for part in sets) == playable


def test_a_card_is_shown_with_its_facts_and_decks():
    (found,) = document("cards", "show", "U.S.S.", "Excelsior")
    assert found["kind"] == "ship, cost 4"
    assert "federation" in found["decks"]
    assert found["playable"]


def test_a_search_of_cards_finds_by_skill_affiliation_type_and_set():
    found = document("cards", "search", "skill:exobiology", "a:rom", "set:se")
    assert found
    for card in found:
        facts = pool()[card["id"]].facts
        assert (facts.affiliation, facts.set) == ("Rom", "se")
        assert "Exobiology" in facts.skills


def test_a_clause_is_found_by_its_id_and_by_words():
    clause = document("rules", "show", "2E-beaming/5")
    assert clause["id"] == "2E-beaming/5"
    found = document("rules", "search", "beam", "ship", "--ruleset", "2e-cta2003")
    assert found
    assert all("2e-cta2003" in clause["rulesets"] for clause in found)


SCENARIO = """
title: A card is drawn
players: {{1: {{missions: [Seat of Power], hand: [Mopak, Noram]}}, 2: {{}}}}
steps:
  - do: draw
    expect: {{counters: {{1: {counters}}}}}
"""


def test_a_scenario_that_fails_tells_the_step_and_what_differs(tmp_path):
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(SCENARIO.format(counters=6))
    bad.write_text(SCENARIO.format(counters=5))
    assert document("scenario", "run", str(good)) == {"passed": 1, "failed": 0, "errors": 0, "failures": []}
    found = document("scenario", "run", str(good), str(bad), code=1)
    assert (found["passed"], found["failed"]) == (1, 1)
    (failure,) = found["failures"]
    assert (failure["file"], failure["step"]) == (str(bad), 1)
    assert "5" in failure["differs"]


def test_a_file_that_is_no_scenario_stops_no_other(tmp_path):
    good, bad, binary = tmp_path / "good.yaml", tmp_path / "bad.yaml", tmp_path / "binary.yaml"
    good.write_text(SCENARIO.format(counters=6))
    bad.write_text(SCENARIO.format(counters=6).replace("draw", "jump"))
    binary.write_bytes(b"\xff\xfe\x00")
    paths = (str(binary), str(tmp_path / "nothing.yaml"), str(bad), str(good))
    found = document("scenario", "run", *paths, code=2)
    assert (found["passed"], found["failed"], found["errors"]) == (1, 3, 3)
    assert [failure["file"] for failure in found["failures"]] == list(paths[:3])
    assert [(failure["line"], failure["step"]) for failure in found["failures"]] == [(0, 0), (0, 0), (5, 1)]


def test_a_scenario_can_be_opened_step_by_step(tmp_path):
    good = tmp_path / "good.yaml"
    good.write_text(SCENARIO.format(counters=6))
    result = CliRunner().invoke(app, ["scenario", "run", str(good), "--open"])
    assert result.exit_code == 0
    assert "step 1: draw" in result.stdout
    assert "1 of 1 passed" in result.stdout


FIRST = ("--ruleset", "1e-modern")


def test_first_edition_is_simulated_with_the_same_command():
    found = document("simulate", *FIRST, "--players", "random", "random", "--games", "1", "--seed", "1")
    assert found["ruleset"] == "1e-modern"
    assert found["games"] == found["finished"] == 1


@pytest.mark.thorough
def test_first_edition_is_measured_with_the_same_command():
    found = document("bench", *FIRST, "--runs", "1", "--games", "1")
    assert (found["ruleset"], found["errors"]) == ("1e-modern", 0)


def test_a_card_of_first_edition_is_shown_with_its_facts():
    (found,) = document("cards", "show", *FIRST, "Jean-Luc", "Picard")
    assert found["kind"] == "personnel"
    assert "OFFICER: 2 Diplomacy, Leadership, Honor, Archaeology, Navigation, Music" in found["facts"]


def test_a_search_of_first_edition_finds_by_skill_affiliation_type_and_set():
    found = document("cards", "search", *FIRST, "skill:medical", "a:kli", "set:premiere")
    cards = pool("1e-modern")
    assert found
    for card in found:
        facts = cards[card["id"]].facts
        assert "Kli" in facts.affiliations
        assert "MEDICAL" in {*facts.classifications, *facts.skills}


def test_coverage_leaves_out_sets_that_the_pool_does_not_have():
    sets = document("cards", "coverage", "--ruleset", "2e-premiere2002")["sets"]
    assert [part["set"] for part in sets] == ["Premiere", "Energize"]


def test_coverage_counts_the_cards_of_first_edition():
    sets = {part["set"]: part for part in document("cards", "coverage", *FIRST)["sets"]}
    assert sets["Premiere"]["cards"] == 363
    assert sets["Premiere"]["playable"] + len(sets["Premiere"]["missing"]) == 363


def test_what_a_ruleset_bans_cannot_be_played():
    """1E-2.16/1, 1E-2.16/2: built or not; what Modern bans may be played in Open."""
    for title in ("Red Alert!", "Anti-Time Anomaly", "Distortion of Space/Time Continuum"):
        (modern,) = document("cards", "show", title, "--ruleset", "1e-modern")
        (other,) = document("cards", "show", title, "--ruleset", "1e-open")
        assert (modern["playable"], other["playable"]) == (False, True)
    premiere = next(it for it in document("cards", "coverage", *FIRST)["sets"] if it["set"] == "Premiere")
    assert "Red Alert!" in premiere["missing"]


@pytest.mark.parametrize("ruleset", ["2e-cta2003", "1e-modern"])
def test_the_ready_decks_of_a_ruleset_are_listed_and_opened(ruleset):
    listed = document("decks", "--ruleset", ruleset)
    assert {"federation", "klingon", "romulan"} <= {deck["name"] for deck in listed}
    for deck in listed:
        opened = document("decks", deck["name"], "--ruleset", ruleset)
        copies = (len(opened["missions"]), sum(opened["besides"].values()), sum(opened["cards"].values()))
        assert sum(copies) == deck["cards"]
        assert opened["problems"] == []
