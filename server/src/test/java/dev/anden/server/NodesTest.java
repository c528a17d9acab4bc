package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.Act;
import dev.anden.protocol.ClientMessage.AnswerProposal;
import dev.anden.protocol.ClientMessage.ComeBack;
import dev.anden.protocol.ClientMessage.Looking;
import dev.anden.protocol.ClientMessage.ProposeEnd;
import dev.anden.protocol.ClientMessage.ReadTalk;
import dev.anden.protocol.ClientMessage.Say;
import dev.anden.protocol.ClientMessage.StepAway;
import dev.anden.protocol.CreateTable;
import dev.anden.protocol.CreateTable.SeatWish;
import dev.anden.protocol.NewContribution;
import dev.anden.protocol.NewHost;
import dev.anden.protocol.NewInvitation;
import dev.anden.protocol.NewListing;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.TimeControl.Correspondence;
import dev.anden.protocol.TimeControl.Live;
import dev.anden.protocol.WaitingGames;
import dev.anden.protocol.account.Account;
import dev.anden.protocol.account.NetworkBotToken;
import dev.anden.protocol.account.NewNetworkBot;
import dev.anden.protocol.account.PasskeyChallenge;
import dev.anden.protocol.account.PasskeyInvitation;
import dev.anden.protocol.account.PasskeyProof;
import dev.anden.protocol.account.PasskeyWish;
import dev.anden.protocol.account.Person;
import dev.anden.protocol.account.Protection;
import dev.anden.protocol.account.SignedIn;
import dev.anden.protocol.past.KnownPeople;
import dev.anden.protocol.past.KnownPeople.KnownPerson;
import dev.anden.server.account.Farewells;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.table.LiveTables;
import dev.anden.server.table.node.Nodes;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.PastGames;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.Program;
import dev.anden.server.testing.ServerProcess;
import dev.anden.server.testing.SoftKey;
import dev.anden.server.testing.TestPostgres;
import dev.anden.server.testing.TestServers;
import dev.anden.server.testing.Together;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.web.socket.CloseStatus;
import tools.jackson.databind.JsonNode;

/// Two servers on one database: whatever happens at one of them is so at the other.
@Tag("postgresql")
class NodesTest {
    @TempDir
    static Path folder;

    private static final MovedClock CLOCK = new MovedClock();

    private static RunningServer one;
    private static RunningServer two;

    @BeforeAll
    static void start() {
        one = TestServers.start(TestServers.options(folder), CLOCK);
        two = TestServers.start(TestServers.options(folder), CLOCK);
    }

    @AfterAll
    static void close() {
        one.close();
        two.close();
    }

    @Test
    void what_one_server_asks_a_passkey_another_one_takes_the_answer_to_once() {
        String first = one.address().replace("127.0.0.1", "localhost");
        String second = two.address().replace("127.0.0.1", "localhost");
        var ana = new Guest(first);
        var key = new SoftKey(second);
        PasskeyInvitation invitation = Guest.read(
                ana.post("/api/account/passkeys/challenge", new PasskeyWish("ana-by-key", "")),
                PasskeyInvitation.class);
        Guest.read(ana.at(second).post("/api/account/passkeys", key.make(invitation, "ana-by-key")), Account.class);

        PasskeyProof proof = key.prove(
                Guest.read(new Guest(first).post("/api/session/passkey/challenge", List.of()), PasskeyChallenge.class));
        var phone = new Guest(second);
        Guest.read(phone.post("/api/session/passkey", proof), SignedIn.class);

        assertThat(phone.at(first).me().handle()).contains("ana-by-key");
        assertProblem(new Guest(second).post("/api/session/passkey", proof), 403, "passkey-too-late");
    }

    @Test
    void two_people_play_a_whole_game_each_at_another_server_and_see_everything_that_the_other_one_sees() {
        Guest ana = new Guest(one);
        TableInfo open = ana.createTable("me", "friend", "chance");
        Guest bea = new Guest(one).at(two);
        List<JsonNode> here = new ArrayList<>();
        List<JsonNode> there = new ArrayList<>();
        try (LiveClient first = ana.watch(open.id());
                LiveClient second = bea.watch(open.id());
                LiveClient onlooker = new Guest(one).watch(open.id());
                LiveClient other = new Guest(two).watch(open.id())) {
            bea.sitDown(open.id(), 1);
            first.awaitTable(table -> isPresent(table, 1));
            second.awaitTable(table -> isPresent(table, 0));
            bea.named("Bea");
            first.awaitTable(
                    table -> table.get("seats").get(1).get("name").asString().equals("Bea"));
            ana.start(open.id());

            Together.run(first::playToTheEnd, second::playToTheEnd);

            readToTheEnd(onlooker, here);
            readToTheEnd(other, there);
        }
        assertThat(there).as("what a spectator may know is the same everywhere").isEqualTo(here);
        assertThat(bea.table(open.id()).status()).isEqualTo(TableStatus.OVER);
        assertThat(ana.replay(open.id()).problem()).isEmpty();
        assertThat(bea.export(open.id())).isEqualTo(ana.export(open.id()));
    }

    @Test
    void what_the_host_of_an_open_table_says_at_one_server_is_so_at_the_other() {
        Guest ana = new Guest(one);
        Guest bea = new Guest(two);
        String id = ana.createTable("me", "friend").id();
        String table = "/api/tables/" + id;
        bea.sitDown(id, 1);
        try (LiveClient there = bea.watch(id)) {
            there.await("welcome");
            ana.put(table + "/listing", new NewListing(false));
            there.awaitTable(told -> !told.get("listed").asBoolean());

            ana.put(table + "/host", new NewHost(1));
            there.awaitTable(told -> told.get("host").asBoolean());
            assertThat(Guest.table(bea.put(table + "/host", new NewHost(0))).host())
                    .isFalse();
            there.awaitTable(told -> !told.get("host").asBoolean());

            ana.delete(table + "/seats/1");
            there.awaitTable(told -> told.get("you").isNull());

            ana.delete(table);
            assertThat(there.await("problem").get("code").asString()).isEqualTo("no-such-table");
        }
        assertProblem(bea.get(table), 404, "no-such-table");
    }

    @Test
    void a_game_begins_by_itself_where_each_has_added_to_the_seed_at_another_server() {
        Guest ana = new Guest(one);
        Guest bea = new Guest(two);
        String id = Guest.table(ana.tryCreate("ttr-usa", Map.of(), new Correspondence(86_400_000), "me", "friend"))
                .id();
        bea.sitDown(id, 1);
        try (LiveClient here = ana.watch(id);
                LiveClient there = bea.watch(id)) {
            Together.run(() -> add(ana, id), () -> add(bea, id));

            here.awaitTurn();
            there.awaitTurn();
        }
    }

    private static void add(Guest guest, String table) {
        Guest.table(guest.put("/api/tables/%s/contribution".formatted(table), new NewContribution("a".repeat(64))));
    }

    @Test
    void whoever_is_here_by_one_server_is_so_for_the_other_and_what_is_taken_back_at_one_is_gone_at_the_other() {
        Duel duel = Duel.start(one);
        PastGames.finish(one.context().getBean(Database.class), duel.table(), 1_000, 0);
        Guest ana = duel.ana();
        Guest bea = duel.bea().at(two);
        CLOCK.pass(Duration.ofMinutes(10));
        assertThat(known(ana).here()).isFalse();
        bea.ask("/api/me/waiting", WaitingGames.class);
        assertThat(known(ana).here()).isTrue();

        String table = ana.createTable("me", "friend").id();
        ana.put("/api/tables/%s/listing".formatted(table), new NewListing(false));
        TableInfo asked = Guest.table(
                ana.post("/api/tables/%s/invitations".formatted(table), new NewInvitation(duel.table(), 1)));
        try (LiveClient there = bea.watch(table)) {
            there.await("welcome");
            ana.delete("/api/tables/%s/invitations/%s"
                    .formatted(table, asked.invited().getFirst().invitation().orElseThrow()));
            there.awaitTable(now -> now.get("uninvited").asBoolean());
        }
        assertThat(bea.ask("/api/me/waiting", WaitingGames.class).invitations()).isEmpty();
        assertProblem(bea.post("/api/tables/%s/seats/1".formatted(table), List.of()), 403, "invitation-withdrawn");
    }

    @Test
    void whoever_is_not_asked_to_play_again_any_more_is_told_at_the_other_server() {
        Duel duel = Duel.start(one);
        Guest bea = duel.bea().at(two);
        try (LiveClient here = duel.ana().watch(duel.table());
                LiveClient there = bea.watch(duel.table())) {
            Duel.end(here, there);
            String next = duel.ana().rematch(duel.table()).id();
            there.awaitTable(now -> now.hasNonNull("rematch"));
            TableInfo asked = duel.ana().table(next);

            duel.ana()
                    .delete("/api/tables/%s/invitations/%s"
                            .formatted(
                                    next,
                                    asked.invited().getFirst().invitation().orElseThrow()));

            there.awaitTable(now -> now.path("rematch").isNull());
        }
    }

    @Test
    void nobody_is_said_to_be_at_a_table_that_was_closed_while_they_looked() {
        Guest ana = new Guest(one);
        Database database = one.context().getBean(Database.class);
        String closed = ana.createTable("me", "friend").id();
        String open = ana.createTable("me", "friend").id();
        String last = ana.createTable("me", "friend").id();
        try (LiveClient there = ana.watch(open)) {
            there.await("welcome");
            try (LiveClient live = ana.watch(closed)) {
                live.await("welcome");
                Polling.until(() -> saysPresent(database, closed) && saysPresent(database, open));
                ana.delete("/api/tables/" + closed);
                live.await(message -> message.path("code").asString("").equals("no-such-table"));
            }

            // Others take the server for dead; it says again who is there, one table after another.
            database.write(client -> client.sql("delete from presence").update());
            database.write(client -> client.sql("delete from node where id = ?")
                    .param(one.context().getBean(Nodes.class).self())
                    .update());
            Polling.until(() -> saysPresent(database, open));
            try (LiveClient newest = ana.watch(last)) {
                newest.await("welcome");
                Polling.until(() -> saysPresent(database, last));
                assertThat(saysPresent(database, closed)).isFalse();
            }
        }
    }

    private static boolean saysPresent(Database database, String table) {
        return database.read(client -> client.sql("select count(*) from presence where table_id = ?")
                        .param(table)
                        .query(Integer.class)
                        .single())
                > 0;
    }

    private static KnownPerson known(Guest guest) {
        return guest.ask("/api/me/people", KnownPeople.class).people().getFirst();
    }

    @Test
    void a_choice_on_an_old_version_is_refused_everywhere_and_one_that_was_carried_out_is_answered_as_it_was() {
        Duel duel = Duel.start(one).chooseTickets();
        Guest acting = duel.toAct();
        try (LiveClient here = acting.watch(duel.table());
                LiveClient there = acting.at(two).watch(duel.table())) {
            here.awaitTurn();
            there.awaitTurn();
            var act = new Act("once", here.version(), here.choices().getFirst());
            here.send(act);
            JsonNode answer = here.answer(act.command());
            assertAccepted(answer);

            assertProblem(there.order(id -> new Act(id, act.version(), act.action())), "stale-version");
            there.await(message -> there.version() == here.version());
            assertThat(there.position()).isEqualTo(here.position());

            there.send(act);
            assertThat(there.answer(act.command())).isEqualTo(answer);
        }
    }

    @Test
    void time_that_is_up_is_up_once() {
        Duel duel = Duel.start(one.address(), new Live(60_000, 0)).chooseTickets();
        Guest slow = duel.toAct();
        try (LiveClient here = slow.watch(duel.table());
                LiveClient there = duel.waiting().at(two).watch(duel.table())) {
            here.await("welcome");
            there.await("welcome");
            CLOCK.pass(Duration.ofMinutes(3));

            here.await(message -> LiveClient.events(message).contains("handedOver"));
            there.await(message -> LiveClient.events(message).contains("handedOver"));
            there.awaitTurn();
        }
        try (LiveClient again = new Guest(two).watch(duel.table())) {
            assertThat(LiveClient.events(again.await("welcome"))).containsOnlyOnce("handedOver");
        }
    }

    @Test
    void what_somebody_asks_at_one_server_is_answered_at_the_other_and_done_once() {
        Duel duel = Duel.start(one);
        duel.bea().at(two);
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            ana.awaitTable(table -> isPresent(table, 1));
            assertAccepted(ana.order(ProposeEnd::new));
            JsonNode asked =
                    bea.awaitTable(table -> table.hasNonNull("proposal")).get("proposal");
            assertThat(asked.get("by").asInt()).isZero();

            assertAccepted(
                    bea.order(id -> new AnswerProposal(id, asked.get("id").asString(), true)));

            ana.await(message -> LiveClient.events(message).contains("agreedToEnd"));
            ana.awaitTable(table -> table.get("proposal").isNull());
        }
        assertThat(duel.ana().table(duel.table()).status()).isEqualTo(TableStatus.UNFINISHED);
    }

    @Test
    void whoever_leaves_and_comes_back_at_one_server_has_done_so_at_the_other() {
        Duel duel = Duel.start(one);
        duel.bea().at(two);
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            bea.awaitTable(table -> isPresent(table, 0));
            assertAccepted(ana.order(StepAway::new));
            bea.awaitTable(table -> substituted(table, 0));

            assertAccepted(ana.order(ComeBack::new));
            bea.awaitTable(table -> !substituted(table, 0));
        }
    }

    private static boolean substituted(JsonNode table, int seat) {
        return table.get("seats").get(seat).hasNonNull("substitute");
    }

    @Test
    void what_is_said_at_one_server_is_heard_at_the_other_and_so_is_who_watches() {
        Duel duel = Duel.start(one);
        Guest eva = new Guest(two).named("Eva");
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().at(two).watch(duel.table());
                LiveClient watcher = eva.watch(duel.table())) {
            assertThat(ana.await("watching").get("names").get(0).asString()).isEqualTo("Eva");
            bea.await("watching");
            assertThat(ana.order(id -> new Say(id, "from one")).get("type").asString())
                    .isEqualTo("heard");
            assertThat(bea.await("said").get("line").get("text").asString()).isEqualTo("from one");
            assertThat(bea.order(id -> new Say(id, "from two")).get("type").asString())
                    .isEqualTo("heard");
            JsonNode line = ana.await(message -> message.get("type").asString().equals("said")
                            && message.get("line").get("number").asInt() == 2)
                    .get("line");
            assertThat(line.get("text").asString()).isEqualTo("from two");
            watcher.await("said");
        }
    }

    @Test
    void what_somebody_reads_at_one_server_they_are_told_at_the_other() {
        Duel duel = Duel.start(one);
        Guest elsewhere = duel.bea().at(two);
        try (LiveClient ana = duel.ana().watch(duel.table())) {
            assertThat(ana.order(id -> new Say(id, "Hello")).get("type").asString())
                    .isEqualTo("heard");
            try (LiveClient laptop = elsewhere.watch(duel.table());
                    LiveClient phone = duel.bea().at(one).watch(duel.table())) {
                laptop.await("talk");
                phone.send(new ReadTalk(1));

                assertThat(laptop.await("talkRead").get("line").asInt()).isEqualTo(1);
            }
        }
    }

    @Test
    void who_is_at_a_table_is_told_in_the_lists_of_a_server_that_has_nothing_to_do_with_it() {
        Duel duel = Duel.start(one);
        Guest ana = duel.ana().at(two);
        try (LiveClient live = duel.bea().watch(duel.table())) {
            live.await("welcome");
            Polling.until(() -> presentInLists(ana, duel.table(), 1).equals(List.of(true, true)));
            live.send(new Looking(false));
            Polling.until(() -> presentInLists(ana, duel.table(), 1).equals(List.of(false, false)));
            live.send(new Looking(true));
            Polling.until(() -> presentInLists(ana, duel.table(), 1).equals(List.of(true, true)));
            assertThat(presentInLists(ana, duel.table(), 0)).containsExactly(false, false);
        }
        Polling.until(() -> presentInLists(ana, duel.table(), 1).equals(List.of(false, false)));
    }

    /// Whether somebody is told to be at a table, in each of the lists that have it.
    private static List<Boolean> presentInLists(Guest guest, String table, int seat) {
        return Stream.of("/api/tables", "/api/me/games")
                .flatMap(list -> Guest.JSON.readTree(guest.get(list).body()).findParents("seats").stream())
                .filter(info -> info.get("id").asString().equals(table))
                .map(info -> isPresent(info, seat))
                .toList();
    }

    @Test
    void where_a_server_dies_another_one_goes_on_with_its_people_and_its_bots() throws IOException {
        Guest ana;
        Act last;
        JsonNode answer;
        String table;
        String ofBots;
        try (ServerProcess dying = ServerProcess.start(folder)) {
            ana = new Guest(dying.address());
            table = ana.createTable("me", "chance").id();
            ofBots = ana.createTable("chance", "chance", "chance", "chance", "chance")
                    .id();
            try (LiveClient live = ana.watch(table);
                    LiveClient bots = ana.watch(ofBots)) {
                live.awaitTurn();
                last = new Act("the last one", live.version(), live.choices().getFirst());
                live.send(last);
                answer = live.answer(last.command());
                assertAccepted(answer);
                bots.await("progress");
                dying.kill();
            }
        }
        try (LiveClient live = ana.at(one).watch(table);
                LiveClient bots = new Guest(two).watch(ofBots)) {
            live.await("welcome");
            live.send(last);
            assertThat(live.answer(last.command())).isEqualTo(answer);
            live.playToTheEnd();
            bots.awaitTurn();
        }
        assertThat(ana.replay(table).problem()).isEmpty();
        assertThat(ana.replay(ofBots).problem()).isEmpty();
    }

    @Test
    void a_server_that_hears_nothing_sees_what_the_others_do_and_says_that_it_is_ready() {
        Duel duel = Duel.start(one).chooseTickets();
        Guest acting = duel.toAct();
        try (LiveClient there = duel.waiting().at(two).watch(duel.table())) {
            there.await("welcome");
            TestPostgres.deafen();
            try (LiveClient here = acting.at(one).watch(duel.table())) {
                here.awaitTurn();
                assertAccepted(here.chooseFirst());
                there.await(message -> there.version() == here.version());
            }
            assertThat(new Guest(two).get("/actuator/health/readiness").body()).contains("\"writable\":true");
        }
    }

    @Test
    void whoever_is_connected_by_a_server_that_cannot_say_that_it_is_alive_is_sent_to_another_one() {
        Duel duel = Duel.start(one);
        Database database = one.context().getBean(Database.class);
        try (LiveClient live = duel.ana().at(one).watch(duel.table());
                LiveClient onlooker = new Guest(one).watch(duel.table());
                LiveClient there = new Guest(two).watch(duel.table())) {
            live.await("welcome");
            onlooker.await("welcome");
            there.await("welcome");
            database.write(
                    client -> client.sql("alter table node rename to hidden").update());
            try {
                assertThat(live.awaitClose()).isEqualTo(CloseStatus.SERVICE_RESTARTED.getCode());
                assertThat(onlooker.awaitClose()).isEqualTo(CloseStatus.SERVICE_RESTARTED.getCode());
                // It can't say so either, and nobody of another test is to be sent away.
                assertThat(there.awaitClose()).isEqualTo(CloseStatus.SERVICE_RESTARTED.getCode());
            } finally {
                database.write(client ->
                        client.sql("alter table hidden rename to node").update());
            }
        }
        try (LiveClient live = duel.ana().at(two).watch(duel.table())) {
            live.await("welcome");
        }
    }

    @Test
    void whoever_watches_sees_what_was_done_at_another_server_though_who_else_is_there_cannot_be_read() {
        Duel duel = Duel.start(one).chooseTickets();
        Database database = one.context().getBean(Database.class);
        try (LiveClient here = duel.toAct().at(one).watch(duel.table());
                LiveClient there = duel.waiting().at(two).watch(duel.table())) {
            here.awaitTable(table -> isPresent(table, 0) && isPresent(table, 1));
            there.awaitTable(table -> isPresent(table, 0) && isPresent(table, 1));
            here.awaitTurn();
            database.write(client ->
                    client.sql("alter table presence rename to hidden").update());
            try {
                two.context().getBean(LiveTables.class).remoteChanges().ofTable(duel.table());
                assertAccepted(here.chooseFirst());
                there.await(message -> there.version() == here.version());
            } finally {
                database.write(client ->
                        client.sql("alter table hidden rename to presence").update());
            }
        }
    }

    @Test
    void whoever_is_not_who_they_were_at_one_server_is_not_at_the_other_either() {
        Guest ana = new Guest(one);
        String table = ana.createTable("me", "friend").id();
        try (LiveClient live = ana.at(two).watch(table)) {
            live.await("welcome");
            ana.at(one).post("/api/account", new Protection("ana-of-two-servers", "correct horse battery"));

            assertThat(live.awaitClose()).isEqualTo(1012);
        }
    }

    @Test
    void whoever_is_blocked_at_one_server_is_no_longer_there_at_the_other_and_comes_back_to_look_on() {
        Guest ana = new Guest(one).named("Ana-of-one");
        String table = new Guest(one).createTable("me", "friend").id();
        ana.sitDown(table, 1);
        ana.post("/api/account", new Protection("ana-who-is-blocked", "correct horse battery"));
        try (LiveClient live = ana.at(two).watch(table)) {
            live.await("welcome");
            one.context().getBean(Farewells.class).bar(idOf("Ana-of-one"));

            assertThat(live.awaitClose()).isEqualTo(1012);
        }
        try (LiveClient live = ana.watch(table)) {
            assertThat(live.await("welcome").path("table").path("you").isInt()).isFalse();
        }
    }

    @Test
    void nobody_on_the_device_of_whoever_is_blocked_is_there_any_longer() {
        Guest ana = new Guest(one).named("Ana-and-Leo");
        ana.post("/api/companions", new Person("Leo-on-her-device"));
        String table = ana.createTable("me", "friend").id();
        try (LiveClient leo = ana.at(two).watchAs(table, "1")) {
            leo.await("welcome");

            one.context().getBean(Farewells.class).bar(idOf("Ana-and-Leo"));

            assertThat(leo.awaitClose()).isEqualTo(1012);
        }
    }

    @Test
    void whoever_was_blocked_while_a_server_heard_nothing_is_no_longer_there_once_it_hears_again() {
        Guest ana = new Guest(two).named("Ana-unheard");
        ana.post("/api/companions", new Person("Leo-unheard"));
        String table = ana.createTable("me", "friend").id();
        try (LiveClient live = ana.watch(table);
                LiveClient leo = ana.watchAs(table, "1")) {
            live.await("welcome");
            leo.await("welcome");
            one.context()
                    .getBean(Database.class)
                    .write(client -> client.sql("insert into barred (person, since) values (?, 0)")
                            .param(idOf("Ana-unheard").text())
                            .update());

            TestPostgres.deafen();

            assertThat(live.awaitClose()).isEqualTo(1012);
            assertThat(leo.awaitClose()).isEqualTo(1012);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update network_bot set token = 'of another one' where id = :bot",
                "insert into barred (person, since) select owner, 0 from network_bot where id = :bot"
            })
    void a_program_that_was_shut_out_while_a_server_heard_nothing_is_no_longer_there_once_it_hears_again(
            String unheard) {
        Guest ana = new Guest(one).protectedBy("owner-" + unheard.hashCode());
        NetworkBotToken made = Guest.read(
                ana.post("/api/account/bots", new NewNetworkBot("Long Routes", Guest.PASSWORD)), NetworkBotToken.class);
        String table = Guest.table(ana.post(
                        "/api/tables",
                        new CreateTable(
                                "ttr-usa",
                                List.of(
                                        SeatWish.me(),
                                        SeatWish.networkBot(made.bot().id())),
                                Map.of(),
                                TimeControl.NONE)))
                .id();
        try (LiveClient live = new Program(two.address(), made.token()).play(table)) {
            live.await("welcome");
            one.context()
                    .getBean(Database.class)
                    .write(client ->
                            client.sql(unheard).param("bot", made.bot().id()).update());

            TestPostgres.deafen();

            assertThat(live.awaitClose()).isEqualTo(1012);
        }
    }

    private static PersonId idOf(String name) {
        return new PersonId(one.context()
                .getBean(Database.class)
                .<String>read(client -> client.sql("select id from person where name = ?")
                        .param(name)
                        .query(String.class)
                        .single()));
    }

    private static boolean isPresent(JsonNode table, int seat) {
        return table.get("seats").get(seat).get("present").asBoolean();
    }

    /// Everything that happened, in order, and how it stands in the end.
    private static void readToTheEnd(LiveClient live, List<JsonNode> events) {
        live.awaitTurn();
        live.received().stream()
                .map(text -> Guest.JSON.readTree(text))
                .flatMap(message -> message.findValues("event").stream())
                .forEach(events::add);
        events.add(live.position().get("view"));
    }
}
