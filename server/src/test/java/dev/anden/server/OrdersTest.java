package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.ProposeEnd;
import dev.anden.protocol.SeatKind;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.operator.OperatorStore;
import dev.anden.server.store.operator.OrderDesk;
import dev.anden.server.store.operator.OrderKind;
import dev.anden.server.store.operator.OrderOutcome;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OrdersTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    @Tag("store")
    void a_game_is_ended_and_its_people_are_told_who_wanted_it() {
        String table;
        try (RunningServer server = TestServers.start(options())) {
            Guest ana = new Guest(server);
            table = ana.createTable("me", "random").id();
            try (LiveClient live = ana.watch(table)) {
                live.awaitTurn();

                assertThat(wish(OrderKind.END, table)).isEqualTo(OrderOutcome.DONE);

                var told = live.await(message -> LiveClient.events(message).contains("abandoned"));
                assertThat(told.toString()).contains("\"reason\":\"operator\"");
            }
            assertThat(ana.table(table).status()).isEqualTo(TableStatus.UNFINISHED);
            assertThat(ana.export(table)).isNotEmpty();
            assertThat(wish(OrderKind.END, table)).isEqualTo(OrderOutcome.ALREADY);
        }
        try (RunningServer again = TestServers.start(options())) {
            assertThat(new Guest(again).table(table).status()).isEqualTo(TableStatus.UNFINISHED);
        }
    }

    @Test
    void a_table_that_waits_for_players_closes_when_it_is_ended() {
        try (RunningServer server = TestServers.start(options())) {
            Guest ana = new Guest(server);
            String table = ana.createTable("me", "friend").id();

            assertThat(wish(OrderKind.END, table)).isEqualTo(OrderOutcome.DONE);

            assertProblem(ana.get("/api/tables/" + table), 404, "no-such-table");
            assertThat(wish(OrderKind.END, table)).isEqualTo(OrderOutcome.UNKNOWN);
        }
    }

    @Test
    void a_table_is_deleted_with_its_game_whether_bots_play_there_or_it_is_over() throws StartFailure {
        try (RunningServer server = TestServers.start(options())) {
            Guest ana = new Guest(server);
            String over = ended(ana);
            String playing = ana.createTable("me", "random").id();
            String bots = ana.createTable("random", "random").id();
            String other = ana.createTable("me", "random").id();
            try (LiveClient live = ana.watch(playing)) {
                live.awaitTurn();

                for (String table : List.of(over, playing, bots)) {
                    assertThat(wish(OrderKind.DELETE, table)).isEqualTo(OrderOutcome.DONE);
                    assertProblem(ana.get("/api/tables/" + table), 404, "no-such-table");
                }

                live.await(message -> message.path("code").asString().equals("no-such-table"));
            }
            assertThat(ana.table(other).status()).isEqualTo(TableStatus.PLAYING);
            assertThat(TestServers.soundTables(options())).isEqualTo(1);
        }
    }

    @Test
    void a_person_is_deleted_as_if_they_had_asked_for_it() throws StartFailure {
        try (RunningServer server = TestServers.start(options())) {
            Guest ana = new Guest(server).named("Ana");
            String table = ana.createTable("me", "random").id();
            String id = idOf("Ana");

            assertThat(wish(OrderKind.DELETE, id)).isEqualTo(OrderOutcome.DONE);

            assertThat(wish(OrderKind.DELETE, id)).isEqualTo(OrderOutcome.UNKNOWN);
            assertThat(ana.me().name()).isNotEqualTo("Ana");
            assertThat(ana.stranger().table(table).seats().getFirst().substitute())
                    .isPresent();
        }
    }

    @Test
    void whoever_is_blocked_looks_on_until_they_are_unblocked() throws StartFailure {
        try (RunningServer server = TestServers.start(options())) {
            Guest ana = new Guest(server).named("Ana");
            Guest bea = new Guest(server).named("Bea");
            String table = ana.createTable("me", "random").id();
            String id = idOf("Ana");
            try (LiveClient live = ana.watch(table)) {
                live.awaitTurn();
                assertThat(wish(OrderKind.BLOCK, id)).isEqualTo(OrderOutcome.DONE);
                live.awaitClose();
            }

            assertProblem(ana.tryCreate("ttr-usa", "me", "random"), 403, "barred");
            assertThat(ana.table(table).seats().getFirst().substitute()).isPresent();
            try (LiveClient live = ana.watch(table)) {
                assertThat(live.await("welcome").path("table").path("you").isInt())
                        .isFalse();
            }
            assertThat(bea.createTable("me", "random").id()).isNotEmpty();

            assertThat(wish(OrderKind.BLOCK, id)).isEqualTo(OrderOutcome.ALREADY);
            assertThat(wish(OrderKind.UNBLOCK, id)).isEqualTo(OrderOutcome.DONE);
            assertThat(wish(OrderKind.UNBLOCK, id)).isEqualTo(OrderOutcome.ALREADY);
            assertThat(ana.createTable("me", "random").id()).isNotEmpty();
        }
    }

    @Test
    void whoever_is_blocked_is_not_asked_to_play_again_and_their_place_is_free() throws StartFailure {
        try (RunningServer server = TestServers.start(options())) {
            Guest ana = new Guest(server).named("Ana");
            Guest bea = new Guest(server).named("Bea");
            TableInfo over = ana.createTable("me", "friend");
            bea.sitDown(over.id(), 1);
            ana.start(over.id());
            assertThat(wish(OrderKind.END, over.id())).isEqualTo(OrderOutcome.DONE);
            assertThat(wish(OrderKind.BLOCK, idOf("Ana"))).isEqualTo(OrderOutcome.DONE);

            TableInfo next = bea.rematch(over.id());

            assertThat(next.seats().get(1).kind()).isEqualTo(SeatKind.FREE);
            assertProblem(ana.post("/api/tables/%s/rematch".formatted(over.id()), List.of()), 403, "barred");
            try (LiveClient live = ana.watch(over.id())) {
                // Without a place of their own nobody is asked.
                assertThat(live.await("welcome").path("table").path("you").isInt())
                        .isFalse();
            }
        }
    }

    @Test
    void what_is_wanted_while_no_server_runs_is_done_when_one_starts() throws StartFailure {
        String table;
        try (RunningServer server = TestServers.start(options())) {
            table = new Guest(server).createTable("me", "friend").id();
        }
        OperatorWish wish = placed(OrderKind.END, table);
        assertThat(wish.outcome()).isEmpty();

        try (RunningServer server = TestServers.start(options())) {
            assertThat(outcome(wish)).isEqualTo(OrderOutcome.DONE);
            assertProblem(new Guest(server).get("/api/tables/" + table), 404, "no-such-table");
        }
    }

    @Test
    @Tag("store")
    void no_more_than_a_bounded_number_waits_for_a_server() throws StartFailure {
        TestServers.start(options()).close();
        try (Database database = TestDatabases.open(folder)) {
            database.write(client -> client.sql(
                            "insert into operator_order (id, kind, about, made) values " + waiting(OrderDesk.MOST - 1))
                    .update());
        }

        assertThat(OperatorWish.of(options(), OrderKind.END, "the-last", Instant.now()))
                .isPresent();
        assertThat(OperatorWish.of(options(), OrderKind.END, "one-more", Instant.now()))
                .isEmpty();
    }

    private static String waiting(int count) {
        return IntStream.range(0, count)
                .mapToObj("('order%1$d', 'end', 'table%1$d', 0)"::formatted)
                .collect(Collectors.joining(", "));
    }

    /// A table whose game has ended without a result.
    private static String ended(Guest guest) {
        String table = guest.createTable("me", "random").id();
        try (LiveClient live = guest.watch(table)) {
            live.awaitTurn();
            assertAccepted(live.order(ProposeEnd::new));
        }
        return table;
    }

    private ServerOptions options() {
        return TestServers.options(folder);
    }

    private OrderOutcome wish(OrderKind kind, String about) {
        return outcome(placed(kind, about));
    }

    private OperatorWish placed(OrderKind kind, String about) {
        try {
            return OperatorWish.of(options(), kind, about, Instant.now()).orElseThrow();
        } catch (StartFailure failure) {
            throw new AssertionError(failure);
        }
    }

    private static OrderOutcome outcome(OperatorWish wish) {
        Polling.until(() -> look(wish).isPresent());
        return look(wish).orElseThrow();
    }

    private static Optional<OrderOutcome> look(OperatorWish wish) {
        try {
            return wish.outcome();
        } catch (StartFailure failure) {
            throw new AssertionError(failure);
        }
    }

    private String idOf(String name) throws StartFailure {
        try (Inspection inspection = Inspection.of(options())) {
            List<OperatorStore.Person> people = inspection.people(name, Long.MAX_VALUE, 1);
            assertThat(people).hasSize(1);
            return people.getFirst().id().text();
        }
    }
}
