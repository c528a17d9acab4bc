package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Game;
import dev.anden.engine.GameFile;
import dev.anden.testkit.GameContract;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A board that somebody made is a game like any other: it keeps the whole contract.
class OwnBoardTest implements GameContract {
    @Override
    public List<Game> games() {
        return List.of(
                game(),
                variant("secret", "\"public\"", "\"secret\""),
                variant("bottom", "\"box\"", "\"bottom\""),
                variant(
                        "both",
                        "\"box\"",
                        "\"bottom\"",
                        "\"public\"",
                        "\"secret\"",
                        "\"deal\": 2, \"keep\": 2",
                        "\"deal\": 2, \"keep\": 1"),
                variant("draw", "\"public\"", "\"secret\"", "\"deal\": 2, \"keep\": 1", "\"deal\": 3, \"keep\": 2"),
                variant("closed", "\"openingHand\": 3", "\"openingHand\": 3, \"marketWithoutDeck\": \"closed\""));
    }

    @Test
    void a_file_of_ones_own_is_a_game_by_the_id_it_gives_itself() {
        assertThat(game().info().id()).isEqualTo("ttr-brava");
        assertThat(game().info().name()).isEqualTo("Isla Brava");
        assertThat(game().info().elements()).containsExactly("ferry", "tunnel", "station", "flag", "longest-path");
    }

    @Test
    void a_board_may_have_a_name_in_each_language() {
        Game named = variant("named", "\"provenance\"", "\"names\": {\"es\": \"La Brava\"},\n  \"provenance\"");

        assertThat(named.info().nameIn("es")).isEqualTo("La Brava");
        assertThat(named.info().nameIn("en")).isEqualTo("Isla Brava");
        assertThat(game().info().nameIn("es")).isEqualTo("Isla Brava");
        assertThat(Scene.game("usa").info().nameIn("es")).isEqualTo("Estados Unidos");
    }

    @Test
    void a_board_of_a_higher_revision_has_a_higher_rules_version() {
        Game changed = variant("changed", "\"provenance\"", "\"revision\": 4,\n  \"provenance\"");

        assertThat(game().info().rulesVersion()).isEqualTo(1);
        assertThat(changed.info().rulesVersion()).isEqualTo(4);
    }

    @Test
    void a_board_whose_file_was_changed_is_told_from_what_it_was_before() {
        String repainted = OwnBoard.text()
                .replace(
                        "\"to\": \"huerta\", \"length\": 3, \"color\": \"red\"",
                        "\"to\": \"huerta\", \"length\": 3, \"color\": \"green\"");
        Game changed = read(repainted).game().orElseThrow();

        assertThat(changed.info()).isEqualTo(game().info());
        assertThat(changed.checksum()).matches("[0-9a-f]{8}").isNotEqualTo(game().checksum());
        assertThat(game().checksum()).isEqualTo(game().checksum());
        assertThat(Scene.game("usa").checksum()).isEmpty();
    }

    @Test
    void a_file_with_problems_is_no_game_and_tells_them() {
        GameFile file = read(OwnBoard.text().replace("\"to\": \"brisa\"", "\"to\": \"atlantis\""));

        assertThat(file.game()).isEmpty();
        assertThat(file.problems())
                .extracting(GameFile.FileProblem::toString)
                .containsExactly("routes[0].to: there is no city \"atlantis\"");
    }

    /// The board by other rules about tickets: each text is replaced by the one behind it.
    private static Game variant(String name, String... texts) {
        String text = OwnBoard.text().replace("\"brava\",\n  \"name\"", "\"brava-" + name + "\",\n  \"name\"");
        for (int index = 0; index < texts.length; index += 2) {
            assertThat(text).contains(texts[index]);
            text = text.replace(texts[index], texts[index + 1]);
        }
        return read(text).game().orElseThrow();
    }

    private static Game game() {
        return read(OwnBoard.text()).game().orElseThrow();
    }

    private static GameFile read(String text) {
        return new TicketToRideProvider().read(OwnBoard.FILE, text).orElseThrow();
    }
}
