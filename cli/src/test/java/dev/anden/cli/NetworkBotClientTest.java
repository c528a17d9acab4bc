package dev.anden.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.anden.protocol.CreateTable;
import dev.anden.protocol.CreateTable.SeatWish;
import dev.anden.protocol.NetworkBotToken;
import dev.anden.protocol.NewNetworkBot;
import dev.anden.protocol.Protection;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.WireJson;
import dev.anden.server.AndenServer;
import dev.anden.server.RunningServer;
import dev.anden.server.ServerOptions;
import dev.anden.server.StartFailure;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/// A bot in Python plays at a server. Where there is no Python there is nothing to prove, which is said.
class NetworkBotClientTest {
    private static final Path CLIENT =
            Path.of("..", "clients", "python").toAbsolutePath().normalize();
    private static final JsonMapper JSON = WireJson.mapper();

    @TempDir
    Path folder;

    private final HttpClient owner =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private Optional<RunningServer> server = Optional.empty();

    @BeforeEach
    void start() throws StartFailure, IOException, InterruptedException {
        assumeTrue(isInstalled());
        server = Optional.of(AndenServer.start(
                ServerOptions.of(folder.resolve("data"))
                        .withPort(0)
                        .withBotPause(Duration.ZERO)
                        .withNetworkBotPatience(Duration.ofSeconds(15)),
                InstantSource.system()));
        post("/api/account", new Protection("ana", "una estación lejana"), Map.class);
    }

    @AfterEach
    void close() {
        server.ifPresent(RunningServer::close);
    }

    private static boolean isInstalled() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException missing) {
            System.out.println("Not tested: there is no python3 on this machine");
            return false;
        }
    }

    @Test
    void it_plays_a_whole_game_in_the_seat_that_it_was_given() throws IOException, InterruptedException {
        NetworkBotToken bot = post("/api/account/bots", new NewNetworkBot("Long Routes"), NetworkBotToken.class);
        String table = table(bot);

        Process process = play(bot, "--games", "1");
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(output).isZero();
        assertThat(output).contains("game 1: ");
        TableInfo over = get(table);
        assertThat(over.status()).isEqualTo(TableStatus.OVER);
        assertThat(over.seats().getFirst().substitute()).isEmpty();
        assertThat(over.result().orElseThrow().ranks().getFirst())
                .as("it beats chance")
                .isEqualTo(1);
    }

    @Test
    void when_it_is_killed_in_the_middle_the_table_goes_on_and_ends() throws IOException, InterruptedException {
        NetworkBotToken bot = post("/api/account/bots", new NewNetworkBot("Long Routes"), NetworkBotToken.class);
        String table = table(bot);
        Process process = play(bot);
        await(table, 20);

        process.destroyForcibly();

        while (get(table).status() == TableStatus.PLAYING) {
            Thread.sleep(Duration.ofMillis(200));
        }
        TableInfo over = get(table);
        assertThat(over.status()).isEqualTo(TableStatus.OVER);
        assertThat(over.seats().getFirst().substitute().map(Substitute::reason)).contains(Substitute.Reason.ABSENT);
    }

    @Test
    void a_token_that_nobody_has_is_told_in_a_sentence() throws IOException, InterruptedException {
        Path file = folder.resolve("token");
        Files.writeString(file, "anden-bot-nobodys");
        Process process = program(file);

        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).isNotZero();
        assertThat(output).contains("No bot has this token");
    }

    /// Waits until a table has so many lines.
    private void await(String table, int version) throws IOException, InterruptedException {
        while (get(table).version() < version) {
            Thread.sleep(Duration.ofMillis(20));
        }
    }

    private String table(NetworkBotToken bot) throws IOException, InterruptedException {
        var wish = new CreateTable(
                "ttr-berlin",
                List.of(new SeatWish("network-bot", bot.bot().id()), new SeatWish("bot", "random")),
                Map.of(),
                TimeControl.NONE);
        return post("/api/tables", wish, TableInfo.class).id();
    }

    private Process play(NetworkBotToken bot, String... more) throws IOException {
        Path file = folder.resolve("token");
        Files.writeString(file, bot.token() + "\n");
        return program(file, more);
    }

    private Process program(Path token, String... more) throws IOException {
        var command = new ArrayList<String>(List.of(
                "python3",
                CLIENT.resolve("bots/network_bot.py").toString(),
                "--server",
                address(),
                "--token-file",
                token.toString()));
        command.addAll(List.of(more));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
        return builder.start();
    }

    private String address() {
        return server.orElseThrow().address();
    }

    private TableInfo get(String table) throws IOException, InterruptedException {
        return send(request("/api/tables/" + table).GET(), TableInfo.class);
    }

    private <T> T post(String path, Object body, Class<T> answer) throws IOException, InterruptedException {
        return send(
                request(path)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(JSON.writeValueAsString(body))),
                answer);
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(address() + path));
    }

    private <T> T send(HttpRequest.Builder request, Class<T> type) throws IOException, InterruptedException {
        HttpResponse<String> answer = owner.send(request.build(), BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return JSON.readValue(answer.body(), type);
    }
}
