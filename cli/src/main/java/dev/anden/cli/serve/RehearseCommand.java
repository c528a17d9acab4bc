package dev.anden.cli.serve;

import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.text.Sentence;
import dev.anden.protocol.CreateTable;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.json.WireJson;
import dev.anden.server.AndenServer;
import dev.anden.server.RunningServer;
import dev.anden.server.ServerOptions;
import dev.anden.server.StartFailure;
import java.io.IOException;
import java.net.CookieManager;
import java.net.ProtocolException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import tools.jackson.databind.json.JsonMapper;

/// `anden rehearse`: a server on a folder of its own does once what every server does, and ends. The build runs it
/// so that the JVM can keep what it loaded and learnt for the starts to come (JEP 483, 514 and 515).
@Command(name = "rehearse", hidden = true, description = "Starts, plays a game between bots, and ends: for the build.")
public final class RehearseCommand implements Callable<Integer> {
    private static final String GAME = "ttr-usa";
    private static final String BOT = "planner";
    private static final int SEATS = 2;

    /// As long as anything may take: a first start waits for the rehearsal.
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final JsonMapper json = WireJson.mapper();

    @Override
    public Integer call() throws IOException, InterruptedException, StartFailure {
        Path data = Files.createTempDirectory("anden-rehearsal");
        ServerOptions options = ServerOptions.of(data)
                .withPort(0)
                .withPace(pace -> pace.withBotPause(Duration.ZERO).withTakeBackPause(Duration.ZERO));
        try (RunningServer server = AndenServer.start(options);
                HttpClient browser = HttpClient.newBuilder()
                        .cookieHandler(new CookieManager())
                        .build()) {
            server.prepareBoards();
            visit(browser, server.address());
            return ExitCode.OK;
        } finally {
            delete(data);
        }
    }

    /// Asks for what a browser asks for, and watches a game to its end.
    private void visit(HttpClient browser, String address) throws IOException, InterruptedException {
        for (String path : List.of("/", "/api/games", "/api/games/files", "/api/games/" + GAME + "/board")) {
            get(browser, address + path);
        }
        create(browser, address, CreateTable.SeatWish.friend());
        TableInfo table = create(browser, address, CreateTable.SeatWish.bot(BOT));
        for (String path : List.of("/api/me", "/api/tables", "/api/tables/watchable")) {
            get(browser, address + path);
        }
        watch(browser, address, table);
    }

    private TableInfo create(HttpClient browser, String address, CreateTable.SeatWish seat)
            throws IOException, InterruptedException {
        var seats = Collections.nCopies(SEATS, seat);
        String wish = json.writeValueAsString(new CreateTable(GAME, seats, Map.of(), TimeControl.NONE));
        HttpRequest creation = HttpRequest.newBuilder(URI.create(address + "/api/tables"))
                .header("Content-Type", "application/json")
                .header("X-Anden", "1")
                .timeout(PATIENCE)
                .POST(BodyPublishers.ofString(wish))
                .build();
        return json.readValue(ask(browser, creation), TableInfo.class);
    }

    private void watch(HttpClient browser, String address, TableInfo table) {
        URI live = URI.create("%s/api/tables/%s/live?since=0".formatted(address.replace("http", "ws"), table.id()));
        // Once more where what came can't be read: the JDK's client may lose the first bytes that a server sends.
        watch(browser, live)
                .exceptionallyCompose(failure -> causeOf(failure) instanceof ProtocolException
                        ? watch(browser, live)
                        : CompletableFuture.failedFuture(failure))
                .orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS)
                .join();
    }

    private static Throwable causeOf(Throwable failure) {
        return failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
    }

    private CompletableFuture<Void> watch(HttpClient browser, URI live) {
        var spectator = new Spectator();
        WebSocket socket =
                browser.newWebSocketBuilder().buildAsync(live, spectator).join();
        // A client that is closed waits for the sockets that are open.
        return spectator.over.whenComplete((_, _) -> socket.abort());
    }

    private static void get(HttpClient browser, String address) throws IOException, InterruptedException {
        ask(
                browser,
                HttpRequest.newBuilder(URI.create(address)).timeout(PATIENCE).build());
    }

    private static String ask(HttpClient browser, HttpRequest question) throws IOException, InterruptedException {
        var answer = browser.send(question, BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            throw new CommandFailure(Sentence.quoted(
                    "%s was answered by %d: %s".formatted(question.uri(), answer.statusCode(), answer.body())));
        }
        return answer.body();
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Collections.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    /// Reads all that a table tells until its game is over.
    private final class Spectator implements WebSocket.Listener {
        final CompletableFuture<Void> over = new CompletableFuture<>();
        private final StringBuilder message = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
            message.append(part);
            if (last) {
                hear(message.toString());
                message.setLength(0);
            }
            socket.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
            over.completeExceptionally(new IOException("The server hung up: %d %s".formatted(status, reason)));
            return null;
        }

        @Override
        public void onError(WebSocket socket, Throwable error) {
            over.completeExceptionally(error);
        }

        private void hear(String text) {
            if (json.readTree(text).path("table").path("status").asString("").equals(TableStatus.OVER.toString())) {
                over.complete(null);
            }
        }
    }
}
