"""Draw cards with text at random, for somebody who has not read their definitions to read again from print.

python tools/draw_for_review.py second --count 30             a seed of the system's, which is printed first
python tools/draw_for_review.py second --count 30 --seed 7    the same cards again
"""

from __future__ import annotations

import argparse
import random
import secrets

from spaceline.editions import EDITIONS
from spaceline.lab.proving.cards import cards_with_text

BITS_OF_A_SEED = 32


def main() -> None:
    """Print the seed and the cards drawn, one to a line, in the order of the draw."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("edition", choices=[edition.key for edition in EDITIONS])
    asked.add_argument("--count", type=int, default=30)
    asked.add_argument("--seed", type=int)
    given = asked.parse_args()
    edition = next(edition for edition in EDITIONS if edition.key == given.edition)
    names = sorted(cards_with_text(edition.names[0]))
    if not 0 < given.count <= len(names):
        asked.error(f"between 1 and {len(names)} cards of this edition can be drawn")
    seed = secrets.randbits(BITS_OF_A_SEED) if given.seed is None else given.seed
    print(f"seed {seed}, {given.count} of {len(names)} cards with text")
    for name in random.Random(seed).sample(names, given.count):  # noqa: S311 - a draw that can be made again
        print(name)


if __name__ == "__main__":
    main()
