"""Mirror, Mirror (2000)."""
