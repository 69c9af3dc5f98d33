"""What every test of the command begins with."""

from functools import cache
from unittest.mock import patch

import pytest
import typer.main
import typer.testing


@pytest.fixture(scope="session", autouse=True)
def _commands_read_once():
    """Read what each command takes once, and not at each call of it: it took a third of these tests."""
    once = cache(typer.main.get_command)
    with patch.object(typer.main, "get_command", once), patch.object(typer.testing, "_get_command", once):
        yield
