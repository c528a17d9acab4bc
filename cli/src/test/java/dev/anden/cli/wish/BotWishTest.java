package dev.anden.cli.wish;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Setup;
import dev.anden.players.Roster;
import dev.anden.rpc.RunningBots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BotWishTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            expert                          | expert                          |      | false
            expert@5000                     | expert                          | 5000 | false
            expert@50ms                     | expert                          | 50   | true
            exec:./mybot                    | exec:./mybot                    |      | false
            exec:./mybot@50ms               | exec:./mybot                    | 50   | true
            exec:python3 /opt/ana@home/b.py | exec:python3 /opt/ana@home/b.py |      | false
            exec:/opt/ana@home/bot@50ms     | exec:/opt/ana@home/bot          | 50   | true
            """)
    void what_it_may_spend_stands_behind_the_last_sign(String text, String level, Long amount, boolean timed) {
        assertThat(BotWish.parse(text)).hasValueSatisfying(wish -> {
            assertThat(wish.level()).isEqualTo(level);
            assertThat(wish.amount()).isEqualTo(Optional.ofNullable(amount));
            assertThat(wish.timed()).isEqualTo(timed);
        });
    }

    @Test
    void a_program_is_told_from_another_one_by_the_files_that_its_command_names(@TempDir Path folder)
            throws IOException {
        Path file = folder.resolve("my bot.py");
        for (String command : List.of("python3 '%s'", "./bot --net='%s'", "./bot '--net=%s'")) {
            String wish = "exec:" + command.formatted(file);
            Files.writeString(file, "one");
            String one = version(wish);
            Files.writeString(file, "another");

            assertThat(one).as(wish).isNotEmpty().isNotEqualTo(version(wish));
        }
    }

    private static String version(String text) {
        Game game = GameCatalog.installed().find("ttr-usa").orElseThrow();
        Setup setup = Setup.of(game.info(), 2, Map.of());
        return BotWish.parse(text)
                .orElseThrow()
                .entrant(Roster.installed(), game, setup, System::nanoTime, new RunningBots())
                .version();
    }

    @ParameterizedTest
    @ValueSource(strings = {"expert@fast", "expert@5000@50ms", "@50ms", "quick:", ":weights.txt", ""})
    void what_is_written_otherwise_is_none(String text) {
        assertThat(BotWish.parse(text)).isEmpty();
    }
}
