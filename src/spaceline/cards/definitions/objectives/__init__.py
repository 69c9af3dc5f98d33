"""Cards of the Objectives variant that Second Edition does not have."""
