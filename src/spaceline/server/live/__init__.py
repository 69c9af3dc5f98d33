"""Matches that are being played: sockets, computer players, clocks, talk; durable before anything is acknowledged."""
