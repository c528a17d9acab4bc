package dev.anden.server.store.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteJDBCLoader;

/// SQLite itself, which is unpacked into the folder for temporary files and loaded from there. Left to itself, the
/// driver takes it away at the end of the process: each one that is killed would leave a megabyte. What is loaded
/// needn't lie there any longer, so it is taken away at once, out of a folder that no other process has.
public final class NativeLibrary {
    private static final Logger LOG = LoggerFactory.getLogger(NativeLibrary.class);

    /// Where the driver unpacks it.
    private static final String PLACE = "org.sqlite.tmpdir";

    private NativeLibrary() {}

    /// Loads it, the first time. If it can't be, whoever opens a database is told why.
    public static void load() {
        var _ = Once.LOADED;
    }

    /// The folder that it is unpacked below.
    static String place() {
        return System.getProperty(PLACE, System.getProperty("java.io.tmpdir"));
    }

    /// A process loads it once.
    private static final class Once {
        static final boolean LOADED = isLoaded();

        private static boolean isLoaded() {
            try {
                Path own = Files.createTempDirectory(Path.of(place()), "anden-sqlite");
                // Where what is loaded can't be taken away, it is at the end, and the folder after it.
                own.toFile().deleteOnExit();
                try {
                    return isLoaded(own);
                } finally {
                    remove(own);
                }
            } catch (IOException unwritable) {
                LOG.debug("SQLite has no folder of its own to be unpacked into", unwritable);
                return false;
            }
        }

        private static boolean isLoaded(Path own) {
            String before = System.getProperty(PLACE);
            System.setProperty(PLACE, own.toString());
            try {
                return SQLiteJDBCLoader.initialize();
            } catch (Exception unloadable) {
                LOG.debug("SQLite can't be loaded", unloadable);
                return false;
            } finally {
                if (before == null) {
                    System.clearProperty(PLACE);
                } else {
                    System.setProperty(PLACE, before);
                }
            }
        }

        private static void remove(Path own) {
            try (Stream<Path> inIt = Files.list(own)) {
                for (Path file : inIt.toList()) {
                    Files.delete(file);
                }
                Files.delete(own);
            } catch (IOException inUse) {
                LOG.debug("SQLite stays unpacked until the end", inUse);
            }
        }
    }
}
