"""How closely games are looked at."""

import pytest

THOROUGHLY = {"full_every": 20, "between": 1}
QUICKLY = {"full_every": 80, "between": 3}


@pytest.fixture(scope="session")
def closely(is_thorough) -> dict[str, int]:
    """At one in so many decisions the contract is looked at as a whole, and at one in so many what is cheap of it."""
    return THOROUGHLY if is_thorough else QUICKLY
