"""How fast the window is: `python -m tests.bench.window --help`."""
