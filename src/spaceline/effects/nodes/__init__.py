"""The nodes of the effect language, as frozen data."""
