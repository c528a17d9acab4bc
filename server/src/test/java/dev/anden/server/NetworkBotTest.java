package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.account.Farewell;
import dev.anden.protocol.account.NetworkBot;
import dev.anden.protocol.account.NetworkBotList;
import dev.anden.protocol.account.NetworkBotToken;
import dev.anden.protocol.account.NewNetworkBot;
import dev.anden.protocol.account.Person;
import dev.anden.protocol.account.TokenWish;
import dev.anden.protocol.json.WireJson;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.Program;
import dev.anden.server.testing.TestServers;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// The programs of people with an account: made, named, given tokens, and gone.
class NetworkBotTest {
    private static final Duration MOMENT = Duration.ofMillis(1);

    @TempDir
    Path folder;

    private final MovedClock clock = new MovedClock();
    private RunningServer server;
    private Guest ana;

    @BeforeEach
    void start() {
        server = TestServers.start(TestServers.options(folder), clock);
        ana = new Guest(server).protectedBy("ana").named("Ana");
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    @Tag("store")
    void a_token_is_told_once_and_only_its_hash_is_kept() {
        NetworkBotToken made = make("Long Routes");

        assertThat(made.token()).startsWith("anden-bot-").hasSizeGreaterThan(40);
        assertThat(made.bot().name()).isEqualTo("Long Routes");
        assertThat(ana.get("/api/account/bots").body()).contains("Long Routes").doesNotContain(made.token());
        assertThat(kept("select token from network_bot"))
                .singleElement()
                .asString()
                .hasSize(64)
                .isNotEqualTo(made.token());
        assertThat(program(made).tables().name()).isEqualTo("Long Routes");
    }

    @Test
    void whoever_has_no_account_makes_none() {
        HttpResponse<String> answer =
                new Guest(server).post("/api/account/bots", new NewNetworkBot("Long Routes", Guest.PASSWORD));

        assertProblem(answer, 409, "not-protected");
    }

    @Test
    void somebody_has_five_at_most() {
        for (String name : List.of("Alpha", "Beta", "Gamma", "Delta", "Zeta")) {
            make(name);
        }

        assertProblem(ana.post("/api/account/bots", new NewNetworkBot("Sigma", Guest.PASSWORD)), 409, "too-many-bots");
        assertThat(bots()).hasSize(5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ana's bot", "Routes 2000 bot", "MyBot", "Robo"})
    void its_name_may_say_that_it_is_a_bot(String name) {
        assertThat(make(name).bot().name()).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource({
        "'', bad-name",
        "Pla\u200Bnner, hidden-in-name",
        "bot, name-is-ours",
        "Planner, name-is-ours",
        "Planner bot, name-is-ours",
        "Servidor, name-is-ours",
        "ANA, bot-name-taken",
        "L0ng Routes, bot-name-taken"
    })
    void the_rules_for_names_hold_for_its_name(String name, String code) {
        make("Long Routes");

        assertThat(Guest.problem(ana.post("/api/account/bots", new NewNetworkBot(name, Guest.PASSWORD)))
                        .code())
                .isEqualTo(code);
    }

    @Test
    void nobody_takes_the_name_of_their_own_one_or_one_that_looks_like_it() {
        make("Long Routes");

        assertProblem(ana.put("/api/me", new Person("L0ng Routes")), 409, "bot-name-taken");

        assertThat(ana.me().name()).isEqualTo("Ana");
        ana.named("Short Routes");
        new Guest(server).named("Long Routes");
    }

    @Test
    @Tag("store")
    void a_token_that_was_replaced_is_worth_nothing() {
        NetworkBotToken old = make("Long Routes");

        NetworkBotToken now = Guest.read(
                ana.post("/api/account/bots/%s/token".formatted(old.bot().id()), new TokenWish(Guest.PASSWORD)),
                NetworkBotToken.class);

        assertThat(now.token()).isNotEqualTo(old.token());
        assertProblem(ask(program(old), "GET", "/api/bot/tables"), 401, "bad-token");
        assertThat(program(now).tables().name()).isEqualTo("Long Routes");
    }

    @Test
    void a_session_alone_gives_nobody_a_token() {
        NetworkBotToken made = make("Long Routes");

        assertProblem(ana.post("/api/account/bots", new NewNetworkBot("Sigma", "")), 403, "wrong-credentials");
        assertProblem(
                ana.post("/api/account/bots/%s/token".formatted(made.bot().id()), new TokenWish("guessed")),
                403,
                "wrong-credentials");

        assertThat(bots()).hasSize(1);
        assertThat(program(made).tables().name()).isEqualTo("Long Routes");
    }

    @Test
    void nobody_else_replaces_or_deletes_it() {
        String id = make("Long Routes").bot().id();
        Guest bea = new Guest(server).protectedBy("bea");

        assertProblem(
                bea.post("/api/account/bots/%s/token".formatted(id), new TokenWish(Guest.PASSWORD)),
                404,
                "no-such-bot");
        assertProblem(bea.delete("/api/account/bots/" + id), 404, "no-such-bot");
        assertThat(bots()).hasSize(1);
    }

    @Test
    void one_that_is_deleted_is_known_no_more() {
        NetworkBotToken made = make("Long Routes");

        assertThat(ana.delete("/api/account/bots/" + made.bot().id()).statusCode())
                .isEqualTo(200);

        assertThat(bots()).isEmpty();
        assertProblem(ask(program(made), "GET", "/api/bot/tables"), 401, "bad-token");
        assertThat(kept("select name from person where name = 'Long Routes'")).isEmpty();
    }

    @Test
    @Tag("store")
    void ones_own_data_tells_of_them_without_tokens_and_they_go_with_the_account() {
        NetworkBotToken made = make("Long Routes");

        HttpResponse<String> answer = ana.get("/api/account/data");
        JsonNode bots = WireJson.mapper().readTree(answer.body()).get("bots");
        assertThat(bots).hasSize(1);
        assertThat(bots.get(0).get("name").asString()).isEqualTo("Long Routes");
        assertThat(bots.get(0).get("created").asString()).endsWith("Z");
        assertThat(answer.body()).doesNotContain(made.token()).doesNotContain("token");

        assertThat(ana.post("/api/account/farewell", new Farewell("una estación lejana"))
                        .statusCode())
                .isEqualTo(200);
        assertThat(kept("select id from network_bot")).isEmpty();
        assertThat(kept("select name from person where name = 'Long Routes'")).isEmpty();
        assertProblem(ask(program(made), "GET", "/api/bot/tables"), 401, "bad-token");
    }

    @Test
    @Tag("store")
    void one_that_nobody_uses_goes_in_time_and_one_in_use_stays() {
        NetworkBotToken unused = make("Long Routes");
        NetworkBotToken used = make("Short Routes");
        clock.pass(Retention.DEFAULT.guests().dividedBy(2));
        program(used).tables();

        clock.pass(Retention.DEFAULT.guests().dividedBy(2));
        round();
        assertThat(bots()).hasSize(2);

        clock.pass(MOMENT);
        round();
        assertThat(bots()).extracting(NetworkBot::id).containsExactly(used.bot().id());
        assertProblem(ask(program(unused), "GET", "/api/bot/tables"), 401, "bad-token");
    }

    @Test
    void a_token_that_nobody_has_opens_nothing() {
        Program stranger = new Program(server.address(), "anden-bot-nobodys");

        assertProblem(ask(stranger, "GET", "/api/bot/tables"), 401, "bad-token");
        assertProblem(ask(stranger, "GET", "/api/me"), 401, "bad-token");
        assertProblem(new Guest(server).get("/api/bot/tables"), 401, "bad-token");
    }

    @Test
    void a_token_of_somebody_elses_making_is_not_taken_for_one_of_ours() {
        assertThat(ana.send(ana.request("/api/me").header("Authorization", "Bearer eyJhbGciOi"))
                        .statusCode())
                .isEqualTo(200);
    }

    private void round() {
        server.context().getBean(Ageing.class).round();
    }

    private NetworkBotToken make(String name) {
        return Guest.read(
                ana.post("/api/account/bots", new NewNetworkBot(name, Guest.PASSWORD)), NetworkBotToken.class);
    }

    private List<NetworkBot> bots() {
        return ana.ask("/api/account/bots", NetworkBotList.class).bots();
    }

    private Program program(NetworkBotToken made) {
        return new Program(server.address(), made.token());
    }

    private static HttpResponse<String> ask(Program program, String method, String path) {
        return program.send(program.request(path).method(method, BodyPublishers.noBody()));
    }

    private List<String> kept(String question) {
        return server.context()
                .getBean(Database.class)
                .read(client -> client.sql(question).query(String.class).list());
    }
}
