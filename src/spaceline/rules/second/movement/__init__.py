"""Moving ships, their staff, and beaming (2E-moving-a-ship, 2E-beaming)."""
