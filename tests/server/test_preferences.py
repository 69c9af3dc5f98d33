"""What somebody likes stays with them, in each of their browsers, and nothing else is kept."""

import pytest

from tests.support.servers import problem

SECRET = {"name": "Ann", "password": "long enough"}
LIKED = {"theme": "light", "cards": "large", "confirms": True}
PATH = "/api/me/preferences"


def prefer(visitor, liked):
    return visitor.http.put(PATH, json=liked, headers=visitor.headers)


def test_nothing_is_kept_of_whoever_has_said_nothing(visit):
    assert visit().get(PATH).text == "null"
    assert visit("Ann").get(PATH).text == "null"


def test_what_is_liked_is_there_in_another_browser(visit):
    ann = visit("Ann")
    assert prefer(ann, LIKED).status_code == 204
    assert ann.get(PATH).json() == LIKED
    ann.post("/api/me/account", SECRET)
    elsewhere = visit()
    elsewhere.post("/api/login", SECRET)
    assert elsewhere.get(PATH).json() == LIKED
    assert prefer(elsewhere, {"pace": "none"}).status_code == 204
    assert ann.get(PATH).json() == {"pace": "none"}
    assert visit("Bea").get(PATH).text == "null"


def test_an_account_likes_what_it_liked_whatever_the_guest_did_who_logs_in(visit):
    ann = visit("Ann")
    prefer(ann, LIKED)
    ann.post("/api/me/account", SECRET)
    guest = visit("Guest")
    prefer(guest, {"pace": "quick"})
    guest.post("/api/login", SECRET)
    assert guest.get(PATH).json() == LIKED


@pytest.mark.parametrize("wrong", [{"theme": "pink"}, {"rank": 7}, {"confirms": "yes"}, {"text": 1.3}, [], "dark"])
def test_what_is_no_preference_is_refused_and_changes_nothing(visit, wrong):
    ann = visit("Ann")
    prefer(ann, LIKED)
    assert prefer(ann, wrong).status_code == 400
    assert ann.get(PATH).json() == LIKED


def test_somebody_without_a_name_keeps_nothing(visit):
    assert problem(prefer(visit(), LIKED)) == (401, "unknown")
