"""The Gymnasium environment: one seat against computer players."""

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from spaceline.core.codec import canonical
from spaceline.lab.env import SEAT_ENV, IllegalActionError, SeatEnv
from spaceline.players.registry import UnknownPlayerError


def played_on(env, steps, seed=0):
    """Play on at random; returns what came back."""
    rng, found = np.random.default_rng(seed), []
    for _ in range(steps):
        found.append(env.step(rng.choice(np.flatnonzero(env.action_masks()))))
        if found[-1][2] or found[-1][3]:
            break
    return found


@pytest.mark.parametrize("ruleset", ["2e-cta2003", "1e-modern"])
def test_it_is_a_gymnasium_environment(ruleset):
    """The check draws actions that are masked, so masked actions change nothing here."""
    env = gymnasium.make(SEAT_ENV, ruleset=ruleset, opponent="random", lenient=True)
    check_env(env.unwrapped)
    env.close()


def test_several_are_stepped_together():
    envs = gymnasium.make_vec(
        SEAT_ENV, num_envs=3, vectorization_mode="sync", opponent="random", max_steps=60, decks=["klingon", "romulan"]
    )
    seen, _ = envs.reset(seed=[1, 2, 3])
    assert seen["cards"].shape[0] == 3
    cut = 0
    for _ in range(50):
        seen, rewards, ended, broken_off, _ = envs.step(np.array([mask.argmax() for mask in seen["action_mask"]]))
        assert rewards.shape == (3,)
        cut += int((ended | broken_off).sum())
    envs.close()
    assert cut


def test_the_opponent_answers_until_the_seat_is_asked_again():
    env = SeatEnv(opponent="cadet", seat=2, decks=["klingon", "federation"])
    _, info = env.reset(seed=5)
    assert info["agent"] == "player_2"
    for seen, _, ended, _, _ in played_on(env, 60):
        assert ended or seen["action_mask"].any()
        assert ended or env.play.asked == 2
    assert env.play.turns > 2


def test_a_seat_that_is_not_fixed_changes():
    env = SeatEnv(opponent="random")
    assert {env.reset(seed=seed)[1]["agent"] for seed in range(8)} == {"player_1", "player_2"}


def test_the_same_seed_gives_the_same_game_against_the_same_player():
    games = []
    for _ in range(2):
        env = SeatEnv(opponent="heuristic")
        env.reset(seed=6)
        played_on(env, 80)
        games.append(canonical(env.play.state))
    assert games[0] == games[1]


def test_a_masked_action_is_refused_and_nothing_changes():
    env = SeatEnv(opponent="random")
    env.reset(seed=7)
    before = canonical(env.play.state)
    masked = int(np.flatnonzero(~env.action_masks())[0])
    with pytest.raises(IllegalActionError, match="is masked"):
        env.step(masked)
    assert canonical(env.play.state) == before


def test_a_lenient_environment_tells_of_a_masked_action_and_goes_on(same):
    env = SeatEnv(opponent="random", lenient=True, max_steps=30)
    seen, _ = env.reset(seed=7)
    masked = int(np.flatnonzero(~env.action_masks())[0])
    again, reward, ended, cut, info = env.step(masked)
    assert same(again, seen)
    assert (reward, ended, cut) == (0, False, False)
    assert "is masked" in info["refused"]
    while not cut:
        _, _, _, cut, info = env.step(masked)
    assert info["steps"] == 30


def test_a_game_that_is_over_takes_no_action():
    env = SeatEnv(opponent="heuristic")
    env.reset(seed=8)
    _, reward, ended, cut, info = played_on(env, 3_000)[-1]
    assert ended
    assert not cut
    assert reward == (1 if info["winners"] == [info["agent"]] else -1)
    with pytest.raises(IllegalActionError, match="the game is over"):
        env.step(0)


def test_a_clone_meets_the_same_opponent_with_the_same_thoughts():
    env = SeatEnv(opponent="heuristic", decks=["klingon", "federation"])
    env.reset(seed=9)
    played_on(env, 25)
    before = canonical(env.play.state)
    other = env.clone()
    played_on(other, 60, seed=1)
    assert canonical(env.play.state) == before
    played_on(env, 60, seed=1)
    assert canonical(env.play.state) == canonical(other.play.state)


def test_a_player_who_listens_is_told_what_it_saw():
    class Listening:
        def __init__(self):
            self.heard = []

        def told(self, events):
            self.heard += events

        def choose(self, seat):
            return seat.default()

    env = SeatEnv(opponent="random", seat=1)
    env.reset(seed=9)
    env.play.seated = {2: Listening()}
    played_on(env, 60)
    heard = env.play.seated[2].heard
    assert heard
    drawn = [event for event in heard if event.verb == "draw" and event.player == 1]
    assert drawn
    assert not any(any(event.definitions) for event in drawn)


@pytest.mark.parametrize(
    ("settings", "error"),
    [({"opponent": "nobody"}, UnknownPlayerError), ({"seat": 3}, ValueError), ({"seat": 0}, ValueError)],
)
def test_settings_that_do_not_exist_are_refused(settings, error):
    with pytest.raises(error, match=r"nobody|no seat"):
        SeatEnv(**settings)


@pytest.mark.sampled
@pytest.mark.parametrize("missing", ["numpy", "gymnasium", "pettingzoo"])
def test_without_the_extra_one_line_says_how_to_install_it(missing):
    code = f"import sys; sys.modules[{missing!r}] = None; import spaceline.lab.env"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=120)
    assert run.returncode
    assert run.stderr.splitlines()[-1] == (
        f"ModuleNotFoundError: spaceline.lab.env needs {missing}: pip install 'spaceline[lab]'"
    )
    assert "During handling" not in run.stderr
