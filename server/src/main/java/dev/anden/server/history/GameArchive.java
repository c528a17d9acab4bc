package dev.anden.server.history;

import dev.anden.server.store.history.ArchivedGame;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Writes games as a file of files, each of which can be replayed. One game at a time is in memory.
final class GameArchive {
    /// How many games one has at most: as many as can be brought along at once.
    static final int MOST = 1_000;

    /// What tells of the games that can't be opened any more, in both languages; the file isn't read where the
    /// archive is brought along.
    private static final String LEFT_OUT = "left-out.txt";

    private GameArchive() {}

    /// How many of them it takes for so many games; one even if there is none.
    static int count(int games) {
        return Math.max(1, Math.ceilDiv(games, MOST));
    }

    /// Writes the archive to its end. If it doesn't get there, what is written can't be taken for an archive: its
    /// contents, which come last, are missing, and the stream stays open.
    ///
    /// @param text a game as a text; empty if it can't be opened any more
    static void write(OutputStream out, List<ArchivedGame> games, Function<String, Optional<String>> text)
            throws IOException {
        // Whatever closes it whether or not it is complete completes it.
        var archive = new ZipOutputStream(out);
        var missing = new ArrayList<String>();
        for (ArchivedGame game : games) {
            Optional<String> replay = text.apply(game.table());
            if (replay.isPresent()) {
                put(archive, fileName(game), replay.get());
            } else {
                missing.add(fileName(game));
            }
        }
        if (!missing.isEmpty()) {
            put(archive, LEFT_OUT, leftOut() + String.join("\n", missing) + "\n");
        }
        archive.close();
    }

    private static void put(ZipOutputStream archive, String name, String text) throws IOException {
        archive.putNextEntry(new ZipEntry(name));
        archive.write(text.getBytes(StandardCharsets.UTF_8));
        archive.closeEntry();
    }

    private static String leftOut() throws IOException {
        try (InputStream in = Objects.requireNonNull(GameArchive.class.getResourceAsStream(LEFT_OUT), LEFT_OUT)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String fileName(ArchivedGame game) {
        String day = Instant.ofEpochMilli(game.ended())
                .atZone(ZoneOffset.UTC)
                .toLocalDate()
                .toString();
        return "%s-%s-%s.txt".formatted(day, game.game(), game.table());
    }
}
