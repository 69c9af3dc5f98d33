"""``spaceline reports``: what people reported, and the position that lies with it."""

import asyncio
import json

import pytest
from typer.testing import CliRunner

from spaceline.cli.app import app
from spaceline.server.matches.dealing import deal
from spaceline.server.storage import Storage, prepare
from spaceline.server.storage.matches import SeatToMake
from tests.support.servers import settings_in

SEEN, SCENARIO = b'{"seat": 2}', b"ruleset: 2e-cta2003\n"


@pytest.fixture
def kept(tmp_path):
    """A data folder with two reports: by id the text of each."""

    async def made() -> tuple[str, dict[str, str]]:
        storage = Storage(settings)
        try:
            person, _ = await storage.people.welcome("Ann")
            seats = [SeatToMake(name=it, deck=it, person=person.id) for it in ("federation", "klingon")]
            match = await storage.matches.make("2e-cta2003", person.id, seats, seed=1)
            found = await storage.matches.of_id(match)
            await storage.positions.begin_match(match, deal(found))
            reports = {}
            for text, export in (("The ship\nis gone", SEEN), ("\x1b[31mred\x07", SCENARIO)):
                reports[text] = await storage.talk.report(match, person.id, text, export)
            return match, reports
        finally:
            await storage.close()

    settings = settings_in(tmp_path)
    prepare(settings)
    return asyncio.run(made())


def said(tmp_path, *typed, code=0):
    result = CliRunner().invoke(app, ["reports", "--data", str(tmp_path), *typed], env={"COLUMNS": "200"})
    assert result.exit_code == code, result.output
    return result.stdout if code == 0 else result.stderr


def test_the_list_tells_each_report_with_its_match_and_text(tmp_path, kept):
    match, reports = kept
    listed = said(tmp_path)
    assert "2 reports" in listed
    assert listed.count(f"match {match}") == 2
    assert all(id in listed for id in reports.values())
    assert "The ship\n  is gone" in listed


def test_what_a_terminal_would_take_for_orders_is_not_printed(tmp_path, kept):
    listed = said(tmp_path)
    assert "[31mred" in listed
    assert "\x1b" not in listed
    assert "\x07" not in listed


def test_programs_are_told_the_same(tmp_path, kept):
    match, reports = kept
    listed = json.loads(said(tmp_path, "--json"))
    assert {it["id"]: it["text"] for it in listed} == {id: text for text, id in reports.items()}
    assert {it["match"] for it in listed} == {match}
    assert {it["text"]: it["kind"] for it in listed} == dict(zip(reports, ("json", "yaml"), strict=True))
    assert all(it["made"].endswith("+00:00") for it in listed)


def test_the_position_of_a_report_is_printed_or_written(tmp_path, kept):
    reports = list(kept[1].values())
    assert said(tmp_path, "--", reports[0]) == SEEN.decode() + "\n"
    assert said(tmp_path, "--", reports[1]) == SCENARIO.decode()
    file = tmp_path / "position.json"
    assert said(tmp_path, "--out", str(file), "--", reports[0][:12]) == ""
    assert file.read_bytes() == SEEN


def test_what_makes_no_sense_is_one_line(tmp_path, kept):
    lines = {
        ("none",): "there is no report 'none'",
        ("--out", "x"): "say which report",
        ("some", "--json"): "--json is for the list",
    }
    for typed, line in lines.items():
        told = said(tmp_path, *typed, code=2)
        assert line in told
        assert told.count("\n") == 1


def test_the_first_letters_must_tell_one_report(tmp_path, kept, monkeypatch):
    tokens = iter(("same-a", "same-b"))
    monkeypatch.setattr("spaceline.server.storage.talk.new_token", lambda: next(tokens))

    async def more() -> None:
        storage = Storage(settings_in(tmp_path))
        try:
            match, _ = kept
            for _ in range(2):
                await storage.talk.report(match, 1, "odd", SEEN)
        finally:
            await storage.close()

    asyncio.run(more())
    assert "several reports" in said(tmp_path, "same-", code=2)
    assert said(tmp_path, "same-b") == SEEN.decode() + "\n"


def test_nothing_is_made_where_no_server_was(tmp_path):
    assert "there is no database" in said(tmp_path / "none", code=2)
    assert not (tmp_path / "none").exists()


def test_a_database_without_tables_is_one_line_without_a_statement(tmp_path):
    (tmp_path / "spaceline.db").touch()
    told = said(tmp_path, code=2)
    assert "no such table" in told
    assert "SELECT" not in told
    assert told.count("\n") == 1


def test_a_server_without_reports_says_so(tmp_path):
    prepare(settings_in(tmp_path))
    assert "0 reports" in said(tmp_path)
    assert said(tmp_path, "--json") == "[]\n"
