"""The time that players have at a match: whose clock runs, by what it counts, and what comes of time that is over."""
