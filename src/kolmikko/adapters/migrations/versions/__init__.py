"""One file for each change of the database, named and chained in order."""
