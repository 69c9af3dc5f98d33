"""The plain data of a game: frozen records, and no behaviour but renaming the ids in them.

These modules stay interpreted when the rest of the core is compiled (docs/decisions/core.md).
"""
