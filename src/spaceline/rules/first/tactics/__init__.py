"""The Battle Bridge side deck, tactics in ship battles, and damage markers (1E-2.13, 1E-7.4.3/3, 1E-7.5.1.1)."""
