"""The web service: matches that last, accounts, invitations, and the table sent to browsers."""
