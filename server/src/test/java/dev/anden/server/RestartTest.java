package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.Act;
import dev.anden.protocol.ClientMessage.TakeBack;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.account.Person;
import dev.anden.server.table.LiveTables;
import dev.anden.server.testing.BusyTable;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.Patience;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.ServerProcess;
import dev.anden.server.testing.TestServers;
import dev.anden.server.testing.Together;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class RestartTest {
    @TempDir
    Path folder;

    @Test
    void a_killed_server_loses_nothing_that_was_accepted() throws IOException {
        Duel duel;
        Act last;
        JsonNode before;
        JsonNode answer;
        try (ServerProcess server = ServerProcess.start(folder)) {
            duel = Duel.start(server.address()).chooseTickets();
            try (LiveClient live = duel.onTurn()) {
                last = new Act("the last one", live.version(), live.choices().getFirst());
                live.send(last);
                answer = live.answer(last.command());
                before = live.position();
            }
            server.kill();
        }
        try (RunningServer server = TestServers.start(folder)) {
            Duel again = duel.at(server);
            Guest sender = before.get("view").get("observer").asInt() == 0 ? again.ana() : again.bea();
            try (LiveClient live = sender.watch(again.table())) {
                live.await("welcome");
                assertThat(live.position()).isEqualTo(before);

                live.send(last);
                assertThat(live.answer(last.command())).isEqualTo(answer);
                assertThat(again.ana().table(again.table()).version())
                        .isEqualTo(before.get("version").asInt());
            }
            try (LiveClient ana = again.ana().watch(again.table());
                    LiveClient bea = again.bea().watch(again.table())) {
                Together.run(ana::playToTheEnd, bea::playToTheEnd);
            }
            assertThat(again.ana().table(again.table()).status()).isEqualTo(TableStatus.OVER);
        }
    }

    @Test
    void a_server_killed_while_many_tables_are_played_at_loses_nothing_that_was_accepted() throws IOException {
        List<BusyTable> tables = new ArrayList<>();
        try (ServerProcess server = ServerProcess.start(folder)) {
            var begun = new CountDownLatch(12);
            var enough = new CountDownLatch(150);
            for (int number = 0; number < 12; number++) {
                var table = BusyTable.at(server.address());
                tables.add(table);
                Thread.startVirtualThread(() -> table.play(begun, enough));
            }
            await(begun);
            await(enough);
            server.kill();
        }
        try (RunningServer server = TestServers.start(folder)) {
            tables.forEach(table -> table.assertNothingLost(server));
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(Patience.LENGTH.toSeconds(), TimeUnit.SECONDS))
                    .isTrue();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void what_was_taken_back_stays_so_after_a_crash() throws IOException {
        Guest ana;
        String table;
        JsonNode before;
        TakeBack last;
        JsonNode answer;
        try (ServerProcess server = ServerProcess.start(folder)) {
            ana = new Guest(server.address());
            table = ana.createSoloTable().id();
            try (LiveClient live = ana.watch(table)) {
                for (int choice = 0; choice < 3; choice++) {
                    live.awaitTurn();
                    live.chooseLast();
                }
                live.takeBack();
                last = new TakeBack("the last one", live.version());
                live.send(last);
                answer = live.answer(last.command());
                before = live.position();
            }
            server.kill();
        }
        try (RunningServer server = TestServers.start(folder);
                LiveClient live = ana.at(server).watch(table)) {
            JsonNode welcome = live.await("welcome");
            assertThat(live.position()).isEqualTo(before);
            assertThat(LiveClient.events(welcome)).endsWith("tookBack").containsOnlyOnce("tookBack");

            live.send(last);
            assertThat(live.answer(last.command())).isEqualTo(answer);
            assertAccepted(live.takeBack());
            assertThat(live.mayTakeBack()).isFalse();
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void bots_go_on_by_themselves_after_a_crash_and_choose_what_they_would_have_chosen() throws IOException {
        TableInfo table;
        Guest host;
        try (ServerProcess server = ServerProcess.start(folder)) {
            host = new Guest(server.address());
            table = host.createTable("chance", "chance", "chance", "chance", "chance");
            try (LiveClient live = host.watch(table.id())) {
                live.await(message -> message.has("position")
                        && message.get("position").get("version").asInt() > 60);
            }
            server.kill();
        }
        try (RunningServer server = TestServers.start(folder)) {
            try (LiveClient live = host.at(server).watch(table.id())) {
                assertThat(live.awaitTurn()).isFalse();
            }
            assertThat(host.table(table.id()).status()).isEqualTo(TableStatus.OVER);
        }
    }

    @Test
    void a_person_is_the_same_person_after_a_restart() {
        Guest guest;
        try (RunningServer server = TestServers.start(folder)) {
            guest = new Guest(server);
            guest.put("/api/me", new Person("Ana"));
        }
        try (RunningServer server = TestServers.start(folder)) {
            assertThat(guest.at(server).me().name()).isEqualTo("Ana");
        }
    }

    @Test
    void an_idle_table_leaves_the_memory_and_comes_back_from_the_log() {
        var options = TestServers.options(folder).withPace(pace -> pace.withIdle(Duration.ofMillis(20)));
        try (RunningServer server = TestServers.start(options)) {
            Duel duel = Duel.start(server).chooseTickets();
            JsonNode before;
            try (LiveClient live = duel.ana().watch(duel.table())) {
                live.await("welcome");
                before = live.position();
            }
            var tables = server.context().getBean(LiveTables.class);
            Polling.until(() -> tables.size() == 0);

            try (LiveClient live = duel.ana().watch(duel.table())) {
                live.await("welcome");
                assertThat(live.position()).isEqualTo(before);
            }
        }
    }
}
