package dev.anden.server.store.sqlite;

import dev.anden.server.store.database.Message;
import dev.anden.server.store.database.WritingConnection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.SQLException;
import java.util.Objects;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/// The one connection that writes to the embedded database.
final class EmbeddedConnection extends WritingConnection {
    private final DataSource source;
    private final Path file;

    /// Which file it is, whatever it is called; null where the file system can't tell.
    private final @Nullable Object key;

    private EmbeddedConnection(DataSource source, Path file) throws SQLException, IOException {
        super(source.getConnection());
        this.source = source;
        this.file = file;
        key = key();
    }

    /// @throws SQLException if the file can't be opened
    /// @throws IOException if it isn't there
    static EmbeddedConnection open(Path file) throws SQLException, IOException {
        return new EmbeddedConnection(DatabaseFile.source(file), file);
    }

    private @Nullable Object key() throws IOException {
        return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    }

    /// The writer's lock is taken at once, so that what follows can't be refused for want of it.
    @Override
    protected void begin(Patience patience) throws SQLException {
        if (isClosed()) {
            replace(source.getConnection());
        }
        execute("begin immediate");
    }

    /// Not to a file that nobody would find again: an open one can be written although it was removed or replaced.
    @Override
    protected void commit() throws SQLException {
        requireInPlace();
        execute("commit");
    }

    private void requireInPlace() throws SQLException {
        try {
            if (Objects.equals(key, key())) {
                return;
            }
        } catch (IOException gone) {
            // Not as the cause: the log tells what the last cause says, and that is only the name of the file.
            throw new SQLException("The database %s was removed while it was used (%s)"
                    .formatted(file, gone.getClass().getSimpleName()));
        }
        throw new SQLException("The database %s was replaced while it was used".formatted(file));
    }

    @Override
    protected boolean isShared() {
        return false;
    }

    /// Nobody else uses the file.
    @Override
    protected void note(Message message) {
        // Nobody is to be told.
    }

    /// Each commit finds out anew whether there is room.
    @Override
    protected boolean isFull(Throwable failure) {
        return false;
    }

    /// There is one writer.
    @Override
    protected boolean isHeld(Throwable failure) {
        return false;
    }

    @Override
    protected void rest() {
        // A file doesn't go away.
    }
}
