package dev.anden.server.store.sqlite;

import dev.anden.server.store.database.UnusableDatabase;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Keeps a data folder for one server. It is a lock of the operating system, which lets go of it when the process
/// ends, however it ends: what is left of the file then keeps nobody out. The file says who has the folder.
final class FolderLock implements AutoCloseable {
    static final String FILE = "anden.lock";

    /// Far behind what is written, so that it can be read under the lock.
    private static final long LOCKED_BYTE = Long.MAX_VALUE - 1;

    private static final int LONGEST = 1024;
    private static final String UNKNOWN = "?";
    private static final DateTimeFormatter MINUTE =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm").withZone(ZoneId.systemDefault());

    private final FileChannel channel;
    private final Instant since;

    private FolderLock(FileChannel channel) {
        this.channel = channel;
        since = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    }

    /// Takes a folder that can be written.
    ///
    /// @throws UnusableDatabase `data-in-use` if another server has it
    /// @throws IOException if the folder's file system doesn't lock files
    static FolderLock take(Path folder) throws IOException {
        OwnerOnly.makeFile(folder.resolve(FILE));
        FileChannel channel = FileChannel.open(
                folder.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        if (tryLock(channel).isEmpty()) {
            try (channel) {
                throw taken(folder, Owner.read(channel));
            }
        }
        var lock = new FolderLock(channel);
        lock.announce("");
        return lock;
    }

    /// Says where the server that has the folder is reached.
    void announce(String address) throws IOException {
        var owner = new Owner(ProcessHandle.current().pid(), since, address);
        channel.truncate(0);
        channel.write(ByteBuffer.wrap(owner.text().getBytes(StandardCharsets.UTF_8)), 0);
        channel.force(false);
    }

    /// Lets go of it.
    @Override
    public void close() throws IOException {
        channel.truncate(0);
        channel.close();
    }

    private static Optional<FileLock> tryLock(FileChannel channel) throws IOException {
        try {
            return Optional.ofNullable(channel.tryLock(LOCKED_BYTE, 1, false));
        } catch (OverlappingFileLockException ours) {
            return Optional.empty();
        }
    }

    private static UnusableDatabase taken(Path folder, @Nullable Owner owner) {
        String path = folder.toAbsolutePath().toString();
        String pid = owner == null ? UNKNOWN : String.valueOf(owner.pid());
        String since = owner == null ? UNKNOWN : MINUTE.format(owner.since());
        String address = owner == null || owner.address().isEmpty() ? UNKNOWN : owner.address();
        return new UnusableDatabase(
                "data-in-use",
                List.of(path, pid, since, address),
                ("Another Andén is using the data folder %s: process %s, since %s, at %s; stop it,"
                                + " or choose another folder.")
                        .formatted(path, pid, since, address),
                null);
    }

    /// Who has a folder: three lines of the file.
    ///
    /// @param address empty as long as it doesn't listen yet
    private record Owner(long pid, Instant since, String address) {
        String text() {
            return "%d\n%s\n%s\n".formatted(pid, since, address);
        }

        static @Nullable Owner read(FileChannel channel) throws IOException {
            ByteBuffer bytes = ByteBuffer.allocate(LONGEST);
            channel.read(bytes, 0);
            List<String> lines = StandardCharsets.UTF_8
                    .decode(bytes.flip())
                    .toString()
                    .lines()
                    .toList();
            try {
                return new Owner(Long.parseLong(lines.get(0)), Instant.parse(lines.get(1)), lines.get(2));
            } catch (RuntimeException unreadable) {
                return null;
            }
        }
    }
}
