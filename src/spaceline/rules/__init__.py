"""The rulebooks: one package per family of editions, and the catalogue of clauses."""
