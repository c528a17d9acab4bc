package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.Seed;
import dev.anden.engine.Difficulty;
import dev.anden.protocol.LevelInfo;
import dev.anden.protocol.SeatBot;
import dev.anden.protocol.SeatKind;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.account.Me;
import dev.anden.protocol.account.Person;
import dev.anden.protocol.json.WireJson;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import java.net.http.HttpResponse;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

class LobbyTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    private Guest ana;
    private Guest bea;

    @BeforeEach
    void invite() {
        ana = SERVER.guest();
        bea = SERVER.guest();
    }

    @Test
    void the_levels_of_bots_say_how_hard_they_are_and_one_is_suggested() {
        LevelInfo[] levels = WireJson.mapper()
                .readValue(SERVER.guest().get("/api/games/ttr-usa/levels").body(), LevelInfo[].class);

        assertThat(levels)
                .contains(
                        new LevelInfo("daydreamer", Difficulty.EASY, false),
                        new LevelInfo("tourist", Difficulty.EASY, false),
                        new LevelInfo("traveller", Difficulty.MEDIUM, true),
                        new LevelInfo("globetrotter", Difficulty.MEDIUM, false),
                        new LevelInfo("guide", Difficulty.MEDIUM, false),
                        new LevelInfo("planner", Difficulty.HARD, false),
                        new LevelInfo("local", Difficulty.HARD, false),
                        new LevelInfo("expert", Difficulty.HARD, false))
                .isSortedAccordingTo(Comparator.comparing(LevelInfo::difficulty));
    }

    @Test
    void a_game_tells_its_name_its_levels_and_its_board() {
        assertThat(ana.get("/api/games").body()).contains("\"id\":\"ttr-usa\"", "\"maximumSeats\":5");
        assertThat(ana.get("/api/games/ttr-usa/levels").body()).contains("\"planner\"");
        HttpResponse<String> board = ana.get("/api/games/ttr-usa/board");
        assertThat(board.body()).contains("\"cities\"", "\"routes\"");

        assertThat(board.headers().allValues("Cache-Control")).containsExactly("no-cache");
        String tag = board.headers().firstValue("ETag").orElseThrow();
        HttpResponse<String> again =
                ana.send(ana.request("/api/games/ttr-usa/board").header("If-None-Match", tag));
        assertThat(again.statusCode()).isEqualTo(304);
    }

    @Test
    void a_table_without_a_free_seat_starts_at_once() {
        TableInfo table = ana.createTable("me", "chance");

        assertThat(table.status()).isEqualTo(TableStatus.PLAYING);
        assertThat(table.host()).isTrue();
        assertThat(table.you()).contains(0);
        assertThat(table.commitment()).matches(Seed.FORM);
        assertThat(table.seed()).isEmpty();
    }

    @Test
    void a_friend_sits_down_by_the_link_and_everybody_sees_it_at_once() {
        TableInfo table = ana.createTable("me", "friend");
        assertThat(bea.me().chosen()).isFalse();
        bea.put("/api/me", new Person("Bea"));
        assertThat(bea.me()).isEqualTo(new Me("Bea", true, Optional.empty(), List.of(), false));
        try (LiveClient live = ana.watch(table.id())) {
            assertThat(live.await("welcome").get("position").isNull()).isTrue();

            TableInfo joined = bea.sitDown(table.id(), 1);

            assertThat(joined.you()).contains(1);
            assertThat(joined.host()).isFalse();
            JsonNode seat = live.await("tableChanged").get("table").get("seats").get(1);
            assertThat(seat.get("name").asString()).isEqualTo("Bea");

            bea.put("/api/me", new Person("Beatriz"));
            seat = live.await("tableChanged").get("table").get("seats").get(1);
            assertThat(seat.get("name").asString()).isEqualTo("Beatriz");
        }
    }

    @Test
    void to_sit_down_twice_on_one_seat_changes_nothing() {
        TableInfo table = ana.createTable("me", "friend", "friend");

        assertThat(bea.sitDown(table.id(), 1)).isEqualTo(bea.sitDown(table.id(), 1));
    }

    @Test
    void a_seat_that_is_taken_stays_taken_and_nobody_has_two() {
        TableInfo table = ana.createTable("me", "friend", "friend");
        bea.sitDown(table.id(), 1);

        assertProblem(sit(SERVER.guest(), table, 1), 409, "seat-taken");
        assertProblem(sit(bea, table, 2), 409, "already-seated");
        assertProblem(sit(bea, table, 3), 404, "no-such-seat");
    }

    @Test
    void who_stands_up_leaves_the_seat_free() {
        TableInfo table = ana.createTable("me", "friend");
        bea.sitDown(table.id(), 1);

        assertProblem(SERVER.guest().delete("/api/tables/%s/seats/1".formatted(table.id())), 403, "not-your-seat");
        assertThat(bea.delete("/api/tables/%s/seats/1".formatted(table.id())).statusCode())
                .isEqualTo(200);
        assertThat(bea.delete("/api/tables/%s/seats/1".formatted(table.id())).statusCode())
                .as("asked again, for they weren't told")
                .isEqualTo(200);
        assertThat(ana.table(table.id()).seats().get(1).kind()).isEqualTo(SeatKind.FREE);
    }

    @Test
    void the_host_fills_a_seat_with_a_bot_and_sends_it_away_again() {
        TableInfo table = ana.createTable("me", "friend");

        assertThat(ana.seatBot(table.id(), 1, "chance").seats().get(1).bot()).isEqualTo("chance");
        assertThat(ana.seatBot(table.id(), 1, "chance").seats().get(1).bot())
                .as("asked again, for they weren't told")
                .isEqualTo("chance");
        assertProblem(
                ana.post("/api/tables/%s/seats/1/bot".formatted(table.id()), new SeatBot("random")), 409, "seat-taken");
        assertThat(ana.delete("/api/tables/%s/seats/1".formatted(table.id())).statusCode())
                .isEqualTo(200);
        assertThat(ana.table(table.id()).seats().get(1).kind()).isEqualTo(SeatKind.FREE);
    }

    @Test
    void only_the_host_starts_and_only_when_every_seat_is_taken() {
        TableInfo table = ana.createTable("me", "friend");
        String start = "/api/tables/%s/start".formatted(table.id());

        assertProblem(ana.post(start, List.of()), 409, "seats-free");
        bea.sitDown(table.id(), 1);
        assertProblem(bea.post(start, List.of()), 403, "not-host");
        assertThat(ana.start(table.id()).status()).isEqualTo(TableStatus.PLAYING);
        assertThat(ana.start(table.id()).status())
                .as("asked again, for they weren't told")
                .isEqualTo(TableStatus.PLAYING);
        assertProblem(SERVER.guest().post(start, List.of()), 403, "not-host");
        assertProblem(bea.delete("/api/tables/%s/seats/1".formatted(table.id())), 409, "not-open");
    }

    @Test
    void the_list_has_my_tables_and_those_with_a_free_seat() {
        String mine = ana.createTable("me", "chance").id();
        String open = bea.createTable("me", "friend").id();
        String others = bea.createTable("me", "chance").id();

        assertThat(ana.get("/api/tables").body()).contains(mine, open).doesNotContain(others);
        assertThat(ana.send(ana.request("/api/tables")).statusCode()).isEqualTo(200);
    }

    @Test
    void the_whole_log_is_not_told_before_the_end() {
        assertProblem(
                ana.get("/api/tables/%s/export"
                        .formatted(ana.createTable("me", "chance").id())),
                409,
                "not-over");
    }

    @Test
    void others_see_who_is_there() {
        Duel duel = SERVER.duel();
        try (LiveClient live = duel.ana().watch(duel.table())) {
            JsonNode seats = live.await("welcome").get("table").get("seats");
            assertThat(seats.get(0).get("present").asBoolean()).isTrue();
            assertThat(seats.get(1).get("present").asBoolean()).isFalse();

            LiveClient other = duel.bea().watch(duel.table());
            seats = live.await("tableChanged").get("table").get("seats");
            assertThat(seats.get(1).get("present").asBoolean()).isTrue();

            other.close();
            seats = live.await("tableChanged").get("table").get("seats");
            assertThat(seats.get(1).get("present").asBoolean()).isFalse();
        }
    }

    @Test
    void who_comes_back_gets_what_was_missed_and_no_more() {
        Duel duel = SERVER.duel();
        int since;
        try (LiveClient live = duel.ana().watch(duel.table())) {
            live.await("welcome");
            since = live.version();
        }
        duel.chooseTickets();
        try (LiveClient live = duel.ana().watch(duel.table(), since)) {
            JsonNode missed = live.next();

            assertThat(missed.get("type").asString()).isEqualTo("progress");
            assertThat(missed.get("events").size()).isPositive();
            missed.get("events")
                    .forEach(event -> assertThat(event.get("ply").asInt()).isGreaterThanOrEqualTo(since));
        }
        try (LiveClient live = duel.ana().watch(duel.table(), 1_000_000)) {
            assertThat(live.next().get("type").asString()).isEqualTo("welcome");
        }
    }

    @Test
    void a_bot_that_fails_does_not_hold_the_table_up() {
        TableInfo table = ana.createTable("me", "broken");
        try (LiveClient live = ana.watch(table.id())) {
            live.awaitTurn();
            live.chooseFirst();
            assertThat(live.awaitTurn()).isTrue();
        }
    }

    private static HttpResponse<String> sit(Guest guest, TableInfo table, int seat) {
        return guest.post("/api/tables/%s/seats/%d".formatted(table.id(), seat), List.of());
    }
}
