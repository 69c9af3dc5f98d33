"""What the server keeps: people, matches, positions, talk, reports; in SQLite or PostgreSQL by the same code."""
