"""Tests of Cauldrons."""
