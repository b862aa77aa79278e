"""Migrations of the database, forward only. A new one is a file in `versions`."""
