"""The shared rules core by itself: options, shapes, records, the match, events."""
