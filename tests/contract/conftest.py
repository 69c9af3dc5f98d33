"""How closely games are looked at."""

import pytest

THOROUGHLY, QUICKLY = 20, 80


@pytest.fixture(scope="session")
def full_every(is_thorough) -> int:
    """The contract is looked at as a whole at one in so many decisions; the cheap checks, at each."""
    return THOROUGHLY if is_thorough else QUICKLY
