package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.Replay;
import dev.anden.arena.ReplayReading;
import dev.anden.engine.State;
import dev.anden.protocol.ClientMessage.ComeBack;
import dev.anden.protocol.ClientMessage.StepAway;
import dev.anden.protocol.TableInfo;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.Limited;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.Limits;
import dev.anden.testkit.Thorough;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Whoever may have a finished game goes through it ply by ply.
class ReplayTest {
    /// What is no game's own, of what happens here.
    private static final Set<String> OF_TABLE = Set.of("tookBack", "handedOver", "cameBack", "agreedToEnd");

    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    private static String played(Guest guest, String game, String... seats) {
        String table = Guest.table(guest.tryCreate(game, seats)).id();
        try (LiveClient live = guest.watch(table)) {
            live.playWithSecondThoughts();
        }
        return table;
    }

    @Test
    void many_positions_count_as_several_requests(@TempDir Path folder) {
        Guest guest;
        String table;
        try (RunningServer free = TestServers.start(folder)) {
            guest = new Guest(free);
            table = guest.createSoloTable().id();
            guest.playToTheEnd(table);
        }
        var limits = Limited.REQUESTS.only(new Limits.Rate(12, 0.001));
        try (RunningServer strict =
                TestServers.start(TestServers.options(folder).withLimits(limits))) {
            guest.at(strict);
            String path = "/api/tables/%s/replay/positions".formatted(table);
            part(guest, table, "?count=50");
            part(guest, table, "");
            assertProblem(guest.get(path), 429, "too-many-requests");
            assertThat(guest.get(path + "?count=10").statusCode()).isEqualTo(200);
        }
    }

    private static JsonNode whole(Guest guest, String table, String query) {
        return guest.ask("/api/tables/%s/replay%s".formatted(table, query), JsonNode.class);
    }

    private static JsonNode part(Guest guest, String table, String query) {
        return guest.ask("/api/tables/%s/replay/positions%s".formatted(table, query), JsonNode.class);
    }

    /// All positions, as many at once as the server tells.
    private static List<JsonNode> positions(Guest guest, String table, String seat) {
        int count = whole(guest, table, "").get("actors").size();
        var positions = new ArrayList<JsonNode>();
        while (positions.size() < count) {
            JsonNode part = part(guest, table, "?from=%d%s".formatted(positions.size(), seat));
            assertThat(part.get("from").asInt()).isEqualTo(positions.size());
            part.get("positions").forEach(positions::add);
        }
        assertThat(positions).hasSize(count);
        return positions;
    }

    /// Holds a game ply by ply against what the rules make of its export.
    private static void assertRetold(Guest guest, String table, Optional<Integer> seat) {
        int observer = seat.orElse(State.EVERYTHING);
        String query = seat.map("seat=%d"::formatted).orElse("");
        ReplayReading reading = guest.replay(table);
        Replay replay = reading.replay();
        JsonNode whole = whole(guest, table, "?" + query);
        List<JsonNode> positions = positions(guest, table, "&" + query);
        var told = new ArrayList<JsonNode>();

        State state = reading.game().newState(replay.setup());
        for (int ply = 0; ply < positions.size(); ply++) {
            JsonNode position = positions.get(ply);
            assertThat(position.get("version").asInt()).isEqualTo(ply);
            assertThat(position.get("view"))
                    .as("ply %d", ply)
                    .isEqualTo(Guest.JSON.valueToTree(state.observe(observer).snapshot()));
            assertThat(position.get("offers")).isEmpty();
            assertThat(position.get("scores").isNull()).isEqualTo(state.actor() != State.NOBODY);
            assertThat(whole.get("actors").get(ply).asInt()).isEqualTo(state.actor());
            if (ply < replay.codes().size()) {
                State before = state.copy();
                state.apply(replay.codes().get(ply));
                for (var event : before.events(replay.codes().get(ply), state, observer)) {
                    told.add(Guest.JSON.valueToTree(event));
                }
            }
        }
        assertThat(events(whole).stream().filter(event -> !isOfTable(event)).toList())
                .isEqualTo(told);
    }

    private static List<JsonNode> events(JsonNode whole) {
        return StreamSupport.stream(whole.get("log").spliterator(), false)
                .map(logged -> logged.get("event"))
                .toList();
    }

    private static boolean isOfTable(JsonNode event) {
        return OF_TABLE.contains(event.get("type").asString());
    }

    private static List<String> types(JsonNode whole) {
        return events(whole).stream().map(event -> event.get("type").asString()).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ttr-usa", "ttr-europe", "ttr-berlin", "ttr-paris", "french-quarter"})
    void each_position_and_event_is_what_the_rules_make_of_the_export_with_all_hands_and_with_one(String game) {
        Guest ana = SERVER.guest();
        String table = played(ana, game, "me", "random");

        assertRetold(ana, table, Optional.empty());
        assertRetold(ana, table, Optional.of(1));
    }

    @Test
    void with_the_knowledge_of_a_seat_the_others_hands_stay_covered() {
        Guest ana = SERVER.guest();
        String table = played(ana, "ttr-berlin", "me", "random");
        int middle = whole(ana, table, "").get("actors").size() / 2;

        JsonNode own = part(ana, table, "?seat=0&count=1&from=" + middle);
        JsonNode all = part(ana, table, "?count=1&from=" + middle);

        assertThat(own.get("positions")).hasSize(1);
        assertThat(own.get("positions").get(0).get("view").get("players").get(1).get("revealed"))
                .isEmpty();
        assertThat(all.get("positions").get(0).get("view").get("players").get(1).get("revealed"))
                .isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ttr-usa", "ttr-europe", "ttr-berlin", "ttr-paris", "french-quarter"})
    void each_choice_is_told_as_the_seat_knew_it_with_what_else_it_could_have_chosen(String game) {
        Guest ana = SERVER.guest();
        String table = played(ana, game, "random", "random");
        ReplayReading reading = ana.replay(table);
        State state = reading.game().newState(reading.replay().setup());
        for (int code : reading.replay().codes()) {
            String at = "/api/tables/%s/replay/choices/%d".formatted(table, state.ply());
            if (state.actor() < 0) {
                assertProblem(ana.get(at), 400, "bad-message");
            } else if (state.ply() % 7 == 0) {
                JsonNode choice = ana.ask(at, JsonNode.class);
                JsonNode position = choice.get("position");
                assertThat(choice.get("seat").asInt()).isEqualTo(state.actor());
                assertThat(position.get("version").asInt()).isEqualTo(state.ply());
                assertThat(position.get("view"))
                        .isEqualTo(Guest.JSON.valueToTree(
                                state.observe(state.actor()).snapshot()));
                assertThat(texts(position)).hasSize(state.legalActionCount()).contains(state.print(code));
                assertThat(choice.get("refusals")).isEqualTo(Guest.JSON.valueToTree(state.refusals(state.actor())));
            }
            state.apply(code);
        }
        for (int ply : List.of(-1, state.ply(), state.ply() + 1)) {
            assertProblem(ana.get("/api/tables/%s/replay/choices/%d".formatted(table, ply)), 400, "bad-message");
        }
    }

    private static List<String> texts(JsonNode position) {
        return position.get("offers")
                .valueStream()
                .flatMap(offer -> offer.get("choices").valueStream())
                .map(choice -> choice.get("text").asString())
                .toList();
    }

    @Test
    void with_all_hands_it_is_seen_what_tickets_each_seat_chooses_from() {
        Guest ana = SERVER.guest();
        String table = played(ana, "ttr-usa", "me", "random");
        int opening = opening(whole(ana, table, ""));

        JsonNode own = part(ana, table, "?seat=0&count=1&from=" + opening);
        JsonNode all = part(ana, table, "?count=1&from=" + opening);

        for (JsonNode player : all.at("/positions/0/view/players")) {
            assertThat(player.get("onOffer")).hasSize(3);
        }
        for (JsonNode player : own.at("/positions/0/view/players")) {
            assertThat(player.get("onOffer")).isEmpty();
        }
        assertThat(own.at("/positions/0/view/offered")).isEqualTo(all.at("/positions/0/view/players/0/onOffer"));
    }

    /// The first position in which a seat acts: opening tickets lie before all of them.
    private static int opening(JsonNode whole) {
        int ply = 0;
        while (whole.get("actors").get(ply).asInt() < 0) {
            ply++;
        }
        return ply;
    }

    @Test
    @Tag(Thorough.TAG)
    void of_what_was_taken_back_it_is_told_that_it_was_and_who_left_and_came_back_stays() {
        Duel duel = SERVER.duel();
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            ana.await("welcome");
            bea.await("welcome");
            assertAccepted(ana.order(StepAway::new));
            assertAccepted(ana.order(ComeBack::new));
            while (ana.awaitTurn()) {
                assertAccepted(ana.chooseLast());
                if (ana.mayTakeBack()) {
                    assertAccepted(ana.takeBack());
                    break;
                }
                if (ana.choices().isEmpty() && bea.awaitTurn()) {
                    bea.chooseFirst();
                }
            }
            assertAccepted(ana.order(StepAway::new));
            bea.playToTheEnd();
        }

        assertThat(types(whole(duel.ana(), duel.table(), "")))
                .contains("handedOver", "cameBack", "tookBack")
                .doesNotContain("resigned");
        assertRetold(duel.ana(), duel.table(), Optional.empty());
        assertRetold(duel.bea(), duel.table(), Optional.of(0));
    }

    @Test
    void anybody_who_has_the_link_may_look_also_after_a_restart() {
        Guest ana = SERVER.guest();
        String table = played(ana, "french-quarter", "me", "random");
        JsonNode before = part(ana, table, "?from=7");
        RunningServer again = SERVER.restart();

        assertThat(part(new Guest(again), table, "?from=7")).isEqualTo(before);
        assertRetold(new Guest(again), table, Optional.empty());
    }

    @Test
    void a_game_that_ended_without_a_result_is_gone_through_as_far_as_it_came() {
        Duel duel = SERVER.duel().chooseTickets();
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            Duel.end(ana, bea);
            ana.awaitTable(table -> table.get("status").asString().equals("unfinished"));
        }

        JsonNode whole = whole(duel.ana(), duel.table(), "");
        assertThat(types(whole).getLast()).isEqualTo("agreedToEnd");
        assertThat(positions(duel.ana(), duel.table(), "")
                        .getLast()
                        .get("scores")
                        .isNull())
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/replay",
                "/replay/positions",
                "/replay?seat=0",
                "/replay/positions?seat=0&from=3",
                "/replay/choices/3",
                "/replay/hint/3"
            })
    void as_long_as_a_game_goes_on_or_has_not_begun_nobody_goes_through_it(String path) {
        Guest ana = SERVER.guest();
        TableInfo open = ana.createTable("me", "friend");
        TableInfo playing = ana.createSoloTable();

        for (Guest asking : List.of(ana, SERVER.guest())) {
            assertProblem(asking.get("/api/tables/" + open.id() + path), 409, "not-over");
            assertProblem(asking.get("/api/tables/" + playing.id() + path), 409, "not-over");
            assertProblem(asking.get("/api/tables/nowhere" + path), 404, "no-such-table");
        }
    }

    @Test
    void no_more_positions_are_told_at_once_than_fifty_and_none_that_there_is_not() {
        Guest ana = SERVER.guest();
        String table = played(ana, "ttr-berlin", "me", "random");
        int last = whole(ana, table, "").get("actors").size() - 1;
        String at = "/api/tables/%s/replay/positions".formatted(table);

        assertThat(part(ana, table, "").get("positions")).hasSize(50);
        assertThat(part(ana, table, "?from=" + last).get("positions")).hasSize(1);
        assertThat(part(ana, table, "?count=3&from=" + (last - 1)).get("positions"))
                .hasSize(2);
        for (String query :
                List.of("?count=51", "?count=0", "?count=-1", "?count=2147483647", "?from=-1", "?from=" + (last + 1))) {
            assertProblem(ana.get(at + query), 400, "bad-message");
        }
        assertThat(ana.get(at + "?from=one").statusCode()).isBetween(400, 404);
        for (int seat : List.of(2, -1, -4)) {
            assertProblem(ana.get(at + "?seat=" + seat), 404, "no-such-seat");
            assertProblem(ana.get("/api/tables/%s/replay?seat=%d".formatted(table, seat)), 404, "no-such-seat");
        }
    }

    @Test
    void a_table_whose_log_does_not_replay_says_so() {
        Guest ana = SERVER.guest();
        String table = played(ana, "ttr-berlin", "me", "random");
        SERVER.running().close();
        try (Database database = TestDatabases.open(SERVER.options().dataFolder())) {
            database.write(client -> client.sql("update ply set hash = hash + 1 where table_id = ? and line = 9")
                    .param(table)
                    .update());
        }
        RunningServer again = SERVER.restart();

        assertProblem(ana.at(again).get("/api/tables/%s/replay".formatted(table)), 503, "table-damaged");
        assertProblem(ana.get("/api/tables/%s/replay/positions".formatted(table)), 503, "table-damaged");
    }
}
