"""Movement: beaming, walking, docking, flying, landing, cloaking, and who works with whom (1E-7.1, 1E-7.6, 1E-6.3)."""
