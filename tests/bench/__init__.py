"""How fast the games are: `python -m tests.bench`."""
