package dev.anden.server.store.access;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.database.UnusableDatabase;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.store.postgres.PostgresDatabase;
import dev.anden.server.store.postgres.PostgresFailure;
import dev.anden.server.store.sqlite.DatabaseFile;
import dev.anden.server.store.sqlite.EmbeddedDatabase;
import java.nio.file.Path;

/// The ways to a database: the file of a data folder, or one of PostgreSQL.
public final class Databases {
    private Databases() {}

    /// Opens the database of a data folder; makes both if they aren't there, and brings an older schema
    /// up to date.
    ///
    /// @throws UnusableDatabase if the folder can't be made or written, another server has it, or the file
    ///     in it isn't ours or is newer than this program
    public static Database open(Path folder) {
        return EmbeddedDatabase.open(folder);
    }

    /// Makes sure that no server has a data folder; one that isn't there has none. Nothing is changed.
    ///
    /// @throws UnusableDatabase `data-in-use` if one has it
    public static void requireUnused(Path folder) {
        EmbeddedDatabase.requireUnused(folder);
    }

    /// Opens a database of PostgreSQL; makes its tables if they aren't there, and brings those of an older
    /// version up to date.
    ///
    /// @throws UnusableDatabase if it can't be reached or used, servers of another version have it, or it
    ///     is newer than this program
    public static Database open(PostgresAddress address) {
        return PostgresDatabase.open(address);
    }

    /// Says what is wrong with a data folder's database that was open already.
    public static UnusableDatabase explain(Path folder, Exception failure) {
        return DatabaseFile.unusable(folder.resolve(EmbeddedDatabase.FILE), failure);
    }

    /// Says what is wrong with a database of PostgreSQL that was open already.
    public static UnusableDatabase explain(PostgresAddress address, Exception failure) {
        return PostgresFailure.explained(address, failure);
    }

    /// Opens a data folder's database to look at it only, while a server may be using it.
    ///
    /// @throws UnusableDatabase if there is none, or it isn't of this version
    public static Database look(Path folder) {
        return LookedAtDatabase.open(folder);
    }

    /// Opens a database of PostgreSQL to look at it only, while a server may be using it.
    ///
    /// @throws UnusableDatabase if it can't be reached or used, or isn't of this version
    public static Database look(PostgresAddress address) {
        return LookedAtDatabase.open(address);
    }
}
