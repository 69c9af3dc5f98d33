"""All Good Things (2003)."""
