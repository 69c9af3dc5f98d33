"""The long runs: many games over all combinations of the ready decks, for two, three and four players.

Random and sensible players play; every game must end by the rules. With ``--contract`` the contract of the core is
looked at in every game as well, in full at one decision in ten. Run it from a checkout:
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
from spaceline.lab.simulation import Simulation, pairings, ready_to_play, simulate

SHARES = {2: 0.6, 3: 0.2, 4: 0.2}
"""Which part of the games has so many players."""
FULL_EVERY = 10


def seatings(player: str, games: int) -> list[tuple[tuple[str, ...], int]]:
    """The players of the games, and how many games each table plays."""
    return [((player,) * seats, count) for seats, part in SHARES.items() if (count := round(games * part))]


def play(players: tuple[str, ...], games: int, seed: int) -> Simulation:
    """Play and tell how it went."""
    found = simulate(ruleset(), ready_to_play(ruleset()), players, games, seed)
    print(
        f"{len(players)} x {players[0]}: {found.finished} of {found.games} finished, ended by {found.ended_by}, "
        f"{found.decisions} decisions, {found.decisions_per_second:,.0f} a second",
        flush=True,
    )
    for failure in found.failures:
        print(f"  seed {failure.seed}, decks {failure.decks}, decision {failure.decisions}: {failure.error}")
    return found


def look(players: tuple[str, ...], games: int, seed: int) -> dict[str, Any]:
    """Play under the contract and tell how many games keep it."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    contract = import_module("tests.contract.second")
    broken: list[str] = contract.failures(
        list(pairings(players, list(ready_to_play(ruleset())), games, seed)), full_every=FULL_EVERY
    )
    print(f"{len(players)} x {players[0]}: {games - len(broken)} of {games} keep the contract", flush=True)
    for failure in broken:
        print(f"  {failure}")
    return {"players": players, "games": games, "errors": len(broken), "contract": True}


def summary(found: Simulation) -> dict[str, Any]:
    """What is worth keeping of a result."""
    kept = ("games", "finished", "errors", "ties", "ended_by", "decisions", "mean_turns", "mean_points")
    return {"players": found.players, **{name: msgspec.to_builtins(getattr(found, name)) for name in kept}}


def main() -> int:
    """Play all of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, default=1000, help="games between random players")
    parser.add_argument("--heuristic", type=int, default=300, help="games between heuristic players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--contract", action="store_true", help="look at the contract as well: some 20 times slower")
    parser.add_argument("--dry", action="store_true", help="do not record the results")
    asked = parser.parse_args()
    tables = [*seatings("random", asked.random), *seatings("heuristic", asked.heuristic)]
    if asked.contract:
        results = [look(players, games, asked.seed) for players, games in tables]
    else:
        results = [summary(play(players, games, asked.seed)) for players, games in tables]
    if not asked.dry:
        for result in results:
            append("long_runs.jsonl", {"seed": asked.seed, **result})
    return int(any(result["errors"] for result in results))


if __name__ == "__main__":
    raise SystemExit(main())
