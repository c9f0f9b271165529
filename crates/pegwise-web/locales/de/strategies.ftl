# strategies
