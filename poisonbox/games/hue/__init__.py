"""Hue, after HUE by Chris Handy: lay colours side by side, and keep the card that counts them."""
