package dev.anden.engine;

/// A seat's action or a chance outcome with names instead of a code. Games implement it by a sealed family of
/// records; in JSON the property `type` names the record, its first letter small.
public interface Action {
    /// What a hand can point at to choose it, such as `route:miami--new-orleans`, `market:red` or `deck`. Actions
    /// that share a target differ only in detail (the payment).
    String target();
}
