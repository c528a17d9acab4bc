package dev.anden.cli.browser;

import dev.anden.cli.DealtAnden;
import dev.anden.server.AndenServer;
import dev.anden.server.RunningServer;
import dev.anden.server.ServerOptions;
import dev.anden.server.StartFailure;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;

/// The server with a clock that can be put forward, whose analyses are done after two seconds: whatever is written to
/// its input, such as `PT26H`, is how far its
/// clock is ahead from then on.
final class ClockedAnden {
    /// The variable that says how far it is ahead at the start.
    static final String AHEAD = "CLOCK_AHEAD";

    private ClockedAnden() {}

    /// @param arguments as [AndenProcess] calls the program: `serve --port`, the port, `--data`, the folder
    static void main(String[] arguments) throws StartFailure, IOException {
        var ahead = new AtomicReference<>(Duration.parse(System.getenv(AHEAD)));
        ServerOptions options = ServerOptions.of(Path.of(arguments[4]))
                .withPort(Integer.parseInt(arguments[2]))
                .withPace(pace -> pace.withBotPause(Duration.ZERO).withTakeBackPause(Duration.ZERO))
                .withAnalysisTime(Duration.ofSeconds(2));
        RunningServer server = AndenServer.start(options, () -> Instant.now().plus(ahead.get()), DealtAnden.secrets());
        System.out.println(server.address());
        var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            ahead.set(Duration.parse(line));
        }
    }
}
