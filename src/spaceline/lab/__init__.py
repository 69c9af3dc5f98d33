"""Matches, scenarios, statistics and benchmarks."""
