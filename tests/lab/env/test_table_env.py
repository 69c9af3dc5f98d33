"""The PettingZoo environment: its interface, who wins what, what is refused, copies."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from spaceline.core.codec import canonical
from spaceline.editions import UnknownRuleset
from spaceline.lab.env import ACTIONS, IllegalActionError, TableEnv
from spaceline.lab.env.table import reward_of

DICTS = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
]
"""PettingZoo wonders at observations that are dictionaries, and at a game that is over, where nothing is legal."""


@pytest.mark.parametrize(("ruleset", "players"), [("2e-cta2003", 2), ("1e-modern", 2), ("objectives", 3)])
@pytest.mark.filterwarnings(*DICTS)
def test_it_is_a_pettingzoo_environment(ruleset, players, capsys):
    api_test(TableEnv(ruleset, players, render_mode="ansi", max_steps=150), 100)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("ruleset", ["2e-cta2003", "1e-modern"])
def test_the_same_seed_gives_the_same_game(ruleset):
    seed_test(lambda: TableEnv(ruleset), 40)


def test_another_seed_gives_another_game(same):
    env = TableEnv()
    seen = []
    for seed in (1, 2):
        env.reset(seed=seed)
        seen.append(env.observe("player_1"))
    assert not same(*seen)


def test_a_masked_action_is_refused_and_nothing_changes(played_on, same):
    env = TableEnv(decks=["klingon", "federation"])
    env.reset(seed=3)
    played_on(env, 30)
    before, seen, steps = canonical(env.play.state), env.observe(env.agent_selection), env.play.steps
    masked = np.flatnonzero(seen["action_mask"] == 0)
    for action in (int(masked[0]), int(masked[-1]), ACTIONS, -1, None, "pass"):
        with pytest.raises(IllegalActionError, match=r"is masked: player \d is asked for '.*these are legal: 0"):
            env.step(action)
    assert canonical(env.play.state) == before
    assert same(env.observe(env.agent_selection), seen)
    assert env.play.steps == steps


@pytest.mark.parametrize(
    ("winners", "rewards"),
    [((1,), (1, -1, -1)), ((3,), (-1, -1, 1)), ((1, 2), (0, 0, -1)), ((1, 2, 3), (0, 0, 0)), ((), (0, 0, 0))],
)
def test_who_wins_alone_gets_one_and_who_loses_minus_one(winners, rewards):
    env = TableEnv(players=3)
    env.reset(seed=1)
    env.play.state.result = (winners, "points")
    assert tuple(reward_of(env.play, player) for player in (1, 2, 3)) == rewards


def test_a_game_ends_for_everybody_with_rewards_points_and_a_reason(played_on):
    env = TableEnv()
    env.reset(seed=2)
    played_on(env, 5_000)
    assert all(env.terminations.values())
    assert sorted(env.rewards.values()) in ([-1, 1], [0, 0])
    info = env.infos["player_1"]
    assert info["ended_by"] == env.play.state.result[1] != ""
    assert info["winners"] == [f"player_{it}" for it in env.play.state.result[0]]
    assert info["points"] == {f"player_{it}": env.play.state.mark(it, "points") for it in (1, 2)}
    for agent in ("player_1", "player_2"):
        assert env.agent_selection == agent
        assert env.last()[1] == env.rewards[agent]
        env.step(None)
    assert env.agents == []


def test_a_game_is_truncated_at_its_limit_and_nobody_is_rewarded(played_on):
    env = TableEnv(max_steps=25)
    env.reset(seed=2)
    assert len(played_on(env, 100)) == 25
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0}
    assert env.infos["player_2"]["ended_by"] == "no end after 25 steps"
    assert not env.last()[0]["action_mask"].any()


@pytest.mark.parametrize("ruleset", ["2e-cta2003", "1e-modern"])
def test_a_clone_goes_on_like_its_original_and_leaves_it_alone(ruleset, played_on, same):
    env = TableEnv(ruleset)
    env.reset(seed=4)
    played_on(env, 40)
    before = canonical(env.play.state)
    other = env.clone()
    taken = played_on(other, 60, seed=9)
    assert canonical(env.play.state) == before
    assert played_on(env, 60, seed=9) == taken
    assert canonical(env.play.state) == canonical(other.play.state)
    assert same(env.observe("player_1"), other.observe("player_1"))
    assert (env.agent_selection, env.infos, env.rewards) == (other.agent_selection, other.infos, other.rewards)


def test_decks_are_chosen_by_name_and_drawn_where_none_are():
    env = TableEnv(decks=["klingon", "romulan"])
    env.reset(seed=1)
    assert env.decks == ("klingon", "romulan")
    env.reset(seed=1, options={"decks": ["bajoran", "klingon"]})
    assert env.decks == ("bajoran", "klingon")
    own = TableEnv(decks=[env.games.ready["klingon"], "romulan"])
    own.reset(seed=1)
    assert own.decks == ("own", "romulan")
    drawn = TableEnv()
    found = set()
    for seed in range(12):
        drawn.reset(seed=seed)
        found.add(drawn.decks)
    assert len(found) > 6


@pytest.mark.parametrize(
    ("settings", "error", "words"),
    [
        ({"ruleset": "3e"}, UnknownRuleset, "no ruleset is called '3e'"),
        ({"ruleset": "1e-modern", "players": 3}, ValueError, "First Edition is played by 2, not by 3"),
        ({"players": 5}, ValueError, "played by 2 or 3 or 4"),
        ({"decks": ["klingon"]}, ValueError, "a list of 2 decks"),
        ({"decks": ["klingon", "borg"]}, ValueError, "no ready deck is called 'borg'"),
    ],
)
def test_settings_that_do_not_exist_are_refused(settings, error, words):
    with pytest.raises(error, match=words):
        TableEnv(**settings)


def test_actions_can_be_read():
    env = TableEnv(render_mode="ansi")
    env.reset(seed=1)
    legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
    assert sorted(env.sayings()) == list(legal)
    picture = env.render()
    assert all(what in picture for what in env.sayings().values())
    assert TableEnv().render() is None


@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_play(players, played_on):
    env = TableEnv(players=players)
    env.reset(seed=5)
    acted = set()
    for _ in range(150):
        acted.add(env.agent_selection)
        played_on(env, 1)
    assert acted == set(env.possible_agents)
    assert len(env.possible_agents) == players
