"""Chance is the same everywhere, and never comes again."""

from hashlib import blake2b

from spaceline.core.chance import KEY_BYTES, draw, number, pick, shuffled, step
from spaceline.core.codec import load, save
from spaceline.core.data.leaves import Chance
from tests.contract.probes.playing import empty


def test_the_numbers_of_a_seed_are_known():
    assert number(0, 0) == 0xE220A8397B1DCDAF
    assert number(0, 1) == 0x6E789E6AA1B965F4


def test_the_same_seed_gives_the_same_draws():
    draws = [[draw(state, 6) for _ in range(40)] for state in (empty(seed=5), empty(seed=5), empty(seed=6))]
    assert draws[0] == draws[1] != draws[2]
    assert set(draws[0]) == set(range(6))


def test_a_shuffle_keeps_every_item_and_counts_its_draws():
    state = empty()
    assert sorted(shuffled(state, range(10))) == list(range(10))
    assert state.chance.drawn == 9
    assert shuffled(state, ()) == ()


def test_a_pick_draws_different_cards():
    state = empty()
    assert len(set(pick(state, range(1000, 1010), 4))) == 4
    assert sorted(pick(state, (1000, 1001), 5)) == [1000, 1001]


def test_a_ruling_can_fix_what_is_drawn_next():
    state = empty()
    state.chance = Chance(1, 0, (1007, 1002, 1003))
    assert pick(state, range(1000, 1010), 2) == (1007, 1002)
    assert state.chance.fixed == (1003,)
    draw(state, 6)
    shuffled(state, range(3))
    assert state.chance.fixed == (1003,)
    assert pick(state, (1000, 1001), 1)[0] in (1000, 1001)
    assert state.chance.fixed == (1003,)


def test_another_stretch_of_numbers_shares_nothing_with_the_one_before():
    before = Chance(3, 10)
    after = {step(before, salt).seed for salt in range(1, 50)}
    assert len(after) == 49
    assert before.seed not in after


KEY = bytes(range(KEY_BYTES))


def test_the_numbers_of_a_key_are_its_keyed_hashes():
    assert number(KEY, 0) == int.from_bytes(blake2b(bytes(8), key=KEY, digest_size=8).digest(), "little")
    assert len({number(KEY, drawn) for drawn in range(1000)}) == 1000
    assert number(KEY, 0) != number(bytes(KEY_BYTES), 0)


def test_a_key_gives_the_same_draws_after_saving_and_in_a_copy():
    state = empty(seed=KEY)
    shuffled(state, range(10))
    twins = [load(state.ruleset, save(state)), state.clone()]
    draws = [[draw(it, 1 << 32) for _ in range(20)] for it in (state, *twins)]
    assert draws[0] == draws[1] == draws[2]
    assert all(it.chance == state.chance for it in twins)


def test_another_stretch_of_a_key_has_a_key_of_its_own():
    before = Chance(KEY, 10)
    after = {step(before, salt).seed for salt in range(1, 50)}
    assert len(after) == 49
    assert {len(key) for key in after} == {KEY_BYTES}
    known = {number(KEY, drawn).to_bytes(8, "little") for drawn in range(100)}
    assert not any(key[:8] in known for key in after)
