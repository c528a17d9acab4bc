package dev.anden.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.anden.arena.ReplayReader;
import dev.anden.arena.ReplayReading;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.State;
import dev.anden.protocol.CreateTable;
import dev.anden.protocol.CreateTable.SeatWish;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.account.NetworkBotToken;
import dev.anden.protocol.account.NewNetworkBot;
import dev.anden.protocol.account.Protection;
import dev.anden.protocol.json.WireJson;
import dev.anden.server.AndenServer;
import dev.anden.server.RunningServer;
import dev.anden.server.ServerOptions;
import dev.anden.server.StartFailure;
import dev.anden.testkit.Thorough;
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
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/// A bot in each language that there is a client in plays at a server.
class NetworkBotClientTest {
    private static final JsonMapper JSON = WireJson.mapper();
    private static final int BOTS_SEAT = 0;
    private static final String CLAIM = "claim ";

    /// A bot that is gone is waited for as long as the server is patient, and then a whole game is played.
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private static final Duration BETWEEN = Duration.ofMillis(20);

    @TempDir
    Path folder;

    private final HttpClient owner =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private final List<Process> programs = new ArrayList<>();
    private Optional<RunningServer> server = Optional.empty();

    /// @param patience how long a program has for a choice: one that isn't there has a third of it
    private void start(Duration patience) throws StartFailure, IOException, InterruptedException {
        server = Optional.of(AndenServer.start(
                ServerOptions.of(folder.resolve("data"))
                        .withPort(0)
                        .withPace(pace -> pace.withBotPause(Duration.ZERO)
                                .withBotTime(Duration.ofMillis(2))
                                .withNetworkBotPatience(patience)),
                InstantSource.system()));
        post("/api/account", new Protection("ana", "una estación lejana"), Map.class);
    }

    /// Each of them begins, plays and ends as the others do.
    static List<ClientLanguage> clients() {
        return Thorough.first(1, List.of(ClientLanguage.values()));
    }

    @AfterEach
    void close() {
        programs.forEach(Process::destroyForcibly);
        server.ifPresent(RunningServer::close);
    }

    @ParameterizedTest
    @EnumSource
    void it_plays_a_whole_game_in_the_seat_that_it_was_given(ClientLanguage language)
            throws StartFailure, IOException, InterruptedException {
        assumeTrue(language.isInstalled());
        // However long it takes to start, no other bot chooses in its place.
        start(Duration.ofMinutes(10));
        NetworkBotToken bot = post(
                "/api/account/bots", new NewNetworkBot("Long Routes", "una estación lejana"), NetworkBotToken.class);
        String table = table(bot);

        Process process = play(language, bot, "--games", "1");
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(output).isZero();
        assertThat(output).contains("game 1: ");
        TableInfo over = get(table);
        assertThat(over.status()).isEqualTo(TableStatus.OVER);
        assertThat(over.seats().getFirst().substitute()).isEmpty();
        assertThat(choices(table))
                .filteredOn(Choice::couldClaim)
                .as("both clients' example claims whenever it can")
                .hasSizeGreaterThan(1)
                .allMatch(choice -> choice.text().startsWith(CLAIM));
    }

    @ParameterizedTest
    @MethodSource("clients")
    void when_it_is_killed_in_the_middle_the_table_goes_on_and_ends(ClientLanguage language)
            throws StartFailure, IOException, InterruptedException {
        assumeTrue(language.isInstalled());
        start(Duration.ofSeconds(15));
        NetworkBotToken bot = post(
                "/api/account/bots", new NewNetworkBot("Long Routes", "una estación lejana"), NetworkBotToken.class);
        String table = table(bot);
        Process process = play(language, bot);
        await(table, playing -> playing.version() >= 20);

        process.destroyForcibly();

        TableInfo over = await(table, info -> info.status() != TableStatus.PLAYING);
        assertThat(over.status()).isEqualTo(TableStatus.OVER);
        assertThat(over.seats().getFirst().substitute().map(Substitute::reason)).contains(Substitute.Reason.ABSENT);
    }

    @ParameterizedTest
    @MethodSource("clients")
    void a_token_that_nobody_has_is_told_in_a_sentence(ClientLanguage language)
            throws StartFailure, IOException, InterruptedException {
        assumeTrue(language.isInstalled());
        start(Duration.ofSeconds(15));
        Path file = folder.resolve("token");
        Files.writeString(file, "anden-bot-nobodys");
        Process process = program(language, file);

        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).isNotZero();
        assertThat(output).contains("No bot has this token").hasLineCount(1);
    }

    /// What was chosen in the bot's seat in a finished game.
    private List<Choice> choices(String table) throws IOException, InterruptedException {
        ReplayReading reading = ReplayReader.read(GameCatalog.installed(), text("/api/tables/" + table + "/export"));
        State state = reading.game().newState(reading.replay().setup());
        var choices = new ArrayList<Choice>();
        for (int code : reading.replay().codes()) {
            if (state.actor() == BOTS_SEAT) {
                choices.add(new Choice(
                        state.print(code),
                        Arrays.stream(state.legalActions())
                                .mapToObj(state::print)
                                .anyMatch(text -> text.startsWith(CLAIM))));
            }
            state.apply(code);
        }
        return choices;
    }

    /// @param couldClaim whether a claim was among what could be chosen
    private record Choice(String text, boolean couldClaim) {}

    /// Waits until a table is as it is wanted.
    private TableInfo await(String table, Predicate<TableInfo> wanted) throws IOException, InterruptedException {
        long start = System.nanoTime();
        TableInfo found = get(table);
        while (!wanted.test(found)) {
            assertThat(System.nanoTime() - start).as("waiting, with %s", found).isLessThan(PATIENCE.toNanos());
            Thread.sleep(BETWEEN);
            found = get(table);
        }
        return found;
    }

    private String table(NetworkBotToken bot) throws IOException, InterruptedException {
        var wish = new CreateTable(
                "ttr-berlin",
                List.of(SeatWish.networkBot(bot.bot().id()), SeatWish.bot("random")),
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
        Process program = language.networkBot(address(), token, List.of(more)).start();
        programs.add(program);
        return program;
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
        return JSON.readValue(send(request), type);
    }

    private String text(String path) throws IOException, InterruptedException {
        return send(request(path).GET());
    }

    private String send(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<String> answer = owner.send(request.build(), BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return answer.body();
    }
}
