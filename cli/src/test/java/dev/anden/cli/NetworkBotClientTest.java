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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.json.JsonMapper;

/// A bot in each language that there is a client in plays at a server.
class NetworkBotClientTest {
    private static final JsonMapper JSON = WireJson.mapper();

    @TempDir
    Path folder;

    private final HttpClient owner =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private Optional<RunningServer> server = Optional.empty();

    @BeforeEach
    void start() throws StartFailure, IOException, InterruptedException {
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

    @ParameterizedTest
    @EnumSource
    void it_plays_a_whole_game_in_the_seat_that_it_was_given(ClientLanguage language)
            throws IOException, InterruptedException {
        assumeTrue(language.isInstalled());
        NetworkBotToken bot = post("/api/account/bots", new NewNetworkBot("Long Routes"), NetworkBotToken.class);
        String table = table(bot);

        Process process = play(language, bot, "--games", "1");
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

    @ParameterizedTest
    @EnumSource
    void when_it_is_killed_in_the_middle_the_table_goes_on_and_ends(ClientLanguage language)
            throws IOException, InterruptedException {
        assumeTrue(language.isInstalled());
        NetworkBotToken bot = post("/api/account/bots", new NewNetworkBot("Long Routes"), NetworkBotToken.class);
        String table = table(bot);
        Process process = play(language, bot);
        await(table, 20);

        process.destroyForcibly();

        while (get(table).status() == TableStatus.PLAYING) {
            Thread.sleep(Duration.ofMillis(200));
        }
        TableInfo over = get(table);
        assertThat(over.status()).isEqualTo(TableStatus.OVER);
        assertThat(over.seats().getFirst().substitute().map(Substitute::reason)).contains(Substitute.Reason.ABSENT);
    }

    @ParameterizedTest
    @EnumSource
    void a_token_that_nobody_has_is_told_in_a_sentence(ClientLanguage language)
            throws IOException, InterruptedException {
        assumeTrue(language.isInstalled());
        Path file = folder.resolve("token");
        Files.writeString(file, "anden-bot-nobodys");
        Process process = program(language, file);

        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).isNotZero();
        assertThat(output).contains("No bot has this token").hasLineCount(1);
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

    private Process play(ClientLanguage language, NetworkBotToken bot, String... more)
            throws IOException, InterruptedException {
        Path file = folder.resolve("token");
        Files.writeString(file, bot.token() + "\n");
        return program(language, file, more);
    }

    private Process program(ClientLanguage language, Path token, String... more)
            throws IOException, InterruptedException {
        return language.networkBot(address(), token, List.of(more)).start();
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
