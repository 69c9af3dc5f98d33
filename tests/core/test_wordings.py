"""What people read is put together by a key, in the language of whoever reads it."""

import pickle

from spaceline.core.data.wordings import SaidError, Wording

THEIRS = {"outer": "{why}?! {name}", "inner": "weil {number}"}
INNER = SaidError("inner", "because of {number}.", number=3)


def test_an_error_is_said_in_a_language_and_in_english_where_that_has_no_words():
    outer = SaidError("outer", "{name}: {why}", name="{Ann}", why=INNER)
    assert str(outer) == "{Ann}: because of 3."
    assert outer.said(THEIRS) == "weil 3?! {Ann}"
    assert outer.said({"inner": THEIRS["inner"]}) == "{Ann}: weil 3"


def test_what_has_a_capital_letter_is_a_sentence():
    assert str(SaidError("more", "{Why} Nothing has changed.", why=INNER)) == "Because of 3. Nothing has changed."
    assert str(SaidError("more", "{Why}", why=ValueError("no number"))) == "No number."


def test_several_are_said_one_after_another():
    found = Wording("list", "({names})", {"names": (Wording("inner", "{number}", {"number": 1}), "two")})
    assert found.said({}) == "(1; two)"
    assert found.said(THEIRS) == "(weil 1; two)"


def test_an_error_goes_whole_from_one_process_to_another():
    there = pickle.loads(pickle.dumps(SaidError("outer", "{why}", why=INNER)))
    assert (there.key, str(there), there.said({"inner": "{number}"})) == ("outer", "because of 3.", "3")
