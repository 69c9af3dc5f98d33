"""Games of First Edition over decks drawn at random from the whole pool: errors, endless turns, and each mechanism.

Each seed draws two legal decks and the game that they play. What is counted is the registry of
``spaceline.lab.pool_games``; a mechanism that never occurred is told, and so are verbs and kinds of orders. With
``--contract N`` the contract of the core is looked at in full at one decision in N, with ``--circles`` a game counts as
failed when a turn of a sensible player comes back to a position or has orders without end. With ``--words N`` whatever
people are shown of it is put into words. ``--again SEED`` plays one game of the run once more and shows where it fails.
Run it from a checkout: ``python benchmarks/pool.py``. Results are added to ``benchmarks/pool.jsonl``; failed games are
kept in ``--keep``, as saved games; the exit code is 1 when one failed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from record import HERE, append

from spaceline.core.state import State
from spaceline.editions import RULESETS, edition_of
from spaceline.lab.pool_games.drawing import Wish, pool_of
from spaceline.lab.pool_games.games import GameCheck, PoolGame, PoolResult, PoolSummary, play, summed_up
from spaceline.lab.pool_games.homes import SIDES
from spaceline.lab.pool_games.mechanisms import MECHANISMS
from spaceline.lab.pool_games.sought import SOUGHT
from spaceline.lab.pool_games.themes import THEMES
from spaceline.lab.processes import Workers, in_order, rules

FIRST = tuple(name for name in RULESETS if edition_of(name).key == "first")


def contract_check() -> GameCheck:
    """What the tests hold of every game, where an answer is due."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    checks, first = import_module("tests.contract.checks"), import_module("tests.contract.first")
    playing = import_module("tests.contract.playing")

    def check(state: State, number: int) -> None:
        reads = list(first.READS.items())
        playing.values_are_those_found_without_short_cuts(state, dict(reads[number % len(reads) :][:1]))
        playing.nothing_stale_is_offered(state)
        playing.whoever_is_asked_can_name_what_is_offered(state)
        checks.contract(state, first.pools(), first.kind, full=True, seed=number)

    return check


def played(game: PoolGame) -> PoolResult:
    """Play one game, in whatever process."""
    return play(game, contract_check() if game.contract else None)


def kept(file: Path | None, players: tuple[str, ...]) -> dict[int, PoolResult]:
    """The games of a run that was broken off, by their seeds."""
    if file is None or not file.exists():
        return {}
    found = (msgspec.json.decode(line, type=PoolResult) for line in file.read_bytes().splitlines())
    return {it.seed: it for it in found if it.players == players}


def told(results: Iterable[PoolResult], keep: Path | None, file: Path | None) -> Iterator[PoolResult]:
    """Tell of each game that failed as soon as it has, and keep it; note each game in the file of the run."""
    for number, it in enumerate(results, 1):
        if it.error:
            print(f"  seed {it.seed}, {' and '.join(it.players)}, decision {it.decisions}: {it.error}", flush=True)
            if keep is not None:
                keep.mkdir(parents=True, exist_ok=True)
                (keep / f"pool-{it.players[0]}-{it.seed}.save").write_bytes(it.position)
        if file is not None:
            with file.open("ab") as lines_of_file:
                lines_of_file.write(msgspec.json.encode(it) + b"\n")
        if not number % 50:
            print(f"  {number} games", flush=True)
        yield it


def lines(found: PoolSummary, ruleset: str) -> Iterator[str]:
    """What came of it: a line for each mechanism, and what never occurred."""
    points, rate = found.mean_points, found.seconds / found.games
    yield f"{found.finished} of {found.games} finished, ended by {found.ended_by}; {found.decisions:,} decisions"
    yield f"{found.mean_turns:.1f} turns, {points:.1f} points of a player, {rate:.2f} s of the processor a game"
    yield f"{found.cards_played} different cards were in play; how often, and in how many games:"
    for name, (often, games) in found.mechanisms.items():
        yield f"{often:9} {games:6}  {name}"
    known = rules(ruleset)
    cards = pool_of(ruleset).cards
    never = [it for it in MECHANISMS if not found.mechanisms[it.name][0]]
    lacking = [it.name for it in never if it.needs is not None and not any(map(it.needs, cards))]
    yield f"never: {', '.join(it.name for it in never if it.name not in lacking) or 'nothing'}"
    yield f"never, for the pool has no card for it: {', '.join(lacking) or 'nothing'}"
    yield f"verbs that never occurred: {', '.join(sorted(known.verbs.keys() - found.verbs.keys())) or 'none'}"
    yield f"kinds never chosen: {', '.join(sorted(known.actions.keys() - found.chosen.keys())) or 'none'}"


def table() -> Iterator[str]:
    """The latest results of each pair of players under each ruleset, as a table in Markdown.

    The last column is all games together whose decks were drawn for something; below stands what occurred in no others.
    """
    every = [json.loads(line) for line in (HERE / "pool.jsonl").read_text(encoding="utf-8").splitlines()]
    usual = [it for it in every if not any(it["wish"].values())]
    latest = {(it["ruleset"], " and ".join(dict.fromkeys(it["players"]))): it for it in usual}
    wished = [it for it in every if any(it["wish"].values())]
    heads = [f"{ruleset}, {who}: {it['games']} games" for (ruleset, who), it in latest.items()]
    heads.append(f"drawn for something: {sum(it['games'] for it in wished)} games")
    yield f"| mechanism | {' | '.join(heads)} |"
    yield f"|---|{'---:|' * len(heads)}"
    only: dict[bool, list[str]] = {True: [], False: []}
    for mechanism in MECHANISMS:
        name = mechanism.name
        counts = [counted(it, name) for it in latest.values()]
        drawn = [sum(numbers) for numbers in zip(*(counted(it, name) for it in wished), strict=True)] or [0, 0]
        cells = (f"{often:,} in {games}" if often else "0" for often, games in (*counts, drawn))
        yield f"| {name} | {' | '.join(cells)} |"
        if not any(often for often, _ in (counted(it, name) for it in usual)):
            only[bool(drawn[0])].append(name)
    yield ""
    yield f"Only in games drawn for something: {', '.join(only[True]) or 'nothing'}."
    yield f"Never: {', '.join(only[False]) or 'nothing'}."


def counted(line: dict[str, Any], name: str) -> tuple[int, int]:
    """How often a mechanism occurred in the games of a line, and in how many of them."""
    often, games = line["mechanisms"].get(name, (0, 0))
    return often, games


def asked() -> argparse.Namespace:
    """What is wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", choices=FIRST, default=FIRST[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; each has the next one")
    parser.add_argument("--players", nargs=2, default=["random", "random"], help="eager, seeking or any other")
    parser.add_argument("--sides", nargs="*", default=[], choices=tuple(SIDES), help="affiliations of the decks")
    themes = sorted({it.name for it in (*THEMES, *SOUGHT)})
    parser.add_argument("--about", nargs="*", default=[], choices=themes, metavar="THEME")
    parser.add_argument(
        "--contract", type=int, default=0, metavar="N", help="look at the contract at one decision in N"
    )
    parser.add_argument(
        "--words", type=int, default=0, metavar="N", help="put all into words, the tables after one answer in N"
    )
    parser.add_argument("--turns", type=int, default=0, metavar="N", help="break games off after N turns")
    parser.add_argument("--circles", action="store_true", help="fail a game when a turn of a sensible player circles")
    parser.add_argument("--jobs", type=int, default=1, help="so many processes")
    parser.add_argument("--keep", type=Path, help="a folder for the saved games that failed")
    parser.add_argument("--results", type=Path, help="a file of the games; those that it holds are not played again")
    parser.add_argument("--again", type=int, metavar="SEED", help="play this game alone and show where it fails")
    parser.add_argument("--table", action="store_true", help="print the latest results as a table, and play nothing")
    parser.add_argument("--dry", action="store_true", help="print the result without recording it")
    return parser.parse_args()


def main() -> int:
    """Play, count and record."""
    args = asked()
    terms: dict[str, Any] = {"ruleset": args.ruleset, "players": tuple(args.players), "circles": args.circles}
    wish = Wish(tuple(args.sides), tuple(args.about))
    make = partial(PoolGame, **terms, wish=wish, contract=args.contract, turns=args.turns, words=args.words)
    if args.table:
        print("\n".join(table()))
        return 0
    if args.again is not None:
        print(play(make(seed=args.again), contract_check() if args.contract else None, catches=False))
        return 0
    there = kept(args.results, terms["players"])
    games = [make(seed=seed) for seed in range(args.seed, args.seed + args.games) if seed not in there]
    new = told(in_order(played, games, Workers(args.jobs)), args.keep, args.results)
    found = summed_up([*there.values(), *new])
    print("\n".join(lines(found, args.ruleset)))
    if not args.dry:
        how = {name: getattr(args, name) for name in ("seed", "contract", "words", "turns")}
        how["wish"] = msgspec.to_builtins(wish)
        append("pool.jsonl", terms | how | msgspec.to_builtins(found))
    return int(bool(found.errors))


if __name__ == "__main__":
    sys.exit(main())
