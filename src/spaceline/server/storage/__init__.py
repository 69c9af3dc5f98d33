"""What the server keeps: people, matches, positions, talk, reports; in SQLite or PostgreSQL by the same code."""

from spaceline.server.storage.storage import Storage
from spaceline.server.storage.upgrading import prepare

__all__ = ["Storage", "prepare"]
