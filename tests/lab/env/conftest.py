"""What tests of the environment begin with."""

import numpy as np
import pytest


def same(one, other):
    """Whether two observations are equal, number by number."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return one.dtype == other.dtype and np.array_equal(one, other)


@pytest.fixture(name="same")
def same_observations():
    """Compare observations."""
    return same


@pytest.fixture
def played_on():
    """Play an environment on at random, but for the end of turns; returns the actions."""

    def play(env, steps, seed=0):
        rng, taken = np.random.default_rng(seed), []
        for _ in range(steps):
            if any(env.terminations.values()) or any(env.truncations.values()):
                break
            legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
            taken.append(int(rng.choice(legal)))
            env.step(taken[-1])
        return taken

    return play
