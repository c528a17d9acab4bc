package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.groups.Tuple.tuple;

import dev.anden.arena.ReplayReader;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.State;
import dev.anden.protocol.ClientMessage;
import dev.anden.protocol.ClientMessage.Resign;
import dev.anden.protocol.MyGames;
import dev.anden.protocol.MyGames.MyGame;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.WaitingGames;
import dev.anden.protocol.json.WireJson;
import dev.anden.protocol.past.HistoryPage;
import dev.anden.protocol.past.HistoryPage.PastGame;
import dev.anden.protocol.past.HistoryPage.PastSeat;
import dev.anden.protocol.past.LineTally;
import dev.anden.protocol.past.Statistics;
import dev.anden.protocol.past.Statistics.BoardCount;
import dev.anden.protocol.past.Statistics.PastScore;
import dev.anden.server.store.database.Database;
import dev.anden.server.table.LiveTables;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OldDatabase;
import dev.anden.server.testing.PastGames;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import dev.anden.server.testing.Together;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What a person finds of their games: those that wait, those that are over, and what these add up to.
class HistoryTest {
    @TempDir
    Path folder;

    @Test
    @Tag("store")
    void finished_games_are_found_by_board_seats_rank_and_opponent_and_add_up_to_statistics() throws IOException {
        try (RunningServer server = TestServers.start(folder)) {
            Guest ana = new Guest(server).named("Ana");
            Guest bea = new Guest(server).named("Bea");
            String withBea = playBoth(ana, bea);
            String withBots = ana.createTable("me", "chance", "chance").id();
            ana.playToTheEnd(withBots);
            String alone = ana.createSoloTable().id();
            ana.playToTheEnd(alone);

            assertThat(tables(ana, "")).containsExactly(alone, withBots, withBea);
            assertThat(tables(bea, "")).containsExactly(withBea);
            assertThat(tables(new Guest(server), "")).isEmpty();
            assertThat(tables(ana, "?game=french-quarter")).containsExactly(alone);
            assertThat(tables(ana, "?seats=3")).containsExactly(withBots);
            assertThat(tables(ana, "?name=Bea")).containsExactly(withBea);
            assertThat(tables(ana, "?name=Ana")).isEmpty();
            assertThat(tables(ana, "?bot=chance&game=ttr-usa")).containsExactly(withBots);
            int rank = own(game(ana, withBea)).rank();
            assertThat(tables(ana, "?rank=" + rank)).contains(withBea);
            assertThat(tables(ana, "?rank=" + (3 - rank) + "&name=Bea")).isEmpty();
            assertThat(tables(bea, "?name=Ana&rank=" + own(game(bea, withBea)).rank()))
                    .containsExactly(withBea);

            assertOnesOwn(ana, withBea, withBots, alone);
            assertAddsUp(ana, bea);
            assertArchived(ana, alone, withBots, withBea);
            assertProblem(ana.get("/api/me/history?after=yesterday"), 400, "bad-message");
        }
    }

    /// Names, points and what they came from are those of the table; ids of people are nowhere.
    private static void assertOnesOwn(Guest ana, String withBea, String withBots, String alone) {
        PastGame duel = game(ana, withBea);
        TableInfo table = ana.table(withBea);
        assertThat(duel.seats()).extracting(PastSeat::name).containsExactly("Ana", "Bea");
        assertThat(duel.seats())
                .extracting(PastSeat::score)
                .isEqualTo(table.result().orElseThrow().scores());
        assertThat(duel.ended()).isEqualTo(table.result().orElseThrow().ended());
        assertThat(game(ana, withBots).seats()).extracting(PastSeat::bot).containsExactly("", "chance", "chance");
        for (String id : List.of(withBea, withBots, alone)) {
            PastGame past = game(ana, id);
            assertThat(past.lines().stream().mapToInt(LineTally::points).sum())
                    .isEqualTo(own(past).score());
        }
        assertThat(duel.lines()).extracting(LineTally::rule).startsWith("ttr.claim.score-at-once");
    }

    /// Each file of the archive is a replay that the rules agree with.
    private static void assertArchived(Guest ana, String... tables) throws IOException {
        HttpResponse<byte[]> answer = ana.download("/api/me/history/export");
        assertThat(answer.headers().firstValue("Content-Type")).hasValue("application/zip");
        var names = new ArrayList<String>();
        try (var archive = new ZipInputStream(new ByteArrayInputStream(answer.body()))) {
            for (ZipEntry entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
                names.add(entry.getName());
                String text = new String(archive.readAllBytes(), StandardCharsets.UTF_8);
                assertThat(ReplayReader.read(GameCatalog.installed(), text).problem())
                        .isEmpty();
            }
        }
        assertThat(names).hasSize(tables.length);
        for (int number = 0; number < tables.length; number++) {
            assertThat(names.get(number)).endsWith("-" + tables[number] + ".txt");
        }
    }

    @Test
    void more_games_than_one_archive_holds_are_in_several_and_what_can_not_be_opened_is_named() throws IOException {
        Guest ana;
        String first;
        String broken;
        List<String> copies;
        try (RunningServer server = TestServers.start(folder)) {
            ana = new Guest(server);
            first = ana.createSoloTable().id();
            ana.playToTheEnd(first);
            broken = ana.createTable("me", "chance").id();
            try (LiveClient live = ana.watch(broken)) {
                live.awaitTurn();
                live.order(ClientMessage.ProposeEnd::new);
            }
            assertThat(page(ana, "").archives()).isEqualTo(1);
        }
        copies = PastGames.copyWithSeats(folder, first, 1_000);
        try (Database database = TestDatabases.open(folder)) {
            database.write(client -> client.sql("update game_table set rules_version = 0 where id in (:copies)")
                    .param("copies", copies)
                    .update());
        }
        try (RunningServer server = TestServers.start(folder)) {
            ana.at(server);
            Map<String, String> latest = archive(ana, "");
            Map<String, String> older = archive(ana, "?part=2");

            assertThat(page(ana, "").archives()).isEqualTo(2);
            assertThat(latest.keySet()).containsExactly("left-out.txt");
            assertThat(latest.getOrDefault("left-out.txt", ""))
                    .startsWith("These games aren’t in the archive")
                    .contains("Estas partidas no están", copies.getFirst(), copies.getLast());
            assertThat(older.values().stream()
                            .map(text -> ReplayReader.read(GameCatalog.installed(), text))
                            .filter(reading -> reading.problem().isEmpty())
                            .map(reading -> reading.replay().totals().isPresent()))
                    .containsExactlyInAnyOrder(true, false);
            assertThat(String.join("\n", older.keySet())).contains(first, broken);
            assertThat(archive(ana, "?part=3")).isEmpty();
            assertProblem(ana.get("/api/me/history/export?part=0"), 400, "bad-message");
        }
    }

    private static Map<String, String> archive(Guest guest, String query) throws IOException {
        var files = new LinkedHashMap<String, String>();
        byte[] bytes = guest.download("/api/me/history/export" + query).body();
        try (var archive = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            for (ZipEntry entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
                files.put(entry.getName(), new String(archive.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return files;
    }

    private static void assertAddsUp(Guest ana, Guest bea) {
        Statistics all = statistics(ana, "");
        assertThat(all.boards())
                .extracting(BoardCount::game, BoardCount::seats, BoardCount::games)
                .containsExactly(tuple("french-quarter", 1, 1), tuple("ttr-usa", 2, 1), tuple("ttr-usa", 3, 1));
        for (BoardCount board : all.boards()) {
            List<PastScore> played = all.scores().stream()
                    .filter(score -> score.game().equals(board.game()) && score.seats() == board.seats())
                    .toList();
            assertThat(board.ranks())
                    .isEqualTo(IntStream.rangeClosed(1, board.seats())
                            .map(rank -> Math.toIntExact(played.stream()
                                    .filter(score -> score.rank() == rank)
                                    .count()))
                            .boxed()
                            .toList());
        }
        List<PastGame> games = page(ana, "?game=ttr-usa").games();
        Statistics usa = statistics(ana, "?game=ttr-usa");
        Statistics.Summary summary = usa.summary().orElseThrow();
        int[] scores =
                games.stream().mapToInt(past -> own(past).score()).sorted().toArray();
        assertThat(summary.games()).isEqualTo(2);
        assertThat(summary.worst()).isEqualTo(scores[0]);
        assertThat(summary.best()).isEqualTo(scores[1]);
        assertThat(summary.meanScore()).isEqualTo((scores[0] + scores[1]) / 2.0);
        assertThat(summary.pace()).isPresent();
        assertThat(usa.scores())
                .extracting(PastScore::table)
                .isEqualTo(games.reversed().stream().map(PastGame::table).toList());
        assertThat(usa.scores()).allMatch(score -> score.pace().isPresent());
        assertTallied(usa, games);
        assertThat(usa.lines().getFirst().games()).isEqualTo(2);
        assertThat(usa.opponents())
                .extracting(Statistics.Opponent::name, Statistics.Opponent::bot, Statistics.Opponent::games)
                .containsExactly(tuple("", "chance", 2), tuple("Bea", "", 1));
        Statistics.Opponent met = statistics(bea, "").opponents().getFirst();
        Statistics.Opponent back = usa.opponents().getLast();
        assertThat(met.ahead() + back.ahead() + back.tied()).isEqualTo(1);
        assertThat(statistics(ana, "?game=ttr-europe").summary()).isEmpty();
        assertRankedOnlyAmongOthers(ana, usa);
        assertOnlyWhatBringsPoints(ana);
    }

    /// The grade of a game alone is told with the game, but isn't where its points come from; what was missed is told.
    private static void assertOnlyWhatBringsPoints(Guest ana) {
        String grade = "fq.solo.rating";
        PastGame alone = page(ana, "?game=french-quarter").games().getFirst();
        assertThat(alone.lines()).extracting(LineTally::rule).contains(grade);
        List<String> others = alone.lines().stream()
                .map(LineTally::rule)
                .filter(rule -> !rule.equals(grade))
                .toList();
        assertThat(statistics(ana, "?game=french-quarter").lines())
                .extracting(LineTally::rule)
                .containsExactlyElementsOf(others);
    }

    /// Tickets are told game by game, in the order of the scores; what a game has but one of isn't.
    private static void assertTallied(Statistics usa, List<PastGame> games) {
        Statistics.PastTally tickets = usa.tallies().stream()
                .filter(tally -> tally.rule().equals("ttr.ticket.scored-at-end"))
                .findFirst()
                .orElseThrow();
        List<LineTally> lines = games.reversed().stream()
                .flatMap(past -> past.lines().stream())
                .filter(line -> line.rule().equals(tickets.rule()))
                .toList();
        assertThat(lines).hasSize(2).allMatch(line -> line.made() + line.missed() > 1);
        assertThat(tickets.made()).isEqualTo(lines.stream().map(LineTally::made).toList());
        assertThat(tickets.missed())
                .isEqualTo(lines.stream().map(LineTally::missed).toList());
        assertThat(usa.tallies()).extracting(Statistics.PastTally::rule).doesNotContain("ttr.usa.longest-path-bonus");
    }

    /// Nobody wins alone.
    private static void assertRankedOnlyAmongOthers(Guest ana, Statistics usa) {
        Statistics.Summary alone =
                statistics(ana, "?game=french-quarter").summary().orElseThrow();
        assertThat(alone.games()).isEqualTo(1);
        assertThat(alone.wins()).isZero();
        assertThat(alone.meanRank()).isEmpty();
        assertThat(page(ana, "?game=french-quarter&rank=1").games()).isEmpty();
        Statistics.Summary all = statistics(ana, "").summary().orElseThrow();
        assertThat(all.wins()).isEqualTo(page(ana, "?rank=1").games().size());
        assertThat(all.meanRank()).isEqualTo(usa.summary().orElseThrow().meanRank());
        assertThat(all.meanRank().orElseThrow())
                .isEqualTo(usa.scores().stream()
                        .mapToInt(PastScore::rank)
                        .average()
                        .orElseThrow());
    }

    @Test
    void what_a_bot_made_of_a_game_is_nobodys_and_whoever_played_on_has_won() {
        try (RunningServer server = TestServers.start(folder)) {
            Duel duel = Duel.startShort(server);
            duel.ana().named("Ana");
            duel.bea().named("Bea");
            try (LiveClient ana = duel.ana().watch(duel.table());
                    LiveClient bea = duel.bea().watch(duel.table())) {
                ana.await("welcome");
                assertAccepted(ana.order(Resign::new));
                bea.playToTheEnd();
            }

            PastGame left = game(duel.ana(), duel.table());
            assertThat(own(left).deserted()).isTrue();
            assertThat(own(left).rank()).isEqualTo(2);
            PastGame played = game(duel.bea(), duel.table());
            assertThat(own(played).deserted()).isFalse();
            assertThat(own(played).rank()).isOne();
            assertThat(duel.bea().table(duel.table()).result().orElseThrow().deserted())
                    .containsExactly(0);
            assertThat(listed(duel.bea()).result().orElseThrow().deserted()).containsExactly(0);
            assertThat(tables(duel.ana(), "?rank=2")).containsExactly(duel.table());
            assertThat(tables(duel.ana(), "?rank=1")).isEmpty();
            assertThat(tables(duel.bea(), "?rank=1")).containsExactly(duel.table());

            Statistics ofLeaver = statistics(duel.ana(), "");
            assertThat(ofLeaver.summary()).isEmpty();
            assertThat(ofLeaver.scores()).isEmpty();
            assertThat(ofLeaver.opponents()).isEmpty();
            Statistics ofWinner = statistics(duel.bea(), "");
            assertThat(ofWinner.summary().orElseThrow().wins()).isOne();
            assertThat(ofWinner.scores().getFirst().rank()).isOne();
            assertThat(ofWinner.opponents().getFirst().ahead()).isOne();

            duel.ana().playToTheEnd(duel.ana().createTable("me", "chance").id());
            assertThat(statistics(duel.ana(), "").summary().orElseThrow().games())
                    .isOne();
            assertThat(statistics(duel.ana(), "").summary().orElseThrow().deserted())
                    .isOne();
        }
    }

    @Test
    @Tag("store")
    void what_luck_and_play_changed_is_remembered_once_a_game_was_analysed() {
        Guest ana;
        Guest bea;
        String table;
        JsonNode found;
        try (RunningServer server =
                TestServers.start(TestServers.options(folder).withAnalysisTime(Duration.ofSeconds(1)))) {
            ana = new Guest(server).named("Ana");
            bea = new Guest(server).named("Bea");
            table = playBoth(ana, bea, "ttr-paris");
            assertThat(statistics(ana, "").analysed()).isEmpty();
            assertThat(statistics(ana, "").summary().orElseThrow().analysed()).isZero();

            found = analysed(bea, table, 0);
        }
        try (RunningServer server = TestServers.start(folder)) {
            ana.at(server);
            bea.at(server);
            Statistics mine = statistics(ana, "?game=ttr-paris&seats=2");
            Statistics.AnalysedGame remembered = mine.analysed().getFirst();
            assertThat(mine.summary().orElseThrow().analysed()).isEqualTo(1);
            assertThat(remembered.table()).isEqualTo(table);
            assertThat(remembered.luck()).isCloseTo(changed(found, State.CHANCE), within(1e-9));
            assertThat(remembered.play()).isCloseTo(changed(found, 0), within(1e-9));
            assertThat(statistics(bea, "").analysed().getFirst().luck()).isCloseTo(-remembered.luck(), within(1e-9));
            assertThat(statistics(ana, "?game=ttr-usa").analysed()).isEmpty();
            assertThat(ana.get("/api/account/data").body()).contains("\"luck\" : " + remembered.luck());
        }
    }

    private static JsonNode analysed(Guest guest, String table, int seat) {
        double known = -1;
        JsonNode found;
        do {
            found = guest.ask("/api/tables/%s/analysis/%d?known=%s".formatted(table, seat, known), JsonNode.class);
            known = found.get("progress").asDouble();
        } while (known < 1);
        return found;
    }

    /// What all shares of one actor changed together.
    private static double changed(JsonNode found, int actor) {
        double sum = 0;
        for (JsonNode share : found.get("shares")) {
            sum += share.get("actor").asInt() == actor ? share.get("change").asDouble() : 0;
        }
        return sum;
    }

    @Test
    @Tag("store")
    void a_long_history_is_read_page_by_page_and_no_game_is_missed_or_told_twice() {
        Guest ana;
        String first;
        try (RunningServer server = TestServers.start(folder)) {
            ana = new Guest(server);
            first = ana.createSoloTable().id();
            ana.playToTheEnd(first);
        }
        PastGames.copy(folder, first, 70);
        try (RunningServer server = TestServers.start(folder)) {
            ana.at(server);
            HistoryPage one = page(ana, "");
            HistoryPage two = page(ana, "?after=" + one.next().orElseThrow());
            HistoryPage three = page(ana, "?after=" + two.next().orElseThrow());
            List<String> found = List.of(one, two, three).stream()
                    .flatMap(page -> page.games().stream())
                    .map(PastGame::table)
                    .toList();

            assertThat(three.next()).isEmpty();
            assertThat(found).hasSize(71).doesNotHaveDuplicates();
            assertThat(server.context().getBean(LiveTables.class).size()).isZero();
        }
    }

    @Test
    void games_of_before_have_their_history_at_once_and_the_rest_when_their_logs_are_read() {
        Guest ana;
        String table;
        PastGame past;
        try (RunningServer server = TestServers.start(folder)) {
            ana = new Guest(server);
            table = ana.createSoloTable().id();
            ana.playToTheEnd(table);
            past = game(ana, table);
        }
        OldDatabase.before(folder, 30);
        try (Database database = TestDatabases.open(folder)) {
            List<String> games = database.read(
                    client -> client.sql("select game from seat_result where person is not null and ended > 0")
                            .query(String.class)
                            .list());
            assertThat(games).containsExactly("french-quarter");
        }
        try (RunningServer server = TestServers.start(folder)) {
            ana.at(server);
            LiveTables tables = server.context().getBean(LiveTables.class);
            tables.pastGames().idsWithoutResult().forEach(tables.pastGames()::noteResult);

            assertThat(tables.pastGames().idsWithoutResult()).isEmpty();
            assertThat(game(ana, table)).isEqualTo(past);
            assertThat(statistics(ana, "").summary().orElseThrow().pace()).isPresent();
        }
    }

    @Test
    void ones_games_are_told_in_the_order_in_which_they_matter_and_none_is_loaded_for_it() {
        Guest ana;
        List<String> expected;
        try (RunningServer server = TestServers.start(folder)) {
            ana = new Guest(server);
            Guest bea = new Guest(server);
            String calm = start(ana, bea, TimeControl.NONE);
            String hurried = start(ana, bea, new TimeControl.Correspondence(600_000));
            String others = start(ana, bea, TimeControl.NONE);
            try (LiveClient live = ana.watch(others)) {
                live.awaitTurn();
                live.chooseFirst();
            }
            String open = ana.createTable("me", "friend").id();
            start(bea, new Guest(server), TimeControl.NONE);
            expected = List.of(hurried, calm, others, open);
        }
        try (RunningServer server = TestServers.start(folder)) {
            ana.at(server);
            List<MyGame> games = ana.ask("/api/me/games", MyGames.class).games();

            assertThat(games).extracting(one -> one.table().id()).isEqualTo(expected);
            assertThat(games).extracting(MyGame::waits).containsExactly(true, true, false, false);
            assertThat(games.getFirst().left().orElseThrow()).isBetween(1L, 600_000L);
            assertThat(games.get(1).left()).isEmpty();
            assertThat(waiting(ana)).isEqualTo(expected.subList(0, 2));
            assertThat(waiting(new Guest(server))).isEmpty();
            assertThat(new Guest(server).ask("/api/me/games", MyGames.class).games())
                    .isEmpty();
            assertThat(server.context().getBean(LiveTables.class).size()).isZero();
        }
    }

    @Test
    void a_game_that_a_bot_plays_for_me_does_not_wait_for_me() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest ana = new Guest(server);
            String table = start(ana, new Guest(server), TimeControl.NONE);
            assertThat(waiting(ana)).containsExactly(table);

            try (LiveClient live = ana.watch(table)) {
                live.awaitTurn();
                live.order(ClientMessage.StepAway::new);
            }

            assertThat(waiting(ana)).isEmpty();
        }
    }

    private static String start(Guest host, Guest friend, TimeControl time) {
        return start(host, friend, "ttr-usa", time);
    }

    private static String start(Guest host, Guest friend, String game, TimeControl time) {
        String table = Guest.table(host.tryCreate(game, Map.of(), time, "me", "friend"))
                .id();
        friend.sitDown(table, 1);
        host.start(table);
        return table;
    }

    private static String playBoth(Guest one, Guest other) {
        return playBoth(one, other, "ttr-usa");
    }

    private static String playBoth(Guest one, Guest other, String game) {
        String table = start(one, other, game, TimeControl.NONE);
        Together.run(() -> one.playToTheEnd(table), () -> other.playToTheEnd(table));
        return table;
    }

    private static List<String> waiting(Guest guest) {
        return guest.ask("/api/me/waiting", WaitingGames.class).tables();
    }

    private static HistoryPage page(Guest guest, String query) {
        return guest.ask("/api/me/history" + query, HistoryPage.class);
    }

    private static List<String> tables(Guest guest, String query) {
        return page(guest, query).games().stream().map(PastGame::table).toList();
    }

    /// As lists show it, which read no log.
    private static TableInfo listed(Guest guest) {
        return WireJson.mapper().readValue(guest.get("/api/tables").body(), TableInfo[].class)[0];
    }

    private static PastGame game(Guest guest, String table) {
        return page(guest, "").games().stream()
                .filter(past -> past.table().equals(table))
                .findFirst()
                .orElseThrow();
    }

    private static PastSeat own(PastGame past) {
        return past.seats().get(past.you());
    }

    private static Statistics statistics(Guest guest, String query) {
        return guest.ask("/api/me/statistics" + query, Statistics.class);
    }
}
