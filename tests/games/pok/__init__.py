"""Tests of Pok."""
