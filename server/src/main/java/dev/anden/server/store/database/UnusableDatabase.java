package dev.anden.server.store.database;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The data folder or the database can't be used; the message is one English sentence for whoever starts the
/// server. Code and facts say the same for a sentence in another language.
public final class UnusableDatabase extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String code;
    private final List<String> facts;

    /// @param code what is wrong: `data-folder` (folder, reason), `data-closed`,
    ///     `data-uncreated` and `data-no-folder` (folder), `data-in-use` (folder, process, time, address),
    ///     `database-unusable` (file, reason), `library-unloadable` (the folder that SQLite is loaded from),
    ///     or, with the file alone, `database-foreign`, `database-damaged`,
    ///     `database-locked`, `database-closed`, `database-newer`, `database-older`, `database-missing`,
    ///     `database-altered`, `disk-full`, `backup-exists`, `backup-missing`,
    ///     `backup-is-folder`, `backup-foreign`, `backup-damaged`, `backup-closed`; `backup-no-folder` (file,
    ///     folder), `backup-unwritable` (file, reason); of PostgreSQL `postgres-unreachable`, `postgres-crowded`,
    ///     `postgres-host` and `postgres-tls` (server), `postgres-closed` (server, database), `postgres-setting`
    ///     (address, reason), `postgres-password` (server, user), `postgres-missing` (server,
    ///     database), `postgres-old` (server, its version, the oldest that will do), `postgres-rights` (address,
    ///     user), `postgres-read-only`, `postgres-held` and `postgres-foreign` (address), `postgres-encoding`
    ///     (address, encoding), `postgres-in-use` (address, time, where), `postgres-unusable` (address, reason)
    /// @param facts what a sentence about it needs, in the order of the code
    /// @param message the sentence in English
    public UnusableDatabase(String code, List<String> facts, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.code = code;
        this.facts = List.copyOf(facts);
    }

    /// What is wrong: a key of texts.
    public String code() {
        return code;
    }

    /// What a sentence about it needs.
    public List<String> facts() {
        return facts;
    }
}
