"""Spaceline: the Star Trek Customizable Card Game as software."""

__version__ = "0.1.0"
