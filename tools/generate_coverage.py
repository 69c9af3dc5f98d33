"""Write docs/coverage.md: which scenario shows each clause and which module cites it."""

from pathlib import Path

from spaceline.lab.coverage import measure, page

ROOT = Path(__file__).resolve().parents[1]

if __name__ == "__main__":
    chapters = measure(ROOT)
    (ROOT / "docs" / "coverage.md").write_text(page(chapters), encoding="utf-8")
    for name, lines in chapters.items():
        print(f"{name}: {sum(bool(line.shown) for line in lines)} of {len(lines)} clauses are shown by scenarios")
