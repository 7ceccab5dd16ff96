"""How rules are taught, for any game: lessons as data, and predicates over what a learner does.

A lesson is a TOML file in ``resources/lessons/<game>``; ``resources/lessons/README.md`` shows by
example how one is written. Here is its model and nothing that runs: no game is named, no file is
read. Running a lesson at a real table is :mod:`poisonbox.control.lessons`.
"""
