package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.Replay;
import dev.anden.engine.GameCatalog;
import dev.anden.players.RandomPlayer;
import dev.anden.protocol.BotTrouble;
import dev.anden.protocol.ClientMessage;
import dev.anden.protocol.ClientMessage.Act;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.table.LiveTables;
import dev.anden.server.table.OvertakenBot;
import dev.anden.server.testing.ChanceBots;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import dev.anden.server.testing.TrapGames;
import dev.anden.table.BotRequest;
import dev.anden.table.Play;
import dev.anden.testkit.Thorough;
import io.micrometer.core.instrument.MeterRegistry;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import tools.jackson.databind.JsonNode;

/// A table never stands still because of a bot.
class BotTroubleTest {
    /// No opening has more plies than this.
    private static final int OPENING = 60;

    @TempDir
    Path folder;

    @ParameterizedTest
    @FieldSource("dev.anden.server.testing.ChanceBots#FAILING")
    void chance_stands_in_for_a_bot_that_fails_and_the_table_says_so(String level) {
        try (RunningServer server = TestServers.start(folder)) {
            Guest host = new Guest(server);
            TableInfo table = host.createTable("chance", level);
            try (LiveClient live = host.watch(table.id())) {
                assertThat(live.awaitTurn()).isFalse();
            }

            TableInfo over = host.table(table.id());
            assertThat(over.status()).isEqualTo(TableStatus.OVER);
            assertThat(over.seats())
                    .extracting(TableInfo.SeatInfo::trouble)
                    .containsExactly(Optional.empty(), Optional.of(BotTrouble.STAND_IN));
            assertThat(server.context()
                            .getBean(MeterRegistry.class)
                            .counter("anden.bots.replaced")
                            .count())
                    .isPositive();
        }
    }

    @Test
    void a_bot_whose_person_comes_back_before_it_begins_to_think_has_not_failed() throws InterruptedException {
        try (RunningServer server = TestServers.start(folder)) {
            String table = Duel.startShort(server).table();
            LiveTables tables = server.context().getBean(LiveTables.class);

            assertThat(OvertakenBot.isReplaced(tables, table, 0)).isFalse();
        }
    }

    @Test
    void a_bot_that_never_answers_is_given_up_and_its_game_goes_on() {
        try (RunningServer server = TestServers.start(
                TestServers.options(folder).withPace(pace -> pace.withBotLimit(Duration.ofMillis(50))))) {
            Guest host = new Guest(server);
            TableInfo table = host.createTable("chance", ChanceBots.SILENT);
            try (LiveClient live = host.watch(table.id())) {
                assertThat(live.awaitTurn()).isFalse();
            }

            TableInfo over = host.table(table.id());
            assertThat(over.status()).isEqualTo(TableStatus.OVER);
            assertThat(over.seats().get(1).trouble()).contains(BotTrouble.STAND_IN);
        }
    }

    @Test
    void a_bot_that_did_not_answer_once_plays_on_at_the_next_turn_and_those_of_its_level_elsewhere_do_too() {
        // Long enough for all others to answer, by threads that stand back.
        try (RunningServer server = TestServers.start(
                TestServers.options(folder).withPace(pace -> pace.withBotLimit(Duration.ofSeconds(5))))) {
            Guest host = new Guest(server);
            ChanceBots.spoilMood();
            TableInfo hung = host.createTable("chance", ChanceBots.MOODY);
            try (LiveClient live = host.watch(hung.id())) {
                live.await(message -> message.toString().contains("\"trouble\":\"stand-in\""));
                TableInfo other = host.createTable("chance", ChanceBots.MOODY);
                assertThat(live.awaitTurn()).isFalse();
                try (LiveClient elsewhere = host.watch(other.id())) {
                    assertThat(elsewhere.awaitTurn()).isFalse();
                }
                assertThat(host.table(other.id()).seats())
                        .extracting(TableInfo.SeatInfo::trouble)
                        .containsExactly(Optional.empty(), Optional.empty());
            }

            assertThat(server.context().getBean(LiveTables.class).botsLost()).isEqualTo(1);
            assertThat(host.table(hung.id()).seats().get(1).trouble()).contains(BotTrouble.STAND_IN);
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void bots_that_never_answer_do_not_hold_up_other_tables() {
        try (RunningServer server = TestServers.start(
                TestServers.options(folder).withPace(pace -> pace.withBotLimit(Duration.ofMinutes(10))))) {
            Guest host = new Guest(server);
            for (int place = 0; place < Runtime.getRuntime().availableProcessors(); place++) {
                host.createTable(ChanceBots.SILENT, ChanceBots.SILENT);
            }
            LiveTables tables = server.context().getBean(LiveTables.class);
            Polling.until(() -> tables.botsLost() > 0);

            TableInfo other = host.createTable("chance", "chance");
            try (LiveClient live = host.watch(other.id())) {
                assertThat(live.awaitTurn()).isFalse();
            }
            assertThat(host.table(other.id()).status()).isEqualTo(TableStatus.OVER);
        }
    }

    @Test
    void whatever_bots_are_installed_the_one_that_stands_in_is_random() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest host = new Guest(server);
            String id = host.createTable("chance", "broken").id();
            try (LiveClient live = host.watch(id)) {
                assertThat(live.awaitTurn()).isFalse();
            }
            Replay replay = host.replay(id).replay();
            Play play = new Play(
                    GameCatalog.installed().require("ttr-usa"),
                    replay.setup(),
                    words(host.table(id).seed().orElseThrow()));
            play.take(play.begin(), 0);
            int compared = 0;
            while (!play.isOver()) {
                int actor = play.actor();
                BotRequest request = play.request(actor).orElseThrow();
                int code = replay.codes().get(play.codes().length);
                // The opening tickets may have been chosen before or after the other seat's.
                if (actor == 1 && play.codes().length > OPENING) {
                    assertThat(request.choose(new RandomPlayer())).isEqualTo(code);
                    compared++;
                }
                play.take(play.choose(request, code).orElseThrow(), 0);
            }
            assertThat(compared).isGreaterThan(20);
        }
    }

    private static long[] words(String seed) {
        return IntStream.range(0, 4)
                .mapToLong(word -> HexFormat.fromHexDigitsToLong(seed, 16 * word, 16 * (word + 1)))
                .toArray();
    }

    @Test
    void a_bot_whose_level_is_gone_does_not_hold_its_table_up() {
        Guest host;
        TableInfo table;
        try (RunningServer server = TestServers.start(folder)) {
            host = new Guest(server);
            table = host.createTable("chance", "friend");
            host.seatBot(table.id(), 1, "chance");
        }
        try (Database database = TestDatabases.open(folder)) {
            database.write(client ->
                    client.sql("update seat set bot = 'genius' where seat = 1").update());
        }
        try (RunningServer server = TestServers.start(folder);
                LiveClient live = host.at(server).watch(table.id())) {
            host.start(table.id());

            assertThat(live.awaitTurn()).isFalse();
            assertThat(host.table(table.id()).seats().get(1).trouble()).contains(BotTrouble.STAND_IN);
        }
    }

    @Test
    void rules_that_fall_without_end_leave_no_other_bots_asleep() {
        Guest host;
        String falling;
        List<String> others;
        try (RunningServer server = TestServers.start(
                TestServers.options(folder).withPace(pace -> pace.withBotPause(Duration.ofHours(1))))) {
            host = new Guest(server);
            falling = Guest.table(host.tryCreate(TrapGames.ID, "chance", "chance"))
                    .id();
            others = List.of(
                    host.createTable("chance", "chance").id(),
                    host.createTable("chance", "chance").id(),
                    host.createTable("chance", "chance").id());
        }
        try (Database database = TestDatabases.open(folder)) {
            TrapGames.dig(database, falling);
        }
        try (RunningServer server = TestServers.start(folder)) {
            var tables = server.context().getBean(TableStore.class);

            Polling.until(() ->
                    others.stream().allMatch(id -> tables.find(id).orElseThrow().status() == TableStatus.OVER));
        }
    }

    @Test
    void where_not_even_chance_can_go_on_the_table_says_so_and_the_others_go_on() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest host = new Guest(server);
            String trap = Guest.table(host.tryCreate(TrapGames.ID, "chance", "chance"))
                    .id();
            try (LiveClient live = host.watch(trap)) {
                live.await(message -> message.toString().contains("\"trouble\":\"stuck\""));
            }
            TableInfo stuck = host.table(trap);
            assertThat(stuck.status()).isEqualTo(TableStatus.PLAYING);
            // Chance still had its outcomes after the last choice that could be made.
            assertThat(stuck.version()).isGreaterThanOrEqualTo(TrapGames.TRAP);
            assertThat(stuck.seats()).anySatisfy(seat -> {
                assertThat(seat.toAct()).isTrue();
                assertThat(seat.trouble()).contains(BotTrouble.STUCK);
            });

            String other = host.createTable("chance", "chance").id();
            try (LiveClient live = host.watch(other)) {
                assertThat(live.awaitTurn()).isFalse();
            }
        }
    }

    @Test
    void whoever_chooses_what_the_rules_fail_at_is_told_so_and_stays_connected() {
        try (RunningServer server = TestServers.start(folder)) {
            Duel duel = Duel.start(server.address(), TrapGames.ID, Map.of()).chooseTickets();
            boolean accepted = true;
            while (accepted) {
                try (LiveClient live = duel.onTurn()) {
                    live.send(new Act(
                            "at " + live.version(),
                            live.version(),
                            live.choices().getFirst()));
                    JsonNode answer = live.await(message -> List.of("accepted", "problem")
                            .contains(message.get("type").asString()));
                    accepted = answer.get("type").asString().equals("accepted");
                    if (!accepted) {
                        assertProblem(answer, "internal");
                        live.send(new ClientMessage.Ping());
                        live.await("pong");
                    }
                }
            }
        }
    }
}
