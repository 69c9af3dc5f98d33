"""Write a folder with everything that players read, in English, to be translated (docs/translating.md)."""

from __future__ import annotations

import argparse
from pathlib import Path

import yaml

from spaceline.presentation.lexicon.english import FILES, to_translate

ENDLESS = 10_000
"""A text is not broken, however long it is."""


def written(folder: Path) -> list[Path]:
    """Write the files that are not there yet; returns those that were written."""
    folder.mkdir(parents=True, exist_ok=True)
    found = {folder / f"{name}.yaml": to_translate(name) for name in FILES}
    fresh = {path: words for path, words in found.items() if not path.exists()}
    for path, words in fresh.items():
        text = yaml.safe_dump(words, allow_unicode=True, sort_keys=False, width=ENDLESS)
        path.write_text(text, encoding="utf-8")
    return list(fresh)


def main() -> None:
    """Write what is missing, and say so."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="called like the language: de, fr, tlh")
    for path in written(parser.parse_args().folder):
        print(path)


if __name__ == "__main__":
    main()
