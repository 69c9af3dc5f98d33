"""Write docs/card-review.md: which scenarios show each text of each card."""

from pathlib import Path

from spaceline.lab.card_review import page

ROOT = Path(__file__).resolve().parents[1]

if __name__ == "__main__":
    (ROOT / "docs" / "card-review.md").write_text(page(ROOT), encoding="utf-8")
