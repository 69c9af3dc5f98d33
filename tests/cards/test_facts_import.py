"""The import tool: what it reads, what it refuses, and that the committed facts are what it makes."""

import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from spaceline.cards.catalogue import SECOND_CARDS
from spaceline.effects.nodes.requirements import All, Any, Skill, Total
from spaceline.rules.second.facts import Keyword
from tests.support.card_list import card_list
from tools.import_second import main
from tools.second_check import BEGIN, END, premiere_list, section_replaced, set_title
from tools.second_requirements import parse_requirement
from tools.second_rows import (
    facts_of,
    icons_of,
    keywords_of,
    play_permissions,
    pronoun_of,
    read_rows,
    skills_of,
)
from tools.second_titles import HEADQUARTERS, LOCATIONS, ONE_WORD, PERSONNEL, SHIPS, Name, doubt, split_name

CARD_LIST = "data/lackey-2e/sets/Physical.txt"


def facts_with(folder, **cells):
    [card] = map(facts_of, read_rows(card_list(folder, **cells)))
    return card


def test_the_committed_facts_are_what_the_tool_makes(shared, root, tmp_path):
    assert main(["--cards", str(shared / CARD_LIST), "--out", str(tmp_path)]) == 0
    for file in SECOND_CARDS.files.values():
        committed = root / "src/spaceline/cards/facts/second" / file
        assert (tmp_path / file).read_bytes() == committed.read_bytes()


def test_the_committed_page_is_what_the_tool_makes(shared, root, tmp_path):
    page = Path(shutil.copy(root / "docs/card-facts.md", tmp_path))
    assert main(["check", "--rulebooks", str(shared / "rules/sources"), "--report", str(page)]) == 0
    assert page.read_bytes() == (root / "docs/card-facts.md").read_bytes()


def test_location_title_and_subtitle_make_up_the_name_of_the_card_list(shared):
    names = {card.id: [card.location, card.title, card.subtitle] for card in SECOND_CARDS.facts().values()}
    for row in read_rows(shared / CARD_LIST):
        card = facts_of(row)
        assert " ".join(filter(None, names[card.id])) == row["Name"]


def test_no_entry_of_the_title_tables_is_idle():
    cards = SECOND_CARDS.facts().values()
    titles = {card.title for card in cards if card.subtitle}
    assert titles >= PERSONNEL | SHIPS | HEADQUARTERS
    assert {card.location for card in cards} == LOCATIONS | {""}


def test_no_title_of_unique_personnel_is_a_guess():
    titles = {card.title for card in SECOND_CARDS.facts().values() if card.type == "personnel" and card.unique}
    assert titles == PERSONNEL | ONE_WORD


def test_titles_and_subtitles_of_premiere_are_those_of_the_rulebook(shared):
    rulebook = shared / "rules/sources/2e-rulebook-premiere-2002.txt"
    listed = premiere_list(rulebook.read_text(encoding="utf-8"))
    names = {
        card.number: ", ".join(filter(None, [card.title, card.subtitle]))
        for card in SECOND_CARDS.facts(["se"]).values()
    }
    assert listed.keys() == names.keys()
    differing = {number for number, name in names.items() if listed[number][0] != name}
    assert differing == {77, 228, 239, 264, 338, 384, 398}  # misspelt there, or an accent or a capital


def test_the_tool_runs_as_a_script(root, tmp_path):
    script = [sys.executable, str(root / "tools/import_second.py"), "--cards", str(tmp_path / "none.txt")]
    done = subprocess.run(script, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("import_second: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("cells", "complaint"),
    [
        ({"CollectorsInfo": "229"}, "unknown collector's information '229'"),
        ({"Affiliation": "Vulcan"}, "unknown affiliation 'Vulcan'"),
        ({"Icons": "[Nav]"}, "unknown icon 'Nav'"),
        ({"Icons": "Cmd"}, "unknown icons 'Cmd'"),
        ({"Skills": "Honor Baking"}, "'Baking' is no skill"),
        ({"Skills": "Honor 2 Honor"}, "Honor is printed twice"),
        ({"Skills": "honor"}, "unreadable skills 'honor'"),
        ({"Cost": "X"}, "'X'"),
        ({"Text": "one\ttoo many"}, "line 2: 24 columns instead of 23"),
    ],
)
def test_a_bad_row_is_refused_in_one_line(tmp_path, capsys, cells, complaint):
    path = card_list(tmp_path, **cells)
    assert main(["--cards", str(path), "--out", str(tmp_path / "out")]) == 2
    error = capsys.readouterr().err
    assert complaint in error
    assert error.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_a_file_that_is_no_card_list_is_refused(tmp_path, capsys):
    path = tmp_path / "notes.txt"
    path.write_text("Ari\tSE\n", encoding="utf-8")
    assert main(["--cards", str(path)]) == 2
    assert "no card list" in capsys.readouterr().err


def test_an_incomplete_card_list_is_refused(tmp_path, capsys):
    assert main(["--cards", str(card_list(tmp_path)), "--out", str(tmp_path / "out")]) == 2
    assert "no card of set ca" in capsys.readouterr().err


def test_a_set_that_the_catalogue_does_not_name_is_one_line(tmp_path, capsys):
    path = card_list(tmp_path, Set="NE")
    assert main(["--cards", str(path), "--out", str(tmp_path / "out"), "--sets", "ne"]) == 2
    error = capsys.readouterr().err
    assert "set ne is not in SECOND_CARDS" in error
    assert error.count("\n") == 1


def test_text_is_noted_but_not_kept(tmp_path):
    assert not facts_with(tmp_path).has_text
    card = facts_with(tmp_path, Text="While she waits, nothing happens.")
    assert card.has_text
    assert card.pronoun == "she"


def test_skills_left_to_the_text_are_marked(tmp_path):
    card = facts_with(tmp_path, Skills="", Text="This personnel has all skills.")
    assert card.computed_skills
    assert card.skills == {}


CUNNING = Total(("Cunning",), 30)


@pytest.mark.parametrize(
    ("line", "requirement"),
    [
        ("Law", Skill("Law")),
        ("(Law)", Skill("Law")),
        ("3 Treacher", Skill("Treachery", 3)),
        ("Cunning>30", CUNNING),
        ("Cunning+Strength>11", Total(("Cunning", "Strength"), 11)),
        ("Law, 2 Honor, and Cunning>30", All((Skill("Law"), Skill("Honor", 2), CUNNING))),
        ("Law, 2 Honor and Cunning>30", All((Skill("Law"), Skill("Honor", 2), CUNNING))),
        ("Law or Honor and Cunning>30", Any((Skill("Law"), All((Skill("Honor"), CUNNING))))),
        ("(Law or Honor) and Cunning>30", All((Any((Skill("Law"), Skill("Honor"))), CUNNING))),
        ("Law and (Honor and Cunning>30)", All((Skill("Law"), Skill("Honor"), CUNNING))),
        ("Law or (Honor or Cunning>30)", Any((Skill("Law"), Skill("Honor"), CUNNING))),
    ],
)
def test_or_binds_loosest_and_groups_of_one_vanish(line, requirement):
    assert parse_requirement(line) == requirement


@pytest.mark.parametrize(
    "line",
    [
        "",
        "Law,",
        "Law Honor",
        "(Law",
        "Law)",
        "Cunning",
        "Cunning>",
        "Cunning+Law>3",
        "2",
        "Baking",
        "Law; Honor",
    ],
)
def test_a_line_outside_the_grammar_is_refused(line):
    with pytest.raises(ValueError, match=r"requirement|skill|unreadable"):
        parse_requirement(line)


@pytest.mark.parametrize(
    ("text", "icons"),
    [
        ("", ()),
        ("[Cmd][DS9]", ("Cmd", "DS9")),
        ("[CMD][Ds9][]", ("Cmd", "DS9")),
        ("[Non][Sta]", ("NA", "SF")),
    ],
)
def test_spellings_of_icons_are_folded(text, icons):
    assert icons_of(text) == icons


@pytest.mark.parametrize(
    ("text", "keywords"),
    [
        ("", ()),
        ("Drone.", (Keyword("Drone"),)),
        ("Commander: U.S.S. Defiant. Host.", (Keyword("Commander", "U.S.S. Defiant"), Keyword("Host"))),
        ("Crime. Q.", (Keyword("Crime"), Keyword("Q"))),
        ("Decay: 3. (This wears off.)", (Keyword("Decay", "3"),)),
        ("Interlink: a skill on something.", (Keyword("Interlink"),)),
    ],
)
def test_keywords_end_with_a_stop_that_is_no_abbreviation(text, keywords):
    assert keywords_of(text) == keywords


def test_double_blanks_between_skills_do_no_harm():
    assert skills_of("Law  2 Honor") == {"Law": 1, "Honor": 2}


@pytest.mark.parametrize(
    ("kind", "text", "pronoun"),
    [
        ("personnel", "When stopped, she draws.", "she"),
        ("personnel", "Return this personnel to his owner's hand.", "he"),
        ("personnel", "An opponent discards his or her hand.", ""),
        ("personnel", "He waits for her.", ""),
        ("ship", "While this ship is at a mission, it is quick.", "it"),
        ("ship", "If it is a planet mission and this ship is staffed, wait.", ""),
        ("event", "He waits.", ""),
    ],
)
def test_the_pronoun_is_the_one_that_speaks_of_the_card(kind, text, pronoun):
    assert pronoun_of(text, kind) == pronoun


def test_a_headquarters_line_of_another_shape_is_refused():
    with pytest.raises(ValueError, match="unknown headquarters permission"):
        play_permissions("You may play everything at this mission.")


@pytest.mark.parametrize(
    ("name", "kind", "parts"),
    [
        ("Kira Founder Examiner", "personnel", ("", "Kira Founder", "Examiner")),
        ("Kira Nerys Colonel Kira", "personnel", ("", "Kira Nerys", "Colonel Kira")),
        ("Data Aspirer", "personnel", ("", "Data", "Aspirer")),
        ("I.K.S. Lukara", "ship", ("", "I.K.S. Lukara", "")),
        ("U.S.S. Defiant Stolen Warship", "ship", ("", "U.S.S. Defiant", "Stolen Warship")),
        ("Cardassia IV Rescue Prisoners", "mission", ("Cardassia IV", "Rescue Prisoners", "")),
        ("Iconia Investigation", "mission", ("", "Iconia Investigation", "")),
        ("Born for Conquest", "event", ("", "Born for Conquest", "")),
    ],
)
def test_a_joined_name_is_split(name, kind, parts):
    assert split_name(name, kind, unique=True) == parts


@pytest.mark.parametrize(
    ("name", "table"), [("Kira Meru Comfort Woman", "ONE_WORD"), ("Day Kannu Field Colonel", "PERSONNEL")]
)
def test_a_title_that_is_guessed_is_reported(tmp_path, monkeypatch, capsys, name, table):
    monkeypatch.setattr("tools.import_second.SECOND_CARDS", replace(SECOND_CARDS, files={"se": "premiere.json"}))
    path = card_list(tmp_path, Name=name, Unique="Y")
    assert main(["--cards", str(path), "--out", str(tmp_path / "out")]) == 0
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert f"2e-se-229 {name!r}" in told
    assert table in told
    known = card_list(tmp_path, Name="Dukat Liberator", Unique="Y")
    assert main(["--cards", str(known), "--out", str(tmp_path / "out")]) == 0
    assert capsys.readouterr().err == ""


def test_a_headquarters_without_subtitle_is_in_doubt():
    assert "HEADQUARTERS" in doubt(Name("", "Vulcan Home of Logic", ""), "mission", unique=True, headquarters=True)
    assert not doubt(Name("", "Earth", "Cradle of the Federation"), "mission", unique=True, headquarters=True)


def test_a_set_beside_the_catalogue_is_left_out(tmp_path):
    assert list(read_rows(card_list(tmp_path, Set="XX"))) == []


def test_a_set_is_told_by_the_name_of_its_file():
    assert [set_title(file) for file in ("premiere.json", "call_to_arms.json")] == ["Premiere", "Call to Arms"]


def test_a_page_without_marks_is_refused_and_the_rest_of_a_page_is_kept():
    assert section_replaced(f"a\n{BEGIN}\nold\n{END}\nz\n", "new") == f"a\n{BEGIN}\n\nnew\n\n{END}\nz\n"
    with pytest.raises(ValueError, match="marks"):
        section_replaced("a", "new")
