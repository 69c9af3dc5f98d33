"""The Away Team Pack (1999)."""
