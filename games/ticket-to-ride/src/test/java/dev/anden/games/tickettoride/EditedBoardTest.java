package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.BoardReader;
import dev.anden.testkit.RandomEdits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Board files that went through the wrong hands.
class EditedBoardTest {
    private static final int EDITED = Integer.getInteger("anden.attack.files", 2_000) / 10;

    @ParameterizedTest
    @ValueSource(strings = {"usa", "europe", "berlin", "paris"})
    void a_board_edited_at_random_is_read_or_has_problems_and_nothing_else(String board) throws IOException {
        String text = text(board);
        long seed = Long.getLong("anden.attack.seed", System.nanoTime());
        var edits = new RandomEdits(seed);
        for (int number = 0; number < EDITED; number++) {
            String edited = edits.of(text);
            try {
                var read = BoardReader.read(board + ".json", edited);
                assertThat(read.problems().isEmpty()).isEqualTo(read.board().isPresent());
            } catch (RuntimeException failure) {
                throw new AssertionError(
                        "-Danden.attack.seed=%d, edit %d of %s".formatted(seed, number, board), failure);
            }
        }
    }

    private static String text(String board) throws IOException {
        String name = "/dev/anden/games/tickettoride/boards/%s.json".formatted(board);
        try (InputStream in = Objects.requireNonNull(Board.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
