package dev.anden.server.store.database;

/// What one server tells the others that use the same database: that something is to be looked at again. It
/// says what, and never how it stands: that is in the database.
public interface Message {
    /// What it says: two words with a blank between them, the first of small letters and hyphens, the second of
    /// letters, digits, hyphens and underscores. What has another form can't be told, and nobody is.
    String words();
}
