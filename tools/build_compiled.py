"""Build the compiled engine and run the contract tests on it (``make compiled``).

The logic modules of core, effects and rules are compiled with mypyc in a copy of the source tree. Modules that
define msgspec records stay interpreted: compiled, they would silently decode to plain tables.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "compiled" / "src"
COMPILED_PACKAGES = ("core", "effects", "rules")
"""The packages whose logic is compiled."""

RULESETS = ("2e-cta2003", "1e-modern")
"""One of each edition, whose speed is measured."""

SABOTAGE = "tests/contract/test_checks.py"
"""These tests replace functions of the engine to see whether that is noticed; compiled code calls its own directly."""


def logic_modules(source: Path) -> list[Path]:
    """The modules to compile: those of the engine that define no record, relative to ``source``."""
    found: list[Path] = []
    for package in COMPILED_PACKAGES:
        paths = sorted((source / "spaceline" / package).rglob("*.py"))
        logic = (path for path in paths if path.name != "__init__.py" and not stays_interpreted(path))
        found.extend(path.relative_to(source) for path in logic)
    return found


def stays_interpreted(path: Path) -> bool:
    """Whether a module defines msgspec records, or belongs to a package that is no part of play."""
    text = path.read_text(encoding="utf-8")
    words = ("Struct", "(Frame", "(Node", "(Requirement", "TypedDict")
    defines = any(word in header for header in re.findall(r"^class \w+\([^)]*\)", text, re.MULTILINE) for word in words)
    return defines or any(part in path.parts for part in ("render", "phrases", "clauses"))


def build() -> list[Path]:
    """Copy the tree and compile the logic modules in the copy."""
    if COPY.exists():
        shutil.rmtree(COPY)
    shutil.copytree(ROOT / "src", COPY, ignore=shutil.ignore_patterns("__pycache__"))
    modules = logic_modules(COPY)
    command = [sys.executable, "-m", "mypyc", "--strict", *map(str, modules)]
    subprocess.run(command, cwd=COPY, check=True)
    return modules


def run_contract_tests() -> int:
    """Run the contract tests against the compiled tree."""
    environment = {**os.environ, "PYTHONPATH": str(COPY)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/contract", f"--ignore={SABOTAGE}"]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def measure(path: Path, ruleset: str) -> float:
    """Decisions per second in random play with one tree."""
    environment = {**os.environ, "PYTHONPATH": str(path)}
    command = [sys.executable, "-m", "spaceline", "bench", "--ruleset", ruleset, "--json"]
    run = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    return float(json.loads(run.stdout)["decisions_per_second"])


def main() -> int:
    """Build, test, and say what was gained."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-tests", action="store_true", help="only build and measure")
    arguments = parser.parse_args()
    modules = build()
    print(f"{len(modules)} modules compiled in {COPY.relative_to(ROOT)}")
    failed = 0 if arguments.no_tests else run_contract_tests()
    for ruleset in RULESETS:
        plain, compiled = measure(ROOT / "src", ruleset), measure(COPY, ruleset)
        gain = f"{plain:,.0f} decisions/s interpreted, {compiled:,.0f} compiled: {compiled / plain:.2f} times"
        print(f"random play of {ruleset}: {gain}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
