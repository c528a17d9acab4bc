package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.ReadTalk;
import dev.anden.protocol.ClientMessage.Say;
import dev.anden.protocol.WaitingGames;
import dev.anden.protocol.account.Farewell;
import dev.anden.protocol.account.SignIn;
import dev.anden.protocol.talk.UnreadTalk;
import dev.anden.protocol.talk.UnreadTalk.UnreadTable;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.Limited;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OldDatabase;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.Limits;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// What people have read of what is said at their tables: each of them alone knows, on all of their devices.
@Tag("store")
class ReadTalkTest {
    private static final int WITH_READINGS = 78;

    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    @Test
    void what_was_read_on_one_device_is_read_on_the_others_and_nobody_else_is_told() {
        Guest ana = SERVER.guest().named("Ana").protectedBy("reading-ana");
        Guest phone = SERVER.guest();
        phone.post("/api/session", new SignIn("reading-ana", Guest.PASSWORD));
        Guest bea = SERVER.guest().named("Bea");
        String table = ana.createTable("me", "friend").id();
        bea.sitDown(table, 1);
        try (LiveClient other = bea.watch(table)) {
            say(other, "one", "two");
            try (LiveClient here = ana.watch(table);
                    LiveClient there = phone.watch(table)) {
                assertThat(there.await("talk").get("read").asInt()).isZero();

                here.send(new ReadTalk(2));

                assertThat(there.await("talkRead").get("line").asInt()).isEqualTo(2);
                assertThat(here.await("talkRead").get("line").asInt()).isEqualTo(2);
            }
            say(other, "three");
            assertThat(other.received()).noneMatch(text -> text.contains("talkRead"));
        }
        try (LiveClient again = phone.watch(table);
                LiveClient other = bea.watch(table)) {
            assertThat(again.await("talk").get("read").asInt()).isEqualTo(2);
            assertThat(other.await("talk").get("read").asInt()).isZero();
        }
        assertThat(unread(phone)).containsExactly(new UnreadTable(table, 1, 0));
        assertThat(unread(ana)).containsExactly(new UnreadTable(table, 1, 0));
        assertThat(unread(bea)).isEmpty();
    }

    @Test
    void of_whoever_only_watches_nothing_is_kept() {
        Duel duel = SERVER.duel();
        Guest eva = SERVER.guest().named("Eva");
        try (LiveClient ana = duel.ana().watch(duel.table())) {
            say(ana, "Hello");
        }
        try (LiveClient watcher = eva.watch(duel.table())) {
            assertThat(watcher.await("talk").get("read").isNull()).isTrue();
            watcher.send(new ReadTalk(1));
            say(watcher, "Hello, Ana");
            assertThat(watcher.received()).noneMatch(text -> text.contains("talkRead"));
        }
        assertThat(unread(eva)).isEmpty();
        assertThat(unread(SERVER.guest())).isEmpty();
        assertThat(unread(duel.ana())).containsExactly(new UnreadTable(duel.table(), 0, 1));
    }

    @Test
    void what_is_unread_makes_no_game_wait_and_goes_on_when_it_is_over() {
        Duel duel = SERVER.duel().chooseTickets();
        try (LiveClient other = duel.toAct().watch(duel.table())) {
            say(other, "Hello");
        }
        assertThat(unread(duel.waiting())).containsExactly(new UnreadTable(duel.table(), 1, 0));
        assertThat(duel.waiting().ask("/api/me/waiting", WaitingGames.class).tables())
                .isEmpty();
        Duel.end(duel.ana().watch(duel.table()), duel.bea().watch(duel.table()));

        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            ana.send(new ReadTalk(1));
            bea.send(new ReadTalk(1));
            say(ana, "Good game");
        }

        assertThat(unread(duel.bea())).containsExactly(new UnreadTable(duel.table(), 1, 0));
        assertThat(unread(duel.ana())).isEmpty();
    }

    @Test
    void it_comes_along_when_a_guest_signs_in_and_is_in_their_data_and_goes_with_them() {
        SERVER.guest().named("Ana").protectedBy("moving-ana");
        Duel duel = SERVER.duel();
        Guest ana = duel.ana();
        try (LiveClient bea = duel.bea().watch(duel.table())) {
            say(bea, "Hello");
            try (LiveClient live = ana.watch(duel.table())) {
                live.send(new ReadTalk(1));
                live.await("talkRead");
            }
            ana.post("/api/session", new SignIn("moving-ana", Guest.PASSWORD));
            assertThat(unread(ana)).isEmpty();
            assertThat(Guest.JSON
                            .readTree(ana.get("/api/account/data").body())
                            .get("talkRead")
                            .toString())
                    .isEqualTo("[{\"table\":\"%s\",\"line\":1}]".formatted(duel.table()));
            assertThat(duel.bea().get("/api/account/data").body()).contains("\"talkRead\" : [ ]");
            assertThat(kept(duel.table())).hasSize(1);

            assertThat(ana.post("/api/account/farewell", new Farewell(Guest.PASSWORD))
                            .statusCode())
                    .isEqualTo(200);

            assertThat(kept(duel.table())).isEmpty();
        }
    }

    private static List<String> kept(String table) {
        return SERVER.running()
                .context()
                .getBean(Database.class)
                .read(client -> client.sql("select person from talk_read where table_id = ?")
                        .param(table)
                        .query(String.class)
                        .list());
    }

    @Test
    void whoever_says_it_very_often_is_not_listened_to_and_not_complained_to(@TempDir Path folder) {
        var limits = Limited.only(Map.of(Limited.TALK, new Limits.Rate(2, 0.001)));
        try (RunningServer strict =
                TestServers.start(TestServers.options(folder).withLimits(limits))) {
            Duel busy = Duel.start(strict);
            try (LiveClient bea = busy.bea().watch(busy.table());
                    LiveClient ana = busy.ana().watch(busy.table())) {
                say(ana, "one", "two");
                for (int line : List.of(0, 1, 2)) {
                    bea.send(new ReadTalk(line));
                }
                assertThat(bea.await("talkRead").get("line").asInt()).isEqualTo(1);
                say(bea, "three");
                assertThat(bea.received()).noneMatch(text -> text.contains("problem"));
            }
            assertThat(unread(busy.bea())).containsExactly(new UnreadTable(busy.table(), 1, 0));
        }
    }

    @Test
    void what_was_said_before_this_was_kept_counts_as_read(@TempDir Path folder) {
        Duel duel;
        try (RunningServer server = TestServers.start(folder)) {
            duel = Duel.start(server);
            try (LiveClient ana = duel.ana().watch(duel.table())) {
                say(ana, "Hello");
            }
        }
        try (Database old = TestDatabases.open(folder)) {
            OldDatabase.before(old, WITH_READINGS);
        }
        try (RunningServer server = TestServers.start(folder)) {
            duel.at(server);
            assertThat(unread(duel.bea())).isEmpty();
            try (LiveClient ana = duel.ana().watch(duel.table())) {
                say(ana, "Hello again");
            }
            assertThat(unread(duel.bea())).containsExactly(new UnreadTable(duel.table(), 1, 0));
        }
    }

    private static List<UnreadTable> unread(Guest guest) {
        return guest.ask("/api/me/unread", UnreadTalk.class).tables();
    }

    private static void say(LiveClient live, String... lines) {
        for (String line : lines) {
            assertThat(live.order(id -> new Say(id, line)).get("type").asString())
                    .isEqualTo("heard");
        }
    }
}
