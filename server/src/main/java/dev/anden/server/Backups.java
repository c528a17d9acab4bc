package dev.anden.server;

import dev.anden.server.store.database.UnusableDatabase;
import dev.anden.server.store.sqlite.Backup;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/// Copies of a data folder's database, for operators.
public final class Backups {
    private Backups() {}

    /// Writes a copy of the database to a file; a server may run meanwhile.
    ///
    /// @throws StartFailure if there is no database, the file exists, or it can't be written
    public static void make(Path folder, Path copy) throws StartFailure {
        OperatorAccess.quiet();
        try {
            Backup.make(folder, copy);
        } catch (UnusableDatabase failure) {
            throw StartFailure.of(failure);
        }
    }

    /// Puts a copy back; no server may run meanwhile.
    ///
    /// @return where the former database is kept, if there was one
    /// @throws StartFailure if a server has the folder, or the copy is missing, damaged, or of a newer version
    public static Optional<Path> restore(Path copy, Path folder, Instant now) throws StartFailure {
        OperatorAccess.quiet();
        try {
            return Backup.restore(copy, folder, now);
        } catch (UnusableDatabase failure) {
            throw StartFailure.of(failure);
        }
    }
}
