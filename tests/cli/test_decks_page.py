"""docs/decks.md is true: its commands run one after the other as they stand there."""

import re
import shlex

from typer.testing import CliRunner

from spaceline.cli.app import app


def test_the_commands_of_the_page_run(root, tmp_path, monkeypatch):
    page = (root / "docs/decks.md").read_text(encoding="utf-8")
    [block] = [text for text in re.findall(r"```\n(.*?)```", page, re.DOTALL) if "deck check" in text]
    monkeypatch.chdir(tmp_path)
    typed = ["spaceline deck export federation --to lackey --out FILE --ruleset 2e-premiere2002", *block.splitlines()]
    for line in typed:
        done = CliRunner().invoke(app, shlex.split(line)[1:])
        assert done.exit_code == 0, f"{line}\n{done.output}"
    assert "Missions" in (tmp_path / "my-deck.txt").read_text(encoding="utf-8")
    assert (tmp_path / "my-deck.txt").read_bytes() == (tmp_path / "FILE").read_bytes()
