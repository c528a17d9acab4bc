package dev.anden.server.importing;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/// What was sent, file by file: an archive is unpacked in memory, one file after the other, and nothing of it touches
/// the disk.
final class SentFiles {
    /// How many files are read of an archive: as many as the export of a history has.
    static final int MOST_FILES = 1_000;

    /// How much an archive may unpack to, in bytes: far more than that many games have.
    private static final long LARGEST = 64L << 20;

    private static final int MIB = 20;
    private static final int CHUNK = 8 * 1024;

    private final Consumer<SentFile> reader;
    private long unpacked;
    private int files;

    private SentFiles(Consumer<SentFile> reader) {
        this.reader = reader;
    }

    /// Hands on each file of what was sent.
    ///
    /// @param name what it is called as a whole
    static void read(String name, byte[] sent, Consumer<SentFile> reader) {
        if (isZip(sent)) {
            new SentFiles(reader).read(name, sent);
        } else {
            reader.accept(SentFile.of(name, sent));
        }
    }

    private static boolean isZip(byte[] sent) {
        return sent.length >= 4 && sent[0] == 'P' && sent[1] == 'K' && sent[2] <= 8 && sent[3] <= 8;
    }

    /// An archive without any file begins with its end.
    private static boolean beginsWithFile(byte[] sent) {
        return sent[2] == 3;
    }

    private void read(String name, byte[] sent) {
        try (var zip = new ZipInputStream(new ByteArrayInputStream(sent))) {
            ZipEntry first = zip.getNextEntry();
            for (ZipEntry entry = first; entry != null; entry = zip.getNextEntry()) {
                if (!take(entry, zip)) {
                    return;
                }
            }
            if (files == 0) {
                boolean isCut = first == null && beginsWithFile(sent);
                reader.accept(SentFile.wrong(name, (isCut ? ImportFlaw.BROKEN : ImportFlaw.EMPTY).of()));
            }
        } catch (IOException | IllegalArgumentException broken) {
            reader.accept(SentFile.wrong(name, ImportFlaw.BROKEN.of()));
        }
    }

    /// @return whether to go on
    private boolean take(ZipEntry entry, InputStream zip) throws IOException {
        if (isBeside(entry)) {
            return unpack(zip, new ByteArrayOutputStream()) || isFull(entry.getName());
        }
        files++;
        if (files > MOST_FILES) {
            reader.accept(SentFile.wrong(entry.getName(), ImportFlaw.MANY.of("most", MOST_FILES)));
            return false;
        }
        var bytes = new ByteArrayOutputStream();
        if (!unpack(zip, bytes)) {
            return isFull(entry.getName());
        }
        reader.accept(SentFile.of(entry.getName(), bytes.toByteArray()));
        return true;
    }

    private boolean isFull(String name) {
        reader.accept(SentFile.wrong(name, ImportFlaw.LARGE.of("most", LARGEST >> MIB)));
        return false;
    }

    /// Folders, what systems put beside the files of a person, and what an archive of games says of those that it
    /// hasn't.
    private static boolean isBeside(ZipEntry entry) {
        String name = entry.getName();
        return entry.isDirectory()
                || name.contains("__MACOSX/")
                || name.matches("(.*/)?left-out\\.txt")
                || name.matches("(.*/)?\\.[^/]*");
    }

    /// Unpacks a file to its end, and keeps as much of it as tells that it is too long.
    ///
    /// @return whether there was room for it
    private boolean unpack(InputStream zip, ByteArrayOutputStream kept) throws IOException {
        var chunk = new byte[CHUNK];
        for (int read = zip.read(chunk); read >= 0; read = zip.read(chunk)) {
            unpacked += read;
            if (unpacked > LARGEST) {
                return false;
            }
            if (kept.size() <= SentFile.LONGEST) {
                kept.write(chunk, 0, read);
            }
        }
        return true;
    }
}
