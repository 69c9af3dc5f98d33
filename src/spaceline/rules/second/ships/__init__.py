"""The state of ships: whether they are staffed, and what damage lies on them."""
