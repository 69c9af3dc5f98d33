"""Computer players: they see views and nothing else."""
