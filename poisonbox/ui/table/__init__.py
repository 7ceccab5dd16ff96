"""What every table has: scene, items, layout, motion."""
