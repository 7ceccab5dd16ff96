"""What holds for every registered game, at every size, with every option."""
