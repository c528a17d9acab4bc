package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.Resign;
import dev.anden.protocol.ClientMessage.StepAway;
import dev.anden.protocol.NewContribution;
import dev.anden.protocol.SeatKind;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.account.Farewell;
import dev.anden.protocol.account.Person;
import dev.anden.protocol.account.Protection;
import dev.anden.protocol.account.SignIn;
import dev.anden.protocol.json.WireJson;
import dev.anden.protocol.past.OwnNote;
import dev.anden.server.account.Farewells;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.HeldWriter;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.RawRequest;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

class OwnDataTest {
    private static final String PASSWORD = "a quiet platform";

    /// More than the system takes in of an answer that nobody reads.
    private static final int MUCH = 20_000_000;

    @TempDir
    Path folder;

    private RunningServer server;

    @BeforeEach
    void start() {
        server = TestServers.start(folder);
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void everything_that_is_kept_about_a_person_can_be_downloaded_and_nothing_about_others() {
        Duel duel = Duel.start(server).chooseTickets();
        Guest ana = duel.ana();
        ana.put("/api/me", new Person("Anastasia"));
        duel.bea().put("/api/me", new Person("Beatrice"));
        ana.post("/api/account", new Protection("anas-handle", PASSWORD));
        for (int number = 0; number < 21; number++) {
            ana.createTable("me", "friend");
        }

        HttpResponse<String> answer = ana.get("/api/account/data");

        assertThat(answer.headers().firstValue("Content-Disposition")).hasValue("attachment; filename=\"anden.json\"");
        JsonNode data = WireJson.mapper().readTree(answer.body());
        assertThat(data.get("person").get("name").asString()).isEqualTo("Anastasia");
        assertThat(data.get("account").get("handle").asString()).isEqualTo("anas-handle");
        assertThat(data.get("account").get("passwordChanged").asString()).endsWith("Z");
        assertThat(data.get("devices")).hasSize(1);
        assertThat(data.get("tables")).hasSize(22);
        JsonNode table = Stream.iterate(0, number -> number + 1)
                .map(data.get("tables")::get)
                .filter(one -> one.get("id").asString().equals(duel.table()))
                .findFirst()
                .orElseThrow();
        assertThat(table.get("host").asBoolean()).isTrue();
        assertThat(table.get("seat").asInt()).isZero();
        assertThat(table.get("choices").get(0).get("text").asString()).startsWith("keep");
        assertThat(answer.body()).doesNotContain("Beatrice", "argon2", ana.cookie("anden-session"));
        assertThat(RawRequest.status(RawRequest.get(server.address(), "/api/account/data", "Host: localhost")))
                .isEqualTo(404);
    }

    @Test
    void a_seat_s_part_in_the_seed_its_early_choice_and_its_leaving_are_downloaded_too() {
        Guest ana = new Guest(server);
        Guest bea = new Guest(server);
        String table = ana.createTable("me", "friend").id();
        bea.sitDown(table, 1);
        String digits = "0123456789abcdef".repeat(4);
        for (Guest guest : List.of(ana, bea)) {
            guest.put("/api/tables/%s/contribution".formatted(table), new NewContribution(digits));
        }
        ana.start(table);
        Guest early = new Duel(ana, bea, table).early();
        try (LiveClient live = early.watch(table)) {
            live.awaitTurn();
            assertAccepted(live.chooseFirst());

            JsonNode waiting = data(early).get("tables").get(0);
            assertThat(waiting.get("contribution").asString()).isEqualTo(digits);
            assertThat(waiting.get("choices")).isEmpty();
            assertThat(waiting.get("earlyChoices").get(0).get("text").asString())
                    .startsWith("keep");
            assertThat(waiting.get("happened")).isEmpty();
            assertAccepted(live.order(StepAway::new));
            assertAccepted(live.order(Resign::new));
        }
        JsonNode gone = data(early).get("tables").get(0).get("happened");
        assertThat(gone).hasSize(2);
        assertThat(gone.get(0).get("kind").asString()).isEqualTo("handed-over");
        assertThat(gone.get(0).get("reason").asString()).isEqualTo("left");
        assertThat(gone.get(1).get("kind").asString()).isEqualTo("resigned");
        assertThat(gone.get(1).get("bot").asString()).isEqualTo("expert");
        assertThat(gone.get(1).get("at").asString()).endsWith("Z");
        Guest other = early == ana ? bea : ana;
        assertThat(data(other).get("tables").get(0).get("happened")).isEmpty();
    }

    @Test
    void the_name_that_a_seat_has_kept_is_downloaded_with_its_table() {
        Guest ana = new Guest(server).named("Ana");
        new Guest(server).named("Ana").post("/api/account", new Protection("another-ana", PASSWORD));
        Guest luis = new Guest(server).named("Luis");
        String table = ana.createTable("me", "friend").id();
        luis.sitDown(table, 1);
        assertThat(data(luis).get("tables").get(0).get("name").isNull()).isTrue();

        luis.post("/api/session", new SignIn("another-ana", PASSWORD));

        assertThat(data(luis).get("person").get("name").asString()).isEqualTo("Ana");
        assertThat(data(luis).get("tables").get(0).get("name").asString()).isEqualTo("Luis");
    }

    @Test
    void however_much_somebody_has_said_and_written_down_it_is_all_downloaded_and_once() {
        Guest ana = new Guest(server);
        List<String> tables = Stream.generate(
                        () -> ana.createTable("me", "friend").id())
                .limit(21)
                .toList();
        server.context()
                .getBean(Database.class)
                .write(client -> tables.forEach(table -> {
                    talk(client, ana, table, 1);
                    talk(client, ana, table, 2);
                    client.sql("insert into talk_read (table_id, person, line) values (?, ?, 2)")
                            .params(table, id(ana))
                            .update();
                    client.sql("insert into own_note (table_id, person, text, version, changed) values (?, ?, ?, 1, 1)")
                            .params(table, id(ana), "note on " + table)
                            .update();
                }));

        JsonNode data = data(ana);

        assertThat(texts(data.get("talk")))
                .containsExactlyInAnyOrderElementsOf(tables.stream()
                        .flatMap(table -> Stream.of("line 1 at " + table, "line 2 at " + table))
                        .toList());
        assertThat(data.get("talkRead")
                        .valueStream()
                        .map(row ->
                                row.get("table").asString() + row.get("line").asInt()))
                .containsExactlyInAnyOrderElementsOf(
                        tables.stream().map(table -> table + 2).toList());
        assertThat(texts(data.get("notes")))
                .containsExactlyInAnyOrderElementsOf(
                        tables.stream().map("note on "::concat).toList());
    }

    private static void talk(JdbcClient client, Guest guest, String table, int number) {
        client.sql("insert into talk_line (table_id, number, person, text, at, command) values (?, ?, ?, ?, 1, ?)")
                .params(table, number, id(guest), "line %d at %s".formatted(number, table), "c" + number)
                .update();
    }

    private static List<String> texts(JsonNode rows) {
        return rows.valueStream().map(row -> row.get("text").asString()).toList();
    }

    private static String id(Guest guest) {
        return guest.cookie("anden-guest").split("\\.", -1)[0];
    }

    @Test
    void since_when_somebody_may_only_look_on_is_downloaded_too() {
        Guest ana = new Guest(server).named("Ana");
        assertThat(data(ana).get("barred")).isEmpty();

        server.context().getBean(Farewells.class).bar(new PersonId(id(ana)));

        assertThat(data(ana).get("barred").get("since").asString()).endsWith("Z");
    }

    @Test
    void nobody_downloads_their_data_twice_at_once() throws IOException {
        Guest ana = new Guest(server);
        ana.post("/api/account", new Protection("anas-handle", PASSWORD));
        server.context()
                .getBean(Database.class)
                .write(client -> client.sql("update session set device = ?")
                        .param("x".repeat(MUCH))
                        .update());
        String request = "GET /api/account/data HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                + "Cookie: anden-session=%s\r\n\r\n".formatted(ana.cookie("anden-session"));
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            assertThat(new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
                    .isEqualTo("HTTP/1.1 200");

            assertProblem(ana.get("/api/account/data"), 429, "too-many-requests");

            socket.getInputStream().transferTo(OutputStream.nullOutputStream());
        }
        assertThat(ana.get("/api/account/data").statusCode()).isEqualTo(200);
    }

    private static JsonNode data(Guest guest) {
        return WireJson.mapper().readTree(guest.get("/api/account/data").body());
    }

    @Test
    void whoever_goes_is_named_nowhere_and_the_games_stay() {
        Guest ana = new Guest(server);
        Guest bea = new Guest(server);
        ana.put("/api/me", new Person("Anastasia"));
        ana.post("/api/account", new Protection("anas-handle", PASSWORD));
        String over = ana.createSoloTable().id();
        finish(ana, over);
        String playing = ana.createTable("me", "friend").id();
        bea.sitDown(playing, 1);
        ana.start(playing);
        String alone = ana.createTable("me", "friend").id();
        String shared = ana.createTable("me", "friend", "friend").id();
        bea.sitDown(shared, 1);
        String beas = bea.createTable("me", "friend", "friend").id();
        ana.sitDown(beas, 1);
        Guest phone = new Guest(server);
        phone.post("/api/session", new SignIn("anas-handle", PASSWORD));

        try (LiveClient watching = bea.watch(playing);
                LiveClient own = phone.watch(playing)) {
            own.await("welcome");
            assertProblem(ana.post("/api/account/farewell", new Farewell("wrong")), 403, "wrong-credentials");
            assertThat(ana.post("/api/account/farewell", new Farewell(PASSWORD)).statusCode())
                    .isEqualTo(200);

            watching.awaitTable(table -> table.get("seats").get(0).hasNonNull("substitute")
                    && table.get("seats").get(0).get("name").asString().isEmpty());
            assertThat(own.awaitClose()).isEqualTo(1012);
        }
        assertThat(ana.me().name()).isNotEqualTo("Anastasia");
        assertThat(phone.me().handle()).isEmpty();
        assertProblem(ana.post("/api/session", new SignIn("anas-handle", PASSWORD)), 403, "wrong-credentials");
        TableInfo finished = bea.table(over);
        assertThat(finished.status()).isEqualTo(TableStatus.OVER);
        assertThat(finished.seats().getFirst().kind()).isEqualTo(SeatKind.PERSON);
        assertThat(finished.seats().getFirst().name()).isEmpty();
        assertThat(bea.replay(over).problem()).isEmpty();
        assertThat(bea.export(over)).contains("player 0 -\n");
        assertProblem(bea.get("/api/tables/" + alone), 404, "no-such-table");
        assertThat(bea.table(shared).host()).isTrue();
        assertThat(bea.table(shared).seats().getFirst().kind()).isEqualTo(SeatKind.FREE);
        assertThat(bea.table(beas).seats().get(1).kind()).isEqualTo(SeatKind.FREE);
        assertThat(everyText()).isNotEmpty().noneMatch(text -> text.contains("Anastasia") || text.contains("anas-h"));
        server.close();
        server = TestServers.start(folder);
        assertThat(bea.at(server).table(playing).seats().getFirst().substitute())
                .isPresent();
    }

    @Test
    @Tag("store")
    void a_guest_goes_by_saying_so() {
        Guest ana = new Guest(server);
        ana.put("/api/me", new Person("Anastasia"));
        ana.post("/api/account/recovery", List.of());
        String over = ana.createSoloTable().id();
        finish(ana, over);
        ana.put("/api/tables/%s/note".formatted(over), new OwnNote("Anastasia's first game", 0));
        assertThat(data(ana).get("notes").get(0).get("text").asString()).startsWith("Anastasia's");
        String id = id(ana);
        assertThat(everyText()).anyMatch(text -> text.contains(id));

        assertThat(ana.post("/api/account/farewell", new Farewell("")).statusCode())
                .isEqualTo(200);

        assertThat(everyText()).noneMatch(text -> text.contains("Anastasia") || text.contains(id));
        assertThat(ana.me().chosen()).isFalse();
    }

    @Test
    void whoever_sits_down_while_their_data_goes_leaves_no_seat_without_anybody() {
        String table = new Guest(server).createTable("me", "friend").id();
        Guest bea = new Guest(server).named("Bea");

        assertProblem(
                whileDataGoes(bea, () -> bea.post("/api/tables/%s/seats/1".formatted(table), List.of())),
                403,
                "nobody-known");

        assertThat(bea.table(table).seats().get(1).kind()).isEqualTo(SeatKind.FREE);
        assertThat(tablesOfNobody()).isEmpty();
    }

    @Test
    void whoever_sets_a_table_up_while_their_data_goes_leaves_none_without_anybody() {
        Guest bea = new Guest(server).named("Bea");
        Guest cleo = new Guest(server).named("Cleo");

        assertProblem(whileDataGoes(bea, () -> bea.tryCreate("ttr-usa", "me", "friend")), 403, "nobody-known");
        assertProblem(whileDataGoes(cleo, () -> cleo.tryCreate("french-quarter", "me")), 403, "nobody-known");

        assertThat(tablesOfNobody()).isEmpty();
    }

    @Test
    @Tag("store")
    void whoever_brings_games_along_while_their_data_goes_leaves_none_without_anybody() {
        Guest ana = new Guest(server);
        String over = ana.createSoloTable().id();
        finish(ana, over);
        byte[] game = ana.export(over).getBytes(StandardCharsets.UTF_8);
        Guest bea = new Guest(server).named("Bea");

        assertProblem(whileDataGoes(bea, () -> bea.tryToBring("?seat=0", game)), 403, "nobody-known");

        assertThat(tablesOfNobody()).isEmpty();
    }

    /// What somebody is answered whose data goes when they are known already by whoever is to do what they want.
    private HttpResponse<String> whileDataGoes(Guest guest, Supplier<HttpResponse<String>> wish) {
        try (var held = new HeldWriter(server.context().getBean(Database.class))) {
            var answer = CompletableFuture.supplyAsync(wish, Thread::startVirtualThread);
            held.awaitWaiting(1);
            var gone = CompletableFuture.supplyAsync(
                    () -> guest.post("/api/account/farewell", new Farewell("")), Thread::startVirtualThread);
            held.awaitWaiting(2);
            held.letGo();
            assertThat(gone.join().statusCode()).isEqualTo(200);
            return answer.join();
        }
    }

    /// Tables whose host, or somebody who sits there, isn't known.
    private List<String> tablesOfNobody() {
        return server.context()
                .getBean(Database.class)
                .read(client -> client.sql("select id from game_table where (host = '' and status = 'open')"
                                + " or (host <> '' and host not in (select id from person)) union select table_id"
                                + " from seat where person is not null and person not in (select id from person)")
                        .query(String.class)
                        .list());
    }

    /// Every value of every table, as text.
    private List<String> everyText() {
        String tables = TestDatabases.of(folder).isPresent()
                ? "select table_name from information_schema.tables where table_schema = current_schema()"
                : "select name from sqlite_master where type = 'table'";
        return server.context()
                .getBean(Database.class)
                .read(client -> client.sql(tables).query(String.class).list().stream()
                        .flatMap(table -> client.sql("select * from " + table).query().listOfRows().stream())
                        .map(Map::values)
                        .map(String::valueOf)
                        .toList());
    }

    private static void finish(Guest guest, String table) {
        try (LiveClient live = guest.watch(table)) {
            live.playToTheEnd();
        }
    }
}
