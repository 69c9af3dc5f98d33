"""The plain data of a game: frozen records only, no behaviour.

These modules stay interpreted when the rest of the core is compiled (docs/decisions/core.md).
"""
