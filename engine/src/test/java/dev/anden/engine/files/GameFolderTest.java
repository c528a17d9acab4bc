package dev.anden.engine.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.GameFile;
import dev.anden.engine.GameProvider;
import dev.anden.engine.Phrase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A folder whose files are read by a game that has a fault.
class GameFolderTest {
    @TempDir
    Path folder;

    @BeforeEach
    void two_files() throws IOException {
        Files.writeString(folder.resolve("deep.json"), "{}");
        Files.writeString(folder.resolve("plain.json"), "{}");
    }

    @Test
    void a_file_that_a_game_fails_at_is_a_refused_file_and_the_others_are_read() {
        List<String> overflown = problems(() -> {
            throw new StackOverflowError();
        });
        List<String> illegal = problems(() -> {
            throw new IllegalStateException("no corner is left");
        });

        String failed = "deep.json: The file can't be read because of a fault in the program: ";
        assertThat(overflown).containsExactly(failed + "java.lang.StackOverflowError", "plain.json: no board");
        assertThat(illegal).containsExactly(failed + "no corner is left", "plain.json: no board");
    }

    @Test
    void that_no_memory_is_left_is_no_problem_of_a_file() {
        assertThatThrownBy(() -> problems(() -> {
                    throw new OutOfMemoryError();
                }))
                .isInstanceOf(OutOfMemoryError.class);
    }

    @Test
    void a_file_is_in_the_folder_and_a_folder_that_can_not_be_read_is_where_it_is() {
        GameFile whole = GameFile.refused(String.valueOf(folder.getFileName()), "", FolderFlaw.FOLDER.of());
        GameFile plain = GameFile.refused("plain.json", "", FolderFlaw.NO_GAME.of());
        var files = new GameFolder(folder, List.of(whole, plain), new GameCatalog(List.of()));

        assertThat(files.place(whole)).isEqualTo(folder);
        assertThat(files.place(plain)).isEqualTo(folder.resolve("plain.json"));
    }

    private List<String> problems(Runnable fault) {
        var known = new GameCatalog(List.of());
        return GameFolder.read(folder, known, List.of(new Faulty(fault))).refused().stream()
                .flatMap(file -> file.problems().stream().map(problem -> file.name() + ": " + problem))
                .toList();
    }

    /// Fails at one file, and finds no board in any other.
    private record Faulty(Runnable fault) implements GameProvider {
        @Override
        public List<Game> games() {
            return List.of();
        }

        @Override
        public Optional<GameFile> read(String name, String text) {
            if (name.equals("deep.json")) {
                fault.run();
            }
            return Optional.of(GameFile.refused(name, "", Phrase.plain("no board")));
        }
    }
}
