"""The long runs: many games over all combinations of the ready decks, for as many players as the edition allows.

Random and sensible players play; every game must end by the rules. With ``--contract`` the contract of the core is
looked at in every game as well, in full at one decision in ten; with ``--contract N`` at one in N and nowhere between.
With ``--circles`` a game counts as failed when a turn of a heuristic player comes back to a position or has orders
without end. Run it from a checkout:
``python benchmarks/long_run.py``. Results are added to ``benchmarks/long_runs.jsonl``; the exit code is 1 when a game
failed.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from record import append

from spaceline.cards.rulesets import ruleset
from spaceline.core.ruleset import Ruleset
from spaceline.editions import DEFAULT, RULESETS, edition_of
from spaceline.lab.matches import COUNTING
from spaceline.lab.simulation import Simulation, pairings, ready_to_play, simulate

SHARES = {2: 0.6, 3: 0.2, 4: 0.2}
"""Which part of the games has so many players, where the edition is not for pairs alone."""
PAIRS = (2,)
FULL_EVERY = 10


def seatings(player: str, games: int, seats: tuple[int, ...]) -> list[tuple[tuple[str, ...], int]]:
    """The players of the games, and how many games each table plays."""
    shares = SHARES if seats != PAIRS else {2: 1.0}
    return [((player,) * number, count) for number, part in shares.items() if (count := round(games * part))]


def play(rules: Ruleset, players: tuple[str, ...], games: int, seed: int, *, circles: bool) -> Simulation:
    """Play and tell how it went."""
    limits = msgspec.structs.replace(COUNTING, circles=circles and "random" not in players)
    found = simulate(rules, ready_to_play(rules), players, games, seed, limits)
    print(
        f"{len(players)} x {players[0]}: {found.finished} of {found.games} finished, ended by {found.ended_by}, "
        f"{found.decisions} decisions, {found.decisions_per_second:,.0f} a second",
        flush=True,
    )
    for failure in found.failures:
        print(f"  seed {failure.seed}, decks {failure.decks}, decision {failure.decisions}: {failure.error}")
    return found


def look(rules: Ruleset, players: tuple[str, ...], games: int, seed: int, one_in: int) -> dict[str, Any]:
    """Play under the contract, looked at at one decision in so many or everywhere, and tell how many games keep it."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    contract = import_module(f"tests.contract.{edition_of(rules.name).key}")
    broken: list[str] = contract.failures(
        list(pairings(players, list(ready_to_play(rules)), games, seed)),
        full_every=one_in or FULL_EVERY,
        between=0 if one_in else 1,
        rules=rules,
    )
    print(f"{len(players)} x {players[0]}: {games - len(broken)} of {games} keep the contract", flush=True)
    for failure in broken:
        print(f"  {failure}")
    return {"players": players, "games": games, "errors": len(broken), "contract": one_in or True}


def summary(found: Simulation, *, circles: bool) -> dict[str, Any]:
    """What is worth keeping of a result."""
    kept = ("games", "finished", "errors", "ties", "ended_by", "decisions", "mean_turns", "mean_points", "occurred")
    looked = {"circles": True} if circles and "random" not in found.players else {}
    return {"players": found.players, **looked, **{name: msgspec.to_builtins(getattr(found, name)) for name in kept}}


def main() -> int:
    """Play all of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", choices=RULESETS, default=DEFAULT)
    parser.add_argument("--random", type=int, default=1000, help="games between random players")
    parser.add_argument("--heuristic", type=int, default=300, help="games between heuristic players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--contract",
        metavar="N",
        nargs="?",
        type=int,
        const=0,
        help="look at the contract as well, at every decision (some 20 times slower) or at one in N",
    )
    parser.add_argument("--circles", action="store_true", help="fail a heuristic game when a turn walks in circles")
    parser.add_argument("--dry", action="store_true", help="do not record the results")
    asked = parser.parse_args()
    rules, seats = ruleset(asked.ruleset), edition_of(asked.ruleset).seats
    tables = [*seatings("random", asked.random, seats), *seatings("heuristic", asked.heuristic, seats)]
    if asked.contract is not None:
        results = [look(rules, players, games, asked.seed, asked.contract) for players, games in tables]
    else:
        played = [play(rules, players, games, asked.seed, circles=asked.circles) for players, games in tables]
        results = [summary(found, circles=asked.circles) for found in played]
    if not asked.dry:
        for result in results:
            append("long_runs.jsonl", {"ruleset": rules.name, "seed": asked.seed, **result})
    return int(any(result["errors"] for result in results))


if __name__ == "__main__":
    raise SystemExit(main())
