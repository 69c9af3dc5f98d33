"""From a running game everybody takes away no more than the own view; a finished one is open."""

import msgspec
import pytest

from spaceline.core.codec import SaveError, canonical, from_plain, plain
from spaceline.hosting.errors import HostingError
from spaceline.hosting.exporting import scenario_export, scenario_text, seat_export
from spaceline.hosting.game import HostedGame
from spaceline.lab.scenarios import load_scenario, run_scenario
from spaceline.lab.scenarios.setting import set_table
from tests.support.hosted import FIRST, SECOND, goes_on, hosted


@pytest.mark.parametrize("ruleset", [SECOND, FIRST])
@pytest.mark.parametrize("answers", [0, 25, 60])
def test_a_scenario_holds_the_very_same_position(tmp_path, ruleset, answers):
    game = goes_on(hosted(ruleset), answers)
    path = tmp_path / "position.yaml"
    path.write_text(scenario_text(game), encoding="utf-8")
    scenario = load_scenario(path)
    assert run_scenario(scenario).passed
    assert canonical(set_table(scenario).state) == canonical(game.session.state)


def test_a_finished_game_is_open_with_its_result(tmp_path):
    game = hosted()
    game.leave(2)
    path = tmp_path / "position.yaml"
    path.write_text(scenario_export(game), encoding="utf-8")
    scenario = load_scenario(path)
    assert scenario.steps[0].expect.result.winners == (1,)
    assert run_scenario(scenario).passed


def test_the_position_of_a_scenario_that_was_changed_is_noticed(tmp_path):
    path = tmp_path / "position.yaml"
    text = scenario_text(goes_on(hosted(), 3))
    asked = next(step for step in ("player: 1", "player: 2") if f"{{{step}, kind" in text)
    path.write_text(text.replace(f"{{{asked}, kind", "{player: 3, kind"), encoding="utf-8")
    assert not run_scenario(load_scenario(path)).passed


def test_a_scenario_goes_on_from_the_position_by_the_names_of_cards(tmp_path):
    game = hosted()
    path = tmp_path / "position.yaml"
    path.write_text(scenario_text(game) + "  - do: draw\n", encoding="utf-8")
    assert run_scenario(load_scenario(path)).passed


def test_the_position_of_a_running_game_among_several_people_stays_at_the_table():
    with pytest.raises(HostingError, match="--seat"):
        scenario_export(hosted())


def test_who_plays_alone_may_take_the_whole_position_away():
    assert "position:" in scenario_export(hosted(SECOND, "person", "random"))


@pytest.mark.parametrize("ruleset", [SECOND, FIRST])
def test_what_a_seat_exports_is_the_same_in_a_game_that_looks_the_same_to_it(ruleset):
    game = goes_on(hosted(ruleset), 30)
    twin = HostedGame.load(game.dump())
    state = twin.session.state
    state.contents[2, "deck"] = tuple(reversed(state.zone(2, "deck")))
    assert canonical(state) != canonical(game.session.state)
    assert seat_export(twin, 1) == seat_export(game, 1)


def test_what_a_seat_exports_is_its_view_and_its_log_and_nothing_else():
    game = goes_on(hosted(is_watched=True), 20)
    found = msgspec.json.decode(seat_export(game, 1))
    assert set(found) == {"format", "engine", "ruleset", "seat", "view", "log"}
    assert found["view"] == msgspec.json.decode(msgspec.json.encode(game.view(1)))
    assert found["log"] == [line.text for line in game.log(1)]


def test_what_is_exported_for_those_who_watch_shows_nobodys_hand():
    game = goes_on(hosted(is_watched=True), 20)
    view = msgspec.json.decode(seat_export(game, 0))["view"]
    assert not [card for card in view["cards"] if card["role"] == "hand"]
    assert {card for zone in view["zones"] if zone["role"] == "hand" for card in zone["cards"]} == {0}


def test_nobody_exports_the_seat_of_a_computer_player():
    with pytest.raises(HostingError, match="nobody sits at seat 2"):
        seat_export(hosted(SECOND, "person", "random"), 2)


@pytest.mark.parametrize(
    "change", [{"schema": 99}, {"ruleset": "another"}, {"cards": 7}, {"more": 1}, {"frames": [{}]}]
)
def test_plain_values_that_are_no_position_are_refused(change):
    state = hosted().session.state
    with pytest.raises(SaveError):
        from_plain(state.ruleset, {**plain(state), **change})


def test_a_card_that_does_not_exist_is_refused():
    state = hosted().session.state
    values = plain(state)
    cards = {**values["cards"], 1000: ["no-such-card", *list(values["cards"][1000])[1:]]}
    with pytest.raises(SaveError, match="knows no"):
        from_plain(state.ruleset, {**values, "cards": cards})
