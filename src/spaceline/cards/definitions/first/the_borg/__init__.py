"""The Borg (2001)."""
