"""What somebody does with an account: another password, browsers that are logged out, mail, and its end."""

import asyncio
import re

import pytest

from spaceline.server.people.browser_names import browser_name
from spaceline.server.people.mailing import is_address
from spaceline.server.settings import ServerError
from tests.support.servers import HOME, problem, settings_in

pytestmark = pytest.mark.usefixtures("cheap_passwords")

SECRET = {"name": "Ann", "password": "long enough"}
OTHER = "quite another"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture
def ann(visit):
    """The holder of an account."""
    found = visit("Ann")
    assert found.post("/api/me/account", SECRET).status_code == 200
    return found


def put(visitor, path, data):
    answer = visitor.http.put(path, json=data, headers=visitor.headers)
    if answer.status_code == 200:
        visitor.token = answer.json()["token"]
    return answer


def drop(visitor, path):
    return visitor.http.delete(path, headers=visitor.headers)


def is_known(visitor):
    return visitor.get("/api/me").text != "null"


def elsewhere(visit, password=SECRET["password"]):
    """Another browser of the same person."""
    found = visit()
    found.http.headers["User-Agent"] = FIREFOX
    assert found.post("/api/login", {**SECRET, "password": password}).status_code == 200
    return found


def test_another_password_is_chosen_with_the_old_one(ann, visit):
    assert problem(put(ann, "/api/me/password", {"old": "wrong word", "password": OTHER})) == (403, "credentials")
    assert problem(put(ann, "/api/me/password", {"old": SECRET["password"], "password": "short"})) == (400, "password")
    assert put(ann, "/api/me/password", {"old": SECRET["password"], "password": OTHER}).status_code == 200
    assert problem(visit().post("/api/login", SECRET)) == (401, "credentials")
    elsewhere(visit, OTHER)


def test_another_password_logs_all_other_browsers_out(ann, visit):
    other = elsewhere(visit)
    cookie = ann.http.cookies["spaceline"]
    put(ann, "/api/me/password", {"old": SECRET["password"], "password": OTHER})
    assert (is_known(ann), is_known(other)) == (True, False)
    assert ann.http.cookies["spaceline"] != cookie
    assert ann.makes()["id"], "the token for changes goes with the new cookie"


def test_who_guesses_at_an_open_browser_waits_and_the_owner_logs_in(ann, visit):
    guesses = [put(ann, "/api/me/password", {"old": f"guess {it}", "password": OTHER}) for it in range(6)]
    assert [it.status_code for it in guesses] == [403] * 4 + [429] * 2
    elsewhere(visit)


def test_a_guest_has_no_password_to_change(visit):
    assert problem(put(visit("Guest"), "/api/me/password", {"old": "", "password": OTHER})) == (403, "account")
    assert problem(put(visit(), "/api/me/password", {"old": "", "password": OTHER})) == (401, "unknown")


def test_the_browsers_in_which_one_is_known_are_listed(ann, visit):
    other = elsewhere(visit)
    found = other.get("/api/me/account").json()["sessions"]
    assert sorted((it["browser"], it["is_this"]) for it in found) == [
        ("Another program", False),
        ("Firefox on Linux", True),
    ]
    assert not any(visitor.http.cookies["spaceline"] in other.get("/api/me/account").text for visitor in (ann, other))
    assert visit().get("/api/me/account").json() == {"sends_mail": False, "mail": "", "sessions": []}


def test_one_browser_is_logged_out_or_all_others(ann, visit):
    first, second, third = (elsewhere(visit) for _ in range(3))
    listed = {it["id"]: it for it in first.get("/api/me/account").json()["sessions"]}
    mine = next(name for name, it in listed.items() if it["is_this"])
    assert drop(ann, f"/api/me/sessions/{mine}").status_code == 204
    assert [is_known(it) for it in (ann, first, second, third)] == [True, False, True, True]
    assert drop(ann, "/api/me/sessions").status_code == 204
    assert [is_known(it) for it in (ann, first, second, third)] == [True, False, False, False]


def test_nobody_logs_another_out(ann, visit):
    session = ann.get("/api/me/account").json()["sessions"][0]["id"]
    eve = visit("Eve")
    assert problem(drop(eve, f"/api/me/sessions/{session}")) == (404, "missing")
    assert drop(eve, "/api/me/sessions").status_code == 204
    assert is_known(ann)
    assert problem(drop(visit(), f"/api/me/sessions/{session}")) == (401, "unknown")


def stored(app):
    """All that the database holds, as bytes."""
    service = app.state.service
    asyncio.run(service.storage.database.write(lambda connection: connection.exec_driver_sql("SELECT 1").scalar_one()))
    tables = (
        "people",
        "sessions",
        "seats",
        "decks",
        "preferences",
        "chat",
        "log",
        "states",
        "account_tokens",
        "matches",
    )

    def dump(connection):
        return repr([connection.exec_driver_sql(f"SELECT * FROM {it}").all() for it in tables])

    return asyncio.run(service.storage.database.read(dump))


def test_who_deletes_an_account_leaves_nothing_of_their_own(app, visit):
    ann, ben = visit("Anneliese"), visit("Ben")
    ann.post("/api/me/account", {**SECRET, "name": "Anneliese"})
    alone = ann.makes()
    waiting, _ = ann.invites()
    shared, token = ann.invites()
    assert ben.post(f"/api/invitations/{token}", {"deck": "klingon"}).status_code == 200
    put(ann, "/api/me/preferences", {"theme": "light"})
    database = app.state.service.storage
    asyncio.run(database.talk.say(shared["id"], 1, 1, "Anneliese", "My secret is mine"))
    assert problem(ann.post("/api/me/deletion", {"password": "wrong word"})) == (403, "credentials")
    assert ann.post("/api/me/deletion", {"password": SECRET["password"]}).status_code == 204
    assert not is_known(ann)
    left = ben.get(f"/api/matches/{shared['id']}").json()
    assert [(it["name"], it.get("is_open", False)) for it in left["seats"]] == [
        ("Deleted player", False),
        ("Ben", False),
    ]
    gone = asyncio.run(database.matches.standing([alone["id"], waiting["id"], shared["id"]]))
    assert [it.match for it in gone] == [shared["id"]]
    everything = stored(app)
    assert "Ben" in everything
    assert "Anneliese" not in everything
    assert "anneliese" not in everything
    assert "argon2" not in everything
    assert problem(visit().post("/api/login", {**SECRET, "name": "Anneliese"})) == (401, "credentials")
    assert visit("Anneliese").get("/api/matches").json() == [], "the name is free for others"


def test_a_guest_is_deleted_without_a_password(app, visit):
    guest = visit("Gerda")
    guest.makes()
    assert guest.post("/api/me/deletion", {"password": ""}).status_code == 204
    assert not is_known(guest)
    assert "Gerda" not in stored(app)


def token_for(app, name="ann"):
    """What the operator hands to the holder of an account."""
    accounts = app.state.service.storage.accounts

    async def made():
        return await accounts.new_token((await accounts.of_name(name)).person.id)

    return asyncio.run(made())


def test_a_new_password_is_chosen_by_a_token_once(app, ann, visit):
    token, other = token_for(app), token_for(app)
    wanted = {"token": token, "password": OTHER}
    assert visit().post("/api/reset", wanted).status_code == 204
    assert not is_known(ann), "every browser is logged out"
    elsewhere(visit, OTHER)
    for used in (token, other, "x" * 22, "nothing", "a\x00b"):
        assert problem(visit().post("/api/reset", {**wanted, "token": used})) == (400, "token")


def test_a_token_is_worth_nothing_after_a_day_or_another_password(app, ann, visit, monkeypatch):
    token = token_for(app)
    monkeypatch.setattr("spaceline.server.storage.accounts.TOKEN_SECONDS", -1)
    assert problem(visit().post("/api/reset", {"token": token, "password": OTHER})) == (400, "token")
    monkeypatch.undo()
    put(ann, "/api/me/password", {"old": SECRET["password"], "password": OTHER})
    assert problem(visit().post("/api/reset", {"token": token, "password": OTHER})) == (400, "token")


def test_a_token_that_confirms_an_address_changes_no_password(app, ann, visit):
    accounts = app.state.service.storage.accounts

    async def made():
        return await accounts.new_token((await accounts.of_name("ann")).person.id, "ann@example.org")

    token = asyncio.run(made())
    assert problem(visit().post("/api/reset", {"token": token, "password": OTHER})) == (400, "token")
    assert problem(visit().post("/api/mail", {"token": token_for(app)})) == (400, "token")
    assert visit().post("/api/mail", {"token": token}).status_code == 204
    assert ann.get("/api/me/account").json()["mail"] == "ann@example.org"


@pytest.fixture
def posted(app):
    """What the server has written to people."""
    found = []

    async def post(to, subject, text):
        found.append((to, subject, text))

    object.__setattr__(app.state.service, "post", post)
    yield found
    object.__setattr__(app.state.service, "post", None)


def link_in(text):
    return re.search(r"/account/(mail|reset)#(\S+)", text).groups()


def test_a_password_that_was_forgotten_is_chosen_anew_by_mail(ann, visit, posted):
    wanted = {"mail": "ann@example.org", "password": SECRET["password"]}
    assert problem(put(ann, "/api/me/mail", {**wanted, "password": "wrong word"})) == (403, "credentials")
    assert problem(put(ann, "/api/me/mail", {**wanted, "mail": "a@b\r\nBcc: c@d.e"})) == (400, "mail")
    assert put(ann, "/api/me/mail", wanted).status_code == 204
    visit().post("/api/forgotten", {"name": "Ann"})
    assert [it[0] for it in posted] == ["ann@example.org"], "an address that is not confirmed is not written to"
    kind, token = link_in(posted[0][2])
    assert kind == "mail"
    assert visit().post("/api/mail", {"token": token}).status_code == 204
    assert [visit().post("/api/forgotten", {"name": it}).status_code for it in ("ANN", "Nobody")] == [204, 204]
    assert [it[0] for it in posted[1:]] == ["ann@example.org"]
    kind, token = link_in(posted[1][2])
    assert kind == "reset"
    assert visit().post("/api/reset", {"token": token, "password": OTHER}).status_code == 204
    elsewhere(visit, OTHER)


def test_a_server_that_sends_no_mail_says_so(ann, visit):
    assert problem(visit().post("/api/forgotten", {"name": "Ann"})) == (400, "mail")
    wanted = {"mail": "ann@example.org", "password": SECRET["password"]}
    assert problem(put(ann, "/api/me/mail", wanted)) == (400, "mail")


@pytest.mark.parametrize(
    "text", ["", "ann", "ann@example", "a b@example.org", "a@b.c\nX: y", "ä@example.org", "a@@b.c"]
)
def test_what_is_no_address_is_not_written_to(text):
    assert is_address("ann.b+c@mail.example.org")
    assert not is_address(text)


def test_mail_needs_to_know_where_the_server_is(tmp_path):
    given = {"mail_server": "smtp://localhost", "mail_from": "club@example.org", "origin": "https://play.example"}
    assert settings_in(tmp_path, **given).mail_server
    for wrong in ({"mail_server": "mail.example.org"}, {"mail_from": ""}, {"origin": ""}):
        with pytest.raises(ServerError):
            settings_in(tmp_path, **{**given, **wrong})


def test_browsers_are_named_in_words_of_ours():
    assert browser_name(FIREFOX) == "Firefox on Linux"
    assert browser_name("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1") == (
        "Safari on an iPhone"
    )
    assert browser_name("<script>alert(1)</script>") == "Another program"


def test_a_change_without_the_token_for_changes_is_refused(ann):
    answer = ann.http.put("/api/me/password", json={"old": "x", "password": OTHER}, headers={"Origin": HOME})
    assert problem(answer) == (403, "token")
