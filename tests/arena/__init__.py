"""The arena and other people's bots."""
