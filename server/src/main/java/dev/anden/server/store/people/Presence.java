package dev.anden.server.store.people;

/// When somebody has to have been here last to be here now. It ends after now, as clocks of several servers differ a
/// little, but not for ever: a time far ahead was written while a clock was wrong.
///
/// @param from in milliseconds since 1970
/// @param until the same
public record Presence(long from, long until) {
    /// Whether somebody is here who was last seen then.
    public boolean has(long seen) {
        return from <= seen && seen <= until;
    }
}
