"""``spaceline deck``: checking a deck, and carrying decks from and to other forms."""

import json

import pytest
from typer.testing import CliRunner

from spaceline.cards.decks import read_deck, ready_decks
from spaceline.cards.rulesets import pool
from spaceline.cli import deck_files
from spaceline.cli.app import app

UNBUILT = "Battle Drills"


@pytest.fixture(autouse=True)
def a_pool_with_a_card_that_is_not_built(monkeypatch):
    def without(ruleset):
        return {id: bare(card) if card.title == UNBUILT else card for id, card in pool(ruleset).items()}

    monkeypatch.setattr(deck_files, "pool", without)


def bare(card):
    """The card as it would be if its text were not built."""
    return type(card)(card.facts)


def run(*typed, code=0):
    result = CliRunner().invoke(app, ["deck", *map(str, typed)])
    assert result.exit_code == code, result.stderr
    return result.stdout


def document(*typed, code=0):
    return json.loads(run(*typed, "--json", code=code))


@pytest.fixture
def file(tmp_path):
    """Writes a file and says where it is."""

    def write(text, name="mine.txt"):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write


class TestCheck:
    def test_a_ready_deck_is_legal(self):
        said = document("check", "klingon", "--ruleset", "1e-open")
        assert (said["ruleset"], said["legal"], said["playable"], said["problems"]) == ("1e-open", True, True, [])
        assert "legal, and all of its cards can be played" in run("check", "klingon")

    def test_reasons_and_clauses_are_given(self, file):
        path = file(f"4\tDaro\n1\tNobody\n1\t{UNBUILT}\n")
        said = document("check", path, code=1)
        assert (said["legal"], said["playable"], said["unknown"], said["not_playable"]) == (
            False,
            False,
            ["Nobody"],
            [UNBUILT],
        )
        clauses = {problem["clause"] for problem in said["problems"]}
        assert clauses >= {"", "2E-types-of-cards/8", *(f"2E-building-a-deck/{number}" for number in range(1, 5))}
        told = run("check", path, code=1)
        assert "There are 4 cards called Daro; 3 are allowed. [2E-building-a-deck/4]" in " ".join(told.split())

    def test_a_deck_is_checked_for_another_ruleset(self, file):
        path = file(
            run("export", "klingon", "--to", "yaml").replace("  Dokar:", "  Locutus:").replace("  Sark:", "  Daro:"),
            "mine.yaml",
        )
        said = document("check", path, "--ruleset", "2e-premiere2002", code=1)
        assert said["ruleset"] == "2e-premiere2002"
        assert "Locutus, Voice of the Borg" in said["outside"]
        assert "Daro" not in said["outside"]


class TestImport:
    def test_what_is_printed_is_a_deck_file_that_names_what_is_missing(self, file):
        text = run("import", file("2\tDaro\nMissions:\n1\tExcavation\nAside:\n1\tEmok\n"))
        deck = read_deck(text)
        assert (deck.name, deck.cards, deck.missions) == ("mine", {"Daro": 2}, ("Excavation",))
        assert "# Not in the deck: the section Aside with 1 Emok.\n" in text
        assert "# There are 1 missions; there must be 5. [2E-types-of-cards/8]\n" in text

    def test_it_is_written_to_a_file(self, file, tmp_path):
        path = tmp_path / "mine.yaml"
        assert "3 cards" in run("import", file("2\tDaro\n1\tNobody\n"), "--out", path)
        assert document("check", path, code=1)["unknown"] == ["Nobody"]

    def test_programs_are_told_everything(self, file):
        said = document("import", file(f"2\tDaro\n1\tNobody\n1\t{UNBUILT}\nAside:\n1\tEmok\n"))
        assert (said["form"], said["size"]) == ("lackey", 4)
        assert said["cards"] == {"Daro": 2, "Nobody": 1, UNBUILT: 1}
        assert (said["unknown"], said["not_playable"]) == (["Nobody"], [UNBUILT])
        assert said["left_out"] == {"Aside": {"Emok": 1}}


class TestExport:
    @pytest.mark.parametrize("form", ["lackey", "lackey-dek", "trekcc", "yaml"])
    @pytest.mark.parametrize("ruleset", ["2e-cta2003", "1e-modern"])
    def test_what_is_exported_imports_as_the_same_deck(self, file, form, ruleset):
        text = run("export", "federation", "--to", form, "--ruleset", ruleset)
        said = document("import", file(text, "federation.txt"), "--ruleset", ruleset)
        deck = ready_decks(ruleset)["federation"]
        assert (said["form"], said["playable"]) == (form, True)
        assert (tuple(said["missions"]), said["besides"], said["cards"]) == (deck.missions, deck.besides, deck.cards)

    def test_programs_are_told_the_text(self, tmp_path):
        path = tmp_path / "out.txt"
        said = document("export", "klingon", "--out", path)
        assert said["form"] == "lackey"
        assert path.read_text(encoding="utf-8") == said["text"] == run("export", "klingon")


def test_all_lines_that_cannot_be_read_are_named(tmp_path):
    path = tmp_path / "deck.txt"
    path.write_text("2x Daro\nhello\n# a remark\nyou\n", encoding="utf-8")
    result = CliRunner().invoke(app, ["deck", "import", str(path)])
    assert result.exit_code == 0
    assert "# Not in the deck: line 2, 'hello'.\n# Not in the deck: line 4, 'you'.\n" in result.stdout


@pytest.mark.parametrize("command", ["check", "import", "export"])
@pytest.mark.parametrize(
    ("content", "typed", "said"),
    [
        (b"", "FILE", "in none of the forms"),
        (b"hello", "FILE", "line 1 is neither a card nor a heading: 'hello'"),
        (b"1\tDaro", "FILE --ruleset 3e", "no ruleset is called '3e'"),
        (b"1\tDaro", "FILE --from pdf", "no form of decks is called 'pdf'"),
        (b"\x81\x8d", "FILE", "cannot be read"),
        (b"<!DOCTYPE d [<!ENTITY a 'b'>]><deck/>", "FILE", "declares the entity"),
        (b"", "klingon --ruleset 3e", "no ruleset is called '3e'"),
        (b"", "nothing", "no deck is called 'nothing'"),
        (b"", "nothing.txt", "there is no deck file 'nothing.txt'"),
        (b"", "x" * 5000, "cannot be read"),
    ],
)
def test_what_is_wrong_is_one_line(tmp_path, command, content, typed, said):
    path = tmp_path / "deck.txt"
    path.write_bytes(content)
    result = CliRunner().invoke(
        app, ["deck", command, *(str(path) if word == "FILE" else word for word in typed.split())]
    )
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert result.stderr.startswith("spaceline: ")
    assert said in result.stderr


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("export klingon --to pdf", "no form of decks is called 'pdf'"),
        ("export klingon --out nowhere/at/all.txt", "cannot write nowhere/at/all.txt"),
        ("import klingon --out nowhere/at/all.txt", "cannot write nowhere/at/all.txt"),
    ],
)
def test_what_cannot_be_written_is_one_line(typed, said):
    result = CliRunner().invoke(app, ["deck", *typed.split()])
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert said in result.stderr


def test_a_deck_that_cannot_be_exported_whole_is_not_exported(file):
    result = CliRunner().invoke(app, ["deck", "export", str(file("1\tDaro\nAside:\n1\tEmok\n"))])
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert "the section Aside with 1 Emok" in result.stderr


def test_every_second_edition_deck_of_the_reference_material_imports(shared, is_thorough):
    paths = sorted((shared / "data" / "lackey-2e" / "decks").glob("*.txt"))
    assert len(paths) == 32
    for path in paths[:: 1 if is_thorough else 4]:
        said = document("import", path, "--ruleset", "2e-cta2003")
        assert said["size"] >= 60
        assert {problem["sentence"] for problem in said["problems"]}
        assert said["unknown"]
