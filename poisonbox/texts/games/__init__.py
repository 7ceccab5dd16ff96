"""How the facts of each game choose their sentences: ``EVENTS`` and ``LINES`` of its module."""
