package dev.anden.arena.analysis;

/// How much better one action is than another, in deals that both have in common.
///
/// @param amount the mean; less than 0 if it is worse
/// @param error its standard error, and no less than some deals could make, of a whole win each: so it is known
///     from the first deal on
public record Cost(double amount, double error) {}
