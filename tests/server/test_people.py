"""Guests come with a name at once, keep everything when they take a password, and come back with it."""

from pathlib import Path

import pytest
from argon2.exceptions import VerifyMismatchError

from spaceline.server.people.failed_logins import FailedLogins
from spaceline.server.people.kept_names import GUEST
from spaceline.server.people.limits import Limits, Rate, home
from spaceline.server.people.names import account_name, cleaned
from spaceline.server.people.passwords import HASHER, NOBODY, Passwords
from spaceline.server.problems import ProblemError
from tests.support.servers import problem

SECRET = {"name": "Ann", "password": "long enough"}


def test_a_guest_is_known_at_once(visit):
    ann = visit("Ann")
    me = ann.get("/api/me").json()
    assert (me["name"], me["is_guest"], me["token"]) == ("Ann", True, ann.token)


def nobody(answer) -> bool:
    """Whether a browser is told that it is nobody's yet: no refusal, for that is how everybody comes."""
    return (answer.status_code, answer.text) == (200, "null")


def test_whoever_has_not_come_in_is_nobody(visit):
    assert nobody(visit().get("/api/me"))
    assert problem(visit().get("/api/matches")) == (401, "unknown")


def test_the_cookie_cannot_be_read_by_scripts_and_is_not_sent_from_other_sites(visit):
    cookie = visit().post("/api/guests", {"name": "Ann"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie


def test_a_guest_who_comes_in_again_is_called_differently_and_keeps_the_matches(visit):
    ann = visit("Ann")
    match = ann.makes()
    assert ann.post("/api/guests", {"name": "Bea"}).json()["name"] == "Bea"
    assert [it["id"] for it in ann.get("/api/matches").json()] == [match["id"]]


def test_a_guest_who_takes_a_password_keeps_the_matches(visit):
    ann = visit("Ann")
    match = ann.makes()
    assert ann.post("/api/me/account", SECRET).json()["is_guest"] is False
    assert [it["id"] for it in ann.get("/api/matches").json()] == [match["id"]]
    elsewhere = visit()
    assert elsewhere.post("/api/login", SECRET).status_code == 200
    assert [it["id"] for it in elsewhere.get("/api/matches").json()] == [match["id"]]


def test_taking_a_password_makes_older_cookies_worth_nothing(visit):
    ann, thief = visit("Ann"), visit()
    thief.http.cookies.set("spaceline", ann.http.cookies["spaceline"], domain="testserver.local")
    assert thief.get("/api/me").json()["name"] == "Ann"
    ann.post("/api/me/account", SECRET)
    assert nobody(thief.get("/api/me"))
    assert ann.get("/api/me").json()["name"] == "Ann"


def test_the_matches_of_a_guest_go_to_the_account_that_logs_in(visit):
    visit("Ann").post("/api/me/account", SECRET)
    guest = visit("Guest")
    match = guest.makes()
    assert guest.post("/api/login", SECRET).json()["name"] == "Ann"
    assert [it["id"] for it in guest.get("/api/matches").json()] == [match["id"]]


def test_a_cookie_is_worth_nothing_after_logging_out(visit):
    ann = visit("Ann")
    cookie = ann.http.cookies["spaceline"]
    assert ann.post("/api/logout").status_code == 204
    ann.http.cookies.set("spaceline", cookie, domain="testserver.local")
    assert nobody(ann.get("/api/me"))


def test_a_cookie_that_is_worth_nothing_does_not_stand_in_the_way(visit):
    visit("Ann").post("/api/me/account", SECRET)
    other = visit()
    other.http.cookies.set("spaceline", "x" * 22, domain="testserver.local", path="/")
    assert problem(other.post("/api/login", SECRET)) == (403, "token")
    assert nobody(other.get("/api/me"))
    assert other.post("/api/login", SECRET).status_code == 200


@pytest.mark.parametrize("wrong", [{"password": "wrong password"}, {"name": "Nobody"}, {"name": "ann "}])
def test_a_wrong_name_and_a_wrong_password_are_told_alike(visit, wrong):
    visit("Ann").post("/api/me/account", SECRET)
    answer = visit().post("/api/login", {**SECRET, **wrong})
    if wrong == {"name": "ann "}:
        assert answer.status_code == 200, "names of accounts are compared without regard to case and spaces"
    else:
        assert problem(answer) == (401, "credentials")


def test_a_name_belongs_to_one_account(visit):
    visit("Ann").post("/api/me/account", SECRET)
    assert problem(visit("Bea").post("/api/me/account", {**SECRET, "name": "ANN"})) == (400, "taken")


def test_an_account_keeps_its_name_and_is_made_once(visit):
    ann = visit("Ann")
    ann.post("/api/me/account", SECRET)
    assert problem(ann.post("/api/guests", {"name": "Bea"})) == (403, "account")
    assert problem(ann.post("/api/me/account", SECRET)) == (403, "account")


def test_a_password_is_stored_as_argon2id_and_nowhere_else(visit, app):
    visit("Ann").post("/api/me/account", SECRET)
    folder = app.state.service.settings.data
    stored = b"".join(path.read_bytes() for path in folder.iterdir())
    assert b"$argon2id$" in stored
    assert SECRET["password"].encode() not in stored


def test_the_cookie_is_stored_as_a_hash_only(visit, app):
    ann = visit("Ann")
    folder = app.state.service.settings.data
    assert ann.http.cookies["spaceline"].encode() not in b"".join(path.read_bytes() for path in folder.iterdir())


def test_a_password_made_by_weaker_rules_is_noticed():
    assert not Passwords.is_old(HASHER.hash("x"))
    assert Passwords.is_old("$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHRzb21l$" + "A" * 43)


def test_without_an_account_a_password_is_compared_by_the_rules_of_today_with_what_none_fits():
    assert not Passwords.is_old(NOBODY)
    with pytest.raises(VerifyMismatchError):
        HASHER.verify(NOBODY, "")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann   B ", "Ann B"),
        ("Анна", "Анна"),
        ("田中 Ken", "田中 Ken"),
        ("Ann ❤️", "Ann ❤"),
        ("Player 1", "Player 1"),
        ("Zoë", "Zoë"),
        ("ﬁn", "fin"),
        ("ที่นี่", "ที่นี่"),
        ("李", "李"),
        ("<b>x</b>", "<b>x</b>"),
    ],
)
def test_a_name_is_kept_in_one_form(given, kept):
    assert cleaned(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        *("", "   ", "\u202eadmin", "a\x00b", "\u200b", "---", "x" * 31, "a" + "\u0301\u0330" * 4),
        *("\u3164", "Ann\u3164", "\u115f\u1160", "\u2800", "Ann\u034f", "\uffa0"),
    ],
)
def test_what_cannot_be_seen_is_no_name(given):
    with pytest.raises(ProblemError):
        cleaned(given)


@pytest.mark.parametrize("given", ["\u0410nn", "Ann\u03b1", "Ann\u0131\u0430"])
def test_letters_of_scripts_that_nobody_writes_together_are_no_name(given):
    with pytest.raises(ProblemError):
        cleaned(given)


@pytest.mark.parametrize(
    "given",
    [
        "Computer",
        "computer 2",
        "C0mputer",
        "Computer (1)",
        "SPACELINE",
        "Officer Vale",
        "Cadet  0rin",
        "Deleted player",
    ],
)
def test_nobody_is_called_like_the_program(given):
    with pytest.raises(ProblemError):
        cleaned(given)


@pytest.mark.parametrize("given", ["Captain", "captain", "Captain 2", "CAPTAIN"])
def test_nobody_keeps_the_name_that_everybody_is_offered(visit, given):
    assert problem(visit("Ann").post("/api/me/account", {**SECRET, "name": given})) == (400, "name")
    assert visit(given).get("/api/me").json()["name"] == given


def test_the_page_offers_the_name_that_nobody_keeps():
    words = (Path(__file__).parents[2] / "web" / "src" / "words" / "en.ts").read_text(encoding="utf-8")
    assert f'"guest": "{GUEST}"' in words


@pytest.mark.parametrize("alike", ["Paco", "paco", "\u0420\u0430\u0441\u043e", "\uff30aco", "Pac0"])
def test_nobody_takes_a_name_that_looks_like_that_of_an_account(visit, alike):
    visit("Paco").post("/api/me/account", {**SECRET, "name": "Paco"})
    assert problem(visit().post("/api/guests", {"name": alike})) == (400, "taken")
    other = visit("Other")
    assert problem(other.post("/api/guests", {"name": alike})) == (400, "taken")
    assert problem(other.post("/api/me/account", {**SECRET, "name": alike})) == (400, "taken")


def test_names_that_look_alike_to_a_program_are_one_account():
    assert account_name("ANN") == account_name(" ann ") == account_name("Ａnn")


def test_who_does_something_too_often_must_wait():
    at = [0.0]
    limits = Limits(rates={"chat": Rate(2, 10)}, clock=lambda: at[0])
    limits.take("chat", "ann")
    limits.take("chat", "ann")
    with pytest.raises(ProblemError) as refused:
        limits.take("chat", "ann")
    assert (refused.value.status, refused.value.wait) == (429, 5)
    limits.take("chat", "bea")
    at[0] = 5.1
    limits.take("chat", "ann")


def test_the_memory_of_limits_is_bounded(monkeypatch):
    monkeypatch.setattr("spaceline.server.people.limits.REMEMBERED", 10)
    limits = Limits(rates={"chat": Rate(2, 10)})
    for number in range(50):
        limits.take("chat", number)
    assert len(limits.buckets["chat"]) == 10


def test_a_house_counts_as_one_address():
    assert home("2001:db8:1:2::1") == home("2001:db8:1:2:3:4:5:6") != home("2001:db8:1:3::1")
    assert home("::ffff:192.0.2.1") == home("192.0.2.1") == "192.0.2.1"


def test_guests_of_one_address_are_counted(visit):
    answers = [visit().post("/api/guests", {"name": f"G{number}"}) for number in range(12)]
    assert [it.status_code for it in answers[:10]] == [200] * 10
    assert problem(answers[11]) == (429, "too-often")
    assert int(answers[11].headers["retry-after"]) > 0


def test_nobody_locks_another_out(app, visit, monkeypatch):
    limits = app.state.service.limits
    limits.rates = {**limits.rates, "login": Rate(1000, 60)}
    limits.buckets["login"].clear()
    visit("Ann").post("/api/me/account", SECRET)
    for address in ("192.0.2.1", "192.0.2.2"):
        monkeypatch.setattr("spaceline.server.routes.people.address_of", lambda _, it=address: it)
        found = [visit().post("/api/login", {**SECRET, "password": "wrong word"}) for _ in range(8)]
        assert [it.status_code for it in found] == [401] * 4 + [429] * 4
        assert 0 < int(found[-1].headers["retry-after"]) <= 5
        assert visit().post("/api/login", SECRET).status_code == 429
    monkeypatch.setattr("spaceline.server.routes.people.address_of", lambda _: "192.0.2.3")
    assert visit().post("/api/login", SECRET).status_code == 200


def test_who_brings_wrong_passwords_waits_longer_each_time():
    at = [0.0]
    failed = FailedLogins(clock=lambda: at[0])
    waits = []
    for _ in range(14):
        failed.failed_once_more("here", "ann")
        try:
            failed.check("here", "ann")
        except ProblemError as error:
            waits.append(error.wait)
            at[0] += error.wait
    assert waits == [5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900]
    failed.check("elsewhere", "ann")
    failed.check("here", "bea")
    failed.forget("here", "ann")
    failed.failed_once_more("here", "ann")
    failed.check("here", "ann")


def test_the_memory_of_wrong_passwords_is_bounded(monkeypatch):
    monkeypatch.setattr("spaceline.server.people.failed_logins.REMEMBERED", 10)
    failed = FailedLogins()
    for number in range(50):
        failed.failed_once_more("here", str(number))
    assert len(failed.failed) == 10
