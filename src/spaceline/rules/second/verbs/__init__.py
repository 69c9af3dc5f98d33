"""The verbs of Second Edition that have a chapter of their own."""
