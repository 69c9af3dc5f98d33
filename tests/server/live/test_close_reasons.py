"""Every code with which a socket is closed is documented, and the client knows with which it must not come back."""

import re
from pathlib import Path

import pytest

from spaceline.server.live import close_reasons
from spaceline.server.live.close_reasons import CloseReason
from spaceline.server.security import REFUSED_SOCKET

ROOT = Path(__file__).parents[3]
REASONS = [it for it in vars(close_reasons).values() if isinstance(it, CloseReason)]
DOCUMENTED = dict(re.findall(r"^\| (\d{4}) \| `([a-z-]+)` \|", (ROOT / "docs/wire.md").read_text(), re.MULTILINE))


@pytest.mark.parametrize("reason", REASONS, ids=lambda it: it.reason)
def test_a_reason_to_close_is_documented(reason):
    assert DOCUMENTED[str(reason.code)] == reason.reason


def test_what_is_documented_happens():
    assert {int(code) for code in DOCUMENTED} == {it.code for it in REASONS}


def test_browsers_come_back_unless_that_is_of_no_use():
    found = re.search(r"FOR_GOOD = \[([\d, ]+)\]", (ROOT / "web/src/net/connection.ts").read_text())
    for_good = {int(code) for code in found[1].split(",")}
    last = {close_reasons.UNKNOWN.code, close_reasons.MISSING.code, close_reasons.OTHER_VERSION.code}
    assert for_good == {*last, REFUSED_SOCKET}
