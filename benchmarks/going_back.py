"""How long going back takes in a long game, and how much room the game takes.

Usage: .venv/bin/python benchmarks/going_back.py [ANSWERS]
"""

from __future__ import annotations

import random
import sys
from time import perf_counter

from spaceline.core.data.decisions import Answer
from spaceline.hosting.beginning import begin
from spaceline.hosting.game import HostedGame
from spaceline.hosting.seating import PERSON, Chair
from spaceline.players.registry import make_player

LINES = 100
OFTEN = 0.95
"""So often somebody who could beam does, which brings no game nearer to its end."""


def played(ruleset: str, answers: int) -> HostedGame:
    """A game between two people who take their time; what else there is to decide, computer players decide."""
    rng = random.Random(2)
    game = begin(ruleset, (Chair(PERSON, "federation"), Chair(PERSON, "klingon")), 5)
    players = {player: make_player("heuristic", player) for player in (1, 2)}
    while game.asked and game.session.answers < answers:
        seat = game.seat(game.asked)
        beams = [option for option in seat.decision.options if option.kind == "beam"]
        beams_now = bool(beams) and rng.random() < OFTEN
        game.answer(seat.viewer, Answer(option=rng.choice(beams)) if beams_now else players[seat.viewer].choose(seat))
    return game


def milliseconds(times: list[float]) -> str:
    """The median, the slowest of twenty and the slowest."""
    times = sorted(times)
    parts = (times[len(times) // 2], times[len(times) * 19 // 20], times[-1])
    return " / ".join(f"{1000 * part:.1f}" for part in parts)


def main() -> None:
    """Measure both editions."""
    answers = int(sys.argv[1]) if len(sys.argv) > 1 else 1500
    for ruleset in ("2e-cta2003", "1e-modern"):
        game = played(ruleset, answers)
        data = game.dump()
        rng, went, loaded = random.Random(3), [], []
        for _ in range(LINES):
            begun = perf_counter()
            again = HostedGame.load(data)
            loaded.append(perf_counter() - begun)
            line = rng.randrange(len(again.log(1)))
            if again.log(1)[line].answers == again.session.answers:
                continue
            begun = perf_counter()
            again.go_back_to(1, line)
            for other in again.still_asked:
                again.agree(other, agrees=True)
            went.append(perf_counter() - begun)
        checkpoints = game.session.checkpoints.values()
        print(f"{ruleset}: {game.session.answers} answers, saved {len(data) / 1024:.0f} KiB", end="")
        print(f", of it {len(checkpoints)} checkpoints {sum(map(len, checkpoints)) / 1024:.0f} KiB")
        print(f"  milliseconds (median / slowest of twenty / slowest): going back {milliseconds(went)}", end="")
        print(f", loading {milliseconds(loaded)}")


if __name__ == "__main__":
    main()
