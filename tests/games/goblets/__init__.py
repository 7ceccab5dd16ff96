"""The tests of Goblets."""
