"""A real server, a real browser, and people who sit at it. Nothing here is a stand-in for either."""

import json
import os
import re
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tools.browser_person import COMPUTER, FRIEND, SECOND, Person
from tools.browsers import MISSING, browser_of_machine, browsing, serving

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
HERE = f"{Path(__file__).parent}{os.sep}"
PATIENCE = 60_000
"""Milliseconds, for a machine that does much else."""
expect.set_options(timeout=PATIENCE)
AT_ONCE = """() => localStorage.getItem("spaceline.settings")
  || localStorage.setItem("spaceline.settings", JSON.stringify({ pace: "none" }))"""
"""What others do is shown at once, unless a test is about that: else most of its time would be spent in looking on."""
LINES = ("Failed to load resource", "WebSocket connection to")
"""What a browser says of a request that was refused or cut; which were is looked at by themselves."""
NEWCOMER = "/api/me"
"""Whoever comes for the first time is not known."""


BEGUN = {}
"""What the start page has sent for a match, by what was chosen on it."""
ENDED = re.compile("wins|Defeat|Victory")
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


@pytest.fixture(scope="session", autouse=True)
def _with_a_browser():
    """Skip all of it where there is no browser; on a build server that is a failure."""
    if browser_of_machine() is None:
        pytest.fail(MISSING) if os.environ.get("CI") == "true" else pytest.skip(MISSING)


@pytest.fixture(scope="session")
def server(_with_a_browser, tmp_path_factory):
    """The server to which everybody comes."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def pytest_collection_modifyitems(items):
    """What is tried in several sizes, looks or editions is tried in one of them by ``make test``."""
    for item in items:
        if str(item.path).startswith(HERE):
            item.add_marker(pytest.mark.sampled)


OPEN = ExitStack()
"""The browser, from the first test of this folder to the last one in a row."""
RUNNING = []


@pytest.fixture
def browser(_with_a_browser):
    """The browser. To begin one takes as long as half of these tests, so it stays for the next of them."""
    if not RUNNING:
        RUNNING.append(OPEN.enter_context(browsing()))
    return RUNNING[0]


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem):
    """Close the browser before whatever else is tested: its loop would be in the way of loops of other tests."""
    if nextitem is None or not nextitem.path.is_relative_to(Path(__file__).parent):
        RUNNING.clear()
        OPEN.close()


class Guest(Person):
    """Somebody who begins a match on the start page, or as others began theirs there, without opening it again.

    The page takes the processor half as long as the first look at the table does.
    """

    def begin(self, edition=SECOND, opponent=COMPUTER, *, name="", seed=7, deck="", time=""):
        """Make a match: by the start page the first time that just this is chosen there, and whenever one is known."""
        chosen = (edition, opponent, name, deck)
        if time or self.page.url != "about:blank" or self.context.cookies():
            return super().begin(edition, opponent, name=name, seed=seed, deck=deck, time=time)
        if chosen not in BEGUN:
            with self.page.expect_request("**/api/guests") as came, self.page.expect_request("**/api/matches") as sent:
                super().begin(edition, opponent, name=name, seed=seed, deck=deck)
            BEGUN[chosen] = [json.loads(it.value.post_data) for it in (came, sent)]
            return self
        guest, wanted = BEGUN[chosen]
        return self.sit_down(guest, wanted if opponent == FRIEND or seed is None else {**wanted, "seed": seed})

    def sit_down(self, guest, wanted):
        """Come in and make a match as the page does it, and open that."""
        origin = {"Origin": self.base}
        token = self.made("/api/guests", guest, origin)["token"]
        return self.come(f"/match/{self.made('/api/matches', wanted, origin | {'X-CSRF-Token': token})['id']}")

    def made(self, path, wanted, headers):
        """What the server makes of a request; it may not refuse it."""
        answer = self.context.request.post(self.base + path, data=wanted, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()


@pytest.fixture
def come(server, browser):
    """Somebody with a browser of their own, who has not opened a page yet; no page may complain about anything."""
    contexts, complaints, refused = [], [], [NEWCOMER]

    def person(at=server, pace="none", **options):
        settings = {"reduced_motion": "reduce", **(options or DESKTOP)}
        context = browser.new_context(base_url=at.base, **settings)
        if pace != "calm":
            context.add_init_script(f"({AT_ONCE})()")
        contexts.append(context)
        return tab(context, at)

    def tab(context, at=server):
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("response", looked_at)
        page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
        return Guest(page, at.base)

    def looked_at(response):
        path = response.url.removeprefix(server.base)
        if response.status >= 400 and not path.startswith(tuple(refused)):
            complaints.append(f"{response.status} {path}")

    person.tab, person.may_be_refused = tab, refused.append
    yield person
    for context in contexts:
        context.close()
    assert not [text for text in complaints if not text.startswith(LINES)]


@pytest.fixture
def meet(come):
    """Two people at one match, each with a browser of their own: whoever made it, and whoever followed the link."""

    def pair(edition=SECOND, names=("Ada", "Ben"), at=(), time="", seconds=0, **options):
        host = come(*at, **options)
        if seconds:
            host.page.route("**/api/matches", lambda route: shortened(route, seconds))
        host.begin(edition, FRIEND, name=names[0], time=time)
        link = host.page.get_by_role("textbox", name="Link").input_value()
        guest = come(*at, **options).come(link.removeprefix(host.base))
        guest.page.get_by_role("textbox", name="Your name").fill(names[1])
        guest.page.get_by_role("button", name="Sit down").click()
        for person in (host, guest):
            person.ask.wait_for()
        return host, guest

    return pair


@pytest.fixture(scope="session")
def given_up():
    """The game that ``over`` has played: where it is, and what the browser of its player keeps."""
    return {}


@pytest.fixture
def over(come, given_up):
    """Somebody at a game of a few turns that they have given up, with its result open: it is played once for all.

    Or they watch it again (``at="/replay"``).
    """

    def look(at="", **options):
        if not given_up:
            person = come()
            person.begin()
            person.play(most=12)
            person.wait()
            person.give_up()
            person.result.get_by_role("heading", name=ENDED).wait_for()
            given_up["path"] = person.page.url.removeprefix(person.base)
            given_up["kept"] = person.context.storage_state()
        person = come(storage_state=given_up["kept"], **(options or DESKTOP)).come(given_up["path"] + at)
        if not at:
            person.result.get_by_role("heading", name=ENDED).wait_for()
        return person

    return look


def shortened(route, seconds):
    """Ask for a live clock of so few seconds that it is soon over; people cannot choose one."""
    wanted = route.request.post_data_json if route.request.method == "POST" else None
    if wanted is None:
        route.continue_()
    else:
        route.continue_(post_data=json.dumps({**wanted, "time": {**wanted["time"], "seconds": seconds}}))


@pytest.fixture
def asked():
    """Who of several people is asked, and then the others."""

    def of(*people):
        for _ in range(PATIENCE // 50):
            for person in people:
                if person.number:
                    return person, *(other for other in people if other is not person)
            people[0].page.wait_for_timeout(50)
        raise LookupError("nobody is asked")

    return of


@pytest.fixture(scope="session")
def axe():
    """What axe-core finds wrong on a page; it must have looked at something."""
    if not AXE.is_file():
        pytest.fail("axe-core is not installed: make client")
    source = AXE.read_text(encoding="utf-8")

    def faults(person):
        person.page.evaluate(source)
        found = person.page.evaluate(RUN)
        assert len(found["passes"]) > 10
        return [(it["id"], [node["html"][:300] for node in it["nodes"]]) for it in found["violations"]]

    return faults
