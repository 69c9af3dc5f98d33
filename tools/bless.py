"""Write the golden files and the generated pages anew (``make bless``); the difference is what to review."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Write everything that is generated."""
    sys.path.insert(0, str(ROOT))
    golden = runpy.run_path(str(ROOT / "tests" / "golden" / "goldens.py"))["GOLDEN"]
    folder = ROOT / "tests" / "golden" / "files"
    folder.mkdir(exist_ok=True)
    for name, make in golden.items():
        (folder / name).write_text(make(), encoding="utf-8")
        print(f"wrote tests/golden/files/{name}")
    for tool in sorted((ROOT / "tools").glob("generate_*.py")):
        sys.argv = [str(tool)]
        try:
            runpy.run_path(str(tool), run_name="__main__")
        except SystemExit as end:
            if end.code:
                print(f"{tool.name} failed", file=sys.stderr)
                return 1
        print(f"ran {tool.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
