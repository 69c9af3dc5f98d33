"""Games with decks that begin at a time location: random ones under the contract, and rules of thumb that come out."""

from collections import Counter

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core.state import State
from spaceline.lab.matches import ArenaMatch, MatchLimits, seeded_players
from spaceline.lab.simulation import ready_to_play
from spaceline.rules.first.setup import Brought, start
from tests.contract.first import play_on

RULES = ruleset("1e-modern")
BY_TITLE = {it.title: id for id, it in sorted(RULES.definitions.items(), reverse=True)}
MISSIONS = {"Expose Covert Supply": "Khitomer Research"}
SEEDS = {"Klingon Outpost": "Camp Khitomer", "The Great Hall": "Alternate Universe Door"}
NATIVES = ("Maltz", "Torg", "Kamarag", "Klaa", "Komal", "Karnog", "Regnor", "Valkris", "Vixis", "Kor'choth")
SHIPS = ("I.K.S. Amar", "I.K.S. Amar", "I.K.S. K'elric", "I.K.S. K'elric")


def exchanged(cards: tuple[str, ...], others: dict[str, str]) -> tuple[str, ...]:
    return tuple(BY_TITLE[others.get(RULES.definitions[id].title, RULES.definitions[id].title)] for id in cards)


def of_another_time() -> Brought:
    """The ready deck of the Klingons, with those of 2293 in place of its personnel and ships."""
    base = ready_to_play(RULES)["klingon"]
    others = [id for id in base.deck if RULES.definitions[id].type not in ("personnel", "ship")]
    titles = (*NATIVES, *SHIPS, *("Temporal Vortex",) * 4)
    return Brought(
        missions=exchanged(base.missions, MISSIONS),
        seeds=exchanged(base.seeds, SEEDS),
        deck=(*(BY_TITLE[title] for title in titles), *others),
    )


def begun(seed: int, *, both: bool = False) -> State:
    other = of_another_time() if both else ready_to_play(RULES)["federation"]
    return start(RULES, [of_another_time(), other], seed)


@pytest.mark.sampled
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_with_a_time_location_keep_the_contract(seed):
    match = play_on(begun(seed, both=True), ("random", "random"), seed, full_every=40)
    assert match.state.result is not None


def test_whoever_reports_to_another_time_by_rules_of_thumb_comes_out_of_it():
    happened: Counter[str] = Counter()
    for seed in (1, 2):
        match = ArenaMatch(
            begun(seed), seeded_players(("heuristic", "heuristic"), seed), MatchLimits(counts=True, turns=30)
        )
        while match.state.result is None and match.state.mark(9, "turns") < 24 and match.step():
            pass
        happened.update(match.occurred)
        if happened["time-travel"] and happened["complete"]:
            return
    pytest.fail(f"nobody came out of it: {happened}")
