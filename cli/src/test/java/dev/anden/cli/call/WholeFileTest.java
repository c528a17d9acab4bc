package dev.anden.cli.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// What a command writes into a file is there as a whole, or not at all.
@DisabledOnOs(OS.WINDOWS)
class WholeFileTest {
    @TempDir
    Path folder;

    @Test
    void of_what_cannot_be_written_to_its_end_nothing_is_there_and_what_was_there_stays() throws IOException {
        Path file = folder.resolve("game.txt");
        assertThatIOException()
                .isThrownBy(() -> WholeFile.create(file, WholeFileTest::half))
                .withMessage("The disk is full");
        assertThatIOException()
                .isThrownBy(() -> WholeFile.replace(file, WholeFileTest::half))
                .withMessage("The disk is full");
        assertThat(folder).isEmptyDirectory();

        Files.writeString(file, "before");
        assertThatIOException()
                .isThrownBy(() -> WholeFile.replace(file, WholeFileTest::half))
                .withMessage("The disk is full");
        assertThat(file).hasContent("before");
        assertThat(names()).containsExactly("game.txt");
    }

    private static void half(Path file) throws IOException {
        Files.writeString(file, "ha");
        throw new IOException("The disk is full");
    }

    @Test
    void a_new_file_takes_the_place_of_nothing_not_even_of_a_link_to_nothing() throws IOException {
        Path file = folder.resolve("game.txt");
        WholeFile.create(file, place -> Files.writeString(place, "first"));
        assertThatThrownBy(() -> WholeFile.create(file, place -> Files.writeString(place, "second")))
                .isInstanceOf(FileAlreadyExistsException.class);
        assertThat(file).hasContent("first");

        Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("nothing"));
        assertThatThrownBy(() -> WholeFile.create(link, place -> Files.writeString(place, "second")))
                .isInstanceOf(FileAlreadyExistsException.class);
        assertThat(names()).containsExactly("game.txt", "link");
    }

    @Test
    void one_that_comes_meanwhile_stays() {
        Path file = folder.resolve("game.txt");

        assertThatThrownBy(() -> WholeFile.create(file, place -> {
                    Files.writeString(place, "mine");
                    Files.writeString(file, "theirs");
                }))
                .isInstanceOf(FileAlreadyExistsException.class);

        assertThat(file).hasContent("theirs");
    }

    @Test
    void whoever_reads_what_was_there_reads_it_to_its_end() throws IOException {
        Path file = Files.writeString(folder.resolve("weights.txt"), "before");
        try (InputStream reader = Files.newInputStream(file)) {
            OutputFile.write(file, "after");

            assertThat(new String(reader.readAllBytes(), StandardCharsets.UTF_8))
                    .isEqualTo("before");
        }
        assertThat(file).hasContent("after");
        assertThat(names()).containsExactly("weights.txt");
    }

    @Test
    void links_lead_where_they_led_and_a_file_keeps_its_names_and_permissions() throws IOException {
        Path file = Files.writeString(folder.resolve("page.html"), "before");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("page.html"));
        OutputFile.write(link, "after");
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("after");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-r-----");

        Path other = Files.createLink(folder.resolve("other"), file);
        OutputFile.write(file, "later");
        assertThat(other).hasContent("later");

        Path made = folder.resolve("made");
        OutputFile.write(Files.createSymbolicLink(folder.resolve("to-made"), made), "new");
        assertThat(folder.resolve("to-made")).isSymbolicLink();
        assertThat(made).hasContent("new");
    }

    /// As with `--page /dev/stdout > page.html`.
    @Test
    @EnabledOnOs(OS.LINUX)
    void a_file_that_is_an_output_already_is_written_and_not_another_one_in_its_place() throws IOException {
        Path file = folder.resolve("page.html").toAbsolutePath();
        try (var output = new FileOutputStream(file.toFile())) {
            Object before = key(file);

            OutputFile.write(Files.createSymbolicLink(folder.resolve("out"), opened(file)), "whole");

            assertThat(file).hasContent("whole");
            assertThat(key(file)).isEqualTo(before);
            output.flush();
        }
    }

    private static Path opened(Path file) throws IOException {
        Path real = file.toRealPath();
        try (Stream<Path> open = Files.list(Path.of("/proc/self/fd"))) {
            return open.filter(one -> leadsTo(one, real)).findFirst().orElseThrow();
        }
    }

    private static boolean leadsTo(Path link, Path file) {
        try {
            return Files.readSymbolicLink(link).equals(file);
        } catch (IOException closed) {
            return false;
        }
    }

    private static Object key(Path file) throws IOException {
        return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
