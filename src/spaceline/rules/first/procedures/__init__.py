"""The procedures of First Edition, one room for each chapter of the rulebook."""
