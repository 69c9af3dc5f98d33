"""The Objectives variant: a house set, and texts of Second Edition whose "mission" is not what it was."""
