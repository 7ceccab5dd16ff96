"""The arena: bots, simple players and other people's programs play matches by the thousand."""
