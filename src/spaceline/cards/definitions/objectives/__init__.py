"""Cards of the Objectives variant: a house set, and texts of Second Edition that mean objectives by "mission"."""
