"""The effect language: cards as sentences of frozen data."""
