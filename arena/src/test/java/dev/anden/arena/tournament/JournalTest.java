package dev.anden.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a journal keeps when its disk is full for a while.
class JournalTest {
    private static final List<String> HEADER = List.of("anden-test 1", "seed 1");

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void a_line_that_finds_no_room_is_cut_off_and_nothing_is_added_behind_it(boolean cuts) throws IOException {
        try (var disk = new FullDisk(file(), cuts)) {
            Journal<String> journal = Journal.in(disk, place(), HEADER, new Words(), entry -> {});
            journal.append("one");
            disk.room = 2;
            assertNotWritten(journal, "two");
            disk.room = Long.MAX_VALUE;
            assertNotWritten(journal, "three");
            assertNotWritten(journal, "four");
        }

        assertThat(entries()).containsExactly("one");
    }

    @Test
    void what_was_stopped_by_a_full_disk_goes_on_behind_the_last_whole_line() throws IOException {
        try (var disk = new FullDisk(file(), true)) {
            Journal<String> journal = Journal.in(disk, place(), HEADER, new Words(), entry -> {});
            journal.append("one");
            disk.room = 2;
            assertNotWritten(journal, "two");
        }

        try (Journal<String> journal = Journal.open(place(), HEADER, new Words(), entry -> {})) {
            journal.append("three");
        }
        assertThat(entries()).containsExactly("one", "three");
    }

    @Test
    void what_is_added_to_a_journal_that_is_opened_again_comes_behind_what_it_has() {
        for (String word : List.of("one", "two", "three")) {
            try (Journal<String> journal = Journal.open(place(), HEADER, new Words(), entry -> {})) {
                journal.append(word);
            }
        }

        assertThat(entries()).containsExactly("one", "two", "three");
    }

    /// On this device everything is written to a full disk.
    @Test
    @EnabledOnOs(OS.LINUX)
    void a_journal_that_cant_be_begun_is_let_go_of() {
        var full = new JournalFile(Path.of("/dev/full"), "anden 1");

        for (int attempt = 0; attempt < 2; attempt++) {
            assertThatThrownBy(() -> Journal.open(full, HEADER, new Words(), entry -> {}))
                    .as("attempt %d", attempt)
                    .isInstanceOf(JournalException.class)
                    .hasMessageNotContaining("is writing");
        }
    }

    private static void assertNotWritten(Journal<String> journal, String word) {
        assertThatThrownBy(() -> journal.append(word)).as(word).isInstanceOf(JournalException.class);
    }

    private List<String> entries() {
        var entries = new ArrayList<String>();
        Journal.open(place(), HEADER, new Words(), entries::add).close();
        return entries;
    }

    private JournalFile place() {
        return new JournalFile(folder.resolve("journal"), "anden 1");
    }

    private FileChannel file() throws IOException {
        return FileChannel.open(
                place().path(), StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    /// Each entry is a word.
    private static final class Words implements Journal.Form<String> {
        @Override
        public String write(String entry) {
            return entry;
        }

        @Override
        public Optional<String> read(String line) {
            return Optional.of(line);
        }
    }

    /// A file on a disk with room for so many bytes more.
    private static final class FullDisk implements SeekableByteChannel {
        private final FileChannel file;
        private final boolean cuts;
        private long room = Long.MAX_VALUE;

        /// @param cuts whether it can be made shorter
        FullDisk(FileChannel file, boolean cuts) {
            this.file = file;
            this.cuts = cuts;
        }

        @Override
        public int write(ByteBuffer bytes) throws IOException {
            if (room == 0) {
                throw new IOException("No space left on device");
            }
            ByteBuffer fitting = bytes.slice(bytes.position(), (int) Math.min(room, bytes.remaining()));
            int written = file.write(fitting);
            bytes.position(bytes.position() + written);
            room -= written;
            return written;
        }

        @Override
        public SeekableByteChannel truncate(long size) throws IOException {
            if (!cuts) {
                throw new IOException("Input/output error");
            }
            file.truncate(size);
            return this;
        }

        @Override
        public int read(ByteBuffer bytes) throws IOException {
            return file.read(bytes);
        }

        @Override
        public long position() throws IOException {
            return file.position();
        }

        @Override
        public SeekableByteChannel position(long position) throws IOException {
            file.position(position);
            return this;
        }

        @Override
        public long size() throws IOException {
            return file.size();
        }

        @Override
        public boolean isOpen() {
            return file.isOpen();
        }

        @Override
        public void close() throws IOException {
            file.close();
        }
    }
}
