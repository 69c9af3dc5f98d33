"""Stations with sites: where sites lie, which ships dock at them, who takes such a station over (1E-2.11, 1E-4.4.1)."""
