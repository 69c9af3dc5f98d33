"""The First Edition import tool: what it reads, what it refuses, and that the committed facts are what it makes."""

import csv
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from spaceline.cards.catalogue import FIRST_CARDS
from spaceline.effects.nodes.requirements import All, Any, Each, Skill, Total
from spaceline.rules.first.facts import Points, Staffing
from tools.first_combos import shared_out
from tools.first_merge import differences, merged_rows, read_sources, titles_of
from tools.first_requirements import parse_requirement
from tools.first_rows import facts_of, points_of, species_of, staffing_of, value_of
from tools.first_skills import SKILLS, read_downloads, read_equipment, read_person, read_sides
from tools.first_sources import (
    key_of,
    merged_faces,
    read_errata,
    read_homeworlds,
    read_rescinded,
    read_skills_list,
    read_tabbed,
)
from tools.import_first import main

NEWER = "data/velara-1e/cards.csv"
OLDER = "data/lackey-1e/sets/Physical.txt"
COMPENDIUM = "rules/sources/1e-compendium-2.4.5.txt"
HEADER = [
    *("Name", "Set", "ImageFile", "Release", "Set id", "Blueprint ID", "Info", "Property", "Uniqueness", "Type"),
    *("Mission/ Dilemma Type", "Affil", "Class", "Int/Rng", "Cun/Wpn", "Str/Shd", "Points", "Region", "Quadrant"),
    *("Span", "Icons", "Staff", "Characteristics/ Keywords", "Requires", "Persona", "Command", "Text"),
]
TEXTS = {"Personnel", "Ship", "Mission"}
ATTRIBUTES = {"Integrity", "Cunning", "Strength"}


@pytest.fixture(scope="module")
def premiere(shared):
    return read_sources(shared / NEWER, shared / OLDER, shared / COMPENDIUM, "premiere")


def sources_of(folder, errata="", older=None, **cells):
    """Three sources of one Premiere personnel, some of its cells changed."""
    row = dict.fromkeys(HEADER, "") | {
        "Name": "Calloway",
        "Release": "premiere",
        "Blueprint ID": "101_201",
        "Info": "C",
        "Type": "Personnel",
        "Affil": "Federation",
        "Class": "MEDICAL",
        "Int/Rng": "7",
        "Cun/Wpn": "5",
        "Str/Shd": "3",
        "Characteristics/ Keywords": "Human; Female; Mission Specialist;",
        "Persona": "Calloway",
        "Text": "MEDICAL Youth",
    }
    newer_row = row | cells
    older_row = newer_row | (older or {})
    for name, delimiter, cards in (("newer.csv", ",", newer_row), ("older.txt", "\t", older_row)):
        with (folder / name).open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, HEADER, delimiter=delimiter, lineterminator="\n")
            writer.writeheader()
            writer.writerow(cards)
    (folder / "rules.txt").write_text(
        f"APPENDIX A: LISTS\n\nAPPENDIX B: ERRATA\n\n{errata}\n\nAPPENDIX C\n", encoding="utf-8"
    )
    return ["--newer", folder / "newer.csv", "--older", folder / "older.txt", "--compendium", folder / "rules.txt"]


def card_with(folder, **changes):
    _, newer, _, older, _, compendium = sources_of(folder, **changes)
    sources = read_sources(newer, older, compendium, "premiere")
    [(key, row)] = merged_rows(sources).items()
    return facts_of(row, sources, key)


def test_the_committed_first_facts_are_what_the_tool_makes(shared, root, tmp_path):
    paths = ["--newer", shared / NEWER, "--older", shared / OLDER, "--compendium", shared / COMPENDIUM]
    assert main([*map(str, paths), "--out", str(tmp_path)]) == 0
    for file in FIRST_CARDS.files.values():
        assert (tmp_path / file).read_bytes() == (root / "src/spaceline/cards/facts/first" / file).read_bytes()


def test_the_committed_page_is_what_the_tool_makes(shared, root, tmp_path):
    page = Path(shutil.copy(root / "docs/card-facts-first.md", tmp_path))
    paths = ["--newer", shared / NEWER, "--older", shared / OLDER, "--compendium", shared / COMPENDIUM]
    assert main(["check", *map(str, paths), "--report", str(page)]) == 0
    assert page.read_bytes() == (root / "docs/card-facts-first.md").read_bytes()


def printed(card):
    """The text column of a card without game text, said from its facts alone."""
    if card.type == "ship":
        return ", ".join(card.special_equipment)
    if card.type == "mission":
        return asked(card.end.requirement)
    levels = [skill if level == 1 else f"{skill} x {level}" for skill, level in card.skills.items()]
    return " ".join([*card.classifications, *levels])


def asked(requirement):
    """A requirement as missions print it."""
    if isinstance(requirement, Any):
        return " OR ".join(map(asked, requirement.parts))
    if isinstance(requirement, All):
        return " + ".join(map(asked, requirement.parts))
    if isinstance(requirement, Total):
        return f"{requirement.attributes[0].upper()}>{requirement.over}"
    if isinstance(requirement, Each):
        return f"{{{requirement.title}}}"
    return requirement.name if requirement.level == 1 else f"{requirement.name} x{requirement.level}"


def test_nothing_remains_of_the_text_of_217_cards(premiere):
    rows = merged_rows(premiere)
    plain = [
        card
        for card in FIRST_CARDS.facts(["premiere"]).values()
        if not card.has_text and card.type.capitalize() in TEXTS
    ]
    assert len(plain) == 217
    for card in plain:
        assert printed(card) == rows[key_of(card.title)]["Text"]


def test_every_card_can_be_found_by_the_titles_of_both_lists(premiere):
    cards = FIRST_CARDS.facts().values()
    found = {title: card.number for card in cards for title in (card.title, *card.other_titles)}
    assert {row["Name"]: int(row["Blueprint ID"][4:]) for row in premiere.newer.values()}.items() <= found.items()
    assert {row["Name"] for row in premiere.older.values()} <= found.keys()


def test_errata_count_before_the_newer_list_and_that_before_the_older(premiere):
    assert titles_of(premiere, "I.K.S. Bortas") == ("I.K.C. Bortas", "I.K.S. Bortas")
    assert titles_of(premiere, "I.K.S. Pagh") == ("I.K.S. Pagh", "I.K.C. Pagh")


def test_two_cards_have_rescinded_errata(shared):
    """1E-G:rescinded-errata/1."""
    assert read_rescinded(shared / COMPENDIUM) == ["Scanner Interference", "Temporal Vortex"]


def test_the_tool_warns_of_a_card_whose_errata_are_rescinded(tmp_path, capsys):
    """1E-G:rescinded-errata/1."""
    said = "\n\n*This card has **{}** changes.*\n\nIcons: [Cmd]\n\n"
    for size in ("RESCINDED", "major"):
        errata = "Calloway" + said.format(size) + "Taitt" + said.format("RESCINDED")
        paths = sources_of(tmp_path, errata)
        assert main([*map(str, paths), "--sets", "premiere", "--out", str(tmp_path / "out")]) == 0
        told = capsys.readouterr().err
        assert ("compare with the printed cards: Calloway\n" in told) == (size == "RESCINDED")
        assert "Taitt" not in told


def test_errata_are_read_whole(shared):
    errata = read_errata(shared / COMPENDIUM)
    assert len(errata) == 449
    assert errata["Khitomer Research"] == {"Affil": "[ROM][KLI]"}
    assert errata["Federation Outpost"]["Uniqueness"] == "univ"
    assert errata["Investigate Sighting"] == {"Location": "Beta Stromgren"}


def test_the_skills_that_the_tool_knows_are_those_of_the_rules(shared):
    assert read_skills_list(shared / COMPENDIUM) == SKILLS


def test_homeworlds_are_those_of_the_rules(shared):
    homeworlds = read_homeworlds(shared / COMPENDIUM)
    assert homeworlds["Cloaked Mission"] == ("Romulus", "Romulan")
    assert homeworlds["Expose Covert Supply"] == ("Qo'noS", "Klingon")
    assert homeworlds["Observe Ritual"] == ("", "Vulcan")
    assert len(homeworlds) == 15


def test_the_sources_differ_in_no_number(premiere):
    columns = {one.column for one in differences(premiere)}
    assert columns == {"Name", "Command", "Characteristics/ Keywords", "Text"}


@pytest.mark.parametrize("release", ["borg", "ha", "tmp", "voy"])
def test_a_star_marks_the_other_face_of_one_card(shared, release):
    with (shared / OLDER).open(encoding="utf-8-sig") as lines:
        faces = [line.split("\t") for line in lines]
    names = [cells[0] for cells in faces if cells[3] == release]
    starred = {name.removesuffix("*") for name in names if name.endswith("*")}
    rows = read_tabbed(shared / OLDER, release)
    assert starred
    assert len(rows) == len(names) - len(starred)
    assert starred <= {row["Name"] for row in rows if row["Affil"].count("/") == 1}


def test_faces_are_merged_into_one_card_with_both_affiliations(tmp_path):
    face = {"Name": "Ayala", "Info": "114 C", "Affil": "Federation/Non-Aligned", "Command": ""}
    other = face | {"Name": "Ayala*", "Affil": "Non-Aligned/Federation", "Command": "Val Jean"}
    assert merged_faces([other, face]) == [face | {"Command": "Val Jean"}]
    assert card_with(tmp_path, Affil="Federation/Non-Aligned").affiliations == ("Fed", "NA")


@pytest.mark.parametrize(
    ("faces", "complaint"),
    [
        ([{"Name": "Ayala*", "Info": "114 C", "Affil": "Federation"}], r"Ayala\* has no first face"),
        (
            [
                {"Name": "Ayala", "Info": "114 C", "Affil": "Federation/Non-Aligned"},
                {"Name": "Ayala*", "Info": "114 C", "Affil": "Non-Aligned/Klingon"},
            ],
            "different affiliations",
        ),
    ],
)
def test_faces_that_do_not_belong_together_are_refused(faces, complaint):
    with pytest.raises(ValueError, match=complaint):
        merged_faces(faces)


def test_the_tool_runs_as_a_script(root, tmp_path):
    script = [sys.executable, str(root / "tools/import_first.py"), "--newer", str(tmp_path / "none.csv")]
    done = subprocess.run(script, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("import_first: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"Affil": "Vulcans"}, "unknown affiliation 'Vulcans'"),
        ({"Icons": "[Ship]"}, "unknown icon 'Ship'"),
        ({"Icons": "Cmd"}, "unknown icons 'Cmd'"),
        ({"Class": "COOK"}, "unknown classification 'COOK'"),
        ({"Class": "OFFICER"}, "the text does not begin with OFFICER"),
        ({"Text": "MEDICAL Youth Youth"}, "Youth is printed twice"),
        ({"Int/Rng": "high"}, "'high' is no number and no expression"),
        ({"Uniqueness": "rare"}, "unknown uniqueness 'rare'"),
        ({"Release": "alpha"}, "no card of premiere"),
        ({"older": {"Name": "Callaway"}}, "only the newer card list has Calloway"),
    ],
)
def test_a_bad_source_is_refused_in_one_line(tmp_path, capsys, changes, complaint):
    paths = sources_of(tmp_path, **changes)
    assert main([*map(str, paths), "--sets", "premiere", "--out", str(tmp_path / "out")]) == 2
    error = capsys.readouterr().err
    assert complaint in error
    assert error.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_errata_replace_skills_below_the_classification(tmp_path):
    errata = "Calloway\n\n*This card has **minor** changes.*\n\nSkills: [SD] Biology [SD] Geology x2"
    card = card_with(tmp_path, errata=errata)
    assert card.skills == {"Biology": 1, "Geology": 2}
    assert not card.has_text


def test_a_persona_is_kept_where_it_is_not_the_title(tmp_path):
    assert card_with(tmp_path, older={"Persona": "Dr. Calloway"}).persona == "Dr. Calloway"
    assert not card_with(tmp_path).persona


@pytest.mark.parametrize(
    ("text", "classifications", "expected"),
    [
        ("OFFICER Diplomacy x 2 Honor", ("OFFICER",), ({"Diplomacy": 2, "Honor": 1}, (), "")),
        ("MEDICAL MEDICAL Biology", ("MEDICAL",), ({"MEDICAL": 1, "Biology": 1}, (), "")),
        ("V.I.P. Empathy x2", ("V.I.P.",), ({"Empathy": 2}, (), "")),
        ("SCIENCE Stellar Cartography Geology", ("SCIENCE",), ({"Stellar Cartography": 1, "Geology": 1}, (), "")),
        ("ENGINEER Repairs the ship.", ("ENGINEER",), ({}, (), "Repairs the ship.")),
        ("OFFICER Honorable in all.", ("OFFICER",), ({}, (), "Honorable in all.")),
        ("V.I.P. Law Honor OR Section 31 (any).", ("V.I.P.",), ({"Law": 1}, (("Honor", "Section 31"),), "(any).")),
        (
            "CIVILIAN Law Greed and Music if Vash is here.",
            ("CIVILIAN",),
            ({"Law": 1}, (), "Greed and Music if Vash is here."),
        ),
        ("Law OR Greed OR Music Youth", (), ({"Youth": 1}, (("Law", "Greed", "Music"),), "")),
    ],
)
def test_skills_end_where_the_sentences_begin(text, classifications, expected):
    skills, choices, downloads, left, special_first = read_person(text, classifications)
    assert (skills, choices, left) == expected
    assert downloads == ()
    assert not special_first


TYPES = {"Hail": "interrupt", "Bodyguards": "event"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Steers well. Law Music x 2", ({"Law": 1, "Music": 2}, (), (), "Steers well.")),
        ("Youth Steers. Law DL/ {Hail} Steers.", ({"Youth": 1, "Law": 1}, (), (("Hail",),), "Steers. Steers.")),
        ("Law DL/ {Hail} OR {Bodyguards} Youth", ({"Law": 1, "Youth": 1}, (), (("Hail", "Bodyguards"),), "")),
        ("DL/ {Any PADD} Law DL/ {Hail}", ({"Law": 1}, (), (("Hail",),), "DL/ {Any PADD}")),
        ("Law DL/ {Hail} (at once).", ({"Law": 1}, (), (("Hail",),), "(at once).")),
        ("Steers (not well.) Law {Hail} costs more.", ({"Law": 1}, (), (), "Steers (not well.) {Hail} costs more.")),
        ("Steers. Law OR Greed", ({}, (("Law", "Greed"),), (), "Steers.")),
        ("Law x2 if here. Law Greed", ({"Law": 1, "Greed": 1}, (), (), "Law x2 if here.")),
        ("* Law  Select a classification.", ({"Law": 1}, (), (), "Select a classification.")),
    ],
)
def test_skills_and_downloads_behind_a_sentence_are_facts(text, expected):
    assert read_person(text, (), TYPES)[:4] == expected


@pytest.mark.parametrize(
    ("text", "is_so"),
    [
        ("MEDICAL Steers well. MEDICAL Law", True),
        ("MEDICAL DL/ {Hail} Law", True),
        ("MEDICAL Steers. Law OR Greed", True),
        ("MEDICAL Law Steers well. Greed", False),
        ("MEDICAL Steers well.", False),
    ],
)
def test_a_special_skill_before_all_regular_ones_is_a_fact(text, is_so):
    """1E-G:skills/2: of whom no regular skill is printed the special one stands first anyway."""
    assert read_person(text, ("MEDICAL",), TYPES).special_first == is_so


@pytest.mark.parametrize(
    "text",
    [
        "Those with Honor are better.",
        "Steers. SECURITY personnel are better.",
        "Steers. Diplomacy x2 if Vash is here.",
        "Honor (if Vash is here).",
        "Tal Shiar x2 (when Romulan).",
        "Leadership x -1 Steers.",
        "Steers with DL/ {Hail} too.",
    ],
)
def test_a_skill_inside_a_sentence_or_under_a_condition_is_none(text):
    assert read_person(text, (), TYPES)[:4] == ({}, (), (), text)


def test_downloads_of_a_ship_are_read_behind_a_sentence_and_its_skills_are_not():
    assert read_downloads("Carries two. DL/ {Hail}", TYPES).downloads == (("Hail",),)
    assert read_downloads("Law Carries two.", TYPES)[:4] == ({}, (), (), "Law Carries two.")


@pytest.mark.parametrize(
    ("title", "skills", "downloads"),
    [
        ("Gideon Seyetik", {"Astrophysics": 1, "Physics": 2}, ()),
        ("The Emissary", {"Diplomacy": 1}, (("Bajoran Wormhole",),)),
        ("Paul Porter", {"Physics": 1, "Geology": 1, "Computer Skill": 1}, ()),
        ("Kai Winn", {"Leadership": 2, "Diplomacy": 1, "Treachery": 1}, ()),
        ("Kahlest", {"MEDICAL": 1, "Honor": 1, "Music": 1}, ()),
        ("Regent Worf", {"OFFICER": 1, "Treachery": 1, "Leadership": 1, "Navigation": 1}, (("Make It So",),)),
        (
            "Maihar'du",
            {"Navigation": 2, "Exobiology": 1},
            (("Bodyguards", "Security Sacrifice"), ("Scepter of the Grand Nagus",)),
        ),
    ],
)
def test_the_facts_have_what_stands_behind_a_sentence(title, skills, downloads):
    card = next(card for card in FIRST_CARDS.facts().values() if card.title == title)
    assert (card.skills, card.special_downloads) == (skills, downloads)


def test_a_multiplied_skill_inside_a_choice_is_refused():
    with pytest.raises(ValueError, match="Honor is multiplied inside a choice"):
        read_person("Honor x 2 OR Law")


def test_equipment_of_a_ship_ends_where_the_sentences_begin():
    assert read_equipment("Cloaking Device, Tractor Beam") == (("Cloaking Device", "Tractor Beam"), "")
    assert read_equipment("Tractor Beam Carries two.") == (("Tractor Beam",), "Carries two.")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ()),
        ("[Cmd][Stf][Stf]", (Staffing(icons=("Cmd", "Stf", "Stf")),)),
        ("[Cmd]  OR {Borg Queen}", (Staffing(icons=("Cmd",)), Staffing(titles=("Borg Queen",)))),
        ("[Stf] Empathy x2", (Staffing(icons=("Stf",), skills={"Empathy": 2}),)),
        ("[Stf] Empathy", (Staffing(icons=("Stf",), skills={"Empathy": 1}),)),
        ("Vulcan", (Staffing(characteristics=("Vulcan",)),)),
    ],
)
def test_a_ship_can_be_staffed_in_several_ways(text, expected):
    assert staffing_of(text) == expected


@pytest.mark.parametrize("text", ["X", "5+X", "8-X", "7+7", "NO", "10X", "Q", "*"])
def test_an_expression_stays_one(text):
    assert value_of(text) == text


def test_a_point_box_may_be_starred_negative_or_missing():
    assert points_of("30*") == Points(30, starred=True)
    assert points_of("-5") == Points(-5)
    assert points_of("X") == Points("X")
    assert points_of("") is None


def test_the_first_characteristic_is_the_species_if_it_names_one():
    assert species_of(("Klingon/Human", "Male")) == ("Klingon", "Human")
    assert species_of(("Captain", "Male")) == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Geology", Skill("Geology")),
        ("Archaeology x 3 + V.I.P.", All((Skill("Archaeology", 3), Skill("V.I.P.")))),
        (
            "Honor + INTEGRITY>30 OR {Gowron}",
            Any((All((Skill("Honor"), Total(("Integrity",), 30))), Each(title="Gowron"))),
        ),
        ("Law + (Greed OR Music x2)", All((Skill("Law"), Any((Skill("Greed"), Skill("Music", 2)))))),
        ("{Time Travel Pod}", Each(title="Time Travel Pod", type="artifact")),
        ("{any Gowron} OR Strength>45", Any((Each(keyword="Gowron"), Total(("Strength",), 45)))),
    ],
)
def test_or_binds_loosest_in_a_requirement(text, expected):
    assert parse_requirement(text, {"Gowron": "personnel", "Time Travel Pod": "artifact"}) == expected


@pytest.mark.parametrize("text", ["", "Law +", "Law Geology", "(Law", "Law)", "{Gowron", "CUNNING>", "Law x0x"])
def test_an_unreadable_requirement_is_refused(text):
    with pytest.raises(ValueError, match=r"requirement|parenthesis"):
        parse_requirement(text, {})


def test_skills_that_differ_by_affiliation_are_read_for_each():
    names = {"Federation": "Fed", "Romulan": "Rom"}
    text = "Romulan: Tal Shiar, Treachery Federation: Diplomacy x2, INTEGRITY +4"
    assert read_sides(text, names) == (
        {"Rom": {"Tal Shiar": 1, "Treachery": 1}, "Fed": {"Diplomacy": 2}},
        "INTEGRITY +4",
    )
    assert read_sides("Romulan: Tal Shiar", names) == ({}, "Romulan: Tal Shiar")
    assert read_sides("Romulan: Tal Shiar", {"Romulan": "Rom"}) == ({}, "Romulan: Tal Shiar")


def test_characteristics_of_a_combo_go_with_the_half_that_is_related_to_it():
    """1E-7.2.2.0.7/3; of what a dilemma alone is related to the combo says nothing (1E-10.3.0.2/2)."""
    first = ("male-related dilemma", "Virus-related dilemma")
    dilemmas = {"FIRST ONE": first, "THE OTHER": ("MEDICAL-related dilemma",)}
    told = ("MEDICAL-related dilemma", "male-related dilemma")
    assert shared_out('FIRST ONE: Something "else." THE OTHER: Nothing.', told, dilemmas) == (
        ("male-related dilemma",),
        ("MEDICAL-related dilemma",),
    )
    with pytest.raises(ValueError, match="female-related dilemma"):
        shared_out("FIRST ONE: Something. THE OTHER: Nothing.", ("female-related dilemma",), dilemmas)
    with pytest.raises(ValueError, match="1 halves"):
        shared_out("FIRST ONE: Something.", told, dilemmas)
