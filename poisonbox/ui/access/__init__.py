"""The keyboard and the screen reader."""
