"""Skills in use: whose are free, whose cost something, and requirements that texts add or put in place of others."""
