package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.anden.protocol.ClientMessage.ComeBack;
import dev.anden.protocol.ClientMessage.Resign;
import dev.anden.protocol.ClientMessage.StepAway;
import dev.anden.protocol.MyGames;
import dev.anden.protocol.NewListing;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.account.Farewell;
import dev.anden.protocol.account.Protection;
import dev.anden.protocol.account.SignIn;
import dev.anden.protocol.past.HistoryPage;
import dev.anden.protocol.past.HistoryPage.PastGame;
import dev.anden.protocol.past.HistoryPage.PastSeat;
import dev.anden.protocol.past.ImportReport;
import dev.anden.protocol.past.ImportReport.ImportOutcome;
import dev.anden.protocol.past.ImportReport.ImportedFile;
import dev.anden.protocol.past.ImportReport.SavedSeat;
import dev.anden.protocol.past.RatingTable;
import dev.anden.protocol.past.SeatProfile;
import dev.anden.protocol.past.Statistics;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.table.LiveTables;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.Limited;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OldDatabase;
import dev.anden.server.testing.TestServers;
import dev.anden.server.testing.Together;
import dev.anden.server.web.Limits;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Somebody moves from one server to another, and takes their games along.
class ImportTest {
    private static byte[] archive = {};
    private static Luggage luggage = new Luggage(List.of(), List.of());

    @TempDir
    Path after;

    @TempDir
    Path another;

    /// What Ana's archive holds: a game with Bea, one with bots, and one alone.
    private record Luggage(List<PastGame> games, List<String> replays) {}

    @BeforeAll
    static void pack(@TempDir Path before) {
        try (RunningServer server = TestServers.start(before)) {
            Guest ana = new Guest(server).named("Ana");
            Guest bea = new Guest(server).named("Bea");
            playBoth(ana, bea);
            ana.playToTheEnd(ana.createTable("me", "chance", "chance").id());
            ana.playToTheEnd(ana.createSoloTable().id());
            List<PastGame> games = games(ana);
            archive = ana.download("/api/me/history/export").body();
            luggage = new Luggage(
                    games, games.stream().map(game -> ana.export(game.table())).toList());
        }
    }

    private static String playBoth(Guest one, Guest other) {
        String table = Guest.table(one.tryCreate("ttr-usa", Map.of(), TimeControl.NONE, "me", "friend"))
                .id();
        other.sitDown(table, 1);
        one.start(table);
        Together.run(() -> one.playToTheEnd(table), () -> other.playToTheEnd(table));
        return table;
    }

    @Test
    void a_whole_history_comes_along_and_is_as_it_was() {
        try (RunningServer server = TestServers.start(after)) {
            Guest ana = new Guest(server).named("Ana");
            Guest bea = new Guest(server).named("Bea");
            ImportReport report = ana.bring("?name=anden-games.zip", archive);

            assertThat(report.files()).extracting(ImportedFile::outcome).containsOnly(ImportOutcome.IMPORTED);
            List<PastGame> games = games(ana);
            assertThat(games).extracting(PastGame::imported).containsExactly(true, true, true);
            for (int number = 0; number < games.size(); number++) {
                assertSame(games.get(number), luggage.games().get(number));
                assertThat(ana.export(games.get(number).table()))
                        .isEqualTo(luggage.replays().get(number));
            }
            assertThat(tables(ana, "?name=Bea")).containsExactly(games.getLast().table());
            assertThat(games(bea)).isEmpty();
            assertThat(bea.ask("/api/me/statistics", Statistics.class).boards()).isEmpty();
            assertCounted(ana);
            assertNotRated(ana, bea);
            assertThat(ana.get("/api/account/data").body()).contains("\"imported\" : true");
            assertNothingWaits(server, ana);
        }
    }

    /// Everything but which table it is, and that it comes from elsewhere.
    private static void assertSame(PastGame here, PastGame there) {
        assertThat(here.game()).isEqualTo(there.game());
        assertThat(here.ended()).isEqualTo(there.ended());
        assertThat(here.you()).isEqualTo(there.you());
        assertThat(here.seats()).isEqualTo(there.seats());
        assertThat(here.lines()).isEqualTo(there.lines());
        assertThat(here.table()).isNotEqualTo(there.table());
    }

    private static void assertCounted(Guest ana) {
        Statistics usa = ana.ask("/api/me/statistics?game=ttr-usa", Statistics.class);
        assertThat(usa.summary().orElseThrow().games()).isEqualTo(2);
        assertThat(usa.summary().orElseThrow().imported()).isEqualTo(2);
        assertThat(usa.summary().orElseThrow().pace()).isEmpty();
        assertThat(usa.opponents())
                .extracting(Statistics.Opponent::name, Statistics.Opponent::bot, Statistics.Opponent::games)
                .containsExactly(tuple("", "chance", 2), tuple("Bea", "", 1));
    }

    private static void assertNotRated(Guest ana, Guest bea) {
        for (String game : List.of("ttr-usa", "french-quarter")) {
            for (Guest reader : List.of(ana, bea)) {
                RatingTable ratings = reader.ask("/api/ratings/" + game, RatingTable.class);
                assertThat(ratings.players()).isEmpty();
                assertThat(ratings.mine()).isEmpty();
                assertThat(ratings.alone()).isEmpty();
            }
        }
    }

    private static void assertNothingWaits(RunningServer server, Guest ana) {
        assertThat(ana.ask("/api/me/games", MyGames.class).games()).isEmpty();
        assertThat(ana.get("/api/tables").body()).isEqualTo("[]");
        LiveTables tables = server.context().getBean(LiveTables.class);
        assertThat(tables.waking().idsWithBotsToAct()).isEmpty();
        assertThat(tables.pastGames().idsWithoutResult()).isEmpty();
        assertThat(tables.botsThinking()).isZero();
    }

    @Test
    void a_game_that_came_along_is_watched_checked_and_analysed_like_any_other_but_by_its_person_alone() {
        String table;
        Guest ana;
        try (RunningServer server = TestServers.start(after)) {
            ana = new Guest(server).named("Ana");
            ana.bring("", archive);
            table = games(ana).getLast().table();
        }
        try (RunningServer server = TestServers.start(after)) {
            ana.at(server);
            TableInfo info = ana.table(table);

            assertThat(info.imported()).isTrue();
            assertThat(info.status()).isEqualTo(TableStatus.OVER);
            assertThat(info.you()).hasValue(0);
            assertThat(info.seats()).extracting(TableInfo.SeatInfo::name).containsExactly("Ana", "Bea");
            assertThat(ana.replay(table).problem()).isEmpty();
            assertThat(ana.get("/api/tables/%s/deals".formatted(table)).body())
                    .contains(info.seed().orElseThrow());
            assertThat(ana.get("/api/tables/%s/analysis/0".formatted(table)).statusCode())
                    .isEqualTo(200);
            assertThat(ana.ask("/api/tables/%s/replay".formatted(table), JsonNode.class)
                            .get("actors"))
                    .hasSize(ana.replay(table).replay().codes().size() + 1);
            try (LiveClient live = ana.watch(table)) {
                assertThat(live.await("welcome").get("position").get("scores")).isNotEmpty();
            }
            assertProblem(ana.post("/api/tables/%s/rematch".formatted(table), List.of()), 409, "imported-game");
            ana = ana.protectedBy("ana-elsewhere");
            ana.post("/api/account/profile", List.of());
            assertThat(profiles(ana, table)).hasSize(1);
            assertNobodyElse(new Guest(server).named("Bea"), table);
        }
    }

    private static List<SeatProfile> profiles(Guest reader, String table) {
        return List.of(reader.ask("/api/tables/%s/profiles".formatted(table), SeatProfile[].class));
    }

    private static void assertNobodyElse(Guest other, String table) {
        String address = "/api/tables/" + table;
        for (String of :
                List.of("", "/here", "/hint", "/export", "/deals", "/analysis/0", "/replay", "/replay/positions")) {
            assertProblem(other.get(address + of), 404, "no-such-table");
        }
        for (String of : List.of("/seats/0", "/start", "/rematch")) {
            assertProblem(other.post(address + of, List.of()), 404, "no-such-table");
        }
        for (String of : List.of("", "/seats/0", "/invitations/one")) {
            assertProblem(other.delete(address + of), 404, "no-such-table");
        }
        assertProblem(other.put(address + "/listing", new NewListing(true)), 404, "no-such-table");
        assertProblem(other.get("/api/me/people?table=" + table), 404, "no-such-table");
        assertThat(profiles(other, table)).isEmpty();
        assertProblem(other.delete("/api/me/history/" + table), 404, "no-such-table");
        try (LiveClient live = other.watch(table)) {
            assertProblem(live.await("problem"), "no-such-table");
        }
    }

    @Test
    void a_game_that_is_there_does_not_come_in_twice_be_it_one_that_was_played_here() {
        try (RunningServer server = TestServers.start(after)) {
            Guest ana = new Guest(server).named("Ana");
            ImportReport first = ana.bring("", archive);
            ImportReport again = ana.bring("", archive);

            assertThat(again.files()).extracting(ImportedFile::outcome).containsOnly(ImportOutcome.KNOWN);
            assertThat(again.files())
                    .extracting(ImportedFile::table)
                    .isEqualTo(first.files().stream().map(ImportedFile::table).toList());
            String own = ana.createSoloTable().id();
            ana.playToTheEnd(own);
            assertThat(ana.bring("", bytes(ana.export(own))).files())
                    .extracting(ImportedFile::outcome, file -> file.table().orElseThrow())
                    .containsExactly(tuple(ImportOutcome.KNOWN, own));
            assertThat(games(ana)).hasSize(4);

            Guest bea = new Guest(server).named("Bea");
            assertThat(bea.bring("", bytes(luggage.replays().getLast())).files())
                    .extracting(ImportedFile::outcome)
                    .containsExactly(ImportOutcome.IMPORTED);
            assertThat(games(bea).getFirst().you()).isEqualTo(1);
        }
    }

    @Test
    void whoever_has_another_name_here_says_who_they_were() {
        try (RunningServer server = TestServers.start(after)) {
            Guest nan = new Guest(server).named("Anita");
            List<ImportedFile> files = nan.bring("", archive).files();

            assertThat(files)
                    .extracting(ImportedFile::outcome)
                    .containsExactly(ImportOutcome.IMPORTED, ImportOutcome.IMPORTED, ImportOutcome.WHOSE);
            assertThat(files.getLast().seats())
                    .containsExactly(new SavedSeat(0, "Ana", ""), new SavedSeat(1, "Bea", ""));
            assertThat(nan.bring("?player=Cleo", archive).files().getLast().outcome())
                    .isEqualTo(ImportOutcome.WHOSE);
            byte[] duel = bytes(luggage.replays().getLast());
            assertThat(nan.bring("?seat=2", duel).files().getFirst().message())
                    .contains("Nobody played as player 3 in this game; people played as 1, 2");
            assertThat(nan.bring("?player=Bea", archive).files())
                    .extracting(ImportedFile::outcome)
                    .containsExactly(ImportOutcome.KNOWN, ImportOutcome.KNOWN, ImportOutcome.IMPORTED);
            PastGame game = games(nan).getLast();
            assertThat(game.you()).isEqualTo(1);
            assertThat(game.seats()).extracting(PastSeat::name).containsExactly("Ana", "Anita");

            Guest other = new Guest(server).named("Berta");
            assertThat(other.bring("?seat=0", duel).files().getFirst().outcome())
                    .isEqualTo(ImportOutcome.IMPORTED);
            assertThat(games(other).getFirst().you()).isZero();
        }
    }

    @Test
    @Tag("store")
    void a_game_goes_again_when_its_person_wants_it_or_goes() {
        try (RunningServer server = TestServers.start(after)) {
            Guest ana = new Guest(server).named("Ana");
            ana.bring("", archive);
            List<String> tables = tables(ana, "");
            String own = ana.createSoloTable().id();
            ana.playToTheEnd(own);

            assertThat(ana.delete("/api/me/history/" + tables.getFirst()).statusCode())
                    .isEqualTo(200);
            assertThat(tables(ana, "")).hasSize(3).doesNotContain(tables.getFirst());
            assertProblem(ana.get("/api/tables/" + tables.getFirst()), 404, "no-such-table");
            assertProblem(ana.delete("/api/me/history/" + tables.getFirst()), 404, "no-such-table");
            assertProblem(ana.delete("/api/me/history/" + own), 404, "no-such-table");

            ana.table(tables.getLast());
            assertThat(ana.post("/api/account/farewell", new Farewell("")).statusCode())
                    .isEqualTo(200);
            assertThat(server.context().getBean(TableStore.class).ids("", 10)).containsExactly(own);
            assertProblem(ana.get("/api/tables/" + tables.getLast()), 404, "no-such-table");
        }
    }

    @Test
    void games_that_a_guest_brought_along_are_the_account_s_when_the_guest_signs_in() {
        try (RunningServer server = TestServers.start(after)) {
            var account = new Protection("ana", "correct horse battery");
            Guest desk = new Guest(server).named("Ana");
            assertThat(desk.post("/api/account", account).statusCode()).isEqualTo(200);
            Guest phone = new Guest(server).named("Ana");
            phone.bring("", archive);
            assertThat(phone.post("/api/session", new SignIn("ana", "correct horse battery"))
                            .statusCode())
                    .isEqualTo(200);

            assertThat(games(desk)).hasSize(3).allMatch(PastGame::imported);
            assertThat(desk.table(games(desk).getFirst().table()).imported()).isTrue();
            assertThat(desk.bring("", archive).files())
                    .extracting(ImportedFile::outcome)
                    .containsOnly(ImportOutcome.KNOWN);
        }
    }

    @Test
    void a_database_of_before_takes_games_in() {
        Guest ana;
        try (RunningServer server = TestServers.start(after)) {
            ana = new Guest(server).named("Ana");
            ana.playToTheEnd(ana.createSoloTable().id());
        }
        OldDatabase.before(after, 46);
        try (RunningServer server = TestServers.start(after)) {
            ana.at(server);
            assertThat(ana.bring("", archive).files())
                    .extracting(ImportedFile::outcome)
                    .containsOnly(ImportOutcome.IMPORTED);
            assertThat(games(ana)).extracting(PastGame::imported).containsExactly(false, true, true, true);
            assertThat(server.context().getBean(Database.class).faults()).isEmpty();
        }
    }

    @Test
    void who_left_and_for_whom_a_bot_played_on_comes_along_too() {
        String file = resignedAfterComingAndGoing(1);
        assertThat(file.lines().filter(line -> line.startsWith("seat ")))
                .containsExactly("seat 0 handed-over expert left", "seat 0 came-back", "seat 0 resigned expert");
        try (RunningServer server = TestServers.start(another)) {
            Guest ana = new Guest(server).named("Ana");
            String table = ana.bring("", bytes(file)).files().getFirst().table().orElseThrow();

            assertThat(ana.export(table)).isEqualTo(file);
            assertThat(ana.table(table).seats().getFirst().substitute())
                    .contains(new Substitute("expert", Substitute.Reason.RESIGNED));
            try (LiveClient live = ana.watch(table)) {
                assertThat(LiveClient.events(live.await("welcome"))).contains("handedOver", "cameBack", "resigned");
            }
            assertThat(ana.get("/api/account/data").body()).contains("\"substitute\" : \"expert\"");
        }
    }

    @Test
    void a_file_in_which_somebody_comes_back_who_had_not_left_stays_out() {
        try (RunningServer server = TestServers.start(after)) {
            Guest ana = new Guest(server).named("Ana");
            String honest = luggage.replays().getLast();
            for (String line : List.of("seat 0 came-back", "seat 0 agreed-to-end", "seat 0 handed-over chance bored")) {
                String forged = honest.replaceFirst("\n\n", "\n\n" + line + "\n");

                assertThat(ana.bring("", bytes(forged))
                                .files()
                                .getFirst()
                                .problem()
                                .orElseThrow()
                                .code())
                        .isEqualTo("import.company");
            }
            String paused = honest.replaceFirst("\n\n", "\n\nseat 0 paused\n");
            assertThat(ana.bring("", bytes(paused)).files().getFirst().outcome())
                    .isEqualTo(ImportOutcome.IMPORTED);
        }
    }

    @Test
    void whoever_brings_too_many_games_along_may_go_on_later() {
        var limits = Limited.IMPORTS.only(new Limits.Rate(2, 0.001));
        try (RunningServer server = TestServers.start(TestServers.options(after).withLimits(limits))) {
            Guest ana = new Guest(server).named("Ana");
            List<ImportedFile> files = ana.bring("", archive).files();

            assertThat(files)
                    .extracting(ImportedFile::outcome)
                    .containsExactly(ImportOutcome.IMPORTED, ImportOutcome.IMPORTED, ImportOutcome.REFUSED);
            assertThat(files.getLast().problem().orElseThrow().code()).isEqualTo("import.too-fast");
            assertThat(ana.bring("", archive).files())
                    .extracting(ImportedFile::outcome)
                    .containsExactly(ImportOutcome.KNOWN, ImportOutcome.KNOWN, ImportOutcome.REFUSED);
        }
    }

    @Test
    void what_stays_out_counts_among_what_somebody_may_bring_along_and_a_long_file_counts_as_several() {
        var limits = Limited.IMPORTS.only(new Limits.Rate(4, 0.001));
        byte[] game = bytes(luggage.replays().getFirst());
        byte[] coming = bytes(luggage.replays()
                .getLast()
                .replaceFirst("\n\n", "\n\n" + "seat 0 handed-over chance left\nseat 0 came-back\n".repeat(1_500)));
        try (RunningServer server = TestServers.start(TestServers.options(after).withLimits(limits))) {
            Guest ana = new Guest(server).named("Ana");
            for (int time = 0; time < 3; time++) {
                ana.bring("", bytes("no game"));
            }
            assertThat(outcome(ana, coming)).isEqualTo(ImportOutcome.REFUSED);
            assertThat(outcome(ana, game)).isEqualTo(ImportOutcome.IMPORTED);
            ana.bring("", bytes("no game"));
            assertThat(outcome(ana, bytes(luggage.replays().getLast()))).isEqualTo(ImportOutcome.REFUSED);
        }
    }

    private static ImportOutcome outcome(Guest guest, byte[] file) {
        return guest.bring("", file).files().getFirst().outcome();
    }

    @Test
    void a_game_in_which_somebody_came_and_went_often_comes_along() {
        String file = resignedAfterComingAndGoing(30);
        assertThat(file.lines().filter(line -> line.startsWith("seat "))).hasSize(61);
        try (RunningServer server = TestServers.start(another)) {
            Guest ana = new Guest(server).named("Ana");
            String table = ana.bring("", bytes(file)).files().getFirst().table().orElseThrow();

            assertThat(ana.table(table).seats().getFirst().substitute())
                    .contains(new Substitute("expert", Substitute.Reason.RESIGNED));
            assertThat(ana.replay(table).problem()).isEmpty();
        }
    }

    /// The file of a game that somebody stepped away from and came back to so many times, and then resigned.
    private String resignedAfterComingAndGoing(int times) {
        try (RunningServer server = TestServers.start(after)) {
            Guest ana = new Guest(server).named("Ana");
            String table =
                    Guest.table(ana.tryCreate("ttr-paris", "me", "chance")).id();
            try (LiveClient live = ana.watch(table)) {
                live.awaitTurn();
                for (int time = 0; time < times; time++) {
                    assertAccepted(live.order(StepAway::new));
                    assertAccepted(live.order(ComeBack::new));
                }
                assertAccepted(live.order(Resign::new));
                live.awaitTable(now -> now.get("status").asString().equals("over"));
            }
            return ana.export(table);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static List<PastGame> games(Guest guest) {
        return guest.ask("/api/me/history", HistoryPage.class).games();
    }

    private static List<String> tables(Guest guest, String query) {
        return guest.ask("/api/me/history" + query, HistoryPage.class).games().stream()
                .map(PastGame::table)
                .toList();
    }
}
