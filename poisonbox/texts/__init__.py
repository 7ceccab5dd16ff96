"""Words: where clauses, refusals and events become sentences in the reader's language."""
