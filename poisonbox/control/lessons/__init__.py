"""Lessons at a real table: the runner, and what is kept of a learner. Knows no Qt."""
