"""The rooms stand on each other in one order, as pyproject.toml states it."""

import re
import subprocess
import sys

from tests.architecture.source_tree import PACKAGE, modules_in

LINT = "from importlinter.cli import lint_imports as lint; raise SystemExit(lint(no_cache=True, no_logo=True))"


def test_every_room_imports_only_what_stands_below_it(root):
    run = subprocess.run(
        [sys.executable, "-c", LINT], cwd=root, capture_output=True, text=True, check=False, timeout=120
    )
    assert run.returncode == 0, run.stdout + run.stderr
    looked_at = re.search(r"Analyzed (\d+) files", run.stdout)
    assert looked_at, run.stdout
    assert int(looked_at[1]) == len(modules_in(PACKAGE)), "a folder without __init__.py escapes the linter"
    assert re.search(r"Contracts: [1-9]\d* kept, 0 broken", run.stdout)
