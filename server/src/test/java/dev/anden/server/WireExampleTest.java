package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.OneServer;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What the page about the wire shows is taken as it stands there.
class WireExampleTest {
    private static final Path PAGE = Path.of("../docs/wire.md");
    private static final Pattern EXAMPLE =
            Pattern.compile("→ POST /api/tables (\\{.*?})(?: {2,}\\([^\n]*)?\n←", Pattern.DOTALL);

    private static final Pattern CODES = Pattern.compile("^\\| (`[a-z][^|]*`) \\| (\\d+) \\|", Pattern.MULTILINE);

    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    @Test
    void the_example_of_a_new_table_sets_one_up() throws IOException {
        Matcher example = EXAMPLE.matcher(Files.readString(PAGE));
        assertThat(example.find()).isTrue();

        TableInfo table = create(example.group(1));

        assertThat(table.status()).isEqualTo(TableStatus.PLAYING);
        assertThat(table.rated()).isTrue();
        assertThat(table.spectators()).isEqualTo(SpectatorView.PUBLIC);
        assertThat(table.listed()).isTrue();
    }

    @Test
    void of_a_new_table_only_the_game_and_the_seats_have_to_be_said() {
        TableInfo table = create("""
                {"game":"ttr-usa","seats":[{"kind":"me","bot":""},{"kind":"friend","bot":""}]}""");

        assertThat(table.status()).isEqualTo(TableStatus.OPEN);
        assertThat(table.options()).containsEntry("tickets", "base");
        assertThat(table.time()).isEqualTo(TimeControl.NONE);
        assertThat(table.rated()).isFalse();
        assertThat(table.spectators()).isEqualTo(SpectatorView.PUBLIC);
        assertThat(table.listed()).isTrue();
    }

    @Test
    void each_code_is_told_with_its_status() throws IOException {
        List<MatchResult> rows = CODES.matcher(Files.readString(PAGE)).results().toList();

        for (ProblemCode code : ProblemCode.values()) {
            assertThat(rows)
                    .as(code.toString())
                    .anyMatch(row -> row.group(1).contains("`" + code + "`")
                            && row.group(2).equals(Integer.toString(code.status())));
        }
    }

    private static TableInfo create(String body) {
        Guest guest = SERVER.guest();
        return Guest.table(guest.send(guest.request("/api/tables")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))));
    }
}
