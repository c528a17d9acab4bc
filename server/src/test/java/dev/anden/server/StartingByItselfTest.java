package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.AnswerProposal;
import dev.anden.protocol.ClientMessage.Looking;
import dev.anden.protocol.ClientMessage.ProposeEnd;
import dev.anden.protocol.CreateTable;
import dev.anden.protocol.CreateTable.SeatWish;
import dev.anden.protocol.NewContribution;
import dev.anden.protocol.NewStarting;
import dev.anden.protocol.NewTerms;
import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.TableDeals;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.TimeControl.Correspondence;
import dev.anden.protocol.TimeControl.Live;
import dev.anden.protocol.account.NetworkBotToken;
import dev.anden.protocol.account.NewNetworkBot;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.Polling;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Games that begin by themselves, once nobody is missing.
@Tag("store")
class StartingByItselfTest {
    private static final TimeControl SLOW =
            new Correspondence(Duration.ofDays(2).toMillis());
    private static final TimeControl LIVE = new Live(600_000, 0);
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final MovedClock CLOCK = new MovedClock();

    @RegisterExtension
    static final OneServer SERVER = new OneServer(CLOCK);

    private final Guest ana = SERVER.guest();
    private final Guest bea = SERVER.guest();

    /// Whoever watches before they sit down is known by then.
    @BeforeEach
    void introduce() {
        bea.me();
    }

    @Test
    void one_by_correspondence_begins_once_the_last_one_has_sat_down_and_everybody_has_added_to_the_seed() {
        String table = tableOf(SLOW);
        assertThat(ana.table(table).startsByItself()).isTrue();
        add(ana, table);
        try (LiveClient first = ana.watch(table);
                LiveClient second = bea.watch(table)) {
            bea.sitDown(table, 1);
            second.awaitTable(told -> told.get("you").asInt(-1) == 1);
            assertThat(second.table().get("status").asString()).isEqualTo("open");
            add(bea, table);

            first.awaitTurn();
            second.awaitTurn();
            first.order(ProposeEnd::new);
            String asked = second.awaitQuestion();
            second.order(id -> new AnswerProposal(id, asked, true));
        }

        assertThat(ana.ask("/api/tables/" + table + "/deals", TableDeals.class).contributions())
                .extracting(TableDeals.Contribution::seat)
                .containsExactly(0, 1);
    }

    @Test
    void whoever_starts_it_as_it_begins_by_itself_is_answered_with_the_game() {
        String table = tableOf(SLOW);
        bea.sitDown(table, 1);
        add(bea, table);
        add(ana, table);

        assertThat(ana.start(table).status()).isEqualTo(TableStatus.PLAYING);
        awaitBegun(table);
    }

    @Test
    void one_without_a_clock_of_days_waits_for_somebody_to_start_it_unless_its_host_says_otherwise() {
        for (TimeControl time : List.of(TimeControl.NONE, LIVE)) {
            assertThat(ana.table(tableOf(time)).startsByItself()).isFalse();
        }
        String table = tableOf(TimeControl.NONE);
        bea.sitDown(table, 1);
        add(ana, table);
        add(bea, table);
        CLOCK.pass(PATIENCE);
        assertThat(ana.table(table).status()).isEqualTo(TableStatus.OPEN);

        assertProblem(let(bea, table, true), 403, "not-host");
        assertThat(Guest.table(let(ana, table, true)).startsByItself()).isTrue();
        awaitBegun(table);
        assertProblem(let(ana, table, false), 409, "not-open");
    }

    @Test
    void one_that_its_host_wants_to_start_waits_for_them() {
        String table = tableOf(SLOW);
        let(ana, table, false);
        assertThat(bea.sitDown(table, 1).startsByItself()).isFalse();
        add(ana, table);
        add(bea, table);
        String other = tableOf(SLOW);
        bea.sitDown(other, 1);

        CLOCK.pass(PATIENCE);

        awaitBegun(other);
        assertThat(ana.table(table).status()).isEqualTo(TableStatus.OPEN);
    }

    @Test
    void whoever_adds_nothing_to_the_seed_is_waited_for_as_long_as_a_host_is_also_by_a_server_that_starts_again() {
        String early = tableOf(SLOW);
        bea.sitDown(early, 1);
        CLOCK.pass(PATIENCE.dividedBy(2));
        String late = tableOf(SLOW);
        bea.sitDown(late, 1);
        CLOCK.pass(PATIENCE.dividedBy(2));
        Polling.until(() -> ana.at(SERVER.running()).table(early).status() == TableStatus.PLAYING);
        assertThat(ana.table(late).status()).isEqualTo(TableStatus.OPEN);

        RunningServer again = SERVER.restart();
        CLOCK.pass(PATIENCE);

        Polling.until(() -> ana.at(again).table(late).status() == TableStatus.PLAYING);
        assertThat(statusKept(late)).isEqualTo("playing");
    }

    @Test
    void the_same_people_play_again_as_soon_as_all_of_them_are_there() {
        Duel duel = SERVER.duel();
        try (LiveClient one = duel.ana().watch(duel.table());
                LiveClient other = duel.bea().watch(duel.table())) {
            other.await("welcome");
            Duel.end(one, other);
        }
        TableInfo next = duel.ana().rematch(duel.table());
        assertThat(next.startsByItself()).isTrue();
        add(duel.ana(), next.id());
        try (LiveClient host = duel.ana().watch(next.id())) {
            host.await("welcome");
            duel.bea().rematch(duel.table());
            add(duel.bea(), next.id());

            assertThat(host.awaitTurn()).isTrue();
        }
    }

    @Test
    void a_live_clock_does_not_begin_to_run_for_somebody_who_is_not_there() {
        String table = tableOf(LIVE);
        let(ana, table, true);
        try (LiveClient first = ana.watch(table)) {
            first.await("welcome");
            bea.sitDown(table, 1);
            add(ana, table);
            add(bea, table);
            try (LiveClient second = bea.watch(table)) {
                assertThat(second.await("welcome").get("table").get("status").asString())
                        .isEqualTo("open");

                second.awaitTurn();
            }
            first.awaitTurn();
        }
    }

    @Test
    void nor_for_somebody_whose_page_is_open_and_forgotten_until_they_look_again() {
        String table = tableOf(LIVE);
        let(ana, table, true);
        try (LiveClient first = ana.watch(table);
                LiveClient second = bea.watch(table)) {
            bea.sitDown(table, 1);
            second.send(new Looking(false));
            first.awaitTable(
                    told -> told.get("seats").get(1).get("kind").asString().equals("person")
                            && !told.get("seats").get(1).get("present").asBoolean());
            add(ana, table);
            add(bea, table);
            second.awaitTable(told -> !told.get("contribution").isNull());
            assertThat(Guest.table(let(ana, table, true)).status()).isEqualTo(TableStatus.OPEN);

            second.send(new Looking(true));

            second.awaitTurn();
        }
    }

    @Test
    void whoever_was_told_of_less_time_may_leave_before_it_begins() {
        String table = tableOf(LIVE);
        try (LiveClient first = ana.watch(table);
                LiveClient second = bea.watch(table)) {
            bea.sitDown(table, 1);
            first.awaitTable(told -> told.get("seats").get(1).get("present").asBoolean());
            add(ana, table);
            add(bea, table);
            var less = new NewTerms(new Live(300_000, 0), false, SpectatorView.PUBLIC);
            Guest.table(ana.put("/api/tables/%s/terms".formatted(table), less));
            assertThat(Guest.table(let(ana, table, true)).status()).isEqualTo(TableStatus.OPEN);
            second.awaitTable(told -> told.get("startsByItself").asBoolean());
            assertThat(second.table().get("status").asString()).isEqualTo("open");

            CLOCK.pass(Duration.ofSeconds(15));

            second.awaitTurn();
        }
    }

    @Test
    void a_program_of_the_host_is_not_waited_for() {
        ana.protectedBy("owner-of-a-program");
        String bot = Guest.read(
                        ana.post("/api/account/bots", new NewNetworkBot("Long Routes", Guest.PASSWORD)),
                        NetworkBotToken.class)
                .bot()
                .id();
        TableInfo table = Guest.table(ana.post(
                "/api/tables",
                new CreateTable(
                        "ttr-usa",
                        List.of(SeatWish.me(), SeatWish.networkBot(bot)),
                        Map.of(),
                        SLOW,
                        false,
                        SpectatorView.PUBLIC,
                        false,
                        true)));
        assertThat(table.status()).isEqualTo(TableStatus.OPEN);

        add(ana, table.id());

        awaitBegun(table.id());
    }

    @Test
    void a_table_that_cannot_be_opened_keeps_no_other_from_beginning() {
        String damaged = tableOf(SLOW);
        bea.sitDown(damaged, 1);
        String sound = tableOf(SLOW);
        bea.sitDown(sound, 1);
        SERVER.running()
                .context()
                .getBean(Database.class)
                .write(client -> client.sql("update game_table set seed = 'none' where id = ?")
                        .param(damaged)
                        .update());

        CLOCK.pass(PATIENCE);

        awaitBegun(sound);
        assertThat(statusKept(damaged)).isEqualTo("open");
    }

    @Test
    void whoever_plays_alone_again_against_bots_has_the_game_begin_by_what_they_add() {
        TableInfo over = ana.createTable("me", "chance");
        try (LiveClient live = ana.watch(over.id())) {
            live.await("welcome");
            live.order(ProposeEnd::new);
        }
        String next = Guest.table(ana.post("/api/tables/%s/rematch?waits=true".formatted(over.id()), List.of()))
                .id();

        add(ana, next);

        awaitBegun(next);
    }

    private String tableOf(TimeControl time) {
        return Guest.table(ana.tryCreate("ttr-usa", Map.of(), time, "me", "friend"))
                .id();
    }

    private static void add(Guest guest, String table) {
        Guest.table(guest.put("/api/tables/%s/contribution".formatted(table), new NewContribution("a".repeat(64))));
    }

    private static HttpResponse<String> let(Guest host, String table, boolean byItself) {
        return host.put("/api/tables/%s/starting".formatted(table), new NewStarting(byItself));
    }

    private void awaitBegun(String table) {
        Polling.until(() -> ana.table(table).status() == TableStatus.PLAYING);
    }

    private static String statusKept(String table) {
        return SERVER.running()
                .context()
                .getBean(Database.class)
                .<String>read(client -> client.sql("select status from game_table where id = ?")
                        .param(table)
                        .query(String.class)
                        .single());
    }
}
