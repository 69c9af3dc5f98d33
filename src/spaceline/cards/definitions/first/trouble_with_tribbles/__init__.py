"""The Trouble with Tribbles (2000)."""
