"""The procedures of Second Edition, one module for each chapter of the rulebook."""
