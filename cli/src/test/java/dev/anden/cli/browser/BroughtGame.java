package dev.anden.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIRequestContext;
import com.microsoft.playwright.options.RequestOptions;
import dev.anden.cli.CommandRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// A game that was played elsewhere, the same each time, and is one's own: what is found in it doesn't depend on
/// chance.
final class BroughtGame {
    private BroughtGame() {}

    /// Has bots play a game and brings it along, as if the visitor had sat in seat 0.
    ///
    /// @param bots their levels, one for each seat
    /// @param folder where nothing else is
    /// @return the table's id
    static String of(Visitor visitor, String address, String game, List<String> bots, int seed, Path folder)
            throws IOException {
        CommandRun played = CommandRun.of(
                "simulate",
                "--game",
                game,
                "--bots",
                String.join(",", bots),
                "--players",
                Integer.toString(bots.size()),
                "--games",
                "1",
                "--seed",
                Integer.toString(seed),
                "--record",
                folder.toString());
        assertThat(played.exitCode()).as(played.err()).isZero();
        APIRequestContext request = visitor.page().context().request();
        var answer = request.post(
                address + "/api/me/history/import?name=game.txt&seat=0",
                RequestOptions.create()
                        .setHeader("X-Anden", "1")
                        .setHeader("Content-Type", "text/plain")
                        .setData(recorded(folder)
                                .replaceFirst("player 0 .*", "player 0 Ana")
                                .getBytes(StandardCharsets.UTF_8)));
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return (String) visitor.page()
                .evaluate("() => fetch('/api/me/history').then((answer) => answer.json())"
                        + ".then(({ games }) => games[0].table)");
    }

    private static String recorded(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return Files.readString(files.findFirst().orElseThrow());
        }
    }
}
