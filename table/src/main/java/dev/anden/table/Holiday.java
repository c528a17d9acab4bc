package dev.anden.table;

/// Somebody is on holiday: by correspondence their time stands still.
///
/// @param since when they said so, in milliseconds since 1970
/// @param until when it is over, in the same way
public record Holiday(long since, long until) {
    /// How long it lasts, in milliseconds; 0 if it was over before it was said.
    long length() {
        return Math.max(0, until - since);
    }
}
