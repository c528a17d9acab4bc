package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.GameCatalog;
import dev.anden.engine.GameFile;
import dev.anden.engine.files.FileText;
import dev.anden.engine.files.GameFolder;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A folder with boards of somebody's own, as the server and the commands find it.
class BoardFolderTest {
    @TempDir
    Path folder;

    @Test
    void a_board_in_the_folder_is_a_game() throws IOException {
        write("brava.json", OwnBoard.text());

        assertThat(read().games()).extracting(game -> game.info().id()).containsExactly("ttr-brava");
        assertThat(read().catalog().find("ttr-brava")).isPresent();
    }

    @Test
    void a_folder_that_is_not_there_has_no_boards() {
        assertThat(GameFolder.read(folder.resolve("nowhere"), GameCatalog.installed())
                        .files())
                .isEmpty();
    }

    @Test
    void schemas_hidden_files_other_files_and_folders_inside_are_left_out() throws IOException {
        write("board.schema.json", "{}");
        write(".brava.json", "{}");
        write("notes.txt", "buy more wood");
        Files.createDirectory(folder.resolve("old"));
        write("old/brava.json", OwnBoard.text());

        assertThat(read().files()).isEmpty();
    }

    @Test
    void a_file_with_problems_stays_in_the_list_and_the_others_are_played() throws IOException {
        write("aaa.json", OwnBoard.text().replace("\"format\": 1", "\"format\": 7"));
        write("brava.json", OwnBoard.text());

        assertThat(read().files()).extracting(GameFile::name).containsExactly("aaa.json", "brava.json");
        assertThat(problems("aaa.json")).containsExactly("format: must be 1, not 7");
        assertThat(read().games()).hasSize(1);
    }

    @Test
    void a_board_with_the_id_of_one_that_comes_with_the_program_is_refused() throws IOException {
        write("usa.json", OwnBoard.text().replace("\"id\": \"brava\"", "\"id\": \"usa\""));

        assertThat(read().games()).isEmpty();
        assertThat(problems("usa.json"))
                .containsExactly(
                        "id: the game ttr-usa already exists: a game that comes with Andén; choose another id");
    }

    @Test
    void of_two_boards_with_one_id_the_first_is_played() throws IOException {
        write("a.json", OwnBoard.text());
        write("b.json", OwnBoard.text());

        assertThat(read().games()).hasSize(1);
        assertThat(problems("b.json"))
                .containsExactly("id: the game ttr-brava already exists: a.json; choose another id");
    }

    @Test
    void what_is_no_text_too_large_or_a_folder_is_told_in_one_sentence() throws IOException {
        Files.write(folder.resolve("binary.json"), new byte[] {(byte) 0xC3, '(', 0, 1});
        Files.write(folder.resolve("marked.json"), OwnBoard.text().getBytes(StandardCharsets.UTF_16));
        Files.write(folder.resolve("wide.json"), OwnBoard.text().getBytes(StandardCharsets.UTF_16LE));
        Files.createDirectory(folder.resolve("folder.json"));
        try (var large = new RandomAccessFile(folder.resolve("large.json").toFile(), "rw")) {
            large.setLength(100L << 20);
        }
        write("empty.json", "");

        assertThat(problems("binary.json")).containsExactly("The file isn't UTF-8 text; save it as UTF-8.");
        assertThat(problems("marked.json")).containsExactly("The file is UTF-16; save it as UTF-8.");
        assertThat(problems("wide.json")).containsExactly("The file is UTF-16; save it as UTF-8.");
        assertThat(problems("folder.json")).containsExactly("This is a folder, not a file.");
        assertThat(problems("large.json"))
                .containsExactly("The file is larger than %d MiB.".formatted(FileText.MOST_BYTES >> 20));
        assertThat(problems("empty.json")).containsExactly("a board is one JSON object, but the file is empty");
    }

    @Test
    void a_file_may_begin_with_a_byte_order_mark() throws IOException {
        write("brava.json", "\uFEFF" + OwnBoard.text());

        assertThat(read().games()).hasSize(1);
    }

    @Test
    void files_beyond_the_hundredth_are_told_and_not_read() throws IOException {
        for (int file = 0; file <= GameFolder.MOST_FILES; file++) {
            write("board%03d.json".formatted(file), "{}");
        }

        assertThat(problems("board100.json")).containsExactly("No more than 100 files of a folder are read.");
        assertThat(problems("board099.json")).hasSizeGreaterThan(1);
    }

    private GameFolder read() {
        return GameFolder.read(folder, GameCatalog.installed());
    }

    private List<String> problems(String name) {
        return read().refused().stream()
                .filter(file -> file.name().equals(name))
                .flatMap(file -> file.problems().stream())
                .map(GameFile.FileProblem::toString)
                .toList();
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }
}
