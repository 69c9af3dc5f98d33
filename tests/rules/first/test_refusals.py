"""Refusals of First Edition: every reason stands in one chapter only, and enforces a clause that exists."""

from collections import Counter

from spaceline.rules.clauses import load
from spaceline.rules.first.refusals import BATTLE, BORG, MISSIONS, MOVEMENT, PLAY, SEEDING, SENTENCES, TRIBBLES, TURN

CHAPTERS = (TURN, SEEDING, PLAY, MOVEMENT, MISSIONS, BATTLE, BORG, TRIBBLES)


def test_no_reason_means_two_things():
    counted = Counter(reason for chapter in CHAPTERS for reason in chapter)
    assert set(counted) == set(SENTENCES)
    assert not [reason for reason, times in counted.items() if times > 1]


def test_every_refusal_enforces_a_clause():
    catalogue = load()
    assert SENTENCES
    for reason, (sentence, clause) in SENTENCES.items():
        assert sentence.endswith("."), reason
        assert catalogue.get(clause).id == clause
