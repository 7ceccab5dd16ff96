"""Tests of Hue."""
