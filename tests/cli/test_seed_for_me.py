"""``seed for me`` at the terminal: what the computer would seed is listed, and taken or not."""

import re

from tests.cli.at_the_pipe import at_the_table, options, typing

FIRST = ("--ruleset", "1e-modern", "--seed", "7")


def test_all_of_seeding_takes_four_lines(tmp_path):
    played = at_the_table(tmp_path, *FIRST, policy=typing("seed for me", "yes", "seed for me", "yes"))
    assert played.code == 0, played.errors
    listed = played.screens[3]
    assert "What the computer would seed" in listed
    assert re.search(r"Federation Outpost: at .* \(A\d+\)", listed)
    assert " ".join(listed.split()).count("in the order in which they are met") >= 8
    assert "Left over: " in listed
    assert "Seed phases: dilemma phase" in played.text
    assert re.search(r"You seed Federation Outpost at ", played.screens[4])
    assert "Your turn" in played.screens[4] or "your turn" in played.screens[4]


def test_what_is_listed_is_what_is_seeded(tmp_path):
    played = at_the_table(tmp_path, *FIRST, policy=typing("seed for me", "yes", "seed for me", "yes", "l 60"))
    text = " ".join(played.screens[3].split())
    listed = re.findall(r"\(A\d+\): (.*?), in the order", text)
    seeded = " ".join(played.screens[5].split())
    assert listed
    for cards in listed:
        first, *_ = cards.split(", ")
        assert f"You seed {first}" in seeded


def test_who_says_no_is_asked_again_and_nothing_has_happened(tmp_path):
    played = at_the_table(tmp_path, *FIRST, policy=typing("seed for me", "no", "", "l"))
    question = played.screens[0][played.screens[0].rindex("\n── ") :]
    assert options(played.screens[3]) == options(question)
    assert "You place" not in played.text


def test_what_can_be_typed_is_said_with_the_question_and_in_the_help(tmp_path):
    played = at_the_table(tmp_path, *FIRST, policy=typing("?"))
    assert "seed for me: lists" in played.screens[0]
    assert re.search(r"^  seed for me +in First Edition", played.screens[1], re.MULTILINE)


def test_nothing_is_offered_where_nothing_is_seeded(tmp_path):
    played = at_the_table(tmp_path, "--seed", "7", policy=typing("seed for me"))
    assert "seed for me" not in played.screens[0]
    assert "Nothing can be arranged now." in played.screens[1]


def test_the_only_outpost_is_not_the_first_of_what_may_go_beneath_a_mission(tmp_path):
    played = at_the_table(tmp_path, *FIRST, policy=typing("seed for me", "yes", "none"))
    question = played.screens[2][played.screens[2].rindex("\n── ") :]
    rows = re.findall(r"^ +(\d+) .*$", question, re.MULTILINE)
    mis_seeds = [bool(re.search("mis-seed", row)) for row in re.findall(r"^ +\d+ .*$", question, re.MULTILINE)]
    assert len(rows) > 20
    assert mis_seeds == sorted(mis_seeds)
    assert "Federation Outpost" not in question.splitlines()[2]


def test_a_card_s_number_stands_for_the_card_beside_it(tmp_path):
    """The order on the screen is not that of the engine."""
    played = at_the_table(tmp_path, *FIRST, policy=typing("seed for me", "yes", "1"))
    question = played.screens[2][played.screens[2].rindex("\n── ") :]
    first = re.search(r"^ +1 +(.*?)  ", question, re.MULTILINE)
    assert first
    assert f"You seed {first[1].split(' #')[0]} beneath" in " ".join(played.screens[3].split())
