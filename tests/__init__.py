"""The tests of Poisonbox, laid out like the package."""
