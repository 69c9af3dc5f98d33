"""Every sentence in the project is our own: none runs along a rule document or a printed card for long.

Rulings, card effects and documents are written from their meaning. Twelve words in a row that also stand in a
source are taken for a copy. Lists of names and numbers (card facts, locks) are read entry by entry.
"""

import csv
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

RUN = 12
SHORTEST = 2 * RUN - 1
"""Letters of so many words with something in between."""
WORD = re.compile(r"[^\W_]+")
PRINTED_COLUMNS = ("Text", "Lore")
LISTS = {".csv", ".tsv"}
LOCKS = ("requirements/run.txt", "requirements/dev.txt", "requirements/compiled.txt", "web/package-lock.json")


def words_of(text: str) -> list[str]:
    return WORD.findall(text.casefold().replace("'", "").replace("’", ""))


def runs_of(text: str) -> set[tuple[str, ...]]:
    """Every run of twelve consecutive words."""
    if len(text) < SHORTEST:
        return set()
    words = words_of(text)
    return set(zip(*(words[start:] for start in range(RUN)), strict=False))


def printed_texts(table: Path) -> Iterator[str]:
    """What is printed on the cards of one list."""
    comma = table.suffix == ".csv"
    with table.open(encoding="utf-8-sig", newline="") as lines:
        rows = csv.DictReader(
            lines, delimiter="," if comma else "\t", quoting=csv.QUOTE_MINIMAL if comma else csv.QUOTE_NONE
        )
        for row in rows:
            yield from (row[column] for column in PRINTED_COLUMNS if row.get(column))


def source_hashes(shared: Path) -> set[int]:
    """The hashes of all runs in the rule documents and in the printed texts."""
    hashes: set[int] = set()
    for document in sorted((shared / "rules" / "sources").glob("*.txt")):
        hashes.update(map(hash, runs_of(document.read_text(encoding="utf-8"))))
    for table in sorted([*shared.glob("data/*/sets/*.txt"), *shared.glob("data/*/*.csv")]):
        for text in set(printed_texts(table)):
            hashes.update(map(hash, runs_of(text)))
    return hashes


def strings_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from strings_in(key)
            yield from strings_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings_in(part)


def passages_of(name: str, text: str) -> Iterator[str]:
    """What of a file reads as running text: a list is not one text but many short ones."""
    kind = Path(name).suffix
    if kind in LISTS:
        yield from re.split(r"[\t\n]", text)
        return
    try:
        values = {".json": [text], ".jsonl": text.splitlines()}.get(kind, [])
        entries = [entry for value in values for entry in strings_in(json.loads(value))]
    except json.JSONDecodeError:
        entries = []
    yield from entries or [text]


def project_texts(root: Path) -> dict[str, str]:
    """The texts that are or would be committed, by name, and the messages of the commits."""
    listed = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    texts = {}
    for name in sorted(set(listed.split("\0")) - {""} - set(LOCKS)):
        path = root / name
        if path.is_file() and not path.is_symlink():
            content = path.read_bytes()
            if b"\0" not in content:
                texts[name] = content.decode("utf-8")
    texts["(commit messages)"] = git(root, "log", "--all", "--format=%B") if has_commits(root) else ""
    return texts


def git(root: Path, *arguments: str) -> str:
    return subprocess.run(
        ["git", *arguments], cwd=root, capture_output=True, text=True, encoding="utf-8", check=True
    ).stdout


def has_commits(root: Path) -> bool:
    return bool(git(root, "rev-list", "--all", "--max-count=1").strip())


def copied_runs(name: str, text: str, hashes: set[int]) -> list[str]:
    return [
        " ".join(run)
        for passage in passages_of(name, text)
        for run in sorted(run for run in runs_of(passage) if hash(run) in hashes)
    ]


def test_no_text_of_the_project_runs_along_a_source(root, shared):
    if not (root / ".git").exists():
        pytest.skip("this is no git checkout: what is committed cannot be told")
    hashes = source_hashes(shared)
    assert len(hashes) > 200_000
    texts = project_texts(root)
    assert len(texts) > 10
    copied = {name: runs for name, text in texts.items() if (runs := copied_runs(name, text, hashes))}
    assert not copied, "\n".join(f"{name}: {len(runs)} runs, e.g. {runs[0]!r}" for name, runs in copied.items())


SENTENCE = "The quick brown fox jumps over the lazy dog, and the dog does not mind it at all."


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.md", f"Before. {SENTENCE} After."),
        ("a.py", '# THE QUICK brown fox jumps over\n# the "lazy" dog -- and the dog does not mind'),
        ("a.json", json.dumps({"facts": [{"note": SENTENCE}]})),
        ("a.jsonl", f'{{"id": 1}}\n{json.dumps({"rule": SENTENCE})}\n'),
        ("broken.json", f'{{"rule": "{SENTENCE}",'),
        ("a.tsv", f"Fox\t3\t{SENTENCE}\t1\n"),
    ],
)
def test_a_copy_is_found_whatever_its_shape(name, text):
    assert copied_runs(name, text, set(map(hash, runs_of(SENTENCE))))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.md", "The quick brown fox jumps over the lazy dog, and the cat does not mind."),
        ("a.json", json.dumps(SENTENCE.split())),
    ],
)
def test_short_agreements_and_lists_of_words_are_no_copy(name, text):
    assert not copied_runs(name, text, set(map(hash, runs_of(SENTENCE))))
