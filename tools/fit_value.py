"""Learn the weights of the searching player's value from games between heuristic players.

    python tools/fit_value.py 2e-cta2003 --games 1500 --seed 500000

writes src/spaceline/players/commander/learned/<edition>.json, with how it was learned in it. Seeds of measurements
should be others than these.
"""

import argparse
import sys
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from spaceline.cards.rulesets import ruleset
from spaceline.editions import edition_of
from spaceline.lab.fitting import Features, fitted, positions_of
from spaceline.lab.simulation import ready_to_play
from spaceline.players.commander.first import features as of_first
from spaceline.players.commander.second import features as of_second

READ_BY: dict[str, tuple[Features, tuple[str, ...]]] = {
    "second": (of_second.features, of_second.NAMES),
    "first": (of_first.features, of_first.NAMES),
}


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=500_000)
    given = parser.parse_args()
    rules, key = ruleset(given.ruleset), edition_of(given.ruleset).key
    features, names = READ_BY[key]
    positions = positions_of(rules, ready_to_play(rules), features, given.games, given.seed)
    found = fitted(positions, names, given.ruleset, given.games, given.seed)
    target = ROOT / "src/spaceline/players/commander/learned" / f"{key}.json"
    target.parent.mkdir(exist_ok=True)
    target.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    print(f"{found.positions} positions, AUC on games left out {found.auc}")
    for name, weight in zip(found.features, found.weights, strict=True):
        print(f"{weight:9.3f}  {name}")


if __name__ == "__main__":
    main()
