"""Chance in a match: nobody can compute it, unless somebody has chosen a seed to play the same game again."""

import msgspec
import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core.chance import KEY_BYTES
from spaceline.core.codec import load
from spaceline.hosting.saving import Saved
from spaceline.server.matches.dealing import deal
from spaceline.server.matches.making import CHOSEN_BITS, is_chosen, new_seed, seed_for
from spaceline.server.problems import ProblemError
from spaceline.server.storage.matches import Match, SeatHeld
from spaceline.server.wire.people import MatchWanted, SeatWanted

SEATS = tuple(SeatHeld(player=it, person=it, computer=None, name=str(it), deck="klingon") for it in (1, 2))
AGAINST_THE_COMPUTER = (SeatWanted("me"), SeatWanted("heuristic"))


def match(seed):
    return Match(
        id="m", ruleset="2e-cta2003", maker=1, seed=seed, seconds=0, watch="w", made=0, began=None, ended=None,
        rematch=None, seats=SEATS,
    )  # fmt: skip


def chance_of(seed):
    begin = msgspec.msgpack.decode(deal(match(seed)).data, type=Saved).record.begin
    return load(ruleset("2e-cta2003"), begin).chance


def test_where_nobody_chose_a_seed_chance_has_a_key_of_the_systems():
    seed = new_seed()
    first, second = chance_of(seed), chance_of(seed)
    assert isinstance(first.seed, bytes)
    assert len(first.seed) == KEY_BYTES
    assert first.seed != second.seed
    assert not is_chosen(seed)


def test_a_seed_that_was_chosen_gives_the_same_game_again():
    assert chance_of(7) == chance_of(7)
    assert chance_of(7).seed == 7


@pytest.mark.parametrize("seed", [-1, 1 << CHOSEN_BITS, (1 << 63) - 1])
def test_nobody_chooses_a_seed_as_the_system_draws_them(seed):
    with pytest.raises(ProblemError, match="from 0 to"):
        seed_for(MatchWanted("2e-cta2003", AGAINST_THE_COMPUTER, seed=seed))
