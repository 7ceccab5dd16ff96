"""Tests of the games: every clause of the rulebooks by name."""
